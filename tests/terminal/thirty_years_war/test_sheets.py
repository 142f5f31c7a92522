"""A known position is read aloud with its known facts."""

from __future__ import annotations

import pytest
from tests.terminal.thirty_years_war.reading import HEADER, read, screens, view
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt
from westphalia.games.thirty_years_war.terms import Source
from westphalia.locales import COMPLETE
from westphalia.terminal.model import plain_text
from westphalia.terminal.thirty_years_war.forces import People
from westphalia.terminal.thirty_years_war.theme import Printed


def test_the_status_tells_turn_years_round_and_total() -> None:
    table = Table()
    table.s.turn, table.s.round, table.s.vp = 3, 2, 17
    said = plain_text(screens().sheets.status(view(table)))
    assert said == "Thirty Years War | Turn 3/14 (1624–25) | round 2 | VP 17 | → Draw"


def test_both_sides_are_told_with_what_their_units_need_and_who_goes_without() -> None:
    table = Table(forces=False).put("pilsen", "2 german_mercenary").controls("protestant", "pilsen")
    table.put("landshut", "german_militia").deal(0, "p3", "p4")
    said = read(screens().sheets.players(view(table))).splitlines()
    cost = 2 * load_board().pay[0]
    assert said[1].startswith("player 0 | Protestant: Anna | Areas ")
    assert f"| factors 8 | AP needed {cost} | without pay 1 | hand 2 |" in said[1]
    assert said[2].startswith("player 1 | Catholic: Bert | Areas ")


def test_the_display_tells_what_the_marker_will_do_and_the_tracks() -> None:
    table = Table()
    table.s.vp, table.s.dutch_war, table.s.influence, table.s.wallenstein = 30, -2, 7, 1
    table.s.aid[Source.SPAIN], table.s.aid[Source.POPE] = 12, 4
    said = read(screens().sheets.display(view(table))).splitlines()
    assert said[1] == (
        "display VP: 30; early victory at ≤ 0 (Protestant) or ≥ 50 (Catholic); "
        "at the end ≤ 10 or ≥ 30; now: Catholic Victory"
    )
    assert "Dutch War: box −2 (−3 to 5), aid 0" in said[2]
    assert "Wallenstein: in command, influence 7 of 20" in said[2]
    assert said[3] == "display Aid: Spain 12 and the Pope 4"


def test_the_tracks_tell_what_is_there_only_at_times() -> None:
    table = Table()
    calm = read(screens().sheets.tracks(view(table)))
    assert "Swedish Base" not in calm
    assert "track Sweden: not in the war" in calm
    table.s.sweden, table.s.swedish_base, table.s.cardinal = 1, table.place("stettin"), 8
    said = read(screens().sheets.tracks(view(table)))
    assert "track Sweden: in the war" in said
    assert "track Swedish Base: Stettin" in said
    assert "Cardinal’s army to the Spanish Zone: until turn 8" in said


def test_electors_are_told_by_side_with_the_awards() -> None:
    said = read(screens().sheets.electors(view(Table())))
    assert "elector Protestant: Bohemia, Brandenburg and Lower Palatinate" in said
    assert "elector majority of the Electors: Catholic (4 Electors, 2 VP)" in said
    assert "elector all Electors: – (7 Electors, 5 VP)" in said


# The map as sheets


def test_a_city_is_told_with_fortress_pillage_siege_and_stacks() -> None:
    table = Table(forces=False).put("vienna", "mansfeld", "8 german_mercenary", "imperial_militia")
    vienna = table.place("vienna")
    table.s.siege[vienna], table.s.inside[vienna], table.s.pillage[vienna] = 2, 1, 1
    said = read(screens().sheets.city("vienna", view(table)))
    assert "city Area: Austria" in said
    assert "city Controlled by: Catholic" in said
    assert "city Fortress: strength 5 R, siege modifier" in said
    assert "city Pillage: 1" in said
    assert "city State: besieged, marker 1" in said
    assert "city Siege: Protestant side with 24 factors, siege level" in said
    assert "Protestant, 24 factors, Mansfeld, 8× German Protestant Mercenary" in said
    assert "Catholic, 2 factors, Imperial Militia, inside the Fortress" in said


def test_the_sheet_of_an_area_has_its_cities_and_what_controls_it() -> None:
    table = Table(forces=False).controls("protestant", "tabor").put("tabor", "thurn")
    begin_revolt(table.hand, table.place("linz"), 0)
    board = load_board()
    bohemia, austria = (board.area_index[name] for name in ("bohemia", "austria"))
    shown = view(table)
    said = read(*screens().sheets.city_sheets(shown, [bohemia, austria])).splitlines()
    assert said[0] == "= Bohemia (Protestant; control: 3 cities, 3 VP)"
    tabor = next(line for line in said if line.startswith("city tabor"))
    assert "| control Protestant |" in tabor
    assert "| stacks Protestant, 0 factors, Thurn |" in tabor
    assert tabor.endswith("| connected with Iglau, Prague, Budweis")
    assert "| control neutral | state in revolt |" in next(s for s in said if "city linz" in s)


def test_areas_tell_what_the_total_would_do_and_mark_what_is_reconstructed() -> None:
    said = read(screens().sheets.area_sheet(view(Table()))).splitlines()
    austria = next(line for line in said if line.startswith("area austria"))
    assert "control Catholic | control rating 3" in austria
    assert "| VP 5 R |" in austria
    assert austria.endswith("the total if gained −5 for the Protestant side")
    bohemia = next(line for line in said if line.startswith("area bohemia"))
    assert "| VP 3 |" in bohemia, "a value that is known has no mark"
    assert "state neutral" in next(line for line in said if line.startswith("area baden"))


def test_an_owners_overlay_takes_the_mark_away() -> None:
    sure = Printed(load_board({"areas": {"austria": {"vp": 5}}}))
    assert sure.value("areas", "austria", "vp", 5) == "5"
    assert Printed(load_board()).value("areas", "austria", "vp", 5) == "5 R"
    assert Printed(load_board()).value("cities", "nurnberg", "siege", -1) == "−1 R"


def test_a_leader_is_told_with_his_ratings_his_heir_and_his_stack() -> None:
    table = Table(forces=False).put("munich", "tilly", "2 bavarian_mercenary")
    people = People(screens().prose, Printed(load_board()))
    said = read(people.leader("tilly", view(table)))
    assert "leader Nation: Bavarians" in said
    assert f"leader Activation: {load_board().activation[table.leader('tilly')]} R" in said
    assert "leader In: Munich" in said
    assert "Catholic, 6 factors, Tilly, 2× Bavarian Mercenary" in said
    assert "leader tilly | Tilly | place Munich |" in read(people.sheet(view(table)))


# The march, the battle, pay


def test_a_march_is_told_with_the_points_of_its_counters_and_where_it_may_go() -> None:
    table = Table(forces=False).put("pilsen", "mansfeld", "german_mercenary", "german_militia")
    table.put("budweis", "tilly", "4 imperial_militia")
    table.run(Activate(0, 3, 0)).play("0 lead mansfeld")
    table.play("0 take german_mercenary", "0 take german_militia")
    shown, sheets = view(table), screens().sheets
    said = read(sheets.march(shown))
    assert said.startswith("= March, now in Pilsen, 5 factors, ")
    assert "march german_mercenary | German Protestant Mercenary |" in said
    goals = read(*sheets.reach(shown)[:1])
    prague = next(line for line in goals.splitlines() if line.startswith("goal prague"))
    assert "by way of Pilsen | may end yes" in prague
    budweis = next(line for line in goals.splitlines() if line.startswith("goal budweis"))
    assert "may end no | meets battle, " in budweis
    assert budweis.endswith("% to win")


def test_a_battle_is_told_side_by_side() -> None:
    table = Table(forces=False).put("pilsen", "mansfeld", "3 german_mercenary")
    table.put("budweis", "tilly", "4 imperial_militia").deal(0, "p12").deal(1, "c1")
    table.run(Activate(0, 3, 0)).play("0 lead mansfeld", *["0 take german_mercenary"] * 3)
    table.play("0 go", "0 march budweis", "0 forage budweis", "0 attack", "1 command tilly")
    said = read(screens().sheets.battle(view(table))).splitlines()
    assert said[0].startswith("= Battle of Budweis, attacked by the Protestant side")
    assert "attacker wins: " in said[0]
    assert "factors 9 | commander Mansfeld | modifier +1 | fire column from " in said[1]
    assert "factors 8 | commander Tilly | modifier +2 |" in said[2]
    assert said[2].endswith("units 4× Imperial Militia")


def test_pay_tells_who_is_paid_by_what_and_where_a_line_breaks() -> None:
    table = Table(forces=False).put("pilsen", "german_mercenary")
    table.put("landshut", "2 german_militia").controls("protestant", "pilsen", "prague")
    table.s.aid[Source.UP] = 1
    said = read(*screens().sheets.pay(view(table), 0))
    assert said.startswith("= Pay of the Protestant side: 2 AP, more than the United Provinces 1\n")
    assert "pay pilsen german_mercenary | place Pilsen | units German Protestant Mercenary" in said
    assert "pay landshut | place Landshut | units 2× German Protestant Militia | AP unpaid" in said
    assert "line Protestant Germans in Pilsen: Pilsen – Prague, open" in said
    assert "broken at " in next(line for line in said.splitlines() if "in Landshut" in line)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sheet_can_be_said_in_every_language(language: str) -> None:
    """A strict tongue refuses what a language lacks; the plain words are never a key."""
    table = Table().deal(0, "p3", "p12", "p24")
    place, shown = screens(language), view(table)
    sections = [*place.look(shown), *place.sheets.city_sheets(shown), *place.cards.decks(shown)]
    said = read(*sections, place.cards.hand(shown), place.cards.reasons(shown))
    assert "??" not in said
    assert HEADER.players[0] in said
