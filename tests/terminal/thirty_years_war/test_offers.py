"""What the terminal says beside an answer is what the rules say of it."""

from __future__ import annotations

import pytest
from tests.terminal.thirty_years_war.reading import note, screens, view
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.rules.control import VIOLATION
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.pay import PaySide
from westphalia.games.thirty_years_war.rules.recruiting import Recruit
from westphalia.games.thirty_years_war.rules.siege import ContinuedSieges
from westphalia.games.thirty_years_war.terms import Source
from westphalia.games.thirty_years_war.words import VOCABULARY


@pytest.fixture
def table() -> Table:
    """Mansfeld before Bavaria: Tilly stands south of him, a neutral city lies west."""
    table = Table(forces=False).put("pilsen", "mansfeld", "2 german_mercenary")
    return table.put("budweis", "tilly", "4 imperial_militia")


def test_a_leader_is_offered_with_his_place_and_his_ratings(table: Table) -> None:
    table.run(Activate(0, 3, 0))
    assert note(table, "lead mansfeld") == "Pilsen, activation 1, battle +1, leads 5"


def test_a_class_of_counters_is_offered_with_how_many_there_are(table: Table) -> None:
    table.run(Activate(0, 3, 0)).play("0 lead mansfeld")
    assert note(table, "take german_mercenary") == "of 2, 3 factors"
    table.play("0 take german_mercenary")
    assert note(table, "take german_mercenary") == "of 1, 3 factors"


def test_a_step_of_the_march_is_offered_with_points_enemies_and_odds(table: Table) -> None:
    table.run(Activate(0, 3, 0)).play("0 lead mansfeld", *["0 take german_mercenary"] * 2)
    table.play("0 go")
    assert note(table, "march prague") == "5 MP left"
    said = note(table, "march budweis")
    assert said.startswith("5 MP left, battle, ")
    assert said.endswith(" % to win")


def test_a_march_into_a_neutral_area_says_what_it_costs(table: Table) -> None:
    table.put("bamberg", "anhalt", "german_militia").run(Activate(0, 3, 0))
    table.play("0 lead anhalt", "0 take german_militia", "0 go")
    assert note(table, "march coburg") == f"4 MP left, Neutral Area, +{VIOLATION} VP"


def test_an_enemy_fortress_is_offered_with_what_a_siege_takes() -> None:
    table = Table(forces=False).put("linz", "mansfeld", "2 german_mercenary")
    table.controls("protestant", "linz").put("vienna", "imperial_militia")
    table.run(Activate(0, 3, 0)).play("0 lead mansfeld", *["0 take german_mercenary"] * 2)
    table.play("0 go", "0 march krems")
    said = note(table, "march vienna")
    assert "battle" in said
    assert "may go inside" in said
    assert "6 factors against siege level " in said


def test_an_attempt_to_recruit_says_where_and_how_many_steps_it_brings() -> None:
    table = Table(forces=False).put("prague", "thurn").run(Recruit(0, 2, ()))
    assert note(table, "attempt thurn").startswith("Prague, ")
    assert note(table, "attempt thurn").endswith(" steps on average")


def test_pay_is_offered_with_its_price() -> None:
    table = Table(forces=False).put("pilsen", "2 german_mercenary", "german_militia")
    table.controls("protestant", "pilsen", "prague").put("tabor", "german_militia")
    table.controls("protestant", "tabor")
    table.s.aid[Source.UP] = 4
    table.run(PaySide(0))
    assert note(table, "pay_in pilsen").endswith(", 5 AP")
    table.play("0 pay_in pilsen")
    assert note(table, "pay german_mercenary") == "2 AP"


def test_a_siege_roll_is_offered_with_its_chance() -> None:
    table = Table(forces=False).put("vienna", "mansfeld", "8 german_mercenary")
    table.put("munich", "anhalt", "8 german_mercenary")
    for city in ("vienna", "munich"):
        table.s.siege[table.place(city)] = 2
    table.run(ContinuedSieges())
    assert " % to take it" in note(table, "roll vienna")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("act p3", "ACT P3"),
        ("event p3", "Event P3"),
        ("dutch_war c5", "Dutch War C5"),
        ("name bohemia", "Bohemia"),
        ("pillage prague", "Prague"),
        ("march prague", "→ Prague"),
        ("drop german_militia", "− German Protestant Militia"),
        ("place prague", ""),
        ("pay german_militia", ""),
        ("halt", ""),
    ],
)
def test_in_long_lists_a_few_choices_have_fewer_words(words: str, said: str) -> None:
    assert screens().short(VOCABULARY.parse(words)) == said


def test_the_aid_of_a_card_is_told_with_its_sources() -> None:
    table = Table().deal(0, "p3")
    view(table)
    assert note(table, "aid p3").startswith("England ")
    assert note(table, "act p3") == ""
