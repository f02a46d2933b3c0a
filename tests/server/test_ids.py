"""What rows of the database are called by."""

import secrets
from collections.abc import Iterator

import pytest

from concilium.server.rows import is_id, new_id


def test_no_id_begins_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: Iterator[str] = iter(["-of-no-use", "--at-all", "good-1"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "good-1"


def test_ids_are_ids_and_never_the_same() -> None:
    made = {new_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(is_id(each) for each in made)
