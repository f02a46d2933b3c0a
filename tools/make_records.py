"""Writes finished games into tests/records: every edition, variant and number of players, for tests to replay.

    python tools/make_records.py GAME [NUMBER ...]

Remade only when a rule changes on purpose, and then only those that it affects: an old record that no longer
replays shows what a change has broken. It moves to tests/records/before, with the ruling that ended it.
"""

import argparse
import random
import sys
from collections import Counter
from pathlib import Path

import concilium
from concilium import Game, Outlook, Record
from concilium.core.options import Mix
from concilium.core.registry import title

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Alba", "Berta", "Carlo", "Dario", "Elena"]
GAMES = 24
STUBBORNNESS = 0.8
LIKING = {"activate": 20.0, "install": 20.0, "cast": 8.0, "play": 3.0, "advance": 6.0, "end": 0.2}
"""How much more likely a verb is than others; a verb not listed counts 1."""
EDITION = "edition"


def options_of(name: str, number: int) -> dict[str, object]:
    """The options of the game with this number: one value after the other, and all mixes of variants.

    A game with editions keeps their individual lines as the edition has them.
    """
    has_editions = any(option.name == EDITION for option in title(name).options)
    chosen: dict[str, object] = {}
    for option in title(name).options:
        allowed = option.allowed()
        if allowed is None:
            continue
        if isinstance(option, Mix):
            # An odd step through the mixes combines each of them with each edition.
            mix = number * 11 % (1 << len(allowed))
            chosen[option.name] = [value for place, value in enumerate(allowed) if mix >> place & 1]
        elif option.name == EDITION or not has_editions:
            chosen[option.name] = allowed[number % len(allowed)]
    return chosen


class Eager:
    """Plays at random, but rarely stops, prefers to finish things, and continues what it has begun, so that cards
    come into play."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.done: Counter[int] = Counter()

    def __call__(self, outlook: Outlook) -> int:
        by_verb: dict[str, list[int]] = {}
        for action in outlook.legal():
            by_verb.setdefault(outlook.game.notation.verb(action).name, []).append(action)
        verbs = sorted(by_verb)
        verb = self.rng.choices(verbs, [LIKING.get(verb, 1.0) for verb in verbs])[0]
        again = max(by_verb[verb], key=self.done.__getitem__)
        action = again if self.rng.random() < STUBBORNNESS else self.rng.choice(by_verb[verb])
        self.done[action] += 1
        return action


def play(game: Game, seed: int) -> Record:
    rng = random.Random(seed)
    return concilium.play(game, [Eager(rng) for _ in range(game.players)], rng, NAMES[: game.players])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=concilium.names())
    parser.add_argument("number", nargs="*", type=int, help="which games, from 1; all, if none is given")
    given = parser.parse_args()
    name: str = given.game
    wanted: list[int] = given.number or list(range(1, GAMES + 1))
    if not all(1 <= number <= GAMES for number in wanted):
        parser.error(f"the games are numbered from 1 to {GAMES}")
    folder = ROOT / "tests" / "records" / name
    folder.mkdir(parents=True, exist_ok=True)
    counts = list(title(name).players)
    for number in (wanted_number - 1 for wanted_number in wanted):
        players = counts[number // 4 % len(counts)]
        game = concilium.game(name, players=players, options=options_of(name, number))
        path = folder / f"{number + 1:02}-with-{players}.txt"
        path.write_text(str(play(game, number)), encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
