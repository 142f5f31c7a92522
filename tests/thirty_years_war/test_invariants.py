"""Every impossible position is seen as one."""

from collections.abc import Callable

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.imagine import faults
from westphalia.games.thirty_years_war.pieces import PIECES
from westphalia.games.thirty_years_war.rules.pay import PlaceLeaders
from westphalia.games.thirty_years_war.rules.stacking import Withdraw
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT


def lose_a_card(table: Table) -> None:
    table.s.unplayed[0].pop()


def swap_a_card(table: Table) -> None:
    table.s.hands[0].append(table.s.unplayed[1].pop())


def know_too_much(table: Table) -> None:
    table.s.known[1].append(table.s.unplayed[1][0])


def double_a_leader(table: Table) -> None:
    table.s.pieces[0] = sorted([*table.s.pieces[0], table.s.pieces[table.place("vienna")][-1]])


def revolt_and_control(table: Table) -> None:
    table.s.revolt[table.place("linz")] = 0


def pillage_too_far(table: Table) -> None:
    table.s.pillage[table.place("linz")] = 3


def hold_from_nobody(table: Table) -> None:
    table.s.held[table.place("linz")] = 1


def lose_a_garrison(table: Table) -> None:
    table.s.inside[table.place("linz")] = 1


def besiege_with_nobody(table: Table) -> None:
    table.s.siege[table.place("vienna")] = 1


def lay_no_siege(table: Table) -> None:
    table.s.laid.append(table.place("linz"))


def owe_nobody(table: Table) -> None:
    table.s.unpaid.append(table.place("linz") * PIECES)


def besiege_for_ever(table: Table) -> None:
    table.clear("vienna").put("vienna", "8 german_mercenary")
    table.s.siege[table.place("vienna")] = 9


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lose_a_card, "cards are lost or doubled"),
        (swap_a_card, "seat 0 has a card of the other side"),
        (know_too_much, "all know of a card that seat 1 does not hold"),
        (double_a_leader, "leaders are lost or doubled"),
        (revolt_and_control, "linz is in revolt, and yet controlled"),
        (hold_from_nobody, "linz is held from peasants who are not there"),
        (pillage_too_far, "linz is at pillage 3"),
        (lose_a_garrison, "nobody stands before linz, and yet its garrison is inside"),
        (besiege_with_nobody, "there are too few to besiege vienna"),
        (lay_no_siege, "a siege was laid where there is none"),
        (owe_nobody, "german_mercenary in linz is unpaid, but not there"),
        (besiege_for_ever, "the siege of vienna has the number 8"),
    ],
)
def test_a_spoiled_position_is_seen(spoil: Callable[[Table], None], fault: str) -> None:
    table = Table()
    assert faults(table.s) == []
    spoil(table)
    assert fault in faults(table.s)


@pytest.mark.parametrize(
    ("pieces", "fault"),
    [
        (["9 german_militia"], "what seat 0 has in tabor may not stand together"),
        (["13 german_militia"], "too many of german_militia"),
        (["spanish_veteran"], "spanish_veteran may not be in tabor"),
        (["german_militia", "imperial_militia"], "units of both sides stand in tabor"),
        (["mansfeld", "imperial_militia"], "leaders of seat 0 are alone among enemies in tabor"),
    ],
)
def test_a_stack_that_breaks_a_limit_is_seen(pieces: list[str], fault: str) -> None:
    table = Table(forces=False).put("tabor", *pieces)
    assert fault in faults(table.s)


@pytest.mark.rule("5.32h", "13.14a")
def test_a_siege_whose_units_withdraw_one_by_one_is_settled_when_the_last_has_gone() -> None:
    table = Table(forces=False).put("prague", "thurn").put("prague", "4 bavarian_mercenary")
    table.s.siege[table.place("prague")] = table.s.inside[table.place("prague")] = 1
    table.controls("protestant", "munich")
    table.run(Withdraw(CATHOLIC, (table.place("prague"),)))
    while table.hand.open:
        assert faults(table.s) == []
        table.idle()
    assert (faults(table.s), table.s.siege[table.place("prague")]) == ([], 0)


@pytest.mark.rule("11.22b", "15.225a")
def test_leaders_without_units_are_not_put_beside_enemy_leaders() -> None:
    table = Table(forces=False).put("linz", "mansfeld").put("pilsen", "tilly")
    table.controls("protestant", "pilsen", "budweis")
    table.run(PlaceLeaders(PROTESTANT, table.place("linz")))
    assert "place budweis" in table.offers(PROTESTANT)
    assert "place pilsen" not in table.offers(PROTESTANT)
