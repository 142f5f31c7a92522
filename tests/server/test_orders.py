"""Standing orders at a table: set in secret, counted from the next term on, told like answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.kit import USUAL, opened
from tests.server.room import Room, refused, story

from westphalia.engine.choice import Choice
from westphalia.engine.orders import StandingOrders
from westphalia.games import find_game
from westphalia.server.store.rows import SeatRow
from westphalia.server.tables import new_tables, orders, seats
from westphalia.server.tables.info import seat_info
from westphalia.server.tables.orders import ordered, orders_info, set_orders
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table

WAR = find_game("thirty_years_war")
WALLENSTEIN = find_game("wallenstein")
EVERYTHING = {
    "attacked": "withdraw",
    "combat_cards": "pass_below 99",
    "losses": "keep_units",
    "retreat": "to_base",
    "continued_sieges": "roll_all",
    "pay": "all",
}
WINDOWS = {kind for order in WAR.orders for kind in order.kinds}


async def war(room: Room, *chairs: str) -> Table:
    """A table of the second game that Anna has set up."""
    scenario = {"scenario": "intervention"}
    wanted = new_tables.NewTable(
        WAR.name, [Chair(chair) for chair in chairs], options=scenario, public=True
    )
    return await new_tables.create(room.tables, wanted, room.anna)


def seen_by_others(table: Table) -> tuple[bytes, bytes, bytes]:
    """What the other side and a spectator are sent."""
    snapshot = table.current_snapshot
    return snapshot.encoded(1), snapshot.encoded(-1), table.logs.since(1, 0)


# Setting


@story()
async def test_orders_are_for_their_own_person_and_nobody_hears_of_them(room: Room) -> None:
    table = await war(room, "me", "open")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    listeners = [Subscriber(room.berta.id, 1, 0), Subscriber(0, -1, 0)]
    table.subscribers.update(listeners)
    before, info = seen_by_others(table), table.info_text(room.berta.id)
    await set_orders(table, room.anna, 0, {"pay": "all", "losses": "ask"})
    assert [each.snapshot_due or each.presence_due for each in listeners] == [False, False]
    assert (seen_by_others(table), table.info_text(room.berta.id)) == (before, info)
    assert orders_info(table, room.anna, 0).orders == {"pay": "all"}
    await refused(set_orders(table, room.berta, 0, {"pay": "all"}), "not_allowed")
    await table.reload()
    assert orders_info(table, room.anna, 0).orders == {"pay": "all"}


@story()
async def test_an_unknown_order_or_value_is_refused_with_a_sentence(room: Room) -> None:
    table = await war(room, "me", "hot")
    unknown = await refused(set_orders(table, room.anna, 0, {"flee": "always"}), "bad_request")
    assert "'flee' is no standing order of this game; there are: attacked, " in unknown
    wrong = await refused(set_orders(table, room.anna, 0, {"pay": "none"}), "bad_request")
    assert wrong == "the order pay may be ask, all, not 'none'"
    other = await room.table("me", "hot", "hot")
    none = await refused(set_orders(other, room.anna, 0, {"pay": "all"}), "bad_request")
    known = "combat_move_a, combat_move_b"
    assert none == f"'pay' is no standing order of this game; there are: {known}"


@story()
async def test_whoever_takes_over_a_seat_does_not_take_over_its_orders(room: Room) -> None:
    table = await war(room, "me", "hot")
    await set_orders(table, room.anna, 0, EVERYTHING)
    await seats.stand(table, room.anna, 0, "random")
    assert table.seats[0].orders == ""


# When they count


def test_changes_count_from_the_next_term_on() -> None:
    first = StandingOrders().changed(3, {"pay": "all"})
    assert [first.in_force(term) for term in (3, 4)] == [{}, {"pay": "all"}]
    second = first.changed(4, {"pay": "ask"})
    assert [second.in_force(term)["pay"] for term in (4, 5)] == ["all", "ask"]


@story()
async def test_orders_set_in_a_turn_answer_nothing_before_the_next_card_draw(room: Room) -> None:
    table = await war(room, "me", "hot")
    while orders.term_of(table) < 6:
        await one_answer(table, Random(1))
    await set_orders(table, room.anna, 0, EVERYTHING)
    assert orders_info(table, room.anna, 0).in_force == {}
    windows = {6: 0, 7: 0}  # by turn: how often a window of the seat was open
    while table.match and not table.match.over and (turn := orders.term_of(table)) < 8:
        question = table.current_snapshot.open.get(0)
        windows[turn] += question is not None and question.kind in WINDOWS
        if ordered(table, 0):
            assert turn == 7
            await changed(table)
        else:
            await one_answer(table, Random(len(table.match.entries)))
    assert table.metrics.counts["order_answers", ""] > 0
    assert all(windows.values())


async def one_answer(table: Table, random: Random) -> None:
    """Somebody answers for one of the seats, whatever the orders say."""
    assert table.snapshot
    seat, question = random.choice(sorted(table.snapshot.open.items()))
    turn = table.snapshot.turns[seat]
    await table.answer(seat, turn, "", [random.choice(question.choices).text], lambda: None)


async def changed(table: Table) -> None:
    """Until somebody has answered."""
    before = table.snapshot
    while table.snapshot is before:
        await asyncio.sleep(0.1)


# What the others notice


async def told(room: Room, by_order: bool) -> list[tuple[bytes, bytes, bytes]]:
    """What others were sent in the same war, answered by orders or by hand in the same way."""
    table = await war(room, "me", "open")
    if by_order:
        await set_orders(table, room.anna, 0, EVERYTHING)
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    random, heard, answers = Random(5), [seen_by_others(table)], 0
    while table.match and not table.match.over and len(table.match.entries) < 400:
        snapshot = table.current_snapshot
        seat, question = sorted(snapshot.open.items())[0]
        said = WAR.ordered(snapshot.state, 0, question, EVERYTHING) if seat == 0 else None
        answers += said is not None
        if said and by_order:
            await changed(table)
        else:
            choice = said or random.choice(question.choices)
            await table.answer(seat, snapshot.turns[seat], "", [choice.text], lambda: None)
        heard.append(seen_by_others(table))
    assert answers > 3
    assert table.metrics.counts["order_answers", ""] == answers * by_order
    return heard


@pytest.mark.slow
@story()
async def test_who_is_answered_by_an_order_hears_the_same_as_from_a_person(room: Room) -> None:
    by_hand = await told(room, False)
    room.context.metrics.counts.clear()
    assert await told(room, True) == by_hand


@story(order_pause=3.0)
async def test_an_order_takes_its_time_whether_anybody_watches_or_not(room: Room) -> None:
    table = await war(room, "me", "open")
    await set_orders(table, room.anna, 0, {"pay": "all", "continued_sieges": "roll_all"})
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    while ordered(table, 0) is None:
        await one_answer(table, Random(len(table.logs.encoded)))
    for watched in (False, True):
        while ordered(table, 0) is None:
            await one_answer(table, Random(len(table.logs.encoded)))
        if watched:
            table.subscribers.add(Subscriber(room.berta.id, 1, 0))
        begun = table.now()
        await changed(table)
        assert 2.5 < table.now() - begun < 3.5


# Orders that are sealed with a plan


async def marched(room: Room) -> Table:
    """A table of Wallenstein at which Anna has sealed an order, and it was carried out."""
    table = await room.table("me", "open", "open", public=True)
    for seat in (1, 2):
        await seats.sit(table, room.berta, seat, "", "")
    await seats.start_if_full(table)
    random = Random(3)
    await seal(table, room)
    while table.match and not any(entry.by_order for entry in table.match.entries):
        assert b"answered-by-order" not in table.logs.since(1, 0)
        if ordered(table, 0):
            await changed(table)
        else:
            await one_answer(table, random)
    return table


async def seal(table: Table, room: Room) -> None:
    """Covers the boxes of Anna, her largest armies on those of the marches, and seals orders."""
    while (choices := table.current_snapshot.open[0].choices)[0].text != "ready":
        marches = choices[0].verb.startswith("combat")
        card = max(choices, key=lambda each: armies(table, each) * (1 if marches else -1))
        await table.answer(0, table.current_snapshot.turns[0], "", [card.text], lambda: None)
    boxes = WALLENSTEIN.view(table.current_snapshot.state, 0)["seats"][0]["boxes"]
    wanted = {
        box: f"attack_else_stay {boxes[box]} {neighbour(boxes[box])} 2 60 1"
        for box in ("combat_move_a", "combat_move_b")
    }
    before = seen_by_others(table)
    await set_orders(table, room.anna, 0, wanted)
    assert seen_by_others(table) == before
    assert orders_info(table, room.anna, 0).orders == wanted
    assert orders_info(table, room.anna, 0).in_force == {}


def armies(table: Table, choice: Choice) -> int:
    """How many armies stand in the county of a card; in none for money."""
    counties = WALLENSTEIN.view(table.current_snapshot.state, 0)["counties"]
    found = counties.get(choice.text.split()[1], {"armies": 0})
    return int(found["armies"])


def neighbour(county: str) -> str:
    return str(WALLENSTEIN.printed({})["counties"][county]["neighbours"][0])


@story()
async def test_a_sealed_order_is_told_when_it_is_carried_out_and_not_before(room: Room) -> None:
    table = await marched(room)
    log = table.logs.since(1, 0)
    assert b'"answered-by-order","clause":"W5.11.1","args":{"seat":0' in log
    assert table.match
    first = next(entry for entry in table.match.entries if entry.by_order)
    assert (first.seat, first.choice.verb) in ((0, "march"), (0, "stay"))
    async with table.lock:  # read anew from the store, the table tells the same
        table.stale = True
        await table.reload()
    assert table.logs.since(1, 0)[: len(log) - 1] == log[:-1]


# Over HTTP


def test_orders_over_http(tmp_path: Path) -> None:
    with opened(tmp_path / "orders.db", USUAL) as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "hot", game=WAR.name)
        path = f"/api/tables/{table}/orders"
        answer = anna.post(path, {"seat": 0, "orders": {"attacked": "withdraw_below 40"}})
        assert answer == {"orders": {"attacked": "withdraw_below 40"}, "in_force": {}}
        assert anna.get(f"{path}?seat=0") == answer
        assert anna.get(f"{path}?seat=1") == {"orders": {}, "in_force": {}}
        berta.get(f"{path}?seat=0", status=403)
        berta.post(path, {"seat": 0, "orders": {}}, status=403)
        refusal = anna.post(path, {"seat": 0, "orders": {"attacked": "run"}}, status=400)
        assert refusal["error"]["message"].startswith("the order attacked may be ask, stand, ")
        games = {game["name"]: game["orders"] for game in anna.get("/api/games")["games"]}
        assert [order["name"] for order in games["wallenstein"]] == [
            "combat_move_a",
            "combat_move_b",
        ]
        origin = games["wallenstein"][0]["values"][1]["numbers"][0]
        assert origin == {"name": "origin", "least": 0, "most": 44, "words": True}
        assert games[WAR.name][0]["values"][2] == {
            "name": "withdraw_below",
            "numbers": [{"name": "percent", "least": 0, "most": 100, "words": False}],
        }


def test_orders_are_a_part_of_the_seat_that_is_shown_to_nobody() -> None:
    row = SeatRow(0, "person", "Anna", 1, orders='{"term":1}')
    shown = str(seat_info(row, [], None))
    assert "term" not in shown
