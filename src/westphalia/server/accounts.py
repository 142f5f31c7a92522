"""Accounts: guests, bots, names, sessions, tokens, passwords kept only as scrypt hashes, bans."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import math
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Final, NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

from westphalia.server.errors import Refusal
from westphalia.server.jobs import FairQueue
from westphalia.server.limits import Client
from westphalia.server.store.accounts import comparable_name
from westphalia.server.store.rows import Ban, Conflict, Session, StoreError, User
from westphalia.server.store.store import Store

# ------------------------------------------------------------------------------
# Names: those of accounts are reserved, and no name is a forgery of another.

# Scripts that share the shapes of many letters.
LOOK_ALIKE: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"})
NAME_LENGTH: Final = 40
# Printable for Python, but invisible: a name with them would look like another one.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
VARIATION_SELECTORS: Final = range(0xFE00, 0xFE10)
MOST_ACCENTS: Final = 3  # on one letter; a longer stack would overlap other text
MOST_PARTS: Final = MOST_ACCENTS + 1  # of a letter, as some keyboards send them


def checked_name(name: str) -> str:
    """Returns the name as it is kept, or refuses one that cannot stand in a record."""
    name = composed_name(name)
    if not name or len(name) > NAME_LENGTH or not legible(name):
        raise Refusal(
            "bad_request",
            f"a name has 1 to {NAME_LENGTH} printable characters",
            reason="name_length",
            most=NAME_LENGTH,
        )
    require_one_script(name)
    return name


def composed_name(name: str) -> str:
    """The name with its accents on their letters; none if it is far too long.

    To compose n accents on one letter takes n² steps, for which everybody would wait.
    """
    name = name.strip()
    if len(name) > MOST_PARTS * NAME_LENGTH:
        return ""
    return unicodedata.normalize("NFC", name).strip()


def legible(name: str) -> bool:
    """Tells whether every character is visible and stays within its line."""
    accents = "".join("^" if unicodedata.combining(char) else "." for char in name)
    invisible = any(char in INVISIBLE or ord(char) in VARIATION_SELECTORS for char in name)
    return name.isprintable() and not invisible and "^" * (MOST_ACCENTS + 1) not in accents


def require_one_script(name: str) -> None:
    """Refuses words of letters that look alike but are not: a Cyrillic а in Anna."""
    for word in unicodedata.normalize("NFKC", name).split():
        scripts = {unicodedata.name(char, "").split(" ")[0] for char in word if char.isalpha()}
        if len(scripts & LOOK_ALIKE) > 1:
            raise Refusal(
                "bad_request",
                "a word of a name keeps to the letters of one script",
                reason="name_scripts",
            )


async def require_free_names(store: Store, user: User | None, names: Iterable[str]) -> None:
    """Refuses names of accounts to everybody but their owners, however they are written.

    A guest whose name has become that of an account may keep it, and is shown as a guest.
    """
    own = comparable_name(user.name) if user else ""
    for name in sorted(set(names)):
        account = await store.account(name) if comparable_name(name) != own else None
        if account is not None and (user is None or account.id != user.id):
            raise Refusal(
                "conflict",
                f"'{name}' is the name of an account; log in, or take another one",
                reason="name_reserved",
                name=name,
            )


# ------------------------------------------------------------------------------
# Tokens and passwords.  A token is a session; only its hash is stored.

COOKIE: Final = "westphalia"
HOUR: Final = 3600
DAY: Final = 24 * HOUR
SESSION_ID_LENGTH: Final = 16  # of a token's hash, as its owner is shown it
DEVICE_LENGTH: Final = 200
PASSWORD_LENGTHS: Final = (8, 200)
SCRYPT_COST: Final = 2**14
# Checked for unknown names, so that the time taken tells nothing.
DUMMY_HASH: Final = f"{bytes(16).hex()}:{bytes(64).hex()}"


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def device_name(agent: str) -> str:
    """Shortens a User-Agent to what is kept of it."""
    return "".join(filter(str.isprintable, agent))[:DEVICE_LENGTH]


def hash_password(password: str, salt: bytes) -> str:
    key = hashlib.scrypt(password.encode(), salt=salt, n=SCRYPT_COST, r=8, p=1)
    return f"{salt.hex()}:{key.hex()}"


def verify_password(password: str, stored: str) -> bool:
    salt = bytes.fromhex(stored.partition(":")[0])
    return hmac.compare_digest(hash_password(password, salt), stored)


def wrong_password() -> Refusal:
    message = "that name and that password do not fit together"
    return Refusal("unauthorised", message, reason="wrong_password")


# ------------------------------------------------------------------------------
# Tokens for programs: each has a name and is for a part of what its account may do.

READ: Final = "read"  # what the account may see: every token is for that
PLAY: Final = "play"  # to sit down, answer, speak, and what else players do at a table
CHALLENGE: Final = "challenge"  # to set up tables and invite to them
SCOPES: Final = (READ, PLAY, CHALLENGE)
SESSION: Final = "session"  # in place of a scope: only who has logged in may do it
TOKEN_PREFIX: Final = "westphalia_"  # by which programs find one that lies where it should not
MOST_TOKENS: Final = 20


class Bearer(NamedTuple):
    """Who comes with a token, and what it is for; without scopes they have logged in."""

    user: User
    scopes: tuple[str, ...] = ()

    def check(self, scope: str) -> None:
        if self.scopes and scope == SESSION:
            message = "no token may do that; log in with your name and password"
            raise Refusal("not_allowed", message, reason="token_session")
        if self.scopes and scope not in self.scopes:
            message = f"this token is not for that; it would need the scope '{scope}'"
            raise Refusal("not_allowed", message, reason="token_scope", scope=scope)


def checked_scopes(wanted: Iterable[str]) -> str:
    """The scopes as they are kept; every token may read."""
    for scope in wanted:
        if scope not in SCOPES:
            known = ", ".join(SCOPES)
            raise Refusal("bad_request", f"'{scope[:40]}' is no scope; there are: {known}")
    return " ".join(scope for scope in SCOPES if scope in {READ, *wanted})


# ------------------------------------------------------------------------------
# Browsers by which the owner of an account has come in: what others guess does not delay them.

KEY_BYTES: Final = 32
COOKIE_AGE: Final = 365 * 24 * 3600  # seconds since the owner last came in
ID: Final = re.compile(r"[0-9a-f]{16}")


def cookie_of(user: User) -> str:
    """The name of the cookie: a browser may be that of several people."""
    return f"westphalia-known-{user.id}"


class KnownBrowsers:
    """Makes and checks the cookies of known browsers, with a key that all servers on a store share.

    A cookie is signed, so nothing has to be kept, and it is good for one password.  It lets nobody
    in: a browser with it has its own count of wrong passwords, at that account alone.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = b""

    async def cookie(self, user: User, present: str = "") -> str:
        """Returns the cookie that a browser shall keep; a browser that is known stays the same."""
        browser = present[:16] if ID.fullmatch(present[:16]) else secrets.token_hex(8)
        return f"{browser}.{await self._signature(user, browser)}"

    async def browser_of(self, user: User, cookie: str) -> str:
        """The browser that a cookie names, if it is known to the owner of the account."""
        browser, _, signature = cookie.partition(".")
        genuine = await self._signature(user, browser)
        good = hmac.compare_digest(genuine.encode(), signature.encode())
        return browser if good and ID.fullmatch(browser) else ""

    async def _signature(self, user: User, browser: str) -> str:
        if not self._key:
            kept = await self.store.server_key("browsers", secrets.token_hex(KEY_BYTES))
            self._key = kept.encode()
        said = f"{user.id} {browser} {user.password}".encode()
        return hmac.new(self._key, said, hashlib.sha256).hexdigest()


# ------------------------------------------------------------------------------
# Users by their tokens: guests and accounts.

P = ParamSpec("P")
T = TypeVar("T")
OWN_SESSION: Final = "own session"  # in place of an address, where only the owner can try
CACHE_SIZE: Final = 20_000
CACHE_SECONDS: Final = 60.0  # another server on the same store may have revoked a token


class Accounts:
    """Finds users by token, and adds and changes guests and accounts.

    A session ends when it has not been used for long.
    """

    def __init__(self, store: Store, now: Callable[[], float], session_days: int) -> None:
        self.store = store
        self.now = now
        self.lifetime = session_days * DAY
        self._cache: OrderedDict[str, tuple[float, Bearer]] = OrderedDict()
        self.known_browsers = KnownBrowsers(store)
        self._scrypt = FairQueue(2)  # each hash takes 16 MB and a core for a moment

    async def user_of(self, token: str) -> User | None:
        """Returns the user of a token."""
        bearer = await self.bearer_of(token)
        return bearer.user if bearer else None

    async def bearer_of(self, token: str) -> Bearer | None:
        """Returns the user of a token and what it is for, from the cache or the store."""
        if not token:
            return None
        token_hash = hash_token(token)
        cached = self._cache.get(token_hash)
        if cached and cached[0] > self.now():
            return cached[1]
        found = await self.store.session(token_hash)
        if found is None:
            return None
        bearer, session = Bearer(found[0], tuple(found[1].scopes.split())), found[1]
        alive = self._alive(session)
        if alive:
            self._put_in_cache(token_hash, bearer)
        with suppress(StoreError):  # where nothing can be written people may still look
            if not alive:
                await self.store.drop_token(token_hash)
            elif self.now() - session.seen > DAY:
                await self.store.touch_session(token_hash, self.now())
        return bearer if alive else None

    def _alive(self, session: Session) -> bool:
        return self.now() - session.seen < self.lifetime

    def _put_in_cache(self, token_hash: str, bearer: Bearer) -> None:
        self._cache[token_hash] = (self.now() + CACHE_SECONDS, bearer)
        self._cache.move_to_end(token_hash)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)

    async def issue_token(self, user: User, address: str = "", device: str = "") -> str:
        """Makes a new token for a user, unless the password has changed since the user was read.

        Such a change ends all tokens that are there, so the store looks for it as it adds this one.
        """
        token = new_token()
        rest = (self.now(), address, device_name(device), user.password)
        if not await self.store.add_token(hash_token(token), user.id, *rest):
            raise wrong_password()
        self._put_in_cache(hash_token(token), Bearer(user))
        return token

    async def add_api_token(self, user: User, name: str, scopes: Iterable[str]) -> str:
        """Makes a token for a program; it is shown this once, and only its hash is kept."""
        stored = await self._stored(user.id)
        if not stored.password:
            raise Refusal("not_ready", "only an account has tokens", reason="accounts_only")
        if len(await self.tokens(user)) >= MOST_TOKENS:
            message = f"you have {MOST_TOKENS} tokens already; end one of them"
            raise Refusal("too_many", message, reason="too_many_tokens", most=MOST_TOKENS)
        token, named = TOKEN_PREFIX + new_token(), (checked_name(name), checked_scopes(scopes))
        rest = (self.now(), "", "", stored.password, *named)
        if not await self.store.add_token(hash_token(token), user.id, *rest):
            raise wrong_password()
        return token

    async def add_guest(self, name: str) -> User:
        name = checked_name(name)
        await require_free_names(self.store, None, [name])
        return await self.store.add_user(name, "")

    async def register(self, user: User | None, name: str, password: str) -> tuple[User, list[str]]:
        """Makes a guest, or somebody new, an account; returns also the tokens that it ended.

        Whoever knows a token of the guest must not get the account with it.
        """
        name = checked_name(name)
        hashed = await self.hashed(password)
        try:
            if user is None:
                made, ended = await self.store.add_user(name, hashed), list[str]()
            else:
                guest = await self._stored_guest(user.id)
                made, ended = await self._set_password(replace(guest, name=name, password=hashed))
            await self.store.begin_profile(made.id, self.now())
            return made, ended
        except Conflict:
            raise Refusal(
                "conflict",
                f"there is an account '{name}' already",
                reason="account_exists",
                name=name,
            ) from None

    async def hashed(self, password: str) -> str:
        """Returns what is stored of a password; a bad one is refused."""
        low, high = PASSWORD_LENGTHS
        if not low <= len(password) <= high:
            raise Refusal(
                "bad_request",
                f"a password has {low} to {high} characters",
                reason="password_length",
                least=low,
                most=high,
            )
        return await self._in_thread("", hash_password, password, secrets.token_bytes(16))

    async def login(
        self,
        name: str,
        password: str,
        address: str = "",
        cookies: Mapping[str, str] = {},
        present: User | None = None,
    ) -> User:
        """Returns whose name and password these are; *present* is who has a session already."""
        name = composed_name(name)
        user = await self.store.account(name) if name.isprintable() else None
        own = await self._own_way(user, cookies, present) if user else ""
        await self._check_password(user, password, own or address, alone=bool(own))
        assert user
        return user

    async def _own_way(self, user: User, cookies: Mapping[str, str], present: User | None) -> str:
        """Returns what is counted instead of the address, if others cannot try in the same way."""
        if present and present.id == user.id:
            return OWN_SESSION
        cookie = cookies.get(cookie_of(user), "")
        browser = await self.known_browsers.browser_of(user, cookie) if cookie else ""
        return f"browser {browser}" if browser else ""

    async def _check_password(
        self, user: User | None, password: str, address: str, alone: bool = False
    ) -> None:
        """Refuses a wrong password, and any while there were too many wrong ones."""
        if user:
            await self.take_attempt(user, address, alone)
        stored = user.password if user and user.password else DUMMY_HASH
        guesser = f"{user.id} {address if alone else ''}" if user else address
        right = await self._in_thread(guesser, verify_password, password, stored)
        if user is None or not right:
            raise wrong_password()
        await self.store.forget_attempts(user.id, address)

    async def take_attempt(self, user: User, address: str, alone: bool = False) -> None:
        """Counts an attempt to come in, unless too many have failed: then it is refused."""
        wait = await self.store.try_password(user.id, address, self.now(), alone)
        if wait:
            seconds = math.ceil(wait)
            message = f"too many wrong passwords; try again in {seconds} seconds"
            raise Refusal("too_many", message, reason="password_wait", wait=wait, seconds=seconds)

    async def confirm(self, user: User, password: str) -> User:
        """Refuses what only the owner of an account may do; what others try delays nobody here."""
        stored = await self._stored(user.id)
        if stored.password:
            await self._check_password(stored, password, OWN_SESSION, alone=True)
        return stored

    async def change_password(
        self, user: User, old: str, new: str, keep: str
    ) -> tuple[User, list[str]]:
        """Changes a password and ends every token but the one to *keep*; returns also those."""
        stored = await self.confirm(user, old)
        if not stored.password:
            raise Refusal("not_ready", "a guest has no password", reason="no_account")
        return await self._set_password(replace(stored, password=await self.hashed(new)), keep)

    async def _set_password(self, changed: User, keep: str = "") -> tuple[User, list[str]]:
        ended = await self.store.change_password(changed, keep)
        self.forget_user(changed.id)
        return changed, ended

    async def sessions(self, user: User) -> list[Session]:
        """The sessions of a person that have not ended, the one used last first."""
        return [each for each in await self._alive_tokens(user) if not each.scopes]

    async def tokens(self, user: User) -> list[Session]:
        """The tokens of a person for programs, the one used last first."""
        return [each for each in await self._alive_tokens(user) if each.scopes]

    async def _alive_tokens(self, user: User) -> list[Session]:
        return [each for each in await self.store.sessions(user.id) if self._alive(each)]

    async def become_bot(self, user: User, password: str) -> User:
        """Makes an account that has not played a bot, for good."""
        stored = await self.confirm(user, password)
        if not stored.password:
            raise Refusal("not_ready", "only an account becomes a bot", reason="accounts_only")
        if not stored.bot and not await self.store.become_bot(user.id):
            message = "this account has played, and so stays that of a person; make another one"
            raise Refusal("not_ready", message, reason="has_played")
        self.forget_user(user.id)
        return await self._stored(user.id)

    async def _in_thread(
        self, client: Client, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Hashes take turns: nobody waits for all that are guessed at the account of another."""
        async with self._scrypt.turn(client):
            return await asyncio.to_thread(work, *args, **kwargs)

    async def change(self, user: int, **changes: str) -> User:
        """Changes the stored user; the cached one may lack what another server has changed."""
        stored = await self._stored(user)
        changed = replace(stored, **changes)
        if not changed.password and changed.name != stored.name:
            await require_free_names(self.store, stored, [changed.name])
        await self.store.change_user(changed)
        self.forget_user(user)
        return changed

    async def _stored(self, user: int) -> User:
        stored = await self.store.user(user)
        assert stored, f"user {user} has gone"
        return stored

    async def _stored_guest(self, user: int) -> User:
        stored = await self._stored(user)
        if stored.password:
            raise Refusal(
                "conflict",
                f"you have the account '{stored.name}' already",
                reason="have_account",
                name=stored.name,
            )
        return stored

    async def revoke(self, token_hash: str) -> None:
        """Drops a token, from the store first: else a request could put it back into the cache."""
        await self.store.drop_token(token_hash)
        self.forget(token_hash)

    def forget(self, token_hash: str) -> None:
        """Drops a token from the cache, or all of them: the store is asked again."""
        if token_hash:
            self._cache.pop(token_hash, None)
        else:
            self._cache.clear()

    def forget_user(self, user: int) -> None:
        """Drops the tokens of a person from the cache."""
        cached = [one for one, (_, bearer) in self._cache.items() if bearer.user.id == user]
        for token_hash in cached:
            del self._cache[token_hash]


# ------------------------------------------------------------------------------
# Bans: the people and the addresses that are kept out, and the people who may not talk.

USER: Final = "user"
ADDRESS: Final = "address"
MUTE: Final = "mute"  # somebody who may not talk


class Bans:
    """The bans of a store, kept in memory: every request asks for them.

    An address is written as the limits count it.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.users: Mapping[int, Ban] = {}
        self.addresses: Mapping[str, Ban] = {}
        self.muted: Mapping[int, Ban] = {}

    async def load(self) -> None:
        bans = await self.store.bans()
        self.users = {int(ban.value): ban for ban in bans if ban.kind == USER}
        self.addresses = {ban.value: ban for ban in bans if ban.kind == ADDRESS}
        self.muted = {int(ban.value): ban for ban in bans if ban.kind == MUTE}

    def covers(self, user: int, address: str) -> bool:
        return self._ban(user, address) is not None

    def check(self, user: int, address: str) -> None:
        ban = self._ban(user, address)
        if ban is None:
            return
        if ban.until:
            hours, days = self._left(ban)
            raise Refusal(
                "not_allowed",
                f"this server is closed to you for {hours} hours: {ban.reason}",
                reason="banned_until",
                hours=hours,
                days=days,
                why=ban.reason,
            )
        raise Refusal("not_allowed", "this server is closed to you", reason="banned")

    def check_may_talk(self, user: int) -> None:
        ban = self.muted.get(user)
        if ban and self._holds(ban):
            hours, days = self._left(ban)
            message = "you may not talk here, as a moderator has decided"
            raise Refusal("not_allowed", message, reason="silenced", hours=hours, days=days)

    def _ban(self, user: int, address: str) -> Ban | None:
        ban = self.users.get(user) or self.addresses.get(address)
        return ban if ban and self._holds(ban) else None

    def _left(self, ban: Ban) -> tuple[int, int]:
        """For how many hours it still lasts, and in days if that is two or more."""
        hours = math.ceil(max(0.0, ban.until - self.now()) / HOUR) if ban.until else 0
        return hours, hours // 24 if hours >= 48 else 0

    def _holds(self, ban: Ban) -> bool:
        return not ban.until or self.now() < ban.until
