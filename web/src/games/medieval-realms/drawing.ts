import type { Desk } from '../../lib/desk.svelte'
import type { Facts } from '../../lib/i18n.svelte'
import type { Seen } from '../../lib/live.svelte'
import { thingWords } from '../../lib/words'
import type { Drawing } from '../games'
import Board from './Board.svelte'
import Face from './Face.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import Status from './Status.svelte'
import type { View } from './view'
import Walls from './Walls.svelte'

function prompt(desk: Desk): { step: string; facts: Facts } {
  const { step, left, amount, bid, card, currency } = (desk.view as unknown as View).deciding
  return {
    step,
    facts: {
      left: left ?? 0,
      amount: amount ?? 0,
      bid: bid ?? 0,
      card: card ? thingWords(card) : '',
      currency: currency ? thingWords(currency) : '',
    },
  }
}

/** Only what stands behind a king's own walls is that king's alone. */
function together(views: Record<string, unknown>[]): Record<string, unknown> {
  const all = views as unknown as View[]
  const kings = all[0]!.kings.map((_, seat) => all[seat]!.kings[seat]!)
  return { ...all[0]!, seat: null, kings } as unknown as Record<string, unknown>
}

export const MEDIEVAL_REALMS: Drawing = {
  Board,
  Face,
  Status,
  Sheet: ScoreSheet,
  Stage: Walls,
  stages: (events: Seen[]) => events.some((event) => event.event === 'walls-fell'),
  prompt,
  together,
}
