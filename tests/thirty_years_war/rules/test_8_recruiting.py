"""8.4 Recruiting, with what section 17 lets each nation recruit."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.step import IllegalChoice
from westphalia.games.thirty_years_war.events.cards import RecruitsLost, RecruitsRolled, UnitRaised
from westphalia.games.thirty_years_war.events.control import NeutralityViolated
from westphalia.games.thirty_years_war.objections.cards import (
    BesiegedLeader,
    DanesNeverRecruit,
    Devastated,
    NobodyRecruitsThere,
    NoCounters,
    NoRoom,
    NotByNation,
    SpaniardsNeverRecruit,
    StepsWouldBeLost,
    TwoAttempts,
)
from westphalia.games.thirty_years_war.objections.march import TreatyOfUlm
from westphalia.games.thirty_years_war.rules import nations
from westphalia.games.thirty_years_war.rules.recruiting import (
    Recruit,
    RecruitAttempt,
    TakeRecruits,
    raise_unit,
)
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Kind


def refused(table: Table, text: str) -> object:
    with pytest.raises(IllegalChoice) as refusal:
        table.play(text)
    return refusal.value.objection


def kinds(table: Table, leader: str, city: str) -> list[str]:
    """What a leader may recruit in a place."""
    found = nations.recruits(table.s, table.leader(leader), table.place(city))
    return [table.board.kinds[kind] for kind in found]


# 8.4


@pytest.mark.rule("8.4a", "8.4b", "ex-8.4")
@pytest.mark.parametrize(
    ("leaders", "legal"),
    [
        (["mansfeld", "anhalt", "thurn"], True),
        (["mansfeld", "mansfeld", "anhalt"], True),
        (["mansfeld", "mansfeld", "mansfeld"], False),
    ],
)
def test_a_card_of_three_gives_three_attempts_at_most_two_by_one_leader(
    leaders: list[str], legal: bool
) -> None:
    table = Table().rolls(0, 0, 0).run(Recruit(PROTESTANT, 3, ()))
    for leader in leaders[:2]:
        table.play(f"0 attempt {leader}", "0 raise german_mercenary", "0 reduced")
    if legal:
        table.play(f"0 attempt {leaders[2]}", "0 raise german_mercenary", "0 reduced")
        assert table.hand.open == []
    else:
        assert refused(table, f"0 attempt {leaders[2]}") == TwoAttempts(table.leader("mansfeld"))


@pytest.mark.rule("8.4a")
def test_the_value_of_the_card_is_the_number_of_attempts_and_a_side_may_stop() -> None:
    table = Table().deal(0, "p2").run(CardRound(PROTESTANT)).play("0 recruit p2")
    assert "done" in table.offers(PROTESTANT)
    table.rolls(3).play("0 attempt thurn", "0 raise german_militia", "0 reduced")
    assert table.hand.open == [], "P2 is a card of value 1"
    other = Table().deal(0, "p3").run(CardRound(PROTESTANT)).play("0 recruit p3", "0 done")
    assert other.hand.open == []


@pytest.mark.rule("8.4a")
def test_only_own_leaders_who_are_in_play_recruit() -> None:
    table = Table().run(Recruit(PROTESTANT, 1, ()))
    assert refused(table, "0 attempt bucquoy") is None
    assert refused(table, "0 attempt wallenstein") is None


@pytest.mark.rule("8.4c")
def test_nobody_recruits_at_pillage_2() -> None:
    table = Table()
    table.s.pillage[table.place("budweis")] = 2
    table.run(Recruit(PROTESTANT, 1, ()))
    assert "attempt thurn" not in table.offers(PROTESTANT)
    assert refused(table, "0 attempt thurn") == Devastated(table.leader("thurn"))


@pytest.mark.rule("8.4d", "8.44")
def test_the_besieged_do_not_recruit_but_besiegers_and_the_masked_do() -> None:
    table = Table().clear().put("prague", "thurn", "german_militia", "bucquoy", "imperial_veteran")
    prague = table.place("prague")
    table.s.inside[prague], table.s.siege[prague] = 1, 1
    assert table.run(Recruit(CATHOLIC, 1, ())).offers(CATHOLIC) == ["attempt bucquoy", "done"]
    table.play("1 done").put("pilsen", "anhalt").run(Recruit(PROTESTANT, 1, ()))
    assert refused(table, "0 attempt thurn") == BesiegedLeader(table.leader("thurn"))
    table.play("0 done")
    table.s.siege[prague] = 0
    table.rolls(0).run(Recruit(PROTESTANT, 1, ()))
    table.play("0 attempt thurn", "0 raise german_militia", "0 reduced")
    assert "german_militia_reduced" in table.pieces("prague")


@pytest.mark.rule("8.44")
@pytest.mark.parametrize("place", ["united_provinces", "denmark", "sweden"])
def test_nobody_recruits_in_the_boxes(place: str) -> None:
    table = Table().clear().put(place, "mansfeld", "german_mercenary").put("pilsen", "anhalt")
    assert table.run(Recruit(PROTESTANT, 1, ())).offers(PROTESTANT) == ["attempt anhalt", "done"]
    assert kinds(table, "mansfeld", place) == []
    assert refused(table, "0 attempt mansfeld") == NobodyRecruitsThere(table.place(place))


@pytest.mark.rule("17.Sp.4", "17.D.2")
def test_of_spaniards_and_danes_it_is_said_that_they_never_recruit() -> None:
    table = Table().clear().put("luxembourg", "spinola", "spanish_veteran").put("vienna", "bucquoy")
    table.s.pillage[table.place("luxembourg")] = 2
    table.run(Recruit(CATHOLIC, 1, ()))
    assert refused(table, "1 attempt spinola") == SpaniardsNeverRecruit(table.leader("spinola"))
    table.play("1 done").put("denmark", "christian_iv").put("pilsen", "anhalt")
    table.run(Recruit(PROTESTANT, 1, ()))
    assert refused(table, "0 attempt christian_iv") == DanesNeverRecruit(
        table.leader("christian_iv")
    )


@pytest.mark.rule("8.41a")
def test_the_type_is_declared_before_the_roll_and_is_never_veteran() -> None:
    table = Table().rolls(0).run(RecruitAttempt(CATHOLIC, Table().leader("bucquoy")))
    assert table.offers(CATHOLIC) == ["raise imperial_mercenary", "raise imperial_militia"]
    assert table.tells(RecruitsRolled) == []
    assert refused(table, "1 raise imperial_veteran") == NotByNation(table.leader("bucquoy"))
    table.play("1 raise imperial_militia")
    assert len(table.tells(RecruitsRolled)) == 1
    cities = table.board.cities
    every = [kinds(table, leader, city) for leader in table.board.leaders for city in cities]
    assert not [kind for found in every for kind in found if kind.endswith("veteran")]


@pytest.mark.rule("8.41b", "tab.recruit")
@pytest.mark.parametrize(
    ("leader", "city", "pillage", "modifier"),
    [
        ("wallenstein", "vienna", 0, 2),
        ("wallenstein", "vienna", 1, 1),
        ("mansfeld", "pilsen", 0, 1),
        ("mansfeld", "pilsen", 1, 0),
        ("anhalt", "pilsen", 0, 0),
        ("anhalt", "pilsen", 1, -1),
    ],
)
def test_wallenstein_dynamic_leaders_and_pillage_change_the_roll(
    leader: str, city: str, pillage: int, modifier: int
) -> None:
    table = Table().clear().put(city, leader).rolls(4)
    table.s.pillage[table.place(city)] = pillage
    seat = table.board.leader_side[table.leader(leader)]
    table.run(RecruitAttempt(seat, table.leader(leader)))
    table.play(f"{seat} {table.offers(seat)[0]}")
    rolled = table.tells(RecruitsRolled)[0]
    assert (rolled.roll, rolled.modifier) == (4, modifier)


@pytest.mark.rule("tab.recruit", "8.41b")
@pytest.mark.parametrize(("roll", "steps"), [(0, 0), (1, 1), (7, 1), (8, 2), (9, 2)])
def test_below_0_nobody_comes_and_from_7_on_two_steps(roll: int, steps: int) -> None:
    table = Table().clear().put("pilsen", "anhalt").rolls(roll)
    table.s.pillage[table.place("pilsen")] = 1
    table.run(RecruitAttempt(PROTESTANT, table.leader("anhalt"))).play("0 raise german_militia")
    assert table.tells(RecruitsRolled)[0].steps == steps
    assert bool(table.hand.open) == (steps > 0)


@pytest.mark.rule("8.411a", "8.412b", "ex-8.411", "tab.recruit")
@pytest.mark.parametrize(
    ("ways", "units"),
    [
        (["full"], ["german_mercenary"]),
        (["reduced", "reduced"], ["german_mercenary_reduced"] * 2),
    ],
)
def test_a_modified_7_is_one_full_unit_or_two_reduced_ones(
    ways: list[str], units: list[str]
) -> None:
    table = Table().clear().put("pilsen", "mansfeld").rolls(6).run(Recruit(PROTESTANT, 1, ()))
    table.play("0 attempt mansfeld", "0 raise german_mercenary")
    assert table.offers(PROTESTANT) == ["full", "reduced"]
    table.play(*[f"0 {way}" for way in ways])
    assert table.pieces("pilsen") == [*units, "mansfeld"]
    assert [event.unit for event in table.tells(UnitRaised)] == table.s.pieces[
        table.place("pilsen")
    ][:-1]


@pytest.mark.rule("8.412b")
def test_recruits_do_not_refit_a_reduced_unit() -> None:
    table = Table().clear().put("pilsen", "thurn", "german_militia_reduced").rolls(0)
    table.run(RecruitAttempt(PROTESTANT, table.leader("thurn")))
    table.play("0 raise german_militia", "0 reduced")
    assert table.pieces("pilsen") == ["german_militia_reduced"] * 2 + ["thurn"]


@pytest.mark.rule("8.411b", "8.42")
@pytest.mark.parametrize(
    ("there", "steps", "first"),
    [
        (5, 3, ["full", "reduced"]),
        (6, 3, ["full", "reduced"]),
        (7, 3, ["full"]),
        (7, 2, ["full"]),
        (7, 1, ["reduced"]),
        (6, 2, ["full", "reduced"]),
    ],
)
def test_no_way_is_offered_that_wastes_steps(there: int, steps: int, first: list[str]) -> None:
    table = Table().clear().put("pilsen", "thurn", f"{there} german_mercenary")
    table.run(TakeRecruits(PROTESTANT, table.leader("thurn"), Kind.GERMAN_MILITIA, steps))
    assert table.offers(PROTESTANT) == first
    if first == ["full"]:
        assert refused(table, "0 reduced") == StepsWouldBeLost()


@pytest.mark.rule("8.411b", "8.42")
def test_after_a_reduced_unit_the_rest_must_still_fit() -> None:
    table = Table().clear().put("pilsen", "thurn", "6 german_mercenary")
    table.run(TakeRecruits(PROTESTANT, table.leader("thurn"), Kind.GERMAN_MILITIA, 3))
    table.play("0 reduced")
    assert table.offers(PROTESTANT) == ["full"]
    table.play("0 full")
    assert len(table.pieces("pilsen")) == 9


@pytest.mark.rule("8.42", "8.411b")
def test_units_above_the_limit_of_eight_are_not_received() -> None:
    table = Table().clear().put("pilsen", "thurn", "7 german_mercenary")
    table.run(TakeRecruits(PROTESTANT, table.leader("thurn"), Kind.GERMAN_MILITIA, 3))
    table.play("0 full")
    assert table.hand.open == []
    assert [event.steps for event in table.tells(RecruitsLost)] == [1]
    table.put("prague", "anhalt").run(Recruit(PROTESTANT, 1, ()))
    assert refused(table, "0 attempt thurn") == NoRoom(table.leader("thurn"))


@pytest.mark.rule("8.412a", "2.1c")
def test_without_a_counter_nothing_of_the_kind_is_recruited() -> None:
    table = Table().clear().put("prague", "thurn").put("pilsen", "6 german_militia")
    table.put("budweis", "3 german_militia", "3 german_militia_reduced")
    table.run(RecruitAttempt(PROTESTANT, table.leader("thurn")))
    assert table.offers(PROTESTANT) == ["raise german_mercenary"]
    assert refused(table, "0 raise german_militia") == NoCounters(Kind.GERMAN_MILITIA)
    none = Table().put("tyrnau", "hungarian_militia_reduced").run(Recruit(PROTESTANT, 1, ()))
    assert refused(none, "0 attempt bethlen_gabor") == NoCounters(Kind.HUNGARIAN_MILITIA)


@pytest.mark.rule("8.412a")
def test_the_last_counter_is_taken_full_and_the_rest_is_lost() -> None:
    table = Table().clear().put("pressburg", "bethlen_gabor", "3 hungarian_militia")
    table.run(TakeRecruits(PROTESTANT, table.leader("bethlen_gabor"), Kind.HUNGARIAN_MILITIA, 3))
    assert table.offers(PROTESTANT) == ["full"]
    table.play("0 full")
    assert table.hand.open == []
    assert table.tells(RecruitsLost)[0].steps == 1


@pytest.mark.rule("8.45")
def test_recruits_in_a_neutral_area_violate_it() -> None:
    table = Table().clear().put("breisach", "mansfeld").rolls(6)
    table.run(RecruitAttempt(PROTESTANT, table.leader("mansfeld")))
    table.play("0 raise german_mercenary", "0 reduced", "0 reduced")
    assert table.s.vp == 22
    assert [event.area for event in table.tells(NeutralityViolated)] == [
        table.board.area_index["baden"]
    ]


@pytest.mark.rule("8.45", "9.42h")
def test_recruits_in_a_city_in_revolt_violate_nothing() -> None:
    table = Table().clear().put("breisach", "mansfeld").happened("p11").rolls(6)
    begin_revolt(table.hand, table.place("breisach"), PROTESTANT)
    table.run(Recruit(PROTESTANT, 1, ())).play("0 attempt mansfeld", "0 raise german_mercenary")
    table.play("0 reduced", "0 reduced")
    assert (table.s.vp, table.tells(NeutralityViolated)) == (21, [])


@pytest.mark.rule("8.45", "8.44")
def test_in_the_turn_of_the_treaty_of_ulm_nobody_recruits_on_neutral_ground() -> None:
    table = Table().clear().put("breisach", "mansfeld").put("prague", "anhalt").happened("p11")
    table.put("ulm", "thurn").controls("protestant", "nurnberg").put("nurnberg", "schlick")
    table.run(Recruit(PROTESTANT, 1, ()))
    assert table.offers(PROTESTANT) == ["attempt anhalt", "attempt schlick", "done"]
    assert refused(table, "0 attempt mansfeld") == TreatyOfUlm(table.place("breisach"))
    assert refused(table, "0 attempt thurn") == TreatyOfUlm(table.place("ulm"))


# 17


@pytest.mark.rule("8.43", "17.A.3a", "17.A.3b", "ex-9.23")
def test_imperial_leaders_recruit_everywhere_but_in_bavaria_and_france() -> None:
    table = Table()
    both = ["imperial_mercenary", "imperial_militia"]
    for city in ("vienna", "koln", "rostock", "prague"):
        assert kinds(table, "wallenstein", city) == both
    table.s.until[table.board.card_index["c19"]] = 99
    for city in ("ingolstadt", "munich", "rocroi", "paris"):
        assert kinds(table, "wallenstein", city) == []


@pytest.mark.rule("17.B.3")
def test_bavarian_leaders_recruit_outside_france_and_the_emperors_lands() -> None:
    table = Table()
    both = ["bavarian_mercenary", "bavarian_militia"]
    for city in ("munich", "augsburg", "prague", "leipzig"):
        assert kinds(table, "tilly", city) == both
    for area in ("france", "austria", "tyrol", "hungary", "silesia", "moravia"):
        first = table.board.area_cities[table.board.area_index[area]][0]
        assert kinds(table, "tilly", table.board.cities[first]) == []


@pytest.mark.rule("17.D.2", "17.Sp.4")
def test_king_christian_and_the_spaniards_never_recruit() -> None:
    table = Table()
    for leader in ("christian_iv", "spinola", "cardinal_infante", "cordoba"):
        assert [city for city in table.board.cities if kinds(table, leader, city)] == []


@pytest.mark.rule("17.F.2a", "17.F.2b")
def test_french_leaders_recruit_militia_at_home_and_mercenaries_in_protestant_land() -> None:
    table = Table("apocalypse")
    for city in ("rocroi", "amiens", "paris", "dijon"):
        assert kinds(table, "turenne", city) == ["french_militia"]
    assert kinds(table, "turenne", "nancy") == ["french_militia", "german_mercenary"]
    assert kinds(table, "turenne", "metz") == ["german_mercenary"]
    assert kinds(table, "turenne", "kassel") == ["german_mercenary"]
    assert kinds(table, "turenne", "prague") == []
    table.holds("catholic", "lorraine")
    assert kinds(table, "turenne", "nancy") == []


@pytest.mark.rule("17.F.2a", "card.list.C")
def test_in_the_turn_of_the_kings_death_the_french_do_not_recruit() -> None:
    table = Table("apocalypse")
    table.s.until[table.board.card_index["c43"]] = table.s.turn
    assert kinds(table, "turenne", "metz") == []


@pytest.mark.rule("17.G.2a", "17.G.2b", "17.Sw.3")
@pytest.mark.parametrize("leader", ["mansfeld", "gustavus_adolphus"])
def test_germans_and_swedes_raise_mercenaries_everywhere_and_militia_in_protestant_land(
    leader: str,
) -> None:
    table = Table()
    table.s.rebellion = 0
    both = ["german_mercenary", "german_militia"]
    for city in ("prague", "nurnberg", "mannheim"):
        assert kinds(table, leader, city) == both
    for city in ("rostock", "koln", "leipzig", "vienna"):
        assert kinds(table, leader, city) == ["german_mercenary"]
    assert kinds(table, leader, "rocroi") == []
    table.holds("protestant", "austria", "bavaria", "spanish_netherlands", "hungary", "tyrol")
    for city in ("vienna", "munich", "brussels", "pressburg"):
        assert kinds(table, leader, city) == ["german_mercenary"]
    assert kinds(table, leader, "innsbruck") == both


@pytest.mark.rule("17.G.2c")
def test_for_militia_the_controller_of_the_area_decides() -> None:
    table = Table().controls("catholic", "pilsen")
    assert "german_militia" in kinds(table, "mansfeld", "pilsen")
    table.controls("protestant", "leipzig")
    assert "german_militia" not in kinds(table, "mansfeld", "leipzig")


@pytest.mark.rule("17.H.2", "17.H.3")
def test_in_rebellious_hungary_only_hungarian_militia_is_recruited() -> None:
    table = Table()
    assert kinds(table, "bethlen_gabor", "pressburg") == ["hungarian_militia"]
    assert kinds(table, "bethlen_gabor", "vienna") == []
    assert kinds(table, "mansfeld", "pressburg") == []
    assert kinds(table, "bucquoy", "pressburg") == []
    table.s.rebellion = 0
    assert kinds(table, "bucquoy", "pressburg") == ["imperial_mercenary", "imperial_militia"]


@pytest.mark.rule("17.Sa.2")
def test_saxon_leaders_recruit_saxon_militia_in_saxony() -> None:
    table = Table()
    found = [city for city in table.board.cities if kinds(table, "john_george", city)]
    saxony = table.board.area_cities[table.board.area_index["saxony"]]
    assert found == [table.board.cities[city] for city in saxony]
    assert kinds(table, "john_george", "dresden") == ["saxon_militia"]


@pytest.mark.rule("8.45", "11.22a", "11.22c")
@pytest.mark.parametrize(("city", "lost"), [("budweis", True), ("regensburg", False)])
def test_recruits_meet_lone_enemy_leaders_like_units_that_enter(city: str, lost: bool) -> None:
    table = Table(forces=False).controls("catholic", city).put(city, "mansfeld", "tilly")
    raise_unit(table.hand, table.leader("mansfeld"), table.board.units.index("german_mercenary"))
    assert ("tilly" not in table.pieces(city)) == lost
    assert table.s.inside[table.place(city)] == (not lost), "in their own Fortress they go inside"


@pytest.mark.rule("8.43", "10.25", "17.F.5a")
def test_no_french_militia_is_raised_beside_swedes_while_they_are_in_conflict() -> None:
    table = Table(forces=False).put("nancy", "turenne", "2 swedish_veteran")
    table.holds("protestant", "lorraine").happened("p17", "p18")
    turenne = table.leader("turenne")
    table.run(RecruitAttempt(PROTESTANT, turenne))
    assert table.offers(PROTESTANT) == ["raise french_militia", "raise german_mercenary"]
    table.happened("c54").hand.advance()
    assert table.offers(PROTESTANT) == ["raise german_mercenary"]
    assert refused(table, "0 raise french_militia") == NotByNation(turenne)
