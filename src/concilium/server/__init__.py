"""The server: tables, seats, live updates, storage."""

from concilium.server.settings import STATIC, Settings

__all__ = ["STATIC", "Settings", "run"]


def run(settings: Settings) -> None:
    """Serve until stopped; prints which engine runs and the address, port 0 being any free one."""
    # The settings and the wire's types are read where the server's own dependencies are not installed.
    from concilium.server.serving import serve

    serve(settings)
