/** How much of each table was seen on this device, so that who comes back is told the rest. */
const KEY = 'concilium-looked'
const MOST = 60

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** How many events of a seat's table were seen; null if one was never there. */
export function looked(place: string): number | null {
  return all()[place] ?? null
}

/** So many have been seen now; the tables longest left alone are forgotten. */
export function look(place: string, count: number): void {
  const others = Object.entries(all()).filter(([other]) => other !== place)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [place, count]])))
}
