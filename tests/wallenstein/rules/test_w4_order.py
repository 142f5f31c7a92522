"""W4 Revealing the bids, choosing positions, the order of play."""

import pytest
from tests.wallenstein.kit import Table, season

from westphalia.engine.game import SPECTATOR
from westphalia.engine.rows import row
from westphalia.engine.step import IllegalChoice
from westphalia.games.wallenstein.events import base as told
from westphalia.games.wallenstein.events.base import SupplyChecked
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.planning import TakeUpCards
from westphalia.games.wallenstein.rules.winter import Winter
from westphalia.games.wallenstein.state import NONE

HOMES = ["boehmen", "tirol", "mark", "trier", "holstein"]
EVENT = 0  # the first draw after planning


def auction(*bids: str, lots: tuple[int, ...] = (), number: int = 0) -> Table:
    """Seats with one county each have bid; "county" stands for that county."""
    seats = max(3, len(bids))
    text = ";".join(f"{home}: {seat} 3" for seat, home in enumerate(HOMES[:seats]))
    table = season(text, seats=seats, number=number).draws(EVENT, *lots)
    for seat, bid in enumerate(bids):
        table.plan(seat, bid=HOMES[seat] if bid == "county" else bid)
    return table


def choose(table: Table, *positions: int) -> list[int]:
    """Take these positions as the seats are asked; who was asked, in that order."""
    asked = []
    for position in positions:
        [(seat, kind)] = table.asked()
        assert kind == "position"
        asked.append(seat)
        table.play(f"{seat} position {position}")
    return asked


def over(table: Table) -> Table:
    return table.until(lambda s: not s.agenda)


@pytest.mark.rule("W4.1.1")
def test_w4_1_1_all_bids_are_revealed_together_and_every_bidder_pays() -> None:
    table = auction("money_1", "money_4", "county", "money_0", "nothing")
    assert list(table.s.thalers) == [11, 8, 12, 12, 12]
    revealed = table.tells(told.BidRevealed)
    assert revealed == table.told[-5:]
    assert [(event.seat, event.paid) for event in revealed] == [
        (0, 1),
        (1, 4),
        (2, 0),
        (3, 0),
        (4, 0),
    ]
    bids = [seat["boxes"]["bid"] for seat in WALLENSTEIN.view(table.s, SPECTATOR)["seats"]]
    assert bids == ["money_1", "money_4", "mark", "money_0", "nothing"]
    assert table.asked() == [(1, "position")]


@pytest.mark.rule("W4.1.1")
def test_w4_1_1_nothing_is_paid_or_shown_before_the_last_seat_is_ready() -> None:
    table = auction("money_4", "money_3")  # the third seat still plans
    assert list(table.s.thalers) == [18, 18, 18]
    assert table.tells(told.BidRevealed) == []
    table.plan(2, bid="money_2")
    assert list(table.s.thalers) == [14, 15, 16]


@pytest.mark.rule("W4.1.2")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("money_4", "money_3"),
        ("money_3", "money_2"),
        ("money_2", "money_1"),
        ("money_1", "county"),
        ("county", "money_0"),
        ("money_0", "nothing"),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_w4_1_2_the_higher_bid_chooses_first(higher: str, lower: str, swapped: bool) -> None:
    bids = [lower, higher] if swapped else [higher, lower]
    table = auction(*bids, "money_0", lots=(0,))
    asked = choose(table, 1, 2, 3)
    assert (asked.index(0) < asked.index(1)) is not swapped


@pytest.mark.rule("W4.1.3")
@pytest.mark.parametrize("bid", ["money_2", "county", "money_0", "nothing"])
def test_w4_1_3_equal_bids_are_ordered_by_lot(bid: str) -> None:
    table = auction(bid, bid, bid, lots=(2, 0))
    assert table.tells(told.LotsDrawn) == [told.LotsDrawn((2, 0, 1))]
    assert choose(table, 1, 2, 3) == [2, 0, 1]


@pytest.mark.rule("W4.1.3")
def test_w4_1_3_only_the_tied_draw_lots() -> None:
    table = auction("money_1", "county", "money_4", "county", lots=(1,))
    assert table.tells(told.LotsDrawn) == [told.LotsDrawn((3, 1))]
    assert choose(table, 1, 2, 3, 4) == [2, 0, 3, 1]


@pytest.mark.rule("W4.1.4")
def test_w4_1_4_in_ranking_order_each_takes_any_free_position_with_its_tile() -> None:
    table = auction("money_1", "money_4", "money_3", "money_2")
    tiles = table.s.tiles[:]
    assert table.offers(1) == [f"position {n}" for n in range(1, 6)]
    table.play("1 position 3")  # the highest bidder need not take the first
    assert table.offers(2) == [f"position {n}" for n in (1, 2, 4, 5)]
    with pytest.raises(IllegalChoice, match=r"seat 2 may not 'position 3' now \(W4.1.4\)"):
        table.play("2 position 3")
    assert choose(table, 5, 1, 2) == [2, 3, 0]
    assert table.tells(told.PositionTaken) == [
        told.PositionTaken(seat, box, tiles[box]) for seat, box in [(1, 2), (2, 4), (3, 0), (0, 1)]
    ]


@pytest.mark.rule("W4.1.5")
def test_w4_1_5_tiles_left_over_serve_nobody_and_empty_boxes_are_ignored() -> None:
    table = auction("money_3", "money_2", "money_1")
    assert [table.board.tiles[tile] for tile in table.s.tiles][::2] == [
        *("plus_tax", "six_armies", "defence_plus"),
    ]
    choose(table, 4, 5, 2)  # the tiles on 1 and 3 are left
    turned = [event.seat for event in table.tells(told.CardTurnedUp)]
    assert turned == [2, 0, 1] * 10
    taxes = table.tells(told.IncomeTaken)
    assert [(event.seat, event.amount) for event in taxes] == [(2, 4), (0, 6), (1, 4)]
    assert table.s.tiles == [NONE] * 5


@pytest.mark.rule("W4.1.6")
def test_w4_1_6_the_order_is_that_of_the_boxes_not_of_the_bids() -> None:
    table = auction("money_4", "money_3", "money_2", "money_1", "county")
    assert choose(table, 5, 1, 4, 2, 3) == [0, 1, 2, 3, 4]
    assert table.s.order == [1, 3, 4, 2, 0]
    assert table.tells(told.OrderSettled) == [told.OrderSettled((1, 3, 4, 2, 0))]
    over(table)
    turned = [event.seat for event in table.tells(told.CardTurnedUp)]
    assert turned == [1, 3, 4, 2, 0] * 10


@pytest.mark.rule("W4.1.7")
def test_w4_1_7_a_county_that_was_bid_is_known_idle_and_comes_back() -> None:
    table = auction("county", "money_0", "nothing")
    for viewer in (SPECTATOR, 0, 1, 2):
        boxes = WALLENSTEIN.view(table.s, viewer)["seats"][0]["boxes"]
        assert boxes["bid"] == "boehmen"
    assert table.s.plans[0].count(table.county("boehmen")) == 1
    over(table)
    acted = [event.county for event in table.told if hasattr(event, "county")]
    assert table.county("boehmen") not in acted
    assert table.armies("boehmen") == 3
    assert table.county("boehmen") in table.run(TakeUpCards()).s.hands[0]


@pytest.mark.rule("W4.1.8")
def test_w4_1_8_the_order_of_fall_holds_in_winter() -> None:
    table = auction("money_1", "money_2", "money_3", "money_4", number=2)
    choose(table, 3, 1, 5, 2)
    over(table)
    table.s.grain = row([18] * 4)
    table.run(Winter())
    checked = [event.seat for event in table.tells(SupplyChecked)]
    assert checked == [2, 0, 3, 1]


@pytest.mark.rule("W4.2.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_w4_2_1_whoever_takes_the_tile_on_box_1_is_first_player(seat: int) -> None:
    table = auction("money_3", "money_2", "money_1")
    choose(table, *[1 if other == seat else other + 3 for other in range(3)])
    assert table.s.order[0] == seat
    over(table)
    assert next(e for e in table.tells(told.CardTurnedUp)).seat == seat


@pytest.mark.rule("W4.2.2")
@pytest.mark.parametrize("boxes", [(1, 2, 3), (1, 3, 5), (3, 4, 5)])
def test_w4_2_2_red_blue_and_black_in_ascending_boxes(boxes: tuple[int, int, int]) -> None:
    black, red, blue = 0, 1, 2
    table = auction("money_4", "money_1", "money_2")
    assert choose(table, boxes[2], boxes[1], boxes[0]) == [black, blue, red]
    assert table.s.order == [red, blue, black]


@pytest.mark.rule("W4.2.3")
@pytest.mark.parametrize(("lot", "first", "second"), [(0, "A", "D"), (1, "D", "A")])
def test_w4_2_3_the_bids_2_county_0_2_and_none(lot: int, first: str, second: str) -> None:
    table = auction("money_2", "county", "money_0", "money_2", "nothing", lots=(lot,))
    assert list(table.s.thalers) == [10, 12, 12, 10, 12]
    asked = choose(table, 1, 2, 3, 4, 5)
    assert ["ABCDE"[seat] for seat in asked] == [first, second, "B", "C", "E"]
