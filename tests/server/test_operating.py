"""What who runs the server relies on: settings, names of hosts, proxies, health, metrics, logs."""

import asyncio
import json
import logging
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, ME, decide_at_random, wait_for_question
from tests.server.processes import UNLIMITED, ServerProcess

from concilium.cli import main as command
from concilium.locales import LANGUAGES, catalogue
from concilium.server import logs, wire
from concilium.server.hosts import Hosts
from concilium.server.limits import Limits, Rate, household
from concilium.server.settings import SettingError, Settings, declared, settled

GAME = "grand-tribunal"
USUAL = Limits()
DOCS = Path(__file__).parents[2] / "docs" / "server.md"


def read(server: ServerProcess, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    given = {key.replace("_", "-"): value for key, value in headers.items()}
    with httpx.Client(trust_env=False) as client:
        return client.request(method, server.origin + path, headers=given)


def started(folder: Path, limits: Limits = USUAL, **environment: str) -> Iterator[ServerProcess]:
    given = {f"CONCILIUM_{key.upper()}": value for key, value in environment.items()}
    server = ServerProcess(sqlite_url(folder), limits, given, log=folder / "log")
    server.start()
    try:
        yield server
    finally:
        server.stop()


# Settings.


def test_every_setting_has_a_flag_a_variable_words_and_a_line_in_the_docs() -> None:
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    table = [[cell.strip().strip("`") for cell in line.split("|")[1:4]] for line in lines if line.startswith("| `--")]
    usual = {setting.flag: setting.usual or "none" for setting in declared()} | {"--static": "the built client"}
    assert table == [[setting.flag, setting.variable, usual[setting.flag]] for setting in declared()]
    for language in LANGUAGES:
        for setting in declared():
            assert catalogue(language).has(f"cli-serve-{setting.name}")


def test_a_flag_goes_before_the_environment_and_that_before_what_is_usual() -> None:
    environment = {
        "CONCILIUM_PORT": "1",
        "CONCILIUM_HOST": "::1",
        "CONCILIUM_ORIGIN": "https://a.example, https://b.example",
        "CONCILIUM_LIMIT_REQUESTS": "7/0.5",
        "CONCILIUM_LIMIT_SOCKETS": "3",
    }
    found = settled({"port": 2, "host": None}, environment)
    assert (found.port, found.host, found.database) == (2, "::1", Settings().database)
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.limits == Limits(requests=Rate(7, 0.5), sockets=3)
    assert settled({}, {}) == Settings()


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "x"),
        ("PORT", "-1"),
        ("PORT", "99999"),
        ("WORKERS", "-1"),
        ("ORIGIN", "play.example"),
        ("TRUSTED_PROXY", "10.0.0.0/99"),
        ("TRUSTED_PROXY", "proxy"),
        ("ALLOWED_HOST", "https://play.example"),
        ("LOG_LEVEL", "loud"),
        ("LIMIT_REQUESTS", "5"),
        ("LIMIT_REQUESTS", "0/1"),
        ("LIMIT_SOCKETS", "many"),
        ("LIMIT_IDLE_SECONDS", "nan"),
    ],
)
def test_a_wrong_setting_is_named(variable: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SettingError, match=f"CONCILIUM_{variable}"):
        settled({}, {f"CONCILIUM_{variable}": value})
    flag = "--" + variable.lower().replace("_", "-")
    with pytest.raises(SystemExit):
        command(["serve", flag, value])
    assert flag in capsys.readouterr().err


# Names and proxies.


@pytest.mark.parametrize(
    ("settings", "host", "is_allowed"),
    [
        (Settings(), "evil.example", False),
        (Settings(), "", False),
        (Settings(), "[::1", False),
        (Settings(), "localhost:1", True),
        (Settings(), "192.168.1.7:8117", True),
        (Settings(), "[::1]:8117", True),
        (Settings(host="box.example"), "box.example:8117", True),
        (Settings(origins=("https://play.example",)), "play.example", True),
        (Settings(allowed_hosts=("play.example",)), "Play.Example:443", True),
        (Settings(allowed_hosts=("play.example",)), "192.168.1.7", False),
        (Settings(allowed_hosts=("play.example",)), "play.example.evil.example", False),
        (Settings(allowed_hosts=("*",)), "anything.example", True),
    ],
)
def test_the_server_has_names(settings: Settings, host: str, is_allowed: bool) -> None:
    assert Hosts(settings).allow(host) is is_allowed


def test_the_server_answers_only_to_its_names(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/health"):
        answer = read(server, path, Host="evil.example")
        assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host")
        assert "--allowed-host" in answer.json()["english"]
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert read(server, "/api/guest", "POST", **rebound).status_code == 421


def test_no_socket_is_opened_for_a_page_of_another_site(server: ServerProcess) -> None:
    async def status(host: str, origin: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /api/tables/any/live HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        line = await asyncio.wait_for(reader.readline(), 30)
        writer.close()
        await writer.wait_closed()
        return line.split()[1]

    async def main() -> None:
        # A name that was bound to this address, as well as a page from elsewhere.
        assert await status("evil.example", "http://evil.example") == b"403"
        assert await status("evil.example", server.origin) == b"403"
        assert await status(server.address, "http://evil.example") == b"403"
        assert await status(server.address, server.origin) == b"101"

    asyncio.run(main())


@pytest.mark.parametrize("trusted", ["", "127.0.0.1"])
def test_forwarded_headers_are_believed_from_trusted_proxies_alone(tmp_path: Path, trusted: str) -> None:
    limits = Limits(requests=Rate(6, 0.001), making=UNLIMITED)
    environment = {"trusted_proxy": trusted} if trusted else {}
    for server in started(tmp_path, limits, **environment):
        proto = {"Origin": server.origin, "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.99"}
        with httpx.Client(trust_env=False) as client:
            made = client.post(f"{server.origin}/api/guest", json={"name": "Alba"}, headers=proto)
        assert made.status_code == 200
        assert ("Secure" in made.headers["set-cookie"]) is bool(trusted)
        # Each request says that it comes from somebody else: whoever believes that has no limits.
        codes = [read(server, "/api/me", X_Forwarded_For=f"203.0.113.{n}").status_code for n in range(8)]
        assert codes == ([200] * 8 if trusted else [200] * 5 + [429] * 3)


def test_a_household_is_one_address() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")


# Health and metrics.


def test_health_readiness_and_head(server: ServerProcess) -> None:
    assert (read(server, "/health").status_code, read(server, "/ready").status_code) == (200, 200)
    for path in ("/health", "/api/games", "/api/nothing", "/nothing.txt"):
        got, head = read(server, path), read(server, path, "HEAD")
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]


def metric(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"no {name} in\n{text}"
    return float(found.group(1))


def test_the_metrics_tell_of_tables_connections_decisions_and_faults(tmp_path: Path) -> None:
    async def main(server: ServerProcess) -> str:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client, Client(guest, table["id"], None):
                for _ in range(3):
                    assert await wait_for_question(client)
                    await decide_at_random(client, random.Random(1))
                await guest.get("/api/tables/nothing", 404)
                return (await guest.http.get(f"{server.origin}/metrics")).text

    for server in started(tmp_path, Limits(making=UNLIMITED)):
        text = asyncio.run(main(server))
        assert metric(text, "concilium_tables") == 1
        assert metric(text, 'concilium_connections{audience="seat"}') == 1
        assert metric(text, 'concilium_connections{audience="spectator"}') == 1
        assert metric(text, 'concilium_decisions_total{mover="person"}') == 3
        assert metric(text, 'concilium_decisions_total{mover="chance"}') > 0
        assert metric(text, 'concilium_click_seconds_count{message="decide"}') == 3
        assert metric(text, 'concilium_refusals_total{key="no-table"}') == 1
        assert metric(text, 'concilium_request_seconds_count{status="4xx"}') == 1
        for name in (
            "concilium_thoughts_waiting",
            "concilium_thought_seconds",
            "concilium_faults",
            "concilium_cut_off",
        ):
            assert f"# TYPE {name}" in text
    for server in started(tmp_path, metrics_from="10.0.0.1"):
        assert read(server, "/metrics").status_code == 404


# Logs.


def lines_of(folder: Path) -> list[dict[str, Any]]:
    text = (folder / "log").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_a_fault_is_logged_with_time_level_table_and_connection(tmp_path: Path) -> None:
    async def main(server: ServerProcess) -> str:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                # Answered, so all that belongs to coming here is done.
                await client.ask(wire.Why, action=1)
                broken = sqlite3.connect(tmp_path / "concilium.db")
                broken.execute("DROP TABLE chat")
                broken.close()
                with pytest.raises(Refusal) as refused:
                    await client.ask(wire.Say, text="hello")
                assert refused.value.problem.key == "no-database"
                (await guest.http.get(f"{server.origin}/metrics")).raise_for_status()
            return str(table["id"])

    for server in started(tmp_path, log_format="json"):
        table = asyncio.run(main(server))
        faults = [line for line in lines_of(tmp_path) if line["level"] == "error"]
        assert faults
        assert {fault["logger"] for fault in faults} == {"concilium.server"}
        assert any(fault["table"] == table and isinstance(fault["connection"], int) for fault in faults)
        assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", fault["time"]) for fault in faults)
        assert any("no such table" in fault.get("exception", "") for fault in faults)
        assert metric(read(server, "/metrics").text, 'concilium_faults_total{logger="concilium.server"}') >= 1


def test_lines_that_are_alike_are_held_back_and_counted() -> None:
    spare = logs.Sparing(Rate(3, 0))
    logger = logging.getLogger("concilium.test")
    passed = [
        spare.filter(logger.makeRecord(logger.name, logging.ERROR, "a.py", place, "failed %d", (n,), None))
        for n in range(1000)
        for place in (1, 2)
    ]
    assert sum(passed) == 6


def test_a_line_of_the_log_is_one_line() -> None:
    record = logging.LogRecord("concilium", logging.WARNING, "a.py", 1, "a name: %s", ("x\nERROR forged",), None)
    assert "\n" not in logs.Lines().format(record)
    assert "\n" not in logs.Objects().format(record)


# Ending.


def test_a_server_whose_workers_were_used_ends_in_order_and_in_silence(tmp_path: Path) -> None:
    """Python complains of semaphores that a process has left behind."""
    server = ServerProcess(sqlite_url(tmp_path), log=tmp_path / "log")

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(GAME, ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                assert await wait_for_question(client)
                await client.ask(wire.AskHint)

    server.start()
    try:
        asyncio.run(main())
    finally:
        status = server.stop()
    assert status == 0
    assert (tmp_path / "log").read_text(encoding="utf-8") == ""
