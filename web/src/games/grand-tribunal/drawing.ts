import type { Drawing } from '../games'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Sheet from './ScoreSheet.svelte'
import Status from './Status.svelte'
import Stage from './Tribunal.svelte'
import type { Told, View } from './types'

/** Each wizard's own view knows that wizard's cards. */
function together(views: View[]): View {
  const first = views[0]!
  const players = first.players.map((_, seat) => views[seat]!.players[seat]!)
  const resolving = first.resolving.map((placed, at) => views.map((view) => view.resolving[at]).find((each) => each?.card) ?? placed)
  return { ...first, seat: null, players, resolving }
}

const sounds: Drawing<View, Told>['sounds'] = {
  'card-moved': 'card',
  'card-activated': 'card',
  'resource-played': 'card',
  'spell-cast': 'card',
  'card-advanced': 'coin',
  gathered: 'coin',
  'vis-paid': 'coin',
  'vis-gained': 'coin',
  'vote-placed': 'vote',
  'vote-moved': 'vote',
  'votes-removed': 'vote',
  'votes-swapped': 'vote',
  'tribunal-held': 'wall',
}

export const drawing: Drawing<View, Told> = { Board, Face, Status, Sheet, Stage, sounds, together }
