"""19.3 Lines of communication that are fixed in the Action Phase."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.conformance import LARGEST
from westphalia.engine.ruleset import Module
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events.battle import Retreated
from westphalia.games.thirty_years_war.events.cards import LinesFixed
from westphalia.games.thirty_years_war.expansions.card_rounds import EARLY_LINES
from westphalia.games.thirty_years_war.pieces import PIECES
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.nations import Line
from westphalia.games.thirty_years_war.rules.pay import Muster, PaySegment, paid_locally
from westphalia.games.thirty_years_war.rules.supply import fix_line, fixed_line
from westphalia.games.thirty_years_war.rules.turn import Round
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE, PROTESTANT
from westphalia.games.thirty_years_war.terms import Source


def sixth_round(*modules: Module) -> Table:
    """The Protestant has ended his sixth round, and the Catholic then cuts Pilsen off."""
    table = Table("campaign", *modules)
    table.run(Round(6)).play("0 free_action", "0 lead mansfeld", "0 halt")
    table.controls("catholic", "prague", "budweis", "bayreuth", "amberg")
    return table


def claimed(table: Table) -> set[str]:
    """The cities whose units may be paid with aid points."""
    return {table.board.cities[city] for city, _, _ in Muster(table.s, PROTESTANT).claims}


@pytest.mark.rule("19.3", "15.14c")
def test_pay_uses_the_lines_as_they_were_after_the_own_sixth_round() -> None:
    assert "pilsen" not in claimed(sixth_round())
    table = sixth_round(EARLY_LINES)
    assert "pilsen" in claimed(table)
    assert table.tells(LinesFixed) == [LinesFixed(PROTESTANT)]


@pytest.mark.rule("19.3")
def test_each_side_fixes_its_own_after_its_own_round_and_pay_forgets_them() -> None:
    table = sixth_round(EARLY_LINES)
    assert fixed_line(table.s, Line.GERMAN) != NONE
    assert fixed_line(table.s, Line.IMPERIAL) == NONE, "the Catholic has not acted yet"
    table.play("1 free_action", "1 lead bucquoy", "1 halt")
    assert table.tells(LinesFixed) == [LinesFixed(PROTESTANT), LinesFixed(CATHOLIC)]
    assert NONE not in table.s.fixed_lines
    table.run(PaySegment())
    while table.hand.open and table.hand.open[0].kind.startswith("pay"):
        table.idle()
    assert {fixed_line(table.s, line) for line in Line} == {NONE}


@pytest.mark.rule("19.3")
def test_lines_that_are_fixed_can_be_sent_to_a_bot_in_another_process() -> None:
    s = sixth_round(EARLY_LINES).s
    assert (
        max(map(int.bit_length, s.fixed_lines)) < LARGEST < fixed_line(s, Line.GERMAN).bit_length()
    )


@pytest.mark.rule("19.3")
def test_in_the_first_five_rounds_nothing_is_fixed() -> None:
    table = Table("campaign", EARLY_LINES).run(Round(5))
    table.play("0 free_action", "0 lead mansfeld", "0 halt")
    assert table.tells(LinesFixed) == []


@pytest.mark.rule("19.3", "17.D.1b")
def test_the_status_covers_the_local_pay_of_danes() -> None:
    table = Table("campaign", EARLY_LINES).holds("protestant", "schleswig_holstein")
    table.put("lubeck", "danish_mercenary").controls("protestant", "lubeck")
    unit, lubeck = table.board.units.index("danish_mercenary"), table.place("lubeck")
    assert paid_locally(table.s, unit, lubeck)
    table.run(Round(6)).play("0 free_action", "0 lead mansfeld", "0 halt")
    table.holds("catholic", "schleswig_holstein")
    assert paid_locally(table.s, unit, lubeck)


@pytest.mark.rule("19.3", "15.133")
def test_who_is_besieged_when_pay_comes_is_unpaid_all_the_same() -> None:
    table = Table("campaign", EARLY_LINES).put("prague", "german_militia")
    table.run(Round(6)).play("0 free_action", "0 lead mansfeld", "0 halt")
    prague, unit = table.place("prague"), table.board.units.index("german_militia")
    table.put("prague", "2 imperial_militia")
    table.s.siege[prague], table.s.inside[prague] = 1, 1
    table.s.aid[Source.ENGLAND] = 9
    assert "prague" not in claimed(table)
    table.run(PaySegment())
    assert prague * PIECES + unit in table.s.unpaid


@pytest.mark.rule("19.3", "12.54c")
@pytest.mark.parametrize("lined", [True, False])
def test_an_army_that_retreats_keeps_its_status(lined: bool) -> None:
    table = Table("campaign", EARLY_LINES).clear().put("pilsen", "anhalt", "3 german_mercenary")
    table.put("amberg", "tilly", "6 bavarian_mercenary")
    table.run(Round(6)).play("0 free_action", "0 lead anhalt", "0 halt")
    pilsen = 1 << table.place("pilsen")
    fix_line(table.s, Line.GERMAN, pilsen if lined else (1 << CITIES) - 1 & ~pilsen)
    table.rolls(0, 9).run(Activate(CATHOLIC, 3, 0)).play("1 lead tilly")
    table.play(*["1 take bavarian_mercenary"] * 4, "1 go", "1 march pilsen")
    while not table.tells(Retreated):
        table.idle()
    beaten = table.board.places[table.tells(Retreated)[0].place]
    assert "anhalt" in table.pieces(beaten)
    assert claimed(table) == ({beaten} if lined else set())
