import type { Desk } from './desk.svelte'

/** The rulebook opens at the rule of what is in focus, or of what is being decided. */
export async function openRules(desk: Desk, decided: string | undefined): Promise<void> {
  const { bookOf } = await import('../rulebook/book')
  const book = await bookOf(desk.game.name)
  const about = document.activeElement?.closest<HTMLElement>('[data-verb], [data-thing]')
  const asked = about?.dataset['verb'] ? `verb:${about.dataset['verb']}` : `thing:${about?.dataset['thing'] ?? ''}`
  desk.rule = book.explains[asked] ?? decided ?? 'goal'
}
