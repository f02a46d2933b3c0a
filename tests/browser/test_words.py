"""What is drawn has its words: the client's own in its catalogue, a game's in the game's, none of them wasted."""

import re
from functools import cache
from pathlib import Path

import pytest
from tests.built_in import DRAWN as WITH_DRAWING
from tests.contract.generated import GAMES

import concilium
from concilium.core.registry import title
from concilium.locales import FOLDER, LANGUAGES, folder_of

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WHOLE = re.compile(r"""['"](web-[a-z-]*[a-z])['"]""")
BEGUN = re.compile(r"`(web-[a-z-]*)\$\{")
DRAWN = re.compile(r"""['"`](draw-[a-z-]*)""")


@cache
def keys(file: Path) -> set[str]:
    return set(KEY.findall(file.read_text(encoding="utf-8")))


def web(language: str) -> set[str]:
    of_bots = {key for key in keys(FOLDER / language / "bots.ftl") if key.startswith("web-")}
    return keys(FOLDER / language / "web.ftl") | keys(FOLDER / language / "learning.ftl") | of_bots


def words(game: str, language: str) -> set[str]:
    return keys(folder_of(game) / language / "words.ftl")


def text(folder: Path, without: Path | None = None) -> str:
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(
        path.read_text(encoding="utf-8") for path in files if without is None or without not in path.parents
    )


def drawing(game: str) -> str:
    """All that draws a game: in the browser and at the terminal."""
    terminal = (title(game).folder / "terminal.py").read_text(encoding="utf-8")
    return text(CLIENT / "games" / game) + terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert web(language) == web("en")
    for game in GAMES:
        assert words(game, language) == words(game, "en")


def test_every_key_that_is_used_is_there_and_every_key_is_used() -> None:
    client = text(CLIENT)
    whole = set(WHOLE.findall(client))
    begun = tuple(start for start in set(BEGUN.findall(client)) if start != "web-")
    known = web("en")
    assert whole - known == set()
    unused = {key for key in known - whole if not key.startswith(begun)}
    # Keys made of a word alone: `web-${word}` for a presence, a refusal to enter, a failure.
    assert unused == {"web-bot", "web-not-yours", "web-no-table", "web-error-offline", "web-error-unreadable"}


def test_no_word_of_one_game_stands_among_the_clients() -> None:
    outside = text(CLIENT, without=CLIENT / "games")
    drawn = {game: set(WHOLE.findall(drawing(game))) for game in WITH_DRAWING}
    for game, used in drawn.items():
        others = set().union(*(other for name, other in drawn.items() if name != game))
        alone = {key for key in used - others if f"'{key}'" not in outside}
        assert alone == set(), f"only {game} draws them: they belong into its own catalogue"
    assert [key for key in sorted(web("en")) if key.startswith(("web-do-", "web-thing-", "web-game-"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_a_game_has_its_words_and_none_is_wasted(game: str) -> None:
    notation = concilium.game(game, 3).notation
    verbs = {f"do-{notation.verb(action).name}" for action in range(concilium.game(game, 3).actions)}
    assert {key for key in words(game, "en") if key.startswith("do-")} == verbs


@pytest.mark.parametrize("game", WITH_DRAWING)
def test_every_word_that_a_games_drawing_asks_for_is_in_its_catalogue_and_none_is_wasted(game: str) -> None:
    asked = set(DRAWN.findall(drawing(game)))
    whole = {key for key in asked if not key.endswith("-")}
    begun = tuple(key for key in asked if key.endswith("-") and key != "draw-")
    known = {key for key in words(game, "en") if key.startswith("draw-")}
    assert whole - known == set()
    assert all(any(key.startswith(start) for key in known) for start in begun)
    assert {key for key in known - whole if not key.startswith(begun)} == set()
