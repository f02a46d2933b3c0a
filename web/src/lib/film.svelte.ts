import { api } from './api'
import type { Frame } from './wire'

const RUN = 40
/** How many milliseconds each position is shown when the film plays. */
const PACE = 900

/** The positions of a finished game, fetched in runs as they are needed; one of them is shown. */
export class Film {
  at = $state(0)
  shown = $state.raw<Frame | null>(null)
  playing = $state(false)
  #frames = new Map<number, Frame>()
  #fetching = new Map<number, Promise<void>>()
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(
    readonly table: string,
    readonly last: number,
    /** Around each change of the position: `show` makes it. */
    readonly change: (show: () => void) => Promise<void>,
  ) {}

  async to(number: number): Promise<void> {
    this.at = Math.min(this.last, Math.max(0, number))
    const frame = await this.#need(this.at)
    // Meanwhile somebody may have moved on.
    if (!frame || frame.number !== this.at) return
    await this.change(() => (this.shown = frame))
    void this.#need(Math.min(this.last, this.at + RUN / 2))
  }

  /** Play, or stop. */
  run(): void {
    this.playing = !this.playing
    clearInterval(this.#timer)
    if (this.playing)
      this.#timer = setInterval(() => {
        if (this.at >= this.last) this.run()
        else void this.to(this.at + 1)
      }, PACE)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #need(number: number): Promise<Frame | undefined> {
    const run = Math.floor(number / RUN)
    if (!this.#frames.has(number)) {
      if (!this.#fetching.has(run))
        this.#fetching.set(
          run,
          this.#fetch(run).finally(() => this.#fetching.delete(run)),
        )
      await this.#fetching.get(run)
    }
    return this.#frames.get(number)
  }

  async #fetch(run: number): Promise<void> {
    const got = await api.frames(this.table, run * RUN, Math.min(this.last, run * RUN + RUN - 1))
    for (const frame of got.frames) this.#frames.set(frame.number, frame)
  }
}
