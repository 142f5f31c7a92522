"""10.2 Stacking."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.games.thirty_years_war.events.march import UnitGivenUp
from westphalia.games.thirty_years_war.pieces import LEADERS
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation
from westphalia.games.thirty_years_war.rules.stacking import CureStacking, may_stack
from westphalia.games.thirty_years_war.state import LOST


def stacks(field: Field, seat: int, place: str, *names: str) -> bool:
    index = {name: n for n, name in enumerate(field.board.units)}
    pieces = [index[n] if n in index else LEADERS + field.leader(n) for n in names]
    return may_stack(field.s, seat, field.place(place), pieces)


@pytest.mark.rule("10.21")
def test_eight_units_of_a_side_fill_a_city_full_or_reduced() -> None:
    field = Field().put("pilsen", "5 german_militia", "2 german_mercenary_reduced", "anhalt")
    assert stacks(field, 0, "pilsen", "german_militia")
    assert not stacks(field, 0, "pilsen", "german_militia", "german_militia_reduced")


@pytest.mark.rule("10.24", "ex-10.24")
def test_two_besieged_units_leave_room_for_a_relief_of_six() -> None:
    for units in (6, 7):
        field = Field().put("prague", "2 german_militia", "6 imperial_veteran").besiege("prague")
        field.put("pilsen", "mansfeld", "anhalt", "7 german_mercenary")
        field.act(0, "mansfeld", "join anhalt", f"{units} take german_mercenary", "go")
        assert ("march prague" in field.offers(0)) == (units == 6)
    assert field.refused(0, "march prague") == "NoRoomToRelieve"


@pytest.mark.rule("10.22a", "11.13")
def test_a_full_stack_may_be_passed_but_not_joined() -> None:
    field = Field().put("pilsen", "8 german_militia").put("budweis", "anhalt", "german_mercenary")
    field.act(0, "anhalt", "take german_mercenary", "go", "march pilsen")
    assert "halt" not in field.offers(0)
    assert field.refused(0, "halt") == "NoRoomHere"
    assert field.refused(0, "drop german_mercenary") == "NoRoomHere"
    field.says(0, "march amberg", "halt")
    assert field.pieces("amberg") == ["german_mercenary", "anhalt"]


@pytest.mark.rule("11.11c")
def test_with_the_last_point_nobody_goes_where_he_may_not_stay() -> None:
    field = Field().put("pilsen", "8 german_militia").put("budweis", "anhalt", "german_mercenary")
    field.act(0, "anhalt", "take german_mercenary", "go")
    field.spend(5)
    assert field.refused(0, "march pilsen") == "MayNotEndThere"


@pytest.mark.rule("10.22a")
def test_the_owner_gives_up_units_until_eight_are_left() -> None:
    field = Field().put("pilsen", "9 german_militia", "german_mercenary", "anhalt")
    field.run(CureStacking(0, field.place("pilsen")))
    assert field.offers(0) == ["lose german_mercenary", "lose german_militia"]
    field.says(0, "lose german_mercenary", "lose german_militia")
    assert field.pieces("pilsen") == ["german_militia"] * 8 + ["anhalt"]
    assert len(field.tells(UnitGivenUp)) == 2
    assert field.asked() == []


@pytest.mark.rule("10.22b", "17.A.2")
def test_the_owner_parts_imperials_and_bavarians_after_a_retreat() -> None:
    field = Field().put("linz", "2 imperial_militia", "bucquoy", "tilly", "saxon_militia")
    field.run(CureStacking(1, field.place("linz")))
    assert field.offers(1) == ["lose imperial_militia", "remove bucquoy", "remove tilly"]
    field.says(1, "remove tilly")
    assert field.asked() == []
    assert field.pieces("linz") == [
        "saxon_militia",
        "imperial_militia",
        "imperial_militia",
        "bucquoy",
    ]


@pytest.mark.rule("10.22b", "11.22a")
def test_a_leader_for_whom_the_last_besiegers_were_given_up_is_found_by_the_garrison() -> None:
    field = Field().controls("protestant", "magdeburg")
    field.put("magdeburg", "german_militia", "bavarian_mercenary", "savelli")
    field.s.inside[field.place("magdeburg")] = 1
    field.run(CureStacking(1, field.place("magdeburg"))).play("1 lose bavarian_mercenary")
    assert field.pieces("magdeburg") == ["german_militia"]
    assert field.s.fate[field.leader("savelli")] == LOST


@pytest.mark.rule("10.23")
def test_nations_of_one_side_stack_freely() -> None:
    field = Field().put("pilsen", "german_militia", "2 swedish_veteran", "hungarian_militia")
    assert stacks(field, 0, "pilsen", "french_veteran", "danish_mercenary", "english_mercenary")


@pytest.mark.rule("10.25", "17.A.2", "17.B.2")
def test_imperials_and_bavarians_do_not_stack_before_elector_maximilian() -> None:
    field = Field().put("passau", "bavarian_mercenary").put("linz", "bucquoy")
    assert not stacks(field, 1, "passau", "imperial_militia")
    assert not stacks(field, 1, "passau", "bucquoy")
    assert not stacks(field, 1, "linz", "tilly")
    assert stacks(field, 1, "passau", "saxon_militia", "spanish_veteran", "spinola")
    field.in_force("c19")
    assert stacks(field, 1, "passau", "imperial_militia", "bucquoy")


@pytest.mark.rule("7.24", "10.25")
def test_wallenstein_and_tilly_never_stack() -> None:
    field = Field().put("passau", "tilly").in_force("c19")
    assert not stacks(field, 1, "passau", "wallenstein")
    assert stacks(field, 1, "passau", "bucquoy")


@pytest.mark.rule("17.F.5a", "10.25")
def test_under_the_conflict_french_and_swedish_units_do_not_stack_but_their_leaders_do() -> None:
    field = Field("apocalypse").put("mainz", "french_veteran", "turenne")
    assert stacks(field, 0, "mainz", "swedish_veteran")
    field.in_force("c54")
    assert not stacks(field, 0, "mainz", "swedish_veteran")
    assert stacks(field, 0, "mainz", "horn", "german_militia")


@pytest.mark.rule("17.F.5a")
def test_french_and_swedes_who_end_an_activation_together_are_parted_at_once() -> None:
    field = Field("apocalypse").put("mainz", "french_veteran", "swedish_veteran").in_force("c54")
    field.s.conflict = 1  # 17.F.5b: they stood together before and have time
    field.run(EndActivation(1))
    assert field.asked() == []
    field.s.conflict = 0
    field.run(EndActivation(1))
    assert field.offers(0) == ["lose swedish_veteran", "lose french_veteran"]


@pytest.mark.rule("10.25")
def test_a_ban_forbids_one_stack_on_the_march_but_not_to_pass() -> None:
    field = (
        Field()
        .put("linz", "tilly", "bavarian_mercenary")
        .put("krems", "imperial_militia", "bucquoy")
    )
    field.act(1, "tilly", "take bavarian_mercenary", "go", "march krems")
    assert field.refused(1, "pick_up imperial_militia") == "NotTogether"
    assert field.refused(1, "collect bucquoy") == "NotTogether"
    assert field.refused(1, "drop bavarian_mercenary") == "NoRoomHere"
    assert field.refused(1, "halt") == "NoRoomHere"
    field.says(1, "march znaim", "halt")
    assert field.pieces("znaim") == ["bavarian_mercenary", "tilly"]


@pytest.mark.rule("10.25")
def test_an_imperial_army_cannot_relieve_besieged_bavarians() -> None:
    field = Field().put("munich", "bavarian_militia", "3 german_mercenary").besiege("munich")
    field.put("salzburg", "bucquoy", "4 imperial_veteran")
    field.act(1, "bucquoy", "4 take imperial_veteran", "go")
    assert field.refused(1, "march munich") == "NoRoomToRelieve"
    field.in_force("c19")
    field.hand.advance()
    assert "march munich" in field.offers(1)


@pytest.mark.rule("10.25", "17.F.5a")
def test_under_the_conflict_the_french_cannot_relieve_besieged_swedes() -> None:
    field = Field("apocalypse").put("mainz", "swedish_veteran", "3 imperial_mercenary")
    field.controls("protestant", "mainz").besiege("mainz")
    field.put("oppenheim", "turenne", "4 french_veteran").in_force("c54")
    field.act(0, "turenne", "4 take french_veteran", "go")
    assert field.refused(0, "march mainz") == "NoRoomToRelieve"
    field.s.until[field.board.card_index["c54"]] = 0  # P38 was played
    field.hand.advance()
    assert "march mainz" in field.offers(0)


@pytest.mark.rule("10.25")
def test_those_parted_by_a_ban_do_not_set_out_together() -> None:
    field = Field("apocalypse").put("mainz", "turenne", "french_veteran", "swedish_veteran")
    field.in_force("c54").act(0, "turenne", "take french_veteran")
    assert field.offers(0) == ["go"]
    assert field.refused(0, "take swedish_veteran") == "NotTogether"


@pytest.mark.rule("10.25")
def test_a_ban_keeps_leaders_from_setting_out_together() -> None:
    field = Field().put("linz", "bucquoy", "pappenheim", "john_george").act(1, "bucquoy")
    assert field.offers(1) == ["join john_george", "go"]
    assert field.refused(1, "join pappenheim") == "NotTogether"
