import type { Desk } from './desk.svelte'
import { language, wordsOf, type Facts } from './i18n.svelte'
import type { EventInfo, Seen } from './wire'
import { thingWords } from './words'

/** A piece of a line: plain words, a seat by its number, or a card by its id. */
export interface Segment {
  text: string
  seat?: number
  card?: string
}

/** A line of the story: what happened, perhaps several times over. */
export interface Line {
  /** Where it stands among all events. */
  at: number
  event: Seen
  weight: string
  segments: Segment[]
}

// Names within a sentence are found again by marks that no text uses.
const OPEN = '\uE000'
const SAYS = '\uE001'
const SHUT = '\uE002'
const MARKED = new RegExp(`${OPEN}(.)([^${SAYS}]*)${SAYS}([^${SHUT}]*)${SHUT}`, 'g')
const mark = (kind: 's' | 'c', id: string | number, text: string) => `${OPEN}${kind}${id}${SAYS}${text}${SHUT}`

function split(words: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const found of words.matchAll(MARKED)) {
    if (found.index > from) segments.push({ text: words.slice(from, found.index) })
    const [all, kind, id = '', text = ''] = found
    segments.push(kind === 's' ? { text, seat: Number(id) } : { text, card: id })
    from = found.index + all.length
  }
  if (from < words.length) segments.push({ text: words.slice(from) })
  return segments
}

function listed(items: string[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(items)
}

const seatOf = (seat: number, desk: Desk) => mark('s', seat, desk.name(seat))
const cardOf = (card: string) => mark('c', card, thingWords(card))

/** A fact as the catalogues want it, by what the game declares it to be. */
function inWords(what: string, value: unknown, desk: Desk): string | number {
  if (typeof value === 'number') return what === 'seat' || what === 'seats' ? seatOf(value, desk) : value
  if (typeof value === 'string') return what.startsWith('card') ? cardOf(value) : thingWords(value)
  if (Array.isArray(value)) {
    if (what === 'place')
      return wordsOf(`place-${value[0]}`, { seat: typeof value[1] === 'number' ? seatOf(value[1], desk) : '' }) ?? String(value[0])
    return listed(value.filter((item) => item !== null).map((item) => String(inWords(what, item, desk))))
  }
  if (value && typeof value === 'object')
    return Object.entries(value)
      .filter(([, amount]) => amount)
      .map(([thing, amount]) => `${String(amount)} ${what === 'seats-figures' ? seatOf(Number(thing), desk) : thingWords(thing)}`)
      .join(', ')
  return ''
}

type Given = Map<string, unknown>

/** The cards of several events that are alike but for them: those that are known by name, the others by their backs. */
function cardsInWords(cards: unknown[], kind: unknown): string {
  const known = cards.filter((card): card is string => typeof card === 'string').map(cardOf)
  const hidden = cards.filter((card) => card === null).length
  if (hidden > 1) known.push(wordsOf(`hidden-${kind}`, { count: hidden }, 'many') ?? `${hidden} × ${wordsOf(`hidden-${kind}`) ?? ''}`)
  else if (hidden === 1) known.push(wordsOf(`hidden-${kind}`) ?? '')
  return listed(known)
}

/** Cards that move from place to place have words for the way they go; `seat` is whose place it is. */
function way(declared: EventInfo, given: Given): { name?: string; seat?: number } {
  const [from, to] = Object.keys(declared.facts)
    .filter((fact) => declared.facts[fact] === 'place')
    .map((fact) => given.get(fact))
  if (!Array.isArray(from) || !Array.isArray(to)) return {}
  const seat: unknown = to[1] ?? from[1]
  return { name: `${from[0]}-${to[0]}`, ...(typeof seat === 'number' ? { seat } : {}) }
}

function sentence(events: Given[], declared: EventInfo, name: string, desk: Desk): string | undefined {
  const first = events[0]!
  const facts: Facts = { count: events.length }
  for (const [fact, what] of Object.entries(declared.facts))
    facts[fact] =
      what === 'card-or-back' || what === 'card'
        ? cardsInWords(
            events.map((each) => each.get(fact)),
            first.get('kind'),
          )
        : inWords(what, first.get(fact), desk)
  const went = way(declared, first)
  if (went.seat !== undefined) facts['seat'] ??= seatOf(went.seat, desk)
  const own = went.name ? wordsOf(`event-${name}`, facts, went.name) : undefined
  return own ?? wordsOf(`event-${name}`, facts) ?? wordsOf(`web-event-${name}`, facts)
}

/** Facts in which events may differ and still be one line. */
const LOOSE = new Set(['card', 'card-or-back', 'numbered'])

function alike(a: Given, b: Given, declared: EventInfo): boolean {
  return Object.entries(declared.facts).every(([fact, what]) => LOOSE.has(what) || JSON.stringify(a.get(fact)) === JSON.stringify(b.get(fact)))
}

/** Whether a line that was told again says so by itself: its cards are listed. */
function lists(declared: EventInfo): boolean {
  return Object.values(declared.facts).some((what) => what === 'card' || what === 'card-or-back')
}

/** Events as a story: alike ones together, those without words left out. `first` is where they begin among all events. */
export function storyOf(events: Seen[], desk: Desk, first = 0): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < events.length;) {
    const event = events[at]!
    const declared = desk.game.events[event.event]
    let end = at + 1
    if (declared) {
      const given = new Map(Object.entries(event))
      const run: Given[] = [given]
      for (; end < events.length && events[end]!.event === event.event; end++) {
        const next = new Map(Object.entries(events[end]!))
        if (!alike(given, next, declared)) break
        run.push(next)
      }
      const words = sentence(run, declared, event.event, desk)
      const times = run.length > 1 && !lists(declared) && !words?.includes(String(run.length)) ? ` ×${run.length}` : ''
      if (words !== undefined) lines.push({ at: first + at, event, weight: declared.weight, segments: split(words + times) })
    }
    at = end
  }
  return lines
}

/** A line without its marks, to be read aloud. */
export function plainly(line: Line): string {
  return line.segments.map((segment) => segment.text).join('')
}
