"""Who looks on and who talks: the moves beside a replay, spectators, chat."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def open_log(page: Page, size: dict[str, int]) -> None:
    if size is PHONE:
        page.get_by_role("navigation").get_by_role("button", name="Log").click()
    else:
        page.locator("[data-open=log]").click()


@SIZES
def test_the_moves_lie_beside_the_replay_and_lead_to_where_they_happened(
    size: dict[str, int], open_page: OpenPage
) -> None:
    page = open_page(viewport=size)
    playing.start(page, "grand-tribunal")
    table = playing.table_of(page)
    playing.finish(page, table, 0)
    page.goto(f"/replay/{table}")
    playing.open_moves(page)
    moves = page.locator("[data-moves] li")
    expect(moves.nth(40)).to_be_attached()
    present = page.locator("[data-moves] [aria-current=step]")
    slider = page.locator("[data-slider]")
    wanted = moves.nth(30).locator("button")
    frame = wanted.get_attribute("data-frame")
    assert frame is not None
    wanted.click()
    expect(slider).to_have_value(frame)
    expect(present).to_have_count(1)
    assert present.locator("button").get_attribute("data-frame") == frame
    expect(present).to_be_in_viewport()
    # The mark goes along, and stays in sight.
    last = slider.get_attribute("max") or ""
    page.keyboard.press("End")
    expect(slider).to_have_value(last)
    expect(moves.last).to_have_attribute("aria-current", "step")
    expect(present).to_be_in_viewport()
    frames = moves.locator("button").evaluate_all("all => all.map((each) => Number(each.dataset.frame))")
    assert frames == sorted(frames)
    playing.assert_no_sideways_scrolling(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-moves]")).not_to_be_visible()


@SIZES
def test_a_spectator_is_told_what_they_may_see(size: dict[str, int], open_page: OpenPage) -> None:
    page = open_page(viewport=size)
    playing.start(page, "grand-tribunal")
    watcher = open_page(page.url.replace("/table/", "/watch/"), viewport=size)
    told = watcher.locator("[data-notice=watching]")
    expect(told).to_contain_text("You’re watching")
    expect(told).to_contain_text("what everyone at the table sees")
    expect(told).to_contain_text("Hands, secret choices")
    expect(page.locator("[data-notice=watching]")).to_have_count(0)
    if size is PHONE:
        watcher.get_by_role("navigation").get_by_role("button", name="Log").click()
    else:
        watcher.locator("[data-open=log]").click()
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.locator(".drawer")).to_contain_text("for those who sit at the table")
    expect(watcher.get_by_role("textbox")).to_have_count(0)


@SIZES
def test_chat_shows_that_something_was_said_until_it_was_read(size: dict[str, int], open_page: OpenPage) -> None:
    host = open_page(viewport=size)
    playing.start(host, "medieval-realms", seats=["friend"])
    friend = open_page(f"/seat#{playing.invitation(host)}", viewport=size)
    playing.sit(friend, "Berta")
    playing.leave_room(host)
    open_log(host, size)
    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("textbox", name="Say something").fill("Salve")
    host.keyboard.press("Enter")
    expect(host.locator(".said")).to_contain_text("Salve")
    expect(host.locator(".said .crest")).to_be_visible()
    mark = friend.locator("nav [data-unread]" if size is PHONE else "header [data-unread]")
    expect(mark).to_be_visible()
    # One's own words are no news.
    expect(host.locator("[data-unread]")).to_have_count(0)
    # The log is not the chat: the mark stays until the chat itself is seen.
    open_log(friend, size)
    if size is PHONE:
        expect(mark).to_be_visible()
        friend.get_by_role("tab", name="Chat").click()
    expect(friend.locator(".said")).to_contain_text("Salve")
    expect(friend.locator("[data-unread]")).to_have_count(0)
    friend.reload()
    friend.locator(".board").wait_for()
    expect(friend.locator("[data-unread]")).to_have_count(0)
