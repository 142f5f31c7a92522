"""Routes of table talk, notes, muting, blocking and reporting; and of what people decide there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import PLAY, SESSION
from westphalia.server.api.replays import look_back
from westphalia.server.api.routing import address_of, query_number, reply, route, take_costly
from westphalia.server.api.tables import SeatOnly
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.moderation import takes_part
from westphalia.server.notices.kinds import Kind
from westphalia.server.store.rows import User
from westphalia.server.tables import agreements, replays, speaking
from westphalia.server.tables.chat import channels_of, load_read_state
from westphalia.server.tables.info import one_of
from westphalia.server.tables.table import Table
from westphalia.server.tables.votes import BACK, NO_SEAT, VOTES


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    seat: int = -1


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: int


class Avoiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is meant: whoever said entry *n*, or without it the person on a seat; and how."""

    how: str
    n: int = 0
    seat: int = -1


class Reporting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: int = 0
    seat: int = -1
    why: str = ""


class Noting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    text: str


class Note(msgspec.Struct, frozen=True):
    text: str


class Block(msgspec.Struct, frozen=True):
    id: int
    name: str
    at: float


class Blocks(msgspec.Struct, frozen=True):
    blocks: list[Block]


class BlockOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int


class TalkEntry(msgspec.Struct, frozen=True):
    """Words or an act; an act has ``act`` and ``about``, words have all the others."""

    n: int
    at: float
    channel: Annotated[str, one_of("table", "gallery", "act")]
    seat: int
    name: str
    you: bool | UnsetType = UNSET
    text: str | UnsetType = UNSET
    hidden: Annotated[str, one_of("mute", "block", "deleted")] | UnsetType | None = UNSET
    act: str | UnsetType = UNSET
    about: int | UnsetType = UNSET


class TalkFrame(msgspec.Struct, frozen=True):
    type: Literal["talk"]
    after: int
    entries: list[TalkEntry]
    read: int
    unread: int
    speaks: str


class Reported(msgspec.Struct, frozen=True):
    reported: bool


async def fields_for(table: Table, user: User | None) -> dict[str, Any]:
    """The frame ``talk``, whole, for who asks."""
    reader = await load_read_state(table.store, table.row.id, user.id if user else 0)
    reader.channels = channels_of(table.row, table.seats, reader.user)
    return table.talk.fields(reader)


async def talk(context: Context, request: Request) -> Response:
    user, table = await context.find_user(request), await context.find_table(request)
    return reply(await fields_for(table, user))


def take_words(context: Context, request: Request, user: User) -> None:
    """Counts what somebody says or asks for, and all that comes from their address."""
    context.rate_limiter.take("talk", user.id)
    context.rate_limiter.take("talk_address", address_of(request))


async def say(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Saying)
    table = await context.find_table(request)
    take_words(context, request, user)
    context.bans.check_may_talk(user.id)
    await speaking.say(table, user, body.text, body.seat)
    context.tables.notifier.tell_of_words(table, user.id)
    return reply(await fields_for(table, user))


async def mark_read(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Reading)
    table = await context.find_table(request)
    await speaking.mark_read(table, user, body.n)
    return reply(await fields_for(table, user))


async def mute(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Avoiding)
    table = await context.find_table(request)
    take_words(context, request, user)
    other = speaking.speaker(table, user, body.n, body.seat)
    await speaking.mute(table, user, other.user, body.how)
    await context.tables.refresh_words(user.id)
    return reply(await fields_for(table, user))


async def report(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Reporting)
    table = await context.find_table(request)
    context.rate_limiter.take("reports", user.id)
    take_words(context, request, user)
    said = speaking.speaker(table, user, body.n, body.seat)
    most = context.settings.limits.person_reports
    await speaking.report(table, user, said, body.why, most)
    context.metrics.count("reports")
    for each in await context.store.roles():
        if not takes_part(each.user, table.row, table.seats) and each.user != said.user:
            context.tables.notifier.tell(each.user, Kind.REPORT, "moderation", title=said.name)
    return reply({"reported": True})


async def note(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    return reply(Note(await speaking.own_note(table, user, query_number(request, "seat"))))


async def keep_note(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Noting)
    table = await context.find_table(request)
    return reply(Note(await speaking.keep_note(table, user, body.seat, body.text)))


async def own_blocks(context: Context, user: User) -> Blocks:
    muted = await context.store.muted_by(user.id)
    return Blocks([Block(each.other, each.name, each.at) for each in muted if not each.table])


async def blocks(context: Context, request: Request) -> Response:
    return reply(await own_blocks(context, await context.require_user(request)))


async def end_block(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, BlockOnly)
    if body.id not in [each.id for each in (await own_blocks(context, user)).blocks]:
        raise Refusal("unknown", "you have not blocked anybody like that", reason="unknown_block")
    await context.store.unmute(user.id, body.id, "")
    await context.tables.refresh_words(user.id)
    return reply(await own_blocks(context, user))


# ------------------------------------------------------------------------------
# What people decide at a table beside the game.


class Voting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which vote is meant, about which seat if it is about one, and whether one agrees."""

    vote: Annotated[str, one_of(*VOTES)]
    agree: bool = True
    seat: int = NO_SEAT


async def who_decides(context: Context, request: Request) -> tuple[User, Table]:
    user, table = await context.require_user(request), await context.find_table(request)
    take_words(context, request, user)
    return user, table


def decided(table: Table, user: User) -> Response:
    table.subscribers.wake_readers()
    return reply(table.info(user.id))


async def vote(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    body = await context.read_body(request, Voting)
    meant, allow = agreements.vote_of(body.vote), context.tables.left_to_bots
    wanted = set(table.talk.votes.wanted)
    to = agreements.NOWHERE
    if meant is BACK and body.agree and not table.talk.votes.voters(BACK):
        to = await moment_before(context, request, table, user)
    await agreements.cast(table, user, meant, body.agree, body.seat, allow, to)
    if table.talk.votes.wanted - wanted:
        await context.finder.tell_of_wanted_seats(table)
    return decided(table, user)


async def moment_before(context: Context, request: Request, table: Table, user: User) -> int:
    """The number of answers before the last one of somebody that they cannot take back alone."""
    seat = agreements.require_player(table, user)
    asker = take_costly(context, request, user)
    async with table.lock:
        match = await table.current_match()
        if match.undoable(seat):
            message = "that answer can still be taken back without asking"
            raise Refusal("not_ready", message, reason="undo_alone")
        if not any(entry.seat == seat for entry in match.entries):
            raise Refusal("not_ready", "there is nothing to take back", reason="no_undo")
        last = match.last_choice(seat)
    return await (await look_back(table)).ask(context.costly, asker, replays.shown, last)


async def resume(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    await agreements.resume(table, user)
    return decided(table, user)


async def resign(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    body = await context.read_body(request, SeatOnly)
    await agreements.resign(table, user, body.seat, context.tables.left_to_bots)
    await context.finder.tell_of_wanted_seats(table)
    return decided(table, user)


ROUTES = [
    route("/api/tables/{table}/talk", talk),
    route("/api/tables/{table}/talk", say, "POST", scope=PLAY),
    route("/api/tables/{table}/talk/read", mark_read, "POST", scope=PLAY),
    route("/api/tables/{table}/talk/avoid", mute, "POST", scope=PLAY),
    route("/api/tables/{table}/talk/report", report, "POST"),
    route("/api/tables/{table}/notes", note),
    route("/api/tables/{table}/notes", keep_note, "POST", scope=PLAY),
    route("/api/blocks", blocks, scope=SESSION),
    route("/api/blocks/end", end_block, "POST"),
    route("/api/tables/{table}/vote", vote, "POST", scope=PLAY),
    route("/api/tables/{table}/resume", resume, "POST", scope=PLAY),
    route("/api/tables/{table}/resign", resign, "POST", scope=PLAY),
]
