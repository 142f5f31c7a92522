"""2.5 The die."""

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.games.thirty_years_war.events.battle import BattleRolled
from westphalia.games.thirty_years_war.pieces import roll


@pytest.mark.rule("2.5")
def test_the_die_shows_zero_to_nine() -> None:
    field = Battlefield()
    assert {roll(field.hand) for _ in range(400)} == set(range(10))


@pytest.mark.rule("2.5")
def test_a_zero_counts_as_zero() -> None:
    field = Battlefield().put("passau", "3 bavarian_mercenary", "tilly").rolls(0, 0)
    field.attack(0, "budweis", "passau", "anhalt", "2 german_mercenary").says(0, "attack")
    ratings = [field.board.battle[field.leader(name)] for name in ("anhalt", "tilly")]
    rolls = field.tells(BattleRolled)
    assert [(rolled.roll, rolled.modifier) for rolled in rolls] == [(0, each) for each in ratings]
    charts = field.board.charts
    columns = [charts.combat_strength.index(rolled.column) for rolled in rolls]
    lowest = [charts.loss_number(*each) for each in zip(columns, ratings, strict=True)]
    assert [rolled.losses for rolled in rolls] == lowest, "a 0 adds nothing to the rating"
