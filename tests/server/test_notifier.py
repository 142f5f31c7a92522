"""The notifier: who is called, who is not, and how often where nobody answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server import room as room_module
from tests.server.room import Room, lay_mat

from westphalia.server.notices import outgoing
from westphalia.server.notices.kinds import Kind
from westphalia.server.store.rows import NoticePreferences, User
from westphalia.server.tables import agreements, new_tables, seats, speaking
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.table import Table
from westphalia.server.tables.votes import PAUSE

Reply = int | Exception
DOOR = "https://example.net/"


class Calls:
    """Answers each call as it is told, the last way for ever, and notes who is called and when."""

    def __init__(self, replies: Sequence[Reply]) -> None:
        self.replies = list(replies)
        self.times: list[float] = []
        self.bodies: list[dict[str, Any]] = []

    def __call__(self, address: str, body: bytes, private: bool) -> int:
        assert (address, private) == (DOOR, False)
        self.times.append(asyncio.get_running_loop().time())
        self.bodies.append(json.loads(body))
        reply = self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]
        if isinstance(reply, Exception):
            raise reply
        return reply

    @property
    def waits(self) -> list[int]:
        """The whole seconds between the calls; the store takes its fractions."""
        return [int(later - before) for before, later in pairwise(self.times)]


Story = Callable[[Room, Calls], Any]


def calling(*replies: Reply) -> Callable[[Story], Callable[[pytest.MonkeyPatch], None]]:
    """A story in which webhooks answer so."""

    def as_test(happens: Story) -> Callable[[pytest.MonkeyPatch], None]:
        def test(monkeypatch: pytest.MonkeyPatch) -> None:
            calls = Calls(replies)
            monkeypatch.setattr(outgoing, "post", calls)
            room_module.story()(lambda room: happens(room, calls))(monkeypatch)

        test.__name__, test.__doc__ = happens.__name__, happens.__doc__
        return test

    return as_test


async def reachable(room: Room, user: User) -> None:
    await room.store.change_user(replace(user, webhook=DOOR))


async def begun(room: Room) -> Table:
    """A table of Anna, who may be reached, Berta, who may, and Carla, who may not."""
    for user in (room.anna, room.berta):
        await reachable(room, user)
    table = await room.table("me", "open", "open")
    table.subscribers.add(Subscriber(room.anna.id, 0, 0))
    await seats.sit(table, room.berta, 1, "", "")
    await seats.sit(table, room.carla, 2, "", "")
    await seats.start_if_full(table)
    return table


@calling(204)
async def test_only_who_is_away_and_has_a_webhook_is_called(room: Room, calls: Calls) -> None:
    table = await begun(room)
    await asyncio.sleep(5000)
    assert room.tables.notifier.dispatcher._tasks == set(), "nothing is left to do"
    assert calls.bodies == [
        {
            "type": "your_turn",
            "table": table.row.id,
            "title": "",
            "seat": 1,
            "detail": "plan",
            "place": f"table/{table.row.id}",
        }
    ]


@calling(204)
async def test_who_was_called_is_not_called_again_until_all_is_answered(
    room: Room, calls: Calls
) -> None:
    table = await begun(room)
    for seat in (0, 1):
        await lay_mat(table, seat, f"mat {seat}")
        await asyncio.sleep(5000)
    assert len(calls.bodies) == 1
    await table.undo(1, table.turns.numbers[1], "back", lambda: None)
    await asyncio.sleep(5000)
    assert [body["seat"] for body in calls.bodies] == [1, 1], "asked anew"


@calling(204)
async def test_for_whom_a_bot_stands_in_nobody_calls(room: Room, calls: Calls) -> None:
    await reachable(room, room.berta)
    table = await room.table("me", "open", "hot")
    await seats.sit(table, room.berta, 1, "", "")
    await table.change_seat(replace(table.seats[1], stand_in="random"))
    await seats.start_if_full(table)
    await asyncio.sleep(5000)
    assert calls.bodies == []


@calling(OSError("nobody there"), 503, 429, 204)
async def test_where_nobody_answers_it_calls_again_after_longer_and_longer_waits(
    room: Room, calls: Calls
) -> None:
    await begun(room)
    await asyncio.sleep(5000)
    assert calls.waits == [5, 60, 600]


@calling(500)
async def test_in_the_end_it_gives_up(room: Room, calls: Calls) -> None:
    await begun(room)
    await asyncio.sleep(50_000)
    assert len(calls.times) == 4


@calling(404)
async def test_an_answer_that_says_no_is_an_answer(room: Room, calls: Calls) -> None:
    await begun(room)
    await asyncio.sleep(5000)
    assert len(calls.times) == 1


@calling(ValueError("leads into our own network"))
async def test_an_address_that_may_not_be_called_is_not_tried_again(
    room: Room, calls: Calls
) -> None:
    await begun(room)
    await asyncio.sleep(5000)
    assert len(calls.times) == 1


@calling(503)
async def test_who_has_answered_is_called_no_more(room: Room, calls: Calls) -> None:
    table = await begun(room)
    await asyncio.sleep(10)
    await lay_mat(table, 1, "mat")
    await asyncio.sleep(5000)
    assert calls.waits == [5]


@calling(503)
async def test_a_table_that_has_left_the_memory_is_still_called_for(
    room: Room, calls: Calls
) -> None:
    table = await begun(room)
    await asyncio.sleep(10)
    room.tables._evict(table)
    await asyncio.sleep(5000)
    assert calls.waits == [5, 60, 600]


# other kinds


def told(calls: Calls, user_seat: int = -1) -> list[str]:
    return [body["type"] for body in calls.bodies if user_seat in (-1, body["seat"])]


@calling(204)
async def test_who_is_not_asked_at_first_is_told_that_the_game_has_begun(
    room: Room, calls: Calls
) -> None:
    await reachable(room, room.berta)
    table = await room.table("hot", "hot", "open", owner=room.anna)
    await reachable(room, room.dora)
    await seats.sit(table, room.berta, 2, "", "")
    await table.change_row(owner=room.dora.id)
    table.row = replace(table.row, owner=room.dora.id)
    await seats.start_if_full(table)
    await asyncio.sleep(60)
    assert sorted(told(calls)) == ["begun", "your_turn"]
    assert [body["seat"] for body in calls.bodies if body["type"] == "begun"] == [-1]


@calling(204)
async def test_the_end_is_told_to_those_who_are_away(room: Room, calls: Calls) -> None:
    table = await begun(room)
    await asyncio.sleep(60)
    await agreements.resign(table, room.carla, 2)
    await room.tables.end_table(table, room.anna)
    await asyncio.sleep(60)
    assert told(calls) == ["your_turn", "over"]
    assert {body["seat"] for body in calls.bodies} == {1}, "Anna looks on, Carla has no webhook"


@calling(204)
async def test_a_vote_is_told_once_and_not_when_it_is_void(room: Room, calls: Calls) -> None:
    table = await begun(room)
    await asyncio.sleep(60)
    await agreements.cast(table, room.anna, PAUSE, True)
    await agreements.cast(table, room.carla, PAUSE, True)
    await asyncio.sleep(60)
    assert [(body["type"], body["detail"]) for body in calls.bodies[1:]] == [("vote", "pause")]
    await agreements.cast(table, room.carla, PAUSE, False)
    before = len(calls.bodies)
    await agreements.cast(table, room.anna, PAUSE, True)
    await agreements.cast(table, room.anna, PAUSE, False)
    await asyncio.sleep(60)
    assert len(calls.bodies) == before, "it was taken back before anybody was called"


@calling(204)
async def test_of_words_one_is_told_once_until_they_are_read(room: Room, calls: Calls) -> None:
    table = await begun(room)
    await asyncio.sleep(60)
    for words in ("good evening", "your move?"):
        await speaking.say(table, room.anna, words, 0)
        room.tables.notifier.tell_of_words(table, room.anna.id)
        await asyncio.sleep(60)
    assert told(calls) == ["your_turn", "talk"]
    await speaking.mark_read(table, room.berta, table.talk.last)
    await speaking.say(table, room.anna, "well?", 0)
    room.tables.notifier.tell_of_words(table, room.anna.id)
    await asyncio.sleep(60)
    assert told(calls) == ["your_turn", "talk", "talk"]


@calling(204)
async def test_what_is_switched_off_is_not_sent_by_that_channel(room: Room, calls: Calls) -> None:
    await room.store.put_preferences(
        room.berta.id, NoticePreferences(switched_off=("mail your_turn", "webhook over"))
    )
    table = await begun(room)
    await asyncio.sleep(60)
    await room.tables.end_table(table, room.anna)
    await asyncio.sleep(60)
    assert told(calls) == ["your_turn"]


@calling(204)
async def test_a_rematch_is_told_to_whom_a_seat_is_kept_for(room: Room, calls: Calls) -> None:
    table = await begun(room)
    await asyncio.sleep(60)
    await room.tables.end_table(table, room.anna)
    found = await new_tables.rematch(room.tables, table, room.anna, "kept")
    await asyncio.sleep(60)
    last = calls.bodies[-1]
    told_of = last.get("notices", [last])
    assert {"rematch": found.row.id}.items() <= {
        each["type"]: each["table"] for each in told_of
    }.items()


@calling(204)
async def test_a_place_that_is_no_table_is_told_with_its_own_title(
    room: Room, calls: Calls
) -> None:
    await reachable(room, room.berta)
    notifier = room.tables.notifier
    notifier.tell(room.berta.id, Kind.NEXT_ROUND, "tournament/abc", title="Spring cup")
    await asyncio.sleep(60)
    [body] = calls.bodies
    assert (body["type"], body["table"], body["place"]) == ("next_round", "", "tournament/abc")
    assert body["title"] == "Spring cup"
