import { getContext, setContext } from 'svelte'
import type { Printed } from './api'
import type { Seen } from './live.svelte'
import type { Choice, TableInfo } from './wire'
import { seatName } from './words'

/** What a desk shows: a position as one seat sees it, or as everybody saw it once the game is over. */
export interface Shown {
  view: Record<string, unknown>
  seat: number | null
  choices: Choice[]
  waiting: number[]
}

/** A card that is looked at closely, and the verbs that a tap on it asks about. */
export interface Close {
  card: string
  verbs: string[]
}

/** The printed cards by id, whether the game lists them or maps them. */
function cardsOf(printed: Printed): Map<string, unknown> {
  const cards = printed.facts['cards'] as Record<string, unknown> | { id: string }[]
  return new Map(Array.isArray(cards) ? cards.map((card) => [card.id, card]) : Object.entries(cards))
}

/** What the pieces of a board need to draw themselves and to be touched. */
export class Desk {
  /** The share of wins that a hint promises, by action. */
  chances = $state.raw<Map<number, number>>(new Map())
  /** The verb whose choices alone glow, if the action bar narrowed them. */
  verb = $state<string | null>(null)
  close = $state.raw<Close | null>(null)
  /** A card or a space that a line of the log points at. */
  pointed = $state<string | null>(null)

  #shown: () => Shown
  #cards: Map<string, unknown>
  #byThing = $derived.by(() => {
    const things = new Map<string, Choice[]>()
    for (const choice of this.choices) {
      const key = choice.thing
      things.set(key, [...(things.get(key) ?? []), choice])
    }
    return things
  })

  constructor(
    readonly table: () => TableInfo,
    readonly printed: Printed,
    shown: () => Shown,
    readonly take: (action: number) => void,
    readonly ask: (action: number) => void,
    /** Take back so many of one's decisions, then make these, in notation: a secret placement changed. */
    readonly rearrange: (undone: number, texts: string[]) => void,
  ) {
    this.#shown = shown
    this.#cards = cardsOf(printed)
  }

  get view(): Record<string, unknown> {
    return this.#shown().view
  }
  get seat(): number | null {
    return this.#shown().seat
  }
  get choices(): Choice[] {
    return this.#shown().choices
  }
  get waiting(): number[] {
    return this.#shown().waiting
  }

  name(seat: number): string {
    const found = this.table().seats[seat]
    return found ? seatName(found) : '?'
  }

  /** The choices that act on a thing, of some verbs or of all. */
  on(thing: string, verbs?: readonly string[]): Choice[] {
    const found = (this.#byThing.get(thing) ?? []).filter((choice) => !verbs || verbs.includes(choice.verb))
    return this.verb === null ? found : found.filter((choice) => choice.verb === this.verb)
  }

  /** The number of an action, legal or not. */
  number(verb: string, thing: string): number | null {
    const block = this.printed.verbs.find((each) => each.name === verb)
    const index = block?.things.indexOf(thing) ?? -1
    return block && index >= 0 ? block.base + index : null
  }

  /** Ask why something cannot be done. */
  why(verb: string, thing: string): void {
    const action = this.number(verb, thing)
    if (action !== null) this.ask(action)
  }

  /** Show on the board what an event speaks of. */
  point(event: Seen): void {
    const thing = event['card'] ?? event['space'] ?? event['land']
    this.pointed = null
    if (thing != null) setTimeout(() => (this.pointed = String(thing)), 20)
  }

  card<T>(id: string): T | undefined {
    return this.#cards.get(id) as T | undefined
  }
}

const KEY = Symbol('desk')

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk)
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY)
}
