"""Playing at the terminal, as a person would who types numbers and letters."""

import random
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.built_in import knowing, known

import concilium
from concilium import Record
from concilium.arena.balance import card_kinds
from concilium.cli.terminal.sitting import Sitting
from concilium.cli.terminal.table import TableAtTerminal
from concilium.locales import LANGUAGES


def typed(lines: list[str]) -> Callable[[str], str]:
    left = iter(lines)

    def ask(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return ask


def table(
    path: Path, lines: list[str], name: str = "grand-tribunal", language: str = "en", sitting: Sitting | None = None
) -> tuple[TableAtTerminal, StringIO]:
    out = StringIO()
    if sitting is None:
        sitting = Sitting(concilium.game(name, players=3), ["me", "random", "random"], random.Random(3))
    console = Console(file=out, width=160)
    return TableAtTerminal(sitting, console, typed(lines), language, path, iterations=8), out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", concilium.names())
def test_a_whole_game_is_played_by_numbers(name: str, language: str, tmp_path: Path) -> None:
    at, out = table(tmp_path / "game", ["1"] * 2000, name, language)
    assert at.play()
    shown = out.getvalue()
    assert str(max(at.sitting.state.scores())) in shown
    record = Record.parse((tmp_path / "game").read_text())
    assert record.result == at.sitting.state.scores()


@pytest.mark.parametrize("name", knowing("first_seat"))
def test_a_player_is_called_by_the_game_s_own_word_for_a_seat(tmp_path: Path, name: str) -> None:
    language, called = known(name, "first_seat")
    at, out = table(tmp_path / "game", ["q"], name, language)
    at.play()
    assert at.words.names[0] == called
    assert f"{called}: " in out.getvalue()


def test_leaving_saves_and_going_on_continues(tmp_path: Path) -> None:
    path = tmp_path / "game"
    at, out = table(path, ["1", "2", "q"])
    assert not at.play()
    assert str(path) in out.getvalue()
    resumed = Sitting.resume(path, random.Random(1))
    assert resumed.decisions == at.sitting.decisions
    assert resumed.state == at.sitting.state
    again, _ = table(path, ["1"] * 2000, sitting=resumed)
    assert again.play()


def test_undo_takes_back_one_s_own_last_decision(tmp_path: Path) -> None:
    sitting = Sitting(concilium.game("medieval-realms", players=2), ["me", "random"], random.Random(3))
    at, _ = table(tmp_path / "game", ["1", "1", "1", "1", "1", "1", "q"], sitting=sitting)
    at.play()
    before = sitting.state.view(0)
    action = sitting.state.legal(0)[0]
    sitting.decide(0, action)
    assert sitting.undo(0)
    assert sitting.state.view(0) == before


def test_what_chance_decided_stays(tmp_path: Path) -> None:
    at, out = table(tmp_path / "game", ["1", "u", "q"])
    at.play()
    assert "Nothing to take back" in out.getvalue()


def test_a_hint_names_choices_with_chances(tmp_path: Path) -> None:
    at, out = table(tmp_path / "game", ["h", "q"])
    at.play()
    assert "% of the time" in out.getvalue()
    assert "★" in out.getvalue()
    assert "choice" in out.getvalue() or "matters" in out.getvalue()


def test_reasons_carry_the_rule(tmp_path: Path) -> None:
    at, out = table(tmp_path / "game", ["?", "? extract", "q"])
    at.play()
    assert "GT-2.2" in out.getvalue()
    assert "Extract" in out.getvalue()


def test_the_language_can_be_changed(tmp_path: Path) -> None:
    at, out = table(tmp_path / "game", ["l it", "l", "q"])
    at.play()
    assert at.words.texts.language == "en"
    assert "Pesca" in out.getvalue()


def test_other_words_bring_help(tmp_path: Path) -> None:
    at, out = table(tmp_path / "game", ["99", "sing", "s", "", "q"])
    at.play()
    assert "Type a number from 1 to 3" in out.getvalue()


def test_nothing_is_drawn_that_the_seat_does_not_know(tmp_path: Path) -> None:
    """A hand of another wizard is a number of cards, never their names."""
    at, out = table(tmp_path / "game", ["1", "1", "1", "q"])
    at.play()
    state = at.sitting.state
    known = str(state.view(0))
    ids = [card for card in card_kinds(at.sitting.game.facts()) if f"'{card}'" not in known]
    in_other_hands = [card for card in ids if f"'{card}'" in str(state.view(1)) + str(state.view(2))]
    assert in_other_hands
    assert not [card for card in in_other_hands if at.words.thing(card) in out.getvalue()]
