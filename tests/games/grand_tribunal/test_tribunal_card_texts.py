"""Every card of Grand Tribunal says exactly what its effects do, in every language.

A card's text is made of a sentence for each effect, called with the card's own parameters, so that text and effect can
be compared one by one; what the sentences themselves say is compared with the effects' code here.
"""

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.locales.catalogue_files import FOLDERS, Reference, references, texts

import concilium
from concilium.core.registry import title
from concilium.games.grand_tribunal.components.vocabulary import WORDS
from concilium.games.grand_tribunal.rules.effects.catalogue import all_effects
from concilium.games.grand_tribunal.rules.effects.effect import Effect
from concilium.locales import LANGUAGES

NAME = "grand-tribunal"
DATA = tomllib.loads((title(NAME).folder / "data" / "cards.toml").read_text(encoding="utf-8"))
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for kind in ("spell", "resource") for card in DATA[kind]}
OPS = [word.op for word in WORDS]
EFFECTS = dict(zip(OPS, all_effects(), strict=True))
STAYS = "stays-in-play"
MAY = {"en": ("you may",), "es": ("puedes",), "fr": ("vous pouvez",), "it": ("puoi",)}
OTHER = {"en": r"choose another wizard\b(?!’s)", "es": "elige a otro mago", "fr": "choisissez un autre magicien"}
OTHER |= {"it": "scegli un altro stregone"}
ASKED_BY_STEP = {"remove-votes": "unvote", "clear-space": "unvote", "move-votes": "move-votes"}
"""Effects that ask by a step of their own."""
IN_A_WORD = {("move-votes", 1)}
"""Parameters that the sentence says in a word."""


def expected(card: dict[str, Any]) -> list[Reference]:
    """The sentences that a card's text must be made of, in order."""
    found: list[Reference] = [(STAYS, {})] if card.get("stays") else []
    for effect in card["effects"]:
        parameters = {name: value for name, value in effect.items() if name != "op"}
        if effect["op"] == "ransom":
            parameters["times"] = 1
            if found and found[-1] == ("ransom", parameters):
                found[-1] = ("ransom", {**parameters, "times": 2})
                continue
        found.append((effect["op"], parameters))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_a_cards_text_says_its_effects_with_its_parameters(card: str, language: str) -> None:
    assert references(NAME, language, f"card-{card}.text") == expected(CARDS[card])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_sentence_and_no_sentence_is_an_orphans(language: str) -> None:
    assert {key for key, _ in texts(NAME, language) if key.startswith("-")} == {f"-{op}" for op in [*OPS, STAYS]}


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((FOLDERS[NAME] / language / "cards.ftl").read_text(encoding="utf-8")))
    return found


def sentence(language: str, op: str, parameters: dict[str, object]) -> str:
    """An effect's sentence, called as a card's text calls it."""
    called = ", ".join(
        f'{name}: "{each}"' if isinstance(each, str) else f"{name}: {each}" for name, each in parameters.items()
    )
    key = "asked-" + "-".join([op, *map(str, parameters.values())])
    bundle(language).add_resource(FluentResource(f"{key} = {{ -{op}({called}) }}"), allow_overrides=True)
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    said, errors = bundle(language).format_pattern(pattern)
    assert not errors
    return str(said)


def may_be_declined(op: str) -> bool:
    if op in ASKED_BY_STEP:
        step = next(step for step in concilium.game(NAME, 3).steps if step.name == ASKED_BY_STEP[op])
        return any(move.verb.name == "end" for move in step.moves)
    return EFFECTS[op].may_stop


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("op", OPS)
def test_a_sentence_has_the_parameters_the_choice_and_the_target_of_its_effect(op: str, language: str) -> None:
    word = WORDS[OPS.index(op)]
    for n in range(word.n.low, word.n.high + 1) if word.n else [0]:
        for m in [0] if word.m is None else word.m.words or range(word.m.low, word.m.high + 1):
            parameters: dict[str, object] = {"n": n} if word.n else {}
            parameters |= {word.m.name: m} if word.m else {}
            said = sentence(language, op, parameters).lower()
            if word.n and (op, n) not in IN_A_WORD:
                assert str(n) in said
            if isinstance(m, int) and word.m:
                assert str(m) in said
            if op not in ("refresh", "advance-bonus"):
                assert any(may in said for may in MAY[language]) == may_be_declined(op)
            assert (re.search(OTHER[language], said) is not None) == (type(EFFECTS[op]).hit is not Effect.hit)


def test_any_number_of_cards_may_be_none() -> None:
    assert may_be_declined("refresh")
    assert "any number of cards" in sentence("en", "refresh", {})
