"""A screen reader and tired eyes find their way: axe-core on every page, in both themes, wide and narrow."""

import random
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.built_in import DRAWN

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


def assert_accessible(page: Page) -> None:
    """axe-core has no finding, by day or by night."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found = page.evaluate("async () => (await axe.run()).violations")
        told += [
            f"{theme} {each['id']}: {node['html'][:200]} {node['failureSummary']}"
            for each in found
            for node in each["nodes"][:4]
        ]
    assert not told, "\n".join(told)


def assert_accessible_wide_and_narrow(page: Page) -> None:
    assert_accessible(page)
    page.set_viewport_size(PHONE)
    assert_accessible(page)
    playing.assert_no_sideways_scrolling(page)
    page.set_viewport_size(DESKTOP)


@pytest.mark.parametrize("game", DRAWN)
def test_the_entrance_and_the_table(game: str, open_page: OpenPage) -> None:
    page = open_page(bypass_csp=True)
    page.wait_for_selector("[data-start]")
    page.locator(f"[data-game={game}]").click()
    page.locator("[data-options] summary").click()
    assert_accessible_wide_and_narrow(page)
    playing.start(page, game)
    playing.play_some(page, random.Random(9), 20)
    assert playing.wait_for_turn(page)
    log = page.get_by_role("button", name="Log", exact=True)
    log.click()
    assert_accessible(page)
    log.click()
    page.locator("[data-look]:not([data-action])").first.click()
    expect(page.locator("dialog")).to_be_visible()
    assert_accessible_wide_and_narrow(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert_accessible_wide_and_narrow(page)
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        assert_accessible(page)


@pytest.mark.parametrize("game", DRAWN)
def test_seats_invitation_and_watching(game: str, open_page: OpenPage) -> None:
    host = open_page(bypass_csp=True)
    playing.start(host, game, seats=["friend", "bot:random"])
    playing.leave_room(host)
    host.get_by_role("button", name="Seats").click()
    invite = host.locator("[data-link]", has_text="Invite")
    invite.click()
    given = host.get_by_role("textbox")
    expect(given).to_have_value(f"{host.evaluate('location.origin')}/seat#{invite.get_attribute('data-link')}")
    assert_accessible_wide_and_narrow(host)

    friend = open_page(f"/seat#{invite.get_attribute('data-link')}", bypass_csp=True)
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    assert_accessible_wide_and_narrow(friend)

    watcher = open_page(host.url.replace("/table/", "/watch/"), bypass_csp=True)
    expect(watcher.locator(".board")).to_be_visible()
    expect(watcher.get_by_role("article", name=re.compile("(Wizard|King) 2"))).to_be_visible()
    assert_accessible_wide_and_narrow(watcher)


@pytest.mark.parametrize("game", DRAWN)
def test_the_screen_between_two_people(game: str, open_page: OpenPage) -> None:
    page = open_page(bypass_csp=True)
    playing.start(page, game, seats=["here:Berta", "here:Carlo"])
    page.locator("[data-hand-over]").wait_for()
    assert_accessible_wide_and_narrow(page)


@pytest.mark.parametrize("game", DRAWN)
def test_what_is_staged_the_result_and_the_replay(game: str, open_page: OpenPage) -> None:
    page = open_page(bypass_csp=True)
    playing.start(page, game)
    rng = random.Random(11)
    playing.play_until_staged(page, rng)
    assert_accessible_wide_and_narrow(page)
    playing.play_out(page, rng)
    assert_accessible_wide_and_narrow(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    assert_accessible_wide_and_narrow(page)
