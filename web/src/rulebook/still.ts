import { Desk, setDesk } from '../lib/desk.svelte'
import type { Facts, TableInfo, View } from '../lib/wire'

/** Nobody sits there, nothing lies anywhere and nothing is decided. */
const EMPTY: View = {
  game: '',
  seat: null,
  seats: 0,
  players: [],
  deciding: { step: '', by: null, rule: '' },
  pending: [],
  waiting: [],
  over: true,
  scores: [],
  winners: [],
}
const NO_TABLE: TableInfo = {
  id: '',
  game: '',
  options: {},
  status: 'over',
  host: false,
  hints: false,
  seats: [],
  watchers: 0,
  result: null,
  winners: [],
  made_at: '',
  changed_at: '',
  rematch: null,
}

/** A desk for pictures: things are drawn as printed, and nothing can be done to them. */
export function setStillDesk(printed: Facts): void {
  const idle = () => undefined
  setDesk(
    new Desk(
      () => NO_TABLE,
      printed,
      () => ({ view: EMPTY, seat: null, choices: [], waiting: [] }),
      idle,
      idle,
      idle,
    ),
  )
}
