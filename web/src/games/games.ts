import type { Component } from 'svelte'
import type { Desk } from '../lib/desk.svelte'
import type { Facts } from '../lib/i18n.svelte'
import type { Seen } from '../lib/live.svelte'
import { GRAND_TRIBUNAL } from './grand-tribunal/drawing'
import { MEDIEVAL_REALMS } from './medieval-realms/drawing'

/** How a game is drawn. */
export interface Drawing {
  Board: Component
  /** A card's face, large. */
  Face: Component<{ card: string }>
  /** Where in the game we are, for the top line. */
  Status: Component
  /** The score sheet. */
  Sheet: Component
  /** What happened that deserves to be staged: shown when it returns true for one of the events. */
  Stage: Component<{ events: Seen[]; onclose: () => void }>
  stages: (events: Seen[]) => boolean
  /** The name of the step that is being decided and the facts of its prompt. */
  prompt: (desk: Desk) => { step: string; facts: Facts }
  /** Several views of one position put together: what one seat could not see, another could. */
  together: (views: Record<string, unknown>[]) => Record<string, unknown>
}

export const DRAWINGS: Record<string, Drawing> = {
  'grand-tribunal': GRAND_TRIBUNAL,
  'medieval-realms': MEDIEVAL_REALMS,
}
