"""12.3 Losses: how many loss factors, and of whom."""

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.games.thirty_years_war.events.battle import StepLost
from westphalia.games.thirty_years_war.pieces import counters_left, steps_of
from westphalia.games.thirty_years_war.rules.losses import (
    LoseSteps,
    find_ways,
    largest_sum,
    only_way,
)

BOARD = Battlefield().board


def units(*names: str) -> list[int]:
    found = []
    for name in names:
        count, _, unit = name.rpartition(" ")
        found += [BOARD.units.index(unit)] * int(count or 1)
    return sorted(found)


@pytest.mark.rule("12.31", "12.34")
@pytest.mark.parametrize(
    ("stack", "number", "most"),
    [
        (["2 german_mercenary"], 7, 6),
        (["2 german_mercenary"], 2, 0),
        (["german_mercenary", "german_militia"], 7, 7),  # 3 + 2 + 2
        (["german_mercenary", "german_militia"], 9, 8),  # 3 + 3 + 2
        (["german_mercenary_reduced", "german_militia_reduced"], 4, 3),
        (["german_mercenary_reduced"], 14, 3),  # all there is
    ],
)
def test_the_largest_sum_that_is_not_above_the_number(
    stack: list[str], number: int, most: int
) -> None:
    assert largest_sum(BOARD, units(*stack), number) == most


@pytest.mark.rule("12.34")
def test_what_is_lost_agrees_with_the_formula_of_the_rule() -> None:
    """With a steps of factor 3 and b steps of factor 2: the largest 3i + 2j up to the number."""
    for threes in range(6):
        for twos in range(6):
            stack = units(f"{threes} german_mercenary_reduced", f"{twos} german_militia_reduced")
            for number in range(16):
                sums = [3 * i + 2 * j for i in range(threes + 1) for j in range(twos + 1)]
                most = max([one for one in sums if one <= number])
                assert largest_sum(BOARD, stack, number) == most


@pytest.mark.rule("12.32")
def test_a_full_unit_has_two_steps_and_each_counts_its_factor() -> None:
    assert largest_sum(BOARD, units("german_mercenary"), 99) == 6
    assert largest_sum(BOARD, units("german_militia"), 99) == 4
    assert [steps_of(unit) for unit in units("german_mercenary", "german_militia_reduced")] == [
        2,
        1,
    ]


@pytest.mark.rule("12.34")
def test_losses_without_a_choice_are_found() -> None:
    everything = units("german_mercenary", "german_militia_reduced")
    assert len(only_way(BOARD, everything, 8)) == 3
    assert only_way(BOARD, units("2 german_mercenary"), 6) == []  # one is gone, or two reduced
    assert only_way(BOARD, units("2 german_mercenary"), 9) == units(
        "2 german_mercenary", "german_mercenary_reduced"
    )
    found: list[list[int]] = []
    find_ways(BOARD, units("german_mercenary", "german_militia"), 5, [], found)
    assert len(found) == 1  # in whatever order


@pytest.mark.rule("12.31", "12.33")
def test_the_owner_gives_up_step_by_step_what_still_leads_to_the_number() -> None:
    field = Battlefield().put("passau", "2 bavarian_mercenary", "2 bavarian_militia")
    field.rolls(0, 8).attack(
        0, "budweis", "passau", "anhalt", "german_mercenary", "2 german_militia"
    )
    field.says(0, "attack")
    assert field.battle.losses == [8, 2]  # 3 + 3 + 2, or 2 + 2 + 2 + 2
    assert field.offers(0) == ["lose german_mercenary", "lose german_militia"]
    assert field.refused(0, "lose imperial_militia") == "NotInBattle"
    field.rolls(0).says(0, "lose german_mercenary").finish()
    assert field.pieces("budweis") == ["german_militia", "german_militia_reduced", "anhalt"]
    kind = field.board.unit_kind[field.board.units.index("german_mercenary")]
    assert counters_left(field.s, kind) == field.board.counters[kind]  # it may be recruited again


@pytest.mark.rule("12.31")
def test_a_step_after_which_the_number_is_missed_is_closed() -> None:
    field = Battlefield().put("passau", "2 bavarian_mercenary")
    field.rolls(0, 8).attack(0, "budweis", "passau", "anhalt", "german_mercenary", "german_militia")
    field.says(0, "attack")  # 6 are lost: 3 + 3, as 3 + 2 leaves one open
    lost = [event.unit for event in field.tells(StepLost)]
    assert lost == units("german_mercenary", "german_mercenary_reduced")


@pytest.mark.rule("12.34")
def test_if_all_steps_do_not_reach_the_number_everything_is_eliminated() -> None:
    field = Battlefield().put("passau", "7 bavarian_mercenary")
    field.rolls(0, 9).attack(0, "budweis", "passau", "anhalt", "german_mercenary", "german_militia")
    field.says(0, "attack")
    assert field.pieces("budweis") == []
    assert field.pieces("passau") == ["bavarian_mercenary"] * 7


@pytest.mark.rule("12.32", "card.rule.d")
def test_steps_are_lost_elsewhere_by_the_choice_of_their_owner() -> None:
    field = Battlefield().put("linz", "imperial_mercenary", "imperial_militia_reduced")
    field.run(LoseSteps(1, field.place("linz"), 2))
    assert field.offers(1) == ["lose imperial_mercenary", "lose imperial_militia_reduced"]
    field.says(1, "lose imperial_militia_reduced", "lose imperial_mercenary")
    assert field.pieces("linz") == ["imperial_mercenary_reduced"]
    assert field.asked() == []
