import type { Desk } from './desk.svelte'
import { beatsOf, storyOf, type Line } from './story'
import type { Position } from './wire'

/** Shows above the table what happened, beat by beat; what somebody cut short is shown with what follows. */
export class Teller {
  told = $state.raw<Line[]>([])
  #telling: Line[][] = []
  #beat = 0
  #untold: Line[] = []

  constructor(
    readonly desk: () => Desk,
    /** Whether ceremonies are staged, and so tell themselves. */
    readonly stages: boolean,
  ) {}

  /** One of the beats is shown now. */
  tell(index: number): void {
    this.#beat = index
    this.told = this.#telling[index] ?? this.told
  }

  /** The rest of the beats waits, except for what one did oneself. */
  interrupted(): void {
    const mine = this.desk().seat
    const others = (line: Line) => line.segments.find((segment) => segment.seat !== undefined)?.seat !== mine
    this.#untold = this.#telling.slice(this.#beat).flat().filter(others)
  }

  /** A position is shown, whose events begin at `first`: the weights of what is shown of it, by beats. */
  begin(next: Position, first: number, staged: boolean): string[][] {
    const lines = storyOf(next.events, this.desk(), first).filter((line) => !this.stages || line.weight !== 'ceremony')
    const much = next.number - next.after > 1
    // What came with something staged is shown afterwards, all at once.
    this.#telling = beatsOf(lines, much, staged ? this.#telling.flat() : this.#untold)
    this.#untold = []
    this.tell(0)
    return this.#telling.map((beat) => beat.map((line) => line.weight))
  }
}
