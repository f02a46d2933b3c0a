import { changed } from './changes'
import { Connection } from './connection.svelte'
import { settings } from './settings.svelte'
import { Showing, type Watch } from './showing.svelte'
import type { Because, Change, Chat, ChatLine, Decision, Hint, Problem, TableInfo, ToClient, ToServer } from './wire'

/** One seat at its table: never a gap in its positions, never one twice. */
export class Live extends Showing {
  table = $state.raw<TableInfo | null>(null)
  chat = $state.raw<ChatLine[]>([])
  /** Whether more was said before the lines that we have. */
  earlier = $state(false)
  /** What the server says without having been asked: why it does not let one in. */
  warned = $state.raw<Problem | null>(null)
  sending = $state(false)

  #line: Connection
  #received = 0
  #heard = 0
  #answered = -1

  constructor(
    readonly id: string,
    readonly seat: number | null,
    watch: Partial<Watch> = {},
  ) {
    super(watch)
    this.#line = new Connection(id, seat, this.#hello, (message) => this.#receive(message))
  }

  close(): void {
    this.#line.close()
  }

  /** A wish that the server was told of has changed. */
  renew(): void {
    this.#line.renew()
  }

  get connected(): boolean {
    return this.#line.connected
  }

  get refused(): Connection['refused'] {
    return this.#line.refused
  }

  async decide(action: number, decision: Decision | null = this.position?.decision ?? null): Promise<Problem | null> {
    // A question is answered once, however often one clicks.
    if (!decision || this.#answered === decision.id) return null
    this.#answered = decision.id
    this.interrupt()
    this.sending = true
    const answer = await this.#line.request((id) => ({ type: 'decide', id, decision: decision.id, action }))
    this.sending = false
    if (!('key' in answer)) return null
    this.#answered = -1
    return answer
  }

  /** Take back one's last decision, all that can be, or the one of an action. */
  async undo(what: { whole?: boolean; action?: number }): Promise<Problem | null> {
    this.sending = true
    const answer = await this.#line.request((id) => ({ type: 'undo', id, number: this.#received, ...what }))
    this.sending = false
    this.#answered = -1
    return 'key' in answer ? answer : null
  }

  async why(action: number): Promise<Because | null> {
    const answer = await this.#line.request((id) => ({ type: 'why', id, action }))
    return 'legal' in answer ? answer : null
  }

  async hint(): Promise<Hint | Problem> {
    return (await this.#line.request((id) => ({ type: 'hint', id }))) as Hint | Problem
  }

  async say(text: string): Promise<Problem | null> {
    const answer = await this.#line.request((id) => ({ type: 'say', id, text }))
    return 'key' in answer ? answer : null
  }

  /** Fetch what was said before the lines that we have. */
  async loadEarlier(): Promise<Problem | null> {
    const before = this.chat[0]?.number
    if (before === undefined) return null
    const answer = await this.#line.request((id) => ({ type: 'earlier', id, before }))
    if ('key' in answer) return answer
    if ('lines' in answer && this.chat[0]?.number === before) {
      this.chat = [...answer.lines, ...this.chat]
      this.earlier = answer.earlier
    }
    return null
  }

  #hello = (): ToServer => ({
    type: 'hello',
    after: this.#received,
    chat_after: this.#heard,
    ...(this.seat === null ? {} : { moment: settings.moment }),
  })

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        this.warned = null
        break
      case 'position':
        if (message.number <= this.#received && this.position) break
        this.#received = message.number
        this.add(message)
        break
      case 'change':
        this.#change(message)
        break
      case 'chat':
        this.#listen(message)
        break
      case 'ack':
        this.#line.answer(message.id, { type: 'ack' })
        break
      case 'refused':
        if (message.id !== null) this.#line.answer(message.id, message.problem)
        else this.warned = message.problem
        break
      default:
        this.#line.answer(message.id, message)
    }
  }

  /** The next position, from the last one. */
  #change({ changes, ...news }: Change): void {
    const last = this.newest
    // What does not follow what we have cannot be made of it; who comes again is sent everything.
    if (!last || news.after !== this.#received) return this.#line.again()
    this.#received = news.number
    this.add({ ...news, type: 'position', view: changed(last.view, changes) })
  }

  #listen({ lines, earlier }: Chat): void {
    const fresh = lines.filter((line) => line.number > this.#heard)
    const first = fresh[0]
    if (!first) return
    // If many lines were missed, only the last ones come; the ones between are requested with the earlier ones.
    const whole = first.number === this.#heard + 1 && this.chat.length > 0
    if (!whole) this.earlier = earlier
    this.chat = whole ? [...this.chat, ...fresh] : fresh
    this.#heard = fresh.at(-1)!.number
  }
}
