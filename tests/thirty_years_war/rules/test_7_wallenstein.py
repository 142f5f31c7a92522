"""7 Wallenstein."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.step import IllegalChoice
from westphalia.games.thirty_years_war.events.politics import ArmyDissolved, InfluenceRose
from westphalia.games.thirty_years_war.objections.cards import NoArmyForWallenstein
from westphalia.games.thirty_years_war.rules.recruiting import TakeRecruits
from westphalia.games.thirty_years_war.rules.victory import (
    End,
    RaiseInfluence,
    WallensteinPhase,
    raise_influence,
)
from westphalia.games.thirty_years_war.state import CATHOLIC, LOST, NONE, WAITING
from westphalia.games.thirty_years_war.terms import Career, Kind, Result


def with_wallenstein(career: Career, influence: int = 0) -> Table:
    """Wallenstein stands in Vienna, or was dismissed."""
    table = Table()
    if career != Career.DISMISSED:
        table.put("vienna", "wallenstein")
    table.s.wallenstein, table.s.influence = int(career), influence
    return table


def fate(table: Table) -> int:
    return table.s.fate[table.leader("wallenstein")]


@pytest.mark.rule("7.0")
def test_he_comes_by_c7_as_an_imperial_leader() -> None:
    board = Table().board
    wallenstein = board.leader_index["wallenstein"]
    cards = [card for card, leaders in enumerate(board.card_leaders) if wallenstein in leaders]
    assert [board.cards[card] for card in cards] == ["c7"]
    assert board.nations[board.leader_nation[wallenstein]] == "imperial"
    table = Table().event("c7").play("1 place vienna")
    assert table.pieces("vienna")[-1] == "wallenstein"
    assert (table.s.wallenstein, table.s.influence) == (Career.IN_COMMAND, 0)


@pytest.mark.rule("6.0.A", "7.21", "7.26")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (8, 4), (9, 4), (19, 9)])
def test_a_dismissal_costs_half_of_the_influence_rounded_up(before: int, after: int) -> None:
    table = with_wallenstein(Career.IN_COMMAND, before).run(WallensteinPhase())
    assert table.offers(CATHOLIC) == ["dismiss", "pass"]
    table.play("1 dismiss")
    assert (table.s.influence, table.s.wallenstein) == (after, Career.DISMISSED)
    assert fate(table) == WAITING
    assert table.pieces("vienna") == ["imperial_veteran"] * 3 + ["bucquoy"]


@pytest.mark.rule("6.0.A")
@pytest.mark.parametrize("career", [Career.NOT_IN_PLAY, Career.ASSASSINATED, Career.LOST])
def test_nothing_is_asked_where_nothing_can_be_done(career: Career) -> None:
    table = Table()
    table.s.wallenstein = int(career)
    assert table.run(WallensteinPhase()).hand.open == []


@pytest.mark.rule("7.22", "7.27")
def test_he_is_recalled_to_an_army_with_imperial_units_that_is_not_shut_in() -> None:
    table = with_wallenstein(Career.DISMISSED, 4)
    table.put("linz", "imperial_militia").put("brunn", "gallas", "imperial_militia")
    table.put("olmutz", "piccolomini", "imperial_mercenary").put("united_provinces", "holk")
    table.put("united_provinces", "imperial_militia")
    table.s.inside[table.place("olmutz")] = 1
    table.run(WallensteinPhase())
    assert sorted(table.offers(CATHOLIC)) == ["pass", "recall brunn", "recall vienna"]
    with pytest.raises(IllegalChoice) as refusal:
        table.play("1 recall linz")
    assert refusal.value.objection == NoArmyForWallenstein(table.place("linz"))
    table.play("1 recall brunn")
    assert "wallenstein" in table.pieces("brunn")
    assert (table.s.wallenstein, table.s.influence) == (Career.RECALLED, 4)


@pytest.mark.rule("7.22", "7.24")
def test_he_is_not_recalled_to_tilly() -> None:
    table = with_wallenstein(Career.DISMISSED).clear("vienna")
    table.s.until[table.board.card_index["c19"]] = 99
    table.put("munich", "imperial_militia").put("ingolstadt", "imperial_militia", "gallas")
    assert table.run(WallensteinPhase()).offers(CATHOLIC) == ["recall ingolstadt", "pass"]


@pytest.mark.rule("7.22")
def test_without_an_army_for_him_he_cannot_be_recalled() -> None:
    table = with_wallenstein(Career.DISMISSED).clear()
    assert table.run(WallensteinPhase()).hand.open == []


@pytest.mark.rule("7.23", "7.26")
def test_once_recalled_he_may_be_assassinated_for_good() -> None:
    table = with_wallenstein(Career.RECALLED, 7).run(WallensteinPhase())
    assert table.offers(CATHOLIC) == ["assassinate", "pass"]
    table.play("1 assassinate")
    assert (table.s.wallenstein, fate(table)) == (Career.ASSASSINATED, LOST)
    assert "wallenstein" not in table.pieces("vienna")


@pytest.mark.rule("7.26")
def test_units_that_he_leaves_alone_in_the_united_provinces_are_lost() -> None:
    table = Table().put("united_provinces", "wallenstein", "2 imperial_mercenary")
    table.s.wallenstein = int(Career.IN_COMMAND)
    table.run(WallensteinPhase()).play("1 dismiss")
    assert table.pieces("united_provinces") == []
    assert len(table.tells(ArmyDissolved)[0].units) == 2
    kept = Table().put("united_provinces", "wallenstein", "gallas", "imperial_mercenary")
    kept.s.wallenstein = int(Career.IN_COMMAND)
    kept.run(WallensteinPhase()).play("1 dismiss")
    assert kept.pieces("united_provinces") == ["imperial_mercenary", "gallas"]


@pytest.mark.rule("7.1a", "7.1f")
def test_every_counter_that_he_raises_is_a_box_and_is_counted_at_once() -> None:
    table = with_wallenstein(Career.IN_COMMAND, 5)
    raised = TakeRecruits(CATHOLIC, table.leader("wallenstein"), Kind.IMPERIAL_MILITIA, 3)
    table.run(raised, End()).play("1 full", "1 reduced")
    assert table.s.influence == 7
    assert [event.influence for event in table.tells(InfluenceRose)] == [6, 7]
    last = with_wallenstein(Career.IN_COMMAND, 19)
    last.run(raised, End()).play("1 reduced")
    assert last.s.result == Result.PROTESTANT_MAJOR
    assert last.pieces("vienna").count("imperial_militia_reduced") == 1


@pytest.mark.rule("7.1a")
def test_what_others_raise_beside_him_is_not_counted() -> None:
    table = with_wallenstein(Career.IN_COMMAND, 5)
    raised = TakeRecruits(CATHOLIC, table.leader("bucquoy"), Kind.IMPERIAL_MILITIA, 1)
    table.run(raised).play("1 reduced")
    assert table.s.influence == 5


@pytest.mark.rule("7.1b", "7.1c")
def test_influence_rises_as_the_next_thing_that_happens() -> None:
    table = with_wallenstein(Career.RECALLED, 2)
    raise_influence(table.hand, 3)
    assert table.run().s.influence == 5


@pytest.mark.rule("7.1e", "7.28")
@pytest.mark.parametrize("career", [Career.LOST, Career.DISMISSED])
def test_once_he_is_lost_the_marker_is_not_used_and_the_war_goes_on(career: Career) -> None:
    table = with_wallenstein(Career.DISMISSED, 18)
    table.s.wallenstein = int(career)
    table.run(RaiseInfluence(3), End())
    assert (table.s.influence, table.s.result) == (18, NONE)
