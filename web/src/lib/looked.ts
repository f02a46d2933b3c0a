/** How much of each table was seen on this device, so that the rest is shown to whoever comes back. */
const KEY = 'concilium-looked'
const MOST = 60
/** Milliseconds until it is written down: a device's memory is slow, and much happens at a table. */
const SOON = 1000

const fresh = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Write down what is not yet; the tables longest left alone are forgotten. */
function keep(): void {
  clearTimeout(timer)
  timer = undefined
  if (fresh.size === 0) return
  const others = Object.entries(all()).filter(([other]) => !fresh.has(other))
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, ...fresh].slice(-MOST))))
  fresh.clear()
}
addEventListener('pagehide', keep)

/** How many events of a seat's table were seen; null if one was never there. */
export function looked(place: string): number | null {
  return fresh.get(place) ?? all()[place] ?? null
}

/** Remember how many have been seen now. */
export function look(place: string, count: number): void {
  fresh.set(place, count)
  timer ??= setTimeout(keep, SOON)
}
