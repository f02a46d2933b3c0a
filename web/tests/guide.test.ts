import { expect, test, vi } from 'vitest'
import { Guide } from '../src/lessons/guide.svelte'
import type { Lesson } from '../src/lib/wire'

vi.mock('../src/lessons/GuidePanel.svelte', () => ({ default: null }))

const moment = (say: string, action: number | null) => ({ say, points: [], action, tab: null })
const LESSON = {
  game: 'some-game',
  minutes: 8,
  chapters: [
    { id: 'first', moments: [moment('one', 7), moment('two', 8)], remarks: [], free: false, anew: false },
    { id: 'last', moments: [moment('listen', null)], remarks: [], free: true, anew: false },
  ],
} as unknown as Lesson

function guide(): Guide {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) })
  return new Guide(LESSON, 'table', { chapter: 'first', made: 0 }, String, () => undefined)
}

test('a decision counts when its position has come, and a second click before that is not one for the next moment', () => {
  const here = guide()
  expect(here.accepts(7)).toBe(true)
  expect([here.accepts(7), here.accepts(8)]).toEqual([false, false])
  expect(here.moment?.say).toBe('one')
  here.happened([])
  expect(here.moment?.say).toBe('two')
  expect(here.answer).toBeNull()
})

test('a decision that came to nothing is asked for again', () => {
  const here = guide()
  here.accepts(7)
  here.failed()
  expect(here.moment?.say).toBe('one')
  expect(here.accepts(7)).toBe(true)
})

test('something else is answered kindly, and the last decision of a chapter leads into the next', () => {
  const here = guide()
  expect([here.accepts(8), here.answer]).toEqual([false, 'other'])
  for (const action of [7, 8]) {
    expect(here.accepts(action)).toBe(true)
    here.happened([])
  }
  expect(here.chapter.id).toBe('last')
  expect([here.accepts(9), here.answer]).toEqual([false, 'listen'])
  here.goOn()
  expect(here.leads).toBe(false)
})
