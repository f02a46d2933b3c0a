import { PACES, settings } from './settings.svelte'
import type { Position, Seen } from './wire'

/** How long an event is shown before the next thing happens, in milliseconds at a normal pace, by how much it matters. */
const STANDS: Record<string, number> = { ceremony: 1400, part: 800, turn: 500, deed: 1300, detail: 240 }

/** Who watches what is shown. */
export interface Watch {
  before: () => void
  /** A position is shown; returns the beats in which its events are shown: how much each of their lines matters. */
  after: (position: Position) => string[][]
  /** One of the beats is shown now. */
  beat: (index: number) => void
  /** Somebody answers before everything was shown: the rest is shown with what follows. */
  interrupted: () => void
  /** How much an event matters. */
  weigh: (event: Seen) => string
  /** Whether ceremonies are shown here. */
  stages: () => boolean
}
const UNWATCHED: Watch = {
  before: () => undefined,
  after: () => [],
  beat: () => undefined,
  interrupted: () => undefined,
  weigh: () => 'deed',
  stages: () => false,
}

/** Positions shown one by one: what others did for as long as it matters, a ceremony until it has been looked at. */
export class Showing {
  position = $state.raw<Position | null>(null)
  events = $state.raw<Seen[]>([])
  /** Whether the time of what was shown last is not over yet. */
  standing = $state(false)
  /** The ceremony that waits to be looked at; nothing more is shown until then. */
  staged = $state.raw<Seen[]>([])
  /** How much of it was looked at before, when it was interrupted. */
  looked = $state(0)

  #queue: Position[] = []
  #showing = false
  #hurry = false
  /** Whether what is shown should be cut short. */
  #cut = false
  #began = -1
  #wake: (() => void) | null = null
  #watch: Watch

  constructor(watch: Partial<Watch>) {
    this.#watch = { ...UNWATCHED, ...watch }
  }

  /** Whether what is shown is the newest there is. */
  get settled(): boolean {
    return !this.#showing && this.#queue.length === 0
  }

  /** The newest position, shown or not yet. */
  get newest(): Position | null {
    return this.#queue.at(-1) ?? this.position
  }

  /** A position has come in; its turn will come. */
  add(position: Position): void {
    this.#queue.push(position)
    // What came in one message is in the queue before the first of it is drawn.
    if (!this.#showing) {
      this.#showing = true
      if (this.#rushes) queueMicrotask(() => void this.#show())
      else void this.#show()
    } else if (this.staged.length > 0) this.#wake?.()
  }

  /** Who answers sees the answer at once. */
  interrupt(): void {
    if (!this.standing) return
    this.#watch.interrupted()
    this.#wake?.()
  }

  /** Show at once everything that has arrived, except ceremonies: each still waits to be looked at. */
  skip(): void {
    if (this.settled) return
    this.#hurry = true
    this.#wake?.()
  }

  /** The ceremony has been looked at: the game continues. */
  release(): void {
    this.looked = this.staged.length
    this.staged = []
    this.#wake?.()
  }

  async #show(): Promise<void> {
    let next: Position | undefined
    while ((next = this.#following())) {
      const first = this.position === null
      if (!first) this.#watch.before()
      this.events = [...this.events, ...next.events]
      this.position = next
      if (first) continue
      let beats = this.#watch.after(next)
      const at = this.events.length - next.events.length
      const is = (event: Seen) => this.#watch.weigh(event) === 'ceremony'
      const staged = next.events.some(is) && this.#watch.stages()
      if (staged) beats = await this.#stage(at, beats)
      // What came with a ceremony is shown once the ceremony has been looked at.
      const events = this.events.slice(at).filter((event) => !staged || !is(event))
      const weights = events.map((event) => this.#watch.weigh(event))
      await this.#stand(beats, weights)
    }
    this.#hurry = false
    this.#showing = false
  }

  /** Whether nothing is being shown. The first position is the state at arrival. */
  get #rushes(): boolean {
    return this.position !== null && (this.#hurry || PACES[settings.pace] === 0)
  }

  /** What is shown next. What takes no time is not drawn one by one but with what follows, up to a ceremony. */
  #following(): Position | undefined {
    let next = this.#queue.shift()
    const isCeremony = (event: Seen) => this.#watch.weigh(event) === 'ceremony'
    while (next && this.#rushes && this.#queue.length > 0 && !next.events.some(isCeremony)) {
      const more: Position = this.#queue.shift()!
      next = { ...more, events: [...next.events, ...more.events] }
    }
    return next
  }

  /**
   * Each ceremony among the events from `at` on, one after the other: all of it since its part of the game began.
   * The beats in which everything that came with them is shown.
   */
  async #stage(at: number, beats: string[][]): Promise<string[][]> {
    const is = (weight: string) => (event: Seen) => this.#watch.weigh(event) === weight
    for (;;) {
      const first = this.events.findIndex((event, index) => index >= at && is('ceremony')(event))
      if (first < 0) return beats
      const began = this.events.slice(0, first).findLastIndex(is('part'))
      // What is next may begin in the same breath: that is no more of this ceremony.
      const end = () => this.events.findIndex((event, index) => index > first && is('part')(event))
      const of = () => this.events.slice(began + 1, end() < 0 ? undefined : end()).filter(is('ceremony'))
      if (began !== this.#began) this.looked = 0
      this.#began = began
      this.staged = of()
      while (this.staged.length > 0) {
        // What follows of it while it is looked at comes with it.
        const next = end() < 0 && this.position?.decision === null ? this.#queue[0] : undefined
        if (next?.events.some(is('ceremony'))) {
          this.#queue.shift()
          this.#watch.before()
          this.events = [...this.events, ...next.events]
          this.position = next
          beats = this.#watch.after(next)
          this.staged = of()
        } else await new Promise<void>((resolve) => (this.#wake = resolve))
      }
      this.#wake = null
      if (end() < 0) return beats
      at = end()
    }
  }

  /** What was shown stays for its time, beat by beat; one's own question may be answered in the meantime. */
  async #stand(beats: string[][], weights: string[]): Promise<void> {
    this.#cut = this.#hurry
    for (const [index, lines] of (beats.length > 0 ? beats : [weights]).entries()) {
      const time = Math.max(0, ...lines.map((weight) => STANDS[weight] ?? 0)) * PACES[settings.pace]
      if (this.#cut || time === 0) continue
      this.#watch.beat(index)
      this.standing = true
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, time)
        this.#wake = () => {
          clearTimeout(timer)
          this.#cut = true
          resolve()
        }
      })
    }
    this.#watch.beat(beats.length - 1)
    this.standing = false
    this.#wake = null
  }
}
