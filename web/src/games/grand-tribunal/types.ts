// Generated from concilium.games.grand_tribunal.shapes and its events by tools/wire_types.py; do not edit.

/** A card in a hand, in a Vault or on the table; None for who sees only its back. */
export interface Back {
  card: string | null;
  kind: "item" | "resource" | "spell";
}

/** Which cards of each kind. */
export interface CardsByKind {
  item: Array<string>;
  resource: Array<string>;
  spell: Array<string>;
}

/** The contested row; `at` is None when it is used up. */
export interface ContestedSource {
  at: number | null;
  open: boolean;
  spaces: Array<ContestedSpace>;
}

/** A space of the contested row. */
export interface ContestedSpace {
  amount: number;
  tribunal: number;
}

/** How many cards of each kind. */
export interface CountByKind {
  item: number;
  resource: number;
  spell: number;
}

/** An effect as the card file words it. */
export interface Effect {
  deck?: string;
  kind?: string;
  m?: number;
  n?: number;
  op: string;
  per?: string;
}

/** What is printed on the components of Grand Tribunal. */
export interface Facts {
  cards: Record<string, PrintedCard>;
  contested: Array<ContestedSpace>;
  extract: Array<number>;
  hand_limit: number;
  spaces: Array<string>;
  starting_vis: number;
  uncontested: Array<UncontestedSpace>;
  voting_tokens: number;
}

/** A spell installed in an item. */
export interface Installed {
  card: string;
  category: string;
}

/** An item of a Laboratory; `award` is its place in an earlier Tribunal, or 0. */
export interface LyingItem {
  active: boolean;
  award: number;
  card: string | null;
  face_up: boolean;
  kind: "item" | "resource" | "spell";
  spells: Array<Installed>;
  vis: number;
  votes: number | null;
}

/** A spell of a Library. */
export interface LyingSpell {
  active: boolean;
  card: string | null;
  face_up: boolean;
  kind: "item" | "resource" | "spell";
  vis: number;
}

/** The cards that lie open. */
export interface Market {
  item: Array<string>;
  spell: Array<string>;
}

/** What is printed on a card: items have a type, a material, a score and places for spells. */
export interface PrintedCard {
  category?: string;
  cost?: number;
  effects?: Array<Effect>;
  id: string;
  kind: "item" | "resource" | "spell";
  material?: string;
  score?: number;
  slots?: Array<string>;
  source: string;
  stays?: boolean;
  type?: string;
}

/** The Vis Source Track. */
export interface Sources {
  contested: ContestedSource;
  uncontested: UncontestedSource;
}

/** An item's place and points if the Tribunal were held now. */
export interface Standing {
  card: string;
  place: number;
  points: number;
  seat: number;
  votes: number;
}

/** A step, whose it is (also where chance decides in it), how much of it is left, for which spell or effect; `actions` are those left in the turn. */
export interface TribunalDeciding {
  actions: number;
  by: number | "chance" | null;
  card: string | null;
  effect: string | null;
  left: number | null;
  seat: number | null;
  step: string;
}

/** The uncontested row; `at` is None when it is used up. */
export interface UncontestedSource {
  at: number | null;
  open: boolean;
  spaces: Array<UncontestedSpace>;
}

/** A space of the uncontested row: what the gatherer takes, and what all others do. */
export interface UncontestedSpace {
  others: number;
  take: number;
  tribunal: number;
}

/** What a seat sees of Grand Tribunal. */
export interface View {
  actions_left: number;
  concilium: number;
  deciding: TribunalDeciding;
  decks: CountByKind;
  discards: CardsByKind;
  game: string;
  market: Market;
  over: boolean;
  players: Array<Wizard>;
  praeco: number;
  resolving: Array<Back>;
  round: number;
  rounds: number;
  scores: Array<number>;
  seat: number | null;
  seats: number;
  sources: Sources;
  standings: Array<Standing>;
  tribunal: number;
  turn: number | null;
  used: Array<string>;
  votes: Record<string, number>;
  waiting: Array<number>;
  winners: Array<number>;
}

/** What a wizard has; `sheet` are the points of each Tribunal. */
export interface Wizard {
  hand: Array<Back>;
  hand_limit: number;
  in_play: Array<string>;
  laboratory: Array<LyingItem>;
  library: Array<LyingSpell>;
  muddled: number;
  points: number;
  seat: number;
  sheet: Array<number>;
  vault: Array<Back>;
  vis: number;
  warded: boolean;
}

/** Everything that happens in it, as an audience sees it. */
export type Told =
  | { event: "praeco-chosen"; seat: number }
  | { event: "praeco-passed"; seat: number }
  | { event: "tribunal-began"; tribunal: number; seat: number }
  | { event: "turn-began"; seat: number }
  | { event: "card-moved"; kind: string; card: string | null; from: [string, number?]; to: [string, number?] }
  | { event: "card-advanced"; kind: string; card: string | null; seat: number; amount: number }
  | { event: "card-turned-up"; kind: string; card: string | null; seat: number }
  | { event: "card-activated"; kind: string; card: string | null; seat: number }
  | { event: "card-drained"; kind: string; card: string | null; seat: number; amount: number }
  | { event: "card-returned"; kind: string; card: string | null; seat: number }
  | { event: "cards-seen"; seat: number; target: number }
  | { event: "resource-played"; seat: number; card: string }
  | { event: "spell-installed"; seat: number; card: string; item: string }
  | { event: "spell-cast"; seat: number; card: string; item: string }
  | { event: "gathered"; seat: number; source: string }
  | { event: "die-rolled"; seat: number; roll: number }
  | { event: "vis-gained"; seat: number; amount: number }
  | { event: "vis-lost"; seat: number; amount: number }
  | { event: "vis-paid"; seat: number; to: number; amount: number }
  | { event: "vote-placed"; seat: number; space: string }
  | { event: "vote-moved"; seat: number; from: string; to: string }
  | { event: "votes-removed"; seat: number; space: string; amount: number }
  | { event: "votes-swapped"; seat: number; from: string; to: string }
  | { event: "wizard-targeted"; seat: number; target: number }
  | { event: "wizard-muddled"; seat: number; target: number }
  | { event: "tribunal-held"; tribunal: number }
  | { event: "item-judged"; seat: number; card: string; votes: number; place: number; score: number; spells: number; times: number; points: number };
