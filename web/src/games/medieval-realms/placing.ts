import type { Desk } from '../../lib/desk.svelte'
import { PIECES } from './things'
import type { Facts, King, View } from './types'

type Placed = keyof NonNullable<King['placed']>

/** A king's leaders on the way to their spaces: set by tapping or dragging, and taken up again until all is done. */
export class Placing {
  constructor(
    readonly desk: Desk<View, Facts>,
    readonly king: () => King,
  ) {}

  /** Whether leaders are to be placed now. */
  get now(): boolean {
    return this.desk.view.deciding.step === 'placement' && !this.king().finished
  }

  standing(placed: Placed, space: string): number {
    return this.king().placed?.[placed][space] ?? 0
  }

  /** How many of each leader are still to be set. */
  get waiting() {
    const king = this.king()
    return PIECES.map((piece) => {
      const set = Object.values(king.placed?.[piece.placed] ?? {}).reduce((sum, n) => sum + n, 0)
      const all = piece.leader === 'decoy' ? this.desk.facts.decoys : (king.leaders[piece.leader] ?? 0)
      return { ...piece, left: Math.max(0, all - set) }
    })
  }

  lift(verb: string, space: string, to: string | null = null): void {
    const action = this.desk.number(verb, space)
    if (this.now && action !== null) this.desk.lift(action, to === null ? null : this.desk.number(verb, to))
  }

  drag(event: DragEvent, verb: string, from = ''): void {
    event.dataTransfer?.setData('text/plain', `${verb}|${from}`)
  }

  over(event: DragEvent): void {
    if (this.now) event.preventDefault()
  }

  drop(event: DragEvent, space: string): void {
    event.preventDefault()
    const [verb = '', from = ''] = (event.dataTransfer?.getData('text/plain') ?? '').split('|')
    if (from === space) return
    if (from) return this.lift(verb, from, space)
    const choice = this.desk.choices.find((each) => each.verb === verb && each.thing === space)
    if (choice) this.desk.take(choice.action)
    else this.desk.why(verb, space)
  }
}
