"""Refusals of the server: each has a key, a status, and its words in the catalogues; the English ones are sent too."""

import re
from collections.abc import Mapping
from pathlib import Path

from concilium.core.refusals import Refusal
from concilium.server import metrics, wire

_CATALOGUE = Path(__file__).parent.parent / "locales" / "en" / "server.ftl"
_PREFIX = "error-"

STATUS = {
    "malformed": 400,
    "bad-option": 400,
    "blocked-name": 400,
    "bad-record": 400,
    "unknown-level": 400,
    "two-of-me": 400,
    "bad-name": 400,
    "no-guest": 403,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-over": 403,
    "not-found": 404,
    "no-table": 404,
    "no-seat": 404,
    "no-frames": 404,
    "no-lesson": 404,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "internal": 500,
    "no-database": 503,
}
"""The HTTP status of a refusal; where none is given, 409: it conflicts with the present state."""


def _english() -> dict[str, str]:
    lines = _CATALOGUE.read_text(encoding="utf-8").splitlines()
    messages = (line.split(" = ", 1) for line in lines if line.startswith(_PREFIX))
    return {key.removeprefix(_PREFIX): text for key, text in messages}


ENGLISH = _english()


class Refusing(Exception):
    """A request is refused, and nothing has changed."""

    def __init__(
        self,
        key: str,
        *,
        field: str | None = None,
        detail: str = "",
        refusal: Refusal | None = None,
        facts: Mapping[str, int | str] | None = None,
    ) -> None:
        self.status = STATUS.get(key, 409)
        self.problem = wire.Problem(
            key=key,
            english=_filled(ENGLISH[key], {"detail": detail, **(facts or {})}),
            detail=detail,
            field=field,
            rule=None if refusal is None else refusal.rule,
            reason=None if refusal is None else refusal.reason,
            facts=dict(facts or {}) if refusal is None else refusal.facts,
        )
        metrics.REFUSALS.labels(key).inc()
        super().__init__(self.problem.english)


def _filled(text: str, values: dict[str, object]) -> str:
    return re.sub(r"{ \$(\w+) }", lambda found: str(values[found.group(1)]), text)
