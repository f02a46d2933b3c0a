"""The built browser client, served from a folder if there is one."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

_FOR_EVER = "public, max-age=31536000, immutable"
AS_IT_IS = "as_it_is"
"""The mark, in a route's `opt`, by which the application leaves an answer as it is."""


class ClientFiles:
    """The files of a build, looked up once: what is not in the list is not served, whatever a path says.

    Each is read and compressed once: doing so for every request would slow down those who play.
    """

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()
        }
        self._content = cache(self._read)

    def answer(self, path: str, takes_gzip: bool) -> Response[bytes]:
        """A file, or for every page of the client its one HTML file."""
        name = path.strip("/")
        if name not in self._files:
            if "." in name.rsplit("/", 1)[-1] or name.startswith("api/") or "index.html" not in self._files:
                raise NotFoundException
            name = "index.html"
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        # The build names its assets by their content.
        headers = {"Cache-Control": _FOR_EVER if name.startswith("assets/") else "no-cache", "Vary": "Accept-Encoding"}
        plain, packed = self._content(name)
        if takes_gzip and len(packed) < len(plain):
            return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(plain, media_type=kind, headers=headers)

    def _read(self, name: str) -> tuple[bytes, bytes]:
        plain = self._files[name].read_bytes()
        return plain, gzip.compress(plain, mtime=0)


def client_route(folder: Path) -> HTTPRouteHandler:
    """The route of everything that is not the API."""
    files = ClientFiles(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
    def client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        return files.answer(path, "gzip" in request.headers.get("accept-encoding", ""))

    return client
