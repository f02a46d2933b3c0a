import { moves } from './settings.svelte'

/** Where each thing that can travel was: cards by id, numbers by name. */
interface Places {
  cards: Map<string, DOMRect>
  amounts: Map<string, string>
}

const TIME = 480
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

function visible(box: DOMRect): boolean {
  return box.width > 0 && box.height > 0
}

/** Note where everything is, before the position changes. */
export function note(): Places | null {
  if (!moves()) return null
  const places: Places = { cards: new Map(), amounts: new Map() }
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect()
    if (visible(box)) places.cards.set(element.dataset['card']!, box)
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-amount]'))
    places.amounts.set(element.dataset['amount']!, element.textContent ?? '')
  return places
}

/** Let everything travel from where it was noted to where it is now; what is new comes from its deck. */
export function travel(before: Places | null): void {
  if (!before) return
  const moving: { element: HTMLElement; from: string }[] = []
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect()
    if (!visible(box)) continue
    const id = element.dataset['card']!
    const from = before.cards.get(id) ?? deckOf(element)
    if (!from) continue
    const x = from.left - box.left
    const y = from.top - box.top
    if (Math.abs(x) + Math.abs(y) < 2) continue
    const scale = from.width / box.width
    moving.push({ element, from: `translate(${x}px, ${y}px) scale(${scale})` })
  }
  // All is measured before anything moves, or each would make the browser lay out the page again.
  for (const { element, from } of moving) {
    const { style } = element
    // Above what it passes. Were this part of the animation, every frame of it would paint the page again.
    style.zIndex = '30'
    style.transformOrigin = 'top left'
    element.animate([{ transform: from }, { transform: 'none' }], { duration: TIME, easing: EASE }).onfinish = () => {
      style.zIndex = ''
      style.transformOrigin = ''
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-amount]')) {
    const old = before.amounts.get(element.dataset['amount']!)
    const now = element.textContent ?? ''
    if (old === undefined || old === now) continue
    const more = Number(now) > Number(old)
    element.animate(
      [
        { transform: 'scale(1)' },
        { transform: more ? 'translateY(-3px) scale(1.45)' : 'translateY(3px) scale(0.7)', offset: 0.35 },
        { transform: 'scale(1)' },
      ],
      { duration: TIME, easing: 'ease-out' },
    )
  }
}

function deckOf(element: HTMLElement): DOMRect | null {
  const deck = element.dataset['deck']
  if (!deck) return null
  const box = document.querySelector(`[data-deck-of="${deck}"]`)?.getBoundingClientRect()
  return box && visible(box) ? box : null
}

/** A token drops onto its space. */
export function drop(element: HTMLElement): void {
  if (!moves()) return
  element.animate(
    [
      { transform: 'translateY(-26px) scale(1.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 380, easing: 'cubic-bezier(0.3, 1.4, 0.5, 1)' },
  )
}
