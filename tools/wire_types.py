"""Writes the client's TypeScript types: `python tools/wire_types.py`.

`web/src/lib/wire.ts` comes from the server's messages and what all games have in common; from the types of each game
that has a drawing come `web/src/games/<game>/types.ts`: its view, its printed facts and its events.
"""

import importlib
import os
import sys
from pathlib import Path
from typing import Any, get_args

# Compiled modules keep their types' names but not their contents.
os.environ["CONCILIUM_BACKEND"] = "interpreted"

import msgspec

from concilium.core import events, registry, views
from concilium.core.title import Title
from concilium.server import wire

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
FACTS = {
    events.SEAT: "number",
    events.SEATS: "number[]",
    events.CARD: "string",
    events.CARD_OR_BACK: "string | null",
    events.CARDS: "(string | null)[]",
    events.THING: "string",
    events.THINGS: "string[]",
    events.NUMBERED: "number",
    events.AMOUNT: "number",
    events.AMOUNTS: "Record<string, number>",
    events.COUNTS: "number[]",
    events.SEAT_COUNTS: "Record<string, number>",
    events.PLACE: "[string, number?]",
}
SEEN = """/** An event as an audience sees it: `event` is its name; the game's own types say which facts it has. */
export interface Seen {
  event: string;
}"""
CHANGES = """/** What has changed of a view: its parts by name, each whole; of the players, null for those as before. */
export type Changes = Partial<Omit<View, "players">> & { players?: Array<Player | null> };"""


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "typescript" in schema:
        return str(schema["typescript"])
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return f"Array<{type_of(schema.get('items', {}))}>"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner) if isinstance(inner, dict) else 'unknown'}>"
    return SIMPLE[kind] if isinstance(kind, str) else "unknown"


def interface(name: str, schema: dict[str, Any], may_lack: bool) -> str:
    """An object as a TypeScript interface; `may_lack` says whether what is not required may actually be absent."""
    lines = [f"/** {' '.join(schema['description'].split())} */", f"export interface {name} {{"]
    required = set(schema.get("required", []))
    for field, content in schema["properties"].items():
        mark = "?" if may_lack and field not in required else ""
        lines.append(f"  {field}{mark}: {type_of(content)};")
    lines.append("}")
    return "\n".join(lines)


def messages() -> str:
    """The server's messages. The client may leave out what has a default; the server never does."""
    to_server, to_client = get_args(wire.ToServer), get_args(wire.ToClient)
    _, sent = msgspec.json.schema_components((*wire.HTTP_SENT, *to_server))
    _, received = msgspec.json.schema_components((*wire.HTTP_RECEIVED, *to_client))
    _, common = msgspec.json.schema_components((views.View, views.Printed))
    parts = ["// Generated from src/concilium/server/wire by tools/wire_types.py; do not edit.", SEEN, CHANGES]
    for name, schema in sorted({**common, **sent, **received}.items()):
        parts.append(interface(name, schema, name in sent or name in common))
    for name, members in (("ToServer", to_server), ("ToClient", to_client)):
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in members)};")
    return "\n\n".join(parts) + "\n"


def of_game(title: Title) -> str:
    """What a game shows and reports: `View`, `Facts` and `Told`, the union of its events."""
    shapes = importlib.import_module(f"{title.make.__module__.rpartition('.')[0]}.shapes")
    _, found = msgspec.json.schema_components((shapes.View, shapes.Facts))
    parts = [f"// Generated from {shapes.__name__} and its events by tools/wire_types.py; do not edit."]
    parts += [interface(name, schema, True) for name, schema in sorted(found.items())]
    told = []
    for telling in title.events.values():
        facts = "".join(f"; {fact}: {FACTS[kind]}" for fact, kind in telling.facts.items())
        told.append(f'  | {{ event: "{telling.name}"{facts} }}')
    parts.append(
        "/** Everything that happens in it, as an audience sees it. */\nexport type Told =\n" + "\n".join(told) + ";"
    )
    return "\n\n".join(parts) + "\n"


def main() -> None:
    client = Path(sys.argv[1]) if len(sys.argv) > 1 else CLIENT
    (client / "lib").mkdir(parents=True, exist_ok=True)
    (client / "lib" / "wire.ts").write_text(messages(), encoding="utf-8")
    for name in registry.names():
        folder = client / "games" / name
        if folder.is_dir():
            (folder / "types.ts").write_text(of_game(registry.title(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
