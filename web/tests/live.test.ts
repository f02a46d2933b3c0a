import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live } from '../src/lib/live.svelte'
import type { Change, Changes, ChatLine } from '../src/lib/wire'
import { CHOICE, names, position, seated, Socket, table, useSockets } from './sockets'

beforeEach(() => {
  vi.useFakeTimers()
  useSockets()
})
afterEach(() => vi.useRealTimers())

test('says hello with what it has, and asks for its own seat alone', () => {
  const live = seated()
  expect(Socket.last.address).toBe('wss://concilium.test/api/tables/T1/live?seat=0')
  expect(Socket.last.sent).toEqual([{ type: 'hello', after: 0, chat_after: 0, moment: 1.5 }])
  expect(live.table?.id).toBe('T1')
  expect(live.position?.number).toBe(1)
})

test('comes back after a lost connection and asks for what it missed', async () => {
  const live = seated()
  Socket.last.receive({ type: 'chat', lines: [{ number: 5, seat: 1, name: 'Berta', text: 'Salve', at: '' }], earlier: false })
  Socket.last.close(1006)
  expect(live.connected).toBe(false)
  await vi.advanceTimersByTimeAsync(400)
  expect(Socket.all).toHaveLength(2)
  Socket.last.open()
  expect(live.connected).toBe(true)
  expect(Socket.last.sent).toEqual([{ type: 'hello', after: 1, chat_after: 5, moment: 1.5 }])
  Socket.last.receive({ type: 'chat', lines: [{ number: 5, seat: 1, name: 'Berta', text: 'Salve', at: '' }], earlier: false })
  expect(live.chat).toHaveLength(1)
})

test('asks more and more seldom while the server lets nobody in, and says why', async () => {
  const live = seated()
  const problem = { key: 'no-database', english: '', detail: '', field: null, rule: null, reason: null, facts: {} }
  const knocks: number[] = []
  Socket.last.close(1006)
  for (let second = 0; second < 60; second++) {
    const before = Socket.all.length
    await vi.advanceTimersByTimeAsync(1000)
    if (Socket.all.length > before) {
      knocks.push(second)
      Socket.last.open().receive({ type: 'refused', id: null, problem }).close(1013)
      expect(live.warned).toEqual(problem)
    }
  }
  expect(knocks.length).toBeLessThan(16)
  const waits = knocks.slice(-3).map((second, index, all) => (index ? second - all[index - 1]! : 5))
  expect(waits).toEqual([5, 5, 5])
  await vi.advanceTimersByTimeAsync(5000)
  Socket.last.open().receive({ type: 'table', table: table() }, position(2))
  expect(live.warned).toBeNull()
  // Who was let in may come back at once.
  Socket.last.close(1006)
  const before = Socket.all.length
  await vi.advanceTimersByTimeAsync(400)
  expect(Socket.all).toHaveLength(before + 1)
})

test.each([
  [4401, 'not-yours'],
  [4404, 'no-table'],
] as const)('does not knock again when turned away with %i', async (code, refused) => {
  const live = new Live('T1', 0)
  Socket.last.open().close(code)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(live.refused).toBe(refused)
  expect(Socket.all).toHaveLength(1)
})

test('stays closed once closed', async () => {
  const live = seated()
  live.close()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(Socket.all).toHaveLength(1)
})

test('answers a question once, however often one clicks', async () => {
  const live = seated(position(1, { decision: { id: 9, choices: [CHOICE] } }))
  const first = live.decide(7)
  await expect(live.decide(7)).resolves.toBeNull()
  const asked = Socket.last.sent.filter((message) => message.type === 'decide')
  expect(asked).toEqual([{ type: 'decide', id: 1, decision: 9, action: 7 }])
  expect(live.sending).toBe(true)
  Socket.last.receive({ type: 'ack', id: 1, number: 2 })
  await expect(first).resolves.toBeNull()
  expect(live.sending).toBe(false)
})

test('a refused decision may be made again, and says why it was refused', async () => {
  const live = seated(position(1, { decision: { id: 9, choices: [CHOICE] } }))
  const problem = { key: 'too-late', english: 'Too late.', detail: '', field: null, rule: null, reason: null, facts: {} }
  const first = live.decide(7)
  Socket.last.receive({ type: 'refused', id: 1, problem })
  await expect(first).resolves.toEqual(problem)
  void live.decide(7)
  expect(Socket.last.sent.filter((message) => message.type === 'decide')).toHaveLength(2)
})

test('what was asked when the connection broke is answered: offline', async () => {
  const live = seated(position(1, { decision: { id: 9, choices: [CHOICE] } }))
  const first = live.decide(7)
  Socket.last.close(1006)
  await expect(first).resolves.toMatchObject({ key: 'offline' })
  await expect(live.say('hello')).resolves.toMatchObject({ key: 'offline' })
})

/** Lines of chat from one number to another. */
function said(first: number, last: number): ChatLine[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({ number: first + index, seat: 1, name: 'Berta', text: `${first + index}`, at: '' }))
}

test('has the last lines of the chat, and fetches earlier ones page by page', async () => {
  const live = seated()
  Socket.last.receive({ type: 'chat', lines: said(51, 100), earlier: true })
  expect(live.earlier).toBe(true)
  const loading = live.loadEarlier()
  expect(Socket.last.sent.at(-1)).toEqual({ type: 'earlier', id: 1, before: 51 })
  Socket.last.receive({ type: 'earlier', id: 1, lines: said(1, 50), earlier: false })
  await expect(loading).resolves.toBeNull()
  expect(live.chat.map((line) => line.number)).toEqual(said(1, 100).map((line) => line.number))
  expect(live.earlier).toBe(false)
})

test('leaves no hole in the chat when more was missed than comes at once', () => {
  const live = seated()
  Socket.last.receive({ type: 'chat', lines: said(1, 3), earlier: false })
  Socket.last.receive({ type: 'chat', lines: said(4, 4), earlier: false })
  expect(live.chat).toHaveLength(4)
  Socket.last.receive({ type: 'chat', lines: said(60, 109), earlier: true })
  expect(live.chat[0]?.number).toBe(60)
  expect(live.earlier).toBe(true)
})

test('hears what the server says unasked', () => {
  const live = new Live('T1', 0)
  const problem = { key: 'too-many-sockets', english: '', detail: '', field: null, rule: null, reason: null, facts: { most: 100 } }
  Socket.last.open().receive({ type: 'refused', id: null, problem })
  expect(live.warned).toEqual(problem)
})

/** Position `number` to who has the one before it. */
function change(number: number, changes: Changes): Change {
  const { view: _, ...news } = position(number)
  return { ...news, type: 'change', changes }
}

test('makes the next position of the last one and what has changed', async () => {
  const first = position(1)
  first.view.players = [
    { seat: 0, points: 1 },
    { seat: 1, points: 2 },
  ]
  const live = seated(first)
  Socket.last.receive(change(2, { scores: [1, 5], players: [null, { seat: 1, points: 5 }] }), change(3, { waiting: [1] }))
  await vi.runAllTimersAsync()
  expect(live.position).toEqual({
    ...position(3),
    view: { ...first.view, scores: [1, 5], waiting: [1], players: [first.view.players[0], { seat: 1, points: 5 }] },
  })
  expect(names(live)).toEqual(['thing-1', 'thing-2', 'thing-3'])
})

test('comes again for everything when a change does not follow what it has', async () => {
  const live = seated()
  Socket.last.receive(change(3, { waiting: [1] }))
  expect(live.connected).toBe(false)
  await vi.advanceTimersByTimeAsync(300)
  expect(Socket.last.open().sent).toMatchObject([{ type: 'hello', after: 1 }])
  Socket.last.receive(position(3, { after: 1 }))
  expect(live.position?.number).toBe(3)
})
