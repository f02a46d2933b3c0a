"""By which names the server may be called.

A page of another site can make a name of its own lead here (DNS rebinding) and would then count as this server's own
page; so the server answers only to the names it knows. Addresses and localhost cannot be rebound.
"""

import ipaddress
import re

from concilium.server.settings import Settings

ANY = "*"
_ALWAYS = ("localhost", "127.0.0.1", "::1")
_WRITTEN = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^:\[\]/@\s]+)(?::[0-9]{1,5})?")


def name_of(host: str) -> str | None:
    """The name in a Host header or an origin, without its port; None if it cannot be one."""
    found = _WRITTEN.fullmatch(host)
    return None if found is None else found.group(1).strip("[]").rstrip(".").lower()


class Hosts:
    """The names that are allowed: those given, or else any address and the names that the settings mention."""

    def __init__(self, settings: Settings) -> None:
        self._allows_any = ANY in settings.allowed_hosts
        self._allows_addresses = not settings.allowed_hosts
        origins = [name_of(origin.partition("://")[2]) for origin in settings.origins]
        self._names = {*_ALWAYS, settings.host, *settings.allowed_hosts, *origins}

    def allow(self, host: str) -> bool:
        name = name_of(host)
        if name is None:
            return False
        return self._allows_any or name in self._names or (self._allows_addresses and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
