import { own } from './api'
import { moves } from './settings.svelte'
import type { Because, Chance, Chat, ChatLine, EarlierChat, Position, Problem, Seen, TableInfo, ToClient, ToServer } from './wire'

type Asked = Because | EarlierChat | Problem | { type: 'hint'; chances: Chance[] } | { type: 'ack' }

const BACKOFF = [300, 800, 1500, 3000, 5000]
/** How long what another seat did stays on the screen before the next thing happens. */
const SHOWN = 620
/** The server turns these away for good; anything else is a lost connection. */
const FINAL = new Set([4401, 4404])

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
  #before: () => void
  #after: (position: Position) => void

  constructor(
    readonly id: string,
    readonly seat: number | null,
    before: () => void = () => undefined,
    after: (position: Position) => void = () => undefined,
  ) {
    this.#before = before
    this.#after = after
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

  async decide(action: number): Promise<Problem | null> {
    const decision = this.position?.decision
    // A question is answered once, however often one clicks.
    if (!decision || this.#answered === decision.id) return null
    this.#answered = decision.id
    this.sending = true
    const answer = await this.#request((id) => ({ type: 'decide', id, decision: decision.id, action }))
    this.sending = false
    if (!('key' in answer)) return null
    this.#answered = -1
    return answer
  }

  async undo(whole: boolean): Promise<Problem | null> {
    this.sending = true
    const answer = await this.#request((id) => ({ type: 'undo', id, number: this.#received, whole }))
    this.sending = false
    this.#answered = -1
    return 'key' in answer ? answer : null
  }

  async why(action: number): Promise<Because | null> {
    const answer = await this.#request((id) => ({ type: 'why', id, action }))
    return 'legal' in answer ? answer : null
  }

  async hint(): Promise<Chance[] | Problem> {
    const answer = await this.#request((id) => ({ type: 'hint', id }))
    return 'chances' in answer ? answer.chances : (answer as Problem)
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

  /** Show at once all that has come in. */
  skip(): void {
    const last = this.#queue.at(-1)
    if (!last) return
    const missed = this.#queue
    this.#queue = []
    this.#before()
    this.events = [...this.events, ...missed.flatMap((position) => position.events)]
    this.position = last
    this.#after(last)
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
      socket.send(JSON.stringify({ type: 'hello', after: this.#received, chat_after: this.#heard } satisfies ToServer))
    }
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToClient)
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

  /** Shows positions one by one, what others did with time to be seen. */
  async #show(): Promise<void> {
    this.#showing = true
    let next: Position | undefined
    while ((next = this.#queue.shift())) {
      const first = this.position === null
      if (!first) this.#before()
      this.events = [...this.events, ...next.events]
      this.position = next
      if (!first) this.#after(next)
      const mine = next.decision !== null && this.#queue.length === 0
      const backlog = this.#queue.length
      if (moves() && !first && !mine && next.events.length > 0)
        await new Promise((resolve) => setTimeout(resolve, backlog > 12 ? 60 : backlog > 5 ? SHOWN / 3 : SHOWN))
    }
    this.#showing = false
  }
}
