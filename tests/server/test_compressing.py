"""Frames of compressed messages, read by the library that browsers' ones are like."""

import random

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from concilium.server.compressing import COMPRESSION, compressed, compressor


def shaken_hands(*offered: ClientPerMessageDeflateFactory) -> tuple[ClientProtocol, ServerProtocol]:
    """A client and a server after their handshake."""
    client = ClientProtocol(parse_uri("ws://localhost/"), extensions=list(offered))
    server = ServerProtocol(extensions=[COMPRESSION])
    request = client.connect()
    client.send_request(request)
    server.receive_data(b"".join(client.data_to_send()))
    (heard,) = server.events_received()
    assert isinstance(heard, Request)
    server.send_response(server.accept(heard))
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    return client, server


@pytest.mark.parametrize("sizes", [[0, 1, 5, 100, 125], [126, 127, 5_000, 65_535], [65_536, 200_000, 3]])
def test_what_is_compressed_is_read_as_it_was(sizes: list[int]) -> None:
    client, server = shaken_hands(ClientPerMessageDeflateFactory())
    by = compressor(server.extensions)
    assert by is not None
    rng = random.Random(1)
    for size in sizes:
        # Letters at random can hardly be compressed, so frames of every length occur.
        text = bytes(rng.choices(range(32, 127), k=size))
        client.receive_data(compressed(by, text))
        (frame,) = client.events_received()
        assert isinstance(frame, Frame)
        assert (bytes(frame.data), frame.fin) == (text, True)


def test_who_wants_no_compression_or_another_for_each_message_is_left_to_the_library() -> None:
    assert compressor(shaken_hands()[1].extensions) is None
    each = ClientPerMessageDeflateFactory(server_no_context_takeover=True)
    assert compressor(shaken_hands(each)[1].extensions) is None
