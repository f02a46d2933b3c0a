"""A finished or running game as human-readable text: options, seats, one decision per line, the result.

    concilium record 1
    game some-game
    players 3
    options {"edition": "corrected"}
    seat 0 Alba
    seat 1 Berta
    seat 2 Carlo

    chance: deal oaken-wand
    0: vote orb
    ...
    result 31 40 22

Empty lines and anything after a `#` are ignored. A record without a result is of a game still running.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.notation import UnknownNotation
from concilium.core.options import OptionError
from concilium.core.refusals import IllegalAction
from concilium.core.registry import game as make_game
from concilium.core.state import State

Make = Callable[[str, int, dict[str, Any]], Game]
"""Makes the game that a record names, with its players and options, or raises `OptionError`."""

_MOST_DIGITS: Final = 9
HEADER: Final = "concilium record 1"
_CHANCE_WORD: Final = "chance"


class RecordError(ValueError):
    """A record that cannot be read or played; `line` is the number of the line, `rule` the broken rule's id."""

    def __init__(self, line: int, problem: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.rule = rule


class Record:
    """A game as the list of its decisions: (seat, action) pairs, CHANCE for chance."""

    def __init__(self, game: Game, names: list[str] | None = None) -> None:
        self.game = game
        self.names: list[str] = names if names is not None else [f"seat {i}" for i in range(game.players)]
        if len(self.names) != game.players:
            raise ValueError(f"{game.players} players need as many names, not {len(self.names)}")
        for name in self.names:
            if "\n" in name or "\r" in name or "#" in name or name != name.strip() or not name:
                raise ValueError(f"a seat's name cannot be {name!r}")
        self.decisions: list[tuple[int, int]] = []
        self.result: list[int] | None = None

    def add(self, seat: int, action: int) -> None:
        self.decisions.append((seat, action))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        raise TypeError("a record grows, so it has no hash")

    def __str__(self) -> str:
        lines = [
            HEADER,
            f"game {self.game.name}",
            f"players {self.game.players}",
            f"options {json.dumps(self.game.options, sort_keys=True)}",
        ]
        lines += [f"seat {i} {name}" for i, name in enumerate(self.names)]
        lines.append("")
        for seat, action in self.decisions:
            lines.append(f"{_CHANCE_WORD if seat == CHANCE else seat}: {self.game.text(action)}")
        if self.result is not None:
            lines.append("result " + " ".join(str(score) for score in self.result))
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str, make: Make = make_game) -> "Record":
        """Read a record and play it through; `RecordError` names the first bad line.

        Callers reading other people's records should pass their own `make`: options may name files.
        """
        return _Reader(text, make).read()


class _Reader:
    def __init__(self, text: str, make: Make) -> None:
        self.make = make
        self.lines: list[tuple[int, str]] = []
        for number, line in enumerate(text.splitlines(), 1):
            content = line.split("#", 1)[0].strip()
            if content:
                self.lines.append((number, content))
        self.at = 0

    def read(self) -> Record:
        number, line = self._next("the header")
        if line != HEADER:
            raise RecordError(number, f"expected {HEADER!r}, found {line!r}")
        name_line, name = self._peek_number(), self._field("game")
        players_line, players = self._peek_number(), self._field("players")
        if not players.isdecimal() or len(players) > _MOST_DIGITS:
            raise RecordError(players_line, f"players must be a number, not {players!r}")
        options_line, options_text = self._peek_number(), self._field("options")
        try:
            options = json.loads(options_text)
        except ValueError as wrong:
            # This includes a number with more digits than Python accepts.
            raise RecordError(options_line, f"options are not JSON: {wrong}") from wrong
        except RecursionError as deep:
            raise RecordError(options_line, "options are nested too deeply") from deep
        if not isinstance(options, dict):
            raise RecordError(options_line, "options must be a JSON object")
        try:
            game = self.make(name, int(players), options)
        except OptionError as error:
            lines = {"game": name_line, "players": players_line}
            raise RecordError(lines.get(error.option, options_line), str(error)) from error
        except ValueError as problem:
            raise RecordError(options_line, str(problem)) from problem
        names: list[str] = []
        for seat in range(game.players):
            line_number, content = self._peek_number(), self._field("seat")
            given, _, seat_name = content.partition(" ")
            if given != str(seat) or not seat_name:
                raise RecordError(line_number, f"expected 'seat {seat} NAME', found 'seat {content}'")
            names.append(seat_name)
        return self._decisions(Record(game, names))

    def _decisions(self, record: Record) -> Record:
        state = record.game.start()
        while self.at < len(self.lines):
            number, line = self._next("a decision")
            if line.startswith("result "):
                self._result(record, state, number, line)
                continue
            if record.result is not None:
                raise RecordError(number, "nothing may follow the result")
            seat_word, colon, text = line.partition(":")
            if not colon:
                raise RecordError(number, f"expected 'SEAT: ACTION', found {line!r}")
            seat = self._seat(record.game, number, seat_word.strip())
            try:
                action = record.game.action(text)
                state.apply(seat, action)
            # When compiled, a name has one type, so each of the two errors needs its own.
            except UnknownNotation as unknown:
                raise RecordError(number, str(unknown)) from unknown
            except IllegalAction as illegal:
                raise RecordError(number, str(illegal), illegal.rule) from illegal
            record.add(seat, action)
        return record

    def _result(self, record: Record, state: State, number: int, line: str) -> None:
        if state.to_move != OVER:
            raise RecordError(number, "a result, but the game is not over")
        stated = line.split()[1:]
        true = [str(score) for score in state.scores()]
        if stated != true:
            raise RecordError(number, f"the result is {' '.join(true)}, not {' '.join(stated)}")
        record.result = state.scores()

    def _seat(self, game: Game, number: int, word: str) -> int:
        if word == _CHANCE_WORD:
            return CHANCE
        if not word.isdecimal() or len(word) > _MOST_DIGITS or int(word) >= game.players:
            raise RecordError(number, f"no seat {word!r}: it is {_CHANCE_WORD} or 0 to {game.players - 1}")
        return int(word)

    def _peek_number(self) -> int:
        return self.lines[self.at][0] if self.at < len(self.lines) else self._last_number()

    def _last_number(self) -> int:
        return self.lines[-1][0] if self.lines else 1

    def _next(self, what: str) -> tuple[int, str]:
        if self.at >= len(self.lines):
            raise RecordError(self._last_number(), f"the record ends where {what} should be")
        self.at += 1
        return self.lines[self.at - 1]

    def _field(self, word: str) -> str:
        number, line = self._next(f"'{word}'")
        first, _, rest = line.partition(" ")
        if first != word or not rest:
            raise RecordError(number, f"expected '{word} ...', found {line!r}")
        return rest.strip()
