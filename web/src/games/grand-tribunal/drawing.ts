import type { Desk } from '../../lib/desk.svelte'
import type { Facts } from '../../lib/i18n.svelte'
import type { Seen } from '../../lib/live.svelte'
import { thingWords } from '../../lib/words'
import type { Drawing } from '../games'
import Board from './Board.svelte'
import Face from './Face.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import Status from './Status.svelte'
import Tribunal from './Tribunal.svelte'
import type { Placed, View } from './view'

function prompt(desk: Desk): { step: string; facts: Facts } {
  const view = desk.view as unknown as View
  const { name, left, card, effect } = view.step
  return {
    step: name,
    facts: {
      left: left ?? 0,
      card: card ? thingWords(card) : '',
      effect: effect ?? '',
      actions: view.actions_left,
      seat: view.step.seat === null ? '' : desk.name(view.step.seat),
    },
  }
}

/** Each wizard's own view knows that wizard's cards. */
function together(views: Record<string, unknown>[]): Record<string, unknown> {
  const all = views as unknown as View[]
  const first = all[0]!
  const wizards = first.wizards.map((_, seat) => all[seat]!.wizards[seat]!)
  const resolving = first.resolving.map((placed, at): Placed => all.map((view) => view.resolving[at]).find((each) => each?.card) ?? placed)
  return { ...first, seat: null, wizards, resolving } as unknown as Record<string, unknown>
}

export const GRAND_TRIBUNAL: Drawing = {
  Board,
  Face,
  Status,
  Sheet: ScoreSheet,
  Stage: Tribunal,
  stages: (events: Seen[]) => events.some((event) => event.event === 'tribunal-held'),
  prompt,
  together,
}
