"""The catalogues say the same in all languages, and neither miss nor waste a word."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.contract.generated import GAMES, declared

import concilium
from concilium.core.registry import title
from concilium.locales import FOLDER, LANGUAGES, folder_of

PACKAGE = Path(next(iter(concilium.__path__)))
FOLDERS = {"": FOLDER, **{name: folder_of(name) for name in GAMES}}
FILES = sorted({(owner, path.name) for owner, folder in FOLDERS.items() for path in folder.glob("*/*.ftl")})
"""Every catalogue by the game that it belongs to ("" for none) and the name of its file."""


class Variables(Visitor):
    """The variables that a message wants."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.found.add(node.id.name)
        super().generic_visit(node)


@cache
def messages(language: str, owner: str, file: str) -> dict[str, set[str]]:
    """Each key of a file, attributes as `key.attribute`, with its variables."""
    text = (FOLDERS[owner] / language / file).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{owner}/{language}/{file}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        parts = {key: entry.value, **{f"{key}.{attribute.id.name}": attribute.value for attribute in entry.attributes}}
        for name, pattern in parts.items():
            assert name not in found, f"{owner}/{language}/{file}: {name} is there twice"
            variables = Variables()
            if pattern is not None:
                variables.visit(pattern)
            found[name] = variables.found
    return found


@pytest.mark.parametrize(("owner", "file"), FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_with_the_same_facts(language: str, owner: str, file: str) -> None:
    assert messages(language, owner, file) == messages(LANGUAGES[0], owner, file)


@pytest.mark.parametrize(("owner", "file"), FILES)
def test_no_text_is_empty(owner: str, file: str) -> None:
    for language in LANGUAGES:
        for line in (FOLDERS[owner] / language / file).read_text(encoding="utf-8").splitlines():
            assert not re.fullmatch(r"[\w.-]+ =\s*", line), f"{owner}/{language}/{file}: {line}"


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_step_and_option_has_its_words(name: str) -> None:
    game = concilium.game(name, 3)
    keys = messages("en", name, "words.ftl")
    wanted = {f"refusal-{reason.name}" for reason in game.reasons[1:]}
    wanted |= {f"step-{step.name}" for step in game.steps}
    wanted |= {f"option-{option.name}" for option in declared(name)}
    # What every game says stands in the catalogue of all games; a game may have words of its own for it.
    assert wanted - set(keys) - set(messages("en", "", "contract.ftl")) == set()
    known = {key for key in keys if re.match(r"(refusal|step|option)-[\w-]+$", key)}
    assert known - wanted == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_its_words_and_none_is_wasted(name: str) -> None:
    told = [key for key in messages("en", name, "words.ftl") if key.startswith("event-")]
    keys = {key.removeprefix("event-").partition(".")[0] for key in told}
    assert keys == set(title(name).events)


def test_grand_tribunal_every_card_has_a_name_and_no_name_is_an_orphans() -> None:
    cards = concilium.game("grand-tribunal", 3).facts()["cards"]
    assert isinstance(cards, dict)
    wanted = {f"card-{name}" for name in cards}
    wanted |= {f"card-{name}.text" for name, card in cards.items() if card["kind"] != "item"}
    assert set(messages("en", "grand-tribunal", "cards.ftl")) == wanted


def test_grand_tribunal_every_word_of_board_and_options_is_there() -> None:
    game = concilium.game("grand-tribunal", 3)
    facts = game.facts()
    cards, spaces = facts["cards"], facts["spaces"]
    assert isinstance(cards, dict)
    assert isinstance(spaces, list)
    wanted = {f"space-{space}" for space in spaces}
    wanted |= {f"kind-{card['kind']}" for card in cards.values()}
    wanted |= {f"hidden-{card['kind']}" for card in cards.values()}
    wanted |= {f"material-{card['material']}" for card in cards.values() if "material" in card}
    for option in declared("grand-tribunal"):
        family = {"edition": "edition", "variants": "variant", "contested-gain": "contested-gain"}.get(option.name)
        if family is not None:
            wanted |= {f"{family}-{value}" for value in option.allowed() or []}
    assert wanted - set(messages("en", "grand-tribunal", "words.ftl")) == set()
