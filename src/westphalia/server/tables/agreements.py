"""What the people of a table decide beside the game: pauses, draws, resigning, bots for the absent.

Each decision is an act in the talk of the table, with who and when.  The rules never hear of it: a
game that people end keeps its record as it was played.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from westphalia.engine import record as records
from westphalia.engine.record import Ending
from westphalia.engine.step import Seat
from westphalia.server.errors import (
    Refusal,
    game_over,
    not_begun,
    not_playing,
    table_busy,
    table_frozen,
    table_paused,
)
from westphalia.server.store.rows import Conflict, SeatRow, TalkRow, User
from westphalia.server.tables import votes as acts
from westphalia.server.tables.seats import Allow, find_seat, put_seat, require_own_seat, unlimited
from westphalia.server.tables.table import MAX_ATTEMPTS, Table
from westphalia.server.tables.votes import Voters


async def decided(table: Table, decide: Callable[[], Awaitable[None]]) -> None:
    """Decides under the lock of the table, again if another server was faster, and shows it."""
    async with table.lock:
        for _ in range(MAX_ATTEMPTS):
            await table.ensure_fresh()
            if table.row.state == "over":
                raise game_over()
            if table.match is None:
                raise not_begun()
            with suppress(Conflict):
                await decide()
                table.publish()
                table.announce_presence()
                return
            await table.talk.load()
    raise table_busy()


def playing(seats: Sequence[SeatRow]) -> dict[int, Seat]:
    """The people who play, each with their first seat; where a bot stands in, nobody does."""
    people = [seat for seat in seats if seat.kind == "person" and seat.user and not seat.stand_in]
    return {seat.user: seat.seat for seat in reversed(people)}


def require_player(table: Table, user: User) -> Seat:
    """The first seat of somebody who plays here; others have no say."""
    if user.id not in playing(table.seats):
        raise not_playing()
    return playing(table.seats)[user.id]


# pauses


async def pause(table: Table, user: User, agree: bool) -> None:
    """Asks for a pause, or agrees to it, or refuses it; the game pauses when all who play agree."""

    async def decide() -> None:
        seat, votes = require_player(table, user), table.talk.votes
        if votes.paused:
            raise table_paused()
        if not agree:
            await refuse(table, votes.for_pause, table.new_act(acts.NO_PAUSE, user, seat))
            return
        await vote(table, votes.for_pause, table.new_act(acts.ASK_PAUSE, user, seat))
        if playing(table.seats).keys() <= votes.for_pause.keys():
            await table.talk.act(table.new_act(acts.PAUSED, user, seat))

    await decided(table, decide)


async def vote(table: Table, votes: Voters, said: TalkRow) -> None:
    """Gives a vote, unless it was given."""
    if said.user not in votes:
        table.talk.check_room()
        await table.talk.act(said)


async def refuse(table: Table, votes: Voters, said: TalkRow) -> None:
    """Ends a request, of others or one's own."""
    if votes:
        await table.talk.act(said)


async def resume(table: Table, user: User) -> None:
    """Ends a pause: anybody who has a seat may, and the owner."""

    async def decide() -> None:
        own = [seat.seat for seat in table.seats if seat.user == user.id]
        if not own and table.row.owner != user.id:
            raise not_playing()
        if table.talk.votes.paused:
            await table.talk.act(table.new_act(acts.RESUMED, user, own[0] if own else -1))

    await decided(table, decide)


# going back


async def take_back(table: Table, user: User, agree: bool, to: int | None = None) -> None:
    """Asks to go back to the first *to* answers, or agrees to that, or refuses it.

    The table goes back when all who play agree.  What a seat has seen meanwhile it knows; chance is
    drawn anew, and a rated game is so no longer.
    """

    async def decide() -> None:
        seat, votes = require_player(table, user), table.talk.votes
        if not agree:
            await refuse(table, votes.for_back, table.new_act(acts.NO_BACK, user, seat))
            return
        check_may_go_back(table)
        if to is None and not votes.for_back:
            await table.talk.load()  # it may have been asked through another server just now
        votes = table.talk.votes
        goal = votes.back_to if votes.for_back else to
        if goal is None:
            raise Refusal("not_ready", "nobody has asked to go back", reason="no_back_asked")
        asked = table.new_act(acts.ASK_BACK, user, seat, goal)
        await vote(table, votes.for_back, asked)
        if playing(table.seats).keys() <= votes.for_back.keys():
            await table.rewind(goal)
            await table.talk.say(table.new_act(acts.WENT_BACK, user, seat, goal))

    await decided(table, decide)


def check_may_go_back(table: Table) -> None:
    """Refuses to go back where one person alone would make a game that they lose unrated."""
    if table.row.frozen:
        raise table_frozen()
    if table.row.rated and len(playing(table.seats)) < 2:
        message = "a rated game against bots is not taken back"
        raise Refusal("not_allowed", message, reason="rated_back")


# endings


async def draw(table: Table, user: User, agree: bool) -> None:
    """Offers a draw, or agrees to it, or refuses it; the game ends so when all who play agree."""

    async def decide() -> None:
        seat, votes = require_player(table, user), table.talk.votes
        if not agree:
            await refuse(table, votes.for_draw, table.new_act(acts.NO_DRAW, user, seat))
            return
        check_may_draw(table)
        assert table.match
        await vote(table, votes.for_draw, table.new_act(acts.OFFER_DRAW, user, seat))
        if playing(table.seats).keys() <= votes.for_draw.keys():
            await table.talk.act(table.new_act(acts.DRAWN, user, seat))
            await table.store_end(table.match)

    await decided(table, decide)


def check_may_draw(table: Table) -> None:
    """Refuses a draw where the rules know none, or a bot would have to agree."""
    if not table.game.draws:
        raise Refusal("not_allowed", "the rules of this game know no draw", reason="no_draws")
    people = [seat for seat in table.seats if seat.kind == "person" and not seat.stand_in]
    if len(people) < len(table.seats) or len(playing(table.seats)) < 2:
        raise Refusal("not_allowed", "a draw needs people on all seats", reason="draw_with_bot")


async def resign(table: Table, user: User, seat: Seat, allow: Allow = unlimited) -> None:
    """Gives up a seat: where two play, the other wins; else a bot plays on for it."""

    async def decide() -> None:
        row = require_own_seat(table, seat, user)
        if table.talk.votes.has_resigned(row):
            return
        assert table.match
        ending = Ending(records.RESIGNED, seat)
        if table.game.ended(table.match.play.state, ending) is None:
            await put_seat(table, user, replace(row, stand_in=table.game.stand_in), allow)
        await table.talk.say(table.new_act(acts.RESIGNED, user, seat))
        await table.store_end(table.match)

    await decided(table, decide)


# bots for those who are away


async def give_to_bot(table: Table, user: User, seat: Seat, allow: Allow = unlimited) -> None:
    """Lets a bot play for somebody overdue: the owner decides, or more than half of the others."""

    async def decide() -> None:
        row = find_seat(table, seat)
        others = playing([each for each in table.seats if each.user != row.user])
        if user.id not in others and user.id != table.row.owner:
            raise not_playing()
        if not table.overdue(row):
            raise Refusal("not_ready", f"{row.name} is not overdue", reason="not_overdue")
        mine, votes = others.get(user.id, -1), table.votes_for_bot(seat)
        if user.id != table.row.owner:
            said = table.new_act(acts.VOTE_BOT, user, mine, seat)
            await vote(table, votes, said)
            votes[user.id] = said
            if 2 * len(votes.keys() & others.keys()) <= len(others):
                return
        await put_seat(table, user, replace(row, stand_in=table.game.stand_in), allow)
        await table.note_act(acts.GIVEN_TO_BOT, user, mine, seat)

    await decided(table, decide)
