import type { Desk } from './desk.svelte'
import { language, spokenOf, t, wordsOf, type Facts } from './i18n.svelte'
import type { Choice, Deciding, EventInfo, HintReason, Position, SeatInfo, Seen } from './wire'

/** Who sits there; until somebody has said a name, the seat's number, in the game's own word for a seat if it has one. */
export function seatName(seat: SeatInfo, game?: string): string {
  const number = { number: seat.seat + 1 }
  return seat.name || (wordsOf('seat-number', number, undefined, game) ?? t('web-seat-number', number))
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
  return wordsInStep(choice, desk) ?? wordsOf(`do-${choice.verb}`, { thing: thingOf(choice, desk) }) ?? choice.text
}

/** The words that the step being decided has for a choice, or for its thing (`actions-thing`). */
function wordsInStep(choice: Choice, desk: Desk, part = ''): string | undefined {
  const { deciding } = desk.view
  return wordsOf(`do-${choice.verb}`, { ...askedInWords(deciding, desk, choice.thing), thing: thingOf(choice, desk) }, deciding.step + part)
}

/** A choice's verb alone, where its thing is in sight. */
export function choiceVerb(choice: Choice): string {
  return wordsOf(`do-${choice.verb}`, undefined, 'verb') ?? choice.verb
}

/** A choice's thing alone, under its verb; with its price where the step has words for that. */
export function choiceThing(choice: Choice, desk: Desk): string {
  return wordsInStep(choice, desk, '-thing') ?? (thingOf(choice, desk) || choiceVerb(choice))
}

/** An amount of a thing, as its language counts it. */
export function amountWords(thing: string, amount: number): string {
  return wordsOf(`amount-${thing}`, { amount }) ?? `${amount} ${thingWords(thing)}`
}

/** What is to be decided. */
export function promptWords(deciding: Deciding, desk: Desk): string | undefined {
  return wordsOf(`step-${deciding.step}`, askedInWords(deciding, desk))
}

/** What the game wants now, in a line: from us, from others, or nothing more. */
export function askedWords({ over, winners, waiting, view }: Position, mine: boolean, desk: Desk): string {
  const names = (seats: number[]) => listed(seats.map((seat) => desk.name(seat)))
  if (over) return t('web-over', { names: names(winners), count: winners.length })
  if (mine) return promptWords(view.deciding, desk) ?? t('web-your-turn')
  if (waiting.length === 0) return t('web-chance')
  const thinks = waiting.every((seat) => desk.table().seats[seat]?.level != null)
  return t(thinks ? 'web-thinking' : 'web-waiting', { names: names(waiting), count: waiting.length })
}

/** What is being decided, as the catalogues want it: things in words, and of what has a number for each thing the number of one. */
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

/** How seats and cards are named within a sentence. */
export interface Named {
  seat: (seat: number) => string
  card: (card: string) => string
}

function plainly(desk: Desk): Named {
  return { seat: (seat) => desk.name(seat), card: thingWords }
}

const LISTS = new Map<string, Intl.ListFormat>()

/** Names in a row, as the language strings them together. */
export function listed(items: string[]): string {
  let list = LISTS.get(language())
  if (!list) LISTS.set(language(), (list = new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' })))
  return list.format(items)
}

/** An event's facts as the catalogues want them, by what the game declares each to be. */
export function factsInWords(event: Seen, declared: EventInfo, desk: Desk, named: Named = plainly(desk)): Facts {
  const given = Object.entries(event)
  const kind = given.find(([name]) => name === 'kind')?.[1]
  const words: Facts = {}
  for (const [name, value] of given) {
    const what = declared.facts[name]
    if (what === undefined) continue
    // A card that this seat does not know is named by its back.
    words[name] = what === 'card-or-back' && value === null ? (wordsOf(`hidden-${kind}`) ?? '') : factInWords(what, value, named)
    if (what === 'place' && Array.isArray(value)) {
      words[`${name}-place`] = String(value[0])
      words[`${name}-seat`] = typeof value[1] === 'number' ? named.seat(value[1]) : ''
    }
  }
  return { ...words, ...chosenBy(Object.fromEntries(given)) }
}

/**
 * What a message may choose its words by, besides its facts: `x-id` for the thing that x is, and `x-goods` for that amount of
 * the resource that the facts name, or the bare number. A place has `x-place` and `x-seat` too: which it is, and whose.
 */
function chosenBy(facts: Record<string, unknown>): Facts {
  const resource = facts['resource']
  const words: Facts = {}
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'string') words[`${name}-id`] = value
    if (typeof value === 'number') words[`${name}-goods`] = typeof resource === 'string' ? amountWords(resource, value) : value
  }
  return words
}

function factInWords(what: string, value: unknown, named: Named): string | number {
  if (typeof value === 'number') return what === 'seat' || what === 'seats' ? named.seat(value) : value
  if (typeof value === 'string') return what.startsWith('card') ? named.card(value) : thingWords(value)
  if (Array.isArray(value)) return listed(value.filter((item) => item !== null).map((item) => String(factInWords(what, item, named))))
  if (value && typeof value === 'object')
    return listed(
      Object.entries(value)
        .filter(([, amount]) => amount)
        .map(([thing, amount]) => (what === 'seat-counts' ? `${named.seat(Number(thing))} ${amount}` : amountWords(thing, Number(amount)))),
    )
  return ''
}

/** An event as a line of the log; events without words are for the eye alone. */
export function eventWords(event: Seen, desk: Desk): string | undefined {
  const declared = desk.game.events[event.event]
  if (!declared) return undefined
  const facts = factsInWords(event, declared, desk)
  return (wordsOf(`event-${event.event}`, facts) ?? wordsOf(`web-event-${event.event}`, facts)) || undefined
}

/** Why not, with the facts that decided it. */
export function refusalWords(reason: string, facts: Record<string, unknown>): string | undefined {
  const words: Facts = chosenBy(facts)
  for (const [name, value] of Object.entries(facts)) words[name] = typeof value === 'string' ? thingWords(value) : Number(value)
  return wordsOf(`refusal-${reason}`, words)
}

/** A bot of a level, as its game calls it. */
export function levelWords(level: string, game?: string): string {
  return t('web-level', { level: wordsOf(`level-${level}`, undefined, undefined, game) ?? level })
}

/** What a level means: how hard it is to beat, and how long it thinks. */
export function levelText(level: string): string {
  return wordsOf(`level-${level}-text`) ?? ''
}

/** What a move changes, as a sentence; of a feature without words its bare name. */
export function reasonWords(reason: HintReason): string {
  const side = `${reason.own ? 'own' : 'rivals'}-${reason.more ? 'more' : 'less'}`
  const key = `feature-${reason.feature}`
  return wordsOf(key, undefined, side) ?? t(`hint-${side}`, { feature: wordsOf(key) ?? thingWords(reason.feature) })
}

/** A game's name, in its own words. */
export function gameName(game: string): string {
  return wordsOf(`game-${game}`, undefined, undefined, game) ?? game
}

/** What a game is about, in a sentence; nothing if its words do not say. */
export function gameText(game: string): string {
  return wordsOf(`game-${game}`, undefined, 'text', game) ?? ''
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
