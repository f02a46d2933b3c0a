"""A part of a document that a command writes: whatever is between its two marks is replaced, the rest is kept."""

from pathlib import Path


def put(path: Path, name: str, lines: list[str]) -> None:
    """Write the part of this name; a document without its marks gets it at the end."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    before, found, rest = text.partition(begin)
    after = rest.partition(end)[2] if found else ""
    if found and end not in rest:
        raise ValueError(f"{path}: {begin} has no {end}")
    if not found and text:
        before = text.rstrip("\n") + "\n\n"
    path.write_text("\n".join([before + begin, "", *lines, "", end]) + (after or "\n"), encoding="utf-8")
