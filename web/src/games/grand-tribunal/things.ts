import { useDesk as deskOf, type Desk } from '../../lib/desk.svelte'
import type { Back, Facts, LyingItem, PrintedCard, View, Wizard } from './types'

export type Kind = Back['kind']
export const KINDS: Kind[] = ['item', 'spell', 'resource']
/** What is drawn on the back of each deck. */
export const BACKS: Record<Kind, string> = { item: 'staff', spell: 'runic', resource: 'resource' }
/** A card in any place; what its place does not say about it is left out. */
export type Placed = Back & Partial<LyingItem>

/** Items and spells of a Sanctum. */
export function sanctumOf(wizard: Wizard): Placed[] {
  return [...wizard.laboratory, ...wizard.library]
}

/** Every card of a wizard's that may be face down. */
export function lyingOf(wizard: Wizard): Placed[] {
  return [...wizard.hand, ...sanctumOf(wizard), ...wizard.vault]
}

/** The voting space that a card belongs to, whose colour and sign it has. */
export function typeIn(printed: PrintedCard | undefined): string {
  return printed?.type ?? printed?.category ?? 'resource'
}

export function useDesk(): Desk<View, Facts> {
  return deskOf()
}

export const TYPES = ['orb', 'potion', 'scroll', 'staff', 'talisman', 'wand']
export const CATEGORIES = ['alchemical', 'elemental', 'healing', 'runic']
