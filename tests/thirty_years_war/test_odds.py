"""12.2 The odds of a battle, counted against battles that are fought."""

from itertools import product

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.games.thirty_years_war.events.battle import BattleRolled, BattleWon, StepLost
from westphalia.games.thirty_years_war.odds import Force, battle_odds, clash, force
from westphalia.games.thirty_years_war.state import NONE


def begun(army: list[str], defenders: list[str]) -> Battlefield:
    """A battle in which both commanders are known and the first window is open."""
    field = Battlefield("apocalypse").put("passau", *defenders).deal(0, "p1")
    field.attack(0, "budweis", "passau", *army)
    if field.asked() == [(0, "commit_attack")]:
        field.says(0, "attack")
    assert field.asked() == [(0, "combat_cards")]
    return field


def fought(army: list[str], defenders: list[str], *dice: int) -> tuple[float, list[int], int]:
    """Whether the attacker has won, the loss numbers, and the steps that the defender has lost."""
    field = begun(army, defenders).rolls(*dice).says(0, "pass").finish()
    won = field.tells(BattleWon)
    lost = [event for event in field.tells(StepLost) if event.seat == 1]
    factors = sum(field.board.loss_factor[event.unit] for event in lost)
    numbers = [rolled.losses for rolled in field.tells(BattleRolled)]
    return float(bool(won) and won[0].winner == 0), numbers, factors


CASES = [
    (["anhalt", "2 german_mercenary"], ["tilly", "2 bavarian_mercenary"], 8, 8),
    (["mansfeld", "german_militia_reduced"], ["holk", "2 bavarian_militia"], 8, 7),
    (["baner", "3 swedish_veteran"], ["mercy", "2 bavarian_mercenary"], 8, 7),
]


@pytest.mark.rule("12.26a", "12.28a", "12.28d")
@pytest.mark.parametrize(("army", "defenders", "first", "second"), CASES)
def test_the_odds_are_those_of_all_rolls(
    army: list[str], defenders: list[str], first: int, second: int
) -> None:
    odds = battle_odds(begun(army, defenders).s)
    wins = losses = 0.0
    for attack, defence in product(range(10), repeat=2):
        won, numbers, lost = fought(army, defenders, attack, defence, 0, 0)
        losses += lost
        if numbers[0] != numbers[1]:
            wins += won
            continue
        for one, other in product((0, 9), repeat=2):  # the leaders live, or fall
            share = (first if one == 0 else 10 - first) * (second if other == 0 else 10 - second)
            wins += fought(army, defenders, attack, defence, one, other)[0] * share / 100
    assert odds.attacker_wins == pytest.approx(wins / 100)
    assert odds.defender_losses == pytest.approx(losses / 100)


@pytest.mark.rule("12.27", "12.28b")
def test_a_tie_is_worth_what_a_dynamic_leader_is_likely_to_outlive() -> None:
    board = Battlefield().board
    unit = (board.units.index("german_militia_reduced"),) * 6
    plain = clash(board, Force(unit), Force(unit))
    ties = sum(
        board.charts.loss_number(2, first) == board.charts.loss_number(2, second)
        for first, second in product(range(10), repeat=2)
    )
    led = clash(board, Force(unit, dynamic=8), Force(unit))
    assert led.attacker_wins - plain.attacker_wins == pytest.approx(ties / 100 * 0.8)
    both = clash(board, Force(unit, dynamic=8), Force(unit, dynamic=9))
    assert both.attacker_wins - plain.attacker_wins == pytest.approx(ties / 100 * 0.8 * 0.1)


@pytest.mark.rule("12.4b", "12.28b")
def test_nobody_rolls_for_the_commander_of_a_far_stronger_defence() -> None:
    board = Battlefield().board
    weak, strong = (
        (board.units.index("german_militia"),),
        (board.units.index("swedish_veteran"),) * 2,
    )
    safe = clash(board, Force(weak, dynamic=8), Force(strong, dynamic=8))
    assert safe.attacker_wins == clash(board, Force(weak), Force(strong)).attacker_wins


@pytest.mark.rule("12.28d", "12.34")
def test_losses_and_elimination() -> None:
    board = Battlefield().board
    army = (board.units.index("swedish_veteran"),) * 6
    lone = (board.units.index("german_militia_reduced"),)
    odds = clash(board, Force(army), Force(lone))
    assert (odds.defender_eliminated, odds.defender_losses) == (1.0, 2.0)
    assert (odds.attacker_wins, odds.defender_wins) == (1.0, 0.0)
    held = clash(board, Force(lone, reserve=True), Force(army))
    assert (held.attacker_eliminated, held.attacker_losses) == (0.0, 2.0)


@pytest.mark.rule("12.24")
def test_a_force_fights_under_its_commander() -> None:
    field = Battlefield()
    tilly, mansfeld = field.leader("tilly"), field.leader("mansfeld")
    units = [field.board.units.index("bavarian_mercenary")]
    assert force(field.s, units, tilly) == Force(tuple(units), 2, 0, 0)
    assert force(field.s, units, mansfeld) == Force(tuple(units), 1, 0, 8)
    assert force(field.s, units, NONE) == Force(tuple(units))
