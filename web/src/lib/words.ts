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

/** So much of a thing, as its language counts it. */
export function amountWords(thing: string, amount: number): string {
  return wordsOf(`amount-${thing}`, { amount }) ?? `${amount} ${thingWords(thing)}`
}

/** Names in a row, as the language strings them together. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(items)
}

/**
 * Facts as the catalogues want them: names for seats, words for things, lists joined. What a message may choose its
 * words by comes beside them: `x-id` for the thing that x is, `x-place` and `x-seat` for the place that it is and whose,
 * and `x-goods` for so much of the resource that the facts name, or the bare figure.
 */
export function factsInWords(facts: Record<string, unknown>, desk: Desk): Facts {
  const words: Facts = {}
  const resource = facts['resource']
  for (const [name, value] of Object.entries(facts)) {
    words[name] = factInWords(name, value, desk)
    if (typeof value === 'string') words[`${name}-id`] = value
    else if (typeof value === 'number') words[`${name}-goods`] = typeof resource === 'string' ? amountWords(resource, value) : value
    else if (Array.isArray(value) && (name === 'from' || name === 'to')) {
      words[`${name}-place`] = String(value[0])
      words[`${name}-seat`] = typeof value[1] === 'number' ? desk.name(value[1]) : ''
    }
  }
  // A card that this seat does not know is told by its back.
  if (facts['card'] === null) words['card'] = wordsOf(`hidden-${String(facts['kind'])}`) ?? ''
  if (Array.isArray(facts['order'])) words['seats'] = factInWords('seats', facts['order'], desk)
  if (Array.isArray(facts['winners'])) words['winner'] = factInWords('seats', facts['winners'], desk)
  return words
}

function factInWords(name: string, value: unknown, desk: Desk): string | number {
  if (typeof value === 'number') return SEATS.has(name) ? desk.name(value) : value
  if (typeof value === 'string') return thingWords(value)
  if (Array.isArray(value)) return listed(value.map((item) => String(factInWords(name === 'seats' ? 'seat' : name, item, desk))))
  if (value && typeof value === 'object')
    return listed(
      Object.entries(value)
        .filter(([, amount]) => amount)
        .map(([thing, amount]) => amountWords(thing, Number(amount))),
    )
  return ''
}

/** An event as a line of the log; events without words are for the eye alone. */
export function eventWords(event: Seen, desk: Desk): string | undefined {
  const facts = factsInWords(event, desk)
  return (wordsOf(`event-${event.event}`, facts) ?? wordsOf(`web-event-${event.event}`, facts)) || undefined
}

/** Why not, with the figures that decided it. */
export function refusalWords(reason: string, figures: Record<string, unknown>, desk: Desk): string | undefined {
  return wordsOf(`refusal-${reason}`, factsInWords(figures, desk))
}

/** A rule's text, by its id, as the options in force have it; each value of a mix of options is a fact of its own. */
export function ruleWords(rule: string, options: Record<string, unknown>): string | undefined {
  const facts: Facts = {}
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'string' || typeof value === 'number') facts[name] = value
    else if (Array.isArray(value)) for (const chosen of value) facts[String(chosen)] = 'yes'
  }
  return wordsOf(`rule-${rule.replaceAll('.', '-')}`, facts)
}

/** A bot of a level. */
export function levelWords(level: string): string {
  return t('web-level', { level: wordsOf(`web-level-${level}`) ?? level })
}

/** A game's name, in its own words. */
export function gameName(game: string): string {
  return wordsOf(`game-${game}`, undefined, undefined, game) ?? game
}

/** What a game is about, in a sentence; nothing if its words do not say. */
export function gameText(game: string): string {
  return wordsOf(`game-${game}`, undefined, 'text', game) ?? ''
}
