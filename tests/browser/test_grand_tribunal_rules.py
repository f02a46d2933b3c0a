"""From a card and from a refusal into the rulebook of Grand Tribunal."""

from playwright.sync_api import expect
from tests.browser import playing
from tests.browser.conftest import OpenPage


def test_a_card_and_a_refusal_lead_to_their_paragraph(open_page: OpenPage) -> None:
    page = open_page()
    playing.start(page, "grand-tribunal")
    assert playing.wait_for_turn(page)
    page.locator("[data-place=hand] [data-look]").first.click()
    page.locator("dialog [data-open-rule]").last.click()
    expect(page.locator("[data-rulebook] .asked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    # Before the opening draw is over nobody votes: the refusal cites its rule.
    page.locator("[data-thing=orb] button").first.click()
    page.locator("[data-refusal] summary").click()
    page.locator("[data-refusal] [data-open-rule]").click()
    expect(page.locator("[data-rulebook] .asked")).to_be_in_viewport()
