"""A hand that never slips: reading is not deciding, ends are clear, leaving asks."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
A_CARD = ".touch.can .hit[data-look]:visible"


def on_a_phone(open_page: OpenPage, **settings: object) -> Page:
    wishes = {"pace": "instant", "moment": 0, **settings}
    return open_page(viewport=PHONE, has_touch=True, is_mobile=True, settings=wishes)


def with_a_card_that_can_be_touched(page: Page) -> None:
    playing.start(page, "medieval-realms", seats=["bot:random"])
    rng = random.Random(3)
    while playing.wait_for_turn(page):
        page.get_by_role("navigation").get_by_role("button", name="Table").click()
        if page.locator(A_CARD).count() > 0:
            return
        playing.play_one(page, rng)


def test_on_touch_the_first_tap_shows_the_card_and_the_second_decides(open_page: OpenPage) -> None:
    page = on_a_phone(open_page)
    with_a_card_that_can_be_touched(page)
    before = playing.number(page)
    page.locator(A_CARD).first.tap()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    assert playing.number(page) == before
    buy = sheet.locator("[data-action]").first
    expect(buy).to_contain_text("Buy")
    expect(buy).to_contain_text("for")
    buy.tap()
    page.wait_for_function(playing.NUMBER_CHANGED, arg=before)


def test_the_first_tap_decides_for_who_wants_it_so(open_page: OpenPage) -> None:
    page = on_a_phone(open_page, shows=False)
    with_a_card_that_can_be_touched(page)
    before = playing.number(page)
    page.locator(A_CARD).first.tap()
    page.wait_for_function(playing.NUMBER_CHANGED, arg=before)


@SIZES
@pytest.mark.parametrize(
    ("game", "step", "words"),
    [
        ("grand-tribunal", "Your turn", "End turn (2 actions left)"),
        ("medieval-realms", "Buy a card", "Pass for this round"),
    ],
)
def test_what_ends_a_turn_says_so_is_not_loud_and_is_asked_about_once(
    game: str, step: str, words: str, size: dict[str, int], open_page: OpenPage
) -> None:
    page = open_page(viewport=size)
    playing.start(page, game)
    playing.play_until(page, random.Random(1), step)
    ending = page.locator(".choices .ending")
    expect(ending).to_contain_text(words)
    loud = page.locator(".choices .ending.main")
    expect(loud).to_have_count(0)
    before = playing.number(page)
    ending.click()
    page.locator("[data-sure=no]").click()
    assert playing.number(page) == before
    ending.click()
    page.locator("[data-sure=yes]").click()
    page.wait_for_function(playing.NUMBER_CHANGED, arg=before)
    # Once warned, never again.
    playing.play_until(page, random.Random(2), step)
    page.locator(".choices .ending").click()
    expect(page.locator("[data-sure]")).to_have_count(0)


@SIZES
def test_leaving_asks_once_and_the_table_stays_in_the_list(size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "grand-tribunal")
    playing.wait_for_turn(page)
    home = page.get_by_role("link", name="Back to the lobby")
    home.click()
    page.locator("[data-leave=stay]").click()
    expect(page.locator(".board")).to_be_visible()
    home.click()
    page.locator("[data-leave=go]").click()
    page.locator(".tables a.row").first.click()
    expect(page.locator(".board")).to_be_visible()


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal")
    playing.wait_for_turn(page)
    page.get_by_role("link", name="Back to the lobby").click()
    page.locator("[data-leave=bot]").click()
    page.locator(".tables a.row").first.click()
    expect(page.locator("[data-notice=stand-in]")).to_contain_text("The seat is yours again")
    assert playing.wait_for_turn(page)
    playing.play_some(page, random.Random(1), 2)


def test_a_leader_is_lifted_by_one_message(open_page: OpenPage) -> None:
    page = open_page()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    playing.start(page, "medieval-realms", seats=["bot:random"])
    playing.play_until(page, random.Random(4), "Place your leaders")
    for resource in ("production", "science", "culture"):
        playing.choose(page, "Mayor", resource)
    lifted = page.get_by_role("button", name="production", exact=False).and_(page.locator(".lift"))
    expect(page.locator(".lift")).to_have_count(3)
    sent.clear()
    playing.decide(page, lifted.first)
    expect(page.locator(".lift")).to_have_count(2)
    assert [message for message in sent if '"undo"' in message or '"decide"' in message] == sent
    assert len(sent) == 1


def test_there_is_a_moment_to_take_back_before_the_bots_answer(open_page: OpenPage) -> None:
    page = open_page(settings={"pace": "instant", "moment": 3})
    playing.start(page, "medieval-realms", seats=["bot:random"])
    playing.play_until(page, random.Random(6), "Buy a card")
    before = playing.number(page)
    page.locator(".choices .ending").click()
    page.locator("[data-sure=yes]").click()
    page.wait_for_function(playing.NUMBER_CHANGED, arg=before)
    undo = page.locator("[data-undo=one][data-fleeting]")
    expect(undo).to_be_visible()
    undo.click()
    expect(page.locator("[data-prompt]")).to_contain_text("Buy a card")
