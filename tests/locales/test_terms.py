"""One word for one thing: the tables of docs/words.md are kept by every catalogue."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.built_in import BUILT_IN, knowing, known
from tests.locales.catalogue_files import plain, texts

from concilium.locales import LANGUAGES, catalogue

TABLES = Path(__file__).parents[2] / "docs" / "words.md"
OWNERS = {"Everywhere": "", **{name.replace("-", " ").title(): name for name in BUILT_IN}}
SOURCE = re.compile(r"printed|ours|(?:en|es|fr|it)(?:, (?:en|es|fr|it))*")


class Term(NamedTuple):
    """A line of the tables: the term in each language, its source, and the words that must not stand for it."""

    owner: str
    words: dict[str, str]
    source: str
    avoided: dict[str, list[str]]


@cache
def terms() -> list[Term]:
    found: list[Term] = []
    owner = None
    for line in TABLES.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            owner = OWNERS[line[3:]]
        elif line.startswith("| ") and owner is not None and not line.startswith("| English"):
            *words, source, avoided = [cell.strip() for cell in line.strip("|").split("|")]
            found.append(Term(owner, dict(zip(LANGUAGES, words, strict=True)), source, _avoided(avoided)))
    return found


def _avoided(cell: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for part in filter(None, cell.split("; ")):
        language, words = part.split(": ")
        assert language in LANGUAGES, part
        found[language] = words.split(", ")
    return found


def test_every_game_has_its_table() -> None:
    assert {term.owner for term in terms()} == {"", *BUILT_IN}


@cache
def said(owner: str, language: str) -> dict[str, str]:
    """What the texts say, but for names of cards and of games."""
    return {
        key: plain(pattern) for key, pattern in texts(owner, language) if not re.fullmatch(r"(card|game)-[\w-]+", key)
    }


@pytest.mark.parametrize("term", terms(), ids=lambda term: f"{term.owner}-{term.words['en']}")
def test_a_term_is_used_and_no_other_word_for_it(term: Term) -> None:
    assert SOURCE.fullmatch(term.source)
    for language in LANGUAGES:
        whole = " ".join(said(term.owner, language).values()).lower()
        assert _stem(term.words[language]) in whole, f"{language}: {term.words[language]!r} is nowhere"
        for word in term.avoided.get(language, []):
            used = [key for key, text in said(term.owner, language).items() if _says(word, text)]
            assert used == [], f"{language}: {word!r} instead of {term.words[language]!r}"


def _stem(word: str) -> str:
    """The beginning of a term, without the ending of its last word that number, gender or tense changes."""
    return re.sub(r"(?<=\w{3})(?:[aeio]r?e?s?|re|s)$", "", word.lower())


def _says(word: str, text: str) -> bool:
    # A word that differs from the right one in its capitals alone is meant as written.
    flags = re.NOFLAG if word[0].isupper() else re.IGNORECASE
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, flags) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_kinds_spaces_and_resources_are_terms(language: str) -> None:
    for owner in knowing("terms"):
        families = "|".join(known(owner, "terms"))
        words = catalogue(language, owner)
        table = {term.words[language].lower() for term in terms() if term.owner == owner}
        keys = [key for key, _ in texts(owner, language) if re.fullmatch(rf"(?:{families})-[\w-]+", key)]
        assert [key for key in keys if words.text(key).lower() not in table] == []
