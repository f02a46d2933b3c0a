"""What the metrics tell of a house of several servers."""

import re
import time

import httpx
from tests.server.databases import change
from tests.server.postgres import Cluster
from tests.server.processes import ServerProcess

from concilium.server import metrics

LATER = "2000000000000000"
A_THOUGHT = """
    INSERT INTO thoughts (id, asker, rank, address, guest, place, asked_at, task, until)
    SELECT 'one', id, 0, '', '', '', 0, '', 0 FROM servers LIMIT 1
"""


def until_untaken(server: ServerProcess, count: int) -> None:
    deadline = time.monotonic() + 30
    wanted = re.compile(rf"^concilium_thoughts_untaken {count}\.0$", re.MULTILINE)
    with httpx.Client(trust_env=False, timeout=20) as client:
        while not wanted.search(client.get(f"{server.origin}/metrics").text):
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_thoughts_that_no_thinker_has_begun_are_counted_for_all_servers(cluster: Cluster) -> None:
    server = ServerProcess(cluster.new_database())
    server.start()
    try:
        change(server.database, A_THOUGHT)
        until_untaken(server, 1)
        change(server.database, f"UPDATE thoughts SET until = {LATER}")
        until_untaken(server, 0)
    finally:
        server.stop()


def test_one_of_several_processes_says_which_it_is() -> None:
    assert b"process=" not in metrics.page()
    metrics.be_process(1)
    try:
        text = metrics.page().decode()
    finally:
        metrics._OF_THIS_PROCESS.clear()
    samples = [line for line in text.splitlines() if not line.startswith("#")]
    assert samples
    assert all('process="1"' in line for line in samples)
