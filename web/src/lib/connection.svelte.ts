import { own } from './api'
import type { Because, EarlierChat, Hint, Problem, ToClient, ToServer } from './wire'

/** An answer of the server to something that was asked. */
export type Asked = Because | EarlierChat | Problem | Hint | { type: 'ack' }

const BACKOFF = [300, 800, 1500, 3000, 5000]
/** The server turns these away for good; anything else is a lost connection. */
const FINAL = new Set([4401, 4404])

/** One seat's line to its table: it reconnects when it is lost, and brings each answer to whoever asked. */
export class Connection {
  connected = $state(false)
  refused = $state<'not-yours' | 'no-table' | null>(null)

  #socket: WebSocket | null = null
  #tries = 0
  #next = 1
  #closed = false
  #asked = new Map<number, (answer: Asked) => void>()

  constructor(
    readonly table: string,
    readonly seat: number | null,
    /** What is said first, each time that the line is open. */
    readonly hello: () => ToServer,
    readonly receive: (message: ToClient) => void,
  ) {
    this.#connect()
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }

  /** Lose the line, and come back. */
  again(): void {
    this.#socket?.close()
  }

  /** Say hello anew, for what it says has changed. */
  renew(): void {
    const before = this.#socket
    if (before?.readyState !== WebSocket.OPEN) return
    before.onclose = null
    before.onmessage = null
    before.close()
    this.#giveUp()
    this.#connect()
  }

  /** Ask for something; without a line the answer is that there is none. */
  request(message: (id: number) => ToServer): Promise<Asked> {
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

  /** What the server answered to a request. */
  answer(id: number, answer: Asked): void {
    this.#asked.get(id)?.(answer)
    this.#asked.delete(id)
  }

  /** Whoever waits for an answer gets none. */
  #giveUp(): void {
    for (const resolve of this.#asked.values()) resolve(own('offline'))
    this.#asked.clear()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const seat = this.seat === null ? '' : `?seat=${this.seat}`
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live${seat}`)
    this.#socket = socket
    socket.onopen = () => {
      this.connected = true
      socket.send(JSON.stringify(this.hello()))
    }
    socket.onmessage = (event) => {
      const messages = JSON.parse(String(event.data)) as ToClient[]
      // A server that opens the door only to say that it cannot serve is not to be asked again at once.
      if (messages.some((message) => message.type !== 'refused')) this.#tries = 0
      messages.forEach((message) => this.receive(message))
    }
    socket.onclose = (event) => {
      this.connected = false
      this.#giveUp()
      if (this.#closed) return
      if (FINAL.has(event.code)) this.refused = event.code === 4401 ? 'not-yours' : 'no-table'
      else setTimeout(() => !this.#closed && this.#connect(), BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)])
    }
  }
}
