"""The event stream of a bot: it begins with all that is under way, and then tells what changes."""

from __future__ import annotations

import asyncio
import json
from random import Random
from types import TracebackType
from typing import Any

import msgspec
import pytest
from tests.server.kit import mat
from tests.server.room import Room, refused, story

from westphalia.server.errors import Refusal
from westphalia.server.store.rows import BotPolicy, User
from westphalia.server.tables import agreements, challenges, seats, speaking
from westphalia.server.tables.events import MOST_STREAMS, EventStream
from westphalia.server.tables.seats import SeatChange
from westphalia.server.tables.table import Table
from westphalia.server.tables.votes import BOT, PAUSE


class Listening:
    """A stream that is read as it comes."""

    def __init__(self, room: Room, bot: User, token_hash: str = "") -> None:
        self.stream = EventStream(room.tables, bot, token_hash)
        self.room = room
        self.events: list[Any] = []

    async def __aenter__(self) -> Listening:
        self.reader = asyncio.ensure_future(self._read())
        await self.settled()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)

    async def _read(self) -> None:
        with self.room.tables.events.entered(self.stream):
            async for line in self.stream.events():
                self.events.append(json.loads(line))

    async def settled(self) -> None:
        await asyncio.sleep(30)  # of a clock that flies

    async def told(self) -> list[Any]:
        """All events since they were last asked for."""
        await self.settled()
        events, self.events = self.events, []
        return events

    async def kinds(self) -> list[str]:
        return [event["type"] for event in await self.told()]


async def robot(room: Room, name: str = "Robot") -> User:
    made = await room.store.add_user(name, "a hash")
    assert await room.store.become_bot(made.id)
    return msgspec.structs.replace(made, bot=True)


async def begun(room: Room, bot: User) -> Table:
    """A game of Anna, the bot, which took her challenge, and a bot of the house."""
    table = await room.table("me", "open", "captain", public=False)
    await challenges.challenge(room.tables, table, room.anna, 1, bot.name)
    await seats.sit(table, bot, 1, "", "")
    await seats.start_if_full(table)
    return table


async def hand_in(table: Table, seat: int, shown: Any, key: str) -> None:
    await table.answer(seat, shown["turn"], key, mat(shown, Random(1)), lambda: None)


@story()
async def test_a_bot_is_challenged_and_told_of_its_game_until_the_end(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        assert await bot_stream.told() == [
            {"type": "connected", "id": bot.id, "name": "Robot", "tables": []}
        ]
        table = await room.table("me", "open", "captain", public=False)
        await challenges.challenge(room.tables, table, room.anna, 1, "robot")
        (asked,) = await bot_stream.told()
        assert (asked["type"], asked["table"]["id"], asked["seat"]) == (
            "challenge",
            table.row.id,
            1,
        )
        assert asked["by"] == {"id": room.anna.id, "name": "Anna", "bot": False}
        await seats.sit(table, bot, 1, "", "")
        await seats.start_if_full(table)
        start, turn = await bot_stream.told()
        assert (start["type"], start["seats"]) == ("game_start", [1])
        assert (turn["type"], turn["seat"], turn["questions"][0]["kind"]) == ("turn", 1, "plan")
        assert turn["view"]["seat"] == 1
        assert turn["logged"] == len(turn["log"]) > 0, "a game that begins is told from its start"
        await hand_in(table, 1, turn, "a")
        assert await bot_stream.kinds() == []
        await room.tables.end_table(table, room.anna)
        (over,) = await bot_stream.told()
        assert (over["type"], over["table"]["abandoned"], over["seats"]) == ("game_over", True, [1])
        assert not table.subscribers


@story()
async def test_whoever_comes_back_is_told_all_that_still_counts(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot):
        table = await begun(room, bot)
        other = await room.table("me", "open", "captain", public=False)
        await challenges.challenge(room.tables, other, room.anna, 1, bot.name)
    async with Listening(room, bot) as again:
        told = await again.told()
        assert told[0]["tables"] == sorted([table.row.id, other.row.id])
        kinds = {event["type"]: event for event in told[1:]}
        assert sorted(kinds) == ["challenge", "game_start", "turn"]
        assert kinds["challenge"]["table"]["id"] == other.row.id
        assert kinds["turn"]["log"] == [], "the log before is asked for by who wants it"


@story()
async def test_each_turn_is_told_once(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        table = await begun(room, bot)
        *_, turn = await bot_stream.told()
        choices = turn["questions"][0]["choices"]
        await table.answer(1, turn["turn"], "a", choices[:1], lambda: None)
        (following,) = await bot_stream.told()
        assert following["type"] == "turn"
        assert following["turn"] > turn["turn"]
        table.announce_presence()
        table.publish()
        assert await bot_stream.told() == []
        await table.undo(1, following["turn"], "b", lambda: None)
        (back,) = await bot_stream.told()
        assert back["questions"][0]["choices"] == choices


@story()
async def test_what_is_declined_is_open_again_and_everybody_reads_why(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        table = await room.table("me", "open", "captain", public=False)
        await challenges.challenge(room.tables, table, room.anna, 1, bot.name)
        assert (await bot_stream.kinds())[-1] == "challenge"
        await challenges.decline(table, bot, 1, "later")
        assert await bot_stream.kinds() == ["left"]
    assert (table.seats[1].kind, table.seats[1].asked) == ("open", 0)
    (act,) = table.talk.entries
    assert (act.text, act.name) == ("declined_later", "Robot")
    await refused(challenges.decline(table, bot, 1, "later"), "not_allowed")


@story()
async def test_a_challenge_may_be_taken_back(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        table = await room.table("me", "open", "captain", public=False)
        await challenges.challenge(room.tables, table, room.anna, 1, bot.name)
        assert (await bot_stream.kinds())[-1] == "challenge"
        await seats.change_seat(table, room.anna, SeatChange(1, open=True), ["captain"])
        assert await bot_stream.told() == [{"type": "left", "table": table.row.id, "seat": 1}]
        await challenges.challenge(room.tables, table, room.anna, 1, bot.name)
        assert await bot_stream.kinds() == ["challenge"]
        await room.tables.end_table(table, room.anna)
        assert await bot_stream.kinds() == ["left"]


@story()
async def test_words_come_again_until_they_are_read(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        table = await begun(room, bot)
        await bot_stream.told()
        await speaking.say(table, room.anna, "Good luck!", 0)
        (said,) = await bot_stream.told()
        assert (said["type"], said["table"]) == ("talk", table.row.id)
        assert [entry["text"] for entry in said["entries"]] == ["Good luck!"]
    async with Listening(room, bot) as again:
        assert (await again.kinds()).count("talk") == 1
    await speaking.mark_read(table, bot, said["entries"][0]["n"])
    async with Listening(room, bot) as again:
        assert "talk" not in await again.kinds()


@story()
async def test_where_a_bot_of_the_house_stands_in_nothing_is_asked(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        table = await begun(room, bot)
        await bot_stream.told()
        change = SeatChange(1, stand_in="captain")
        await seats.change_seat(table, bot, change, ["captain"])
        assert "turn" not in await bot_stream.kinds()
        await seats.stand(table, bot, 1, "captain")
        assert (await bot_stream.told())[-1] == {"type": "left", "table": table.row.id, "seat": 1}


@story()
async def test_what_was_asked_before_a_pause_is_asked_again_after_it(room: Room) -> None:
    """Whoever answered meanwhile was refused, and waits for what is asked next."""
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        table = await begun(room, bot)
        *_, turn = await bot_stream.told()
        for person in (room.anna, bot):
            await agreements.cast(table, person, PAUSE, True)
        assert "turn" not in await bot_stream.kinds()
        await agreements.resume(table, room.anna)
        (again,) = [event for event in await bot_stream.told() if event["type"] == "turn"]
        assert (again["turn"], again["questions"]) == (turn["turn"], turn["questions"])


@story()
async def test_a_program_that_is_there_and_does_not_answer_is_overdue(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot):
        table = await begun(room, bot)
        table.row = msgspec.structs.replace(table.row, patience=600)
        assert not table.info(0).seats[1].overdue
        await asyncio.sleep(700)
        assert table.info(0).seats[1].present
        assert table.info(0).seats[1].overdue
        await agreements.cast(table, room.anna, BOT, seat=1)
        assert table.seats[1].stand_in


@story()
async def test_a_bot_that_gives_up_is_told_of_the_end(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        table = await begun(room, bot)
        await agreements.resign(table, bot, 1)
        assert "game_over" not in await bot_stream.kinds(), "two others play on"
        await room.tables.end_table(table, room.anna)
        assert (await bot_stream.kinds())[-1] == "game_over"


@story()
async def test_who_rests_cannot_be_challenged(room: Room) -> None:
    bot = await robot(room)
    table = await room.table("me", "open", "captain")
    challenge = challenges.challenge
    said = await refused(challenge(room.tables, table, room.anna, 1, "Robot"), "not_ready")
    assert said == "Robot rests: its program is not connected"
    async with Listening(room, bot):
        assert room.tables.events.available() == [bot.id]
        await challenge(room.tables, table, room.anna, 1, "Robot")
        await refused(challenge(room.tables, table, room.anna, 1, "Robot"), "conflict")
        await refused(challenge(room.tables, table, room.anna, 1, "Anna"), "unknown")
        await refused(challenge(room.tables, table, room.berta, 1, "Robot"), "not_allowed")
    assert room.tables.events.available() == []


POLICIES = {
    "bot_game": BotPolicy(games=("thirty_years_war",)),
    "bot_expansions": BotPolicy(modules=()),
    "bot_clock": BotPolicy(bank=600),
    "bot_busy": BotPolicy(at_most=1),
}


@pytest.mark.parametrize("reason", POLICIES)
def test_what_a_bot_does_not_take_is_refused_for_it(
    reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @story()
    async def happens(room: Room) -> None:
        bot = await robot(room)
        first = await room.table("me", "open", "captain")
        table = await room.table("me", "open", "captain", clock=(300, 0))
        table.row = msgspec.structs.replace(table.row, modules=("court",))
        async with Listening(room, bot):
            await challenges.challenge(room.tables, first, room.anna, 1, "Robot")
            await room.store.put_policy(bot.id, POLICIES[reason])
            with pytest.raises(Refusal) as refusal:
                await challenges.challenge(room.tables, table, room.anna, 1, "Robot")
            assert refusal.value.reason == reason
            await room.store.put_policy(bot.id, BotPolicy(("wallenstein",), ("court",), 300, 2))
            await challenges.challenge(room.tables, table, room.anna, 1, "Robot")

    happens(monkeypatch)


@story()
async def test_who_is_blocked_by_a_bot_finds_it_resting(room: Room) -> None:
    bot = await robot(room)
    table = await room.table("me", "open", "captain")
    await room.store.mute(bot.id, room.anna.id, "", 0.0)
    async with Listening(room, bot):
        said = await refused(
            challenges.challenge(room.tables, table, room.anna, 1, "Robot"), "not_ready"
        )
        assert said == "Robot rests: its program is not connected"


@story()
async def test_a_bot_has_two_streams_and_both_tell_all(room: Room) -> None:
    bot = await robot(room)
    assert MOST_STREAMS == 2
    async with Listening(room, bot) as one, Listening(room, bot) as two:
        with pytest.raises(Refusal, match="there are 2 streams of events open already"):
            room.tables.events.check(bot.id)
        await begun(room, bot)
        assert (await one.kinds())[-2:] == (await two.kinds())[-2:] == ["game_start", "turn"]
    room.tables.events.check(bot.id)


@story()
async def test_a_stream_ends_with_its_token(room: Room) -> None:
    bot = await robot(room)
    await room.store.add_token("a hash", bot.id, 0.0, "", "", None, "Program", "read")
    async with Listening(room, bot, "a hash") as bot_stream:
        assert room.tables.connected_tokens(bot.id) == ["a hash"]
        table = await begun(room, bot)
        await room.context.end_session("a hash")
        await bot_stream.settled()
        assert bot_stream.reader.done()
        assert not [each for each in table.subscribers if each.user == bot.id]


@story()
async def test_a_ban_and_the_end_of_the_server_end_a_stream(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot) as bot_stream:
        for connection in room.tables.connections():
            connection.close(1001, "the server is closing")
        await bot_stream.settled()
        assert bot_stream.reader.done()


@story()
async def test_a_table_at_which_a_bot_listens_stays_in_memory(room: Room) -> None:
    bot = await robot(room)
    async with Listening(room, bot):
        table = await begun(room, bot)
        await asyncio.sleep(10_000)
        await room.tables.sweep()
        assert table.row.id in room.tables.live
    await asyncio.sleep(10_000)
    await room.tables.sweep()
    assert table.row.id not in room.tables.live
