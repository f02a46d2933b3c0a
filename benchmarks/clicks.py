"""How long after a click its answer is on the screen: `PYTHONPATH=.:tools python benchmarks/clicks.py`.

A real Chromium plays a game of each kind against random bots, on a real server with the built client. Of every decision
the time is taken from the click to the first frame after the position has changed, and of every card that is looked at
to the first frame in which it lies open.
"""

import argparse
import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, sync_playwright
from tests.browser import playing
from tests.browser.conftest import DESKTOP
from tests.server.processes import ServerProcess

import concilium
import find_browser

SETTINGS = '{"pace": "instant", "moment": 0, "forced": false}'
WATCH = """() => {
  window.took = { decision: [], card: [] }
  let clicked = null
  addEventListener('click', (event) => {
    const decides = event.target.closest('[data-action]') !== null
    const looks = event.target.closest('[data-look]') !== null
    const kind = decides ? 'decision' : looks ? 'card' : null
    clicked = kind && event.isTrusted ? { at: event.timeStamp, kind } : null
  }, { capture: true })
  const shown = () => {
    if (clicked === null) return
    const { at, kind } = clicked
    clicked = null
    // The frame after the next is the first that surely shows it.
    requestAnimationFrame(() => requestAnimationFrame((now) => window.took[kind].push(now - at)))
  }
  new MutationObserver((changes) => {
    const moved = changes.some((change) => change.attributeName === 'data-number')
    const opened = document.querySelector('dialog[open] [data-open-rule]') !== null
    if (clicked?.kind === 'decision' ? moved : opened) shown()
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-number', 'open'] })
}"""


def look_at_a_card(page: Page, rng: random.Random) -> None:
    cards = page.locator(".touch:not(.can) [data-look]:visible")
    if cards.count() == 0:
        return
    try:
        cards.nth(rng.randrange(cards.count())).click(timeout=playing.AT_ONCE)
        page.locator("dialog.sheet").wait_for(timeout=playing.AT_ONCE)
    except TimeoutError:
        return
    page.wait_for_timeout(60)
    page.keyboard.press("Escape")
    page.locator("dialog.sheet").wait_for(state="detached")


def measured(page: Page, game: str, decisions: int) -> dict[str, list[float]]:
    playing.start(page, game)
    page.evaluate(WATCH)
    rng = random.Random(5)
    for _ in range(decisions):
        if not playing.wait_for_turn(page):
            break
        if rng.random() < 0.25:
            look_at_a_card(page, rng)
        playing.play_one(page, rng)
    page.wait_for_timeout(100)
    took: dict[str, list[float]] = page.evaluate("window.took")
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=150)
    decisions = parser.parse_args().decisions
    browser = find_browser.find()
    if browser is None:
        raise SystemExit("there is no Chromium: run tools/find_browser.py")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{Path(folder) / 'concilium.db'}")
        server.start()
        chromium = playwright.chromium.launch(executable_path=browser, args=find_browser.FLAGS)
        for game in concilium.names():
            context = chromium.new_context(viewport=DESKTOP, locale="en-GB", base_url=server.origin)
            context.add_init_script(f"localStorage.setItem('concilium', '{SETTINGS}')")
            page = context.new_page()
            page.goto("/")
            for kind, took in measured(page, game, decisions).items():
                in_order = sorted(took)
                if len(in_order) < 2:
                    continue
                ninety_fifth = statistics.quantiles(in_order, n=20)[-1]
                print(
                    f"{game:16} {kind:9} {len(in_order):4} clicks: median {statistics.median(in_order):5.0f} ms, "
                    f"95th percentile {ninety_fifth:5.0f} ms, slowest {in_order[-1]:5.0f} ms"
                )
            context.close()
        chromium.close()
        server.stop()


if __name__ == "__main__":
    main()
