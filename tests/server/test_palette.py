"""The colours of an installed package come from the server, beside its words."""

import asyncio
import os
from collections.abc import Iterator

import pytest
from tests.installed import EXAMPLE, example_in
from tests.server.clients import Guest
from tests.server.conftest import sqlite_url
from tests.server.processes import ServerProcess


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
            words = await guest.http.get(f"{with_example.origin}/api/games/grand-tribunal/words/en")
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
