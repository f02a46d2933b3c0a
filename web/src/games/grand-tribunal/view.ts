/** What a seat sees of Grand Tribunal, as the server sends it. */
export type Kind = 'item' | 'spell' | 'resource'

export interface Installed {
  card: string | null
  category: string
}

export interface Placed {
  kind: Kind
  card: string | null
  face_up?: boolean
  active?: boolean
  vis?: number
  award?: number
  spells?: Installed[]
  votes?: number | null
}

export interface Wizard {
  seat: number
  vis: number
  points: number
  sheet: number[]
  hand_limit: number
  warded: boolean
  muddled: number
  hand: Placed[]
  laboratory: Placed[]
  library: Placed[]
  vault: Placed[]
  in_play: string[]
}

export interface Standing {
  card: string | null
  seat: number
  votes: number
  place: number
  points: number
}

export interface Source<Space> {
  spaces: Space[]
  at: number | null
  open: boolean
}

export interface View {
  players: number
  seat: number | null
  to_move: number
  tribunal: number
  round: number
  rounds: number
  praeco: number
  turn: number | null
  actions_left: number
  used: string[]
  step: { name: string; seat: number | null; left: number | null; card: string | null; effect: string | null }
  concilium: number
  votes: Record<string, number>
  sources: {
    uncontested: Source<{ tribunal: number; take: number; others: number }>
    contested: Source<{ tribunal: number; amount: number }>
  }
  decks: Record<Kind, number>
  discards: Record<Kind, string[]>
  market: { item: string[]; spell: string[] }
  resolving: Placed[]
  wizards: Wizard[]
  standings: Standing[]
  winners: number[]
}

/** What is printed on a card. */
export interface Printed {
  kind: Kind
  type?: string
  material?: string
  cost?: number
  score?: number
  slots?: string[]
  category?: string
  stays?: boolean
}

export const TYPES = ['orb', 'potion', 'scroll', 'staff', 'talisman', 'wand']
export const CATEGORIES = ['alchemical', 'elemental', 'healing', 'runic']
