"""7.25, 19.0-19.2, 19.6, 19.9 The optional rules: agreed before play, small ones."""

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.kit import Table

from westphalia.engine.game import SetUpError
from westphalia.engine.ruleset import Module
from westphalia.games.thirty_years_war.events.cards import AmbitionRolled
from westphalia.games.thirty_years_war.events.politics import WarEnded
from westphalia.games.thirty_years_war.expansions.optional_rules import (
    AMBITION,
    BECAUSE,
    GUEBRIANT_ENTERS,
    NEEDS,
    OLD_CORPS,
    OPTIONAL,
    STRONGER_IMPERIALS,
    TOURNAMENT_VICTORY,
    TWO_STAR_WALLENSTEIN,
)
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.objections.battle import NoCombatCard, NoSuchUnits
from westphalia.games.thirty_years_war.objections.march import NotInCommand
from westphalia.games.thirty_years_war.pieces import commanders, is_dynamic
from westphalia.games.thirty_years_war.rules.battle import bar_card
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.turn import ScatterPillage
from westphalia.games.thirty_years_war.rules.victory import CheckVictory, End, RaiseInfluence
from westphalia.games.thirty_years_war.state import CATHOLIC, PRESENT, WAITING
from westphalia.games.thirty_years_war.terms import Career, Result
from westphalia.games.thirty_years_war.words import P2

GAME = THIRTY_YEARS_WAR


# 19.0


@pytest.mark.rule("19.0")
def test_none_is_used_unless_agreed_and_all_fifteen_can_be() -> None:
    header = GAME.header(["Anna", "Mathias"])
    assert header.modules == ()
    assert len(OPTIONAL) == 15
    together = GAME.header(["Anna", "Mathias"], modules=list(OPTIONAL))
    assert GAME.set_up(together).rules.modules == (*together.modules, "wider_round")
    assert GAME.set_up(header).rules.modules == ()


@pytest.mark.rule("19.0")
@pytest.mark.parametrize("name", NEEDS)
def test_an_option_without_an_object_in_a_scenario_is_refused(name: str) -> None:
    allowed, reason = NEEDS[name]
    for scenario in SCENARIOS:
        if scenario in allowed:
            GAME.header(["Anna", "Mathias"], [name], {"scenario": scenario})
            continue
        with pytest.raises(
            SetUpError, match=f"{name} does not go with .* {scenario}.*{BECAUSE[reason]}"
        ):
            GAME.header(["Anna", "Mathias"], [name], {"scenario": scenario})


# 7.25


@pytest.mark.rule("7.25")
def test_a_wallenstein_of_two_stars_commands_every_army_he_is_with() -> None:
    for modules, bars in (((), False), ((TWO_STAR_WALLENSTEIN,), True)):
        table = Table("apocalypse", *modules).clear()
        table.put("vienna", "wallenstein", "mercy", "imperial_militia")
        wallenstein, mercy = table.leader("wallenstein"), table.leader("mercy")
        assert is_dynamic(table.s, mercy)
        both = sorted([wallenstein, mercy])
        assert commanders(table.s, both) == ([wallenstein] if bars else both)
        table.run(Activate(CATHOLIC, 3, 0))
        assert ("lead mercy" not in table.offers(CATHOLIC)) == bars
        if bars:
            assert table.objection_to("1 lead mercy") == NotInCommand(mercy)


# 19.1


@pytest.mark.rule("19.1")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
@pytest.mark.parametrize(("vp", "winner"), [(19, 0), (20, -1), (21, 1)])
def test_tournament_ranges_hold_in_every_scenario(scenario: str, vp: int, winner: int) -> None:
    table = Table(scenario, *SCENARIOS[scenario], TOURNAMENT_VICTORY)
    table.happened("c6").s.vp = vp
    table.run(CheckVictory(table.s.set_up.last_turn), End())
    result = table.tells(WarEnded)[0].result
    assert (result == Result.DRAW) == (winner == -1)
    if winner >= 0:
        assert GAME.winners(table.s) == [winner]


@pytest.mark.rule("19.1")
@pytest.mark.parametrize(
    ("scenario", "result"),
    [
        ("campaign", Result.DRAW),
        ("apocalypse", Result.DRAW),
        ("early_war", Result.PROTESTANT_MINOR),
    ],
)
def test_further_conditions_of_a_scenario_still_apply(scenario: str, result: Result) -> None:
    table = Table(scenario, *SCENARIOS[scenario], TOURNAMENT_VICTORY)
    table.holds("protestant", "spanish_netherlands").s.vp = 30
    table.run(CheckVictory(table.s.set_up.last_turn), End())
    assert table.tells(WarEnded)[0].result == result


# 19.2


@pytest.mark.rule("19.2a")
def test_a_fourth_imperial_veteran_is_in_vienna() -> None:
    assert Table().pieces("vienna").count("imperial_veteran") == 3
    assert Table("campaign", STRONGER_IMPERIALS).pieces("vienna").count("imperial_veteran") == 4


@pytest.mark.rule("19.2b")
def test_guebriant_comes_when_france_enters_the_war() -> None:
    table = Table("campaign", GUEBRIANT_ENTERS).event("p17")
    while table.hand.open:
        table.idle()
    assert table.s.fate[table.leader("guebriant")] == PRESENT
    plain = Table().event("p17")
    while plain.hand.open:
        plain.idle()
    assert plain.s.fate[plain.leader("guebriant")] == WAITING


@pytest.mark.rule("19.2b")
def test_guebriant_is_there_where_france_is_in_the_war_from_the_start() -> None:
    table = Table("apocalypse", GUEBRIANT_ENTERS).rolls(0).run(ScatterPillage())
    assert "place paris" in table.offers(0)
    assert "place vienna" not in table.offers(0)
    table.play("0 place paris")
    assert table.pieces("paris") == ["guebriant"]
    early = Table("campaign", GUEBRIANT_ENTERS).run(ScatterPillage())
    assert (early.asked(), early.s.fate[early.leader("guebriant")]) == ([], WAITING)


# 19.6


@pytest.mark.rule("19.6")
@pytest.mark.parametrize(
    ("influence", "vp", "die", "after"),
    [
        (15, 40, None, 16),
        (16, 29, 8, 17),
        (16, 29, 9, 18),
        (16, 30, 8, 18),
        (16, 34, 7, 17),
        (16, 35, 7, 18),
        (17, 35, 6, 18),
    ],
)
def test_wallensteins_ambition_may_carry_him_further(
    influence: int, vp: int, die: int | None, after: int
) -> None:
    table = Table("campaign", AMBITION).put("vienna", "wallenstein")
    table.s.wallenstein = int(Career.IN_COMMAND)
    table.s.influence, table.s.vp = influence, vp
    if die is not None:
        table.rolls(die)
    table.run(RaiseInfluence(1))
    assert table.s.influence == after
    assert len(table.tells(AmbitionRolled)) == (die is not None)


@pytest.mark.rule("19.6", "7.1e")
def test_ambition_can_end_the_war_and_the_dead_have_none() -> None:
    table = Table("campaign", AMBITION).put("vienna", "wallenstein")
    table.s.wallenstein, table.s.influence = int(Career.IN_COMMAND), 18
    table.run(End())
    table.rolls(9).run(RaiseInfluence(1), End())
    assert (table.s.influence, table.s.result) == (20, Result.PROTESTANT_MAJOR)
    dead = Table("campaign", AMBITION)
    dead.s.wallenstein, dead.s.influence = int(Career.LOST), 18
    assert dead.run(RaiseInfluence(1)).s.influence == 18


# 19.9


def attack(unit: str, *modules: Module) -> Battlefield:
    """Turenne attacks Passau with two units; then the Protestant may play Combat Cards."""
    field = Battlefield("apocalypse", *modules).deal(0, "p2", "p1")
    field.s.until[P2] = 0
    field.put("passau", "3 bavarian_mercenary", "goetz")
    field.attack(0, "linz", "passau", "turenne", f"2 {unit}")
    while field.asked() != [(0, "combat_cards")]:
        question = field.hand.open[0]
        field.play(f"{question.seat} {question.choices[-1].text}")
    return field


@pytest.mark.rule("19.9")
def test_the_old_corps_shift_the_fire_of_a_french_army_and_stay() -> None:
    field = attack("french_militia", OLD_CORPS)
    field.play("0 combat p2")
    assert field.battle.shift[0] == 1
    field.finish()
    assert P2 in field.s.played[0]
    assert P2 not in field.s.removed
    assert field.s.happened[P2] == field.s.set_up.first_turn - 1, "its event was not played"


@pytest.mark.rule("19.9")
def test_without_the_option_or_french_units_or_after_its_event_there_are_no_old_corps() -> None:
    assert attack("french_militia").objection_to("0 combat p2") == NoCombatCard(P2)
    field = attack("german_militia", OLD_CORPS)
    assert field.objection_to("0 combat p2") == NoSuchUnits(P2)
    over = attack("french_militia", OLD_CORPS)
    assert "combat p2" in over.offers(0)
    assert bar_card(over.happened("p2").s, 0, P2) == NoCombatCard(P2)
