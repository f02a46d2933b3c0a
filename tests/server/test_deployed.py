"""The commands of deploy/ are started as the compose file and the units start them, but for port and database."""

import re
import shlex
import subprocess
import sys
from typing import NamedTuple

import httpx
import pytest
from tests.docs.test_deploying import COMPOSE, DOMAIN, PAGE, environment, names_called, unit_environment, unit_of
from tests.server.commands import Command
from tests.server.postgres import Cluster

PORT = ":8117"


class Deployment(NamedTuple):
    """What is started, with which environment, and how long it may take to end."""

    serve: list[str]
    think: list[str]
    serving: dict[str, str]
    thinking: dict[str, str]
    seconds: float


def by_compose() -> Deployment:
    server, thinker = COMPOSE["services"]["server"], COMPOSE["services"]["thinker"]
    assert server["stop_grace_period"] == thinker["stop_grace_period"] == "20s"
    return Deployment(server["command"], thinker["command"], environment("server"), environment("thinker"), 20)


def by_systemd() -> Deployment:
    units = [unit_of(name)["Service"] for name in ("concilium.service", "concilium-think.service")]
    serve, think = (shlex.split(unit["ExecStart"])[1:] for unit in units)
    seconds = min(float(unit["TimeoutStopSec"]) for unit in units)
    return Deployment(serve, think, unit_environment(), unit_environment(), seconds)


def python(code: str, port: int) -> str:
    """What a Python of the container prints; fails as its health check does."""
    words = [sys.executable, "-c", code.replace(PORT, f":{port}")]
    return subprocess.run(words, check=True, capture_output=True, text=True, timeout=60).stdout


@pytest.mark.parametrize("deployment", [by_compose(), by_systemd()], ids=["compose", "systemd"])
def test_what_is_deployed_starts_is_healthy_and_ends_in_time(cluster: Cluster, deployment: Deployment) -> None:
    database = {"CONCILIUM_DATABASE": cluster.new_database()}
    server = Command(*deployment.serve, "--port", "0", environment={**deployment.serving, **database})
    port = int(server.line.rpartition(":")[2])
    thinker = Command(*deployment.think, environment={**deployment.thinking, **database})
    assert "thinking with 2" in thinker.line

    def status(path: str, host: str) -> int:
        with httpx.Client(trust_env=False, timeout=20) as client:
            return client.get(f"http://127.0.0.1:{port}{path}", headers={"Host": host}).status_code

    try:
        check = COMPOSE["services"]["server"]["healthcheck"]["test"]
        assert check[:3] == ["CMD", "python", "-c"]
        python(check[3], port)
        for name in names_called():
            assert status("/health", name) == 200
        assert status("/health", "another.example") == 421
        assert status("/api/games", DOMAIN) == 200
        (reading,) = re.findall(r'exec server python -c "(.+)"', PAGE)
        # The processes share an address; which of them answers is not for us to say.
        assert re.search(r'^concilium_thoughts_untaken{process="[01]"} 0.0$', python(reading, port), re.MULTILINE)
    finally:
        thinker.end(seconds=deployment.seconds)
        server.end(seconds=deployment.seconds)
    assert (thinker.process.returncode, server.process.returncode) == (0, 0)
