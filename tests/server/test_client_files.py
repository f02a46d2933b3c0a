"""The client's files: only those of the build, compressed once."""

import gzip
from collections.abc import Iterator

import httpx
import pytest
from tests.server.conftest import sqlite_url
from tests.server.processes import ServerProcess

PAGE = b"<!doctype html>" + b"page " * 1_000
SCRIPT = b"export const answer = 42\n" * 1_000
PICTURE = bytes(range(256)) * 2


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("secret")
    for name, content in (("index.html", PAGE), ("assets/index-abc.js", SCRIPT), ("icon.png", PICTURE)):
        (folder / "static" / name).write_bytes(content)
    server = ServerProcess(sqlite_url(folder), environment={"CONCILIUM_STATIC": str(folder / "static")})
    server.start()
    yield server
    server.stop()


def raw(site: ServerProcess, path: str, encoding: str, method: str = "GET") -> tuple[httpx.Headers, bytes]:
    with (
        httpx.Client(trust_env=False) as client,
        client.stream(method, site.origin + path, headers={"Accept-Encoding": encoding}) as answer,
    ):
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("path", "content", "kind"),
    [
        ("/", PAGE, "text/html"),
        ("/table/abc", PAGE, "text/html"),
        ("/assets/index-abc.js", SCRIPT, "javascript"),
        ("/icon.png", PICTURE, "image/png"),
    ],
)
def test_a_file_comes_as_it_is_or_compressed_once(site: ServerProcess, path: str, content: bytes, kind: str) -> None:
    headers, body = raw(site, path, "identity")
    assert (body, "content-encoding" in headers) == (content, False)
    assert kind in headers["content-type"]
    headers, packed = raw(site, path, "gzip, br")
    if path != "/icon.png":
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed) == content
        assert len(packed) < len(content) / 5
    assert "Accept-Encoding" in headers["vary"]
    assert int(headers["content-length"]) == len(packed)
    assert raw(site, path, "gzip", "HEAD")[1] == b""
    assert ("immutable" in headers["cache-control"]) == path.startswith("/assets/")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/nothing.js"]
)
def test_nothing_but_the_build_is_served(site: ServerProcess, path: str) -> None:
    with httpx.Client(trust_env=False) as client:
        answer = client.get(site.origin + path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_the_link_of_a_seat_opens_the_page(site: ServerProcess) -> None:
    assert raw(site, "/seat#secret", "identity")[1] == PAGE
