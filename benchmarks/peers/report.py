"""The figures of a measurement as tables in Markdown."""

from dataclasses import dataclass

_INTRODUCTION = """# Speed, side by side

Random play with legal actions, in one run, on one core. `make bench-peers` installs the other projects in a place of
their own, measures all of them and writes this page. An action is one that the loop applies: a player's, and chance's
where the interface leaves chance to the caller (OpenSpiel and our engine); elsewhere chance happens inside and is not
counted. Time is the core's own (CPU time), all take turns, and of each its best part counts, so that other work on the
machine counts least.

Games differ in what a decision is, so a ratio is a scale, not a verdict.
"""

_ENGINE = "engine"
_PETTINGZOO = "PettingZoo"


@dataclass
class Row:
    """One game through one interface, and its actions per second."""

    project: str
    game: str
    rate: float


def _own(rows: list[Row], interface: str) -> dict[str, float]:
    """Our games' rates through an interface."""
    return {
        row.game.partition(", ")[0]: row.rate
        for row in rows
        if row.project == "Concilium" and row.game.partition(", ")[2] == interface
    }


def _peers(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.project != "Concilium"]


def ratios_table(rows: list[Row]) -> str:
    """How many times as fast our games are: the engine against every peer, PettingZoo against PettingZoo's too."""
    engine, pettingzoo = _own(rows, _ENGINE), _own(rows, _PETTINGZOO)
    names = list(engine)
    lines = [
        "| peer | actions/s | " + " | ".join(f"{name}, engine" for name in names) + " |",
        "|---|---:|" + "---:|" * len(names),
    ]
    for row in _peers(rows):
        ratios = " | ".join(f"{engine[name] / row.rate:,.1f}" for name in names)
        lines.append(f"| {row.project} {row.game} | {row.rate:,.0f} | {ratios} |")
    for row in _peers(rows):
        if row.project == _PETTINGZOO:
            ratios = " | ".join(f"{pettingzoo[name] / row.rate:,.1f}" for name in names)
            lines.append(f"| {row.project} {row.game}, ours through PettingZoo too | {row.rate:,.0f} | {ratios} |")
    return "\n".join(lines)


def table(rows: list[Row], facts: dict[str, str]) -> str:
    """The whole page."""
    measured = "\n".join(f"| {name} | {value} |" for name, value in facts.items())
    everything = "\n".join(
        f"| {row.project} | {row.game} | {row.rate:,.0f} |" for row in sorted(rows, key=lambda row: -row.rate)
    )
    return f"""{_INTRODUCTION}
## How many times as fast

{ratios_table(rows)}

## All figures, the fastest first

| project | game and interface | actions/s |
|---|---|---:|
{everything}

## Measured on

| | |
|---|---|
{measured}
"""
