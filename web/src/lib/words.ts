import type { Desk } from './desk.svelte'
import { spokenOf, t, wordsOf, type Facts } from './i18n.svelte'
import type { Choice, Deciding, SeatInfo } from './wire'

/** Who sits there; until somebody has said a name, the seat's number. */
export function seatName(seat: SeatInfo): string {
  return seat.name || t('web-seat-number', { number: seat.seat + 1 })
}

/** A thing of the game in words: a card, a voting space, a resource, a deck. */
export function thingWords(thing: string): string {
  for (const family of spokenOf()?.families ?? []) {
    const words = wordsOf(`${family}-${thing}`)
    if (words !== undefined) return words
  }
  return thing
}

function thingOf(choice: Choice, desk: Desk): string {
  if (choice.thing === '') return ''
  return desk.game.seat_verbs.includes(choice.verb) ? desk.name(Number(choice.thing)) : thingWords(choice.thing)
}

/** What a choice does, in words; where a step has words of its own for it, those. */
export function choiceWords(choice: Choice, desk: Desk): string {
  const thing = thingOf(choice, desk)
  const { deciding } = desk.view
  return (
    wordsOf(`do-${choice.verb}`, { ...askedInWords(deciding, desk, choice.thing), thing }, deciding.step) ??
    wordsOf(`do-${choice.verb}`, { thing }) ??
    choice.text
  )
}

/** A choice's verb alone, where its thing is in sight. */
export function choiceVerb(choice: Choice): string {
  return wordsOf(`do-${choice.verb}`, undefined, 'verb') ?? choice.verb
}

/** A choice's thing alone, under its verb. */
export function choiceThing(choice: Choice, desk: Desk): string {
  return thingOf(choice, desk) || choiceVerb(choice)
}

/** What is to be decided. */
export function promptWords(deciding: Deciding, desk: Desk): string | undefined {
  return wordsOf(`step-${deciding.step}`, askedInWords(deciding, desk))
}

/** What is being decided, as the catalogues want it: things in words, and of what has a figure for each thing the figure of one. */
function askedInWords(deciding: Deciding, desk: Desk, of = ''): Facts {
  const facts: Facts = { seat: typeof deciding.by === 'number' ? desk.name(deciding.by) : '' }
  for (const [name, given] of Object.entries(deciding)) {
    if (name === 'step' || name === 'by' || name === 'seat') continue
    const value: unknown = given && typeof given === 'object' ? Object.entries(given).find(([thing]) => thing === of)?.[1] : given
    if (typeof value === 'number') facts[name] = value
    else facts[name] = typeof value === 'string' ? thingWords(value) : ''
  }
  return facts
}

/** A bot of a level. */
export function levelWords(level: string): string {
  return t('web-level', { level: wordsOf(`web-level-${level}`) ?? level })
}

/** A rule's text, by its id. */
export function ruleWords(rule: string): string | undefined {
  return wordsOf(`rule-${rule.replaceAll('.', '-')}`)
}

/** A game's name, in its own words. */
export function gameName(game: string): string {
  return wordsOf(`game-${game}`, undefined, undefined, game) ?? game
}

/** What a game is about, in a sentence; nothing if its words do not say. */
export function gameText(game: string): string {
  return wordsOf(`game-${game}`, undefined, 'text', game) ?? ''
}
