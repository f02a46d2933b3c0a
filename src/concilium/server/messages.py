"""What every message between server and browser is."""

from msgspec import Struct


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message has exactly the fields it declares."""
