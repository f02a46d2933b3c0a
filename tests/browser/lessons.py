"""Taking a lesson in a browser as a newcomer would: reading, and clicking what the ring is around."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser import playing

SECONDS_FOR_RIVALS = 45
"""A busy machine plays a whole round of rivals in this time."""
GUIDE = "[data-guide]"
POINTED = "[data-pointed]"
READY = "[data-go-on], [data-moment], [data-guide-next], [data-free], [data-result]"


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


def follow(page: Page, game: str, look: Callable[[str], None] = lambda _: None) -> list[str]:
    """Go through all guided moments up to free play; the moments that were told."""
    pointing = lesson_of(page, game)
    told: list[str] = []
    while True:
        page.locator(READY).first.wait_for(timeout=SECONDS_FOR_RIVALS * 1000)
        if page.locator("[data-go-on]").count() > 0:
            look("staged")
            page.locator("[data-go-on]").click()
            continue
        if page.locator("[data-guide-next]").count() > 0:
            page.locator("[data-guide-next]").click()
            expect(page.locator("[data-guide-next]")).to_have_count(0)
            continue
        if page.locator("[data-free]").count() > 0:
            return told
        here = moment(page)
        if here not in pointing:
            continue
        if not told or told[-1] != here:
            told.append(here)
        if pointing[here]:
            expect(page.locator(POINTED)).to_be_visible()
        playing.assert_all_in_words(page)
        look(here)
        if page.locator("[data-guide-on]").count() > 0:
            page.locator("[data-guide-on]").click()
        else:
            page.locator(POINTED).click()
            if moment(page) == here and page.locator(".choices [data-action]").count() > 0:
                # The ring was around a verb, which has opened into its things.
                page.wait_for_timeout(400)
                if moment(page) == here:
                    page.locator(POINTED).click()
        page.wait_for_function(
            "here => { const g = document.querySelector('[data-guide]');"
            " return !g || `${g.dataset.guide}/${g.dataset.moment}` !== here }",
            arg=here,
        )


def finish(page: Page, seed: int) -> None:
    """Play the free chapter to its end."""
    playing.play_out(page, random.Random(seed))
