import type { SeatInfo, TableInfo } from './wire'

/** The seats whose people have not come yet and for whom no bot plays: nobody has taken them, or who did was never here. */
export function expected(table: TableInfo): SeatInfo[] {
  if (table.status !== 'running') return []
  return table.seats.filter((seat) => seat.kind === 'person' && seat.level === null && !seat.mine && (!seat.taken || seat.awaited))
}
