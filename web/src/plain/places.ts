import { wordsOf } from '../lib/i18n.svelte'
import type { Player, Printed, View } from '../lib/wire'
import { thingWords } from '../lib/words'

/** A card that is not known, and a place without one. */
export const BACK = Symbol('back')
export const EMPTY = Symbol('empty')
/** What lies somewhere: a card by its id, a back, or nothing. */
export type Lying = string | typeof BACK | typeof EMPTY

/** What a view has under one name: cards that lie there, amounts, or a few words. */
export type Place =
  | { key: string; name: string; kind: 'cards'; cards: Lying[] }
  | { key: string; name: string; kind: 'amounts'; amounts: { name: string; value: string }[] }
  | { key: string; name: string; kind: 'value'; value: string }

/** What every view has and the table shows elsewhere. */
const COMMON = new Set(['game', 'seat', 'seats', 'deciding', 'pending', 'waiting', 'over', 'scores', 'winners', 'players', 'points'])

/** The name of a place: as the game's catalogue has it, else its own word. */
function nameOf(key: string): string {
  return wordsOf(`field-${key}`) ?? key.replaceAll(/[_-]/g, ' ')
}

/** What stands where there is nothing. */
const NOTHING = '–'

function inWords(value: unknown): string {
  if (typeof value === 'string') return thingWords(value)
  if (value === true) return '✓'
  if (value === null || value === undefined || value === false) return NOTHING
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(', ') : NOTHING
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${thingWords(name)} ${inWords(each)}`)
      .join(', ')
  return String(value)
}

/** A card as a view names it: by its id, or as a thing that has one; undefined for anything else. */
function cardOf(value: unknown, hidden: Lying, printed: Printed): Lying | undefined {
  if (value === null) return hidden
  if (typeof value === 'string') return value in printed.cards ? value : undefined
  const [, card] = Object.entries(Object(value)).find(([name]) => name === 'card') ?? []
  return card === null ? BACK : typeof card === 'string' ? card : undefined
}

function placesUnder(key: string, value: unknown, hidden: Lying, printed: Printed): Place[] {
  const name = nameOf(key)
  const list = typeof value === 'string' ? [value] : Array.isArray(value) ? value : null
  const cards = list?.map((each) => cardOf(each, hidden, printed)).filter((card) => card !== undefined)
  if (list && cards && list.length > 0 && cards.length === list.length) return [{ key, name, kind: 'cards', cards }]
  if (!value || typeof value !== 'object' || Array.isArray(value)) return [{ key, name, kind: 'value', value: inWords(value) }]
  const inside = Object.entries(value).map(([each, n]) => ({ each, n, places: placesUnder(each, n, hidden, printed) }))
  // Places within a place: the cards of each kind in a market.
  const lying = inside.flatMap(({ each, places }) =>
    places.filter((place) => place.kind === 'cards').map((place) => ({ ...place, key: `${key}/${each}`, name: `${name}: ${thingWords(each)}` })),
  )
  if (lying.length > 0) return lying
  return [{ key, name, kind: 'amounts', amounts: inside.map(({ each, n }) => ({ name: thingWords(each), value: inWords(n) })) }]
}

/** What is on the table besides what every game has; a place without a card is empty. */
export function placesOfTable(view: View, printed: Printed): Place[] {
  return placesOf(view, EMPTY, printed)
}

/** What belongs to a seat besides its points; a card without a name is unknown. */
export function placesOfSeat(player: Player, printed: Printed): Place[] {
  return placesOf(player, BACK, printed)
}

function placesOf(owner: View | Player, hidden: Lying, printed: Printed): Place[] {
  return Object.entries(owner)
    .filter(([key]) => !COMMON.has(key))
    .flatMap(([key, value]) => placesUnder(key, value, hidden, printed))
}

/** The cards that lie face up in some places. */
export function cardsIn(places: Place[]): string[] {
  return places.flatMap((place) => (place.kind === 'cards' ? place.cards.filter((card) => typeof card === 'string') : []))
}

/** What is worth a line once the game is over: amounts and words, where there are any. */
export function left(places: Place[]): Place[] {
  return places.filter((place) => place.kind === 'amounts' || (place.kind === 'value' && place.value !== NOTHING))
}
