"""A hand that never slips: reading is not deciding, ends are clear, and there is a moment to take back."""

import random
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.built_in import knowing, known

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
A_CARD = ".touch.can .hit[data-look]:visible"
MOST_DECISIONS = 300


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


def test_a_long_press_on_a_card_shows_it_also_to_who_decides_by_the_first_tap(open_page: OpenPage) -> None:
    page = on_a_phone(open_page, shows=False)
    with_a_card_that_can_be_touched(page)
    before = playing.number(page)
    box = page.locator(A_CARD).first.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(page.locator("dialog.sheet [data-action]").first).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert playing.number(page) == before
    expect(page.locator("dialog.sheet")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", knowing("ending"))
def test_what_ends_a_turn_says_so_is_not_loud_and_is_asked_about_once(
    game: str, size: dict[str, int], open_page: OpenPage
) -> None:
    page = open_page(viewport=size)
    playing.start(page, game)
    step, words = known(game, "ending")["step"], known(game, "ending")["words"]
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
def test_what_stops_an_advance_says_so_and_is_not_loud(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "grand-tribunal")
    rng = random.Random(5)
    for _ in range(MOST_DECISIONS):
        assert playing.wait_for_turn(page), "nobody could advance in the whole game"
        if page.locator(".choices [data-verb=advance]").count() > 0:
            playing.choose(page, "Advance")
            break
        playing.play_one(page, rng)
    stops = page.locator(".choices .ending", has_text="Stop advancing")
    expect(stops).to_be_visible()
    expect(page.locator(".choices .ending.main")).to_have_count(0)


@SIZES
def test_who_is_outbid_may_bid_or_let_it_go(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "medieval-realms", seats=["bot:random", "bot:random"])
    rng = random.Random(8)
    playing.play_until(page, rng, "or let it go")
    asked = page.locator("[data-prompt]")
    expect(asked).to_have_text(re.compile(r"Bid more than \d+, or let it go\."))
    expect(asked).to_be_in_viewport(ratio=0.9)
    leaves = page.locator(".choices .ending")
    expect(leaves).to_have_text("Let it go")
    if page.locator(".choices [data-verb=bid]").count() > 0:
        expect(page.locator(".choices .ending.main")).to_have_count(0)


@SIZES
def test_a_leader_is_lifted_by_one_message(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    playing.start(page, "medieval-realms", seats=["bot:random"])
    playing.play_until(page, random.Random(4), "Place your leaders")
    for resource in ("production", "science", "culture"):
        playing.choose(page, "Mayor", resource)
    playing.show_part(page, "Mine")
    lifted = page.get_by_role("button", name="production", exact=False).and_(page.locator(".lift"))
    expect(page.locator(".lift")).to_have_count(3)
    sent.clear()
    playing.decide(page, lifted.first)
    expect(page.locator(".lift")).to_have_count(2)
    assert [message for message in sent if '"undo"' in message or '"decide"' in message] == sent
    assert len(sent) == 1


def passed(page: Page) -> None:
    """Buy no more in this round."""
    before = playing.number(page)
    page.locator(".choices .ending").click()
    page.locator("[data-sure=yes]").click()
    page.wait_for_function(playing.NUMBER_CHANGED, arg=before)


@SIZES
def test_there_is_a_moment_to_take_back_before_the_bots_answer(size: ViewportSize, open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    # If all others have passed, passing ends the round, and there is nothing to take back.
    playing.start(page, "medieval-realms", seats=["bot:random"] * 3)
    playing.play_until(page, random.Random(6), "Buy a card")
    page.locator("[data-open=settings]").click()
    page.get_by_label("Bots wait before they answer").select_option("5")
    page.keyboard.press("Escape")
    passed(page)
    undo = page.locator("[data-undo=one][data-fleeting]")
    expect(undo).to_be_visible()
    before = playing.number(page)
    page.wait_for_timeout(1500)
    assert playing.number(page) == before, "a bot did not wait"
    undo.click()
    expect(page.locator("[data-prompt]")).to_contain_text("Buy a card")


def test_who_wants_no_moment_has_none(open_page: OpenPage) -> None:
    page = open_page(settings={"pace": "instant", "moment": 0})
    playing.start(page, "medieval-realms", seats=["bot:random"])
    playing.play_until(page, random.Random(6), "Buy a card")
    passed(page)
    assert playing.wait_for_turn(page)
    expect(page.locator("[data-fleeting]")).to_have_count(0)
