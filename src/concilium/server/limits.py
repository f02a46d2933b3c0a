"""How much anybody may ask for, and in what time."""

import ipaddress
import time
from dataclasses import dataclass

BODY_BYTES = 64 * 1024
RECORD_BYTES = 512 * 1024
MESSAGE_BYTES = 8 * 1024
"""The largest body of a request, record and message over a WebSocket."""


@dataclass(frozen=True)
class Rate:
    """A burst at once, then a number per second."""

    burst: float
    each_second: float

    @property
    def facts(self) -> dict[str, int]:
        """The rate as the facts of a refusal."""
        return {"most": round(self.burst), "minute": round(60 * self.each_second)}


@dataclass(frozen=True)
class Limits:
    """The server's limits; the defaults suit people, a benchmark raises them."""

    requests: Rate = Rate(120, 20)
    """HTTP requests of one address."""
    making: Rate = Rate(60, 0.5)
    """Tables, records and guests made from one address."""
    messages: Rate = Rate(60, 20)
    """Messages over one WebSocket."""
    talk: Rate = Rate(10, 0.5)
    """Chat lines of one guest."""
    hints: Rate = Rate(5, 0.5)
    """Hints of one guest: each costs a worker's time."""
    frames: Rate = Rate(240, 60)
    """Frames over one WebSocket, including pings; a client that sends more is cut off."""
    traffic: Rate = Rate(256 * 1024, 32 * 1024)
    """Bytes over one WebSocket; a client that sends more is cut off."""
    sockets: int = 100
    """Open WebSockets of one address."""
    tables: int = 30
    """Games of one host that are not over."""
    entries: int = 20_000
    """Entries of one table: a game needs far fewer, but one can undo and decide for ever."""
    idle_seconds: float = 300.0
    """After this time without anybody connected a table is put away."""


def household(address: str) -> str:
    """Whom an address represents: for IPv6, its network of 64 bits, which a single household is given."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


class Bucket:
    """Whether one more is within a rate."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self, count: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.each_second)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate.each_second >= self._rate.burst


class Buckets:
    """A bucket for each address or guest; full ones are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, whose: str) -> bool:
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full()}
            bucket = self._buckets[whose] = Bucket(self._rate)
        return bucket.take()
