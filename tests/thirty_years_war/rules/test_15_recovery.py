"""15.25 Pillage recovery."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.event import Objection
from westphalia.engine.step import IllegalChoice
from westphalia.games.thirty_years_war.events.pay import Recovered, RecoveryRolled
from westphalia.games.thirty_years_war.objections.battle import (
    EnemyNear,
    InEnemyLand,
    NotPillaged,
    RecoveredAlready,
)
from westphalia.games.thirty_years_war.rules.control import (
    PillageRecovery,
    pillage,
    recover,
    recovery,
)
from westphalia.games.thirty_years_war.state import PROTESTANT


def ruined(*cities: str, level: int = 1) -> Table:
    """A map without pieces, with pillaged cities."""
    table = Table(forces=False)
    for city in cities:
        table.s.pillage[table.place(city)] = level
    return table


def refused(table: Table, text: str) -> Objection | None:
    with pytest.raises(IllegalChoice) as refusal:
        table.play(text)
    return refusal.value.objection


@pytest.mark.rule("15.25a")
def test_half_the_roll_is_rounded_up_and_at_least_one() -> None:
    assert [recovery(rolled, False) for rolled in range(10)] == [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("5.32f", "15.25a")
def test_after_a_truce_the_roll_is_not_halved() -> None:
    assert [recovery(rolled, True) for rolled in (0, 1, 9)] == [1, 1, 9]
    table = ruined("linz")
    table.s.truce = table.s.turn
    table.rolls(7, 6).run(PillageRecovery()).play("1 done")
    assert [event.levels for event in table.tells(RecoveryRolled)] == [7, 6]


@pytest.mark.rule("6.0.B", "15.25a", "15.251b")
def test_both_roll_and_may_recover_the_protestant_first() -> None:
    table = ruined("prague", "pilsen", "linz", "krems").rolls(1, 3).run(PillageRecovery())
    assert table.offers(0) == ["recover prague", "recover pilsen", "done"]
    table.play("0 recover prague")
    assert table.offers(1) == ["recover linz", "recover krems", "done"]
    table.play("1 recover krems", "1 done")
    assert table.hand.open == []
    assert [(event.seat, event.levels) for event in table.tells(RecoveryRolled)] == [(0, 1), (1, 2)]
    assert [event.city for event in table.tells(Recovered)] == [
        table.place("prague"),
        table.place("krems"),
    ]


@pytest.mark.rule("15.251a")
def test_a_city_recovers_one_level_a_turn_by_both_sides_together() -> None:
    table = ruined("stuttgart", "heilbronn", level=2).rolls(9, 9).run(PillageRecovery())
    table.play("0 recover stuttgart")
    assert table.offers(0) == ["recover heilbronn", "done"]
    assert refused(table, "0 recover stuttgart") == RecoveredAlready(table.place("stuttgart"))
    table.play("0 done")
    assert table.offers(1) == ["recover heilbronn", "done"], "a neutral Area is open to both"
    assert table.s.pillage[table.place("stuttgart")] == 1


@pytest.mark.rule("15.25b")
def test_areas_decide_and_not_cities_but_for_independent_ones() -> None:
    table = ruined("pilsen", "linz", "stuttgart", "nurnberg", "koln", "ulm")
    table.controls("catholic", "pilsen").controls("protestant", "linz")
    table.rolls(9, 9).run(PillageRecovery())
    assert {*table.offers(0)} == {
        *("recover pilsen", "recover stuttgart", "recover nurnberg", "recover ulm", "done")
    }
    assert refused(table, "0 recover linz") == InEnemyLand(table.place("linz"))
    assert refused(table, "0 recover koln") == InEnemyLand(table.place("koln"))
    assert refused(table, "0 recover prague") == NotPillaged(table.place("prague"))


@pytest.mark.rule("15.25b")
def test_enemy_units_in_the_city_or_next_to_it_prevent_recovery() -> None:
    table = ruined("pilsen", "tabor", "prague").put("bayreuth", "imperial_militia")
    table.put("tabor", "imperial_militia").put("dresden", "gallas")
    table.rolls(9, 9).run(PillageRecovery())
    assert table.hand.open == [], "Prague is next to Tabor"
    plain = ruined("pilsen", "prague").put("bayreuth", "imperial_militia").put("dresden", "gallas")
    plain.rolls(9, 9).run(PillageRecovery())
    assert plain.offers(0) == ["recover prague", "done"], "a leader does not matter"
    assert refused(plain, "0 recover pilsen") == EnemyNear(plain.place("pilsen"))


@pytest.mark.rule("15.252")
def test_events_recover_without_these_limits() -> None:
    table = ruined("linz", level=2).put("linz", "imperial_militia")
    recover(table.hand, table.place("linz"), PROTESTANT)
    recover(table.hand, table.place("linz"), PROTESTANT)
    assert table.s.pillage[table.place("linz")] == 0


@pytest.mark.rule("15.24c", "15.251a")
def test_a_devastated_area_is_restored_with_the_first_level() -> None:
    table = ruined("brunn", "olmutz", "iglau", level=2)
    vp = table.s.vp
    table.rolls(0, 0).run(PillageRecovery()).play("1 recover iglau")
    assert table.s.vp == vp + 1


@pytest.mark.rule("15.221", "15.24a", "15.24b")
def test_pillage_has_two_levels_and_says_what_did_not_fit() -> None:
    table = ruined()
    linz = table.place("linz")
    assert (pillage(table.hand, linz, 1), table.s.pillage[linz]) == (0, 1)
    assert (pillage(table.hand, linz, 2), table.s.pillage[linz]) == (1, 2)
    assert pillage(table.hand, linz, 2) == 2
