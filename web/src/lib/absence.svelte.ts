import { t } from './i18n.svelte'
import type { Live } from './live.svelte'
import { look, looked } from './looked'
import type { Seen } from './wire'

/** What one missed while the page was shut, hidden or cut off; on demand, what happened since one's last decision. */
export class Absence {
  missed = $state.raw<{ title: string; events: Seen[] } | null>(null)
  hidden = $state(document.hidden)
  #since = 0
  #seen: number | null
  #away: 'shut' | 'hidden' | 'lost' | null = 'shut'

  /** `place` names the seat to this device's memory; where several people share the device, nobody is shown what they missed. */
  constructor(
    readonly place: string,
    readonly live: () => Live,
    shared: boolean,
  ) {
    this.#seen = shared ? null : looked(place)
    if (shared) return
    $effect(() => {
      if (!live().connected) this.#away ??= 'lost'
    })
    $effect(() => this.#follow())
  }

  #follow(): void {
    const { position, events } = this.live()
    if (!position) return
    if (this.hidden) {
      this.#away = 'hidden'
      return
    }
    // After a lost connection, a single event is shown as usual; several appear at once.
    const one = this.#away === 'lost' && position.number - position.after < 2
    if (this.#away !== null && this.#seen !== null && events.length > this.#seen && !one && !position.over)
      this.missed = { title: t('web-away'), events: events.slice(this.#seen) }
    this.#away = null
    this.#seen = events.length
    look(this.place, this.#seen)
  }

  /** One decides now: what was missed is known, and what comes is new. */
  decided(): void {
    this.missed = null
    this.#since = this.live().events.length
  }

  toggle(): void {
    this.missed = this.missed ? null : { title: t('web-since'), events: this.live().events.slice(this.#since) }
  }
}
