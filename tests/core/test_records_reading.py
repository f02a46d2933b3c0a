"""Records: a damaged or illegal line is reported with its number and rule."""

import random

import pytest

import concilium
from concilium import Record, RecordError

GAME = concilium.game("grand-tribunal", 3)


def finished(seed: int = 1) -> str:
    rng = random.Random(seed)
    return str(concilium.play(GAME, [lambda outlook: rng.choice(outlook.legal())] * 3, rng, ["Alba", "Berta", "Carlo"]))


TEXT = finished()
LINES = TEXT.splitlines()
HEAD = 8
"""How many lines come before the first decision."""


def broken(line: int, text: str) -> str:
    """The record with one line, counted from 1, replaced."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


def test_a_record_is_a_text_that_a_person_can_read() -> None:
    assert LINES[:3] == ["concilium record 1", "game grand-tribunal", "players 3"]
    assert LINES[4:8] == ["seat 0 Alba", "seat 1 Berta", "seat 2 Carlo", ""]
    assert LINES[8].startswith("chance: praeco ")
    assert LINES[-1].startswith("result ")


def test_empty_lines_and_comments_are_passed_over() -> None:
    commented = "# a game\n\n" + TEXT.replace("\n", "   # said Alba\n\n")
    assert Record.parse(commented) == Record.parse(TEXT)


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (1, "chess record 1", "expected 'concilium record 1'"),
        (2, "game chess", "no game 'chess'"),
        (2, "name grand-tribunal", "expected 'game ...'"),
        (3, "players three", "players must be a number, not 'three'"),
        (3, "players 9", "players is a whole number from 3 to 5"),
        (4, "options {", "options are not JSON"),
        (3, "players " + "9" * 5000, "players must be a number"),
        (4, "options " + "[" * 100_000, "options are nested too deeply"),
        (9, "7" * 5000 + ": praeco 0", "it is chance or 0 to 2"),
        (4, "options []", "options must be a JSON object"),
        (4, 'options {"edition": "german"}', "edition is one of"),
        (4, 'options {"cards": "nothing.toml"}', "there is no such file"),
        (6, "seat 2 Berta", "expected 'seat 1 NAME'"),
        (6, "seat 1", "expected 'seat 1 NAME'"),
        (9, "praeco 0", "expected 'SEAT: ACTION'"),
        (9, "7: praeco 0", "no seat '7': it is chance or 0 to 2"),
        (9, "chance: dance", "no verb 'dance'"),
        (9, "chance: vote moon", "'vote' is not done to 'moon'"),
    ],
)
def test_a_damaged_line_is_named_by_its_number(line: int, text: str, problem: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.parse(broken(line, text))
    assert problem in str(refused.value)
    assert refused.value.rule is None
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("line", "text", "rule"),
    [(9, "chance: praeco 4", "GT-2.5"), (9, "0: vote orb", "GT-2.5"), (10, "chance: roll 3", "GT-2.1")],
)
def test_an_illegal_line_is_named_by_its_number_and_rule(line: int, text: str, rule: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.parse(broken(line, text))
    assert (refused.value.line, refused.value.rule) == (line, rule)
    assert rule in str(refused.value)


def test_a_wrong_result_is_refused() -> None:
    with pytest.raises(RecordError, match=r"the result is .*, not 999 0 0") as refused:
        Record.parse(broken(len(LINES), "result 999 0 0"))
    assert refused.value.line == len(LINES)


def test_nothing_may_follow_the_result() -> None:
    with pytest.raises(RecordError, match="nothing may follow the result"):
        Record.parse(TEXT + "0: end\n")


def test_a_result_before_the_end_is_refused() -> None:
    with pytest.raises(RecordError, match="a result, but the game is not over"):
        Record.parse("\n".join([*LINES[:20], LINES[-1]]))


def test_a_record_may_be_of_a_game_still_running() -> None:
    running = Record.parse("\n".join(LINES[:20]))
    assert running.result is None
    assert len(running.decisions) == 20 - HEAD
    assert concilium.replay(running).winners() == []


@pytest.mark.parametrize("text", ["", "concilium record 1", "\n".join(LINES[:3]), "\n".join(LINES[:6])])
def test_a_record_that_breaks_off_says_so(text: str) -> None:
    with pytest.raises(RecordError, match="the record ends where"):
        Record.parse(text)


@pytest.mark.parametrize("names", [["A", "B"], ["A", "B", ""], ["A", "B", "C\nD"], ["A", "B", "#1"], ["A", "B", " C"]])
def test_names_that_a_record_cannot_hold(names: list[str]) -> None:
    with pytest.raises(ValueError, match="name"):
        Record(GAME, names)


def test_a_record_has_no_hash_and_equals_its_like() -> None:
    assert Record.parse(TEXT) == Record.parse(TEXT)
    assert Record.parse(TEXT) != Record.parse("\n".join(LINES[:20]))
    with pytest.raises(TypeError):
        hash(Record.parse(TEXT))


def test_play_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match="3 players need as many bots, not 1"):
        concilium.play(GAME, [lambda outlook: outlook.legal()[0]], random.Random(1))
