/** What this device remembers of lessons: the finished chapters, and the table at which to continue. */
export interface Progress {
  done: string[]
  chapter: string | null
  table: string | null
}

const KEY = 'concilium-lessons'

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

export function progressOf(game: string): Progress {
  return { done: [], chapter: null, table: null, ...all()[game] }
}

export function remember(game: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }))
}
