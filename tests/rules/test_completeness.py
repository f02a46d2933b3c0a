"""Every numbered rule has a test with its id in the name, and a text in every language."""

import re
from pathlib import Path

import pytest
from tests.built_in import BUILT_IN, known

import concilium
from concilium.core.registry import title
from concilium.locales import LANGUAGES, catalogue
from concilium.locales.words import option_facts

ROOT = Path(__file__).parent.parent.parent
STATED = ROOT / "docs" / "rules"
SOURCES = ROOT.parent / "shared" / "rules"
"""The numbered rules that the project started from; not part of a clone."""


def rule_ids(game: str, folder: Path = STATED) -> list[str]:
    """The ids that a game's file of rules states, each in bold at the head of its rule."""
    text = (folder / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(rf"\*\*({title(game).rules}-\d+\.\d+)", text)


def names_of_tests(game: str) -> list[str]:
    folder = ROOT / "tests" / "rules" / game.replace("-", "_")
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py"))]
    return [name for source in sources for name in re.findall(r"^def (test_\w+)\(", source, re.MULTILINE)]


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_rule_has_a_test(game: str) -> None:
    ids = rule_ids(game)
    assert ids
    names = names_of_tests(game)
    wanted = [f"test_{rule.lower().replace('-', '_').replace('.', '_')}_" for rule in ids]
    wanted += [f"test_{section}_" for section in known(game, "sections") or []]
    assert [start for start in wanted if not any(name.startswith(start) for name in names)] == []


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_test_proves_a_rule_that_is_not_stated(game: str) -> None:
    ids = {rule.lower().replace("-", "_").replace(".", "_") for rule in rule_ids(game)}
    tested = [re.match(rf"test_({title(game).rules.lower()}_\d+_\d+)(?=_|$)", name) for name in names_of_tests(game)]
    assert {found.group(1) for found in tested if found is not None} <= ids


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_rules_as_implemented_have_the_ids_of_their_source(game: str) -> None:
    if not (SOURCES / f"{game}.md").exists():
        pytest.skip("the numbered rules that the project started from are not part of a clone")
    assert rule_ids(game) == rule_ids(game, SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_rule_has_a_text(game: str, language: str) -> None:
    words, facts = catalogue(language, game), option_facts(concilium.game(game, 3))
    for rule in rule_ids(game):
        assert words.text(f"rule-{rule.replace('.', '-')}", **facts)
