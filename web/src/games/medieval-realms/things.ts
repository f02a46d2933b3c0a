import { useDesk as deskOf, type Desk } from '../../lib/desk.svelte'
import type { Facts, View } from './types'

export function useDesk(): Desk<View, Facts> {
  return deskOf()
}

/** The turn order, or the seats as they sit until it is drawn. */
export function orderOf(view: View): number[] {
  return view.order.length === view.seats ? view.order : view.players.map((king) => king.seat)
}

export const RESOURCES = ['production', 'science', 'culture', 'religion', 'gold', 'raw-material', 'battle']
export const MANAGED = RESOURCES.slice(0, 6)
/** Each leader's verb of placement and its name in a view of a placement. */
export const PIECES = [
  { leader: 'mayor', verb: 'place-mayor', placed: 'mayors' },
  { leader: 'general', verb: 'place-general', placed: 'generals' },
  { leader: 'admiral', verb: 'place-admiral', placed: 'admirals' },
  { leader: 'decoy', verb: 'place-decoy', placed: 'decoys' },
] as const
export const ON_LANDS = PIECES.slice(1)
