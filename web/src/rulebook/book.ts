import type { Component } from 'svelte'
import type { AnyCard } from '../lib/wire'

/** A way to choose among cards: the values that a card has of it, and the key of each value's words. */
export interface Facet<C = AnyCard> {
  name: string
  of: (card: C) => string[]
  words: (value: string) => string
}

/** What a game adds to its numbered rules so that they are a book: its folder's `book.ts` says it. */
export interface Book<C = AnyCard> {
  /** Pictures for a section of the rules, drawn from the game's own components. */
  Picture?: Component<{ section: number }>
  /** The worked examples of scoring, drawn. */
  Example?: Component<{ number: number }>
  examples: number
  /** A sign as it is drawn on the table. */
  Sign?: Component<{ name: string }>
  /** The legend: `legend-KEY` explains these signs. */
  legend: Record<string, string[]>
  /** The rule that explains a `verb:…`, a `thing:…` or a `place:…` on the screen. */
  explains: Record<string, string>
  /** The rule that says what one does with a card. */
  ruleOf: (card: C) => string | undefined
  facets: Facet<C>[]
}

const books = import.meta.glob<Book>('../games/*/book.ts', { import: 'book' })

/** What there is of a game that has no book: its numbered rules and its cards. */
const PLAIN: Book = {
  examples: 0,
  legend: {},
  explains: {},
  ruleOf: () => undefined,
  facets: [],
}

/** A game's book; without one, a plain one. */
export async function bookOf(game: string): Promise<Book> {
  return (await books[`../games/${game}/book.ts`]?.()) ?? PLAIN
}

/** The key of what the legend says of a sign. */
export function legendOf(book: Book, sign: string): string | undefined {
  return Object.entries(book.legend).find(([, signs]) => signs.includes(sign))?.[0]
}
