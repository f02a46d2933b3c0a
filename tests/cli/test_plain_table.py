"""The plain table at the terminal: what a game shows that brings no drawing, in the words of its package."""

import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.test_terminal import typed
from tests.conftest import Offer

import concilium
from concilium.cli.terminal import plain
from concilium.cli.terminal.drawings import drawing_of
from concilium.cli.terminal.sitting import Sitting
from concilium.cli.terminal.table import TableAtTerminal

SEATS = ["me", "random", "random"]


@pytest.fixture(autouse=True)
def _example(offer: Offer) -> None:
    offer("goofspiel", "concilium_goofspiel:TITLE")


def at_table(path: Path, lines: list[str], language: str = "en") -> tuple[TableAtTerminal, StringIO]:
    out = StringIO()
    sitting = Sitting(concilium.game("goofspiel", players=3), SEATS, random.Random(3))
    return TableAtTerminal(sitting, Console(file=out, width=160), typed(lines), language, path / "game"), out


def rows(out: StringIO) -> dict[str, list[str]]:
    """The cells of each drawn row, by the first."""
    lines = [line for line in out.getvalue().replace("┃", "│").splitlines() if line.startswith("│")]
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines]
    return {first: rest for first, *rest in cells}


def test_the_example_has_no_drawing_of_its_own() -> None:
    assert drawing_of("goofspiel") is plain


@pytest.mark.parametrize(
    ("language", "prizes", "prize", "hand", "bid", "points", "choice"),
    [
        ("en", "Prizes to come", "Prize", "Hand", "Bid", "Points", "Bid the 4"),
        ("fr", "Prix à venir", "Prix", "Main", "Mise", "Points", "Miser : 4"),
    ],
)
def test_it_shows_places_cards_seats_and_choices(
    tmp_path: Path, language: str, prizes: str, prize: str, hand: str, bid: str, points: str, choice: str
) -> None:
    at, out = at_table(tmp_path, ["q"], language)
    at.play()
    view = at.sitting.state.view(0)
    found = rows(out)
    assert found[prizes] == [", ".join(view["prizes"])]
    assert found[prize] == [view["prize"]]
    assert found[hand] == ["1, 2, 3, 4, 5, 6, 7, 8, 9"] * 3
    assert found[bid] == ["–"] * 3
    assert found[points] == ["0"] * 3
    # The seats head the columns. What every view has is no place of the game's.
    assert found[""] == at.words.names
    assert set(found) == {"", prizes, prize, hand, bid, points}
    assert f"4 {choice}" in out.getvalue()


def test_the_log_says_what_happened(tmp_path: Path) -> None:
    at, out = at_table(tmp_path, ["9", "q"])
    at.play()
    lines = [line for line in out.getvalue().splitlines() if line.startswith("·")]
    assert any("The prize is the" in line for line in lines)
    assert any(f"{at.words.names[0]} has bid" in line for line in lines)
    assert any("The bids:" in line for line in lines)


def test_a_bid_is_shown_to_its_own_seat_alone(tmp_path: Path) -> None:
    at, _ = at_table(tmp_path, [])
    state = at.sitting.state
    prize = state.legal(-1)[0]
    at.sitting.decide(-1, prize)
    at.sitting.decide(1, at.sitting.game.action("bid 7"))
    for seat, seen in ((0, ["–", "–", "–"]), (1, ["–", "7", "–"])):
        drawn = StringIO()
        Console(file=drawn, width=160).print(plain.draw(at.sitting.state.view(seat), at.words, at.facts))
        assert rows(drawn)["Bid"] == seen


def test_the_result_has_everybody_s_points_the_winners_first(tmp_path: Path) -> None:
    at, out = at_table(tmp_path, ["1"] * 20)
    assert at.play()
    scores, winners = at.sitting.state.scores(), at.sitting.state.winners()
    sheet = out.getvalue().partition("Score sheet")[2]
    found = rows(StringIO(sheet))
    assert {name: found[name] for name in at.words.names} == {
        name: [str(points)] for name, points in zip(at.words.names, scores, strict=True)
    }
    order = [int(cells[0]) for name, cells in found.items() if name in at.words.names]
    assert order == sorted(scores, reverse=True)
    names = [at.words.names[seat] for seat in winners]
    assert at.words.say("web-over", names=", ".join(names), count=len(names)) in sheet
