import type { Drawing } from '../games'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Sheet from './ScoreSheet.svelte'
import Status from './Status.svelte'
import Stage from './Walls.svelte'
import type { Told, View } from './types'

/** Only what stands behind a king's own walls is that king's alone. */
function together(views: View[]): View {
  const first = views[0]!
  return { ...first, seat: null, players: first.players.map((_, seat) => views[seat]!.players[seat]!) }
}

export const drawing: Drawing<View, Told> = { Board, Face, Status, Sheet, Stage, together }
