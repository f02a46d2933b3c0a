"""The measurement beside peers: our loops run, and the page says what was measured."""

import pytest
from benchmarks.peers.own_loops import INTERFACES
from benchmarks.peers.report import Row, ratios_table, table
from tests.built_in import BUILT_IN

ROWS = [
    Row("Concilium", "grand-tribunal, engine", 3000.0),
    Row("Concilium", "grand-tribunal, PettingZoo", 500.0),
    Row("PettingZoo", "hanabi", 100.0),
    Row("OpenSpiel", "connect_four", 6000.0),
]


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("interface", INTERFACES)
def test_our_loops_apply_actions(name: str, interface: str) -> None:
    left = iter([True, False])
    assert INTERFACES[interface](name)(lambda: next(left)) > 50


def test_ratios_are_of_the_engine_and_of_pettingzoo_to_pettingzoo() -> None:
    lines = ratios_table(ROWS).splitlines()
    assert lines[2] == "| PettingZoo hanabi | 100 | 30.0 |"
    assert lines[3] == "| OpenSpiel connect_four | 6,000 | 0.5 |"
    assert lines[4] == "| PettingZoo hanabi, ours through PettingZoo too | 100 | 5.0 |"


def test_the_page_has_every_row_the_slower_ones_too() -> None:
    page = table(ROWS, {"date": "2026-01-01"})
    assert page.index("connect_four | 6,000") < page.index("grand-tribunal, engine | 3,000")
    assert "| date | 2026-01-01 |" in page
