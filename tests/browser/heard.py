"""What the server told a page, behind what the page shows."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page


class Heard:
    """The events that the server told a page from now on, position by position."""

    def __init__(self, page: Page) -> None:
        self.positions: list[list[dict[str, Any]]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        told = [message for message in json.loads(frame) if message["type"] in ("position", "change")]
        self.positions += [message["events"] for message in told]

    def named(self, *names: str) -> Iterator[dict[str, Any]]:
        return (event for events in self.positions for event in events if event["event"] in names)
