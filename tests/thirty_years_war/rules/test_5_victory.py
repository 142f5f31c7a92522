"""5.2 Winning the war."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.record import DRAW, RESIGNED, Ending
from westphalia.games.thirty_years_war.events.politics import WarEnded
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.rules.turn import PlaceForces, Turn
from westphalia.games.thirty_years_war.rules.victory import (
    CheckVictory,
    End,
    RaiseInfluence,
    winners,
)
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE, PROTESTANT
from westphalia.games.thirty_years_war.terms import Career, Result


def ends(table: Table, turn: int) -> int:
    """The result after the victory check of a turn; NONE if the war goes on."""
    table.run(CheckVictory(turn), End())
    return table.s.result


@pytest.mark.rule("5.21a")
@pytest.mark.parametrize(
    ("vp", "result"),
    [
        (50, Result.CATHOLIC_MAJOR),
        (49, NONE),
        (1, NONE),
        (0, Result.PROTESTANT_MAJOR),
        (-3, Result.PROTESTANT_MAJOR),
    ],
)
def test_a_total_of_50_or_0_ends_the_war_when_a_turn_ends(vp: int, result: int) -> None:
    table = Table()
    table.s.vp = vp
    assert ends(table, 3) == result


@pytest.mark.rule("5.21b")
def test_all_three_capitals_win_the_war_for_the_protestant() -> None:
    table = Table().controls("protestant", "munich", "vienna")
    assert ends(table, 3) == NONE
    table.controls("protestant", "brussels")
    assert ends(table, 3) == Result.PROTESTANT_MAJOR
    assert winners(table.s) == [PROTESTANT]


@pytest.mark.rule("5.21c", "7.1f")
def test_wallenstein_at_20_ends_the_war_at_once_and_the_rest_is_not_done() -> None:
    table = Table().put("vienna", "wallenstein")
    table.s.wallenstein, table.s.influence = Career.IN_COMMAND, 18
    table.run(RaiseInfluence(1), End())
    assert table.s.result == NONE
    table.run(RaiseInfluence(1), PlaceForces(), End())
    assert table.s.result == Result.PROTESTANT_MAJOR
    assert [event.result for event in table.tells(WarEnded)][-1] == Result.PROTESTANT_MAJOR
    assert len(table.pieces("pilsen")) == 7, "the forces were not placed a second time"


@pytest.mark.rule("5.21d")
def test_the_protestant_conditions_are_looked_at_first_and_the_last_turn_has_its_own() -> None:
    table = Table().controls("protestant", "munich", "vienna", "brussels")
    table.s.vp = 50
    assert ends(table, 3) == Result.PROTESTANT_MAJOR
    last = Table().holds("protestant", "austria")
    last.s.vp = 50
    assert ends(last, 14) == Result.DRAW


@pytest.mark.rule("5.22a", "5.22b", "5.22c")
@pytest.mark.parametrize(
    ("vp", "result"),
    [
        (30, Result.CATHOLIC),
        (29, Result.DRAW),
        (11, Result.DRAW),
        (10, Result.PROTESTANT),
    ],
)
def test_the_total_decides_after_the_last_turn(vp: int, result: int) -> None:
    table = Table()
    table.s.vp = vp
    assert ends(table, 14) == result


@pytest.mark.rule("5.22a", "5.22c")
@pytest.mark.parametrize("area", ["austria", "bavaria", "spanish_netherlands"])
def test_without_one_of_the_three_areas_30_points_are_a_draw(area: str) -> None:
    table = Table().holds("nobody", area)
    table.s.vp = 40
    assert ends(table, 14) == Result.DRAW
    assert winners(table.s) == [PROTESTANT, CATHOLIC]


@pytest.mark.rule("5.21d", "6.0.G")
def test_after_turn_14_no_turn_follows() -> None:
    table = Table().run(Turn(14), End())
    while table.hand.open:
        table.idle()
    assert table.s.turn == 14
    assert table.s.result == Result.DRAW


def test_a_draw_that_both_agree_on_counts_as_one_and_who_resigns_has_lost() -> None:
    s = Table().s
    drawn = THIRTY_YEARS_WAR.ended(s, Ending(DRAW)) or {}
    assert (drawn["winners"], drawn["result"], drawn["vp"]) == ([0, 1], "draw", s.vp)
    lost = THIRTY_YEARS_WAR.ended(s, Ending(RESIGNED, CATHOLIC)) or {}
    assert (lost["winners"], lost["result"]) == ([PROTESTANT], "resigned")
