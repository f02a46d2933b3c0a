import type { Desk } from './desk.svelte'
import { wordsOf, type Facts } from './i18n.svelte'
import type { EventInfo, Seen } from './wire'
import { factsInWords, listed, thingWords } from './words'

/** A piece of a line: plain words, a seat by its number, or a card by its id. */
export interface Segment {
  text: string
  seat?: number
  card?: string
}

/** A line of the story: what happened, perhaps several times over. */
export interface Line {
  /** Its place among all events. */
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

const cardOf = (card: string) => mark('c', card, thingWords(card))

type Given = Map<string, unknown>

/** The cards of several events that are otherwise alike: those that are known by name, the others by their backs. */
function cardsInWords(cards: unknown[], kind: unknown): string {
  const named = cards.filter((card): card is string => typeof card === 'string')
  const times = (card: string) => named.filter((each) => each === card).length
  const known = [...new Set(named)].map((card) => cardOf(card) + (times(card) > 1 ? ` ×${times(card)}` : ''))
  const hidden = cards.filter((card) => card === null).length
  if (hidden > 1) known.push(wordsOf(`hidden-${kind}`, { count: hidden }, 'many') ?? `${hidden} × ${wordsOf(`hidden-${kind}`) ?? ''}`)
  else if (hidden === 1) known.push(wordsOf(`hidden-${kind}`) ?? '')
  return listed(known)
}

function sentence(events: Seen[], declared: EventInfo, name: string, desk: Desk): string | undefined {
  const named = { seat: (seat: number) => mark('s', seat, desk.name(seat)), card: cardOf }
  const facts: Facts = { ...factsInWords(events[0]!, declared, desk, named), count: events.length }
  if (events.length > 1)
    for (const [fact, what] of Object.entries(declared.facts))
      if (what === 'card-or-back' || what === 'card') {
        const given = events.map((event) => new Map<string, unknown>(Object.entries(event)))
        const cards = given.map((each) => each.get(fact))
        facts[fact] = cardsInWords(cards, given[0]!.get('kind'))
      }
  return (wordsOf(`event-${name}`, facts) ?? wordsOf(`web-event-${name}`, facts)) || undefined
}

/** Facts in which events may differ and still be one line. */
const LOOSE = new Set(['card', 'card-or-back', 'numbered'])

function alike(a: Given, b: Given, declared: EventInfo): boolean {
  return Object.entries(declared.facts).every(([fact, what]) => LOOSE.has(what) || JSON.stringify(a.get(fact)) === JSON.stringify(b.get(fact)))
}

/** Whether a repeated line shows by itself that it is repeated: its cards are listed. */
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
      const run = [event]
      for (; end < events.length && events[end]!.event === event.event; end++) {
        const next = new Map(Object.entries(events[end]!))
        if (!alike(given, next, declared)) break
        run.push(events[end]!)
      }
      const words = sentence(run, declared, event.event, desk)
      const times = run.length > 1 && !lists(declared) && !words?.includes(String(run.length)) ? ` ×${run.length}` : ''
      if (words !== undefined) lines.push({ at: first + at, event, weight: declared.weight, segments: split(words + times) })
    }
    at = end
  }
  return lines
}

/** How many lines are shown above the table at a time. */
const BEAT = 2

/**
 * What is shown above the table after something happened, a few lines at a time: everything that was done, or if nothing was,
 * the last of what followed automatically. If there is `much`, as after an absence, only the last lines. `before` is still waiting to be shown.
 */
export function beatsOf(lines: Line[], much: boolean, before: Line[] = []): Line[][] {
  const deeds = [...before, ...lines].filter((line) => line.weight !== 'detail')
  const all = deeds.length > 0 && !much ? deeds : (deeds.length > 0 ? deeds : lines).slice(-BEAT)
  return Array.from({ length: Math.ceil(all.length / BEAT) }, (_, beat) => all.slice(beat * BEAT, beat * BEAT + BEAT))
}

/** A line without its marks, to be read aloud. */
export function plainly(line: Line): string {
  return line.segments.map((segment) => segment.text).join('')
}
