"""The catalogues as their files have them: every message and term, parsed, for tests that read the words themselves."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from tests.built_in import BUILT_IN

from concilium.locales import FOLDER, LANGUAGES, folder_of

FOLDERS: dict[str, Path] = {"": FOLDER, **{name: folder_of(name) for name in BUILT_IN}}
"""Where the catalogues lie, by the game that they belong to; "" for none."""
OWNED = [(owner, language) for owner in FOLDERS for language in LANGUAGES]


class Text(NamedTuple):
    """One text: a message's value, an attribute as `key.attribute`, or a term as `-key`."""

    key: str
    pattern: ast.Pattern


class Placed(NamedTuple):
    """A run of text of a pattern with what stands before and after it, and the variables that chose the variant."""

    before: ast.BaseNode | None
    text: str
    after: ast.BaseNode | None
    chosen_by: frozenset[str]


@cache
def texts(owner: str, language: str) -> list[Text]:
    """All texts of a game, or of no game, in a language."""
    found: list[Text] = []
    for path in sorted((FOLDERS[owner] / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found.append(Text(entry.id.name, entry.value))
                found += [Text(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            elif isinstance(entry, ast.Term):
                found.append(Text(f"-{entry.id.name}", entry.value))
    return found


def runs(pattern: ast.Pattern, chosen_by: frozenset[str] = frozenset()) -> Iterator[Placed]:
    """Every run of plain text of a pattern, in all its variants."""
    for at, element in enumerate(pattern.elements):
        if isinstance(element, ast.TextElement):
            before = pattern.elements[at - 1] if at > 0 else None
            after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            yield Placed(_inner(before), element.value, _inner(after), chosen_by)
        elif isinstance(element.expression, ast.SelectExpression):
            name = variable(element.expression.selector)
            inside = chosen_by if name is None else chosen_by | {name}
            for variant in element.expression.variants:
                yield from runs(variant.value, inside)


def variable(node: ast.BaseNode | None) -> str | None:
    """The name of a variable, if that is what a node is."""
    return node.id.name if isinstance(node, ast.VariableReference) else None


def plain(pattern: ast.Pattern) -> str:
    """All that a pattern could say, its variants one after another, without its variables."""
    return " ".join(run.text for run in runs(pattern))


def _inner(element: ast.BaseNode | None) -> ast.BaseNode | None:
    return element.expression if isinstance(element, ast.Placeable) else element


Reference = tuple[str, dict[str, object]]
"""A term by its name, with what it is called with."""


def references(owner: str, language: str, key: str) -> list[Reference]:
    """The terms that a text is made of, those of the texts that it quotes among them; it may say nothing else."""
    pattern = next(text.pattern for text in texts(owner, language) if text.key == key)
    found: list[Reference] = []
    for element in pattern.elements:
        inner = _inner(element)
        if isinstance(inner, ast.TextElement):
            assert inner.value.isspace(), f"{language}: {key} says {inner.value!r} itself"
        elif isinstance(inner, ast.MessageReference) and inner.attribute is not None:
            found += references(owner, language, f"{inner.id.name}.{inner.attribute.name}")
        else:
            assert isinstance(inner, ast.TermReference), f"{language}: {key}"
            found.append((inner.id.name, _arguments(inner)))
    return found


def _arguments(term: ast.TermReference) -> dict[str, object]:
    named = term.arguments.named if term.arguments is not None else []
    return {
        each.name.name: int(each.value.value) if isinstance(each.value, ast.NumberLiteral) else each.value.value
        for each in named
    }
