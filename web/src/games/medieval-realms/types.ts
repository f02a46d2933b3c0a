// Generated from concilium.games.medieval_realms.shapes and its events by tools/wire_types.py; do not edit.

/** An effect as the card file words it. */
export interface Effect {
  colour?: string;
  leader?: string;
  least?: number;
  n?: number;
  op: string;
  per?: string;
  resource?: string;
  when?: string;
}

/** What is printed on the components of Medieval Realms. */
export interface Facts {
  cards: Record<string, PrintedCard>;
  colours: Array<string>;
  decoys: number;
  families: Array<string>;
  future_slots: number;
  highest_bid: number;
  honours: Array<number>;
  lands: Array<PrintedLand>;
  leaders: Array<string>;
  open_lands: Array<number>;
  panel_slots: number;
  prices: Array<number>;
  resources: Array<string>;
  rounds: number;
  start: Record<string, number>;
}

/** The final scoring of a king, line by line. */
export interface Final {
  before: number;
  cards: Array<ScoredCard>;
  honourable: number;
  resources: number;
  total: number;
}

/** What a king has; `placed` is None while it is another's secret. */
export interface King {
  colours: number;
  combat: number;
  extra: Array<string>;
  finished: boolean;
  hand: Array<string>;
  honourable: number;
  in_play: Array<string>;
  leaders: Record<string, number>;
  palace: Record<string, number>;
  passed: boolean;
  placed: Placement | null;
  points: number;
  seat: number;
}

/** A land; strengths and the winner once the walls are down. */
export interface Land {
  land: number;
  open: boolean;
  strengths?: Array<number>;
  winner?: number | null;
}

/** How many stand where: mayors by resource, the others by the number of the land. */
export interface Placement {
  admirals: Record<string, number>;
  decoys: Record<string, number>;
  generals: Record<string, number>;
  mayors: Record<string, number>;
}

/** What is printed on a card. */
export interface PrintedCard {
  bought: "auction" | "hand" | "majority";
  castle: boolean;
  colour: string;
  cost: number;
  effects: Array<Effect>;
  family: string;
  honourable: boolean;
  id: string;
  needs_admirals: boolean;
  pays: string | null;
  source: string;
}

/** A land of the map: with how many players it is open, and its reward. */
export interface PrintedLand {
  land: number;
  players: number;
  reward: Array<Effect>;
}

/** A step and what it is about: leaders left to place, the card at auction, its bid and who is in, an amount. */
export interface RealmsDeciding {
  amount?: number;
  bid?: number;
  bidders?: Array<number>;
  by: number | "chance" | null;
  card?: string;
  chosen?: string | null;
  currency?: string;
  left?: number;
  step: string;
  taken?: Array<Array<string>>;
}

/** What a card in play scored at the end. */
export interface ScoredCard {
  card: string;
  points: number;
}

/** A card of the panel; `taker` is who would get a majority card if the viewing seat bought it now. */
export interface Slot {
  card: string;
  price: number;
  slot: number;
  taker?: number | null;
}

/** What a seat sees of Medieval Realms. */
export interface View {
  deciding: RealmsDeciding;
  deck: number;
  discards: Array<string>;
  final: Array<Final> | null;
  future: Array<string | null>;
  game: string;
  lands: Array<Land>;
  leaving: number;
  order: Array<number>;
  over: boolean;
  panel: Array<Slot | null>;
  players: Array<King>;
  round: number;
  rounds: number;
  scores: Array<number>;
  seat: number | null;
  seats: number;
  waiting: Array<number>;
  walls_up: boolean;
  winners: Array<number>;
}

/** Everything that happens in it, as an audience sees it. */
export type Told =
  | { event: "turned-up"; card: string; slot: number }
  | { event: "turn-order"; seats: number[]; production: number[] }
  | { event: "extra-taken"; seat: number; resources: string[] }
  | { event: "walls-rose"; round: number }
  | { event: "finished-placing"; seat: number }
  | { event: "walls-fell"; round: number }
  | { event: "produced"; seat: number; resources: Record<string, number> }
  | { event: "land-won"; land: number; seat: number; strengths: Record<string, number> }
  | { event: "land-tied"; land: number; strengths: Record<string, number> }
  | { event: "land-denied"; land: number; strengths: Record<string, number> }
  | { event: "card-produced"; seat: number; card: string }
  | { event: "production-dealt"; amount: number }
  | { event: "gained"; seat: number; resource: string; amount: number }
  | { event: "points"; seat: number; points: number; total: number }
  | { event: "leader-gained"; seat: number; leader: string }
  | { event: "bonus-taken"; seat: number; resource: string }
  | { event: "bought"; seat: number; card: string; slot: number; price: number }
  | { event: "majority-taken"; seat: number; card: string; buyer: number }
  | { event: "majority-discarded"; card: string; buyer: number }
  | { event: "auction-opened"; seat: number; card: string }
  | { event: "bid"; seat: number; card: string; amount: number }
  | { event: "bid-passed"; seat: number; card: string }
  | { event: "auction-won"; seat: number; card: string; amount: number }
  | { event: "played"; seat: number; card: string; cost: number }
  | { event: "repeated"; seat: number; card: string; played: string }
  | { event: "card-taken"; seat: number; card: string; slot: number }
  | { event: "passed"; seat: number }
  | { event: "round-ended"; round: number }
  | { event: "slots-discarded"; slots: number; cards: (string | null)[] }
  | { event: "slid"; panel: (string | null)[] }
  | { event: "honours-scored"; seat: number; persons: number; points: number }
  | { event: "card-scored"; seat: number; card: string; points: number }
  | { event: "resources-scored"; seat: number; points: number }
  | { event: "game-over"; scores: number[]; winner: number };
