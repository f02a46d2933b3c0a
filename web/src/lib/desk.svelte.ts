import { getContext, setContext } from 'svelte'
import type { Choice, Facts, GameInfo, Hint, Printed, Seen, TableInfo, View } from './wire'
import { seatName } from './words'

/** What a desk shows: a position as one seat sees it, or as everybody saw it once the game is over. */
export interface Shown<V extends View> {
  view: V | null
  seat: number | null
  choices: Choice[]
  waiting: number[]
}

/** A card that is looked at closely, and the verbs that a tap on it asks about. */
export interface Close {
  card: string
  verbs: string[]
}

/** What the pieces of a board need to draw themselves and to be touched. */
export class Desk<V extends View = View, F extends Printed = Printed, C = F['cards'][string]> {
  /** The hint to the present decision, if one was asked for. */
  hint = $state.raw<Hint | null>(null)
  /** The share of wins that the hint promises, by action. */
  chances = $derived(new Map(this.hint?.chances.map((chance) => [chance.action, chance.win])))
  /** The verb whose choices alone glow, if the action bar narrowed them. */
  verb = $state<string | null>(null)
  close = $state.raw<Close | null>(null)
  /** The paragraph at which the rulebook is open over the table. */
  rule = $state<string | null>(null)
  /** A card or a space that a line of the log points at. */
  pointed = $state<string | null>(null)

  #shown: () => Shown<V>
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
    readonly printed: Facts & { facts: F & { cards: Record<string, C> } },
    shown: () => Shown<V>,
    readonly take: (action: number) => void,
    readonly ask: (action: number) => void,
    /** Take back the decision of an action, and then perhaps make another: a leader is lifted, or moved. */
    readonly lift: (action: number, then: number | null) => void,
  ) {
    this.#shown = shown
  }

  /** What the game declares about itself. */
  get game(): GameInfo {
    return this.printed.game
  }
  get facts(): F & { cards: Record<string, C> } {
    return this.printed.facts
  }
  get view(): V {
    const { view } = this.#shown()
    if (!view) throw new Error('nothing is shown yet')
    return view
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

  /** The number of a seat's colour and crest. */
  colour(seat: number): number {
    return this.table().seats[seat]?.colour ?? seat
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

  /** Whether the hint counts one of some choices among the best. */
  isBest(choices: Choice[]): boolean {
    return choices.some((choice) => this.hint?.best.includes(choice.action))
  }

  /** Ask why something cannot be done. */
  why(verb: string, thing: string): void {
    const action = this.number(verb, thing)
    if (action !== null) this.ask(action)
  }

  /** Show on the board what an event is about: its card, or the thing it names. */
  point(event: Seen): void {
    const facts = Object.entries(event)
    const of = (...kinds: string[]) => facts.find(([name, value]) => value != null && kinds.includes(this.#kind(event, name)))
    const thing = of('card', 'card-or-back') ?? of('thing', 'numbered')
    this.pointed = null
    if (thing) setTimeout(() => (this.pointed = String(thing[1])), 20)
  }

  #kind(event: Seen, fact: string): string {
    return this.game.events[event.event]?.facts[fact] ?? ''
  }

  /** How much an event matters to those who watch. */
  weight(event: Seen): string {
    return this.game.events[event.event]?.weight ?? 'detail'
  }

  /** What is printed on a card. */
  card(id: string): C | undefined {
    return this.facts.cards[id]
  }
}

const KEY = Symbol('desk')

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk)
}

/** The colour of each seat where one is: at a table its own, elsewhere that of its number. */
export function colours(): (seat: number) => number {
  const desk = getContext<Desk | undefined>(KEY)
  return (seat) => desk?.colour(seat) ?? seat
}

/** Everyone but oneself, in the order of the table from one's own seat; for who has none, everyone. */
export function othersOf<Player>(players: Player[], seat: number | null): Player[] {
  return seat === null ? players : [...players.slice(seat + 1), ...players.slice(0, seat)]
}

/** The desk of a board; a game's own pieces ask for it with their game's types. */
export function useDesk<V extends View = View, F extends Printed = Printed>(): Desk<V, F> {
  return getContext(KEY)
}
