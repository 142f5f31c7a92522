"""W5.5-W5.7 Collecting grain and taxes, and what the county makes of it."""

import pytest
from tests.wallenstein.kit import Table, position

from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import IncomeTaken, MarkerLaid, RevoltBroke
from westphalia.games.wallenstein.rules.round import EndRound

BOTH = pytest.mark.parametrize("action", ["collect_grain", "collect_taxes"])
LOST: dict[int | str, int] = {"peasants": 1}
QUELLED: dict[int | str, int] = {0: 3, "peasants": 1}


def order_of(table: Table) -> list[type]:
    kinds = (IncomeTaken, RevoltBroke, MarkerLaid)
    return [type(event) for event in table.told if isinstance(event, kinds)]


@pytest.mark.rule("W5.5.1")
@pytest.mark.parametrize(("county", "grain"), [("lueneburg", 5), ("burgund", 2), ("bremen", 4)])
def test_w5_5_1_the_grain_marker_advances_by_the_countys_grain(county: str, grain: int) -> None:
    table = position(f"{county}: 1 2")
    table.s.grain[1] = 7
    table.act("collect_grain", 1, county)
    assert list(table.s.grain) == [0, 7 + grain, 0, 0]
    assert list(table.s.thalers) == [15] * 4


@pytest.mark.rule("W5.6.1")
@pytest.mark.parametrize(("county", "tax"), [("lueneburg", 3), ("burgund", 7), ("bremen", 4)])
def test_w5_6_1_taxes_are_the_countys_tax_in_thalers(county: str, tax: int) -> None:
    table = position(f"{county}: 1 2").purse(1, 7).act("collect_taxes", 1, county)
    assert list(table.s.thalers) == [15, 7 + tax, 15, 15]
    assert list(table.s.grain) == [0] * 4


@pytest.mark.rule("W5.7.1")
@BOTH
@pytest.mark.parametrize("markers", [1, 3])
def test_w5_7_1_collecting_over_markers_provokes_a_revolt(action: str, markers: int) -> None:
    table = position(f"boehmen: 0 5 *{markers}").falls({0: 5}).act(action, 0, "boehmen")
    assert table.tells(RevoltBroke) == [RevoltBroke(0, table.county("boehmen"), markers)]


@pytest.mark.rule("W5.7.2")
@BOTH
def test_w5_7_2_without_a_marker_in_the_county_itself_there_is_no_revolt(action: str) -> None:
    table = position("boehmen: 0 1; maehren: 0 1 *2; passau: 1 1 *2").act(action, 0, "boehmen")
    assert table.tells(RevoltBroke) == []
    assert table.armies("boehmen") == 1


@pytest.mark.rule("W5.7.3")
@BOTH
@pytest.mark.parametrize(
    ("laid", "tray", "then"), [(0, {}, 1), (1, QUELLED, 2), (1, LOST, 0), (2, LOST, 0)]
)
def test_w5_7_3_a_marker_is_laid_after_collecting_unless_the_county_was_lost(
    action: str, laid: int, tray: dict[int | str, int], then: int
) -> None:
    table = position(f"boehmen: 0 3 *{laid}").falls(tray).act(action, 0, "boehmen").sound()
    assert table.markers("boehmen") == then
    assert len(table.tells(MarkerLaid)) == (then > 0)


@pytest.mark.rule("W5.7.4")
def test_w5_7_4_taxes_are_taken_before_the_revolt_and_kept_when_it_is_lost() -> None:
    table = position("boehmen: 0 3 *1").falls(LOST).act("collect_taxes", 0, "boehmen").sound()
    assert table.owner("boehmen") == NOBODY
    assert table.s.thalers[0] == 15 + 6
    assert order_of(table) == [IncomeTaken, RevoltBroke]


@pytest.mark.rule("W5.7.4")
def test_w5_7_4_grain_is_taken_before_the_revolt_and_kept_when_it_is_lost() -> None:
    table = position("boehmen: 0 3 *1").falls(LOST).act("collect_grain", 0, "boehmen")
    assert (table.owner("boehmen"), table.s.grain[0]) == (NOBODY, 2)


@pytest.mark.rule("W5.7.4")
@BOTH
def test_w5_7_4_by_option_a_lost_revolt_costs_the_income_too(action: str) -> None:
    table = position("boehmen: 0 3 *1", income_lost_in_revolt="yes").falls(LOST)
    table.act(action, 0, "boehmen").sound()
    assert table.owner("boehmen") == NOBODY
    assert (table.s.thalers[0], table.s.grain[0]) == (15, 0)
    assert order_of(table) == [RevoltBroke]


@pytest.mark.rule("W5.7.4")
def test_w5_7_4_by_option_the_income_comes_after_a_revolt_put_down() -> None:
    table = position("boehmen: 0 3 *1", income_lost_in_revolt="yes").falls(QUELLED)
    table.act("collect_taxes", 0, "boehmen").sound()
    assert (table.s.thalers[0], table.markers("boehmen")) == (15 + 6, 2)
    assert order_of(table) == [RevoltBroke, IncomeTaken, MarkerLaid]


@pytest.mark.rule("W5.7.5")
def test_w5_7_5_taxes_in_spring_make_the_summers_harvest_a_revolt() -> None:
    table = position("lueneburg: 0 4").act("collect_taxes", 0, "lueneburg").run(EndRound())
    assert table.tells(RevoltBroke) == []
    table.falls({0: 4}).act("collect_grain", 0, "lueneburg").run(EndRound())
    assert table.markers("lueneburg") == 2
    table.falls({0: 4}).act("collect_grain", 0, "lueneburg")
    peasants = [event.peasants for event in table.told if isinstance(event, RevoltBroke)]
    assert (peasants, table.markers("lueneburg")) == ([1, 2], 3)
