import type { Part } from '../lib/companion'
import type { Choice } from '../lib/wire'

const PARTS: Part[] = ['table', 'mine', 'rivals']

/** Where the guide points. */
export interface Aim {
  /** What to look at or press. */
  element?: HTMLElement | undefined
  /** What on the board a button in the bar is about. */
  about?: HTMLElement | undefined
  /** The part of the table where that is, if it is not visible. */
  part?: Part | undefined
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0
}
function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}
function partOf(element: HTMLElement | undefined): Part | undefined {
  return element && PARTS.find((part) => element.closest(`.at-${part}`))
}

/** What a point names: `place:track`, `thing:orb`, `verb:vote`. */
function named(point: string): HTMLElement[] {
  const [kind = '', name = ''] = point.split(':')
  return all(`[data-${kind}="${CSS.escape(name)}"]`)
}

/** A choice is made on the board if one press does it there, else in the bar, in whichever state that is. */
function made(choice: Choice): Aim {
  const action = `[data-action="${choice.action}"]`
  const board = all(`.middle ${action}`)
  const lying = board.length > 0 ? board : all(`.middle .can[data-thing="${CSS.escape(choice.thing ?? '')}"]`)
  const element = [...board, ...all(`.choices ${action}`), ...all(`.choices [data-verb="${choice.verb}"]`)].find(isVisible)
  const about = lying.find(isVisible)
  return { element, about: about === element ? undefined : about, part: about ? undefined : partOf(lying[0]) }
}

/** The thing to point at; if it is behind another tab, the part of the table to turn to. */
export function target(points: string[], choice: Choice | undefined): Aim {
  if (choice) return made(choice)
  const found = points.flatMap(named)
  const element = found.find(isVisible)
  return { element, part: element ? undefined : partOf(found[0]) }
}
