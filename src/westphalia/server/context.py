"""The context that request handlers share: the store, accounts, tables, limits and metrics."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from westphalia.server import retention
from westphalia.server.accounts import COOKIE, SESSION, Accounts, Bans, Bearer
from westphalia.server.errors import Refusal, nobody_known
from westphalia.server.health import Metrics, SteadyClock, StoreHealth
from westphalia.server.house import House
from westphalia.server.jobs import Asker, CostlyWork, Worker, WorkerProcess
from westphalia.server.limits import ConnectionLimiter, RateLimiter
from westphalia.server.notices.channels import Confirmations
from westphalia.server.other_servers import OtherServers
from westphalia.server.settings import Settings
from westphalia.server.store.finding import TICKETS
from westphalia.server.store.moderation import Banner
from westphalia.server.store.rows import (
    BANNER,
    BANS,
    PEER,
    PERSON,
    RESTS,
    TALK,
    TOKEN,
    WORDS,
    StoreError,
    User,
)
from westphalia.server.store.store import Store
from westphalia.server.tables.bots import Bots
from westphalia.server.tables.finding import Finder
from westphalia.server.tables.lobby import Lobby
from westphalia.server.tables.profiles import Profiles
from westphalia.server.tables.publishing import CLOSE_REFUSED
from westphalia.server.tables.rating_course import rating_of
from westphalia.server.tables.registry import LOGGED_OUT, TOKEN_ENDED, TableRegistry
from westphalia.server.tables.replays import Analyses
from westphalia.server.tables.table import Table
from westphalia.server.tournaments.runner import TournamentRunner
from westphalia.server.ways_in import WaysIn

log = logging.getLogger("westphalia.server")

T = TypeVar("T")

SECOND_TOKENS = 16  # of those for costly work, for a second of it that was not paid for
BANNED = (CLOSE_REFUSED + 403, "this server is closed to you")


class Context:
    """The services behind every route, and how a request reaches them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: Callable[[], float] | None = None,
        new_worker: Callable[[], Worker] = WorkerProcess,
        bots: Bots | None = None,
    ) -> None:
        now = now or SteadyClock()
        self.store = store
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.accounts = Accounts(store, now, settings.session_days)
        self.bans = Bans(store, now)
        self.house = House(settings)
        self.banner: Banner | None = None
        self.rate_limiter = RateLimiter(settings.limits, time.monotonic)
        workers = [new_worker() for _ in range(settings.workers)]
        people = settings.limits.address_people
        self.costly = CostlyWork(settings.jobs, workers, self.charge_work, people)
        self.analyses = Analyses(self.costly)
        self.uploads = CostlyWork(settings.uploads, [new_worker()], self.charge_work, people)
        self.costly.measured = self.uploads.measured = self.metrics.worked
        self.tables = TableRegistry(store, settings, self.metrics, now, self.costly, bots)
        self.lobby = Lobby(self.tables)
        self.finder = Finder(self.tables, partial(rating_of, store))
        self.tournaments = TournamentRunner(self.tables)
        self.confirmations = Confirmations(self.tables.channels, now)
        self.ways_in = WaysIn(self.accounts, self.tables.channels, now)
        self.profiles = Profiles(self.tables)
        self.connection_limiter = ConnectionLimiter(settings.limits)
        self.other_servers = OtherServers(
            store, self.rate_limiter.take_charges, self.rate_limiter.charge_elsewhere
        )
        self.tables.is_banned = self.is_banned
        self._join_other_servers()
        self.store_health = StoreHealth(store, self.tables.wake_subscribers)
        self.closing = asyncio.Event()

    async def start_tasks(self) -> None:
        """Starts what runs beside the requests: listening to other servers, and sending notices.

        Before that it drops sessions that have ended and reads who is banned.
        """
        await self.drop_expired()
        await self.bans.load()
        await self.load_banner()
        await self.store.listen(self.on_foreign_change)
        self.tables.notifier.dispatcher.wake()  # for what a server before this one has left

    async def drop_expired(self) -> None:
        """Drops the sessions that nobody has used for long, and attempts that no longer count."""
        try:
            await self.store.drop_expired(self.now(), self.accounts.lifetime)
            await self.store.drop_ways_in(self.now())
        except StoreError as error:
            log.error("sessions that have ended were not dropped: %s", error)

    async def let_go(self) -> None:
        """Lets go what is older than it is kept."""
        hold, follow = self.tables.changed_below, self.on_foreign_change
        gone = await retention.let_go(self.store, self.settings.keep, self.now(), hold, follow)
        if gone:
            words = ", ".join(f"{kind} {number}" for kind, number in gone.items())
            log.info("gone, as it was kept long enough: %s", words)

    # what other servers do

    def _join_other_servers(self) -> None:
        """Tells other servers who is present and connected here, and lets them tell the same."""
        tables, limiter, others = self.tables, self.connection_limiter, self.other_servers
        events = tables.events
        others.sources = {"present": tables, "open": limiter, "events": events, "bots": events.news}
        tables.present_elsewhere = partial(others.elsewhere, "present")
        tables.on_presence = partial(others.changed, "present")
        limiter.elsewhere = lambda client: sum(others.elsewhere("open", client))
        limiter.on_change = partial(others.changed, "open")
        events.elsewhere = partial(others.elsewhere, "events")
        events.bots_elsewhere = partial(others.keys_elsewhere, "events")
        events.on_change = partial(others.changed, "events")
        events.news.on_change = partial(others.changed, "bots")
        if self.store.shared:
            self.rate_limiter.on_charge = others.wake

    async def on_foreign_change(self, change: str) -> None:
        """Follows what was changed elsewhere: a table, a token, bans; without a name anything."""
        for prefix, follow in self._followed().items():
            if change.startswith(prefix):
                await follow(change.removeprefix(prefix))
                return
        if not change:
            await self._look_at_all()
        elif change == TICKETS:
            self.finder.wake()
        elif change == BANNER:
            await self.load_banner()
        elif change == BANS:
            await self.load_bans()
        else:
            await self.tables.on_foreign_change(change)

    def _followed(self) -> dict[str, Callable[[str], Awaitable[None]]]:
        """What begins with a word that says of what it is, with who follows it."""

        async def heard(word: str) -> None:
            self.other_servers.hear(word)

        return {
            PEER: heard,
            PERSON: lambda user: self._look_at_person(int(user)),
            TALK: self.tables.on_talk,
            WORDS: lambda user: self.tables.refresh_words(int(user)),
            RESTS: lambda user: self.tables.refresh_rests(int(user)),
            TOKEN: self._look_at_tokens,
        }

    async def _look_at_all(self) -> None:
        """Reads anew whatever may have changed: all that can be read, though some cannot."""
        failure: StoreError | None = None
        tables = partial(self.tables.on_foreign_change, "")
        looks = (self.other_servers.greet, self.load_bans, self.load_banner)
        for look in (*looks, self._look_at_tokens, tables):
            try:
                await look()
            except StoreError as error:
                failure = error
        if failure:
            raise failure

    async def _look_at_person(self, user: int) -> None:
        """Follows that somebody has made or renamed an account, or has a new password."""
        self.accounts.forget_user(user)
        await self._close_dropped(self.tables.connected_tokens(user))
        await self.tables.refresh_accounts(user)

    async def _look_at_tokens(self, token_hash: str = "") -> None:
        """Closes what was opened with a token, if it was dropped; without one, with any."""
        self.accounts.forget(token_hash)
        await self._close_dropped([token_hash] if token_hash else self.tables.connected_tokens())

    async def _close_dropped(self, token_hashes: Sequence[str]) -> None:
        for each in token_hashes:
            if await self.store.token_user(each) is None:
                self.tables.close_connections(each)

    async def load_bans(self) -> None:
        """Reads who is banned, and closes what they have open."""
        await self.bans.load()
        for connection in self.tables.connections():
            if self.bans.covers(connection.user, connection.address):
                connection.close(*BANNED)
        self.tables.show_banned(self.is_banned)

    def is_banned(self, user: int) -> bool:
        return self.bans.covers(user, "")

    async def load_banner(self) -> None:
        self.banner = await self.store.banner()

    def current_banner(self) -> Banner | None:
        """The banner, while its time is not over."""
        found = self.banner
        return found if found and not 0 < found.until <= self.now() else None

    async def end_session(self, token_hash: str) -> None:
        """Revokes a token and closes what was opened with it, here and at other servers."""
        await self.accounts.revoke(token_hash)
        self.close_connections([token_hash], LOGGED_OUT)

    def close_connections(self, ended: Sequence[str], why: tuple[int, str] = TOKEN_ENDED) -> None:
        for token_hash in ended:
            self.tables.close_connections(token_hash, why)

    async def end_sessions(self, user: User, but: str = "") -> None:
        """Ends every session of a person but that of one token."""
        for session in await self.store.sessions(user.id):
            if session.token_hash != but:
                await self.end_session(session.token_hash)

    async def show_account(self, user: User) -> None:
        """Shows at all tables, here and at other servers, that a person has an account."""
        await self.tables.refresh_accounts(user.id)
        await self.store.tell(f"{PERSON}{user.id}")

    def charge_work(self, asker: Asker, seconds: float) -> None:
        """Takes tokens for time that a worker needed and nobody had paid for beforehand."""
        self.charge_costly(asker, seconds * SECOND_TOKENS)

    def charge_costly(self, asker: Asker, tokens: float) -> None:
        """Takes tokens for what was done already, from who asked and from the address."""
        for kind, client in (("costly", asker.client), ("costly_address", asker.address)):
            self.rate_limiter.charge(kind, client, tokens)

    def refused(self, refusal: Refusal) -> None:
        """Counts a refusal; one for the store's sake may mean that nothing can be written."""
        self.metrics.count("refusals", refusal.code)
        if refusal.reason == "store_silent":
            self.store_health.suspect()

    # who asks

    async def find_user(self, connection: HTTPConnection) -> User | None:
        bearer = await self.find_bearer(connection)
        return bearer.user if bearer else None

    async def find_bearer(self, connection: HTTPConnection) -> Bearer | None:
        """Returns who asks, if that is known; their token must be for what the route needs."""
        bearer = await self.accounts.bearer_of(token_of(connection))
        if bearer is None:
            return None
        self.bans.check(bearer.user.id, "")
        bearer.check(getattr(connection.state, "scope", SESSION))
        return bearer

    async def require_user(self, connection: HTTPConnection) -> User:
        """Returns who asks; a request without a valid token is refused."""
        user = await self.find_user(connection)
        if user is None:
            raise nobody_known()
        self.rate_limiter.take("person", user.id)
        return user

    async def require_member(self, connection: HTTPConnection) -> None:
        """Refuses everybody without an account, where the server is for members only."""
        if not self.settings.members:
            return
        user = await self.find_user(connection)
        if user is None or not user.password:
            message = "this server is for its members; sign in with your account"
            raise Refusal("unauthorised", message, reason="members_only")

    async def find_table(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"])

    def origin_allowed(self, connection: HTTPConnection) -> bool:
        """Tells whether the page that asks, if it is a page, is ours or one that we trust."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        own = connection.headers.get("host", "")
        return origin in (f"http://{own}", f"https://{own}", *self.settings.origins)

    # what is asked

    async def read_body(self, request: Request, kind: type[T]) -> T:
        """Decodes and checks the body; the refusal of a wrong one says where it is wrong."""
        data = await self.read_bytes(request, self.settings.limits.body)
        try:
            return msgspec.json.decode(data or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refusal("bad_request", f"the body cannot be read: {error}") from error

    async def read_bytes(self, request: Request, most: int) -> bytes:
        try:
            async with asyncio.timeout(self.settings.limits.body_seconds):
                return await read_at_most(request, most)
        except (TimeoutError, ClientDisconnect) as error:
            raise Refusal("bad_request", "the body did not come whole") from error


async def read_at_most(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too_large", f"a body has at most {most} bytes here")
    return bytes(data)


def token_of(connection: HTTPConnection) -> str:
    """The bearer token of a request, or that of its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")
