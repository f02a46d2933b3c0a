"""A game's book cites rules that exist, explains every verb and every step of a seat, and wastes no text."""

import re
from pathlib import Path

import pytest

import concilium
from concilium.core.registry import title
from concilium.locales import catalogue, folder_of

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in (Path(__file__).parents[2] / "web" / "src" / "games").glob("*/book.ts"))
BY_CHANCE = {"deal", "praeco", "roll", "order"}


def book(game: str) -> str:
    return (ROOT / "web" / "src" / "games" / game / "book.ts").read_text(encoding="utf-8")


def drawings(game: str) -> str:
    folder = ROOT / "web" / "src" / "games" / game / "book"
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.svelte")))


def keys(game: str) -> set[str]:
    text = (folder_of(game) / "en" / "rulebook.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_exists(game: str) -> None:
    words = catalogue("en", game)
    cited = set(re.findall(rf"'({title(game).rules}-\d+\.\d+)'", book(game)))
    assert cited
    assert [rule for rule in cited if not words.has(f"rule-{rule.replace('.', '-')}")] == []
    rulings = {re.sub(r"-[b-d]$", "", key.removeprefix("ruling-")) for key in keys(game) if key.startswith("ruling-")}
    assert [rule for rule in rulings if not words.has(f"rule-{rule}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_a_seat_is_explained(game: str) -> None:
    verbs = {verb.name for verb in concilium.game(game, 3).notation.verbs} - BY_CHANCE
    explained = set(re.findall(r"'verb:([\w-]+)'", book(game)))
    assert verbs == explained


@pytest.mark.parametrize("game", GAMES)
def test_every_section_sign_picture_and_example_has_its_words(game: str) -> None:
    words = catalogue("en", game)
    prefix = title(game).rules
    sections = {section for section in range(1, 20) if words.has(f"rule-{prefix}-{section}-1")}
    wanted = {f"rulebook-section-{section}" for section in sections} | {
        "rulebook-goal",
        "rulebook-course",
        "rulebook-win",
    }
    legend = re.search(r"legend: \{(.*?)\n  \},", book(game), re.DOTALL)
    assert legend
    wanted |= {f"legend-{key}" for key in re.findall(r"^    '?([\w-]+)'?:", legend.group(1), re.MULTILINE)}
    wanted |= set(re.findall(r"'(picture-[\w-]+)'", drawings(game)))
    examples = re.search(r"examples: (\d+)", book(game))
    assert examples
    wanted |= {f"example-{number + 1}" for number in range(int(examples.group(1)))}
    known = {key for key in keys(game) if not key.startswith(("ruling-", "effect-"))}
    assert known == wanted
