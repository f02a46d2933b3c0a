import { vi } from 'vitest'
import { Live } from '../src/lib/live.svelte'
import type { Position, TableInfo, ToClient, ToServer } from '../src/lib/wire'

/** A WebSocket whose other end is the test. */
export class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
  sent: ToServer[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    Socket.all.push(this)
  }

  static get last(): Socket {
    return Socket.all.at(-1)!
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
  }

  close(code = 1000): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  open(): this {
    this.readyState = Socket.OPEN
    this.onopen?.()
    return this
  }

  receive(...messages: ToClient[]): this {
    this.onmessage?.({ data: JSON.stringify(messages) })
    return this
  }
}

export function useSockets(): void {
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
}

/** Position `number`: something happened, and this seat has the choice or has not. */
export function position(number: number, facts: Partial<Position> = {}): Position {
  return {
    type: 'position',
    after: number - 1,
    number,
    events: [{ event: `thing-${number}` }],
    view: {
      game: 'any',
      seat: 0,
      seats: 2,
      deciding: { step: 'go', by: 0, rule: 'XX-1' },
      pending: [],
      waiting: [],
      over: false,
      scores: [],
      winners: [],
      players: [],
    },
    waiting: [],
    decision: null,
    undo: 0,
    over: false,
    scores: null,
    winners: [],
    ...facts,
  }
}

export function table(facts: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'T1',
    game: 'any',
    options: {},
    status: 'running',
    host: true,
    hints: true,
    seats: [],
    watchers: 0,
    result: null,
    winners: [],
    made_at: '',
    changed_at: '',
    rematch: null,
    ...facts,
  }
}

export const CHOICE = { action: 7, verb: 'go', thing: '', text: 'go' }

/** What a live seat has been told, by the names of the events. */
export function names(live: Live): string[] {
  return live.events.map((event) => event.event)
}

/** A live seat whose socket is open and that has seen its first position. */
export function seated(first = position(1)): Live {
  const live = new Live('T1', 0)
  Socket.last.open().receive({ type: 'table', table: table() }, first)
  return live
}
