"""Leaving a table: it asks once, the others are told, a bot may play, and the seat is given back to who returns."""

import random
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SAID = "[data-notice=stand-in]"
PRESENCE = "[data-notice=presence]"
SOON = 4_000
"""Milliseconds after which who is away has left, and has not only loaded the page anew."""
PLAYED_ON = """before => Number(document.querySelector('.page').dataset.number) > before + 4
  || document.querySelector('[data-go-on], [data-result]') !== null"""


def leave(page: Page, how: str) -> None:
    page.get_by_role("link", name="Back to the lobby").click()
    page.locator(f"[data-leave={how}]").click()


def come_back(page: Page) -> None:
    page.locator(".tables a.row").first.click()
    expect(page.locator(".board")).to_be_visible()


def two_people(open_page: OpenPage, size: ViewportSize) -> tuple[Page, Page]:
    host = open_page(viewport=size)
    playing.start(host, "medieval-realms", seats=["friend", "bot:random"])
    friend = open_page(f"/seat#{playing.invitation(host)}", viewport=size)
    playing.sit(friend, "Berta")
    expect(host.get_by_role("dialog", name="Waiting room")).to_contain_text("Everyone is here")
    playing.leave_room(host)
    return host, friend


@SIZES
def test_leaving_asks_once_and_the_table_stays_in_the_list(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "grand-tribunal")
    playing.wait_for_turn(page)
    leave(page, "stay")
    expect(page.locator(".board")).to_be_visible()
    leave(page, "go")
    come_back(page)


@SIZES
def test_the_others_are_told_who_leaves_and_who_comes_back(size: ViewportSize, open_page: OpenPage) -> None:
    host, friend = two_people(open_page, size)
    before = host.locator(".middle").bounding_box()
    # Who only loads the page anew has not left.
    friend.reload()
    friend.locator(".board").wait_for()
    host.wait_for_timeout(SOON)
    expect(host.locator(PRESENCE, has_text="has left")).to_have_count(0)
    leave(friend, "go")
    told = host.locator(PRESENCE, has_text="Berta has left the table")
    expect(told).to_be_in_viewport(ratio=0.9)
    assert host.locator(".middle").bounding_box() == before, "the board made room"
    come_back(friend)
    expect(host.locator(PRESENCE, has_text="Berta is at the table")).to_be_visible()
    expect(friend.locator(PRESENCE)).to_have_count(0)


@SIZES
def test_a_bot_plays_for_who_leaves_is_announced_and_gives_the_seat_back(
    size: ViewportSize, open_page: OpenPage
) -> None:
    host, friend = two_people(open_page, size)
    leave(friend, "bot")
    expect(host.locator(SAID)).to_contain_text("A bot stands in for Berta")
    come_back(friend)
    expect(friend.locator(SAID)).to_contain_text("The seat is yours again")
    expect(host.locator(SAID, has_text="Berta plays again")).to_be_visible()
    seats = friend.request.get(f"/api/tables/{playing.table_of(friend)}").json()["seats"]
    assert seats[1]["level"] is None
    # Nothing was told but that: of a seat for which a bot plays nobody says that it is empty.
    expect(host.locator(PRESENCE, has_text="has left")).to_have_count(0)


@SIZES
def test_who_returns_may_let_the_bot_play_on(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "grand-tribunal")
    playing.wait_for_turn(page)
    leave(page, "bot")
    come_back(page)
    # On a slow machine the bots may have come to a Tribunal before we are back; it goes on more than once.
    page.add_locator_handler(page.locator("[data-go-on]"), lambda shown: shown.click(), no_wait_after=True)
    page.locator("[data-play-on]").click()
    expect(page.locator(SAID)).to_have_count(0)
    # It decides without a click of ours, as far as nothing waits to be looked at.
    before = int(playing.number(page) or 0)
    page.wait_for_function(PLAYED_ON, arg=before)
    seats = page.request.get(f"/api/tables/{playing.table_of(page)}").json()["seats"]
    assert seats[0]["level"] is not None
    assert re.search("/table/", page.url)


def test_who_plays_again_decides_for_themselves(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal")
    playing.wait_for_turn(page)
    leave(page, "bot")
    come_back(page)
    assert playing.wait_for_turn(page)
    playing.play_some(page, random.Random(1), 2)
