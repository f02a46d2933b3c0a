"""Compressed messages of a WebSocket (RFC 7692), made into frames in one step: through all the steps of the library it
took longer to wrap a message than to compress it."""

import struct
import zlib
from collections.abc import Sequence
from typing import Protocol, cast

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 4}
)
"""What changes from position to position is some 900 bytes and much like what changed before: a window of 8 kB reaches
back over several messages, for half the memory of one of 16 kB, and a slower level gains next to nothing."""

_TEXT = 0xC1
"""The first byte of a whole message of text that is compressed."""
_SHORT = 126
_LONG = 127
_LENGTH = struct.Struct("!BBH")
_LONG_LENGTH = struct.Struct("!BBQ")
_END = b"\x00\x00\xff\xff"
"""What ends compressed data, and is not sent."""


class Compressor(Protocol):
    """What `zlib.compressobj` makes."""

    def compress(self, data: bytes, /) -> bytes: ...

    def flush(self, mode: int, /) -> bytes: ...


def compressor(extensions: Sequence[Extension]) -> Compressor | None:
    """What compresses all messages of a connection; None if nothing does, or something else for each."""
    match extensions:
        case [PerMessageDeflate(local_no_context_takeover=False, encoder=encoder)]:
            return cast(Compressor, encoder)
    return None


def compressed(by: Compressor, text: bytes) -> bytes:
    """A message of text as one frame."""
    data = by.compress(text) + by.flush(zlib.Z_SYNC_FLUSH)
    size = len(data) - len(_END)
    if size < _SHORT:
        head = bytes((_TEXT, size))
    elif size < 1 << 16:
        head = _LENGTH.pack(_TEXT, _SHORT, size)
    else:
        head = _LONG_LENGTH.pack(_TEXT, _LONG, size)
    return head + data[:size]
