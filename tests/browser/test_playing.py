"""Whole games by clicking what glows; two people; one device; taking back; being refused."""

import random

import pytest
from playwright.sync_api import FilePayload, expect
from tests.browser import playing
from tests.browser.conftest import OpenPage
from tests.built_in import DRAWN


@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_game_against_bots_then_its_replay_and_its_record(game: str, open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, game)
    made = playing.play_out(page, random.Random(5))
    assert made > 20
    playing.assert_all_in_words(page)
    expect(page.locator("[data-result] li")).to_have_count(3)
    expect(page.locator("[data-result] li .crest")).to_have_count(3)
    expect(page.locator("dialog table th .crest")).to_have_count(3)

    with page.expect_download() as download:
        page.locator("a[download]").first.click()
    record = download.value.path().read_text(encoding="utf-8")
    assert record.startswith(f"concilium record 1\ngame {game}\n")

    page.get_by_role("link", name="Replay").click()
    slider = page.locator("[data-slider]")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
    expect(page.locator(".board")).to_be_visible()
    slider.fill(str(int(last) // 2))
    expect(page.locator(".reel .count")).to_have_text(f"{int(last) // 2}/{last}")
    playing.assert_all_in_words(page)

    other = open_page()
    other.locator("input[type=file]").set_input_files(
        FilePayload(name="record.txt", mimeType="text/plain", buffer=record.encode())
    )
    expect(other.locator("[data-slider]")).to_have_attribute("max", last)


def test_two_people_in_two_browsers_with_a_reload_in_the_middle(open_page: OpenPage) -> None:
    host = open_page()
    playing.start(host, "medieval-realms", seats=["friend"])
    friend = open_page(f"/seat#{playing.invitation(host)}")
    playing.sit(friend, "Berta")
    playing.leave_room(host)
    expect(host.get_by_role("article", name="Berta")).to_be_visible()

    rng = random.Random(2)
    people = [host, friend]
    for turn in range(60):
        for person in people:
            playing.close_staged(person)
            playing.play_one(person, rng)
        if turn == 8:
            before = playing.number(friend)
            friend.reload()
            friend.wait_for_selector("[data-prompt]")
            assert playing.number(friend) == before
            playing.close_staged(friend)
            friend.get_by_role("button", name="Log", exact=True).click()
            assert friend.locator("[data-story] li").count() > 3
    expect(host.locator(".status")).not_to_contain_text("round 1/")

    for person in people:
        playing.close_staged(person)
    host.get_by_role("button", name="Log", exact=True).click()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("textbox", name="Say something").fill("Well played")
    host.keyboard.press("Enter")
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.locator(".said")).to_contain_text("Well played")


def test_who_comes_back_is_told_what_happened_meanwhile(open_page: OpenPage) -> None:
    host = open_page()
    playing.start(host, "medieval-realms", seats=["friend"])
    friend = open_page(f"/seat#{playing.invitation(host)}")
    playing.sit(friend, "Berta")
    playing.leave_room(host)
    table = friend.url
    rng = random.Random(3)
    placing = "Place your leaders"
    while any(placing not in person.locator("[data-prompt]").inner_text() for person in (host, friend)):
        for person in (host, friend):
            if placing not in person.locator("[data-prompt]").inner_text():
                playing.play_one(person, rng)
    friend.reload()
    friend.locator(".board").wait_for()
    assert friend.locator("[data-away]").count() == 0

    friend.goto("/")
    while host.locator(playing.CHOICES).count() > 0:
        playing.play_one(host, rng)
    friend.goto(table)
    away = friend.locator("[data-away]")
    expect(away).to_contain_text("Alba has placed all leaders")
    away.get_by_role("button", name="Close").click()
    expect(away).to_have_count(0)
    friend.reload()
    friend.locator(".board").wait_for()
    assert away.count() == 0


def test_people_at_one_device_hand_it_over_and_hide_their_cards(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal", seats=["here:Berta", "here:Carlo"])
    rng = random.Random(1)
    seen: set[str] = set()
    for _ in range(14):
        page.locator(f"{playing.ACTIONS}, .choices .group, {playing.STAGED}").first.wait_for()
        handing = page.locator("[data-hand-over]")
        if handing.count() > 0:
            assert page.locator(".board").count() == 0
            seen.add(handing.inner_text())
        playing.play_some(page, rng, 1)
    assert len(seen) >= 2


def test_undo_takes_back_one_decision_or_all_of_the_turn(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "medieval-realms")
    playing.play_until(page, random.Random(3), "Place your leaders")
    reserve = page.locator(".reserve")
    expect(reserve.first).to_contain_text("mayor")
    mayors = page.locator(".reserve").first.locator("svg").count()
    playing.choose(page, "Mayor", "science")
    playing.choose(page, "Mayor", "gold")
    expect(reserve.first.locator("svg")).to_have_count(mayors - 2)
    page.locator("[data-undo=one]").click()
    expect(reserve.first.locator("svg")).to_have_count(mayors - 1)
    page.locator("[data-undo=whole]").or_(page.locator("[data-undo=one]")).last.click()
    expect(reserve.first.locator("svg")).to_have_count(mayors)


def test_a_leader_is_taken_up_again_until_all_is_done(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "medieval-realms")
    playing.play_until(page, random.Random(4), "Place your leaders")
    playing.choose(page, "Mayor", "science")
    playing.choose(page, "Mayor", "gold")
    science = page.get_by_role("group", name="science")
    science.locator(".lift").click()
    expect(science.locator(".lift")).to_have_count(0)
    expect(page.get_by_role("group", name="gold").locator(".lift")).to_have_count(1)


def test_what_cannot_be_done_says_why_with_its_rule(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal")
    page.get_by_role("button", name="uncontested source").wait_for()
    while page.locator("[data-action]").count() == 0:
        page.wait_for_timeout(50)
    page.get_by_role("button", name="uncontested source").click()
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_be_visible()
    rule = refusal.locator("summary")
    expect(rule).to_contain_text("GT-")
    rule.click()
    expect(refusal.locator(".law")).to_be_visible()


def test_a_watcher_sees_no_hand(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal")
    playing.play_some(page, random.Random(6), 4)
    watcher = open_page(page.url.replace("/table/", "/watch/"))
    expect(watcher.locator(".board")).to_be_visible()
    assert watcher.locator("[data-action]").count() == 0
    assert watcher.locator(".fan").count() == 0


def test_any_card_is_shown_large_with_its_text(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "medieval-realms")
    page.locator("[data-look]").first.click(button="left")
    dialog = page.locator("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".text")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_leader_is_dragged_onto_a_land(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "medieval-realms")
    playing.play_until(page, random.Random(7), "Place your leaders")
    land = page.get_by_role("group", name="Land 3")
    page.locator(".reserve", has_text="general").drag_to(land)
    expect(land.locator(".lift")).to_have_count(1)


def test_a_bot_stands_in_for_who_is_away_until_they_come_back_by_their_link(open_page: OpenPage) -> None:
    host = open_page()
    playing.start(host, "medieval-realms", seats=["friend", "bot:random"])
    friend = open_page(f"/seat#{playing.invitation(host)}")
    playing.sit(friend, "Berta")
    friend.get_by_role("button", name="Seats").click()
    link = friend.locator("[data-link]").get_attribute("data-link")
    playing.leave_room(host)
    host.get_by_role("button", name="Seats").click()
    friend.close()

    host.locator("[data-stand-in]").click()
    expect(host.locator("[data-take-back]")).to_be_visible()
    host.get_by_role("button", name="Close").click()

    back = open_page(f"/seat#{link}")
    expect(back.locator(".board")).to_be_visible()
    expect(back.locator("[data-notice=stand-in]", has_text="The seat is yours again")).to_be_visible()
    expect(host.locator("[data-notice=stand-in]", has_text="Berta plays again")).to_be_visible()
    back.get_by_role("button", name="Seats").click()
    expect(back.locator("[data-take-back]")).to_have_count(0)

    back.goto("/")
    expect(back.locator(".tables a.row")).to_have_count(1)


@pytest.mark.parametrize("game", DRAWN)
def test_cards_and_tokens_move_for_those_who_like_it(game: str, open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    playing.start(page, game)
    moved = (
        "window.moved = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how) }"
    )
    page.evaluate(f"() => {{ {moved} }}")
    assert playing.play_some(page, random.Random(12), 8) == 8
    assert page.evaluate("window.moved") > 0
