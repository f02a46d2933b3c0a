"""A real Chromium on a real server; a page that logs an error fails its test."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize, sync_playwright
from tests.server.processes import ServerProcess

import find_browser
from concilium.server import STATIC

DESKTOP = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=390, height=844)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client. Chance is dictated there, so that no test needs luck."""
    assert (STATIC / "index.html").is_file(), "the browser client is not built: run make web"
    folder: Path = tmp_path_factory.mktemp("browser")
    chance = {"CONCILIUM_TEST_CHANCE": os.environ.get("CONCILIUM_TEST_CHANCE", "1")}
    process = ServerProcess(f"sqlite:///{folder / 'concilium.db'}", environment=chance)
    process.start()
    yield process.origin
    process.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_browser.find()
    assert path is not None, "there is no Chromium: run tools/find_browser.py"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=find_browser.FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[OpenPage]:
    """Opens pages of new visitors, each with cookies and settings of its own; none of them may log an error."""
    problems: list[str] = []
    contexts = []

    def logged(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            problems.append(f"{message.type}: {message.text}")

    def failed(error: Error) -> None:
        problems.append(str(error))

    def open_one(path: str = "/", **wishes: Any) -> Page:
        given: dict[str, Any] = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "base_url": site,
            **wishes,
        }
        # Nobody reads along: what the others do is shown at once, unless a test says otherwise.
        remembered = given.pop("settings", {"pace": "instant", "moment": 0})
        context = browser.new_context(**given)
        contexts.append(context)
        context.add_init_script(
            f"if (!localStorage.getItem('concilium')) localStorage.setItem('concilium', '{json.dumps(remembered)}')"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", logged)
        page.on("pageerror", failed)
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert problems == []
