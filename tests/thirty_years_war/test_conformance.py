"""The promises of the kernel, kept in random wars of every scenario and with optional rules."""

import pytest

from westphalia.engine.conformance import examine
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.modules.scenarios import SCENARIOS

GAME = THIRTY_YEARS_WAR


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_promises_are_kept(scenario: str, seed: int) -> None:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
    tally = examine(GAME, header, seed, every=60)
    assert tally.answers > 50


@pytest.mark.rule("19.0")
@pytest.mark.parametrize("seed", range(2))
def test_promises_are_kept_with_all_optional_rules(seed: int) -> None:
    header = GAME.header(["Anna", "Mathias"], GAME.modules)
    assert header.modules == GAME.modules
    assert examine(GAME, header, seed, every=60).answers > 50
