"""Writes finished games of random play as records: `make_records.py GAME FOLDER [COUNT]`.

The records of `tests/records` come from here. They are kept, not made anew: a change of the rules that breaks one is
either a mistake, or the reason to make that record again.
"""

import importlib
import random
import sys
from pathlib import Path

import concilium
from concilium.core.options import FilePath, Mix, Option

SEATS = ["Alba", "Berta", "Carlo", "Diego", "Elena", "Fermin", "Ines", "Luz"]


def numbers_of_players(name: str) -> list[int]:
    found: list[int] = []
    for players in range(1, len(SEATS) + 1):
        try:
            concilium.game(name, players)
        except concilium.OptionError:
            continue
        found.append(players)
    return found


def any_options(name: str, rng: random.Random) -> dict[str, object]:
    """The defaults half of the time, else any mix of what is allowed."""
    declared: list[Option] = importlib.import_module(f"concilium.games.{name.replace('-', '_')}").declared()
    options: dict[str, object] = {}
    if rng.random() < 0.5:
        return options
    for option in declared:
        allowed = option.allowed()
        if isinstance(option, FilePath) or allowed is None:
            continue
        options[option.name] = (
            [value for value in allowed if rng.random() < 0.5] if isinstance(option, Mix) else rng.choice(allowed)
        )
    return options


def any_action(state: concilium.State, seat: int, rng: random.Random) -> int:
    """Any verb, then anything to do it to, so that long lists do not drown the rare verbs."""
    notation = state.game.notation
    by_verb: dict[str, list[int]] = {}
    for action in state.legal(seat):
        by_verb.setdefault(notation.verb(action).name, []).append(action)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def finished_game(game: concilium.Game, rng: random.Random) -> concilium.Record:
    record = concilium.Record(game, SEATS[: game.players])
    state = game.start()
    while state.to_move != concilium.OVER:
        seat = concilium.CHANCE if state.to_move == concilium.CHANCE else rng.choice(state.waiting())
        action = any_action(state, seat, rng)
        state.apply(seat, action)
        record.add(seat, action)
    record.result = state.scores()
    return record


def main() -> int:
    name, folder = sys.argv[1], Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 15
    players = numbers_of_players(name)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, count + 1):
        rng = random.Random(f"{name} {number}")
        game = concilium.game(name, players[number % len(players)], any_options(name, rng))
        (folder / f"{number:02}.txt").write_text(str(finished_game(game, rng)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
