"""How a server is to run: every setting, each by a flag of `concilium serve` or by an environment variable."""

import ipaddress
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from concilium.server.limits import Limits, Rate

STATIC = Path(__file__).parent / "static"
"""Where the build of the browser client lies."""

PREFIX = "CONCILIUM_"
LIMIT = "limit-"
MOST_PORT = 65535
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")


class SettingError(ValueError):
    """A setting has a value that it cannot have."""


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise SettingError(f"{text!r} is no whole number")
    return int(text)


def _port(text: str) -> int:
    port = _number(text)
    if port > MOST_PORT:
        raise SettingError(f"{text!r} is no port; ports go up to {MOST_PORT}")
    return port


def _count(text: str) -> int:
    number = _number(text)
    if number == 0:
        raise SettingError("there must be at least 1")
    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError as error:
        raise SettingError(f"{text!r} is no number of seconds") from error
    if not 0 < seconds < 1e9:
        raise SettingError(f"{text!r} is no number of seconds")
    return seconds


def _rate(text: str) -> Rate:
    burst, slash, each_second = text.partition("/")
    try:
        rate = Rate(float(burst), float(each_second))
    except ValueError as error:
        raise SettingError(f"{text!r} is no rate; a rate is written AT_ONCE/EACH_SECOND, as 120/20") from error
    if not slash or rate.burst < 1 or rate.each_second < 0:
        raise SettingError(f"{text!r} is no rate: at least 1 at once, and not less than 0 a second")
    return rate


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError as error:
        raise SettingError(f"{text!r} is neither an address nor a network") from error


def _host(text: str) -> str:
    if not text or any(sign in text for sign in "/@ "):
        raise SettingError(f"{text!r} is no name of a host; a name is written as play.example, without scheme")
    return text.lower()


def _origin(text: str) -> str:
    scheme, _, host = text.partition("://")
    if scheme not in ("http", "https") or not host or any(sign in host for sign in "/@ "):
        raise SettingError(f"{text!r} is no origin; an origin is written as https://play.example")
    return text.lower()


def _one_of(values: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in values:
            raise SettingError(f"{text!r} is none of {', '.join(values)}")
        return text

    return read


def _by(name: str, read: Callable[[str], Any], several: bool = False) -> dict[str, Any]:
    return {"name": name, "read": read, "several": several}


@dataclass(frozen=True)
class Settings:
    """What can be set, with what holds if nobody does."""

    host: str = field(default="127.0.0.1", metadata=_by("host", _host))
    port: int = field(default=8117, metadata=_by("port", _port))
    database: str = field(default="sqlite:///concilium.db", metadata=_by("database", str))
    static: Path = field(default=STATIC, metadata=_by("static", Path))
    origins: tuple[str, ...] = field(default=(), metadata=_by("origin", _origin, several=True))
    """Origins besides the server's own whose pages may use it, as "https://example.org"."""
    allowed_hosts: tuple[str, ...] = field(default=(), metadata=_by("allowed-host", _host, several=True))
    """Names by which the server may be called; "*" is every name."""
    trusted_proxies: tuple[str, ...] = field(default=(), metadata=_by("trusted-proxy", _network, several=True))
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    metrics_from: tuple[str, ...] = field(
        default=("127.0.0.0/8", "::1"), metadata=_by("metrics-from", _network, several=True)
    )
    """Addresses and networks that may read the server's metrics."""
    workers: int | None = field(default=None, metadata=_by("workers", _number))
    """How many processes think for the bots; by default one less than there are cores; with 0 others do."""
    processes: int = field(default=1, metadata=_by("processes", _count))
    """How many processes serve, on one address and one PostgreSQL."""
    log_level: str = field(default="info", metadata=_by("log-level", _one_of(LOG_LEVELS)))
    log_format: str = field(default="text", metadata=_by("log-format", _one_of(LOG_FORMATS)))
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True)
class Setting:
    """One setting: its name as a flag, how its text is read, and what it is by default."""

    name: str
    read: Callable[[str], Any]
    default: Any
    several: bool
    """Whether the flag can be repeated; in the environment the values are separated by commas."""
    field: str

    @property
    def flag(self) -> str:
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def usual(self) -> str:
        """The default as it would be written."""
        if self.default is None or self.default == ():
            return ""
        if isinstance(self.default, Rate):
            return f"{self.default.burst:g}/{self.default.each_second:g}"
        return ",".join(self.default) if self.several else str(self.default)

    def from_environment(self, text: str) -> Any:
        try:
            if self.several:
                return tuple(self.read(part.strip()) for part in text.split(",") if part.strip())
            return self.read(text)
        except SettingError as error:
            raise SettingError(f"{self.variable}: {error}") from error


_LIMIT_READERS: dict[type, Callable[[str], Any]] = {Rate: _rate, int: _count, float: _seconds}


def _default(declared: "Field[Any]") -> Any:
    assert declared.default is not MISSING
    return declared.default


def declared() -> list[Setting]:
    """Every setting."""
    found = [
        Setting(each.metadata["name"], each.metadata["read"], _default(each), each.metadata["several"], each.name)
        for each in fields(Settings)
        if each.metadata
    ]
    for limit in fields(Limits):
        default = _default(limit)
        name = LIMIT + limit.name.replace("_", "-")
        found.append(Setting(name, _LIMIT_READERS[type(default)], default, False, limit.name))
    return found


def settled(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """The settings of which some are given by name, others by the environment, and the rest are as usual."""
    chosen: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for setting in declared():
        into = limits if setting.name.startswith(LIMIT) else chosen
        if given.get(setting.name) is not None:
            value = given[setting.name]
            into[setting.field] = tuple(value) if setting.several else value
        elif setting.variable in environment:
            into[setting.field] = setting.from_environment(environment[setting.variable])
    return Settings(**chosen, limits=Limits(**limits))
