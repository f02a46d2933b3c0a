import type { Part } from '../lib/companion'
import type { Choice } from '../lib/wire'

const PARTS: Part[] = ['table', 'mine', 'rivals']

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** What a point names, seen or behind another tab: `place:track`, `thing:orb`, `verb:vote`. */
function named(point: string): HTMLElement[] {
  const [kind = '', name = ''] = point.split(':')
  const found = [...document.querySelectorAll<HTMLElement>(`[data-${kind}="${CSS.escape(name)}"]`)]
  return found.filter(isVisible).concat(found.filter((each) => !isVisible(each)))
}

/** Where a choice can be made: on the board if it lies there, else in the bar, in whichever state that is. */
function made(choice: Choice): HTMLElement[] {
  const action = `[data-action="${choice.action}"]`
  const places = [`.middle ${action}`, `.choices ${action}`, `.choices [data-verb="${choice.verb}"]`]
  const found = places.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)])
  return found.filter(isVisible).concat(found.filter((each) => !isVisible(each)))
}

/** The thing to point at first, and the part of the table where it lies if that part is not in sight. */
export function target(points: string[], choice: Choice | undefined): { element: HTMLElement | undefined; part: Part | undefined } {
  const element = choice ? made(choice)[0] : points.flatMap(named)[0]
  const hidden = element && !isVisible(element)
  return { element, part: hidden ? PARTS.find((part) => element.closest(`.at-${part}`)) : undefined }
}
