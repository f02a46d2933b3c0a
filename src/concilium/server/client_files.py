"""The built browser client, served from a folder if there is one."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

_FOR_EVER = "public, max-age=31536000, immutable"


class ClientFiles:
    """The files of a build, looked up once: what is not in the list is not served, whatever a path says."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()
        }

    def answer(self, path: str) -> Response[bytes]:
        """A file, or for every page of the client its one HTML file."""
        name = path.strip("/")
        if name not in self._files:
            if "." in name.rsplit("/", 1)[-1] or name.startswith("api/") or "index.html" not in self._files:
                raise NotFoundException
            name = "index.html"
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        # The build names its assets by their content.
        caching = _FOR_EVER if name.startswith("assets/") else "no-cache"
        return Response(self._files[name].read_bytes(), media_type=kind, headers={"Cache-Control": caching})


def client_route(folder: Path) -> HTTPRouteHandler:
    """The route of everything that is not the API."""
    files = ClientFiles(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client(path: str = "") -> Response[bytes]:
        return files.answer(path)

    return client
