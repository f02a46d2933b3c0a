import { own } from './api'
import { PACES, settings } from './settings.svelte'
import type { Because, Chat, ChatLine, Decision, EarlierChat, Hint, Position, Problem, Seen, TableInfo, ToClient, ToServer } from './wire'

type Asked = Because | EarlierChat | Problem | Hint | { type: 'ack' }

const BACKOFF = [300, 800, 1500, 3000, 5000]
/** The server turns these away for good; anything else is a lost connection. */
const FINAL = new Set([4401, 4404])

/** How long an event stands before the next thing happens, in milliseconds at a normal pace, by how much it matters. */
const STANDS: Record<string, number> = { ceremony: 1400, part: 800, turn: 500, deed: 1300, detail: 240 }

/** Who watches what is shown. */
export interface Watch {
  before: () => void
  /** A position is shown; the beats in which it is told what happened: how much each of their lines matters. */
  after: (position: Position) => string[][]
  /** One of the beats is told now. */
  beat: (index: number) => void
  /** Somebody answers before all was told: the rest is told with what follows. */
  interrupted: () => void
  /** How much an event matters. */
  weigh: (event: Seen) => string
  /** Whether a ceremony is to be looked at here. */
  stages: () => boolean
}
const UNWATCHED: Watch = {
  before: () => undefined,
  after: () => [],
  beat: () => undefined,
  interrupted: () => undefined,
  weigh: () => 'deed',
  stages: () => false,
}

/** One seat's connection to its table: never a gap in its positions, never one twice. */
export class Live {
  table = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  events = $state.raw<Seen[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Whether more was said before the lines that we have. */
  earlier = $state(false)
  /** What the server says without having been asked. */
  warned = $state.raw<Problem | null>(null)
  connected = $state(false)
  refused = $state<'not-yours' | 'no-table' | null>(null)
  sending = $state(false)
  /** Whether what was shown last has not stood for its time yet. */
  standing = $state(false)
  /** The ceremony that waits to be looked at; nothing more is shown until it was. */
  staged = $state.raw<Seen[]>([])
  /** How much of it was looked at before, when it was interrupted. */
  looked = $state(0)

  #socket: WebSocket | null = null
  #received = 0
  #heard = 0
  #queue: Position[] = []
  #showing = false
  #tries = 0
  #answered = -1
  #next = 1
  #closed = false
  #asked = new Map<number, (answer: Asked) => void>()
  #hurry = false
  /** Whether what stands is not to stand any longer. */
  #cut = false
  #began = -1
  #wake: (() => void) | null = null
  #watch: Watch

  constructor(
    readonly id: string,
    readonly seat: number | null,
    watch: Partial<Watch> = {},
  ) {
    this.#watch = { ...UNWATCHED, ...watch }
    this.#connect()
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }

  /** Whether what is shown is the newest there is. */
  get settled(): boolean {
    return !this.#showing && this.#queue.length === 0
  }

  /** The newest position, shown or not yet. */
  get newest(): Position | null {
    return this.#queue.at(-1) ?? this.position
  }

  async decide(action: number, decision: Decision | null = this.position?.decision ?? null): Promise<Problem | null> {
    // A question is answered once, however often one clicks.
    if (!decision || this.#answered === decision.id) return null
    this.#answered = decision.id
    // Who answers sees the answer at once.
    if (this.standing) {
      this.#watch.interrupted()
      this.#wake?.()
    }
    this.sending = true
    const answer = await this.#request((id) => ({ type: 'decide', id, decision: decision.id, action }))
    this.sending = false
    if (!('key' in answer)) return null
    this.#answered = -1
    return answer
  }

  /** Take back one's last decision, all that can be, or the one of an action. */
  async undo(what: { whole?: boolean; action?: number }): Promise<Problem | null> {
    this.sending = true
    const answer = await this.#request((id) => ({ type: 'undo', id, number: this.#received, ...what }))
    this.sending = false
    this.#answered = -1
    return 'key' in answer ? answer : null
  }

  async why(action: number): Promise<Because | null> {
    const answer = await this.#request((id) => ({ type: 'why', id, action }))
    return 'legal' in answer ? answer : null
  }

  async hint(): Promise<Hint | Problem> {
    return (await this.#request((id) => ({ type: 'hint', id }))) as Hint | Problem
  }

  async say(text: string): Promise<Problem | null> {
    const answer = await this.#request((id) => ({ type: 'say', id, text }))
    return 'key' in answer ? answer : null
  }

  /** Fetch what was said before the lines that we have. */
  async loadEarlier(): Promise<Problem | null> {
    const before = this.chat[0]?.number
    if (before === undefined) return null
    const answer = await this.#request((id) => ({ type: 'earlier', id, before }))
    if ('key' in answer) return answer
    if ('lines' in answer && this.chat[0]?.number === before) {
      this.chat = [...answer.lines, ...this.chat]
      this.earlier = answer.earlier
    }
    return null
  }

  /** Show at once all that has come in, but for ceremonies: each still waits to be looked at. */
  skip(): void {
    if (this.settled) return
    this.#hurry = true
    this.#wake?.()
  }

  /** The ceremony has been looked at: the game goes on behind it. */
  release(): void {
    this.looked = this.staged.length
    this.staged = []
    this.#wake?.()
  }

  #request(message: (id: number) => ToServer): Promise<Asked> {
    const id = this.#next++
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        resolve(own('offline'))
        return
      }
      this.#asked.set(id, resolve)
      this.#socket.send(JSON.stringify(message(id)))
    })
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const seat = this.seat === null ? '' : `?seat=${this.seat}`
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/live${seat}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.connected = true
      socket.send(
        JSON.stringify({
          type: 'hello',
          after: this.#received,
          chat_after: this.#heard,
          ...(this.seat === null ? {} : { moment: settings.moment }),
        } satisfies ToServer),
      )
    }
    socket.onmessage = (event) => (JSON.parse(String(event.data)) as ToClient[]).forEach((message) => this.#receive(message))
    socket.onclose = (event) => {
      this.connected = false
      for (const resolve of this.#asked.values()) resolve(own('offline'))
      this.#asked.clear()
      if (this.#closed) return
      if (FINAL.has(event.code)) this.refused = event.code === 4401 ? 'not-yours' : 'no-table'
      else setTimeout(() => !this.#closed && this.#connect(), BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)])
    }
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        break
      case 'position':
        if (message.number <= this.#received && this.position) break
        this.#received = message.number
        this.#queue.push(message)
        if (!this.#showing) void this.#show()
        else if (this.staged.length > 0) this.#wake?.()
        break
      case 'chat':
        this.#listen(message)
        break
      case 'ack':
        this.#answer(message.id, { type: 'ack' })
        break
      case 'refused':
        if (message.id !== null) this.#answer(message.id, message.problem)
        else this.warned = message.problem
        break
      default:
        this.#answer(message.id, message)
    }
  }

  #listen({ lines, earlier }: Chat): void {
    const fresh = lines.filter((line) => line.number > this.#heard)
    const first = fresh[0]
    if (!first) return
    // Only the last lines come when many were missed; what lies between is asked for with the earlier ones.
    const whole = first.number === this.#heard + 1 && this.chat.length > 0
    if (!whole) this.earlier = earlier
    this.chat = whole ? [...this.chat, ...fresh] : fresh
    this.#heard = fresh.at(-1)!.number
  }

  #answer(id: number, answer: Asked): void {
    this.#asked.get(id)?.(answer)
    this.#asked.delete(id)
  }

  /** Shows positions one by one: what others did stands as long as it matters, a ceremony until it was looked at. */
  async #show(): Promise<void> {
    this.#showing = true
    let next: Position | undefined
    while ((next = this.#queue.shift())) {
      const first = this.position === null
      if (!first) this.#watch.before()
      this.events = [...this.events, ...next.events]
      this.position = next
      if (first) continue
      let beats = this.#watch.after(next)
      const at = this.events.length - next.events.length
      const is = (event: Seen) => this.#watch.weigh(event) === 'ceremony'
      const staged = next.events.some(is) && this.#watch.stages()
      if (staged) beats = await this.#stage(at, beats)
      // What came with a ceremony stands when the ceremony was looked at.
      const events = this.events.slice(at).filter((event) => !staged || !is(event))
      const weights = events.map((event) => this.#watch.weigh(event))
      await this.#stand(beats, weights)
    }
    this.#hurry = false
    this.#showing = false
  }

  /**
   * Each ceremony among the events from `at` on, one after the other: all of it since its part of the game began.
   * The beats in which all that came with them is told.
   */
  async #stage(at: number, beats: string[][]): Promise<string[][]> {
    const is = (weight: string) => (event: Seen) => this.#watch.weigh(event) === weight
    for (;;) {
      const first = this.events.findIndex((event, index) => index >= at && is('ceremony')(event))
      if (first < 0) return beats
      const began = this.events.slice(0, first).findLastIndex(is('part'))
      // What is next may begin in the same breath: that is no more of this ceremony.
      const end = () => this.events.findIndex((event, index) => index > first && is('part')(event))
      const of = () => this.events.slice(began + 1, end() < 0 ? undefined : end()).filter(is('ceremony'))
      if (began !== this.#began) this.looked = 0
      this.#began = began
      this.staged = of()
      while (this.staged.length > 0) {
        // What follows of it while it is looked at comes with it.
        const next = end() < 0 && this.position?.decision === null ? this.#queue[0] : undefined
        if (next?.events.some(is('ceremony'))) {
          this.#queue.shift()
          this.#watch.before()
          this.events = [...this.events, ...next.events]
          this.position = next
          beats = this.#watch.after(next)
          this.staged = of()
        } else await new Promise<void>((resolve) => (this.#wake = resolve))
      }
      this.#wake = null
      if (end() < 0) return beats
      at = end()
    }
  }

  /** What was shown stands for its time, beat by beat; a question of one's own may be answered meanwhile. */
  async #stand(beats: string[][], weights: string[]): Promise<void> {
    this.#cut = this.#hurry
    for (const [index, lines] of (beats.length > 0 ? beats : [weights]).entries()) {
      const time = Math.max(0, ...lines.map((weight) => STANDS[weight] ?? 0)) * PACES[settings.pace]
      if (this.#cut || time === 0) continue
      this.#watch.beat(index)
      this.standing = true
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, time)
        this.#wake = () => {
          clearTimeout(timer)
          this.#cut = true
          resolve()
        }
      })
    }
    this.#watch.beat(beats.length - 1)
    this.standing = false
    this.#wake = null
  }
}
