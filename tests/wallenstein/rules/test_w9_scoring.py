"""W9.3 Scoring: counties, buildings and majorities."""

import pytest
from tests.wallenstein.kit import Table, position

from westphalia.games.wallenstein.events.base import MajorityScored, YearScored
from westphalia.games.wallenstein.rules.winter import EndOfYear, Scoring
from westphalia.games.wallenstein.terms import Building

# A county with three sites in each region.
ROOMY = ("osnabrueck", "saechs_lande", "boehmen", "augsburg", "koeln")


def scored(text: str, seats: int = 4) -> Table:
    return position(text, seats).run(Scoring()).sound()


def majority_points(table: Table) -> list[int]:
    """What the majorities gave each seat."""
    return [event.majorities for event in table.tells(YearScored)]


@pytest.mark.rule("W9.3.1")
def test_w9_3_1_each_county_is_worth_a_point() -> None:
    table = scored("boehmen: 0 9; tirol: 0 1; bremen: 0 2; mark: 2 1; koeln: 3 1; trier: 3 5")
    assert list(table.s.points) == [3, 0, 1, 2]


@pytest.mark.rule("W9.3.1")
def test_w9_3_1_counties_lost_in_the_winter_no_longer_count() -> None:
    table = position("boehmen: 0 2 palace; tirol: 0 2; mark: 1 1").draws(0)
    table.falls({"peasants": 1}).winter("tax_max_5", 1, 1)
    assert table.owner("boehmen") < 0
    assert list(table.s.points) == [1, 1, 0, 0]


@pytest.mark.rule("W9.3.2")
def test_w9_3_2_each_building_in_an_own_county_is_worth_a_point() -> None:
    table = scored("boehmen: 0 1 palace church trading_post; mark: 1 1 church; tirol: 0 1 palace")
    years = table.tells(YearScored)
    assert [year.buildings for year in years] == [4, 1, 0, 0]
    assert [year.counties for year in years] == [2, 1, 0, 0]
    assert list(table.s.points) == [2 + 4 + 3 + 2 + 1, 1 + 1 + 2, 0, 0]


# In Österreich: who has how many of a building, by counties with two sites or more.
LEAD = "boehmen: 1 1 {0}; maehren: 1 1 {0}; kaernten: 2 1 {0}"
TIE = "boehmen: 1 1 {0}; maehren: 2 1 {0}"
TIE_AHEAD = "boehmen: 1 1 {0}; maehren: 1 1 {0}; tirol: 3 1 {0}; kaernten: 3 1 {0}; passau: 0 1 {0}"
TRIPLE = "boehmen: 0 1 {0}; maehren: 2 1 {0}; passau: 3 1 {0}"


@pytest.mark.rule("W9.3.3")
@pytest.mark.parametrize(
    ("built", "points"),
    [(LEAD, [0, 3, 0, 0]), (TIE, [0, 2, 2, 0]), (TIE_AHEAD, [0, 2, 0, 2]), (TRIPLE, [2, 0, 2, 2])],
)
def test_w9_3_3_most_palaces_of_a_region_give_three_shared_two(
    built: str, points: list[int]
) -> None:
    assert majority_points(scored(built.format("palace"))) == points


@pytest.mark.rule("W9.3.4")
@pytest.mark.parametrize(
    ("built", "points"),
    [(LEAD, [0, 2, 0, 0]), (TIE, [0, 1, 1, 0]), (TIE_AHEAD, [0, 1, 0, 1]), (TRIPLE, [1, 0, 1, 1])],
)
def test_w9_3_4_most_churches_of_a_region_give_two_shared_one(
    built: str, points: list[int]
) -> None:
    assert majority_points(scored(built.format("church"))) == points


@pytest.mark.rule("W9.3.5")
@pytest.mark.parametrize(
    ("built", "points"),
    [(LEAD, [0, 1, 0, 0]), (TIE, [0, 0, 0, 0]), (TIE_AHEAD, [0, 0, 0, 0]), (TRIPLE, [0, 0, 0, 0])],
)
def test_w9_3_5_most_trading_posts_of_a_region_give_one_shared_none(
    built: str, points: list[int]
) -> None:
    assert majority_points(scored(built.format("trading_post"))) == points


@pytest.mark.rule("W9.3.6")
def test_w9_3_6_where_nobody_has_built_nobody_scores_a_majority() -> None:
    table = scored("boehmen: 0 1; mark: 1 1; tirol: 2 1; koeln: 3 1 church")
    koeln = table.board.region[table.county("koeln")]
    church = MajorityScored(3, koeln, int(Building.CHURCH), 2, False, (0, 0, 0, 1))
    assert table.tells(MajorityScored) == [church]
    assert list(table.s.points) == [1, 1, 1, 1 + 1 + 2]


@pytest.mark.rule("W9.3.7")
def test_w9_3_7_five_regions_and_three_buildings_make_fifteen_majorities() -> None:
    table = scored("; ".join(f"{name}: 0 1 palace church trading_post" for name in ROOMY))
    told = table.tells(MajorityScored)
    assert {(event.region, event.building) for event in told} == {
        (region, building) for region in range(5) for building in range(3)
    }
    assert len(told) == 15
    assert table.s.points[0] == 5 + 15 + 5 * (3 + 2 + 1)


@pytest.mark.rule("W9.3.7")
def test_w9_3_7_each_region_is_counted_by_itself() -> None:
    table = scored("boehmen: 0 1 palace; maehren: 0 1 palace; tirol: 0 1 palace; koeln: 1 1 palace")
    assert majority_points(table) == [3, 3, 0, 0]


@pytest.mark.rule("W9.3.8")
def test_w9_3_8_points_are_added_at_once_and_two_winters_add_up() -> None:
    table = scored("boehmen: 0 1 palace; mark: 1 1; koeln: 1 1")
    assert list(table.s.points) == [5, 2, 0, 0]
    table.run(EndOfYear(), Scoring())
    assert list(table.s.points) == [10, 4, 0, 0]
    totals = [event.points for event in table.tells(YearScored)]
    assert totals == [5, 2, 0, 0, 10, 4, 0, 0]


@pytest.mark.rule("W9.3.9")
def test_w9_3_9_two_share_the_palaces_one_has_the_church_two_the_trading_posts() -> None:
    table = scored(
        "boehmen: 0 1 palace church; maehren: 0 1 palace trading_post;"
        "oberoesterreich: 1 1 palace; niederoesterreich: 1 1 palace; kaernten: 2 1 trading_post"
    )
    assert majority_points(table) == [2 + 2 + 0, 2, 0, 0]
    assert list(table.s.points) == [4 + 2 + 4, 2 + 2 + 2, 0 + 1 + 1, 0]
