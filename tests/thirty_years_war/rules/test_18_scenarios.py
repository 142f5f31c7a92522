"""18 How the scenarios are won."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.rules.victory import CheckVictory, End
from westphalia.games.thirty_years_war.state import LOST, NONE
from westphalia.games.thirty_years_war.terms import Career, Result
from westphalia.games.thirty_years_war.words import C6


def scenario(name: str, vp: int) -> Table:
    table = Table(name, *SCENARIOS[name])
    table.s.vp = vp
    return table


def ends(table: Table, turn: int) -> int:
    return table.run(CheckVictory(turn), End()).s.result


@pytest.mark.rule("18.14a", "18.14b", "18.12")
@pytest.mark.parametrize(
    ("vp", "edict", "result"),
    [
        (45, 1, Result.CATHOLIC_HISTORICAL),
        (45, 0, Result.PROTESTANT_MINOR),
        (44, 1, Result.PROTESTANT_MINOR),
        (5, 0, Result.PROTESTANT_MINOR),
    ],
)
def test_the_early_war_is_won_with_45_points_and_the_edict(
    vp: int, edict: int, result: int
) -> None:
    table = scenario("early_war", vp)
    table.s.happened[C6] = edict * 4
    assert ends(table, 5) == result


@pytest.mark.rule("5.21a")
def test_before_its_last_turn_the_early_war_can_end_in_a_major_victory() -> None:
    assert ends(scenario("early_war", 50), 4) == Result.CATHOLIC_MAJOR
    assert ends(scenario("early_war", 49), 4) == NONE


@pytest.mark.rule("18.26a")
@pytest.mark.parametrize(
    ("vp", "gustavus", "career", "wins"),
    [
        (50, True, Career.DISMISSED, True),
        (50, True, Career.ASSASSINATED, True),
        (50, True, Career.LOST, True),
        (50, True, Career.RECALLED, False),
        (50, False, Career.DISMISSED, False),
        (49, True, Career.DISMISSED, False),
    ],
)
@pytest.mark.parametrize("turn", [6, 8])
def test_intervention_is_won_early_with_gustavus_lost_and_wallenstein_gone(
    vp: int, gustavus: bool, career: Career, wins: bool, turn: int
) -> None:
    table = scenario("intervention", vp)
    table.s.wallenstein = int(career)
    if gustavus:
        table.s.fate[table.leader("gustavus_adolphus")] = LOST
    otherwise = NONE if turn == 6 else Result.CATHOLIC_HISTORICAL
    assert ends(table, turn) == (Result.CATHOLIC_MAJOR if wins else otherwise)


@pytest.mark.rule("5.21a")
def test_the_protestant_conditions_stand_in_intervention() -> None:
    assert ends(scenario("intervention", 0), 6) == Result.PROTESTANT_MAJOR


@pytest.mark.rule("18.26b", "18.21")
@pytest.mark.parametrize(
    ("vp", "result"),
    [
        (38, Result.CATHOLIC_HISTORICAL),
        (37, Result.DRAW),
        (31, Result.DRAW),
        (30, Result.PROTESTANT_HISTORICAL),
    ],
)
def test_intervention_is_decided_by_the_total(vp: int, result: int) -> None:
    assert ends(scenario("intervention", vp), 8) == result


@pytest.mark.rule("18.36a", "18.36b", "18.36c")
@pytest.mark.parametrize(
    ("vp", "result"),
    [
        (28, Result.CATHOLIC_HISTORICAL),
        (27, Result.DRAW),
        (16, Result.DRAW),
        (15, Result.PROTESTANT_HISTORICAL),
    ],
)
def test_apocalypse_is_decided_by_the_total(vp: int, result: int) -> None:
    assert ends(scenario("apocalypse", vp), 14) == result


@pytest.mark.rule("18.36b", "18.36c")
def test_without_electors_or_the_netherlands_28_points_are_a_draw() -> None:
    few = scenario("apocalypse", 40).holds("nobody", "saxony", "brandenburg", "bohemia")
    assert ends(few, 14) == Result.CATHOLIC_HISTORICAL, "four of seven are a majority"
    fewer = scenario("apocalypse", 40).holds("nobody", "saxony", "brandenburg", "bohemia")
    assert ends(fewer.controls("nobody", "koln"), 14) == Result.DRAW
    lost = scenario("apocalypse", 40).holds("protestant", "spanish_netherlands")
    assert ends(lost, 14) == Result.DRAW
    contested = scenario("apocalypse", 40).holds("nobody", "spanish_netherlands")
    assert ends(contested, 14) == Result.CATHOLIC_HISTORICAL
