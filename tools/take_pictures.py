"""Takes the pictures of README.md and docs/: games of bots, stopped at a good moment. `python tools/take_pictures.py`

The client must be built. Whoever opens the table is played for by a bot until the moment comes, and then is asked.
"""

import argparse
import base64
import contextlib
import re
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import find_browser

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
WIDE = ViewportSize(width=1440, height=810)
PHONE = ViewportSize(width=390, height=844)
RIVALS = ["Berta", "Carlo", "Diego"]
QUALITY = 0.86
MINUTES = 10
STAGED = "[data-go-on]"
"""What closes a ceremony."""


@dataclass(frozen=True)
class Moment:
    """A picture: of which game, how many decisions after its start at the earliest, in which words it asks."""

    name: str
    game: str
    theme: str
    number: int
    asks: str
    tab: str = ""
    """The part of the table that a phone shows."""

    @property
    def screen(self) -> ViewportSize:
        return PHONE if self.tab else WIDE


def moments() -> list[Moment]:
    """The moments that are listed beside the pictures."""
    listed = tomllib.loads((PICTURES / "moments.toml").read_text(encoding="utf-8"))
    return [Moment(**moment) for moment in listed["moment"]]


@contextlib.contextmanager
def served() -> Iterator[str]:
    """The address of a server of one's own."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "concilium", "serve", "--port", "0", "--no-browser"]
        limits = ["--limit-requests", "9999/9999", "--limit-making", "999/99", "--limit-messages", "9999/9999"]
        process = subprocess.Popen(
            [sys.executable, *command, *limits, "--database", f"sqlite:///{folder}/pictures.db"],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            for line in process.stdout:
                found = re.search(r"http://\S+", line)
                if found is not None:
                    yield found.group(0).rstrip("/.")
                    break
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=20)


def opened(browser: Browser, site: str, theme: str, screen: ViewportSize) -> Page:
    """A page of a new visitor."""
    touch = screen["width"] < 500
    context = browser.new_context(
        viewport=screen, base_url=site, locale="en-GB", reduced_motion="reduce", has_touch=touch, is_mobile=touch
    )
    settings = f'{{"pace": "instant", "moment": 0, "theme": "{theme}", "name": "Alba"}}'
    context.add_init_script(f"if (!localStorage.getItem('concilium')) localStorage.setItem('concilium', '{settings}')")
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def played(page: Page, game: str, level: str, rivals: list[str] = RIVALS) -> str:
    """Make a table with bots and let one play for its maker, too; its id."""
    page.goto("/")
    page.locator("[data-start]").wait_for()
    seats = [{"kind": "me", "name": "Alba"}] + [{"kind": "bot", "level": level, "name": name} for name in rivals]
    table = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(wish)}).then(answer => answer.json())",
        {"game": game, "seats": seats},
    )
    page.goto(f"/table/{table['id']}")
    page.locator("[data-prompt]").wait_for()
    let_play(page, table["id"], level)
    return str(table["id"])


def let_play(page: Page, table: str, level: str | None) -> None:
    """A bot plays for the person at the page, or they play again themselves."""
    page.evaluate(
        "([table, level]) => fetch(`/api/tables/${table}/seats/0/${level ? 'stand-in' : 'take-back'}`, {method: 'POST',"
        " headers: {'content-type': 'application/json'}, body: level ? JSON.stringify({level}) : null})",
        [table, level],
    )


def reach(page: Page, table: str, moment: Moment, level: str) -> bool:
    """Wait for this many decisions, and then until this seat is asked in these words; False if it never is."""
    for _ in range(MINUTES * 600):
        if page.locator(STAGED).count() > 0:
            page.locator(STAGED).first.click()
        made = int(page.locator(".page").get_attribute("data-number") or 0)
        if page.locator("[data-result]").count() > 0:
            return False
        if made >= moment.number:
            let_play(page, table, None)
            page.wait_for_timeout(600)
            asked = page.locator("[data-prompt]").inner_text()
            if page.locator(STAGED).count() > 0:
                continue
            if page.locator(".choices button").count() > 0 and moment.asks in asked:
                return True
            if page.locator(".choices button").count() > 0:
                let_play(page, table, level)
        page.wait_for_timeout(100)
    raise TimeoutError(f"nobody was asked {moment.asks!r}")


def as_webp(page: Page, picture: bytes) -> bytes:
    """A picture as the browser itself packs it."""
    script = """async ([encoded, quality]) => {
      const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + encoded)).blob())
      const canvas = document.createElement('canvas')
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d').drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1]
    }"""
    blank = page.context.new_page()
    packed = blank.evaluate(script, [base64.b64encode(picture).decode(), QUALITY])
    blank.close()
    return base64.b64decode(packed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="medium", help="which bots play")
    parser.add_argument("--only", help="the name of one picture")
    wished = parser.parse_args()
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=find_browser.FLAGS)
        if wished.only in (None, "entrance"):
            page = opened(browser, site, "light", WIDE)
            page.goto("/")
            page.locator("[data-start]").wait_for()
            page.wait_for_load_state("networkidle")
            (PICTURES / "entrance.webp").write_bytes(as_webp(page, page.screenshot()))
        for moment in moments():
            if wished.only in (None, moment.name):
                page = opened(browser, site, moment.theme, moment.screen)
                while not reach(page, played(page, moment.game, wished.level), moment, wished.level):
                    print(f"{moment.name}: another game", flush=True)
                if moment.tab:
                    page.locator("nav.tabs button").nth(["table", "mine", "rivals", "log"].index(moment.tab)).click()
                page.mouse.move(1, 1)
                page.wait_for_timeout(600)
                (PICTURES / f"{moment.name}.webp").write_bytes(as_webp(page, page.screenshot()))
        browser.close()


if __name__ == "__main__":
    main()
