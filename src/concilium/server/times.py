"""Moments as they are written on the wire."""

from datetime import UTC, datetime


def written(seconds: int) -> str:
    """A stored moment, in UTC, as ISO 8601."""
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
