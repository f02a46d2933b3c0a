"""Coming together: a waiting room, one's tables, a name and a colour of one's own, a rematch."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_accessible import assert_accessible
from tests.built_in import DRAWN

LANGUAGES = ["en", "es", "fr", "it"]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SHARES = "navigator.share = (what) => { window.shared = what; return Promise.resolve() }"


@SIZES
def test_the_host_waits_in_a_room_with_link_copy_share_and_code(size: dict[str, int], open_page: OpenPage) -> None:
    host = open_page(viewport=size, permissions=["clipboard-read", "clipboard-write"])
    host.add_init_script(SHARES)
    host.goto("/")
    asked: list[str] = []
    host.on("request", lambda request: asked.append(request.url))
    playing.start(host, "grand-tribunal", seats=["friend", "bot:random"])
    room = host.get_by_role("dialog", name="Waiting room")
    expect(room).to_contain_text("One player is still missing")
    link = playing.invitation(host)
    address = f"{host.url.partition('/table')[0]}/seat#{link}"
    expect(room.locator("input")).to_have_value(address)
    room.locator("[data-copy]").click()
    expect(room.locator("[data-copy]")).to_contain_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()") == address
    room.locator("[data-share]").click()
    assert host.evaluate("window.shared.url") == address
    # What draws the code is fetched only when somebody wants one.
    assert not any("QrCode" in url and url.endswith(".js") for url in asked)
    room.locator("[data-open-qr]").click()
    expect(room.locator("[data-qr]")).to_be_visible()
    assert any("QrCode" in url and url.endswith(".js") for url in asked)
    playing.assert_no_sideways_scrolling(host)

    friend = open_page(viewport=size)
    friend.on("request", lambda request: asked.append(request.url))
    friend.goto(f"/seat#{link}")
    playing.sit(friend, "Berta")
    # It is seen at once who has come; and the secret went into no address.
    expect(room.locator("[data-room-seat='1']")).to_contain_text("Berta")
    expect(room).to_contain_text("Everyone is here")
    assert not any(link in url for url in asked)
    playing.leave_room(host)
    expect(room).to_have_count(0)
    expect(host.locator(".board")).to_be_visible()
    expect(host.locator("[data-notice=expected]")).to_have_count(0)


@SIZES
def test_bots_take_the_seats_that_nobody_took_and_give_way_to_who_comes(
    size: dict[str, int], open_page: OpenPage
) -> None:
    host = open_page(viewport=size)
    playing.start(host, "medieval-realms", seats=["friend", "friend"])
    links = host.locator(playing.LINK).evaluate_all("all => all.map((each) => each.dataset.invitation)")
    host.locator("[data-room-seat='1'] [data-bot-instead]").click()
    expect(host.locator("[data-room-seat='1']")).to_contain_text("Bot")
    expect(host.get_by_role("dialog")).to_contain_text("One player is still missing")
    # Who closes the room is reminded, and finds it again.
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(host.locator("[data-notice=expected]")).to_contain_text("One more player is expected")
    host.locator("[data-open=room]").click()
    host.locator("[data-room-bots]").click()
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(host.locator("[data-notice=expected]")).to_have_count(0)
    assert playing.wait_for_turn(host)
    friend = open_page(f"/seat#{links[0]}")
    playing.sit(friend, "Berta")
    expect(host.locator("[data-notice=stand-in]", has_text="Berta plays again")).to_be_visible()


@SIZES
def test_my_tables_say_whose_turn_it_is_mine_first_and_how_what_is_over_ended(
    size: dict[str, int], open_page: OpenPage
) -> None:
    page = open_page(viewport=size)
    playing.start(page, "medieval-realms", seats=["bot:random"])
    over = playing.table_of(page)
    playing.finish(page, over, 0)
    page.goto("/")
    playing.start(page, "grand-tribunal")
    assert playing.wait_for_turn(page)
    mine = playing.table_of(page)
    page.goto("/")
    playing.start(page, "medieval-realms", seats=["friend"])
    expected = playing.table_of(page)
    playing.leave_room(page)
    playing.play_until_waiting(page, random.Random(3), "King 2")
    page.goto("/")
    running = page.locator("[data-running] a.row")
    expect(running).to_have_count(2)
    # The other table changed last, yet one's own turn comes first.
    expect(running.nth(0)).to_have_attribute("href", f"/table/{mine}")
    expect(running.nth(0)).to_have_attribute("data-turn", "mine")
    expect(running.nth(0).locator("[data-state]")).to_have_text("Your turn")
    expect(running.nth(1)).to_have_attribute("href", f"/table/{expected}")
    expect(running.nth(1).locator("[data-state]")).to_have_text("One more player is expected")
    expect(running.nth(0).locator("time")).to_have_text(re.compile("now|minute"))
    done = page.locator("[data-finished] li")
    expect(done).to_have_count(1)
    expect(done.locator("[data-state]")).to_have_text(re.compile("You won|wins|win"))
    assert len(re.findall(r"\b-?\d+\b", done.locator(".people").inner_text())) == 2
    done.get_by_role("link", name="Replay").click()
    expect(page.locator("[data-slider]")).to_be_visible()


def test_the_list_looks_again_by_itself(open_page: OpenPage) -> None:
    host = open_page()
    playing.start(host, "medieval-realms", seats=["friend"])
    link = playing.invitation(host)
    playing.leave_room(host)
    playing.play_until_waiting(host, random.Random(3), "King 2")
    host.clock.install()
    host.goto("/")
    expect(host.locator("[data-running] [data-state]")).to_have_text("One more player is expected")
    friend = open_page(f"/seat#{link}")
    playing.sit(friend, "Berta")
    host.clock.run_for(16_000)
    expect(host.locator("[data-running] .people")).to_contain_text("Berta")


@SIZES
def test_name_colour_and_set_up_are_remembered(size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    page.locator("[data-colours] label").nth(4).click()
    page.locator("[data-options] summary").click()
    playing.start(page, "medieval-realms", seats=["bot:random", "here:Dalia", "here:"], name="Zoe")
    # People at one device have names of their own, also those who said none.
    expect(page.locator("[data-hand-over]")).to_be_visible()
    names = page.request.get(f"/api/tables/{playing.table_of(page)}").json()["seats"]
    assert [seat["name"] for seat in names][2:] == ["Dalia", "Player 4"]
    assert names[0]["colour"] == 4
    assert len({seat["colour"] for seat in names}) == 4
    page.goto("/")
    expect(page.locator("[data-game=medieval-realms]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Zoe")
    expect(page.locator("[data-colours] input").nth(4)).to_be_checked()
    chosen = page.locator(".seat select")
    assert [chosen.nth(seat).input_value() for seat in range(3)] == ["bot:random", "here", "here"]
    expect(page.locator(".seat input").first).to_have_value("Dalia")
    # The other game is set up in its own way.
    page.locator("[data-game=grand-tribunal]").click()
    expect(page.locator(".seat select")).to_have_count(2)


def test_options_are_remembered_and_shown(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("[data-game=grand-tribunal]").click()
    page.locator("[data-options] summary").click()
    edition = page.locator("[data-options] select").first
    value = edition.locator("option").nth(1).get_attribute("value") or ""
    edition.select_option(value)
    words = edition.locator("option:checked").inner_text()
    playing.start(page, "grand-tribunal")
    page.goto("/")
    expect(page.locator("[data-options] summary .count")).to_have_text("1")
    page.locator("[data-options] summary").click()
    expect(page.locator("[data-options] select").first.locator("option:checked")).to_have_text(words)


def test_a_guest_sits_in_the_colour_of_their_own_unless_somebody_has_it(open_page: OpenPage) -> None:
    host = open_page()
    host.locator("[data-colours] label").nth(2).click()
    playing.start(host, "grand-tribunal", seats=["friend", "friend"])
    links = host.locator(playing.LINK).evaluate_all("all => all.map((each) => each.dataset.invitation)")
    friend = open_page(f"/seat#{links[0]}")
    expect(friend.locator("[data-colours] input").nth(2)).to_be_disabled()
    friend.locator("[data-colours] label").nth(5).click()
    playing.sit(friend, "Berta")
    other = open_page(f"/seat#{links[1]}")
    expect(other.locator("[data-colours] input").nth(5)).to_be_disabled()
    playing.sit(other, "Carlo")
    for page in (host, friend, other):
        if page is host:
            playing.leave_room(page)
        crests = page.locator(".board .crest[data-seat]").evaluate_all(
            "all => Object.fromEntries(all.map((each) => [each.dataset.seat, each.dataset.colour]))"
        )
        assert crests["0"] == "2"
        assert crests["1"] == "5"
        assert crests["2"] not in ("2", "5")


@pytest.mark.parametrize(("game", "size"), [(DRAWN[0], DESKTOP), (DRAWN[-1], PHONE)], ids=["desktop", "phone"])
def test_a_rematch_is_one_click_and_the_others_follow_by_one(
    game: str, size: dict[str, int], open_page: OpenPage
) -> None:
    host = open_page(viewport=size)
    playing.start(host, game, seats=["friend", "bot:random"])
    friend = open_page(f"/seat#{playing.invitation(host)}", viewport=size)
    playing.sit(friend, "Berta")
    over = playing.table_of(host)
    # Nobody looks meanwhile; each plays past the screen.
    for page in (host, friend):
        page.goto("/")
    friend.evaluate(f"window.finished = ({playing.FINISH})({{ table: '{over}', seats: [1] }}); null")
    playing.finish(host, over, 0)
    friend.evaluate("window.finished")
    for page in (host, friend):
        page.goto(f"/table/{over}")
        expect(page.locator("[data-result] li")).to_have_count(3)
    host.locator("[data-rematch]").click()
    room = host.get_by_role("dialog", name="Waiting room")
    expect(room.locator("[data-room-seat='1']")).to_contain_text("Berta")
    expect(room.locator("[data-room-seat='1']")).to_contain_text("not here yet")
    again = playing.table_of(host)
    assert again != over
    expect(friend.locator("[data-rematch-offered]")).to_contain_text("Your seat there is kept")
    friend.keyboard.press("Escape")
    expect(friend.locator("[data-notice=rematch]")).to_be_visible()
    friend.locator("[data-rematch-join]").click()
    friend.locator(".board").wait_for()
    assert playing.table_of(friend) == again
    expect(room).to_contain_text("Everyone is here")
    playing.leave_room(host)
    seats = friend.request.get(f"/api/tables/{again}").json()["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats][:2] == [("Alba", False), ("Berta", True)]
    # From the list it is the same table again.
    host.goto("/")
    host.locator("[data-finished] [data-rematch]").click()
    host.wait_for_url(f"**/table/{again}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_here_is_in_the_language_of_the_browser(language: str, open_page: OpenPage) -> None:
    page = open_page(locale=language)
    playing.start(page, "medieval-realms", seats=["friend", "bot:random"])
    page.locator("[data-open-qr]").click()
    expect(page.locator("[data-qr]")).to_be_visible()
    playing.assert_all_in_words(page)
    page.locator("[data-room-bots]").click()
    table = playing.table_of(page)
    watcher = open_page(f"/watch/{table}", locale=language)
    expect(watcher.locator("[data-notice=watching]")).to_be_visible()
    playing.assert_all_in_words(watcher)
    page.goto("/")
    playing.assert_all_in_words(page)
    playing.finish(page, table, 0)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-rematch]")).to_be_visible()
    playing.assert_all_in_words(page)
    page.goto("/")
    expect(page.locator("[data-finished] li")).to_have_count(1)
    playing.assert_all_in_words(page)
    page.goto(f"/replay/{table}")
    playing.open_moves(page)
    expect(page.locator("[data-moves] li").nth(9)).to_be_visible()
    playing.assert_all_in_words(page)


@SIZES
def test_a_screen_reader_finds_its_way(size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size, bypass_csp=True)
    playing.start(page, "medieval-realms", seats=["friend"])
    page.locator("[data-open-qr]").click()
    expect(page.locator("[data-qr]")).to_be_visible()
    assert_accessible(page)
    page.locator("[data-room-bots]").click()
    table = playing.table_of(page)
    watcher = open_page(f"/watch/{table}", viewport=size, bypass_csp=True)
    expect(watcher.locator("[data-notice=watching]")).to_be_visible()
    assert_accessible(watcher)
    playing.finish(page, table, 0)
    page.goto("/")
    expect(page.locator("[data-finished] li")).to_have_count(1)
    assert_accessible(page)
    page.goto(f"/replay/{table}")
    playing.open_moves(page)
    expect(page.locator("[data-moves] li").nth(9)).to_be_visible()
    assert_accessible(page)
