"""Routes of those who look after the house: reports, people, acts, their log; letters to people."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import MUTE, SESSION, USER
from westphalia.server.api.routing import reply, route
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.moderation import (
    LONGEST,
    RANKS,
    Moderation,
    Moderator,
    find_person,
    is_own,
)
from westphalia.server.store.moderation import Act, Banner, Letter
from westphalia.server.store.rows import Report, TalkRow, User

LINES_AROUND: Final = 8  # of talk before and after what was reported
LOG_LINES: Final = 100
PEOPLE_FOUND: Final = 20
ALL_ACTS: Final = 10_000
BAN_KINDS: Final = {USER: "ban", MUTE: "mute"}


# ------------------------------------------------------------------------------
# What is shown.  Of a table it is talk alone: nobody sees what its seats hide.


class Named(msgspec.Struct, frozen=True):
    """A person as moderators see them; who has gone is 0."""

    id: int
    name: str


class Said(msgspec.Struct, frozen=True):
    """A line of talk around what was reported."""

    n: int
    at: float
    person: int
    name: str
    text: str


class ReportInfo(msgspec.Struct, frozen=True):
    """An open report; an *own* one is for somebody else to judge, and its words are left out."""

    id: int
    at: float
    table: str
    title: str
    game: str
    reporter: Named
    accused: Named
    text: str
    why: str
    own: bool
    said: list[Said]
    acts: list[Act]


class Restriction(msgspec.Struct, frozen=True):
    """Somebody who is banned or muted; ``until`` 0 is for good."""

    kind: str
    person: Named
    at: float
    until: float
    reason: str


class RoleInfo(msgspec.Struct, frozen=True):
    person: Named
    role: str


class Desk(msgspec.Struct, frozen=True):
    """All that the page of moderators begins with."""

    role: str
    reports: list[ReportInfo]
    restrictions: list[Restriction]
    log: list[Act]
    roles: list[RoleInfo]
    longest_days: int


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody whom a moderator has looked for; *reports* counts all that were made of them."""

    person: Named
    account: bool
    bot: bool
    role: str
    restrictions: list[Restriction]
    reports: int
    log: list[Act]


class People(msgspec.Struct, frozen=True):
    people: list[PersonInfo]


# ------------------------------------------------------------------------------
# What is asked for.


class Reprimand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: int
    reason: str
    report: int = 0


class Restricting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days, or parts of one; 0 is for good, and without any it ends."""

    person: int
    reason: str
    days: float | None = None
    report: int = 0


class Renaming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: int
    name: str
    reason: str
    report: int = 0


class Freezing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    reason: str
    frozen: bool = True
    report: int = 0


class HandingOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """*what* is a seat (1, 2, …) or table, *who* a name, #12 or bot."""

    table: str
    what: str
    who: str
    reason: str
    report: int = 0


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    report: int
    upheld: bool
    reason: str


class GivingRole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: int
    role: str
    reason: str


class Announcing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A banner for so many hours; 0 is until it is taken away, which an empty text does."""

    text: str
    hours: float = 0.0


class LetterOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: int


class LetterInfo(msgspec.Struct, frozen=True):
    """What a moderator tells a person; the page makes a sentence of it, by its kind."""

    n: int
    at: float
    kind: str
    name: str
    until: float
    text: str


class Letters(msgspec.Struct, frozen=True):
    letters: list[LetterInfo]


class OwnAct(msgspec.Struct, frozen=True):
    """What was done to a person, as that person may know it."""

    at: float
    act: str
    until: float
    about: str
    reason: str


class OwnModeration(msgspec.Struct, frozen=True):
    role: str
    letters: list[LetterInfo]
    acts: list[OwnAct]


class BannerInfo(msgspec.Struct, frozen=True):
    banner: Banner | None


# ------------------------------------------------------------------------------
# Letters to whoever asks, and the banner for everybody: beside who they are.


def letter_infos(letters: list[Letter]) -> list[LetterInfo]:
    return [LetterInfo(*msgspec.structs.astuple(letter)[1:]) for letter in letters]


async def besides(context: Context, user: User | None) -> dict[str, object]:
    """What whoever asks who they are is told besides, where there is something."""
    role, letters = await context.store.standing(user.id) if user else ("", [])
    told: dict[str, object] = {
        "role": role,
        "letters": letter_infos(letters),
        "banner": context.current_banner(),
        "house": context.house.kinds(),
    }
    return {name: value for name, value in told.items() if value}


async def own_moderation(context: Context, user: User) -> OwnModeration:
    """What is kept about somebody by moderators, and their letters; who acted is not told."""
    role, letters = await context.store.standing(user.id)
    acts = [
        OwnAct(done.at, done.act, done.until, done.about, done.reason)
        for done in await context.store.acts(ALL_ACTS, user.id)
    ]
    return OwnModeration(role, letter_infos(letters), acts)


async def put_away(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, LetterOnly)
    await context.store.put_away(user.id, body.n)
    _, letters = await context.store.standing(user.id)
    return reply(Letters(letter_infos(letters)))


async def banner(context: Context, request: Request) -> Response:
    return reply(BannerInfo(context.current_banner()))


# ------------------------------------------------------------------------------
# The desk: reports with what was said around them, the log, people.


async def moderator_of(context: Context, request: Request) -> Moderator:
    """Who asks, if they look after the house; to others there is nothing here."""
    user = await context.find_user(request)
    role = await context.store.role(user.id) if user else ""
    if not user or not RANKS[role]:
        message = "this is for those who look after the house"
        raise Refusal("not_allowed", message, reason="moderators_only")
    context.rate_limiter.take("person", user.id)
    return Moderator(user.id, user.name, role)


async def desk(context: Context, request: Request) -> Response:
    return reply(await desk_of(context, await moderator_of(context, request)))


async def desk_of(context: Context, by: Moderator) -> Desk:
    store = context.store
    reports = [await report_info(context, by, each) for each in await store.reports()]
    bans = [*context.bans.users.values(), *context.bans.muted.values()]
    roles = [RoleInfo(Named(each.user, each.name), each.role) for each in await store.roles()]
    return Desk(
        by.role,
        reports,
        [await restriction(context, ban.value, ban.kind) for ban in bans],
        await store.acts(LOG_LINES),
        roles,
        LONGEST // (24 * 3600),
    )


async def report_info(context: Context, by: Moderator, report: Report) -> ReportInfo:
    """A report, with what was said around it, unless the moderator has a part in it."""
    store, row = context.store, await context.store.table(report.table)
    own = await is_own(store, by.user, report)
    where = (report.table, report.accused, report.text, report.at, LINES_AROUND)
    said = [] if own else await store.said_around(*where)
    reporter = await store.user(report.reporter) if report.reporter and not own else None
    return ReportInfo(
        report.id,
        report.at,
        report.table if row else "",
        row.title if row else "",
        row.game if row else "",
        Named(report.reporter if reporter else 0, reporter.name if reporter else ""),
        Named(report.accused, report.name),
        "" if own else report.text,
        "" if own else report.why,
        own,
        [said_line(each) for each in said],
        await store.acts(LOG_LINES, report=report.id),
    )


def said_line(entry: TalkRow) -> Said:
    return Said(entry.n, entry.at, entry.user, entry.name, entry.text)


async def restriction(context: Context, value: str, kind: str) -> Restriction:
    bans = context.bans.users if kind == USER else context.bans.muted
    ban, user = bans[int(value)], await context.store.user(int(value))
    person = Named(int(value), user.name if user else "")
    return Restriction(BAN_KINDS[kind], person, ban.at, ban.until, ban.reason)


async def people(context: Context, request: Request) -> Response:
    """People by a part of their name, or one by number: #12."""
    await moderator_of(context, request)
    wanted = request.query_params.get("name", "")[:100]
    store = context.store
    if wanted.startswith("#"):
        found = [await find_person(store, wanted)]
    else:
        found = await store.users_like(wanted, PEOPLE_FOUND) if wanted.strip() else []
    return reply(People([await person_info(context, user) for user in found]))


async def person_info(context: Context, user: User) -> PersonInfo:
    kinds = [
        kind
        for kind, bans in ((USER, context.bans.users), (MUTE, context.bans.muted))
        if user.id in bans
    ]
    return PersonInfo(
        Named(user.id, user.name),
        bool(user.password),
        user.bot,
        await context.store.role(user.id),
        [await restriction(context, str(user.id), kind) for kind in kinds],
        await context.store.reports_of(user.id),
        await context.store.acts(PEOPLE_FOUND, user.id),
    )


# ------------------------------------------------------------------------------
# The acts.


async def acting(context: Context, request: Request, report: int) -> tuple[Moderator, Moderation]:
    by = await moderator_of(context, request)
    hold, follow = context.tables.changed_below, context.on_foreign_change
    context.metrics.count("acts")
    return by, Moderation(context.store, by, report, context.now, hold, follow)


async def person_of(context: Context, number: int) -> User:
    return await find_person(context.store, f"#{max(0, number)}")


async def warn(context: Context, request: Request) -> Response:
    body = await context.read_body(request, Reprimand)
    by, moderation = await acting(context, request, body.report)
    await moderation.warn(await person_of(context, body.person), body.reason)
    return reply(await desk_of(context, by))


async def mute(context: Context, request: Request) -> Response:
    body = await context.read_body(request, Restricting)
    by, moderation = await acting(context, request, body.report)
    person = await person_of(context, body.person)
    if body.days is None:
        await moderation.unmute(person, body.reason)
    else:
        await moderation.mute(person, body.days * 24 * 3600, body.reason)
    return reply(await desk_of(context, by))


async def ban(context: Context, request: Request) -> Response:
    body = await context.read_body(request, Restricting)
    by, moderation = await acting(context, request, body.report)
    person = await person_of(context, body.person)
    if body.days is None:
        await moderation.unban(person, body.reason)
    else:
        await moderation.ban(person, body.days * 24 * 3600, body.reason)
    return reply(await desk_of(context, by))


async def rename(context: Context, request: Request) -> Response:
    body = await context.read_body(request, Renaming)
    by, moderation = await acting(context, request, body.report)
    await moderation.rename(await person_of(context, body.person), body.name, body.reason)
    return reply(await desk_of(context, by))


async def freeze(context: Context, request: Request) -> Response:
    body = await context.read_body(request, Freezing)
    by, moderation = await acting(context, request, body.report)
    await moderation.freeze(body.table, body.frozen, body.reason)
    return reply(await desk_of(context, by))


async def hand_over(context: Context, request: Request) -> Response:
    body = await context.read_body(request, HandingOver)
    by, moderation = await acting(context, request, body.report)
    await moderation.hand_over(body.table, body.what, body.who, body.reason)
    return reply(await desk_of(context, by))


async def close(context: Context, request: Request) -> Response:
    body = await context.read_body(request, Closing)
    by, moderation = await acting(context, request, 0)
    await moderation.close(body.report, body.upheld, body.reason)
    return reply(await desk_of(context, by))


async def give_role(context: Context, request: Request) -> Response:
    body = await context.read_body(request, GivingRole)
    by, moderation = await acting(context, request, 0)
    await moderation.give_role(await person_of(context, body.person), body.role, body.reason)
    return reply(await desk_of(context, by))


async def announce(context: Context, request: Request) -> Response:
    body = await context.read_body(request, Announcing)
    by, moderation = await acting(context, request, 0)
    until = context.now() + body.hours * 3600 if body.hours > 0 else 0.0
    await moderation.announce(body.text, until)
    return reply(await desk_of(context, by))


ROUTES = [
    route("/api/banner", banner, public=True),
    route("/api/me/letters/away", put_away, "POST", public=True),
    route("/api/moderation", desk, scope=SESSION),
    route("/api/moderation/people", people, scope=SESSION),
    route("/api/moderation/warn", warn, "POST"),
    route("/api/moderation/mute", mute, "POST"),
    route("/api/moderation/ban", ban, "POST"),
    route("/api/moderation/rename", rename, "POST"),
    route("/api/moderation/freeze", freeze, "POST"),
    route("/api/moderation/hand-over", hand_over, "POST"),
    route("/api/moderation/close", close, "POST"),
    route("/api/moderation/role", give_role, "POST"),
    route("/api/moderation/banner", announce, "POST"),
]
