"""Drives many tables over WebSocket and prints decisions per second and the time from click to acknowledgement:
`python -m benchmarks.server`. With `--find` it finds how many tables the server holds.

Each table has some people, who click after a moment's thought, and some random bots.
"""

import argparse
import asyncio
import cProfile
import gc
import json
import os
import pstats
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from benchmarks.knee import MOST_MS, Knee
from benchmarks.machine import Database, cpu_seconds, database, memory_mb, stored
from benchmarks.people import Counting, Crowd, Found

from concilium import backend, names
from concilium.server import Settings, run
from concilium.server.limits import Limits, Rate

WIDE = Rate(1e9, 1e9)
LIMITS = Limits(requests=WIDE, making=WIDE, messages=WIDE, sockets=100_000, tables=1_000_000)
SECONDS_TO_SEAT = 180.0
QUARTERS = 4


async def drive(address: str, options: argparse.Namespace, kept: Database, server: int) -> dict[str, Any]:
    """Seat everybody, let them settle, then measure; `TimeoutError` if that takes far too long."""
    seconds = 60 * options.soak if options.soak else options.seconds
    async with asyncio.timeout(options.settle + seconds + SECONDS_TO_SEAT):
        return await _drive(address, options, kept, server)


async def _drive(address: str, options: argparse.Namespace, kept: Database, server: int) -> dict[str, Any]:
    found = Found()
    crowd = Crowd(address, options, found)
    tables = [await crowd.table()]
    while len(tables) < options.tables:
        tables += await asyncio.gather(*(crowd.table() for _ in range(min(8, options.tables - len(tables)))))
    print(f"{len(tables)} tables are made", file=sys.stderr, flush=True)
    sitting = [asyncio.create_task(crowd.sit(seed, table)) for seed, table in enumerate(tables)]
    to_seat = await _seated(sitting, found, options.people * options.tables)
    print(f"all are seated after {to_seat:.1f} s", file=sys.stderr, flush=True)
    await asyncio.sleep(options.settle)
    decisions, received = await stored(kept.url), Counting.received
    cpu = _processor_seconds(server, kept)
    if options.profile:
        os.kill(server, signal.SIGUSR1)
    start, found.is_measuring = time.perf_counter(), True
    memory = await _watched(sitting, options, server)
    found.is_measuring = False
    waits, unanswered = found.waits(time.perf_counter()), len(found.waiting)
    took, received_after = time.perf_counter() - start, Counting.received
    shares = {name: round((after - cpu[name]) / took, 3) for name, after in _processor_seconds(server, kept).items()}
    decisions_after = await stored(kept.url)
    _check(sitting)
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    await crowd.http.aclose()
    # Whoever was asked nothing at all has waited all the time.
    waits = waits or [took]
    return {
        "engine": backend(),
        "game": options.game,
        "tables": options.tables,
        "seats": options.seats,
        "people": options.people,
        "think_s": options.think,
        "seconds_to_seat": round(to_seat, 1),
        "seconds": round(took, 1),
        "clicks_per_s": round(len(found.clicks) / took, 1),
        "decisions_per_s": round((decisions_after - decisions) / took, 1),
        "is_compressed": not options.plain,
        "bytes_per_position": round((received_after - received) / max(1, found.positions)),
        "positions_per_s": round(found.positions / took, 1),
        # Those that are not answered at the end count as answered then.
        "ack_p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "ack_p99_ms": round(1000 * waits[len(waits) * 99 // 100], 1),
        "ack_max_ms": round(1000 * waits[-1], 1),
        "unanswered": unanswered,
        "refused": found.refused.total(),
        "refused_as": dict(found.refused),
        "games_finished": found.finished,
        "turned_away": found.turned_away,
        **shares,
        **({"memory_mb_by_quarter": memory} if options.soak else {}),
    }


async def _watched(sitting: list[asyncio.Task[None]], options: argparse.Namespace, server: int) -> list[float]:
    """Let everybody play; for a soak, the server's memory at the start and after each quarter."""
    if not options.soak:
        await asyncio.wait(sitting, timeout=options.seconds, return_when=asyncio.FIRST_EXCEPTION)
        return []
    memory = [round(memory_mb(server), 1)]
    for quarter in range(QUARTERS):
        await asyncio.wait(sitting, timeout=60 * options.soak / QUARTERS, return_when=asyncio.FIRST_EXCEPTION)
        _check(sitting)
        memory.append(round(memory_mb(server), 1))
        print(f"{quarter + 1} of {QUARTERS}: {memory[0]} MB at first, {memory[-1]} MB now", file=sys.stderr, flush=True)
    return memory


async def _seated(sitting: list[asyncio.Task[None]], found: Found, people: int) -> float:
    """How long it takes until everybody sees their table: what they wait for until then is not play."""
    began = time.perf_counter()
    while len(found.seated) < people:
        await asyncio.wait(sitting, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
        _check(sitting)
    return time.perf_counter() - began


def _check(sitting: list[asyncio.Task[None]]) -> None:
    """Everybody is still sitting; nobody ever gets up by themselves."""
    failed = [task.exception() for task in sitting if task.done()]
    if failed:
        raise RuntimeError("a table failed") from failed[0]


def _processor_seconds(server: int, kept: Database) -> dict[str, float]:
    """What each has used of the cores; the difference of two of these, by the second, is its share of one."""
    seconds = {
        "server_cpu_share": cpu_seconds(server),
        # Near a whole core, what the people themselves are late by is measured as the server's.
        "people_cpu_share": time.process_time(),
    }
    return seconds if kept.process is None else {**seconds, "database_cpu_share": cpu_seconds(kept.process)}


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Start a server with its own database, drive it and stop it."""
    with database(options.database) as kept:
        command = [sys.executable, "-m", "benchmarks.server", "--serve", kept.url]
        command += ["--processes", str(options.processes)]
        if options.profile:
            command += ["--profile", options.profile]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip().rsplit("http://", 1)[1]
            before = memory_mb(server.pid)
            result = asyncio.run(drive(address, options, kept, server.pid))
            memory = memory_mb(server.pid)
            result["server_memory_mb"] = round(memory, 1)
            result["memory_kb_per_table"] = round((memory - before) * 1024 / options.tables, 1)
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(timeout=60)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        return {"database": options.database.split(":")[0], "processes": options.processes, **result}


def serve(options: argparse.Namespace) -> None:
    """Run as the server; with a profile, write where its time went."""
    settings = Settings(port=0, database=options.serve, limits=LIMITS, processes=options.processes)
    if not options.profile:
        run(settings)
        return
    # Processor time of the thread that serves: how long it had to wait for the processor is no matter. It begins when
    # everybody is seated.
    profile = cProfile.Profile(time.thread_time)
    signal.signal(signal.SIGUSR1, lambda _signal, _frame: profile.enable())
    try:
        run(settings)
    finally:
        profile.disable()
        with Path(options.profile).open("w", encoding="utf-8") as file:
            pstats.Stats(profile, stream=file).sort_stats("tottime").print_stats(60)


def find(options: argparse.Namespace) -> dict[str, Any]:
    """The run with the most tables that were held, and the p99 of all runs that were made to find it."""

    def run_with(tables: int) -> dict[str, Any]:
        return measure(argparse.Namespace(**{**vars(options), "tables": tables}))

    def tell(run: dict[str, Any]) -> None:
        said = run.get("failed") or f"p50 {run['ack_p50_ms']} ms, p99 {run['ack_p99_ms']} ms"
        print(f"{run['tables']:6} tables: {said}{'' if run['is_held'] else ', not held'}", file=sys.stderr, flush=True)

    knee = Knee(run_with, options.minutes, tell)
    knee.find(options.tables, options.most)
    return {
        "database": options.database.split(":")[0],
        "processes": options.processes,
        "tables_held": knee.held["tables"] if knee.held else 0,
        "is_found_to_a_tenth": knee.is_finished,
        **(knee.held or {}),
        "runs": [[run["tables"], run.get("ack_p99_ms")] for run in knee.runs],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=names()[0])
    parser.add_argument("--tables", type=int, default=300, help="with --find, the number to begin with")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--people", type=int, default=2, help="of the seats; the others are random bots")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a click")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--settle", type=float, default=5.0, help="seconds before measuring, when all are seated")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="so long, and the memory after each quarter")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the URL of an empty PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server, on PostgreSQL")
    parser.add_argument("--plain", action="store_true", help="without compression, which browsers have")
    parser.add_argument("--profile", metavar="FILE", help="write where the server's time goes")
    parser.add_argument("--find", action="store_true", help=f"find how many tables have a p99 under {MOST_MS:.0f} ms")
    parser.add_argument("--most", type=int, default=4_000, help="with --find, the most tables to try")
    parser.add_argument("--minutes", type=float, default=10.0, help="with --find, after these no further run begins")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.profile and options.processes > 1:
        parser.error("a profile is of one process")
    if options.serve:
        serve(options)
        return
    # People have a machine each; here one process is all of them, and its pauses are not the server's.
    gc.set_threshold(200_000, 50, 1_000)
    result = find(options) if options.find else measure(options)
    if options.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:24} {value}")


if __name__ == "__main__":
    main()
