"""Every numbered rule has a test with its id in the name, and a text in every language."""

import re
from pathlib import Path

import pytest

import concilium
from concilium.locales import LANGUAGES, catalogue
from concilium.locales.words import option_facts

ROOT = Path(__file__).parent.parent.parent
STATED = ROOT / "docs" / "rules"
SOURCES = ROOT.parent / "shared" / "rules"
"""The numbered rules that the project started from; not part of a clone."""

GAMES = {"grand-tribunal": "GT", "medieval-realms": "MR"}
SECTIONS = {"grand-tribunal": ["gt_7", "gt_8", "gt_9", "gt_10"], "medieval-realms": []}
"""Sections whose lines have no ids of their own."""


def rule_ids(path: Path, prefix: str) -> list[str]:
    """The ids that a file of rules states, each in bold at the head of its rule."""
    return re.findall(rf"\*\*({prefix}-\d+\.\d+)", path.read_text(encoding="utf-8"))


def names_of_tests(game: str) -> list[str]:
    folder = ROOT / "tests" / "rules" / game.replace("-", "_")
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py"))]
    return [name for source in sources for name in re.findall(r"^def (test_\w+)\(", source, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    ids = rule_ids(STATED / f"{game}.md", GAMES[game])
    assert ids
    names = names_of_tests(game)
    wanted = [f"test_{rule.lower().replace('-', '_').replace('.', '_')}_" for rule in ids]
    wanted += [f"test_{section}_" for section in SECTIONS[game]]
    assert [start for start in wanted if not any(name.startswith(start) for name in names)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_proves_a_rule_that_is_not_stated(game: str) -> None:
    ids = {rule.lower().replace("-", "_").replace(".", "_") for rule in rule_ids(STATED / f"{game}.md", GAMES[game])}
    tested = [re.match(rf"test_({GAMES[game].lower()}_\d+_\d+)(?=_|$)", name) for name in names_of_tests(game)]
    assert {found.group(1) for found in tested if found is not None} <= ids


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_as_implemented_have_the_ids_of_their_source(game: str) -> None:
    source = SOURCES / f"{game}.md"
    if not source.exists():
        pytest.skip("the numbered rules that the project started from are not part of a clone")
    assert rule_ids(STATED / f"{game}.md", GAMES[game]) == rule_ids(source, GAMES[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text(game: str, language: str) -> None:
    words, facts = catalogue(language, game), option_facts(concilium.game(game, 3))
    for rule in rule_ids(STATED / f"{game}.md", GAMES[game]):
        assert words.text(f"rule-{rule.replace('.', '-')}", **facts)
