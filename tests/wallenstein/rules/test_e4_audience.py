"""E4.2, E4.3 Who goes in first, what courtiers buy, and what is left when the court closes."""

from collections.abc import Sequence

import pytest
from tests.wallenstein.court_kit import at_court, planning
from tests.wallenstein.kit import Table

from westphalia.games.wallenstein.events.expansions import (
    CourtClosed,
    CourtiersAdvanced,
    FavourDeclined,
    FavourTaken,
)
from westphalia.games.wallenstein.expansions.court import OpenAudience


def audience(hall: list[int], order: list[int], display: Sequence[int] = (16, 9, 2)) -> Table:
    """The seats go in for three favours; unless named otherwise all of them are Thalers."""
    table = at_court(hall=hall, display=display, seats=len(hall))
    table.s.order = order
    return table.run(OpenAudience())


def entered(table: Table) -> list[int]:
    return [event.seat for event in table.tells(CourtiersAdvanced)]


@pytest.mark.rule("E4.2.1")
def test_e4_2_1_most_courtiers_first_and_ties_by_player_order() -> None:
    table = audience([2, 4, 3, 4], order=[3, 0, 2, 1])
    table.play("3 pass", "1 pass", "2 pass", "0 pass")
    assert entered(table) == [3, 1, 2, 0]


@pytest.mark.rule("E4.2.1")
def test_e4_2_1_courtiers_of_earlier_rounds_count_too() -> None:
    table = at_court("boehmen: 0 9; tirol: 1 9", hall=[0, 2], display=(16, 9, 2))
    planning(table).plan(0, convert_3="boehmen").plan(1, convert_2="tirol").plan_all()
    assert table.tells(CourtiersAdvanced) == [CourtiersAdvanced(1, 4)]
    assert table.asked() == [(1, "favour")]


@pytest.mark.rule("E4.2.2")
def test_e4_2_2_all_courtiers_go_in_even_if_they_can_take_nothing() -> None:
    table = audience([1, 5, 0, 3], order=[0, 1, 2, 3])
    assert (table.s.hall, table.s.audience) == ([1, 0, 0, 3], [0, 5, 0, 0])
    table.play("1 pass", "3 pass")
    assert table.tells(CourtiersAdvanced)[-1] == CourtiersAdvanced(0, 1)


@pytest.mark.rule("E4.2.3")
@pytest.mark.parametrize(("number", "price"), [(16, 4), (9, 3), (2, 2)])
def test_e4_2_3_a_favour_costs_its_price_and_only_one_is_taken(number: int, price: int) -> None:
    table = audience([7, 0, 0], order=[0, 1, 2]).play(f"0 favour {number}").sound()
    assert table.asked() == []
    assert table.tells(FavourTaken) == [FavourTaken(0, number - 1, price)]
    assert table.s.hall[0] == 7 - price


@pytest.mark.rule("E4.2.3")
def test_e4_2_3_a_taken_favour_is_not_offered_again() -> None:
    table = audience([7, 6, 0], order=[0, 1, 2]).play("0 favour 9")
    assert table.offers(1) == ["favour 16", "favour 2", "pass"]


@pytest.mark.rule("E4.2.4")
def test_e4_2_4_a_seat_may_pass_and_keeps_its_courtiers() -> None:
    table = audience([7, 2, 0], order=[0, 1, 2]).play("0 pass", "1 pass")
    assert table.tells(FavourDeclined) == [FavourDeclined(0), FavourDeclined(1)]
    assert table.s.hall == [7, 2, 0]


@pytest.mark.rule("E4.2.5")
def test_e4_2_5_a_favour_works_before_the_next_seat_decides_and_is_gone() -> None:
    table = audience([5, 4, 0], order=[0, 1, 2])
    money = table.s.thalers[0]
    table.play("0 favour 16")
    assert table.asked() == [(1, "favour")]
    assert table.s.thalers[0] == money + table.board.favour_amount[16 - 1]
    table.play("1 pass")
    assert 16 - 1 not in [*table.s.display, *table.s.favours]
    assert table.s.kept == table.s.shelter == [0, 0, 0]


@pytest.mark.rule("E4.2.6")
def test_e4_2_6_the_audience_ends_when_all_three_favours_are_taken() -> None:
    table = audience([6, 5, 4, 4, 2], order=[4, 3, 2, 1, 0])
    table.play("0 favour 16", "1 favour 9", "3 favour 2")
    assert table.asked() == []
    assert entered(table) == [0, 1, 3]
    assert table.s.hall == [2, 2, 4, 2, 2]


@pytest.mark.rule("E4.2.6")
def test_e4_2_6_the_audience_ends_when_every_seat_has_acted() -> None:
    table = audience([6, 5, 4], order=[0, 1, 2]).play("0 pass", "1 favour 2", "2 pass")
    assert (table.asked(), entered(table)) == ([], [0, 1, 2])


@pytest.mark.rule("E4.2.7")
def test_e4_2_7_courtiers_return_and_stay_while_favours_left_over_are_gone() -> None:
    table = audience([6, 5, 1], order=[0, 1, 2]).play("0 favour 9", "1 pass").sound()
    assert (table.s.hall, table.s.audience) == ([3, 5, 1], [0, 0, 0])
    assert table.tells(CourtClosed) == [CourtClosed((15, 1))]
    assert table.s.display == []
    assert not {1, 8, 15} & set(table.s.favours)


@pytest.mark.rule("E4.2.8")
@pytest.mark.parametrize("courtiers", [0, 1])
def test_e4_2_8_fewer_than_two_courtiers_win_nothing(courtiers: int) -> None:
    table = audience([courtiers, 2, 0], order=[0, 1, 2])
    assert table.asked() == [(1, "favour")]
    assert table.play("1 pass").asked() == []
    assert table.tells(FavourTaken) == []


@pytest.mark.rule("E4.3.1")
def test_e4_3_1_example_barbara_dirk_frank_and_anika() -> None:
    anika, barbara, dirk, frank = range(4)
    table = audience([3, 5, 4, 3], order=[dirk, frank, barbara, anika], display=(10, 8, 2))
    table.play(f"{barbara} favour 8", f"{dirk} favour 2").sound()
    assert table.asked() == []
    assert table.tells(FavourTaken) == [FavourTaken(barbara, 7, 3), FavourTaken(dirk, 1, 2)]
    assert entered(table) == [barbara, dirk, frank, anika]
    assert table.tells(CourtClosed) == [CourtClosed((9,))]
    assert table.s.hall == [3, 2, 2, 3]
