"""Measures our games beside other projects' and writes the table: `python -m benchmarks.peers.measure`."""

import argparse
import datetime
import platform
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from benchmarks.peers import own_loops, peer_loops
from benchmarks.peers.peer_loops import Clock
from benchmarks.peers.report import Row, ratios_table, table

import concilium

PACKAGES = ["open_spiel", "rlcard", "pettingzoo", "catanatron", "gymnasium", "numpy"]

PEERS: list[tuple[str, str, Callable[[], Callable[[Clock], int]]]] = [
    ("OpenSpiel", "hanabi", lambda: peer_loops.open_spiel_loop("hanabi(players=4)")),
    ("OpenSpiel", "gin_rummy", lambda: peer_loops.open_spiel_loop("gin_rummy")),
    ("OpenSpiel", "connect_four", lambda: peer_loops.open_spiel_loop("connect_four")),
    ("RLCard", "uno", lambda: peer_loops.rlcard_loop("uno")),
    ("RLCard", "gin-rummy", lambda: peer_loops.rlcard_loop("gin-rummy")),
    ("PettingZoo", "hanabi", lambda: peer_loops.pettingzoo_loop(peer_loops.pettingzoo_hanabi)),
    ("PettingZoo", "connect_four", lambda: peer_loops.pettingzoo_loop(peer_loops.pettingzoo_connect_four)),
    ("catanatron", "4 players", peer_loops.catanatron_loop),
]


WARM_UP = 20
"""Python runs a loop at full speed only after a few calls."""
ROUNDS = 20


def best_rates(loops: list[Callable[[Clock], int]], seconds: float) -> list[float]:
    """Actions per second of one core's time, for each loop in the best of its slices.

    They take turns: a slow spell of the machine never hits all slices of one loop, and all have the same chance.
    """
    for play in loops:
        for _ in range(WARM_UP):
            play(_for_seconds(seconds / 10 / WARM_UP))
    best = [0.0] * len(loops)
    for _ in range(ROUNDS):
        for which, play in enumerate(loops):
            start = time.thread_time()
            applied = play(_for_seconds(seconds / ROUNDS))
            best[which] = max(best[which], applied / (time.thread_time() - start))
    return best


def _for_seconds(seconds: float) -> Clock:
    end = time.thread_time() + seconds
    return lambda: time.thread_time() < end


def processor() -> str:
    """The name of the processor, as reported by the system."""
    path = Path("/proc/cpuinfo")
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="how long each is measured")
    parser.add_argument("--output", type=Path, default=Path("docs/performance.md"))
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    contenders: list[tuple[str, str, Callable[[Clock], int]]] = [
        ("Concilium", f"{name}, {interface}", make(name))
        for name in concilium.names()
        for interface, make in own_loops.INTERFACES.items()
    ]
    contenders += [(project, game, make_peer()) for project, game, make_peer in PEERS]
    rates = best_rates([play for _, _, play in contenders], chosen.seconds)
    rows = [Row(project, game, rate) for (project, game, _), rate in zip(contenders, rates, strict=True)]
    for row in rows:
        print(f"{row.project:12} {row.game:45} {row.rate:12,.0f} actions/s")
    versions = own_loops.own_versions() | {package: version(package) for package in PACKAGES}
    facts = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{processor()}, one core",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        **versions,
    }
    print(ratios_table(rows))
    chosen.output.parent.mkdir(parents=True, exist_ok=True)
    chosen.output.write_text(table(rows, facts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
