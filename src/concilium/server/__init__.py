"""The server: tables, seats, live updates, storage."""

from pathlib import Path

from concilium.server.app import DEFAULT_DATABASE, Settings
from concilium.server.client_files import BUILT
from concilium.server.limits import Limits
from concilium.server.serving import serve

__all__ = ["DEFAULT_DATABASE", "Limits", "Settings", "run"]


def run(
    host: str = "127.0.0.1",
    port: int = 8117,
    database_url: str = DEFAULT_DATABASE,
    static: Path = BUILT,
    origins: tuple[str, ...] = (),
    limits: Limits | None = None,
    workers: int | None = None,
) -> None:
    """Serve until stopped; prints which engine runs and the address."""
    serve(Settings(database_url, static, origins, limits or Limits(), workers), host, port)
