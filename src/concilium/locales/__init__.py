"""The catalogues: every text that a player reads, in four languages, looked up by key.

The files are Fluent, `<language>/<subject>.ftl`: common words are here, a game's own in its package. The
terminal and the server read them here, the browser reads the same files. A key that a language lacks is an error, not a
silent fallback: a test keeps the languages in step.
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "fr", "it")
DEFAULT = "en"
FOLDER = Path(__file__).parent


class UnknownText(KeyError):
    """A key that the catalogues do not have."""


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a text for a key, or for `key.attribute`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def text(self, key: str, **facts: Any) -> str:
        """The text of a key, `key.attribute` for an attribute, with its facts filled in."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise UnknownText(f"{self.language}: {key}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownText(f"{self.language}: {key}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a language: what belongs to no game, and the texts of one game.

    Two games have words in common that mean different things, so a catalogue never holds both.
    """
    if language not in LANGUAGES:
        raise ValueError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
    common = sorted((FOLDER / language).glob("*.ftl"))
    if game is None:
        return Catalogue(language, common)
    # A third-party game may lack a language; it then falls back to English.
    spoken = language if (folder_of(game) / language).is_dir() else DEFAULT
    # If a key occurs twice, the first counts: a game's own word before the common one.
    return Catalogue(language, sorted((folder_of(game) / spoken).glob("*.ftl")) + common)


def folder_of(game: str) -> Path:
    """Where a game's own catalogues are."""
    from concilium.core.registry import title

    return title(game).locales


def language_of(environment: Mapping[str, str] | None = None) -> str:
    """The user's language according to the environment, if there is a catalogue for it."""
    variables = os.environ if environment is None else environment
    for variable in ("CONCILIUM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = variables.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT
