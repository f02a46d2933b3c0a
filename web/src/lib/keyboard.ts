/** What the keys of a table do. */
export interface Keys {
  escape: () => void
  rules: () => void
  undo: () => void
  log: () => void
  skip: () => void
  /** Whether one is asked something now. */
  asked: () => boolean
}

/** The keys of a table, wherever the focus is. */
export class Keyboard {
  /** Whether the keyboard was used last, and not the pointer. */
  typed = false

  constructor(readonly keys: Keys) {}

  pointed(): void {
    this.typed = false
  }

  pressed(event: KeyboardEvent): void {
    const by = this.typed
    if (event.key !== ' ') this.typed = true
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (event.key === 'Escape') this.keys.escape()
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('dialog[open]')) return
    if (event.key === '?') this.keys.rules()
    else if (event.key === 'u') this.keys.undo()
    else if (event.key === 'l') this.keys.log()
    // A thing that was clicked keeps the focus: the key is not meant for it, least of all when nothing is asked.
    else if (event.key === ' ' && (event.target === document.body || !by || !this.keys.asked())) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      this.keys.skip()
      event.preventDefault()
    }
  }
}
