"""The page about adding a scenario: its example begins, and ends as it says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.thirty_years_war import kit
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.board import Board, load_board
from westphalia.games.thirty_years_war.expansions import optional_rules, scenarios
from westphalia.games.thirty_years_war.overlay import base_data
from westphalia.games.thirty_years_war.rules.victory import catholic_goal, protestant_goal

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-scenario.md").read_text()
BLOCKS = dict(re.findall(r"^```(toml|python|text)\n(.*?)^```", PAGE, re.M | re.S)[:3])


def test_a_scenario_is_whatever_has_a_set_up() -> None:
    assert [*scenarios.SCENARIOS] == [*load_board().set_ups]
    assert {*scenarios.ENDS} < {*scenarios.SCENARIOS}


def test_what_an_option_needs_follows_from_the_set_ups() -> None:
    begun = ("campaign", "early_war")
    assert {reason: allowed for allowed, reason in optional_rules.NEEDS.values()} == {
        "wallenstein_dead": (*begun, "intervention"),
        "set_up_of_1620": begun,
        "no_french_entry": ("campaign", "apocalypse"),
        "tilly_dead": (*begun, "intervention"),
        "card_p2_gone": begun,
        "card_p9_gone": begun,
    }


def test_the_example_of_the_page_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    own: dict[str, Any] = tomllib.loads(BLOCKS["toml"])
    base: dict[str, Any] = dict(base_data())
    board = Board({**base, "set_ups": {**base["set_ups"], **own["set_ups"]}}, {})
    monkeypatch.setattr(kit, "load_board", lambda: board)
    found: dict[str, Any] = {}
    exec(BLOCKS["python"], found)
    table = Table("last_war", found["LAST_WAR"])
    s = table.s
    assert (s.turn, s.set_up.last_turn, s.vp) == (12, 14, 24)
    assert s.set_up.removed == board.set_ups["apocalypse"].removed
    assert {board.leaders[n] for force in s.set_up.forces for n in force.leaders} >= {"hatzfeld"}
    assert (catholic_goal.of(s, None), protestant_goal.of(s, None)) == (26, 18)
    assert optional_rules.WHERE["wallenstein_dead"](s.set_up)
    assert not optional_rules.WHERE["no_french_entry"](s.set_up)
