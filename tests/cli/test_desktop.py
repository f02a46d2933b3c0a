"""The browser opens where somebody sits before a desktop, and nowhere else."""

import threading
import webbrowser
from typing import Any

import pytest

from concilium.cli import main
from concilium.cli.commands import serve
from concilium.cli.desktop import has_desktop, open_in_browser


@pytest.mark.parametrize(
    ("environment", "platform", "is_terminal", "expected"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ""}, "linux", True, False),
        ({}, "darwin", True, True),
        ({}, "win32", True, True),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({}, "darwin", False, False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", True, False),
        ({"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, "linux", True, False),
    ],
)
def test_where_a_browser_would_be_seen(
    environment: dict[str, str], platform: str, is_terminal: bool, expected: bool
) -> None:
    assert has_desktop(environment, platform, is_terminal) == expected


@pytest.mark.parametrize(
    ("address", "opened"),
    [
        ("http://127.0.0.1:8117", "http://127.0.0.1:8117"),
        ("http://0.0.0.0:8117", "http://localhost:8117"),
    ],
)
def test_a_browser_goes_to_an_address_that_it_can_reach(
    address: str, opened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    is_open = threading.Event()

    def browse(url: str) -> bool:
        seen.append(url)
        is_open.set()
        return True

    monkeypatch.setattr(webbrowser, "open", browse)
    open_in_browser(address)
    assert is_open.wait(10)
    assert seen == [opened]


@pytest.mark.parametrize(
    ("words", "is_opened", "is_compiled"),
    [(["serve"], True, False), (["serve", "--no-browser"], False, False), (["serve", "--compile"], True, True)],
)
def test_serve_opens_it_unless_told_otherwise(
    words: list[str], is_opened: bool, is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []
    monkeypatch.setattr(serve, "has_desktop", lambda *_: True)
    monkeypatch.setattr(serve, "compiler", lambda: ["compile it"])
    monkeypatch.setattr(serve, "run_server", lambda *arguments: given.extend(arguments))
    assert main(words) == 0
    assert given[1] == (["compile it"] if is_compiled else None)
    assert given[2] == (open_in_browser if is_opened else None)
