"""What is shown is what the game declares: views and printed facts by their types."""

import os
import subprocess
import sys

import pytest
from tests.contract.generated import SHAPED

from concilium.core.events import Telling


@pytest.mark.parametrize("name", SHAPED)
def test_views_and_printed_facts_are_of_their_types(name: str) -> None:
    environment = {**os.environ, "CONCILIUM_BACKEND": "interpreted"}
    subprocess.run([sys.executable, "-m", "tests.contract.shown", name, "2"], check=True, env=environment)


def test_a_telling_of_no_kind_or_weight_is_refused() -> None:
    with pytest.raises(ValueError, match="'seat' as 'king'"):
        Telling("crowned", {"seat": "king"})
    with pytest.raises(ValueError, match="the weight 'loud'"):
        Telling("crowned", {}, "loud")
