"""Routes about how people are told what concerns them: push, mail, webhook, kinds, quiet hours."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from westphalia.locales import LANGUAGES
from westphalia.server.accounts import SESSION, device_name, hash_token
from westphalia.server.api.rests import RECKONING_TOKENS
from westphalia.server.api.routing import address_of, reply, route, take_costly
from westphalia.server.context import Context, token_of
from westphalia.server.errors import Refusal
from westphalia.server.notices.channels import PUSH, SORTS, kind_of
from westphalia.server.notices.kinds import Kind, switch, wanted
from westphalia.server.notices.mail import checked_address
from westphalia.server.notices.messages import DAY_MINUTES, written, zone_of
from westphalia.server.notices.outgoing import well_formed
from westphalia.server.store.rests import FOR_EVER, Hours
from westphalia.server.store.rows import NoticePreferences, PushSubscription, Recipient
from westphalia.server.tables.rests import SETTLING

MOST_BROWSERS: Final = 10
BROWSER_ID_LENGTH: Final = 32
ZONE_LENGTH: Final = 64
TEST_TOKENS: Final = 5  # of those for costly work


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nothing is sent, as 22:30, by the clock of the person's time zone."""

    begin: str
    end: str


class BrowserInfo(msgspec.Struct, frozen=True):
    """A browser that is sent push messages, as its own person is shown it."""

    id: str
    device: str
    created: float
    endpoint: str


class MailInfo(msgspec.Struct, frozen=True):
    """Whether this server sends mail, and to which address."""

    offered: bool
    address: str | None
    confirmed: bool


class Notices(msgspec.Struct, frozen=True):
    """How a person is told; ``off`` has the kinds of notices that each sort of channel leaves."""

    browsers: list[BrowserInfo]
    mail: MailInfo
    webhook: str | None
    quiet: QuietHours | None
    time_zone: str
    interval: int
    language: str
    weekends: bool
    automatic: bool
    kinds: list[str]
    off: dict[str, list[str]]


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mail: str | UnsetType | None = UNSET
    quiet: QuietHours | UnsetType | None = UNSET
    time_zone: str | UnsetType = UNSET
    interval: int | UnsetType = UNSET
    language: str | UnsetType = UNSET
    password: str = ""
    weekends: bool | UnsetType = UNSET
    automatic: bool | UnsetType = UNSET
    off: dict[str, list[str]] | UnsetType = UNSET


class PushKey(msgspec.Struct, frozen=True):
    key: str


class BrowserKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: str
    auth: str


class Browsing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as a browser hands it out."""

    endpoint: str
    keys: BrowserKeys


class BrowserOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class MailToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Done(msgspec.Struct, frozen=True):
    done: bool = True


class TriedChannel(msgspec.Struct, frozen=True):
    """What became of a test message: ``outcome`` is sent, later, refused or gone."""

    channel: str
    browser: str | None
    outcome: str


class Tried(msgspec.Struct, frozen=True):
    results: list[TriedChannel]


# what is kept


async def notice_settings(context: Context, user: int) -> Notices:
    recipient = await own_recipient(context, user)
    wished, moderates = recipient.preferences, await context.store.role(user)
    quiet = QuietHours(clock(wished.quiet_from), clock(wished.quiet_to))
    return Notices(
        browsers=[
            BrowserInfo(each.id, each.device, each.created, each.endpoint)
            for each in recipient.browsers
        ],
        mail=MailInfo(bool(context.settings.smtp), wished.mail or None, wished.confirmed),
        webhook=recipient.user.webhook or None,
        quiet=quiet if wished.quiet_from != wished.quiet_to else None,
        time_zone=wished.time_zone,
        interval=wished.interval,
        language=wished.language,
        weekends=wished.weekends,
        automatic=wished.automatic,
        kinds=[kind for kind in Kind if moderates or kind != Kind.REPORT],
        off={sort: [kind for kind in Kind if not wanted(wished, sort, kind)] for sort in SORTS},
    )


async def own_recipient(context: Context, user: int) -> Recipient:
    recipient = await context.store.recipient(user)
    assert recipient, f"user {user} has gone"
    return recipient


def clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


async def notices(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    return reply(await notice_settings(context, user.id))


# what is wished


async def change_notices(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    body = await context.read_body(request, NoticeWishes)
    recipient = await own_recipient(context, user.id)
    before, wished = recipient.preferences, changed(recipient.preferences, body)
    if wished.mail and wished.mail != before.mail and user.password:
        # by this address one gets into the account: whoever only has a session may not set it
        context.rate_limiter.take("login", address_of(request))
        await context.accounts.confirm(user, body.password)
    recipient = msgspec.structs.replace(recipient, preferences=wished)
    if body.mail is not UNSET and wished.mail and not wished.confirmed:
        await context.confirmations.ask(recipient, address_of(request))
    rests_anew = hours_of(wished) != hours_of(before)
    if rests_anew:
        take_costly(context, request, user, RECKONING_TOKENS)
    await context.store.put_preferences(user.id, wished)
    if rests_anew:
        await put_hours(context, user.id, wished)
    return reply(await notice_settings(context, user.id))


def hours_of(wished: NoticePreferences) -> tuple[str, int, int, bool] | None:
    """The hours in which a person rests, if there are any."""
    if wished.quiet_from == wished.quiet_to and not wished.weekends:
        return None
    return wished.time_zone, wished.quiet_from, wished.quiet_to, wished.weekends


async def put_hours(context: Context, user: int, wished: NoticePreferences) -> None:
    """Lets other hours count for the clocks of a person, after a while; those before end now."""
    now, hours = context.now(), hours_of(wished) or ("", 0, 0, False)
    await context.store.put_hours(user, Hours(now + SETTLING, FOR_EVER, *hours), now)
    await context.tables.refresh_rests(user)


def changed(present: NoticePreferences, body: NoticeWishes) -> NoticePreferences:
    """The preferences with what was wished; what makes no sense is refused."""
    as_said = {"weekends": body.weekends, "automatic": body.automatic}
    changes: dict[str, object] = {name: it for name, it in as_said.items() if it is not UNSET}
    if body.mail is not UNSET:
        changes["mail"] = checked_address(body.mail or "")
        changes["confirmed"] = present.confirmed and changes["mail"] == present.mail
    if body.quiet is not UNSET:
        quiet = body.quiet or QuietHours("00:00", "00:00")
        changes |= {"quiet_from": minutes_of(quiet.begin), "quiet_to": minutes_of(quiet.end)}
    if body.time_zone is not UNSET:
        if len(body.time_zone) > ZONE_LENGTH or zone_of(body.time_zone) is None:
            raise Refusal("bad_request", "there is no such time zone", reason="time_zone")
        changes["time_zone"] = body.time_zone
    if body.interval is not UNSET:
        if not 0 <= body.interval <= DAY_MINUTES:
            raise Refusal("bad_request", f"an interval has 0 to {DAY_MINUTES} minutes")
        changes["interval"] = body.interval
    if body.language is not UNSET:
        if body.language not in LANGUAGES:
            raise Refusal("bad_request", f"there are the languages {', '.join(LANGUAGES)}")
        changes["language"] = body.language
    if body.off is not UNSET:
        changes["switched_off"] = switched(present.switched_off, body.off)
    return msgspec.structs.replace(present, **changes)


def switched(present: Sequence[str], off: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """What is switched off after the wishes for some sorts of channels; the others stay."""
    for channel, kinds in off.items():
        unknown = [kind for kind in kinds if kind not in list(Kind)]
        if channel not in SORTS or unknown:
            wrong = " ".join([channel, *unknown])[:40]
            raise Refusal("bad_request", f"'{wrong}' is no channel with kinds of notices")
    others = [each for each in present if each.partition(" ")[0] not in off]
    wished = [switch(channel, kind) for channel, kinds in off.items() for kind in kinds]
    return tuple(sorted({*others, *wished}))


def minutes_of(text: str) -> int:
    """Reads 22:30 as minutes of the day."""
    hours, _, minutes = text.partition(":")
    well_formed = len(text) == 5 and (hours + minutes).isascii() and (hours + minutes).isdigit()
    if not well_formed or int(hours) > 23 or int(minutes) > 59:
        raise Refusal("bad_request", "an hour is written as 22:30", reason="quiet_hours")
    return int(hours) * 60 + int(minutes)


# browsers


async def push_key(context: Context, request: Request) -> Response:
    """The public key that a browser must know to take messages from this server."""
    return reply(PushKey((await context.tables.channels.identity()).public))


async def add_browser(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Browsing)
    from westphalia.server.notices.web_push import read_keys  # not before it is needed

    schemes = ("https", "http") if context.settings.private_webhooks else ("https",)
    try:
        read_keys(body.keys.p256dh, body.keys.auth)
        good = well_formed(body.endpoint, schemes)
    except ValueError:
        good = False
    if not good:
        raise Refusal("bad_request", "this is no push subscription", reason="push_subscription")
    browser = PushSubscription(
        hashlib.sha256(body.endpoint.encode()).hexdigest()[:BROWSER_ID_LENGTH],
        hash_token(token_of(request)),
        body.endpoint,
        body.keys.p256dh,
        body.keys.auth,
        device_name(request.headers.get("user-agent", "")),
        context.now(),
    )
    await context.store.put_browser(user.id, browser, MOST_BROWSERS)
    return reply(await notice_settings(context, user.id))


async def drop_browser(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, BrowserOnly)
    await context.store.drop_browser(user.id, body.id)
    return reply(await notice_settings(context, user.id))


# mail


async def confirm_mail(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    await context.confirmations.confirm((await context.read_body(request, MailToken)).token)
    return reply(Done())


async def stop_mail(context: Context, request: Request) -> Response:
    """Ends the mail; programs of mail call it without a cookie (RFC 8058)."""
    context.rate_limiter.take("login", address_of(request))
    await context.confirmations.stop(request.path_params["token"])
    return reply(Done())


# trying it


async def try_notices(context: Context, request: Request) -> Response:
    """Sends a test message by every channel at once, and tells what became of it."""
    user = await context.require_user(request)
    context.rate_limiter.take("costly", user.id, TEST_TOKENS)
    recipient, channels = await own_recipient(context, user.id), context.tables.channels
    message, results = written((), recipient.preferences.language), []
    for channel in channels.of(recipient):
        context.tables.notifier.dispatcher.take(channel, user.id)
        outcome = await channels.send(channel, recipient, message)
        browser = channel.removeprefix(PUSH).strip() if kind_of(channel) == PUSH else None
        results.append(TriedChannel(kind_of(channel), browser, outcome.value))
    return reply(Tried(results))


ROUTES = [
    route("/api/push", push_key),
    route("/api/me/notices", notices, scope=SESSION),
    route("/api/me/notices", change_notices, "POST"),
    route("/api/me/notices/test", try_notices, "POST"),
    route("/api/me/push", add_browser, "POST"),
    route("/api/me/push/drop", drop_browser, "POST"),
    route("/api/mail/confirm", confirm_mail, "POST", public=True),
    route("/api/mail/stop/{token}", stop_mail, "POST", public=True),
]
