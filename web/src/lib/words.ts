import type { Desk } from './desk.svelte'
import { language, t, wordsOf, type Facts } from './i18n.svelte'
import type { Seen } from './live.svelte'
import type { Choice, SeatInfo } from './wire'

/** Verbs whose things are seats, by number. */
const OF_SEATS = new Set(['target', 'praeco', 'order'])
/** Facts of events whose numbers are seats. */
const SEATS = new Set(['seat', 'to', 'from', 'by', 'target', 'buyer', 'winner', 'owner', 'first', 'giver', 'taker', 'next'])
/** The catalogues' families of words for things, in the order in which they are asked. */
const FAMILIES = ['card', 'space', 'resource', 'colour', 'kind', 'source', 'material', 'thing']

/** Who sits there; until somebody has said a name, the seat's number. */
export function seatName(seat: SeatInfo): string {
  return seat.name || t('web-seat-number', { number: seat.seat + 1 })
}

/** A thing of the game in words: a card, a voting space, a resource, a deck. */
export function thingWords(thing: string): string {
  for (const family of FAMILIES) {
    const words = wordsOf(`${family}-${thing}`)
    if (words !== undefined) return words
  }
  return thing
}

function thingOf(choice: Choice, desk: Desk): string {
  if (choice.thing === '') return ''
  return OF_SEATS.has(choice.verb) ? desk.name(Number(choice.thing)) : thingWords(choice.thing)
}

/** What a choice does, in words. */
export function choiceWords(choice: Choice, desk: Desk): string {
  return wordsOf(`do-${choice.verb}`, { thing: thingOf(choice, desk) }) ?? choice.text
}

/** A choice's verb alone, where its thing is in sight. */
export function choiceVerb(choice: Choice): string {
  return wordsOf(`do-${choice.verb}`, undefined, 'verb') ?? choice.verb
}

/** A choice's thing alone, under its verb. */
export function choiceThing(choice: Choice, desk: Desk): string {
  return thingOf(choice, desk) || choiceVerb(choice)
}

/** Facts as the catalogues want them: names for seats, words for things, lists joined. */
export function factsInWords(facts: Record<string, unknown>, desk: Desk): Facts {
  const words: Facts = {}
  for (const [name, value] of Object.entries(facts)) words[name] = factInWords(name, value, desk)
  // A card that this seat does not know is told by its back.
  if (facts['card'] === null) words['card'] = wordsOf(`hidden-${String(facts['kind'])}`) ?? ''
  if (Array.isArray(facts['order'])) words['seats'] = factInWords('seats', facts['order'], desk)
  if (Array.isArray(facts['winners'])) words['winner'] = factInWords('seats', facts['winners'], desk)
  return words
}

function factInWords(name: string, value: unknown, desk: Desk): string | number {
  if (typeof value === 'number') return SEATS.has(name) ? desk.name(value) : value
  if (typeof value === 'string') return thingWords(value)
  if (Array.isArray(value)) {
    // A place: what it is, and whose.
    const place =
      typeof value[0] === 'string' ? wordsOf(`place-${value[0]}`, { seat: typeof value[1] === 'number' ? desk.name(value[1]) : '' }) : undefined
    if (place !== undefined) return place
    const items = value.map((item) => String(factInWords(name === 'seats' ? 'seat' : name, item, desk)))
    return new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(items)
  }
  if (value && typeof value === 'object')
    return Object.entries(value)
      .filter(([, amount]) => amount)
      .map(([thing, amount]) => `${String(amount)} ${thingWords(thing)}`)
      .join(', ')
  return value === true ? 'yes' : value === false ? 'no' : ''
}

/** An event as a line of the log; events without words are for the eye alone. */
export function eventWords(event: Seen, desk: Desk): string | undefined {
  return wordsOf(`event-${event.event}`, factsInWords(event, desk)) ?? wordsOf(`web-event-${event.event}`, factsInWords(event, desk))
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
