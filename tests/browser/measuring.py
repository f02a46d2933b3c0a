"""Measuring a board: generated games as replays at the sizes of screens, and what lies where on them."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

import concilium
import make_records
from concilium import Record
from concilium.core.registry import title

RECORDS = Path(__file__).parents[1] / "records"
SIZES = {
    "phone": ViewportSize(width=390, height=844),
    "tablet": ViewportSize(width=820, height=1180),
    "laptop": ViewportSize(width=1366, height=768),
    "desktop": ViewportSize(width=1920, height=1080),
    "sideways": ViewportSize(width=844, height=390),
}
MORE_GAMES = 60
IN_PARTS = ("phone", "sideways")
"""Where the table is shown in parts, one tab at a time."""

_SHARED = """
  const board = document.querySelector('.board')
  const inside = (box, element) => {
    // What a scrolling or hiding ancestor leaves of a box.
    let { left, top, right, bottom } = box
    for (let above = element; above && above !== document.documentElement; above = above.parentElement) {
      if (getComputedStyle(above).overflow === 'visible') continue
      const edge = above.getBoundingClientRect()
      left = Math.max(left, edge.left); right = Math.min(right, edge.right)
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top, right, bottom }
  }
  const called = element => (element.closest('[data-place], [data-thing], article')?.outerHTML ?? '').slice(0, 90)
"""

OVERLAPS = (
    "() => {"
    + _SHARED
    + """
  const found = []
  const shows = (element, box, what) => {
    const seen = inside(box, element)
    if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) found.push({ element, what, ...seen })
  }
  const words = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (!words.currentNode.data.trim() || element.closest('.sr, svg')) continue
    if (getComputedStyle(element).visibility === 'hidden') continue
    range.selectNodeContents(words.currentNode)
    for (const { left, right, top, bottom, height } of range.getClientRects())
      // A line's box is higher than its letters.
      shows(element, { left, right, top: top + 0.24 * height, bottom: bottom - 0.24 * height }, words.currentNode.data)
  }
  for (const sign of board.querySelectorAll('[data-sign], .crest, .presence'))
    if (sign.checkVisibility({ visibilityProperty: true }))
      shows(sign, sign.getBoundingClientRect(), sign.dataset.sign ?? sign.getAttribute('class'))
  const told = []
  for (const [at, one] of found.entries())
    for (const other of found.slice(at + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (wide < 2 || high < 2 || one.element.contains(other.element) || other.element.contains(one.element)) continue
      // What lies in a layer of its own covers what is under it on purpose, and wholly.
      const layer = element => element.closest('[data-over]')
      if (layer(one.element) !== layer(other.element)) continue
      told.push(`${one.what} / ${other.what}: ${Math.round(wide)} x ${Math.round(high)} in ${called(one.element)}`)
    }
  return told
}"""
)

CUT_OFF = (
    "names => {"
    + _SHARED
    + """
  const told = []
  for (const name of names)
    for (const place of board.querySelectorAll(`[data-place="${name}"]`)) {
      const box = place.getBoundingClientRect()
      if (box.width === 0) { told.push(`${name} is not shown`); continue }
      const onScreen = { left: Math.max(0, box.left), top: Math.max(0, box.top),
        right: Math.min(innerWidth, box.right), bottom: Math.min(innerHeight, box.bottom) }
      const seen = inside(onScreen, place.parentElement)
      const lost = Math.max(seen.left - box.left, box.right - seen.right, seen.top - box.top, box.bottom - seen.bottom)
      if (lost > 1) told.push(`${name} loses ${Math.round(lost)} px`)
    }
  for (const name of board.querySelectorAll('.card .name'))
    if (name.scrollHeight > name.clientHeight + 2) told.push(`the name ${name.textContent} is cut`)
  return told
}"""
)

SCROLLS = """() => [...document.querySelectorAll('.board, .board *')]
  .filter(part => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
  .filter(part => part.scrollHeight > part.clientHeight + 1)
  .map(part => `${part.dataset.place ?? part.className} has ${part.scrollHeight} px in ${part.clientHeight}`)"""

PLACES = (
    "names => Object.fromEntries(names.map(name => {"
    ' const box = document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();'
    " return [name, box ? [Math.round(box.left), Math.round(box.top)] : null] }))"
)

FRAME = """() => ['.page > header', '.middle', '[data-place=actions]'].map(part => {
  const { left, top, width, height } = document.querySelector(part).getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
})"""
"""Where the line above the board, the board and the bar below it are."""


@cache
def record(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def records(game: str) -> list[Path]:
    return sorted((RECORDS / game).glob("*.txt"))


def games(game: str) -> Iterator[Record]:
    """The finished games of tests/records, then more of the same kind."""
    for path in records(game):
        yield record(path)
    played = concilium.game(game, min(title(game).players))
    for seed in range(MORE_GAMES):
        yield make_records.play(played, seed)


def where(game: str, asked: Callable[[dict[str, Any]], bool]) -> tuple[Record, int, int]:
    """The first position of the games whose view says so: its game, its number, and the seat that is asked."""
    for played in games(game):
        state = played.game.start()
        for number, (mover, action) in enumerate(played.decisions):
            seat = max(0, state.to_move)
            if asked(dict(state.view(seat))):
                return played, number, seat
            state.apply(mover, action)
    raise AssertionError("no game has such a position")


def open_replay(page: Page, played: Record, number: int, seat: int) -> None:
    """The record as a replay at a position, as a seat saw it."""
    table = page.evaluate(
        "record => fetch('/api/records', {method: 'POST', headers: {'content-type': 'text/plain'}, body: record})"
        ".then(answer => answer.json())",
        str(played),
    )
    page.goto(f"/replay/{table['id']}?at={number}")
    page.locator(".board").wait_for()
    expect(page.locator(f".page[data-number='{number}']")).to_be_visible()
    page.locator(".eyes select").select_option(str(seat))
    expect(page.locator(".at-mine")).to_have_count(1)


def go_to(page: Page, number: int) -> None:
    """Another position of the replay that is open."""
    page.locator("[data-slider]").fill(str(number))
    expect(page.locator(f".page[data-number='{number}']")).to_be_visible()


def overlaps(page: Page) -> list[str]:
    return list(page.evaluate(OVERLAPS))


def cut_off(page: Page, places: list[str]) -> list[str]:
    return list(page.evaluate(CUT_OFF, places))


def scrolls(page: Page) -> list[str]:
    """The parts of the board that show only some of what they hold."""
    return list(page.evaluate(SCROLLS))
