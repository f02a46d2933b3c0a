"""Playing in a browser as a person would: by clicking what glows."""

import random
import re

from playwright.sync_api import Locator, Page, TimeoutError, expect

MISSING_WORDS = re.compile("⟦[^⟧]*⟧")
"""How the client shows a key that its catalogues do not have."""

NUMBER_CHANGED = "before => document.querySelector('.page')?.dataset.number !== before"
ACTIONS = "[data-action]:visible"
CHOICES = ".choices button"
AT_ONCE = 3_000
"""Milliseconds in which something on the screen must answer."""
SURE = "[data-sure=yes]"
"""The question before something ends for the first time."""
STAGED = "[data-go-on], [data-hand-over]"
"""What closes a Tribunal, fallen walls, or the screen between two people at one device."""


def start(page: Page, game: str, *, seats: list[str] | None = None, name: str = "Alba") -> None:
    """Make a table in the lobby: oneself, and for each further seat `bot:LEVEL`, `friend` or `here:NAME`."""
    page.locator(f"[data-game={game}]").click()
    page.locator("input[autocomplete=nickname]").fill(name)
    wished = seats if seats is not None else ["bot:random", "bot:random"]
    chosen = page.locator(".seat select")
    while chosen.count() > len(wished):
        page.locator(".seat button").last.click()
    while chosen.count() < len(wished):
        page.locator(".seats > .button").click()
    for number, wish in enumerate(wished):
        kind, _, what = wish.partition(":")
        chosen.nth(number).select_option("here" if kind == "here" else wish)
        if kind == "here":
            page.locator(".seat input").last.fill(what)
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-prompt]")


LINK = "[data-invitation]"
"""What opens a seat, in the waiting room or among the seats."""


def invitation(host: Page) -> str:
    """The link to the first open seat, as the waiting room gives it; the room is left open."""
    return host.locator(LINK).first.get_attribute("data-invitation") or ""


def leave_room(host: Page) -> None:
    """From the waiting room to the table."""
    host.locator("[data-room-close]").click()


def sit(friend: Page, name: str) -> None:
    """Take the seat that a link has opened."""
    friend.locator("input[autocomplete=nickname]").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(".board").wait_for()


def table_of(page: Page) -> str:
    """The id of the table that a page is at."""
    return page.url.rpartition("/")[2]


FINISH = """({ table, seats }) => Promise.all(seats.map((seat) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?seat=${seat}`)
  let id = 1
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello' }))
  socket.onclose = () => reject(new Error('closed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data).findLast(({ type }) => type === 'position' || type === 'change')
    if (!message) return
    if (message.over) { socket.onclose = null; socket.close(); resolve() }
    else if (message.decision) {
      const { choices, id: decision } = message.decision
      const action = choices[id % choices.length].action
      socket.send(JSON.stringify({ type: 'decide', id: id++, decision, action }))
    }
  }
})))"""


def finish(page: Page, table: str, *seats: int) -> None:
    """Decide for seats of this visitor until the game is over, past the screen."""
    page.evaluate(FINISH, {"table": table, "seats": list(seats)})


def number(page: Page) -> str | None:
    return page.locator(".page").get_attribute("data-number")


def wait_for_turn(page: Page) -> bool:
    """Wait until something can be done, closing what is staged over the table; False if the game is over."""
    while True:
        page.locator(f"{ACTIONS}, .choices .group, [data-result], {STAGED}").first.wait_for()
        over_it = page.locator(f"{STAGED}, {SURE}")
        if over_it.count() > 0:
            over_it.first.click()
        else:
            return page.locator("[data-result]").count() == 0


def close_staged(page: Page) -> None:
    """Close what is staged over the table, if anything is."""
    staged = page.locator(STAGED)
    if staged.count() > 0:
        staged.first.click()


def decide(page: Page, chosen: Locator) -> None:
    """Click a choice and wait for the position after it."""
    before = number(page)
    chosen.click()
    if page.locator(SURE).count() > 0:
        page.locator(SURE).click()
    page.wait_for_function(NUMBER_CHANGED, arg=before)


def choose(page: Page, verb: str, thing: str = "") -> None:
    """Make one decision through the action bar, by the words on its buttons."""
    group = page.locator(".choices .group", has_text=verb)
    if group.count() > 0:
        group.first.click()
        decide(page, page.locator(".choices [data-action]", has_text=thing).first)
    else:
        decide(page, page.locator(".choices [data-action]", has_text=re.compile(f"{verb}.*{thing}")).first)


def play_one(page: Page, rng: random.Random) -> bool:
    """Make one decision at random among all that can be clicked now, if there is any; whether it was made."""
    groups = page.locator(".choices .group")
    offered = page.locator(ACTIONS)
    try:
        verbs = groups.count()
        if offered.count() == 0 and verbs > 0:
            groups.nth(rng.randrange(verbs)).click(timeout=AT_ONCE)
        many = offered.count()
        if many == 0:
            return False
        before = number(page)
        offered.nth(rng.randrange(many)).click(timeout=AT_ONCE)
        if page.locator(SURE).count() > 0:
            page.locator(SURE).click()
        page.wait_for_function(NUMBER_CHANGED, arg=before, timeout=AT_ONCE)
    except TimeoutError:
        # A forced choice was made meanwhile, and the question is another one.
        return False
    return True


def play_some(page: Page, rng: random.Random, decisions: int) -> int:
    """Make so many decisions, or all until the game ends; how many there were."""
    made = 0
    while made < decisions and wait_for_turn(page):
        made += play_one(page, rng)
    return made


def play_until(page: Page, rng: random.Random, asked: str) -> None:
    """Play until the game asks for something, in words."""
    while wait_for_turn(page) and asked not in page.locator("[data-prompt]").inner_text():
        play_one(page, rng)


def play_until_staged(page: Page, rng: random.Random) -> None:
    """Play until a Tribunal is held or the walls come down."""
    while True:
        page.locator(f"{ACTIONS}, .choices .group, [data-result], {STAGED}").first.wait_for()
        if page.locator(STAGED).count() > 0:
            return
        assert page.locator("[data-result]").count() == 0, "the game ended and nothing was staged"
        play_one(page, rng)


def play_until_waiting(page: Page, rng: random.Random, name: str) -> None:
    """Play until somebody else is to decide, who does not."""
    while f"Waiting for {name}" not in page.locator("[data-prompt]").inner_text():
        close_staged(page)
        if page.locator(ACTIONS).count() + page.locator(".choices .group").count() > 0:
            play_one(page, rng)


def play_out(page: Page, rng: random.Random, most: int = 1500) -> int:
    """Play until the result is shown."""
    made = play_some(page, rng, most)
    expect(page.locator("[data-result]")).to_be_visible()
    return made


def assert_all_in_words(page: Page) -> None:
    """No key of a catalogue is missing on the page."""
    assert MISSING_WORDS.findall(page.content()) == []


def assert_no_sideways_scrolling(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide[0] <= wide[1], f"the page is {wide[0]} px wide on a screen of {wide[1]}"


def show_part(page: Page, part: str) -> None:
    """Go to a part of the table, where the screen shows one at a time: Table, Mine, Rivals or Log."""
    tab = page.get_by_role("navigation").get_by_role("button", name=part)
    if tab.is_visible():
        tab.click()


def open_moves(page: Page) -> None:
    """Open the moves of a replay: a button of the header, and on a phone a part of the table."""
    page.locator("[data-open=moves]:visible, nav.tabs button:last-child:visible").first.click()
