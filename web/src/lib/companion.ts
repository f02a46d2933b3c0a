import type { Component } from 'svelte'
import type { Seen } from './wire'

/** The parts of a table that a phone shows one at a time. */
export type Part = 'table' | 'mine' | 'rivals' | 'log'

/** Somebody at the side of the player, who sees what is done and what happens, speaks in a panel, and may hold back a decision. */
export interface Companion {
  /** Whether a decision may be made; if not, the companion says why. */
  accepts(action: number): boolean
  /** A decision that was accepted came to nothing. */
  failed(): void
  /** A new position is shown, after these events. */
  happened(events: Seen[]): void
  /** Whether the player follows: then nothing is taken back and no choice is made unasked. */
  readonly leads: boolean
  readonly Panel: Component<{ companion: Companion; asked: boolean; show: (part: Part) => void }>
}
