"""A stranger's game moves in: installed beside the project, without a line changed, it is played everywhere."""

import json
import random
import re
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.playing import assert_all_in_words, assert_no_sideways_scrolling, play_out, start
from tests.makers.conftest import ROOT, Fresh

STRANGERS = ["goofspiel", "lucky-draw"]
every_stranger = pytest.mark.parametrize("game", STRANGERS)
VIEWPORTS = [(1366, 768), (390, 844)]


@every_stranger
def test_it_keeps_the_contract(fresh: Fresh, game: str) -> None:
    fresh.run("python", "-c", f"from concilium.testing import contract_test; contract_test({game!r}, rounds=4)")


def test_what_the_command_writes_and_the_example_pass_their_own_tests(fresh: Fresh) -> None:
    for folder in (fresh.folder / "lucky-draw", ROOT / "examples" / "goofspiel"):
        fresh.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder))


@every_stranger
def test_it_is_played_at_the_terminal(fresh: Fresh, game: str) -> None:
    saved = fresh.folder / f"{game}.txt"
    arguments = ["play", game, "--seats", "me,random,random", "--seed", "3", "--save", str(saved)]
    said = fresh.run("concilium", *arguments, given="?\n" + "1\n" * 40)
    assert "⟦" not in said
    read = "import concilium, sys; print(concilium.replay(concilium.Record.parse(open(sys.argv[1]).read())).winners())"
    winners = json.loads(fresh.run("python", "-c", read, str(saved)))
    assert winners


def test_greedy_beats_random_after_tuning(fresh: Fresh) -> None:
    fresh.run("concilium", "tune", "goofspiel", "--rounds", "3", "--games", "300")
    seats = ["--seats", "greedy,random,random", "--games", "150", "--json"]
    found = json.loads(fresh.run("concilium", "arena", "goofspiel", *seats))
    greedy = next(line for line in found["standings"] if line["bot"] == "greedy")
    assert greedy["wins"]["low"] > greedy["even"]


@every_stranger
def test_pettingzoo_and_openspiel_accept_it(fresh: Fresh, game: str) -> None:
    script = f"""
import pyspiel
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test

import concilium.envs.openspiel
from concilium.envs.pettingzoo import env

api_test(env({game!r}, players=3), num_cycles=200)
game = pyspiel.load_game("concilium_{game.replace("-", "_")}(players=3)")
pyspiel.random_sim_test(game, 3, True, False)
"""
    fresh.run("python", "-c", script)


@pytest.fixture(scope="session")
def site(fresh: Fresh) -> Iterator[str]:
    """The address of a server of the environment."""
    database = f"sqlite:///{fresh.folder / 'concilium.db'}"
    command = [str(fresh.bin / "concilium"), "serve", "--port", "0", "--no-browser", "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=fresh.folder)
    assert server.stdout is not None
    address = None
    for line in server.stdout:
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        if address is not None:
            break
    assert address is not None, "the server did not start"
    yield address.group()
    server.terminate()
    server.wait(timeout=20)
    server.stdout.close()


@pytest.mark.parametrize("size", VIEWPORTS, ids=["desktop", "phone"])
@every_stranger
def test_it_is_played_in_the_browser_to_the_result_and_the_replay(
    browser: Browser, site: str, game: str, size: tuple[int, int]
) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=site, locale="en-GB", reduced_motion="reduce"
    )
    page: Page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto("/")
    start(page, game)
    assert_all_in_words(page)
    assert_no_sideways_scrolling(page)
    play_out(page, random.Random(5))
    assert_all_in_words(page)
    page.locator("a[href^='/replay/']").first.click()
    slider = page.locator("[data-slider]")
    expect(slider).to_be_visible()
    slider.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    assert_all_in_words(page)
    assert problems == []
    context.close()
