"""19.7 Tilly as Dynamic Leader, and the Emperor's war before Wallenstein."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.cards import ImperialsParted, WallensteinDelayed
from westphalia.games.thirty_years_war.expansions.campaign_move import CAMPAIGN_MOVE
from westphalia.games.thirty_years_war.expansions.optional_rules import TILLY_DYNAMIC, PartArmies
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.objections.march import NotAllowedThere
from westphalia.games.thirty_years_war.pieces import LEADERS, counters_left, rank
from westphalia.games.thirty_years_war.rules.decks import EndOfTurn
from westphalia.games.thirty_years_war.rules.march import Activate, FreeAction
from westphalia.games.thirty_years_war.rules.nations import may_enter
from westphalia.games.thirty_years_war.rules.recruiting import recruit_modifier
from westphalia.games.thirty_years_war.rules.stacking import is_legal, may_stack
from westphalia.games.thirty_years_war.rules.victory import WallensteinPhase
from westphalia.games.thirty_years_war.state import CATHOLIC
from westphalia.games.thirty_years_war.terms import Career, Kind
from westphalia.games.thirty_years_war.words import C7


def bohemia() -> Table:
    """Tilly with Bavarians and Bucquoy with Imperials stand in Budweis."""
    table = Table("campaign", TILLY_DYNAMIC).clear()
    return table.put("budweis", "tilly", "bucquoy", "2 bavarian_mercenary", "2 imperial_veteran")


@pytest.mark.rule("19.7a")
def test_tilly_has_two_stars_and_what_goes_with_them() -> None:
    table = bohemia()
    tilly = table.leader("tilly")
    assert (rank.of(table.s, tilly), rank.of(Table().s, tilly)) == (2, 0)
    pair = (tilly, table.place("munich"))
    assert recruit_modifier.of(table.s, pair) - recruit_modifier.of(Table().s, pair) == 1
    table.run(Activate(CATHOLIC, 3, 0))
    assert table.offers(CATHOLIC) == ["lead tilly"]


@pytest.mark.rule("19.7a", "19.7c", "19.7d", "19.0")
def test_in_the_intervention_only_his_stars_are_left() -> None:
    THIRTY_YEARS_WAR.header(["Anna", "Mathias"], ["tilly"], {"scenario": "intervention"})
    table = Table("intervention", TILLY_DYNAMIC)
    assert rank.of(table.s, table.leader("tilly")) == 2
    munich, gallas = table.place("munich"), LEADERS + table.leader("gallas")
    assert not may_stack(table.s, CATHOLIC, munich, [gallas]), "Wallenstein has been in play"
    assert may_enter(table.s, gallas, table.place("leipzig"))
    vp = table.s.vp
    table.run(WallensteinPhase())
    assert (table.s.turn, table.s.vp) == (6, vp)


@pytest.mark.rule("19.7a", "17.A.2")
def test_under_tilly_and_an_imperial_leader_both_stand_and_march_together() -> None:
    table = bohemia()
    budweis, imperial = table.place("budweis"), table.board.units.index("imperial_militia")
    assert is_legal(table.s, CATHOLIC, budweis)
    table.run(Activate(CATHOLIC, 3, 0)).play("1 lead tilly")
    assert "take imperial_veteran" not in table.offers(CATHOLIC), "first the Imperial leader"
    table.play("1 join bucquoy", "1 take imperial_veteran", "1 take bavarian_mercenary", "1 go")
    assert "march tabor" in table.offers(CATHOLIC)
    without = Table("campaign", TILLY_DYNAMIC)
    munich = without.place("munich")
    assert not may_stack(without.s, CATHOLIC, munich, [imperial]), "no Imperial leader is there"
    bucquoy = LEADERS + without.leader("bucquoy")
    assert may_stack(without.s, CATHOLIC, munich, [imperial, bucquoy])
    assert not may_stack(Table().s, CATHOLIC, munich, [imperial, bucquoy])


@pytest.mark.rule("19.7a", "10.22a")
def test_what_tilly_leaves_mixed_is_cured_at_once() -> None:
    table = bohemia().run(FreeAction(CATHOLIC)).play("1 lead tilly", "1 march tabor", "1 halt")
    assert table.asked() == [(CATHOLIC, "cure_stacking")]
    while table.hand.open:
        table.play(f"1 {table.offers(CATHOLIC)[0]}")
    assert is_legal(table.s, CATHOLIC, table.place("budweis"))


@pytest.mark.rule("19.7a", "10.22a", "19.8d")
def test_a_campaign_move_does_not_save_what_tilly_has_left_mixed() -> None:
    table = Table("campaign", TILLY_DYNAMIC, CAMPAIGN_MOVE).clear().deal(CATHOLIC, "c1")
    table.put("budweis", "tilly", "bucquoy", "2 bavarian_mercenary", "2 imperial_veteran")
    table.run(Activate(CATHOLIC, 3, 0)).play("1 lead tilly", "1 go", "1 march tabor", "1 halt")
    assert table.asked() == [(CATHOLIC, "cure_stacking")], "before Bucquoy can march out"
    while table.asked() == [(CATHOLIC, "cure_stacking")]:
        table.play(f"1 {table.offers(CATHOLIC)[0]}")
    assert is_legal(table.s, CATHOLIC, table.place("budweis"))
    assert table.asked() == [(CATHOLIC, "offer_campaign")]


@pytest.mark.rule("19.7b")
def test_when_the_turn_of_wallensteins_entry_ends_imperials_in_mixed_stacks_go() -> None:
    table = bohemia().put("vienna", "imperial_militia")
    table.s.wallenstein, table.s.happened[C7] = int(Career.IN_COMMAND), table.s.turn
    budweis = table.place("budweis")
    assert is_legal(table.s, CATHOLIC, budweis), "until the end of the turn they may stay"
    left = counters_left(table.s, Kind.IMPERIAL_VETERAN)
    table.run(EndOfTurn())
    assert [(event.place, len(event.units)) for event in table.tells(ImperialsParted)] == [
        (budweis, 2)
    ]
    assert table.pieces("budweis") == ["bavarian_mercenary"] * 2 + ["bucquoy", "tilly"]
    assert table.pieces("vienna") == ["imperial_militia"]
    assert counters_left(table.s, Kind.IMPERIAL_VETERAN) == left + 2, "they can be recruited again"
    table.s.turn += 1
    table.run(WallensteinPhase())
    assert table.offers(CATHOLIC)[0].startswith(("lose", "remove")), "Bucquoy may not stay either"


@pytest.mark.rule("19.7b")
def test_before_he_comes_and_for_those_who_have_parted_nothing_happens() -> None:
    table = bohemia().run(PartArmies())
    assert table.tells(ImperialsParted) == []
    table.clear("budweis").put("budweis", "tilly", "bavarian_mercenary")
    table.s.wallenstein, table.s.happened[C7] = int(Career.IN_COMMAND), table.s.turn
    assert table.run(PartArmies()).tells(ImperialsParted) == []


@pytest.mark.rule("19.7c")
@pytest.mark.parametrize(
    ("turn", "career", "points"),
    [
        (5, Career.NOT_IN_PLAY, 0),
        (6, Career.NOT_IN_PLAY, -3),
        (7, Career.NOT_IN_PLAY, 0),
        (6, Career.IN_COMMAND, 0),
        (6, Career.LOST, 0),
    ],
)
def test_a_late_wallenstein_costs_three_points(turn: int, career: Career, points: int) -> None:
    table = Table("campaign", TILLY_DYNAMIC)
    table.s.turn, table.s.wallenstein = turn, int(career)
    table.run(WallensteinPhase())
    assert table.s.vp == 21 + points
    assert len(table.tells(WallensteinDelayed)) == (points != 0)


@pytest.mark.rule("19.7d")
def test_until_wallenstein_comes_imperials_keep_to_the_emperors_lands() -> None:
    table = Table("campaign", TILLY_DYNAMIC)
    militia = table.board.units.index("imperial_militia")
    bucquoy = LEADERS + table.leader("bucquoy")
    lands = ("prague", "brunn", "breslau", "amberg", "heidelberg", "linz", "passau", "bozen")
    for city in (*lands, "tyrnau"):
        assert may_enter(table.s, militia, table.place(city)), city
        assert may_enter(table.s, bucquoy, table.place(city)), city
    for city in ("dresden", "nurnberg", "wurzburg", "brussels", "united_provinces"):
        assert not may_enter(table.s, militia, table.place(city)), city
        assert not may_enter(table.s, bucquoy, table.place(city)), city
    bavarian = table.board.units.index("bavarian_mercenary")
    assert may_enter(table.s, bavarian, table.place("dresden"))
    table.s.wallenstein = int(Career.IN_COMMAND)
    assert may_enter(table.s, militia, table.place("dresden"))


@pytest.mark.rule("19.7d")
def test_an_imperial_army_does_not_march_beyond_them() -> None:
    table = Table("campaign", TILLY_DYNAMIC).clear().put("prague", "bucquoy", "imperial_militia")
    table.run(Activate(CATHOLIC, 3, 0)).play("1 lead bucquoy", "1 take imperial_militia", "1 go")
    assert table.objection_to("1 march dresden") == NotAllowedThere(table.place("dresden"))
    assert "march tabor" in table.offers(CATHOLIC)
