import { beforeAll, expect, test, vi } from 'vitest'
import type { Desk } from '../src/lib/desk.svelte'
import { speakOf } from '../src/lib/i18n.svelte'
import type { Choice, EventInfo, SeatInfo, Seen } from '../src/lib/wire'
import { amountWords, choiceThing, eventWords, refusalWords, ruleWords, seatName } from '../src/lib/words'
import { given, speaking } from './catalogues'

const EVENTS: Record<string, EventInfo> = {
  'card-moved': { facts: { from: 'place', to: 'place', kind: 'thing', card: 'card-or-back' }, weight: 'deed' },
  gathered: { facts: { seat: 'seat', source: 'thing' }, weight: 'deed' },
  gained: { facts: { seat: 'seat', resource: 'thing', amount: 'amount' }, weight: 'detail' },
  produced: { facts: { seat: 'seat', resources: 'amounts' }, weight: 'detail' },
  'leader-gained': { facts: { seat: 'seat', leader: 'thing' }, weight: 'deed' },
} as Record<string, EventInfo>

const desk = { name: (seat: number) => ['Alba', 'Carlo'][seat], game: { events: EVENTS } } as unknown as Desk

function said(event: Record<string, unknown>): string | undefined {
  return eventWords(event as unknown as Seen, desk)
}

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(given(address)))
})

test('a card that moves is told as what is done with it, and its back to those who do not know it', async () => {
  await speaking('grand-tribunal', 'en', EVENTS)
  const drawn = { event: 'card-moved', from: ['deck'], to: ['hand', 1], kind: 'spell' }
  expect(said({ ...drawn, card: null })).toBe('Carlo draws a spell.')
  expect(said({ ...drawn, card: 'fools-gold' })).toBe('Carlo draws Fool’s Gold.')
  expect(said({ event: 'card-moved', from: ['resolving'], to: ['discard'], kind: 'spell', card: null })).toBeUndefined()
})

test('a message may choose its words by the thing that a fact is', async () => {
  await speaking('grand-tribunal', 'fr', EVENTS)
  expect(said({ event: 'gathered', seat: 0, source: 'contested' })).toBe('Alba récolte du Vis à la source contestée.')
  await speaking('medieval-realms', 'en', EVENTS)
  expect(said({ event: 'leader-gained', seat: 0, leader: 'admiral' })).toBe('Alba gains an admiral.')
})

test.each([
  ['en', 'Alba gains 1 raw material.', '1 mayor', '4 mayors'],
  ['es', 'Alba gana 1 de materia prima.', '1 alcalde', '4 alcaldes'],
  ['fr', 'Alba gagne 1 de matière première.', '1 maire', '4 maires'],
  ['it', 'Alba guadagna 1 di materia prima.', '1 sindaco', '4 sindaci'],
] as const)('amounts are said as %s counts', async (language, gained, one, four) => {
  await speaking('medieval-realms', language, EVENTS)
  expect(said({ event: 'gained', seat: 0, resource: 'raw-material', amount: 1 })).toBe(gained)
  expect(amountWords('mayor', 1)).toBe(one)
  expect(amountWords('mayor', 4)).toBe(four)
})

test('several amounts are strung together', async () => {
  await speaking('medieval-realms', 'es', EVENTS)
  expect(said({ event: 'produced', seat: 1, resources: { science: 2, gold: 1, battle: 0 } })).toBe('Carlo produce 2 de ciencia y 1 de oro.')
})

test('a refusal names the resource that is missing, if the rules say which', async () => {
  await speaking('medieval-realms', 'en', EVENTS)
  expect(refusalWords('resource-short', { need: 5, have: 3, resource: 'gold' })).toBe('The card costs 5 gold; you have 3.')
  expect(refusalWords('resource-short', { need: 5, have: 3 })).toBe('The card costs 5; you have 3.')
})

test('a rule is told as the options in force have it', async () => {
  await speaking('grand-tribunal', 'en', EVENTS)
  expect(ruleWords('GT-2.2', { 'opening-draw': 'right' })).toContain('to the dealer’s right')
  expect(ruleWords('GT-2.2', { 'opening-draw': 'left' })).toContain('to the dealer’s left')
  expect(ruleWords('GT-5.3', { variants: ['double-advance'] })).toContain('twice a turn')
  expect(ruleWords('GT-5.3', { variants: [] })).not.toContain('twice')
})

test('what is bought has its price beside it, also under its verb', async () => {
  await speaking('medieval-realms', 'en', EVENTS)
  const buying = { ...desk, game: { seat_verbs: [] }, view: { deciding: { step: 'actions', price: { bombard: 2 } } } } as unknown as Desk
  const choice = (verb: string) => ({ verb, thing: 'bombard', text: '', action: 1 }) as unknown as Choice
  expect(choiceThing(choice('buy'), buying)).toBe('Bombard for 2')
  expect(choiceThing(choice('play'), buying)).toBe('Bombard')
})

test("a seat without a name has its number, in the game's own word for a seat", async () => {
  const seat = { seat: 1, name: '' } as SeatInfo
  await speaking('grand-tribunal', 'it', EVENTS)
  expect(seatName(seat)).toBe('Stregone 2')
  expect(seatName({ ...seat, name: 'Alba' })).toBe('Alba')
  await speaking('medieval-realms', 'en', EVENTS)
  expect(seatName(seat)).toBe('King 2')
  // In the lobby no game is spoken of, and each table is of its own.
  speakOf(null)
  expect(seatName(seat)).toBe('Seat 2')
  expect(seatName(seat, 'grand-tribunal')).toBe('Wizard 2')
})
