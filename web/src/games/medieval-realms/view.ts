/** What a seat sees of Medieval Realms, as the server sends it. */
export interface Slot {
  card: string
  slot: number
  price: number
  /** For a majority card: who would get it if the viewing seat bought it now. */
  taker?: number | null
}

export interface Deciding {
  step: string
  by?: number | 'chance' | null
  left?: number
  card?: string
  currency?: string
  bid?: number
  in?: number[]
  amount?: number
  chosen?: string | null
  taken?: string[][]
}

export interface Placed {
  mayors: Record<string, number>
  generals: Record<string, number>
  admirals: Record<string, number>
  decoys: Record<string, number>
}

export interface King {
  seat: number
  points: number
  palace: Record<string, number>
  leaders: Record<string, number>
  hand: string[]
  'in-play': string[]
  extra: string[]
  colours: number
  honourable: number
  combat: number
  finished: boolean
  passed: boolean
  placed: Placed | null
}

export interface Land {
  land: number
  open: boolean
  strengths?: number[]
  winner?: number | null
}

export interface Final {
  before: number
  honourable: number
  cards: { card: string; points: number }[]
  resources: number
  total: number
}

export interface View {
  seat: number | null
  seats: number
  round: number
  rounds: number
  deciding: Deciding
  waiting: number[]
  over: boolean
  order: number[]
  panel: (Slot | null)[]
  leaving: number
  future: (string | null)[]
  deck: number
  discards: string[]
  'walls-up': boolean
  lands: Land[]
  kings: King[]
  scores: number[]
  winners: number[]
  final: Final[] | null
}

export interface Effect {
  when?: string
  op: string
  n?: number
  resource?: string
  leader?: string
  per?: string
  colour?: string
  least?: number
}

export interface Printed {
  id: string
  family: string
  colour: string
  bought: 'hand' | 'majority' | 'auction'
  pays: string | null
  cost: number
  'needs-admirals': boolean
  effects: Effect[]
}

export interface PrintedLand {
  land: number
  players: number
  reward: Effect[]
}

/** The turn order, or the seats as they sit until it is drawn. */
export function orderOf(view: View): number[] {
  return new Set(view.order).size === view.seats ? view.order : view.kings.map((king) => king.seat)
}

export const RESOURCES = ['production', 'science', 'culture', 'religion', 'gold', 'raw-material', 'battle']
export const MANAGED = RESOURCES.slice(0, 6)
/** Each leader's verb of placement and its name in a view of a placement. */
export const FIGURES = [
  { leader: 'mayor', verb: 'place-mayor', placed: 'mayors' },
  { leader: 'general', verb: 'place-general', placed: 'generals' },
  { leader: 'admiral', verb: 'place-admiral', placed: 'admirals' },
  { leader: 'decoy', verb: 'place-decoy', placed: 'decoys' },
] as const
export const ON_LANDS = FIGURES.slice(1)
