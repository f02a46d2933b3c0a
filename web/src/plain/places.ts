import { wordsOf } from '../lib/i18n.svelte'
import type { Player, Printed, View } from '../lib/wire'
import { thingWords } from '../lib/words'

/** A card that lies somewhere; null is one that is not known here, or a place for one that is empty. */
export type Lying = string | null

/** What a view has under one name: cards that lie there, figures, or a few words. */
export type Place =
  | { key: string; name: string; kind: 'cards'; cards: Lying[] }
  | { key: string; name: string; kind: 'figures'; figures: { name: string; value: string }[] }
  | { key: string; name: string; kind: 'value'; value: string }

/** What every view has and the table shows elsewhere. */
const COMMON = new Set(['game', 'seat', 'seats', 'deciding', 'waiting', 'over', 'scores', 'winners', 'players', 'points'])

/** The name of a place: as the game's catalogue has it, else its own word. */
function nameOf(key: string): string {
  const word = key.replaceAll('_', '-')
  const words = wordsOf(`place-${word}`, { seat: '' }) ?? wordsOf(`draw-${word}`)
  return words ?? key.replaceAll(/[_-]/g, ' ')
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return thingWords(value)
  if (value === true) return '✓'
  if (value === null || value === undefined || value === false) return '–'
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(', ') : '–'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${thingWords(name)} ${inWords(each)}`)
      .join(', ')
  return String(value)
}

/** A card as a view names it: by its id, or as a thing that has one. */
function cardOf(value: unknown, printed: Printed): Lying | undefined {
  if (value === null) return null
  if (typeof value === 'string') return value in printed.cards ? value : undefined
  if (typeof value === 'object' && 'card' in (value ?? {})) {
    const card = Object.entries(value ?? {}).find(([name]) => name === 'card')?.[1]
    return typeof card === 'string' || card === null ? card : undefined
  }
  return undefined
}

function placeOf(key: string, value: unknown, printed: Printed): Place {
  const name = nameOf(key)
  if (Array.isArray(value)) {
    const cards = value.map((each) => cardOf(each, printed))
    const known = cards.filter((card) => card !== undefined)
    if (value.length > 0 && known.length === value.length && (known.some((card) => card !== null) || key === 'hand'))
      return { key, name, kind: 'cards', cards: known }
  }
  if (typeof value === 'string' && value in printed.cards) return { key, name, kind: 'cards', cards: [value] }
  if (value && typeof value === 'object' && !Array.isArray(value))
    return { key, name, kind: 'figures', figures: Object.entries(value).map(([each, n]) => ({ name: thingWords(each), value: inWords(n) })) }
  return { key, name, kind: 'value', value: inWords(value) }
}

/** What lies on the table, or belongs to a seat, beside what every game has. */
export function placesOf(owner: View | Player, printed: Printed): Place[] {
  return Object.entries(owner)
    .filter(([key]) => !COMMON.has(key))
    .map(([key, value]) => placeOf(key, value, printed))
}
