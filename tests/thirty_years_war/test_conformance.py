"""The promises of the kernel, kept in random wars of every scenario."""

import pytest

from westphalia.engine.conformance import examine
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.modules.scenarios import SCENARIOS

GAME = THIRTY_YEARS_WAR


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_promises_are_kept(scenario: str, seed: int) -> None:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
    tally = examine(GAME, header, seed, every=30)
    assert tally.answers > 50
