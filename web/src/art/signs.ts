/**
 * A row of small signs is one stop of the Tab key; the arrow keys go from sign to sign, and each explains itself in focus.
 * Signs within a button belong to the button.
 */
export function signs(row: HTMLElement): () => void {
  const all = () => [...row.querySelectorAll<HTMLElement>('[data-sign]')].filter((sign) => !sign.closest('button'))
  function settle(chosen?: HTMLElement) {
    const found = all()
    const stop = chosen ?? found.find((sign) => sign.tabIndex === 0) ?? found[0]
    for (const sign of found) {
      const wished = sign === stop ? 0 : -1
      if (sign.getAttribute('tabindex') !== String(wished)) sign.tabIndex = wished
    }
  }
  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const found = all()
    const at = found.findIndex((sign) => sign === event.target)
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = found[(at + step + found.length) % found.length]!
    settle(next)
    next.focus()
  }
  settle()
  const changes = new MutationObserver(() => settle())
  changes.observe(row, { childList: true, subtree: true })
  row.addEventListener('keydown', walk)
  return () => {
    changes.disconnect()
    row.removeEventListener('keydown', walk)
  }
}
