"""A game's words and colours come from the server, whoever made the game."""

import asyncio
import os
from collections.abc import Iterator

import pytest
from tests.installed import EXAMPLE, example_in
from tests.server.clients import Guest
from tests.server.conftest import sqlite_url
from tests.server.processes import ServerProcess

import concilium
from concilium.locales import LANGUAGES, folder_of


@pytest.mark.parametrize("name", concilium.names())
def test_the_words_of_every_game_are_served_in_every_language(server: ServerProcess, name: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            for language in LANGUAGES:
                answer = await guest.http.get(f"{server.origin}/api/games/{name}/words/{language}")
                assert answer.headers["content-type"].startswith("text/plain")
                # Lessons and the rulebook come only when they are opened.
                for subject in ("words", "cards"):
                    path = folder_of(name) / language / f"{subject}.ftl"
                    assert path.read_text(encoding="utf-8") in answer.text

    asyncio.run(main())


@pytest.mark.parametrize(
    "path", ["chess/words/en", "%2e%2e/words/en", "grand-tribunal/words/tlh", "grand-tribunal/words/%2e%2e"]
)
def test_what_is_no_game_or_language_has_no_words(server: ServerProcess, path: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            assert (await guest.http.get(f"{server.origin}/api/games/{path}")).status_code == 404

    asyncio.run(main())


@pytest.fixture(scope="module")
def with_example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which the example game is installed."""
    folder = tmp_path_factory.mktemp("example")
    path = [*map(str, example_in(folder)), os.environ.get("PYTHONPATH", "")]
    process = ServerProcess(sqlite_url(folder), environment={"PYTHONPATH": os.pathsep.join(path)})
    process.start()
    yield process
    process.stop()


def test_the_colours_of_an_installed_package_are_announced_with_its_words_and_served(
    with_example: ServerProcess,
) -> None:
    async def main() -> None:
        async with Guest(with_example) as guest:
            words = await guest.http.get(f"{with_example.origin}/api/games/goofspiel/words/it")
            assert words.headers["link"] == '</api/games/goofspiel/palette.css>; rel="stylesheet"'
            answer = await guest.http.get(f"{with_example.origin}/api/games/goofspiel/palette.css")
            assert answer.headers["content-type"].startswith("text/css")
            assert answer.headers["cache-control"] == words.headers["cache-control"]
            path = EXAMPLE / "src" / "concilium_goofspiel" / "palette.css"
            assert answer.text == path.read_text(encoding="utf-8")

    asyncio.run(main())


def test_a_game_without_colours_of_its_own_announces_none(with_example: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(with_example) as guest:
            words = await guest.http.get(f"{with_example.origin}/api/games/{concilium.names()[0]}/words/en")
            assert "link" not in words.headers

    asyncio.run(main())


@pytest.mark.parametrize(
    "path",
    [
        "grand-tribunal/palette.css",
        "chess/palette.css",
        "%2e%2e/palette.css",
        "goofspiel%2f%2e%2e/palette.css",
        "goofspiel/judging.py",
        "goofspiel/%2e%2e/palette.css",
    ],
)
def test_nothing_but_a_game_s_palette_is_served(with_example: ServerProcess, path: str) -> None:
    async def main() -> None:
        async with Guest(with_example) as guest:
            assert (await guest.http.get(f"{with_example.origin}/api/games/{path}")).status_code == 404

    asyncio.run(main())
