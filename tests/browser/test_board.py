"""What players at a table would see is on the screen: half-made choices, hidden Vis, prices, pictures, sounds."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import measuring, playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

import concilium
from concilium import Record
from concilium.core.registry import title
from concilium.locales import catalogue
from concilium.server import STATIC

TRIBUNAL = "grand-tribunal"
REALMS = "medieval-realms"
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
ENGLISH = catalogue("en", TRIBUNAL)

Asked = Callable[[dict[str, Any]], bool]

HALF_MADE: dict[str, tuple[Asked, Callable[[dict[str, Any]], str]]] = {
    "the space a token is moved from, or the first of two": (
        lambda view: view["deciding"]["space"] is not None,
        lambda view: f"Chosen so far: {ENGLISH.text('space-' + view['deciding']['space'])}",
    ),
    "the spaces used already": (lambda view: bool(view["deciding"]["used"]), lambda view: "Already used:"),
    "the card given in exchange": (
        lambda view: view["deciding"]["step"] == "choose" and view["deciding"]["card"] is not None,
        lambda view: f"In exchange: {ENGLISH.text('card-' + view['deciding']['card'])}",
    ),
    "where an Advance has gone": (lambda view: bool(view["deciding"]["advanced"]), lambda view: "Vis has gone on"),
    "the price of a ransom, and whose it is": (
        lambda view: view["deciding"]["step"] == "ransom",
        lambda view: f"Price: {view['deciding']['amount']} Vis, to ",
    ),
    "the price of joining in": (lambda view: view["deciding"]["step"] == "join", lambda view: "Price: "),
    "the card that asks": (
        lambda view: view["deciding"]["source"] is not None,
        lambda view: f"{ENGLISH.text('card-' + view['deciding']['source'])} asks for this.",
    ),
}


def _view(played: Record, number: int, seat: int) -> dict[str, Any]:
    state = played.game.start()
    for mover, action in played.decisions[:number]:
        state.apply(mover, action)
    return dict(state.view(seat))


@pytest.mark.parametrize("what", HALF_MADE)
def test_a_half_made_choice_of_grand_tribunal_is_on_the_screen(what: str, open_page: OpenPage) -> None:
    asked, words = HALF_MADE[what]
    played, number, seat = measuring.where(TRIBUNAL, asked)
    said = words(_view(played, number, seat))
    page = open_page()
    for screen in SCREENS.values():
        page.set_viewport_size(screen)
        measuring.open_replay(page, played, number, seat)
        expect(page.locator("[data-asked]")).to_contain_text(said)
        expect(page.locator("[data-asked]")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_of_two_advances_is_on_the_screen(screen: str, open_page: OpenPage) -> None:
    played, number, seat = measuring.where(TRIBUNAL, lambda view: "first-advance" in view["used"])
    page = open_page(viewport=SCREENS[screen])
    measuring.open_replay(page, played, number, seat)
    expect(page.locator(".status .used")).to_contain_text("First Advance")
    expect(page.locator(".status .used")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_holder_of_the_standing_bid_is_on_the_screen(screen: str, open_page: OpenPage) -> None:
    played, number, seat = measuring.where(REALMS, lambda view: view["deciding"].get("holder") is not None)
    holder = _view(played, number, seat)["deciding"]["holder"]
    page = open_page(viewport=SCREENS[screen])
    measuring.open_replay(page, played, number, seat)
    expect(page.locator(f"[data-holder='{holder}']")).to_contain_text(played.names[holder])
    expect(page.locator("[data-holder]")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("[data-holder] .crest")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("source", ["card", "land"])
def test_the_card_or_land_that_asks_for_a_choice_is_on_the_screen(
    source: str, screen: str, open_page: OpenPage
) -> None:
    played, number, seat = measuring.where(
        REALMS, lambda view: view["deciding"]["step"] != "auction" and view["deciding"].get(source) is not None
    )
    named = _view(played, number, seat)["deciding"][source]
    words = catalogue("en", REALMS).text(f"card-{named}") if source == "card" else f"Land {named}"
    page = open_page(viewport=SCREENS[screen])
    measuring.open_replay(page, played, number, seat)
    expect(page.locator("[data-asking]")).to_contain_text(words)
    expect(page.locator("[data-asking]")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_turn_order_is_on_the_screen_while_it_is_drawn(screen: str, open_page: OpenPage) -> None:
    played, number, seat = measuring.where(REALMS, lambda view: 0 < len(view["order"]) < view["seats"])
    view = _view(played, number, seat)
    page = open_page(viewport=SCREENS[screen])
    measuring.open_replay(page, played, number, seat)
    order = page.locator("[data-order]")
    expect(order).to_be_in_viewport(ratio=0.9)
    expect(order).to_contain_text(f"1. {played.names[view['order'][0]]}")
    expect(order.locator(".open")).to_have_count(view["seats"] - len(view["order"]))


@pytest.mark.parametrize("screen", SCREENS)
def test_vis_on_rivals_face_down_cards_is_drawn(screen: str, open_page: OpenPage) -> None:
    def lies(view: dict[str, Any]) -> bool:
        return any(
            placed["card"] is None and placed["vis"] > 0
            for wizard in view["players"]
            if wizard["seat"] != view["seat"]
            for placed in [*wizard["laboratory"], *wizard["library"]]
        )

    played, number, seat = measuring.where(TRIBUNAL, lies)
    view = _view(played, number, seat)
    expected = sorted(
        placed["vis"]
        for wizard in view["players"]
        if wizard["seat"] != seat
        for placed in [*wizard["laboratory"], *wizard["library"]]
        if placed["card"] is None and placed["vis"] > 0
    )
    page = open_page(viewport=SCREENS[screen])
    measuring.open_replay(page, played, number, seat)
    playing.show_part(page, "Rivals")

    def drawn() -> list[int]:
        shown = page.locator("[data-place=rivals] [data-lying-vis]:not([data-lying-vis='0'])")
        return sorted(int(each.inner_text()) for each in shown.all())

    assert drawn() == expected
    # Open, the Sanctums show the same on the backs themselves; the others fold meanwhile.
    opened: list[int] = []
    for opens in page.locator("[data-place=rivals] [aria-expanded]").all():
        opens.click()
        opened += drawn()
        opens.click()
    assert sorted(opened) == expected


@pytest.mark.parametrize("screen", SCREENS)
def test_the_contested_source_says_what_joining_in_costs(screen: str, open_page: OpenPage) -> None:
    page = open_page(viewport=SCREENS[screen])
    playing.start(page, TRIBUNAL)
    fee = page.locator("[data-thing=contested] [data-fee]")
    expect(fee).to_have_text("Others join in for 2")
    expect(fee).to_be_in_viewport()


@pytest.mark.parametrize("screen", SCREENS)
def test_lands_show_who_stands_there_by_crest(screen: str, open_page: OpenPage) -> None:
    def fought(view: dict[str, Any]) -> bool:
        return any(sum(strength > 0 for strength in land.get("strengths", [])) > 1 for land in view["lands"])

    played, number, seat = measuring.where(REALMS, fought)
    view = _view(played, number, seat)
    page = open_page(viewport=SCREENS[screen])
    measuring.open_replay(page, played, number, seat)
    playing.show_part(page, "Mine")
    for land in view["lands"]:
        crests = page.get_by_role("group", name=f"Land {land['land']}", exact=True).locator(".strength .crest")
        strong = [king for king, strength in enumerate(land.get("strengths", [])) if strength > 0]
        expect(crests).to_have_count(len(strong))
        assert [int(each.get_attribute("data-seat") or -1) for each in crests.all()] == strong
        for crest in crests.all():
            expect(crest).to_be_visible()


@pytest.mark.parametrize("game", [TRIBUNAL, REALMS])
def test_every_card_has_a_picture_of_its_own(game: str, open_page: OpenPage) -> None:
    cards = concilium.game(game, max(title(game).players)).facts()["cards"]
    assert isinstance(cards, dict)
    page = open_page(f"/cards/{game}")
    page.locator("[data-count]").wait_for()
    drawn = page.locator("[data-picture]").evaluate_all(
        "all => all.map(each => [each.dataset.picture, each.innerHTML])"
    )
    assert {card for card, _ in drawn} == set(cards)
    assert len({picture for _, picture in drawn}) == len(cards)


def test_each_game_has_a_background_of_its_own(open_page: OpenPage) -> None:
    page = open_page()
    drawn = set()
    for game in (TRIBUNAL, REALMS):
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            page.goto("/")
            playing.start(page, game)
            ground = page.locator(".page").evaluate(
                "page => { const { backgroundImage, backgroundColor } = getComputedStyle(page);"
                " return [backgroundImage, backgroundColor] }"
            )
            assert "url(" in ground[0]
            drawn.add(tuple(ground))
    assert len(drawn) == 4
    assert len({picture for picture, _ in drawn}) >= 2


def test_frames_and_pictures_differ_by_kind(open_page: OpenPage) -> None:
    """What a card is shows in its frame: items stand in a niche, spells in a cut frame, resources in a plain one."""
    page = open_page(f"/cards/{TRIBUNAL}")
    page.locator("[data-count]").wait_for()
    frames = {
        kind: page.locator(f".card.{kind} .window").first.evaluate(
            "each => [getComputedStyle(each).borderRadius, getComputedStyle(each).clipPath].join()"
        )
        for kind in ("item", "spell", "resource")
    }
    assert len(set(frames.values())) == 3


SOUNDS = {".mp3", ".ogg", ".wav", ".m4a", ".aac", ".opus", ".flac"}

HEARD = """
  window.heard = 0
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start
    kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when) }
  }
"""


def _decisions_heard(page: Page, game: str) -> int:
    playing.start(page, game)
    page.evaluate(f"() => {{ {HEARD} }}")
    playing.play_some(page, random.Random(12), 6)
    return int(page.evaluate("window.heard"))


@pytest.mark.parametrize("game", [TRIBUNAL, REALMS])
def test_the_table_is_silent_until_one_wants_to_hear_it(game: str, open_page: OpenPage) -> None:
    assert _decisions_heard(open_page(), game) == 0
    assert _decisions_heard(open_page(settings={"pace": "instant", "moment": 0, "sound": True}), game) > 0


def test_sounds_are_made_by_code_and_come_from_no_file(open_page: OpenPage) -> None:
    assert [file for file in STATIC.rglob("*") if file.suffix in SOUNDS] == []
    page = open_page(settings={"pace": "instant", "moment": 0, "sound": True})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.resource_type))
    assert _decisions_heard(page, REALMS) > 0
    assert "media" not in asked


@pytest.mark.parametrize("game", [TRIBUNAL, REALMS])
def test_small_signs_are_reached_by_the_keyboard_and_explain_themselves(game: str, open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, game)
    assert playing.wait_for_turn(page)
    rows = page.locator("article")
    first = rows.first.locator("[data-sign][tabindex='0']")
    expect(first).to_have_count(1)
    page.keyboard.press("Tab")
    first.focus()
    expect(page.locator("[data-explained]")).to_be_visible()
    before = page.locator("[data-explained]").get_attribute("data-explained")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-explained]")).not_to_have_attribute("data-explained", before or "")
    playing.assert_all_in_words(page)
