"""Lists what is observed, field by field: `python -m concilium.envs.fields GAME --players 4`."""

import argparse

from concilium.core.encoding import Encoder
from concilium.core.registry import game, names


def field_table(encoder: Encoder) -> str:
    """Every field: its offset, its range, its name, and the words for its values if it is a choice."""
    lines = []
    for field in encoder.fields:
        words = "" if field.words is None else ": " + ", ".join(field.words)
        lines.append(f"{field.offset:4}  {field.low} to {field.high:<6} {field.name}{words}")
    return "\n".join(lines)


def block_table(encoder: Encoder) -> str:
    """The blocks of fields, as a table in Markdown."""
    lines = ["| offset | fields | range | what |", "|---:|---:|---|---|"]
    lines += [f"| {offset} | {size} | 0 to {high} | {name} |" for name, offset, size, high in encoder.blocks()]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--players", type=int, default=4)
    chosen = parser.parse_args(arguments)
    print(field_table(game(chosen.game, chosen.players).encoder()))


if __name__ == "__main__":
    main()
