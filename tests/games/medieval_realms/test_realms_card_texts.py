"""Every card of Medieval Realms says exactly what its effects do, in every language.

A text is made of a sentence for each effect, called with the card's own parameters; a card quotes its family's text.
"""

import tomllib
from typing import Any

import pytest
from tests.locales.catalogue_files import Reference, references, texts

from concilium.core.registry import title
from concilium.locales import LANGUAGES, catalogue

NAME = "medieval-realms"
DATA = tomllib.loads((title(NAME).folder / "data" / "cards.toml").read_text(encoding="utf-8"))
FAMILIES: dict[str, dict[str, Any]] = {family["id"]: family for family in DATA["family"]}
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["card"]}
PER = {"combat": "end-per-combat", "colours": "end-per-colour", "mayors": "end-per-mayor"}
END = {"points-if-least": "end-if-least", "points-if-most": "end-if-most", "points-if-none": "end-if-none"}


def expected(entry: dict[str, Any]) -> list[Reference]:
    """The sentences that a card's or a family's own effects call for."""
    found: list[Reference] = [("honourable", {})] if entry.get("honourable") else []
    found += [("needs-admirals", {})] if entry.get("needs-admirals") else []
    for effect in entry.get("effects", []):
        parameters = {name: value for name, value in effect.items() if name not in ("when", "op")}
        if effect["when"] == "immediate":
            found.append((effect["op"], parameters))
        elif effect["when"] == "production":
            assert effect["op"] == "gain" or parameters.pop("per") == "mayors"
            found.append(("produce" if effect["op"] == "gain" else "produce-per-mayor", parameters))
        elif effect["when"] == "repeating":
            _answer(found, effect)
        elif effect["op"] == "points-per":
            found.append((PER[parameters.pop("per")], parameters))
        else:
            if effect["op"] == "points-if-none":
                assert parameters.pop("per") == "hand"
            found.append((END[effect["op"]], parameters))
    return found


def _answer(found: list[Reference], effect: dict[str, Any]) -> None:
    """A resource and points for the same colour are said in one sentence."""
    if effect["op"] == "gain":
        found.append(("repeat", {name: effect[name] for name in ("colour", "resource", "n")}))
    else:
        name, parameters = found[-1]
        assert (name, parameters["colour"]) == ("repeat", effect["colour"])
        parameters["points"] = effect["n"]


def in_any_order(sentences: list[Reference]) -> list[str]:
    return sorted(f"{name} {sorted(parameters.items())}" for name, parameters in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_a_cards_text_says_its_own_effects_and_its_familys_with_their_parameters(card: str, language: str) -> None:
    wanted = expected(FAMILIES[CARDS[card]["family"]]) + expected(CARDS[card])
    assert in_any_order(references(NAME, language, f"card-{card}.text")) == in_any_order(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_familys_text_says_what_all_its_cards_do(family: str, language: str) -> None:
    has_text = any(key == f"family-{family}.text" for key, _ in texts(NAME, language))
    said = references(NAME, language, f"family-{family}.text") if has_text else []
    assert in_any_order(said) == in_any_order(expected(FAMILIES[family]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_an_orphans(language: str) -> None:
    used = {name for card in CARDS for name, _ in references(NAME, language, f"card-{card}.text")}
    assert {key.removeprefix("-") for key, _ in texts(NAME, language) if key.startswith("-")} == used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_a_cards_text_has_the_words_of_its_resources(card: str, language: str) -> None:
    words = catalogue(language, NAME)
    said = words.text(f"card-{card}.text")
    for name, parameters in references(NAME, language, f"card-{card}.text"):
        if "resource" in parameters:
            assert words.text(f"amount-{parameters['resource']}", amount=parameters["n"]) in said, name
        if "leader" in parameters:
            assert words.text(f"kind-{parameters['leader']}") in said, name
        if "colour" in parameters:
            assert words.text(f"colour-{parameters['colour']}") in said, name
        if "least" in parameters and parameters["least"] != 1:
            assert str(parameters["least"]) in said, name
