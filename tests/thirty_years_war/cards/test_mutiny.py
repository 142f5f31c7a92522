"""card.C14 Mutiny."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import MutinyBegan
from westphalia.games.thirty_years_war.events.pay import LootRolled, StepDeserted
from westphalia.games.thirty_years_war.objections.effects import NobodyMutinies, NoMutinyThere
from westphalia.games.thirty_years_war.pieces import PIECES
from westphalia.games.thirty_years_war.rules.pay import PaySegment
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Kind


@pytest.mark.rule("card.C14", "15.21a", "card.rule.d")
@pytest.mark.parametrize("card", ["c14", "c41"])
def test_the_catholic_incites_mercenaries_who_then_loot(card: str) -> None:
    table = Table().put("tabor", "english_mercenary").put("amberg", "2 german_militia")
    table.rolls(0).event(card)
    assert table.offers(CATHOLIC) == ["loot pilsen", "loot tabor"], "Militia alone do not mutiny"
    assert table.objection_to("1 loot amberg") == NoMutinyThere(table.place("amberg"))
    table.play("1 loot pilsen")
    begun, rolled = table.tells(MutinyBegan), table.tells(LootRolled)
    assert [(event.seat, len(event.units)) for event in begun] == [(PROTESTANT, 5)]
    assert [(event.seat, event.roll) for event in rolled] == [(PROTESTANT, 0)]
    assert table.s.unpaid == []


@pytest.mark.rule("card.C14", "15.21a")
@pytest.mark.parametrize("card", ["p16", "p41"])
def test_the_protestant_incites_catholic_mercenaries_outside_their_land(card: str) -> None:
    table = Table().put("augsburg", "2 bavarian_mercenary", "bavarian_militia").rolls(0)
    table.event(card).play("0 loot augsburg")
    assert [event.city for event in table.tells(MutinyBegan)] == [table.place("augsburg")]
    assert len(table.tells(MutinyBegan)[0].units) == 3, "all units there that are not immune"


@pytest.mark.rule("card.C14", "15.12a")
def test_locally_paid_units_the_united_provinces_and_flags_are_immune() -> None:
    table = (
        Table().clear().put("munich", "2 bavarian_mercenary").put("augsburg", "bavarian_militia")
    )
    table.put("united_provinces", "imperial_mercenary").put("vienna", "imperial_mercenary")
    assert table.no_event("p16") == NobodyMutinies(table.board.card_index["p16"])
    table.happened("p8").event("p16")
    assert table.offers(PROTESTANT) == ["loot vienna"]


@pytest.mark.rule("card.C14", "15.12a", "17.D.1b")
@pytest.mark.parametrize("card", ["c14", "c41"])
def test_protestants_in_the_united_provinces_danes_with_a_line_and_militia_are_immune(
    card: str,
) -> None:
    table = Table().clear().put("prague", "2 german_militia").put("denmark", "danish_mercenary")
    table.put("united_provinces", "german_mercenary", "thurn").put("kiel", "danish_mercenary")
    assert table.no_event(card) == NobodyMutinies(table.board.card_index[card])
    table.controls("catholic", "kiel", "rendsburg").event(card)
    assert table.offers(CATHOLIC) == ["loot kiel"], "without a line the Danes are unpaid"


@pytest.mark.rule("card.C14", "15.12a", "15.21a")
def test_beside_mutineers_the_locally_paid_do_not_loot() -> None:
    table = Table().clear().happened("c19").rolls(0)
    table.put("munich", "imperial_mercenary", "2 bavarian_mercenary", "bavarian_militia")
    table.event("p41").play("0 loot munich")
    mercenary = table.board.units.index("imperial_mercenary")
    assert table.tells(MutinyBegan)[0].units == (mercenary,)
    assert table.tells(LootRolled)[0].units == (mercenary,)


@pytest.mark.rule("card.C14", "15.133")
def test_besieged_units_are_not_immune() -> None:
    table = Table().clear().put("munich", "bavarian_mercenary", "2 german_militia", "thurn")
    munich = table.place("munich")
    table.s.siege[munich], table.s.inside[munich] = 1, 1
    table.rolls(3).event("p16").play("0 loot munich")
    charts = table.board.charts
    besieged = table.tells(LootRolled)[0]
    assert besieged.modifier == charts.loots_besieged + charts.loots_mercenaries


@pytest.mark.rule("card.C14", "15.224", "15.223")
def test_mutineers_who_are_lost_are_lost_for_good() -> None:
    table = Table().clear().put("ulm", "german_mercenary_reduced", "german_militia", "thurn")
    table.s.pillage[table.place("ulm")] = 2
    table.rolls(9).event("c14").play("1 loot ulm")
    while table.hand.open:
        table.idle()
    deserted = table.tells(StepDeserted)
    assert deserted[0].gone
    assert table.s.gone[Kind.GERMAN_MERCENARY] == 1, "Mercenaries go first"


@pytest.mark.rule("card.C14")
def test_mutineers_are_not_paid_for_the_turn() -> None:
    table = Table().rolls(0).event("c14").play("1 loot pilsen")
    assert (table.s.unpaid, table.asked()) == ([], [])
    table.run(PaySegment())
    unit = table.board.units.index("german_mercenary")
    assert table.s.unpaid.count(table.place("pilsen") * PIECES + unit) == 5
