/** A rectangle on the screen. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** All that answers to a press on an element: it may be laid over what is around it. */
export function reach(element: HTMLElement): HTMLElement {
  const over = getComputedStyle(element, '::after')
  const spreads = over.content !== 'none' && over.position === 'absolute' && getComputedStyle(element).position === 'static'
  return spreads ? ((element.offsetParent as HTMLElement | null) ?? element) : element
}

/** What may hide a part of an element: all around it that scrolls or cuts off. */
export function around(element: Element): Element[] {
  const found: Element[] = []
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (getComputedStyle(each).overflow !== 'visible') found.push(each)
  return found
}

/** The part of an element that can be seen; nothing is left of one that is scrolled away. */
export function seen(element: Element, cutters: Element[]): Box {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  return [element, ...cutters].reduce<Box>((box, each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    return {
      left: Math.max(box.left, left),
      top: Math.max(box.top, top),
      right: Math.min(box.right, right),
      bottom: Math.min(box.bottom, bottom),
    }
  }, screen)
}

/** Whether all of an element can be seen. */
export function isInSight(element: Element): boolean {
  const box = seen(element, around(element))
  const { width, height } = element.getBoundingClientRect()
  return box.right - box.left >= width - 1 && box.bottom - box.top >= height - 1
}
