"""12.6 Overruns."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.march import Overran
from westphalia.games.thirty_years_war.rules.entering import may_overrun
from westphalia.games.thirty_years_war.state import LOST
from westphalia.games.thirty_years_war.terms import Career


def into_passau(army: list[str], *defenders: str, spent: int = 0) -> Field:
    """Mansfeld and Anhalt with an army on the way from Budweis into Passau."""
    field = Field().put("budweis", "mansfeld", "anhalt", *army).put("passau", *defenders)
    field.act(0, "mansfeld", "join anhalt")
    for units in army:
        count, _, name = units.rpartition(" ")
        field.says(0, f"{count or 1} take {name}")
    return field.says(0, "go").spend(spent).says(0, "march passau")


@pytest.mark.rule("12.6", "12.62a", "11.21d")
def test_an_army_overruns_the_enemy_for_a_point_and_marches_on() -> None:
    field = into_passau(["4 german_militia"], "bavarian_militia")
    assert field.offers(0) == ["overrun", "fight"]
    field.says(0, "overrun")
    assert field.pieces("passau") == []
    assert field.march.spent == 2
    assert field.control("passau") == 0  # 3.11e: without a further point
    assert field.tells(Overran)[0].units == (field.board.units.index("bavarian_militia"),)
    field.says(0, "march linz")
    assert field.clashes() == []


@pytest.mark.rule("12.6")
def test_an_overrun_is_not_compulsory() -> None:
    field = into_passau(["4 german_militia"], "bavarian_militia").says(0, "fight")
    assert field.clashes() == ["passau"]


@pytest.mark.rule("12.61a", "12.62b")
def test_an_overrun_needs_a_point_after_entering() -> None:
    assert into_passau(["4 german_militia"], "bavarian_militia", spent=3).offers(0)[0] == "overrun"
    assert into_passau(["4 german_militia"], "bavarian_militia", spent=4).clashes() == ["passau"]


@pytest.mark.rule("12.61b", "12.61c", "ex-12.61")
def test_an_overrun_needs_eight_factors_and_four_to_one() -> None:
    allowed = []
    for army, foe in [
        (["4 german_militia"], "bavarian_militia"),  # 8 to 2
        (["4 german_militia"], "bavarian_mercenary"),  # 8 to 3
        (["3 german_militia", "german_militia_reduced"], "bavarian_militia_reduced"),  # 7 to 1
    ]:
        allowed.append(into_passau(army, foe, spent=3).clashes() == [])  # a point is left
    assert allowed == [True, False, False]


@pytest.mark.rule("12.62a")
def test_an_army_overruns_again_within_its_allowance() -> None:
    field = Field().put("budweis", "mansfeld", "4 german_militia").put("passau", "bavarian_militia")
    field.put("linz", "imperial_militia").act(0, "mansfeld", "4 take german_militia", "go")
    field.says(0, "march passau", "overrun", "march linz", "overrun")
    assert field.march.spent == 4
    assert (field.control("passau"), field.control("linz")) == (0, 0)


@pytest.mark.rule("12.63", "11.23a")
def test_units_may_go_inside_before_an_overrun_and_it_costs_no_point() -> None:
    field = (
        Field().put("amberg", "mansfeld", "4 german_militia").put("regensburg", "bavarian_militia")
    )
    field.act(0, "mansfeld", "4 take german_militia", "go", "march regensburg")
    assert field.asked() == [(1, "react")]
    field.says(1, "inside")
    assert field.asked() == [(0, "march_on")]
    assert field.march.spent == 1


@pytest.mark.rule("12.63", "11.231")
def test_units_that_stay_outside_are_overrun_and_the_fortress_is_not_gained() -> None:
    field = (
        Field().put("amberg", "mansfeld", "4 german_militia").put("regensburg", "bavarian_militia")
    )
    field.act(0, "mansfeld", "4 take german_militia", "go", "march regensburg")
    field.says(1, "outside").says(0, "overrun")
    assert field.pieces("regensburg") == []
    assert field.control("regensburg") == 1


@pytest.mark.rule("12.64", "11.22a", "12.41b")
def test_leaders_with_overrun_units_are_eliminated_without_a_roll() -> None:
    field = into_passau(["4 german_militia"], "bavarian_militia", "tilly").says(0, "overrun")
    assert field.s.fate[field.leader("tilly")] == LOST
    assert field.pieces("passau") == []


@pytest.mark.rule("12.61c", "13.15e")
def test_a_relieving_army_overruns_besiegers_by_its_own_factors() -> None:
    field = Field().put("prague", "6 german_mercenary", "imperial_militia").besiege("prague")
    field.put("tabor", "thurn", "3 german_mercenary").act(
        0, "thurn", "3 take german_mercenary", "go"
    )
    assert field.spend(4).refused(0, "march prague") == "NoRoomToRelieve"  # and could not go on
    field.spend(3)  # a point to enter, one to overrun, one to leave
    field.says(0, "march prague")
    assert field.offers(0) == ["overrun"]  # nine units may not fight together
    assert field.refused(0, "fight") == "NoRoomToRelieve"
    field.says(0, "overrun")
    assert (field.s.siege[field.place("prague")], field.s.inside[field.place("prague")]) == (0, 0)
    assert field.refused(0, "halt") == "NoRoomHere"


@pytest.mark.rule("12.6")
def test_a_unit_by_free_action_overruns_nobody() -> None:
    field = Field().put("budweis", "german_mercenary")
    field.free(0, "from budweis", "take german_mercenary")
    assert not may_overrun(field.s, field.march, [])


@pytest.mark.rule("9.43b", "12.62a")
def test_an_overrun_leaves_a_revolt_to_be_put_down() -> None:
    field = Field().put("budweis", "mansfeld", "4 german_militia").put("passau", "bavarian_militia")
    city = field.place("passau")
    field.s.revolt[city], field.s.control[city] = 0, NOBODY
    field.act(0, "mansfeld", "4 take german_militia", "go", "march passau", "overrun")
    assert field.control("passau") == NOBODY
    assert "control" in field.offers(0)


@pytest.mark.rule("7.1b", "12.62a", "17.H.5a")
@pytest.mark.parametrize("leaders", [(), ("bethlen_gabor",), ("bethlen_gabor", "thurn")])
def test_wallenstein_gains_the_city_that_he_overruns_also_if_a_rebellion_ends_with_it(
    leaders: tuple[str, ...],
) -> None:
    field = Field().put("vienna", "wallenstein", "4 imperial_mercenary")
    field.put("pressburg", "hungarian_militia", *leaders)
    field.s.wallenstein = int(Career.IN_COMMAND)
    field.act(1, "wallenstein", "4 take imperial_mercenary", "go", "march pressburg", "overrun")
    assert (field.control("pressburg"), field.pieces("pressburg")) == (1, [])
    assert field.holder("hungary") == (1 if leaders else 0)
    assert field.s.influence == 1
