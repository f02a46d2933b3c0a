import type { Drawing } from '../games'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Sheet from './ScoreSheet.svelte'
import Status from './Status.svelte'
import Stage from './Walls.svelte'
import type { Told, View } from './types'

/** Only what is behind a king's own walls is secret. */
function together(views: View[]): View {
  const first = views[0]!
  return { ...first, seat: null, players: first.players.map((_, seat) => views[seat]!.players[seat]!) }
}

const sounds: Drawing<View, Told>['sounds'] = {
  'turned-up': 'card',
  bought: 'card',
  played: 'card',
  'card-taken': 'card',
  'majority-taken': 'card',
  bid: 'coin',
  'auction-won': 'coin',
  gained: 'coin',
  produced: 'coin',
  'finished-placing': 'vote',
  'walls-rose': 'wall',
  'walls-fell': 'wall',
}

export const drawing: Drawing<View, Told> = { Board, Face, Status, Sheet, Stage, sounds, together }
