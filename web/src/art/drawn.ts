/** Hands that draw: shapes as text, and a hand that a name always leads the same way. */

/** What a drawing chooses by its subject's name, so that the same card is always drawn alike, and two cards differ. */
export class Hand {
  #state: number

  constructor(name: string) {
    this.#state = 2166136261
    for (const letter of name) this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 16777619)
  }
  /** From 0 to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  between(least: number, most: number): number {
    return Math.round((least + (most - least) * this.next()) * 10) / 10
  }
  /** A whole number. */
  of(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }
}

export const fill = (d: string, colour = 'currentColor', opacity = 1) =>
  `<path d="${d}" fill="${colour}" fill-rule="evenodd"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const line = (d: string, width = 1.5, colour = 'currentColor', opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const disc = (x: number, y: number, r: number, colour = 'currentColor', opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const ring = (x: number, y: number, r: number, width = 1.5, colour = 'currentColor', opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const box = (x: number, y: number, width: number, height: number, colour = 'currentColor', opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
/** A drawing put somewhere, larger or smaller, turned, in a colour. */
export const at = (x: number, y: number, drawing: string, scale = 1, colour = '', turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}"${colour ? ` color="${colour}"` : ''}>${drawing}</g>`

/** The first word of a name that stands for something that can be drawn. */
export function wordIn<T>(name: string, drawn: Record<string, T>): T | undefined {
  for (const word of name.split('-')) if (Object.hasOwn(drawn, word)) return drawn[word]
  return undefined
}
