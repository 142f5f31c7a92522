"""Seats: sitting down, standing up, inviting, stand-ins, and the start of a game."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext

import msgspec
from msgspec import UNSET, UnsetType

from westphalia.engine.step import Seat
from westphalia.server.accounts import NAME_LENGTH, checked_name, hash_token, require_free_names
from westphalia.server.errors import Refusal, game_begun, game_over, nobody_known
from westphalia.server.store.accounts import comparable_name
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.tables.rated import check_own_play, check_sits
from westphalia.server.tables.table import Table, may_begin
from westphalia.server.tables.votes import (
    KEPT_OPEN,
    LEFT,
    LET_BOT,
    READY_CHECK,
    SUBSTITUTED,
    TAKEN_BACK,
)

# Bots are named after people of the time, but after nobody who leads armies on a board: there
# "Gallas moves" would mean two of them.
BOT_NAMES = (
    *("Opitz", "Merian", "Kepler", "Schütz", "Gryphius"),
    *("Comenius", "Guericke", "Callot", "Gerhardt"),
)

NOBODY = User(0, "")  # does what follows of itself


# May bots play at a table of this owner, with these seats?  Refuses if not, and if they alone would
# play, counts the table for as long as it is entered.
Allow = Callable[[str, int, Sequence[SeatRow]], AbstractContextManager[None]]


def unlimited(table_id: str, owner: int, seats: Sequence[SeatRow]) -> AbstractContextManager[None]:
    return nullcontext()


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: me, hot (me too), open, or a bot."""

    kind: str
    name: str = ""
    bot: str = ""


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bot: str | UnsetType = UNSET
    open: bool | UnsetType = UNSET
    stand_in: str | UnsetType | None = UNSET
    when_out: str | UnsetType = UNSET


def seat_rows(chairs: Sequence[Chair], user: User, bots: Sequence[str]) -> list[SeatRow]:
    """Makes the seats of a new table."""
    rows: list[SeatRow] = []
    wanted = [chair.name or user.name for chair in chairs]
    for n, chair in enumerate(chairs):
        rows.append(seat_row(n, chair, user, bots, [*wanted, *(row.name for row in rows)]))
    return rows


def seat_row(
    seat: Seat, chair: Chair, user: User, bots: Sequence[str], taken: Sequence[str]
) -> SeatRow:
    if chair.kind == "me":
        return SeatRow(seat, "person", checked_name(chair.name or user.name), user.id)
    if chair.kind == "hot":
        name = checked_name(chair.name or f"{user.name[:30]} {seat + 1}")
        return SeatRow(seat, "person", name, user.id)
    if chair.kind == "bot":
        return bot_row(seat, chair.bot or bots[-1], bots, chair.name or bot_name(seat, taken))
    if chair.kind == "open":
        return open_row(seat)
    raise Refusal("bad_request", f"a seat is for me, hot, open or bot, not '{chair.kind[:40]}'")


def names_of_people(seats: Sequence[SeatRow]) -> list[str]:
    return [seat.name for seat in seats if seat.kind == "person"]


def open_row(seat: Seat) -> SeatRow:
    return SeatRow(seat, "open", f"Seat {seat + 1}")


def bot_row(seat: Seat, bot: str, bots: Sequence[str], name: str) -> SeatRow:
    check_bot(bot, bots)
    return SeatRow(seat, "bot", checked_name(name), bot=bot)


def bot_name(seat: Seat, taken: Sequence[str]) -> str:
    """Picks a name that nobody else at the table has; as a rule each seat has its own."""
    names = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next(name for name in names if name not in taken)


def free_bot_name(table: Table, seat: Seat) -> str:
    return bot_name(seat, [other.name for other in table.seats if other.seat != seat])


def check_bot(bot: str, bots: Sequence[str]) -> None:
    if bot not in bots:
        known = ", ".join(bots)
        raise Refusal("bad_request", f"'{bot[:40]}' is no bot for this game; there are: {known}")


def find_seat(table: Table, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refusal(
            "unknown",
            f"there is no seat {seat}; there are 0 to {len(table.seats) - 1}",
            reason="unknown_seat",
        )
    return table.seats[seat]


def require_own_seat(table: Table, seat: Seat, user: User | None) -> SeatRow:
    """Returns the seat if it is this person's; otherwise refuses."""
    found = find_seat(table, seat)
    if user is None:
        raise nobody_known()
    if found.user != user.id:
        raise Refusal(
            "not_allowed", f"seat {seat} is not yours", reason="seat_not_yours", number=seat + 1
        )
    return found


def require_owner(table: Table, user: User) -> None:
    if table.row.owner != user.id:
        raise Refusal("not_allowed", "only who set up the table may do that", reason="not_owner")


def plays_alone(table: Table, user: int) -> bool:
    """Tells whether every person at the table is this one."""
    return all(seat.user == user for seat in table.seats if seat.kind == "person")


async def sit(table: Table, user: User, seat: Seat, name: str, link: str) -> None:
    """Seats a person on an open seat, or on any seat with an invitation."""
    async with table.lock:
        await table.ensure_fresh()
        found = find_seat(table, seat)
        if table.row.state == "over":
            raise game_over()
        invited = bool(found.link) and hmac.compare_digest(hash_token(link), found.link)
        if link and not invited:
            raise Refusal(
                "not_allowed",
                "that invitation is not, or no longer, good for this seat",
                reason="invitation_void",
            )
        if found.user == user.id:
            return
        if not invited and not free_for(table, found, user.id):
            raise seat_not_open(seat)
        if not invited and await is_avoided(table, user):
            raise seat_not_open(seat)
        check_secrets(table, found, user.id)
        check_sits(table.row, table.seats, user)
        name = unique_name(table, user, seat, checked_name(name or user.name))
        await require_free_names(table.store, user, [name])
        known_to = who_knew(table.row.state, found)
        await table.change_seat(SeatRow(seat, "person", name, user.id, known_to=known_to))
        await note_arrival(table, user, seat)


async def is_avoided(table: Table, user: User) -> bool:
    """Whether the owner of a table avoids somebody; of a game under way, anybody who plays."""
    people = {seat.user for seat in table.seats} if table.row.state == "playing" else set()
    avoiding = await table.store.blocks_among({*people, table.row.owner, user.id} - {0})
    return any(other == user.id for _, other in avoiding)


async def note_arrival(table: Table, user: User, seat: Seat) -> None:
    """Notes who plays on in place of somebody; a table that waits is then not forgotten."""
    if table.row.state == "playing":
        await table.note_act(SUBSTITUTED, user, seat, seat)
        table.announce_presence()
    elif table.talk.votes.reminded is not None:
        await table.note_act(KEPT_OPEN, user, seat)
        table.announce_presence()


def is_wanted(table: Table, seat: Seat) -> bool:
    """Tells whether a substitute is sought for a seat, where a game goes on."""
    return table.row.state == "playing" and seat in table.talk.votes.wanted


def free_for(table: Table, seat: SeatRow, user: int) -> bool:
    """Tells whether somebody may sit down without an invitation."""
    if seat.kind != "open":
        return is_wanted(table, seat.seat) and table.row.public
    return seat.asked == user if seat.asked else table.row.public


def seat_not_open(seat: Seat) -> Refusal:
    message = f"seat {seat} is not open to everybody"
    return Refusal("not_allowed", message, reason="seat_not_open", number=seat + 1)


def seat_taken(seat: SeatRow) -> Refusal:
    message = f"seat {seat.seat} is taken by {seat.name}"
    number = seat.seat + 1
    return Refusal("not_allowed", message, reason="seat_taken", number=number, name=seat.name)


def check_secrets(table: Table, wanted: SeatRow, user: int) -> None:
    """Refuses a seat to somebody by whom, or against whom, hidden things would be known."""
    if knows_other_seat(table, wanted.seat, user) and not plays_alone(table, user):
        raise Refusal(
            "not_allowed", "you know already what another seat knows", reason="knows_other_seat"
        )
    if seen_by_others(table, wanted, user):
        raise Refusal(
            "not_allowed",
            "somebody who plays on here has seen what this or another seat hides",
            reason="seat_seen",
        )


def knows_other_seat(table: Table, seat: Seat, user: int) -> bool:
    """Tells whether a person has, or had while the game was played, another seat."""
    others = [other for other in table.seats if other.seat != seat]
    return table.row.state != "open" and any(
        user == other.user or user in other.known_to for other in others
    )


def seen_by_others(table: Table, wanted: SeatRow, user: int) -> bool:
    """Tells whether anybody else who goes on playing knows the wanted seat, or one not their own.

    Somebody new would play against a person who looks into hidden plans and hands.
    """
    if table.row.state == "open":
        return False
    others = [seat for seat in table.seats if seat.seat != wanted.seat]
    staying = {seat.user for seat in others} - {0, user}
    seen = {*wanted.known_to, wanted.user}
    for seat in others:
        seen |= {*seat.known_to} - {seat.user}
    return bool(staying & seen)


def who_knew(state: str, left: SeatRow) -> tuple[int, ...]:
    """The people who know what a seat knew; before the start there is nothing to know."""
    if state == "open":
        return ()
    return tuple(sorted({*left.known_to, left.user} - {0}))


def unique_name(table: Table, user: User, seat: Seat, name: str) -> str:
    """Returns the name, with a number if somebody else at the table has it."""
    others = [other for other in table.seats if other.seat != seat and other.user != user.id]
    return free_name(name, [other.name for other in others if other.kind != "open"])


def free_name(name: str, others: Sequence[str]) -> str:
    """Returns the name, with a number if others have it."""
    taken = {comparable_name(other) for other in others}
    found, number = name, 1
    while comparable_name(found) in taken:
        number += 1
        found = f"{name[: NAME_LENGTH - 2]} {number}"
    return found


async def stand(
    table: Table, user: User, seat: Seat, stand_in: str, allow: Allow = unlimited
) -> None:
    """Frees a seat: before the start it is open, afterwards a bot takes it."""
    async with table.lock:
        await table.ensure_fresh()
        left = require_own_seat(table, seat, user)
        freed = left_row(table.row.state, left, stand_in)
        await put_seat(table, user, freed, allow)
        if table.row.state == "playing":
            await table.talk.say(
                msgspec.structs.replace(table.new_act(LEFT, user, seat), name=left.name)
            )


async def put_seat(table: Table, user: User, changed: SeatRow, allow: Allow) -> None:
    """Changes a seat, with leave if bots play alone then; under the lock.

    Only the owner needs leave: a guest at the table of another may always go.
    """
    seats = [changed if each.seat == changed.seat else each for each in table.seats]
    free = user.id != table.row.owner or any(seat.kind == "open" for seat in seats)
    with nullcontext() if free else allow(table.row.id, user.id, seats):
        await table.change_seat(changed)


def left_row(state: str, left: SeatRow, stand_in: str) -> SeatRow:
    """The seat that somebody has left at a table in this state."""
    if state == "open":
        return open_row(left.seat)
    name = f"{stand_in} {left.seat + 1}"
    return SeatRow(left.seat, "bot", name, bot=stand_in, known_to=who_knew(state, left))


async def change_seat(
    table: Table, user: User, change: SeatChange, bots: Sequence[str], allow: Allow = unlimited
) -> None:
    """Changes a seat: by the owner before the start, by its own person at any time."""
    async with table.lock:
        await table.ensure_fresh()
        found = find_seat(table, change.seat)
        if change.bot is not UNSET or change.open is not UNSET:
            require_owner(table, user)
            found = reassigned(table, found, change, bots)
        if change.stand_in is not UNSET or change.when_out is not UNSET:
            require_own_seat(table, change.seat, user)
            check_not_resigned(table, found)
            if change.stand_in or change.when_out == "bot":
                check_own_play(table.row)
            found = with_stand_in(found, change, bots)
        was = table.seats[change.seat]
        if found == was:
            return
        await put_seat(table, user, found, allow)
        if was.stand_in != found.stand_in and table.row.state == "playing":
            await table.note_act(LET_BOT if found.stand_in else TAKEN_BACK, user, change.seat)


def check_not_resigned(table: Table, seat: SeatRow) -> None:
    if table.talk.votes.has_resigned(seat):
        raise Refusal("not_allowed", "whoever has resigned does not play on", reason="has_resigned")


def reassigned(table: Table, found: SeatRow, change: SeatChange, bots: Sequence[str]) -> SeatRow:
    if table.row.state != "open":
        raise Refusal(
            "not_ready",
            "the game has begun; bots and open seats are given before it",
            reason="game_begun",
        )
    if found.kind == "person" and found.user != table.row.owner:
        raise seat_taken(found)
    if change.bot is not UNSET:
        return bot_row(change.seat, change.bot, bots, free_bot_name(table, change.seat))
    return open_row(change.seat) if change.open else found


def with_stand_in(found: SeatRow, change: SeatChange, bots: Sequence[str]) -> SeatRow:
    """Sets the bot that plays while the person is away, and what happens when time runs out."""
    if change.stand_in is not UNSET:
        if change.stand_in:
            check_bot(change.stand_in, bots)
        found = msgspec.structs.replace(found, stand_in=change.stand_in or "")
    if change.when_out is not UNSET:
        if change.when_out not in ("wait", "bot"):
            wrong = change.when_out[:40]
            raise Refusal("bad_request", f"when time is out we wait or a bot plays, not '{wrong}'")
        found = msgspec.structs.replace(found, when_out=change.when_out)
    return found


async def invite(table: Table, user: User, seat: Seat) -> str:
    """Makes an invitation to one's own seat or, for the owner of the table, to a free one."""
    async with table.lock:
        await table.ensure_fresh()
        found = find_seat(table, seat)
        if found.user != user.id:
            require_owner(table, user)
            if found.kind == "person" and not is_wanted(table, seat):
                raise seat_taken(found)
        token = secrets.token_urlsafe(24)
        await table.change_seat(msgspec.structs.replace(found, link=hash_token(token)))
        return token


async def start(table: Table, user: User, bots: Sequence[str], allow: Allow = unlimited) -> None:
    """Starts the game, with bots on the seats that are still open."""
    require_owner(table, user)
    async with table.lock:
        await table.ensure_fresh()
        if table.row.state != "open":
            raise game_begun()
        with allow(table.row.id, table.row.owner, table.seats):
            for seat in [each for each in table.seats if each.kind == "open"]:
                name = free_bot_name(table, seat.seat)
                await table.change_seat(bot_row(seat.seat, bots[-1], bots, name))
            await begin(table)


async def start_if_full(table: Table) -> None:
    async with table.lock:
        await table.ensure_fresh()
        if may_begin(table.row, table.seats):
            await begin(table)


async def begin(table: Table) -> None:
    """Starts the game of a full table, or asks who is ready; the caller holds the lock."""
    if not table.unready():
        await table.start()
    elif table.ready_until is None:
        await table.talk.say(table.new_act(READY_CHECK, NOBODY, -1))
        table.announce_presence()
        table.subscribers.wake_readers()
