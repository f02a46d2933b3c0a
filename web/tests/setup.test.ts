import { expect, test } from 'vitest'
import { ago } from '../src/lib/ago'
import { expected } from '../src/lib/expected'
import { fitting, type Setup } from '../src/lib/setup'
import { beatsOf, type Line } from '../src/lib/story'
import type { GameInfo, SeatInfo, TableInfo } from '../src/lib/wire'

const GAME = {
  name: 'chess',
  players: [2, 3],
  options: [
    { name: 'board', kind: 'one', values: ['small', 'large'], default: 'small' },
    { name: 'extras', kind: 'mix', values: ['clock', 'dice'], default: [] },
  ],
} as unknown as GameInfo
const LEVELS = ['weak', 'fair', 'strong']

test('a set-up of before comes back as it was', () => {
  const setup: Setup = {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'strong' }, { kind: 'here', name: 'Berta' }],
    options: { board: 'large', extras: ['dice'] },
    hints: false,
  }
  expect(fitting(setup, GAME, LEVELS)).toEqual(setup)
})

test('levels and options that are gone are left out, and a number of players that is gone is not kept', () => {
  const old: Setup = {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'god' }],
    options: { board: 'huge', speed: 9, extras: ['clock', 'axe'] },
    hints: true,
  }
  expect(fitting(old, GAME, LEVELS)).toEqual({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'fair' }], options: {}, hints: true })
  const many: Setup = { ...old, seats: Array.from({ length: 5 }, () => ({ kind: 'friend' })) }
  expect(fitting(many, GAME, LEVELS).seats).toHaveLength(3)
})

test('a first game is against bots that are easy to beat', () => {
  const bots = [1, 2].map(() => ({ kind: 'bot', level: 'weak' }))
  expect(fitting(undefined, GAME, ['random', ...LEVELS]).seats).toEqual([{ kind: 'me' }, ...bots])
})

test.each([
  [0, 'now'],
  [59, 'now'],
  [61, '1 minute ago'],
  [3 * 3600, '3 hours ago'],
  [26 * 3600, 'yesterday'],
])('%i seconds ago is said as %s', (seconds, words) => {
  const now = Date.parse('2026-11-16T12:00:00Z')
  expect(ago(new Date(now - 1000 * seconds).toISOString(), now, 'en')).toBe(words)
})

test('a clock that is ahead of the server’s says now', () => {
  expect(ago('2026-11-16T12:00:05Z', Date.parse('2026-11-16T12:00:00Z'), 'en')).toBe('now')
})

const seat = (facts: Partial<SeatInfo>) => ({ kind: 'person', level: null, mine: false, taken: true, awaited: false, ...facts }) as SeatInfo

test('people are expected at seats that nobody took or whose taker was never here, unless a bot plays', () => {
  const seats = [
    seat({ mine: true }),
    seat({ taken: false }),
    seat({ awaited: true }),
    seat({ taken: false, level: 'fair' }),
    seat({ kind: 'bot', level: 'fair' }),
    seat({}),
  ]
  expect(expected({ status: 'running', seats } as unknown as TableInfo)).toEqual([seats[1], seats[2]])
  expect(expected({ status: 'over', seats } as unknown as TableInfo)).toEqual([])
})

const line = (at: number, weight: string) => ({ at, weight, segments: [] }) as unknown as Line
const places = (beats: Line[][]) => beats.map((beat) => beat.map((each) => each.at))

test('all that was done is told, two lines at a time, and what followed of itself only if nothing was', () => {
  const lines = [line(0, 'deed'), line(1, 'detail'), line(2, 'deed'), line(3, 'part')]
  expect(places(beatsOf(lines, false))).toEqual([[0, 2], [3]])
  expect(places(beatsOf([line(4, 'detail'), line(5, 'detail'), line(6, 'detail')], false))).toEqual([[5, 6]])
  expect(beatsOf([], false)).toEqual([])
})

test('of much that comes at once the last is told, and what waited behind a ceremony comes with what follows', () => {
  const lines = [line(0, 'deed'), line(1, 'deed'), line(2, 'deed')]
  expect(places(beatsOf(lines, true))).toEqual([[1, 2]])
  expect(places(beatsOf([line(9, 'turn')], false, [line(3, 'deed')]))).toEqual([[3, 9]])
})
