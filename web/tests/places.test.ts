import { beforeAll, expect, test, vi } from 'vitest'
import type { Player, Printed, View } from '../src/lib/wire'
import { BACK, cardsIn, EMPTY, left, placesOfSeat, placesOfTable } from '../src/plain/places'
import { given, speaking } from './catalogues'

const COMMON = { game: 'goofspiel', seat: 0, seats: 2, pending: [], waiting: [0], over: false, scores: [3, 0], winners: [] }
const DECIDING = { step: 'bid', by: null, rule: 'GO-2' }
const PLAYERS = [
  { seat: 0, points: 3, hand: ['2', '3'], bid: '2' },
  { seat: 1, points: 0, hand: [], bid: null },
]
const printed: Printed = { cards: { 1: {}, 2: {}, 3: {} } }

function view(own: Record<string, unknown>): View {
  return { ...COMMON, deciding: DECIDING, players: PLAYERS, ...own } as View
}

function player(own: Record<string, unknown>): Player {
  return { seat: 1, points: 0, ...own }
}

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(given(address)))
})

test.each([
  ['en', 'Prizes to come', 'Prize', 'Hand', 'Bid'],
  ['fr', 'Prix à venir', 'Prix', 'Main', 'Mise'],
] as const)("places are headed by the game's own words, in %s", async (language, prizes, prize, hand, bid) => {
  await speaking('goofspiel', language, {})
  const table = placesOfTable(view({ prizes: ['1', '3'], prize: '2' }), printed)
  expect(table.map((place) => place.name)).toEqual([prizes, prize])
  expect(placesOfSeat(PLAYERS[0]!, printed).map((place) => place.name)).toEqual([hand, bid])
})

test('a place without words is headed by its own name', async () => {
  await speaking('goofspiel', 'en', {})
  expect(placesOfTable(view({ sent_away: 4 }), printed)).toEqual([{ key: 'sent_away', name: 'sent away', kind: 'value', value: '4' }])
})

test('what every view has is no place of the table', async () => {
  await speaking('goofspiel', 'en', {})
  expect(placesOfTable(view({}), printed)).toEqual([])
  expect(placesOfSeat(player({}), printed)).toEqual([])
})

test('cards lie in their places; one that is not known is a back at a seat and a gap on the table', async () => {
  await speaking('goofspiel', 'en', {})
  expect(placesOfTable(view({ prizes: ['1', null] }), printed)[0]).toMatchObject({ kind: 'cards', cards: ['1', EMPTY] })
  expect(placesOfSeat(player({ hand: ['1', null] }), printed)[0]).toMatchObject({ kind: 'cards', cards: ['1', BACK] })
  expect(placesOfTable(view({ prize: '2' }), printed)[0]).toMatchObject({ kind: 'cards', cards: ['2'] })
  expect(cardsIn(placesOfSeat(player({ hand: ['1', null], bid: '3', coins: 2 }), printed))).toEqual(['1', '3'])
})

test('amounts and words are places too, and those with nothing in them are left out of the result', async () => {
  await speaking('goofspiel', 'en', {})
  const places = placesOfSeat(player({ coins: { 1: 4, 2: 0 }, passed: true, bid: null, hand: [] }), printed)
  expect(places.map(({ key, kind }) => [key, kind])).toEqual([
    ['coins', 'amounts'],
    ['passed', 'value'],
    ['bid', 'value'],
    ['hand', 'value'],
  ])
  expect(places[0]).toMatchObject({
    amounts: [
      { name: '1', value: '4' },
      { name: '2', value: '0' },
    ],
  })
  expect(left(places).map(({ key }) => key)).toEqual(['coins', 'passed'])
})

test('a market has a place for each of its kinds', async () => {
  await speaking('goofspiel', 'en', {})
  const places = placesOfTable(view({ market: { low: ['1', '2'], high: ['3'] } }), printed)
  expect(places.map(({ key, name }) => [key, name])).toEqual([
    ['market/low', 'market: low'],
    ['market/high', 'market: high'],
  ])
})
