import type { Drawing } from '../games/games'
import type { View } from '../lib/wire'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Sheet from './ScoreSheet.svelte'
import Status from './Status.svelte'

/** Each seat's own view knows best what is that seat's. */
function together(views: View[]): View {
  const first = views[0]!
  return { ...first, seat: null, players: first.players.map((player, seat) => views[seat]?.players[seat] ?? player) }
}

/** For a game that brings no drawing of its own: seats, places, cards and amounts as its view has them. */
export const drawing: Drawing = { Board, Face, Status, Sheet, together }
