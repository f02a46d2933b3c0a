"""The server: tables, seats, live updates, storage."""

from collections.abc import Callable, Sequence

from concilium.server.settings import STATIC, Settings

__all__ = ["STATIC", "Settings", "run"]


def run(
    settings: Settings, compiler: Sequence[str] | None = None, reached: Callable[[str], None] | None = None
) -> None:
    """Serve until stopped; prints which engine runs and the address, port 0 being any free one.

    `compiler` is the command that compiles the engine meanwhile; `reached` receives the address.
    """
    # The settings and the wire's types are read where the server's own dependencies are not installed.
    from concilium.server.serving import serve

    serve(settings, compiler, reached)
