"""Writes the client's TypeScript types from the server's messages: `python tools/wire_types.py [FILE]`."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from concilium.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
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


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """A message as a TypeScript interface; the client may leave out what has a default, the server never does."""
    lines = [f"/** {schema['description']} */", f"export interface {name} {{"]
    required = set(schema.get("required", []))
    for field, content in schema["properties"].items():
        mark = "?" if sent and field not in required else ""
        lines.append(f"  {field}{mark}: {type_of(content)};")
    lines.append("}")
    return "\n".join(lines)


def typescript() -> str:
    """The whole file."""
    to_server, to_client = get_args(wire.ToServer), get_args(wire.ToClient)
    _, sent = msgspec.json.schema_components((*wire.HTTP_SENT, *to_server))
    _, received = msgspec.json.schema_components((*wire.HTTP_RECEIVED, *to_client))
    parts = ["// Generated from src/concilium/server/wire.py by tools/wire_types.py; do not edit."]
    for name, schema in sorted({**sent, **received}.items()):
        parts.append(interface(name, schema, name in sent))
    for name, members in (("ToServer", to_server), ("ToClient", to_client)):
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in members)};")
    return "\n\n".join(parts) + "\n"


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
