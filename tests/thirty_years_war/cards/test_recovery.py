"""8.63 Recovery."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.control import AreaDevastated
from westphalia.games.thirty_years_war.events.pay import Recovered
from westphalia.games.thirty_years_war.objections.battle import NotPillaged
from westphalia.games.thirty_years_war.objections.effects import AtLeastOne, NothingPillaged

CARDS = ("c28", "c29", "c52", "c53", "p53", "p54", "p55")


@pytest.mark.rule("8.63", "15.252", "card.rule.d")
@pytest.mark.parametrize("card", CARDS)
def test_four_levels_are_recovered_anywhere_also_twice_in_a_city(card: str) -> None:
    table = Table()
    seat = table.owner(card)
    for city in ("pilsen", "vienna", "salzburg", "paris"):
        table.s.pillage[table.place(city)] = 2
    table.event(card)
    wherever = ["vienna", "pilsen", "salzburg", "paris"]  # both sides', Independent, off the map
    assert table.offers(seat) == [f"recover {city}" for city in wherever]
    assert table.objection_to(f"{seat} done") == AtLeastOne()
    assert table.objection_to(f"{seat} recover linz") == NotPillaged(table.place("linz"))
    for city in ("pilsen", "pilsen", "vienna", "salzburg"):
        assert table.asked() == [(seat, "restore")]
        table.play(f"{seat} recover {city}")
    assert table.asked() == []
    assert [table.s.pillage[table.place(c)] for c in ("pilsen", "vienna", "salzburg")] == [0, 1, 1]
    assert len(table.tells(Recovered)) == 4
    assert table.s.removed == []


@pytest.mark.rule("8.63", "15.252")
def test_after_the_first_level_the_player_may_stop() -> None:
    table = Table()
    table.s.pillage[table.place("pilsen")] = 2
    table.event("c28").play("1 recover pilsen", "1 done")
    assert table.s.pillage[table.place("pilsen")] == 1


@pytest.mark.rule("15.252", "card.rule.b")
@pytest.mark.parametrize("card", CARDS)
def test_where_nothing_is_pillaged_nothing_recovers(card: str) -> None:
    table = Table()
    assert table.no_event(card) == NothingPillaged(table.board.card_index[card])


@pytest.mark.rule("15.24c", "8.63")
def test_a_devastated_area_has_its_value_again() -> None:
    table = Table()
    for city in table.board.area_cities[table.board.area_index["bohemia"]]:
        table.s.pillage[city] = 2
    table.event("p53").play("0 recover prague", "0 done")
    assert [event.points for event in table.tells(AreaDevastated)] == [-1]
