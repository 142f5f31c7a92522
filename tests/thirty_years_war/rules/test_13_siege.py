"""13 Sieges: how they are laid, rolled for, kept up and lost."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.events.battle import (
    FortressTaken,
    LeaderLost,
    SiegeContinued,
    SiegeLaid,
    SiegeLifted,
    SiegeRolled,
    StepLost,
)
from westphalia.games.thirty_years_war.events.march import Hungered
from westphalia.games.thirty_years_war.pieces import counters_left
from westphalia.games.thirty_years_war.rules.control import (
    besieger_of,
    besieging_factors,
    may_attack_fortress,
    recheck_siege,
    siege_level,
    siege_number,
)
from westphalia.games.thirty_years_war.rules.siege import (
    BesiegeAfterBattle,
    ContinuedSieges,
    SiegeOdds,
    SiegeRoll,
    may_lay_siege,
    siege_modifier,
    siege_odds,
    succeeds,
)
from westphalia.games.thirty_years_war.rules.supply import has_line
from westphalia.games.thirty_years_war.rules.turn import Round
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE, PROTESTANT
from westphalia.games.thirty_years_war.terms import Career, Kind, Nation


def munich() -> Field:
    """The example of the rules: a unit inside, two that mask, Anhalt and a militia on the way."""
    field = Field().put("munich", "bavarian_mercenary", "2 german_mercenary")
    field.s.inside[field.place("munich")] = 1
    return field.put("landshut", "anhalt", "german_militia")


def ingolstadt(level: int = 1) -> Field:
    """The other example: two militia inside, Anhalt and three mercenaries around it."""
    field = Field().put("ingolstadt", "2 bavarian_militia", "3 german_mercenary", "anhalt")
    return field.besiege("ingolstadt", level)


def end_phase(field: Field) -> Field:
    field.run(ContinuedSieges())
    return field


# Laying a siege


@pytest.mark.rule("ex-13.13", "13.13a", "13.13b", "10.12b", "13.11a")
def test_anhalt_besieges_munich_with_three_units_of_which_two_were_masking() -> None:
    field = munich()
    city = field.place("munich")
    assert siege_level(field.s, city) == 8
    field.act(0, "anhalt", "take german_militia", "go", "march munich", "halt")
    assert besieging_factors(field.s, city, PROTESTANT) == 8
    assert field.asked() == [(0, "lay_siege")]
    field.says(0, "besiege")
    assert field.tells(SiegeLaid) == [SiegeLaid(PROTESTANT, city, 8, 8)]
    assert (field.s.siege[city], field.s.laid) == (1, [city])
    assert field.tells(SiegeRolled) == [], "no roll in the round of the marker"


@pytest.mark.rule("13.11a", "13.13b", "13.16")
def test_one_factor_too_few_and_the_army_only_masks() -> None:
    field = munich().clear("landshut").put("landshut", "anhalt", "german_militia_reduced")
    field.act(0, "anhalt", "take german_militia_reduced", "go", "march munich", "halt")
    city = field.place("munich")
    assert (besieging_factors(field.s, city, PROTESTANT), field.s.siege[city]) == (7, 0)
    assert field.hand.open == []
    assert besieger_of(field.s, city) == PROTESTANT
    assert field.s.inside[city] == 1, "those inside stay where they are, beside the enemy"


@pytest.mark.rule("13.0", "13.11a", "3.12c")
@pytest.mark.parametrize(
    ("city", "open_"), [("munich", True), ("strasbourg", True), ("prague", False), ("linz", False)]
)
def test_enemy_and_neutral_fortresses_are_besieged(city: str, open_: bool) -> None:
    field = Field().put(city, "4 german_mercenary")
    assert may_lay_siege(field.s, field.place(city), PROTESTANT) == open_


@pytest.mark.rule("13.0", "13.11a")
def test_nobody_attacks_his_own_fortress_a_town_or_a_box() -> None:
    field = Field()
    mine = [name for name in field.board.places if attackable(field, name)]
    assert {"munich", "strasbourg"} <= {*mine}
    assert {"prague", "linz", "united_provinces", "denmark"} & {*mine} == set()


def attackable(field: Field, name: str) -> bool:
    return may_attack_fortress(field.s, field.place(name), PROTESTANT)


@pytest.mark.rule("13.0")
def test_an_empty_fortress_is_not_gained_without_a_siege() -> None:
    field = Field().put("landshut", "mansfeld", "3 german_mercenary")
    field.act(0, "mansfeld", "3 take german_mercenary", "go", "march munich")
    assert "control" not in field.offers(0)
    field.says(0, "halt", "forage munich", "besiege")
    assert field.control("munich") == CATHOLIC
    assert siege_number(field.s, field.place("munich")) == 0


@pytest.mark.rule("13.11a")
def test_the_activated_leader_must_end_there_himself() -> None:
    field = Field().put("munich", "3 german_mercenary", "anhalt").put("landshut", "thurn")
    field.act(0, "anhalt", "go", "march landshut", "halt")
    assert field.hand.open == []
    field.act(0, "thurn", "go", "march munich", "halt")
    assert field.asked() == [(0, "lay_siege")], "he brings no units, but they are there"


@pytest.mark.rule("13.11b")
def test_nobody_must_besiege_or_assault() -> None:
    field = munich().act(0, "anhalt", "take german_militia", "go", "march munich", "halt", "pass")
    assert field.s.siege[field.place("munich")] == 0
    field = ingolstadt().act(0, "anhalt", "go", "halt")
    assert field.offers(0) == ["assault", "pass"]
    assert field.refused(0, "besiege") == "BesiegedAlready"
    field.says(0, "pass")
    assert field.tells(SiegeRolled) == []
    assert field.s.siege[field.place("ingolstadt")] == 1, "it goes on as long as they like"


@pytest.mark.rule("13.12b")
def test_no_roll_in_the_round_of_the_marker_even_for_a_second_leader() -> None:
    field = Field().put("munich", "2 german_mercenary", "anhalt").put("landshut", "thurn")
    field.act(0, "anhalt", "go", "halt")
    assert field.refused(0, "assault") == "NotBesiegedYet"
    field.says(0, "besiege").act(0, "thurn", "go", "march munich", "halt")
    assert field.hand.open == []
    field.hand.then(Round(2))
    field.s.agenda.pop().run(field.hand)
    field.s.agenda.clear()
    field.act(0, "thurn", "go", "halt")
    assert field.asked() == [(0, "assault")]


@pytest.mark.rule("13.12a", "12.28e")
@pytest.mark.parametrize(("level", "asked"), [(0, [(0, "lay_siege")]), (2, [])])
def test_after_a_battle_a_siege_may_be_laid_but_not_rolled_for(
    level: int, asked: list[tuple[int, str]]
) -> None:
    field = ingolstadt(level).act(0, "anhalt", "go")
    for leader in field.march.leaders:
        field.s.pieces[field.march.city].append(32 + leader)
    field.s.agenda.clear()
    field.run(BesiegeAfterBattle(PROTESTANT))
    assert field.asked() == asked


@pytest.mark.rule("ex-13.21", "13.21a", "13.12c", "10.12b")
def test_anhalt_rolls_with_three_mercenaries_at_ingolstadt_and_does_not_forage() -> None:
    field = ingolstadt()
    city = field.place("ingolstadt")
    assert (siege_level(field.s, city), besieging_factors(field.s, city, PROTESTANT)) == (9, 9)
    field.rolls(5).act(0, "anhalt", "go", "halt", "assault")
    assert field.tells(SiegeRolled) == [SiegeRolled(PROTESTANT, city, 5, -2, False)]
    assert field.tells(Hungered) == []
    assert field.s.pillage == [0] * len(field.s.pillage)


@pytest.mark.rule("13.21a")
def test_without_an_activated_leader_nobody_rolls_in_the_action_phase() -> None:
    field = ingolstadt().put("ingolstadt", "thurn")
    field.act(0, "thurn", "2 take german_mercenary", "go", "march munich", "drop german_mercenary")
    assert field.s.siege[field.place("ingolstadt")] == 0
    field = ingolstadt().put("prague", "thurn").act(0, "thurn", "go", "march pilsen", "halt")
    assert field.hand.open == []
    assert field.tells(SiegeRolled) == []


# Keeping it up


@pytest.mark.rule("13.14a", "13.26b")
def test_a_siege_lapses_with_its_number_when_factors_are_missing_and_is_laid_again() -> None:
    field = ingolstadt(level=3)
    city = field.place("ingolstadt")
    field.s.pieces[city].remove(2 * Kind.GERMAN_MERCENARY)
    recheck_siege(field.hand, city)
    assert (field.s.siege[city], field.s.inside[city]) == (0, 1)
    assert field.tells(SiegeLifted) == [SiegeLifted(city)]
    field.put("ingolstadt", "german_mercenary").act(0, "anhalt", "go", "halt", "besiege")
    assert siege_number(field.s, city) == 0, "it begins anew"


@pytest.mark.rule("13.14a", "3.12d")
def test_when_the_last_besieger_has_gone_the_gates_open() -> None:
    field = ingolstadt()
    field.act(0, "anhalt", "2 take german_mercenary", "go", "march munich")
    city = field.place("ingolstadt")
    assert (field.s.siege[city], field.s.inside[city]) == (0, 1)
    field.s.pieces[city] = [unit for unit in field.s.pieces[city] if unit != 0]
    recheck_siege(field.hand, city)
    assert field.s.inside[city] == 0
    assert len(field.tells(SiegeLifted)) == 1, "there was no marker any more"


@pytest.mark.rule("13.14a", "13.12b")
def test_a_marker_that_lapses_in_its_own_round_is_forgotten() -> None:
    field = Field().put("munich", "2 german_mercenary", "anhalt").act(0, "anhalt", "go", "halt")
    field.says(0, "besiege")
    city = field.place("munich")
    assert field.s.laid == [city]
    field.s.pieces[city].remove(2 * Kind.GERMAN_MERCENARY)
    recheck_siege(field.hand, city)
    assert (field.s.laid, field.s.siege[city]) == ([], 0)


@pytest.mark.rule("13.14b")
def test_lines_run_through_besiegers_and_maskers() -> None:
    def reached(field: Field) -> bool:
        return has_line(field.s, PROTESTANT, field.place("landshut"), Nation.GERMAN)

    field = Field()
    assert not reached(field), "Regensburg is the enemy's"
    field.put("regensburg", "german_militia")
    assert reached(field)
    field.put("regensburg", "imperial_militia").s.inside[field.place("regensburg")] = 1
    assert reached(field), "enemies inside do not break it"
    field.besiege("regensburg")
    assert reached(field)
    field.clear("regensburg")
    assert not reached(field)


# The roll


@pytest.mark.rule("ex-13.23", "13.23", "13.26a")
def test_the_modifier_at_breisach_is_minus_one() -> None:
    field = Field().put("breisach", "4 german_mercenary", "anhalt").besiege("breisach", 2)
    city = field.place("breisach")
    assert siege_number(field.s, city) == 1
    assert siege_modifier(field.s, PROTESTANT, city, field.leader("anhalt")) == -1


@pytest.mark.rule("13.23", "tab.siege")
def test_spinola_adds_one_as_activated_leader_and_in_the_end_phase_by_being_there() -> None:
    field = Field().put("heidelberg", "4 spanish_veteran", "spinola", "cordoba")
    city, bonus = field.place("heidelberg"), field.board.charts.siege_spinola
    field.besiege("heidelberg")
    printed = field.board.siege_modifier[city]
    assert bonus > 0
    assert siege_modifier(field.s, CATHOLIC, city, field.leader("spinola")) == printed + bonus
    assert siege_modifier(field.s, CATHOLIC, city, field.leader("cordoba")) == printed
    assert siege_modifier(field.s, CATHOLIC, city, NONE) == printed + bonus


@pytest.mark.rule("13.25a", "13.25b", "tab.siege")
def test_natural_rolls_stand_above_every_modifier() -> None:
    s = Field().s
    assert succeeds(s, 9, -3)
    assert not succeeds(s, 0, 9)
    assert (succeeds(s, 7, 0), succeeds(s, 6, 0), succeeds(s, 6, 1)) == (True, False, True)
    assert (succeeds(s, 8, -1), succeeds(s, 8, -2)) == (True, False)


@pytest.mark.rule("13.22", "13.25a")
def test_a_natural_nine_takes_the_fortress_whatever_is_subtracted() -> None:
    """The example ex-13.25."""
    field = ingolstadt()
    field.s.board = load_board({"cities": {"ingolstadt": {"siege": -3}}})
    city = field.place("ingolstadt")
    field.rolls(9).run(SiegeRoll(PROTESTANT, city, field.leader("anhalt")))
    assert field.tells(SiegeRolled) == [SiegeRolled(PROTESTANT, city, 9, -3, True)]
    assert field.control("ingolstadt") == PROTESTANT


@pytest.mark.rule("13.22", "13.25b", "13.26a")
def test_a_natural_zero_fails_whatever_is_added() -> None:
    """The example ex-13.25: a step is lost, and the marker rises."""
    assert not succeeds(Field().s, 0, 6)
    field = ingolstadt(level=3)
    field.s.board = load_board({"cities": {"ingolstadt": {"siege": 0}}})
    city = field.place("ingolstadt")
    field.rolls(0).run(SiegeRoll(PROTESTANT, city, field.leader("anhalt")))
    assert field.tells(SiegeRolled) == [SiegeRolled(PROTESTANT, city, 0, 2, False)]
    assert field.tells(SiegeContinued) == [SiegeContinued(PROTESTANT, city, 3)]
    field.says(0, "lose german_mercenary")
    assert len(field.tells(StepLost)) == 1
    assert field.control("ingolstadt") == CATHOLIC


@pytest.mark.rule("13.23")
def test_the_odds_are_counted_by_faces() -> None:
    field = ingolstadt(level=3)
    city = field.place("ingolstadt")
    assert siege_odds(field.s, PROTESTANT, city, NONE) == SiegeOdds(0, 3, 1)
    field.s.siege[city] = 1
    assert siege_odds(field.s, PROTESTANT, city, NONE) == SiegeOdds(-2, 1, 1)


@pytest.mark.rule("13.24a", "12.43a")
def test_who_is_inside_a_fortress_that_falls_is_lost() -> None:
    field = ingolstadt().put("ingolstadt", "tilly")
    city = field.place("ingolstadt")
    before = counters_left(field.s, Kind.BAVARIAN_MILITIA)
    field.rolls(9).act(0, "anhalt", "go", "halt", "assault")
    militia = 2 * Kind.BAVARIAN_MILITIA
    taken = FortressTaken(PROTESTANT, city, (militia, militia), (field.leader("tilly"),))
    assert field.tells(FortressTaken) == [taken]
    assert field.pieces("ingolstadt") == ["german_mercenary"] * 3 + ["anhalt"]
    assert field.control("ingolstadt") == PROTESTANT
    assert (field.s.siege[city], field.s.inside[city]) == (0, 0)
    assert counters_left(field.s, Kind.BAVARIAN_MILITIA) == before + 2, "not lost for good"
    assert len(field.tells(LeaderLost)) == 1
    assert "pappenheim" not in [
        name for place in field.board.places for name in field.pieces(place)
    ]


@pytest.mark.rule("13.24a")
def test_lone_leaders_fall_with_their_fortress() -> None:
    field = Field().put("munich", "2 german_mercenary", "anhalt", "tilly").besiege("munich")
    field.rolls(9).act(0, "anhalt", "go", "halt", "assault")
    assert [event.leader for event in field.tells(LeaderLost)] == [field.leader("tilly")]


@pytest.mark.rule("13.24a", "13.0", "5.12b")
def test_an_independent_fortress_brings_its_points() -> None:
    field = Field().put("strasbourg", "3 german_mercenary", "anhalt").besiege("strasbourg")
    city, vp = field.place("strasbourg"), field.s.vp
    field.s.inside[city] = 0
    field.rolls(9).act(0, "anhalt", "go", "halt", "assault")
    assert field.s.vp == vp - field.board.city_vp[city]


@pytest.mark.rule("13.24b", "13.25c", "13.26a")
def test_a_failure_costs_no_step_and_raises_the_marker_up_to_three() -> None:
    field = ingolstadt()
    city = field.place("ingolstadt")
    for number in (1, 2, 3, 3):
        field.rolls(1).run(SiegeRoll(PROTESTANT, city, NONE))
        assert siege_number(field.s, city) == number
    assert field.pieces("ingolstadt").count("german_mercenary") == 3
    assert field.control("ingolstadt") == CATHOLIC
    assert [event.number for event in field.tells(SiegeContinued)] == [1, 2, 3, 3]


@pytest.mark.rule("13.25b", "13.26a", "13.14a")
def test_a_natural_zero_costs_a_step_of_the_owners_choice() -> None:
    field = ingolstadt(level=4).put("ingolstadt", "german_militia")
    city = field.place("ingolstadt")
    field.rolls(0).act(0, "anhalt", "go", "halt", "assault")
    assert field.offers(0) == ["lose german_mercenary", "lose german_militia"]
    field.says(0, "lose german_militia")
    assert len(field.tells(StepLost)) == 1
    assert field.s.siege[city] == 4
    field.rolls(0).run(SiegeRoll(PROTESTANT, city, NONE))
    field.says(0, "lose german_mercenary")
    assert field.s.siege[city] == 4, "9 factors are just enough"
    field.rolls(0).run(SiegeRoll(PROTESTANT, city, NONE)).play("0 lose german_mercenary")
    assert field.s.siege[city] == 0
    assert field.control("ingolstadt") == CATHOLIC


@pytest.mark.rule("13.25b", "11.22a")
@pytest.mark.parametrize(("garrison", "lost"), [("bavarian_militia", True), ("", False)])
def test_a_leader_whose_last_besiegers_fall_is_caught_by_a_garrison_only(
    garrison: str, lost: bool
) -> None:
    field = Field().put("ingolstadt", "german_mercenary_reduced", "anhalt", *garrison.split())
    city, anhalt = field.place("ingolstadt"), field.leader("anhalt")
    field.besiege("ingolstadt").s.inside[city] = int(lost)
    field.rolls(0).run(SiegeRoll(PROTESTANT, city, anhalt))
    field.says(0, "lose german_mercenary_reduced")
    assert (field.s.siege[city], field.s.inside[city]) == (0, 0)
    assert [event.leader for event in field.tells(LeaderLost)] == [anhalt] * lost
    assert field.pieces("ingolstadt") == ([garrison] if lost else ["anhalt"])


# The Continued Siege Segment


@pytest.mark.rule("6.0.F1", "13.21b", "13.27")
def test_in_the_end_phase_besiegers_roll_without_leaders_the_protestant_first() -> None:
    field = Field().put("munich", "2 german_mercenary").besiege("munich")
    field.put("ingolstadt", "2 german_mercenary").besiege("ingolstadt")
    field.put("prague", "3 imperial_mercenary").besiege("prague")
    end_phase(field)
    assert field.offers(0) == ["roll munich", "roll ingolstadt", "done"]
    assert field.refused(0, "roll prague") == "NoSiegeThere"
    field.rolls(3).says(0, "roll ingolstadt")
    assert field.offers(0) == ["roll munich", "done"]
    assert field.refused(0, "roll ingolstadt") == "RolledAlready"
    field.says(0, "done")
    assert field.offers(1) == ["roll prague", "done"]
    field.rolls(9).says(1, "roll prague")
    assert field.control("prague") == CATHOLIC
    assert [event.city for event in field.tells(SiegeRolled)] == [
        field.place("ingolstadt"),
        field.place("prague"),
    ]


@pytest.mark.rule("13.27", "13.16")
def test_a_marker_of_the_last_round_counts_and_a_mask_does_not() -> None:
    field = munich().act(
        0, "anhalt", "take german_militia", "go", "march munich", "halt", "besiege"
    )
    assert end_phase(field).offers(0) == ["roll munich", "done"]
    masked = munich()
    assert end_phase(masked).hand.open == []


@pytest.mark.rule("7.1b", "13.24a")
@pytest.mark.parametrize(
    ("company", "influence"), [(["wallenstein", "gallas"], 1), (["gallas"], 0)]
)
def test_a_fortress_that_wallenstein_takes_raises_his_influence(
    company: list[str], influence: int
) -> None:
    field = Field().put("prague", "3 imperial_mercenary", *company).besiege("prague")
    field.s.wallenstein = int(Career.IN_COMMAND)
    field.rolls(9).run(SiegeRoll(CATHOLIC, field.place("prague"), NONE))
    assert field.s.influence == influence
    assert field.control("prague") == CATHOLIC


@pytest.mark.rule("7.1b")
@pytest.mark.parametrize(("leader", "influence"), [("wallenstein", 1), ("gallas", 0)])
def test_in_an_activation_the_activated_leader_counts(leader: str, influence: int) -> None:
    field = Field().put("prague", "3 imperial_mercenary", "wallenstein", "gallas").besiege("prague")
    field.s.wallenstein = int(Career.IN_COMMAND)
    field.rolls(9).run(SiegeRoll(CATHOLIC, field.place("prague"), field.leader(leader)))
    assert field.s.influence == influence


@pytest.mark.rule("9.42f", "13.24a")
def test_a_siege_goes_on_in_a_revolt_and_its_success_ends_that() -> None:
    field = ingolstadt()
    city = field.place("ingolstadt")
    field.s.held[city], field.s.control[city], field.s.revolt[city] = CATHOLIC, NOBODY, PROTESTANT
    recheck_siege(field.hand, city)
    assert (field.s.siege[city], siege_level(field.s, city)) == (1, 9)
    field.rolls(9).act(0, "anhalt", "go", "halt", "assault")
    assert (field.control("ingolstadt"), field.s.revolt[city], field.s.held[city]) == (
        PROTESTANT,
        NOBODY,
        NOBODY,
    )
