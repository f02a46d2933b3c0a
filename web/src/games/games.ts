import type { Component } from 'svelte'
import { drawing as plain } from '../plain/drawing'
import Plain from '../plain/Emblem.svelte'
import type { Sound } from '../lib/chime'
import type { Seen, View } from '../lib/wire'

/** How a game is drawn: its folder's `drawing.ts` says it, with the game's own types of views and events. */
export interface Drawing<V extends View = View, E extends Seen = Seen> {
  Board: Component
  /** A card's face, large. */
  Face: Component<{ card: string }>
  /** Where in the game we are, for the top line. */
  Status: Component
  /** The score sheet. */
  Sheet: Component
  /** The ceremonies: what deserves to be staged, and the game waits behind it. `looked` of the events were looked at before. */
  Stage?: Component<{ events: E[]; looked: number; onclose: () => void }>
  /** The sound of an event, for those who have sounds on. */
  sounds?: Partial<Record<E['event'], Sound>>
  /** Several views of one position put together: what one seat could not see, another could. */
  together: (views: V[]) => V
}

const drawings = import.meta.glob<Drawing>('./*/drawing.ts', { import: 'drawing' })
const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default', eager: true })
import.meta.glob('./*/palette.css', { eager: true })

/** A game's own drawing; without one, it is drawn plainly. */
export async function drawingOf(game: string): Promise<Drawing> {
  return (await drawings[`./${game}/drawing.ts`]?.()) ?? plain
}

/** A game's own emblem; without one, a plain one. */
export function emblemOf(game: string): Component {
  return emblems[`./${game}/Emblem.svelte`] ?? Plain
}
