import { beforeAll, expect, test, vi } from 'vitest'
import type { Desk } from '../src/lib/desk.svelte'
import { plainly, storyOf } from '../src/lib/story'
import type { EventInfo, Seen } from '../src/lib/wire'
import { given, speaking } from './catalogues'

const EVENTS: Record<string, EventInfo> = {
  'card-moved': { facts: { from: 'place', to: 'place', kind: 'thing', card: 'card-or-back' }, weight: 'deed' },
} as Record<string, EventInfo>
const desk = { name: (seat: number) => ['Alba', 'Carlo'][seat], game: { events: EVENTS } } as unknown as Desk
const told = (events: object[]) => storyOf(events as Seen[], desk).map(plainly)
const drawn = { event: 'card-moved', from: ['deck'], to: ['hand', 1], kind: 'spell', card: null }

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(given(address)))
})

test('what happens several times over is one line, and what was hidden is said simply', async () => {
  await speaking('grand-tribunal', 'en', EVENTS)
  expect(told([drawn, drawn, drawn])).toEqual(['Carlo draws 3 spells.'])
  expect(told([drawn, { ...drawn, card: 'fools-gold' }])).toEqual(['Carlo draws Fool’s Gold and a spell.'])
  expect(told([drawn, { ...drawn, to: ['hand', 0] }])).toEqual(['Carlo draws a spell.', 'Alba draws a spell.'])
})

test('the same card several times over is named once', async () => {
  await speaking('grand-tribunal', 'en', EVENTS)
  const gold = { ...drawn, card: 'fools-gold' }
  expect(told([gold, { ...drawn, card: 'creeping-rust' }, gold])).toEqual(['Carlo draws Fool’s Gold ×2 and Creeping Rust.'])
})
