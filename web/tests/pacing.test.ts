import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { CHOICE, names, position, seated, Socket, table, useSockets } from './sockets'

beforeEach(() => {
  vi.useFakeTimers()
  useSockets()
})
afterEach(() => vi.useRealTimers())

test('shows every position once and in order, also when one comes twice', async () => {
  const live = seated()
  Socket.last.receive(position(2), position(2), position(3), position(1))
  await vi.runAllTimersAsync()
  expect(names(live)).toEqual(['thing-1', 'thing-2', 'thing-3'])
  expect(live.position?.number).toBe(3)
  expect(live.settled).toBe(true)
})

test('gives what others do time to be seen, and its own question none', async () => {
  const live = seated()
  Socket.last.receive(position(2), position(3, { decision: { id: 3, choices: [CHOICE] } }))
  expect(live.position?.number).toBe(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(live.position?.number).toBe(2)
  await vi.runAllTimersAsync()
  expect(live.position?.number).toBe(3)
})

test('skips to the newest without losing an event', async () => {
  const live = seated()
  Socket.last.receive(position(2), position(3), position(4))
  live.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(live.position?.number).toBe(4)
  expect(names(live)).toEqual(['thing-1', 'thing-2', 'thing-3', 'thing-4'])
})

test('what does not stand is not drawn one by one, and no event is lost', async () => {
  settings.pace = 'instant'
  const drawn: number[] = []
  const live = new Live('T1', 0, { after: ({ number }) => (drawn.push(number), []) })
  const all = Array.from({ length: 20 }, (_, index) => position(index + 2))
  Socket.last.open().receive({ type: 'table', table: table() }, position(1))
  Socket.last.receive(...all)
  await vi.runAllTimersAsync()
  expect(drawn).toEqual([21])
  expect(names(live)).toHaveLength(21)
  settings.pace = 'normal'
})

const WEIGHTS = { before: () => undefined, after: () => [], stages: () => true, weigh: (event: { event: string }) => event.event }
const told = (number: number, ...events: string[]) => position(number, { events: events.map((event) => ({ event })) })

/** A live seat that stages ceremonies; an event is its own weight. */
function watching(): Live {
  const live = new Live('T1', 0, WEIGHTS)
  Socket.last.open().receive({ type: 'table', table: table() }, told(1, 'part'))
  return live
}

test.each(['slow', 'normal', 'fast'] as const)('paces by what matters: a deed stands longer than a detail (%s)', async (pace) => {
  settings.pace = pace
  const stands: Record<string, number> = {}
  for (const weight of ['deed', 'detail']) {
    useSockets()
    const live = watching()
    Socket.last.receive(told(2, weight), told(3, 'detail'))
    const began = Date.now()
    while (live.position?.number === 2) await vi.advanceTimersByTimeAsync(10)
    stands[weight] = Date.now() - began
    live.close()
  }
  expect(stands['deed']).toBeGreaterThan(3 * stands['detail']!)
  settings.pace = 'normal'
})

test('tells beat by beat, each for its time; who answers or skips waits for no more of them', async () => {
  const beats: number[] = []
  const live = new Live('T1', 0, { ...WEIGHTS, after: () => [['deed'], ['deed', 'turn'], ['deed']], beat: (index) => beats.push(index) })
  Socket.last.open().receive({ type: 'table', table: table() }, told(1, 'part'))
  Socket.last.receive({ ...told(2, 'deed'), decision: { id: 2, choices: [CHOICE] } })
  expect(live.standing).toBe(true)
  await vi.advanceTimersByTimeAsync(1300)
  expect(beats).toEqual([0, 1])
  void live.decide(7)
  await vi.advanceTimersByTimeAsync(0)
  expect(live.standing).toBe(false)
  expect(beats).toEqual([0, 1, 2])
})

test('what came with a ceremony stands once the ceremony was looked at', async () => {
  const live = watching()
  Socket.last.receive(told(2, 'deed', 'ceremony'), told(3, 'deed'))
  await vi.advanceTimersByTimeAsync(60_000)
  live.release()
  await vi.advanceTimersByTimeAsync(1200)
  expect(live.position?.number).toBe(2)
  expect(live.standing).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(live.position?.number).toBe(3)
})

test('waits behind each ceremony until it was looked at, whatever is skipped', async () => {
  const live = watching()
  Socket.last.receive(told(2, 'ceremony'), told(3, 'part'), told(4, 'deed'), told(5, 'ceremony'), told(6, 'deed'))
  for (const number of [2, 5]) {
    for (let press = 0; press < 5; press++) live.skip()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(live.position?.number).toBe(number)
    expect(live.staged).toEqual([{ event: 'ceremony' }])
    live.release()
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(live.position?.number).toBe(6)
  expect(live.staged).toEqual([])
})

test('a ceremony is staged though what is next begins in the same breath, and each of several by itself', async () => {
  const live = watching()
  Socket.last.receive(told(2, 'deed', 'ceremony', 'ceremony', 'part', 'detail', 'ceremony', 'part', 'deed'), told(3, 'deed'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(live.staged).toHaveLength(2)
  live.release()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(live.staged).toHaveLength(1)
  expect(live.looked).toBe(0)
  live.release()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(live.position?.number).toBe(3)
})

test('what follows of a ceremony comes with it, and after an own question it goes on where it was', async () => {
  const live = watching()
  const asked = { decision: { id: 4, choices: [CHOICE] } }
  Socket.last.receive(told(2, 'ceremony'))
  Socket.last.receive(told(3, 'detail', 'ceremony'))
  Socket.last.receive({ ...told(4, 'ceremony'), ...asked })
  Socket.last.receive(told(5, 'ceremony'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(live.staged).toHaveLength(3)
  expect(live.position?.number).toBe(4)
  live.release()
  await vi.advanceTimersByTimeAsync(300)
  expect(live.staged).toHaveLength(4)
  expect(live.looked).toBe(3)
})
