"""The server: tables, seats, live updates, storage."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concilium.server.limits import Limits

DEFAULT_DATABASE = "sqlite:///concilium.db"

STATIC = Path(__file__).parent / "static"
"""Where the build of the browser client lies."""


def run(
    host: str = "127.0.0.1",
    port: int = 8117,
    database_url: str = DEFAULT_DATABASE,
    static: Path = STATIC,
    origins: tuple[str, ...] = (),
    limits: "Limits | None" = None,
    workers: int | None = None,
) -> None:
    """Serve until stopped; prints which engine runs and the address, port 0 being any free one."""
    # The wire's types are read where the server's own dependencies are not installed.
    from concilium.server.app import Settings
    from concilium.server.limits import Limits
    from concilium.server.serving import serve

    serve(Settings(database_url, static, origins, limits or Limits(), workers), host, port)
