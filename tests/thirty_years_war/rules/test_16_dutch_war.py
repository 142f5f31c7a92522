"""16.1, 16.25 The Dutch War, Spinola's sieges, and the cards that move its marker."""

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.court import Court

from westphalia.games.thirty_years_war.events.battle import CombatCardPlayed, StepLost
from westphalia.games.thirty_years_war.events.politics import (
    ArmyEliminated,
    DutchWarEnded,
    DutchWarMoved,
    NotResponded,
    Responded,
    ResponseOwed,
)
from westphalia.games.thirty_years_war.rules.decks import EndOfTurn, ExpireEffects
from westphalia.games.thirty_years_war.rules.netherlands import EndResponse, move_dutch_war
from westphalia.games.thirty_years_war.rules.pay import aid_points
from westphalia.games.thirty_years_war.rules.turn import CardRound, objection
from westphalia.games.thirty_years_war.state import CATHOLIC, LOST
from westphalia.games.thirty_years_war.terms import Source

UP = "united_provinces"
BOXES = {"c18": 1, "p25": -2, "p26": -2, "p27": -1, "p43": -1}


def at_box(box: int, scenario: str = "campaign") -> Court:
    court = Court(scenario)
    court.s.dutch_war = box
    return court


def spinola(*protestants: str) -> Court:
    """Spinola's army is in the United Provinces, and perhaps a Protestant one."""
    return Court().put(UP, "spinola", "3 spanish_veteran", *protestants)


def dutch_aid(court: Court) -> int:
    return aid_points(court.s, 0, court.board.card_index["p3"])[Source.UP]


# The track


@pytest.mark.rule("16.11")
def test_the_marker_starts_at_0() -> None:
    assert Court().s.dutch_war == 0


@pytest.mark.rule("9.31a", "16.12a", "card.C18")
@pytest.mark.parametrize(("card", "boxes"), BOXES.items())
def test_events_move_the_marker_catholic_ones_up_protestant_ones_down(
    card: str, boxes: int
) -> None:
    court = at_box(1).event(card)
    assert court.s.dutch_war == 1 + boxes
    assert len(court.tells(DutchWarMoved)) == abs(boxes)
    assert court.out_of_game(card)


@pytest.mark.rule("9.31b", "16.132", "card.C3", "card.C11", "card.C18")
@pytest.mark.parametrize("box", [-3, 5])
def test_after_the_war_none_of_its_events_is_played(box: int) -> None:
    court = spinola().put("brussels", "3 spanish_veteran")
    court.s.dutch_war = box
    cards = ("c3", "c4", "c11", *BOXES)
    assert [court.why_not(card) for card in cards] == ["DutchWarOver"] * len(cards)


@pytest.mark.rule("16.24c", "card.C18")
def test_amersfoort_needs_no_army_there() -> None:
    assert Court().why_not("c18") == ""


@pytest.mark.rule("16.13a", "16.13b", "16.131a", "16.131b")
def test_points_come_once_and_aid_is_that_of_the_last_box() -> None:
    """The example ex-16.13."""
    court = at_box(1)
    seen = []
    for boxes in (1, 1, 1, -2, 2):
        move_dutch_war(court.hand, boxes)
        seen.append((court.s.dutch_war, court.s.vp, court.s.dutch_aid))
    assert seen == [(2, 23, -2), (3, 23, -2), (4, 25, -3), (2, 25, -2), (4, 25, -3)]


@pytest.mark.rule("17.U.1", "16.131b")
def test_dutch_aid_changes_with_the_boxes() -> None:
    court = at_box(1)
    assert dutch_aid(court) == 8
    move_dutch_war(court.hand, 1)
    assert dutch_aid(court) == 6
    move_dutch_war(court.hand, 2)
    assert dutch_aid(court) == 5


@pytest.mark.rule("16.133")
def test_the_marker_enters_every_box_and_stops_at_the_end() -> None:
    court = at_box(1)
    move_dutch_war(court.hand, 3)
    assert (court.s.dutch_war, court.s.vp) == (4, 25)
    court = at_box(-2)
    move_dutch_war(court.hand, -2)
    assert court.s.dutch_war == -3
    move_dutch_war(court.hand, 1)
    assert court.s.dutch_war == -3  # frozen
    assert len(court.tells(DutchWarEnded)) == 1


@pytest.mark.rule("16.12b", "16.13c")
def test_at_5_dutch_aid_ends_and_all_armies_there_are_eliminated() -> None:
    court = spinola("anhalt", "german_militia")
    court.s.dutch_war = 4
    court.event("c18")
    assert court.pieces(UP) == []
    assert dutch_aid(court) == 0
    lost = [court.s.fate[court.leader(name)] for name in ("spinola", "anhalt")]
    assert lost == [LOST, LOST]
    assert [event.seat for event in court.tells(ArmyEliminated)] == [1, 0]
    assert court.where("van_den_bergh") == ""


@pytest.mark.rule("16.13d")
def test_at_minus_3_spain_gives_up_and_the_protestants_may_leave() -> None:
    court = spinola("thurn", "german_militia")
    court.s.dutch_war = -2
    court.event("p27")
    assert court.pieces(UP) == ["german_militia", "thurn"]
    assert (court.s.vp, court.s.dutch_aid, dutch_aid(court)) == (18, 3, 11)
    court.act(0, "thurn")
    assert "march lingen" in court.offers(0)


# Spinola besieges


@pytest.mark.rule("16.25", "card.C3", "9.32a")
@pytest.mark.parametrize("card", ["c3", "c4"])
def test_spinola_besieges_with_his_army_only(card: str) -> None:
    court = spinola().event(card)
    assert (court.s.dutch_war, court.s.response) == (1, 1)
    assert len(court.tells(ResponseOwed)) == 1
    assert court.out_of_game(card)
    assert Court().put(UP, "spinola", "2 spanish_veteran").why_not(card) == "NotSpinolasArmy"
    court = Court().put(UP, "cordoba", "3 spanish_veteran")
    assert court.why_not(card) == ""
    assert court.put("brussels", "spinola").why_not(card) == "NotSpinolasArmy"


@pytest.mark.rule("9.32b", "16.25", "card.C3")
def test_only_the_first_catholic_action_of_a_turn() -> None:
    court = spinola().deal(1, "c18").run(CardRound(1)).play("1 event c18")
    assert [court.why_not(card) for card in ("c3", "c4")] == ["NotFirstCard"] * 2
    court.run(ExpireEffects())
    assert court.why_not("c3") == ""
    court.run(CardRound(1)).play("1 free_action")
    assert court.why_not("c3") == "NotFirstCard"
    court = spinola().event("c3")
    assert court.why_not("c4") == "NotFirstCard"


@pytest.mark.rule("9.32b", "16.25", "9.51a")
def test_a_combat_card_played_before_is_no_action() -> None:
    field = Battlefield("apocalypse").put(UP, "spinola", "3 spanish_veteran")
    field.put("passau", "tilly", "4 bavarian_mercenary").deal(CATHOLIC, "c3", "c49")
    field.rolls(9, 0, 0, 0, 0).attack(0, "budweis", "passau", "anhalt", "2 german_mercenary")
    field.says(0, "attack").says(CATHOLIC, "combat c49").finish()
    assert len(field.tells(CombatCardPlayed)) == 1
    assert objection(field.s, CATHOLIC, field.board.card_index["c3"]) is None


@pytest.mark.rule("16.251a", "16.252")
def test_an_army_that_is_there_responds_at_once_and_loses_a_step_of_its_choice() -> None:
    court = spinola("thurn", "2 german_militia", "german_mercenary").event("c3")
    assert court.offers(0) == ["lose german_mercenary", "lose german_militia"]
    court.says(0, "lose german_mercenary")
    assert court.s.response == 0
    assert "german_mercenary_reduced" in court.pieces(UP)
    assert (len(court.tells(Responded)), len(court.tells(StepLost))) == (1, 1)
    court.run(EndResponse())
    assert court.s.dutch_war == 1


@pytest.mark.rule("16.251a", "16.252")
def test_an_army_that_comes_later_in_the_turn_responds_when_it_stands_there() -> None:
    court = spinola().event("c3").holds("protestant", "munster")
    court.put("wesel", "anhalt", "thurn", "3 german_militia")
    court.act(0, "thurn", "join anhalt", "3 take german_militia")
    court.says(0, f"march {UP}", "halt")
    assert court.s.response == 0
    assert court.pieces(UP).count("german_militia_reduced") == 1
    court.act(0, "thurn", "join anhalt", "2 take german_militia", "take german_militia_reduced")
    court.says(0, "march lingen")  # it may leave again
    assert court.march.city == court.place("lingen")


@pytest.mark.rule("16.251a")
def test_units_without_a_leader_do_not_respond() -> None:
    assert spinola("4 german_militia").event("c3").s.response == 1


@pytest.mark.rule("16.251b")
def test_a_small_army_does_not_respond_but_can_make_room() -> None:
    court = spinola("anhalt", "2 german_militia").event("c3")
    assert court.s.response == 1
    court.holds("protestant", "munster").act(0, "anhalt", "march wesel", "halt")
    assert court.s.response == 1
    court.put("lingen", "mansfeld", "3 german_mercenary")
    court.act(0, "mansfeld", "3 take german_mercenary", f"march {UP}", "halt")
    assert court.s.response == 0


@pytest.mark.rule("16.253", "16.254")
def test_without_a_response_the_marker_moves_on_at_the_end_of_the_turn() -> None:
    court = spinola().event("c3").run(EndResponse())
    assert (court.s.dutch_war, court.s.vp, court.s.response) == (2, 23, 0)
    assert len(court.tells(NotResponded)) == 1
    court.run(EndResponse())
    assert court.s.dutch_war == 2
    court = spinola().event("c3").run(EndOfTurn())
    assert court.s.dutch_war == 2


@pytest.mark.rule("16.254")
def test_if_the_war_ends_before_nothing_more_happens() -> None:
    court = spinola()
    court.s.dutch_war = 4
    court.event("c3")
    assert (court.s.dutch_war, court.s.response) == (5, 0)
    assert court.tells(ResponseOwed) == []
    court = spinola().event("c3")
    court.s.dutch_war = -2
    court.event("p27").run(EndResponse())
    assert (court.s.dutch_war, court.tells(NotResponded)) == (-3, [])
