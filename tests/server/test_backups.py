"""`concilium admin backup` and `restore`: everything comes back, on a database of either kind."""

import asyncio
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.server.clients import Client, Guest
from tests.server.commands import concilium, ran
from tests.server.conftest import sqlite_url
from tests.server.databases import Played, change, rows
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess


async def goes_on(restored: ServerProcess, played: Played) -> None:
    """A guest comes back with the cookie from before, and finds the game and what was said."""
    async with Guest(restored) as guest:
        guest.http.cookies.set("concilium_guest", played.cookies[0])
        async with Client(guest, played.table, 0) as client:
            await client.until(lambda c: [line.text for line in c.chat] == ["I am seat 0", "I am seat 1"])
            assert client.number > 0


def test_a_backup_of_a_running_server_is_restored_to_an_empty_database(
    played: Played, new_url: Callable[[], str], tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    assert "rows written" in ran("admin", "--database", played.server.database, "backup", str(file))
    copy = new_url()
    assert "rows read" in ran("admin", "--database", copy, "restore", str(file))
    assert rows(copy) == rows(played.server.database)
    assert "not empty" in ran("admin", "--database", copy, "restore", str(file), status=1)
    restored = ServerProcess(copy)
    restored.start()
    try:
        asyncio.run(goes_on(restored, played))
    finally:
        restored.stop()


def test_what_is_no_whole_backup_is_refused_and_nothing_is_restored(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path))
    server.start()
    asyncio.run(Played(server).play())
    server.stop()
    file = tmp_path / "backup.gz"
    ran("admin", "--database", server.database, "backup", str(file))
    broken = tmp_path / "broken.gz"
    broken.write_bytes(file.read_bytes()[:-200])
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert "cannot be read" in ran("admin", "--database", other, "restore", str(broken), status=1)
    broken.write_bytes(b"not a backup")
    ran("admin", "--database", other, "restore", str(broken), status=1)
    ran("admin", "--database", other, "restore", str(file))


def test_a_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It has the key of all cookies and every link."""
    url = sqlite_url(tmp_path)
    ran("admin", "--database", url, "migrate")
    file = tmp_path / "backup.gz"
    # What an earlier attempt left behind was anybody's.
    file.with_name("backup.gz.part").write_bytes(b"half")
    ran("admin", "--database", url, "backup", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    assert not file.with_name("backup.gz.part").exists()


def test_from_sqlite_to_postgresql_through_a_pipe(tmp_path: Path, cluster: Cluster) -> None:
    server = ServerProcess(sqlite_url(tmp_path))
    server.start()
    played = Played(server)
    asyncio.run(played.play())
    server.stop()
    ran("admin", "--database", server.database, "block", "Nobody")
    change(server.database, f"INSERT INTO snapshots VALUES ('{played.table}', 1, x'00ff07')")
    copy = cluster.new_database()
    there = concilium("admin", "--database", server.database, "backup", "-")
    backup = subprocess.run(there, capture_output=True, check=True, timeout=120)
    assert b"rows written" in backup.stderr
    back = concilium("admin", "--database", copy, "restore", "-")
    subprocess.run(back, input=backup.stdout, capture_output=True, check=True, timeout=120)
    assert rows(copy) == rows(server.database)
    assert rows(copy)["snapshots"][0]["data"] == b"\x00\xff\x07"
    change(copy, "DELETE FROM snapshots")
    restored = ServerProcess(copy)
    restored.start()
    try:
        asyncio.run(goes_on(restored, played))
    finally:
        restored.stop()
