"""W1.3 Assigning counties by draft."""

from collections import Counter

import pytest
from tests.wallenstein.kit import Table, begin, position

from westphalia.engine.step import NOBODY, IllegalChoice
from westphalia.games.wallenstein.events.base import CountyClaimed, DisplayRefreshed, GroupPlaced
from westphalia.games.wallenstein.rules.set_up import LineUp
from westphalia.games.wallenstein.state import OUT_OF_PLAY, counties_of

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def draft(seats: int = 4, *draws: int) -> Table:
    """A draft just begun; the draws are places in the pile of unseen cards."""
    return position(seats=seats, setup="draft").draws(*draws).run(LineUp())


def turn(table: Table, claim: str, *draws: int) -> Table:
    """Let the seat whose turn it is claim a county, keep the display, and place its first group."""
    [(seat, kind)] = table.asked()
    if kind == "refresh":
        table.play(f"{seat} keep_display")
    table.draws(*draws).play(f"{seat} take {claim}")
    return table.play(f"{seat} {table.offers(seat)[0]}")


def face_up(table: Table) -> list[str]:
    return [table.board.counties[county] for county in table.s.face_up]


@pytest.mark.rule("W1.3.1")
@pytest.mark.parametrize(("seats", "cards"), [(3, 37), (4, 45), (5, 45)])
def test_w1_3_1_two_of_the_cards_in_play_are_turned_up(seats: int, cards: int) -> None:
    table = draft(seats, cards - 1, 0)
    in_play = [county for county, owner in enumerate(table.s.owner) if owner != OUT_OF_PLAY]
    assert table.s.face_up == [in_play[-1], in_play[0]]
    assert table.s.pile == in_play[1:-1]
    assert len(table.s.pile) == cards - 2


@pytest.mark.rule("W1.3.2")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(3, "5 4 4 3 3 2 2 2 2"), (4, "5 4 4 3 3 2 2 2"), (5, "5 4 4 3 3 2 2")]
)
def test_w1_3_2_every_seat_places_exactly_its_groups(seats: int, sizes: str) -> None:
    table = draft(seats).until(lambda s: not s.agenda)
    groups = Counter(map(int, sizes.split()))
    for seat in range(seats):
        placed = [table.s.armies[county] for county in counties_of(table.s, seat)]
        assert Counter(placed) == groups


@pytest.mark.rule("W1.3.3")
@SEATS
def test_w1_3_3_from_seat_0_clockwise_one_county_a_turn(seats: int) -> None:
    table = draft(seats).until(lambda s: not s.agenda)
    turns = [event.seat for event in table.tells(CountyClaimed)]
    assert turns == list(range(seats)) * len(table.board.army_groups[seats])


@pytest.mark.rule("W1.3.4")
def test_w1_3_4_a_face_up_card_or_the_unseen_top_card() -> None:
    table = draft(4, 10, 20)
    first, second = face_up(table)
    assert table.offers(0) == [f"take {first}", f"take {second}", "take top"]
    turn(table, second)
    assert table.owner(second) == 0
    table.draws(7)
    unseen = table.board.counties[table.s.pile[7]]
    table.play("1 take top")
    assert table.owner(unseen) == 1
    assert table.told[-1] == CountyClaimed(1, table.county(unseen), from_pile=True)


@pytest.mark.rule("W1.3.5")
def test_w1_3_5_the_group_is_chosen_after_the_card_is_known() -> None:
    table = draft()
    claimed = face_up(table)[0]
    table.play(f"0 take {claimed}")
    assert table.asked() == [(0, "group")]
    assert table.offers(0) == ["group 5", "group 4", "group 3", "group 2"]
    table.play("0 group 3")
    assert table.armies(claimed) == 3
    assert table.s.supply[0] == 62 - 3
    assert table.s.groups[0] == [5, 4, 4, 3, 2, 2, 2]


@pytest.mark.rule("W1.3.5")
def test_w1_3_5_a_group_no_longer_on_the_mat_cannot_be_placed() -> None:
    table = draft(3)
    turn(table, "top")  # the only group of five
    turn(turn(table, "top"), "top")
    table.play("0 keep_display", "0 take top")
    assert table.offers(0) == ["group 4", "group 3", "group 2"]
    with pytest.raises(IllegalChoice, match=r"seat 0 may not 'group 5' now \(W1.3.5\)"):
        table.play("0 group 5")


@pytest.mark.rule("W1.3.6")
@SEATS
def test_w1_3_6_claimed_cards_are_in_hand_when_planning_begins(seats: int) -> None:
    table = begin(seats, setup="draft").answer_until("plan")
    claims = table.tells(CountyClaimed)
    for seat in range(seats):
        claimed = sorted(event.county for event in claims if event.seat == seat)
        assert table.s.hands[seat][:-5] == claimed
        assert len(claimed) == len(table.board.army_groups[seats])


@pytest.mark.rule("W1.3.7")
def test_w1_3_7_a_face_up_card_is_replaced_at_once() -> None:
    table = draft(4, 10, 20)
    first, second = face_up(table)
    table.draws(5)
    successor = table.board.counties[table.s.pile[5]]
    table.play(f"0 take {first}")
    assert face_up(table) == [successor, second]  # before the group is placed


@pytest.mark.rule("W1.3.7")
def test_w1_3_7_a_card_from_the_pile_leaves_the_face_up_cards_alone() -> None:
    table = draft(4, 10, 20)
    both = face_up(table)
    table.play("0 take top")
    assert face_up(table) == both
    assert len(table.s.pile) == 45 - 3


@pytest.mark.rule("W1.3.8")
def test_w1_3_8_an_unchanged_display_may_be_put_under_the_pile() -> None:
    table = draft(3, 10, 20)
    old = table.s.face_up[:]
    for seat in range(3):
        assert table.asked() == [(seat, "claim")]  # nobody may on a first turn
        turn(table, "top")
    assert table.asked() == [(0, "refresh")]
    assert table.offers(0) == ["refresh", "keep_display"]
    table.draws(0, 0)
    fresh = table.s.pile[:2]
    table.play("0 refresh")
    assert (table.s.face_up, table.s.buried) == (fresh, old)
    assert table.told[-1] == DisplayRefreshed(0)
    assert table.offers(0) == [f"take {county}" for county in [*face_up(table), "top"]]
    turn(table, "top")
    assert table.asked() == [(1, "claim")]  # seat 1 has not faced the new cards before


@pytest.mark.rule("W1.3.8")
def test_w1_3_8_the_refresh_is_optional() -> None:
    table = draft(3)
    both = face_up(table)
    for _ in range(3):
        turn(table, "top")
    table.play("0 keep_display")
    assert table.asked() == [(0, "claim")]
    assert face_up(table) == both


@pytest.mark.rule("W1.3.8")
@pytest.mark.parametrize("slot", [0, 1])
def test_w1_3_8_one_new_card_is_enough_to_bar_the_refresh(slot: int) -> None:
    table = draft(3)
    turn(table, "top")
    turn(table, face_up(table)[slot])
    turn(table, "top")
    assert table.asked() == [(0, "claim")]
    turn(table, "top")
    turn(table, "top")  # seat 1 faced the display before its own claim changed it
    assert table.asked() == [(2, "refresh")]


@pytest.mark.rule("W1.3.8")
def test_w1_3_8_cards_put_under_the_pile_come_last_and_in_their_order() -> None:
    table = draft(3)
    buried = table.s.face_up[:]
    for _ in range(3):
        turn(table, "top")
    table.play("0 refresh")
    table.s.pile.clear()  # as if all other cards had been drawn
    turn(table, "top")
    assert table.s.owner[buried[0]] == 0
    turn(table, face_up(table)[1])
    assert table.s.face_up[1] == buried[1]


@pytest.mark.rule("W1.3.9", "W1.3.11", "W1.3.12")
@pytest.mark.parametrize(
    ("seats", "owned", "left", "supply"), [(3, 27, 10, 35), (4, 32, 13, 37), (5, 35, 10, 39)]
)
def test_w1_3_9_the_draft_ends_when_all_groups_are_placed(
    seats: int, owned: int, left: int, supply: int
) -> None:
    table = draft(seats).until(lambda s: not s.agenda)
    owners = Counter(table.s.owner)
    assert sum(owners[seat] for seat in range(seats)) == owned
    assert owners[NOBODY] == left
    assert list(table.s.supply) == [supply] * seats
    neutral = [county for county, owner in enumerate(table.s.owner) if owner == NOBODY]
    assert {table.s.armies[county] for county in neutral} == {0}
    assert len(table.tells(GroupPlaced)) == owned
    table.sound()


@pytest.mark.rule("W1.3.10")
@pytest.mark.parametrize(("seats", "left"), [(3, 10), (4, 13), (5, 10)])
@pytest.mark.parametrize("refreshing", [False, True])
def test_w1_3_10_the_pile_never_runs_out(seats: int, left: int, refreshing: bool) -> None:
    table = draft(seats)
    while table.hand.open:
        assert len(table.s.face_up) == 2
        cards = len(table.s.pile) + len(table.s.buried) + 2
        [(seat, kind)] = table.asked()
        answer = 0 if kind == "refresh" and refreshing else -1
        table.play(f"{seat} {table.offers(seat)[answer]}")
    assert cards == left
    assert bool(table.tells(DisplayRefreshed)) is refreshing


@pytest.mark.rule("W1.3.12")
def test_w1_3_12_a_face_up_card_left_over_is_neutral_and_may_be_conquered() -> None:
    table = draft(4).until(lambda s: sum(map(len, s.groups)) == 1)
    neutral = table.s.face_up[0]
    table.until(lambda s: not s.agenda)
    assert table.s.owner[neutral] == NOBODY
    neighbour = next(c for c in table.board.neighbours[neutral] if table.s.owner[c] >= 0)
    seat = table.s.owner[neighbour]
    table.act("combat_move_a", seat, table.board.counties[neighbour])
    assert f"march {table.board.counties[neutral]}" in table.offers(seat)


@pytest.mark.rule("W1.3.13")
def test_w1_3_13_after_the_draft_the_mats_show_the_actions() -> None:
    table = begin(4, setup="draft")
    assert table.s.plans == [[]] * 4
    table.answer_until("plan")
    assert table.s.groups == []
    assert table.s.pile + table.s.buried + table.s.face_up == []
    assert [len(plan) for plan in table.s.plans] == [11] * 4
    assert table.asked() == [(seat, "plan") for seat in range(4)]
