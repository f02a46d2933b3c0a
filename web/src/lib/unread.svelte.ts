import type { Live } from './live.svelte'
import { look, looked } from './looked'

/** What others said that one has not had before one's eyes, on this device. */
export class Unread {
  #read = $state(0)
  #place: string

  constructor(
    place: string,
    readonly live: () => Live,
    readonly mine: number[],
    reads: () => boolean,
  ) {
    this.#place = `${place}/chat`
    this.#read = looked(this.#place) ?? 0
    $effect(() => {
      const newest = live().chat.at(-1)?.number ?? 0
      if (!reads() || newest <= this.#read) return
      this.#read = newest
      look(this.#place, newest)
    })
  }

  get count(): number {
    return this.live().chat.filter((line) => line.number > this.#read && !this.mine.includes(line.seat)).length
  }
}
