"""A game's words come from the server, whoever made the game."""

import asyncio

import pytest
from tests.server.clients import Guest
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
