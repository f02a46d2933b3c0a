"""Taking a lesson in a browser as a newcomer would: reading, and clicking what the ring is around."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, TimeoutError
from tests.browser import playing

SECONDS_FOR_RIVALS = 45
"""A busy machine plays a whole round of rivals in this time."""
GUIDE = "[data-guide]"
POINTED = "[data-pointed]"
CHAPTERS = "[data-guide] [aria-expanded]"
"""What opens the list of chapters, and the way out."""

STATE = """([pointing, before, whole]) => {
  const find = (selector) => document.querySelector(selector)
  const guide = find('[data-guide]')
  const cut = (element) => {
    let box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (each !== element && getComputedStyle(each).overflow === 'visible') continue
      const { left, top, right, bottom } = each.getBoundingClientRect()
      box = { left: Math.max(box.left, left), top: Math.max(box.top, top),
              right: Math.min(box.right, right), bottom: Math.min(box.bottom, bottom) }
    }
    return box
  }
  // All of it is in sight, or as much as the room for it can hold, and nothing lies over its middle.
  const inSight = (element) => {
    const box = cut(element)
    const room = (element.closest('main') ?? document.body).getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return box.right - box.left >= Math.min(width, room.width) - 1
      && box.bottom - box.top >= Math.min(height, 0.9 * room.height) - 1
      && (element.contains(top) || (top?.contains(element) ?? false))
  }
  if (find('[data-go-on]')) return { kind: 'staged' }
  if (find('[data-guide-next]')) return { kind: 'next' }
  if (guide?.dataset.free !== undefined) return { kind: 'free' }
  const here = `${guide?.dataset.guide}/${guide?.dataset.moment}`
  if (!(here in pointing) || here === before) return null
  const pointed = find('[data-pointed]')
  const hand = [...document.querySelectorAll('[data-place=hand] [data-thing]')]
  const wrong = [
    pointing[here] && !pointed && 'nothing is pointed at',
    pointing[here] && pointed && !inSight(pointed) && 'what is pointed at is out of sight',
    whole && find('.middle').scrollHeight > find('.middle').clientHeight && 'the table has to be scrolled',
    whole && !hand.every(inSight) && 'a card of the hand is out of sight',
    document.documentElement.outerHTML.includes('\\u27e6') && 'a text is missing',
  ].filter(Boolean)
  const reads = find('[data-guide-on]') !== null
  return { kind: 'moment', here, reads, group: pointed?.classList.contains('group') ?? false, wrong }
}"""


def moment(page: Page) -> str:
    """Where the guide is: chapter and moment."""
    guide = page.locator(GUIDE)
    return f"{guide.get_attribute('data-guide')}/{guide.get_attribute('data-moment')}"


def lesson_of(page: Page, game: str) -> dict[str, bool]:
    """Which moments point at something."""
    lesson = page.request.get(f"/api/games/{game}/lesson").json()
    return {
        f"{chapter['id']}/{each['say']}": bool(each["points"]) or each["action"] is not None
        for chapter in lesson["chapters"]
        for each in chapter["moments"]
    }


def _next(page: Page, pointing: dict[str, bool], before: str, whole: bool) -> dict[str, Any]:
    """What comes after a moment, once all that it is about is in sight."""
    asked = [pointing, before, whole]
    settled = f"(asked) => {{ const s = ({STATE})(asked); return s && !s.wrong?.length && s }}"
    try:
        found = page.wait_for_function(settled, arg=asked, timeout=SECONDS_FOR_RIVALS * 1000)
    except TimeoutError:
        raise AssertionError(f"after {before}: {page.evaluate(STATE, asked)}") from None
    state: dict[str, Any] = found.json_value()
    return state


def follow(page: Page, game: str, look: Callable[[str], None] = lambda _: None, *, whole: bool = False) -> list[str]:
    """Go through all guided moments up to free play; the moments that were told.

    What the guide points at must be in sight each time, and with `whole` the whole table with the hand.
    """
    pointing = lesson_of(page, game)
    told = [""]
    while True:
        now = _next(page, pointing, told[-1], whole)
        if now["kind"] == "free":
            return told[1:]
        if now["kind"] != "moment":
            look(now["kind"])
            button = "[data-go-on]" if now["kind"] == "staged" else "[data-guide-next]"
            page.locator(button).click()
            page.locator(button).wait_for(state="detached")
            continue
        told.append(now["here"])
        look(now["here"])
        if now["reads"]:
            page.locator("[data-guide-on]").click()
            continue
        page.locator(POINTED).click()
        if now["group"]:
            # The ring was around a verb, which has opened into its things.
            page.locator(f"{POINTED}[data-action]").click()


def finish(page: Page, seed: int) -> None:
    """Play the free chapter to its end."""
    playing.play_out(page, random.Random(seed))
