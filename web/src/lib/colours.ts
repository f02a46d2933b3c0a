import type { Attachment } from 'svelte/attachments'
import type { TableInfo } from './wire'

/** How many colours there are, each with its crest. */
export const COLOURS = 6

/** Whatever is drawn in a seat's colour within an element has the one that the table gives it. */
export function inColours(table: () => TableInfo): Attachment<HTMLElement> {
  return (element) => {
    for (const { seat, colour } of table().seats)
      for (const kind of ['', 'ink-']) element.style.setProperty(`--seat-${kind}${seat % COLOURS}`, `var(--colour-${kind}${colour % COLOURS})`)
  }
}
