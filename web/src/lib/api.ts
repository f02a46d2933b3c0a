import { t, wordsOf, type Facts } from './i18n.svelte'
import type {
  Engine,
  Facts as Components,
  Frames,
  Games,
  Guest,
  Lesson,
  LessonPlace,
  Place,
  Problem,
  Replay,
  Story,
  TableInfo,
  TableWish,
  Tables,
} from './wire'

/** A request that the server refused; `problem` says why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.english)
  }
}

/** A problem that the browser itself noticed. */
export function own(key: 'offline' | 'unreadable'): Problem {
  return { key, english: key, detail: '', field: null, rule: null, reason: null, facts: {} }
}

/** Why something was refused, in the reader's language. */
export function wordsOfProblem(problem: Problem): string {
  const facts: Facts = { ...problem.facts, field: problem.field ?? '', detail: problem.detail }
  const key = `error-${problem.key}`
  return wordsOf(key, facts) ?? wordsOf(`web-${key}`) ?? t('web-error-unknown', { text: problem.english })
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : typeof body === 'string'
          ? { body, headers: { 'content-type': 'text/plain' } }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Refusal(own('offline'))
  }
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return data as T
  if (data && typeof data === 'object' && 'english' in data) throw new Refusal(data as Problem)
  throw new Refusal(own('unreadable'))
}

/** Why something failed, in the reader's language. */
export function wordsOfFailure(error: unknown): string {
  return error instanceof Refusal ? wordsOfProblem(error.problem) : String(error)
}

export const api = {
  me: () => ask<Guest>('/me'),
  name: (name: string) => ask<Guest>('/guest', 'POST', { name }),
  games: () => ask<Games>('/games'),
  engine: () => ask<Engine>('/engine'),
  tables: () => ask<Tables>('/tables'),
  make: (wish: TableWish) => ask<TableInfo>('/tables', 'POST', wish),
  table: (id: string) => ask<TableInfo>(`/tables/${id}`),
  printed: (id: string) => ask<Components>(`/tables/${id}/facts`),
  printedOf: (game: string) => ask<Components>(`/games/${game}/facts`),
  lesson: (game: string) => ask<Lesson>(`/games/${game}/lesson`),
  takeLesson: (game: string, chapter: string, name: string) => ask<TableInfo>(`/games/${game}/lesson`, 'POST', { chapter, name }),
  lessonPlace: (id: string) => ask<LessonPlace>(`/tables/${id}/lesson`),
  signOutElsewhere: () => ask<Guest>('/guest/sign-out-elsewhere', 'POST'),
  // A link is secret: it goes in bodies alone, since addresses are written into logs.
  place: (link: string) => ask<Place>('/seat/look', 'POST', { link }),
  sit: (link: string, name: string, colour: number | null) => ask<Place>('/seat/take', 'POST', { link, name, colour }),
  rematch: (id: string) => ask<TableInfo>(`/tables/${id}/rematch`, 'POST'),
  invite: (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/seats/${seat}/invite`, 'POST'),
  leave: (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/seats/${seat}/leave`, 'POST'),
  standIn: (id: string, seat: number, level: string) => ask<TableInfo>(`/tables/${id}/seats/${seat}/stand-in`, 'POST', { level }),
  takeBack: (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/seats/${seat}/take-back`, 'POST'),
  replay: (id: string) => ask<Replay>(`/tables/${id}/replay`),
  frames: (id: string, first: number, last: number) => ask<Frames>(`/tables/${id}/frames?first=${first}&last=${last}`),
  story: (id: string) => ask<Story>(`/tables/${id}/story`),
  open: (record: string) => ask<TableInfo>('/records', 'POST', record),
}
