"""Who does not read is cut off, who reads slowly is not."""

import asyncio
import contextlib
import re
import socket
import time
from typing import cast

import httpx
import pytest
from tests.server.processes import ServerProcess

from concilium.server.lookout import SECONDS_BETWEEN_LOOKS, Reader
from concilium.server.protocols import LOOKS_AT_REQUEST

GAME = "grand-tribunal"


def cut_off(server: ServerProcess) -> float:
    """How many clients were cut off because they did not read."""
    text = httpx.get(f"{server.origin}/metrics", trust_env=False).text
    found = re.search(r'^concilium_cut_off_total{why="unread"} (\S+)$', text, re.MULTILINE)
    return 0.0 if found is None else float(found.group(1))


def test_who_asks_and_does_not_read_the_answers_is_cut_off_too(
    server: ServerProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    before = cut_off(server)
    ask = f"GET /api/games/{GAME}/words/en HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode()
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", server.port))
        client.sendall(ask * 200)
        patience = time.monotonic() + LOOKS_AT_REQUEST * SECONDS_BETWEEN_LOOKS + 20
        while cut_off(server) == before:
            assert time.monotonic() < patience
            time.sleep(0.5)
        client.settimeout(20)
        with contextlib.suppress(ConnectionError):
            while client.recv(2**16):
                pass
    assert "Traceback" not in capfd.readouterr().err


class Pipe:
    """What a transport has to say of what is not sent yet."""

    def __init__(self) -> None:
        self.waiting = 0
        self.is_cut = False

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_cut = True


def test_who_reads_slowly_is_not_cut_off() -> None:
    reader, pipe = Reader(2), Pipe()
    transport = cast(asyncio.Transport, pipe)
    for waiting in (100, 90, 80, 70):
        pipe.waiting = waiting
        reader.look(transport, is_paused=True)
    # Between two looks all was read, and more was written.
    for waiting in (100, 150, 200):
        reader.has_read()
        pipe.waiting = waiting
        reader.look(transport, is_paused=True)
    assert not pipe.is_cut
    reader.look(transport, is_paused=True)
    assert pipe.is_cut
