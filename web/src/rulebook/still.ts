import { Desk, setDesk } from '../lib/desk.svelte'
import type { Facts, TableInfo, View } from '../lib/wire'

const NOBODY: TableInfo['seats'] = []
/** Nobody sits there and nothing lies anywhere. */
const EMPTY = { players: [] } as unknown as View

/** A desk for pictures: things are drawn as printed, and nothing can be done to them. */
export function setStillDesk(printed: Facts): void {
  const idle = () => undefined
  setDesk(
    new Desk(
      () => ({ seats: NOBODY }) as unknown as TableInfo,
      printed,
      () => ({ view: EMPTY, seat: null, choices: [], waiting: [] }),
      idle,
      idle,
      idle,
    ),
  )
}
