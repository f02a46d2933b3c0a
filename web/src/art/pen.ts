/** What the glyphs are drawn with, in the colour of the text around them. Strokes are used for fine lines only. */
export const line = (d: string, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const fill = (d: string, opacity = 1) => `<path d="${d}" fill="currentColor" fill-rule="evenodd" opacity="${opacity}"/>`
export const dot = (x: number, y: number, r: number, opacity = 1) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" opacity="${opacity}"/>`
