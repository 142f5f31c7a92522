"""What the people of a table decide beside the game: votes, resigning, going on after a pause.

Each decision is an act in the talk of the table, with who and when.  The rules never hear of it: a
game that people end keeps its record as it was played.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

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
)
from westphalia.server.store.rows import Conflict, SeatRow, User
from westphalia.server.tables import votes as acts
from westphalia.server.tables.seats import Allow, find_seat, put_seat, require_own_seat, unlimited
from westphalia.server.tables.table import MAX_ATTEMPTS, Table
from westphalia.server.tables.votes import NO_SEAT, VOTES, Question, Vote, playing

NOWHERE: Final = -1


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


def require_player(table: Table, user: User) -> Seat:
    """The first seat of somebody who plays here; others have no say."""
    if user.id not in playing(table.seats):
        raise not_playing()
    return playing(table.seats)[user.id]


# ------------------------------------------------------------------------------
# Votes.


def vote_of(name: str) -> Vote:
    if name not in VOTES:
        known = ", ".join(VOTES)
        raise Refusal("bad_request", f"'{name[:40]}' is no vote; there are: {known}")
    return VOTES[name]


async def cast(
    table: Table,
    user: User,
    vote: Vote,
    agree: bool = True,
    seat: Seat = NO_SEAT,
    allow: Allow = unlimited,
    to: int = NOWHERE,
) -> None:
    """Asks for something, agrees to it, or refuses it; when enough agree, it is done.

    Whoever asks to go back says *to* how many answers; whoever agrees need not.
    """

    async def decide() -> None:
        if vote.about_seat:
            await cast_about_seat(table, user, vote, find_seat(table, seat), agree, allow)
        else:
            await cast_of_all(table, user, vote, agree, to)

    await decided(table, decide)


async def cast_of_all(table: Table, user: User, vote: Vote, agree: bool, to: int) -> None:
    """A vote to which all who play must agree; anybody's refusal ends it."""
    seat, votes = require_player(table, user), table.talk.votes
    if objection := vote.objection(Question(table.row, table.seats, votes.paused)):
        raise objection
    voters = votes.voters(vote)
    if not agree:
        if voters:
            await table.talk.act(table.new_act(vote.refused, user, seat))
        return
    if user.id not in voters:
        table.talk.check_room()
        about = await goal(table, to) if vote is acts.BACK else NO_SEAT
        await table.talk.act(table.new_act(vote.ask, user, seat, about))
        votes = table.talk.votes
    if playing(table.seats).keys() <= votes.voters(vote).keys():
        about = votes.back_to if vote is acts.BACK else NO_SEAT
        carried = table.new_act(vote.carried, user, seat, about)
        if vote is acts.BACK:  # the act tells what is done already, and may not be done again
            await table.rewind(about)
            await table.talk.say(carried)
            return
        await table.talk.act(carried)
        assert table.match
        await table.store_end(table.match)  # if that was what they agreed on


async def goal(table: Table, to: int) -> int:
    """To how many answers the table shall go back: as was asked first, or is asked now."""
    if not table.talk.votes.voters(acts.BACK):
        await table.talk.load()  # it may have been asked through another server just now
    votes = table.talk.votes
    if votes.voters(acts.BACK):
        return votes.back_to
    if to == NOWHERE:
        raise Refusal("not_ready", "nobody has asked to go back", reason="no_back_asked")
    return to


async def cast_about_seat(
    table: Table, user: User, vote: Vote, row: SeatRow, agree: bool, allow: Allow
) -> None:
    """A vote about the seat of somebody who is gone: the owner decides, or most of the others."""
    others = playing([each for each in table.seats if each.user != row.user])
    if user.id not in others and user.id != table.row.owner:
        raise not_playing()
    check_gone(table, vote, row)
    if not agree:
        message = f"a vote for a {vote.name} ends when {row.name} comes back, not by a refusal"
        raise Refusal("bad_request", message)
    mine = others.get(user.id, NO_SEAT)
    if user.id != table.row.owner:
        if user.id not in table.votes_about(vote, row.seat):
            table.talk.check_room()
            await table.talk.act(table.new_act(vote.ask, user, mine, row.seat))
        if 2 * len(table.votes_about(vote, row.seat).keys() & others.keys()) <= len(others):
            return
    if row.kind == "person" and not row.stand_in:
        await put_seat(table, user, replace(row, stand_in=table.game.stand_in), allow)
    await table.note_act(vote.carried, user, mine, row.seat)


def check_gone(table: Table, vote: Vote, row: SeatRow) -> None:
    """Refuses a vote about a seat whose person is there, or that is decided already."""
    if vote is acts.SUBSTITUTE and row.seat in table.talk.votes.wanted:
        raise Refusal("conflict", f"a substitute is sought for {row.name} already")
    if not table.may_vote_about(vote, row):
        raise Refusal("not_ready", f"{row.name} is not overdue", reason="not_overdue")


# ------------------------------------------------------------------------------
# What one person decides.


async def resume(table: Table, user: User) -> None:
    """Ends a pause: anybody who has a seat may, and the owner."""

    async def decide() -> None:
        own = [seat.seat for seat in table.seats if seat.user == user.id]
        if not own and table.row.owner != user.id:
            raise not_playing()
        if table.talk.votes.paused:
            await table.talk.act(table.new_act(acts.RESUMED, user, own[0] if own else NO_SEAT))

    await decided(table, decide)


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
