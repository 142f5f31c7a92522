"""Who somebody is: tokens of which only the hash is kept, and passwords that cost time to guess."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

import msgspec

from westphalia.server.errors import Refusal
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import Conflict, User

P = ParamSpec("P")
T = TypeVar("T")

COOKIE: Final = "westphalia"
COOKIE_AGE: Final = 365 * 24 * 3600
NAME_LENGTH: Final = 40
# Printable, as some say, but nothing is to be seen of them: who bears them looks like another.
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
VARIANTS: Final = range(0xFE00, 0xFE10)
MOST_MARKS: Final = 3  # accents upon accents would reach into other lines
PASSWORD_LENGTHS: Final = (8, 200)
SCRYPT_COST: Final = 2**14
REMEMBERED: Final = 20_000
REMEMBERED_FOR: Final = 60.0  # another server on the same store may have dropped a token


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def checked_name(name: str) -> str:
    """A name that can stand in a record."""
    name = unicodedata.normalize("NFC", name).strip()
    if not name or len(name) > NAME_LENGTH or not legible(name):
        raise Refusal("bad_request", f"a name has 1 to {NAME_LENGTH} printable characters")
    return name


def legible(name: str) -> bool:
    """Whether every character can be seen, and on its own line."""
    marks = "".join("^" if unicodedata.combining(char) else "." for char in name)
    unseen = any(char in UNSEEN or ord(char) in VARIANTS for char in name)
    return name.isprintable() and not unseen and "^" * (MOST_MARKS + 1) not in marks


def scrambled(password: str, salt: bytes) -> str:
    key = hashlib.scrypt(password.encode(), salt=salt, n=SCRYPT_COST, r=8, p=1)
    return f"{salt.hex()}:{key.hex()}"


def fits(password: str, kept: str) -> bool:
    salt = bytes.fromhex(kept.partition(":")[0])
    return hmac.compare_digest(scrambled(password, salt), kept)


NOBODYS_PASSWORD: Final = f"{bytes(16).hex()}:{bytes(64).hex()}"


class People:
    """Everybody who has ever come here."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._known: OrderedDict[str, tuple[float, User]] = OrderedDict()
        self._scrypt = asyncio.Semaphore(2)  # each takes 16 MB and a core for a moment

    async def who(self, token: str) -> User | None:
        """Whose token this is."""
        if not token:
            return None
        mark = hashed(token)
        known = self._known.get(mark)
        if known and known[0] > self.now():
            return known[1]
        user = await self.store.token_user(mark)
        if user:
            self._remember(mark, user)
        return user

    def _remember(self, mark: str, user: User) -> None:
        self._known[mark] = (self.now() + REMEMBERED_FOR, user)
        self._known.move_to_end(mark)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def admit(self, user: User) -> str:
        """A new token for somebody."""
        token = new_token()
        await self.store.add_token(hashed(token), user.id, self.now())
        self._remember(hashed(token), user)
        return token

    async def guest(self, name: str) -> User:
        return await self.store.add_user(checked_name(name), "")

    async def account(self, user: User | None, name: str, password: str) -> User:
        """Make a guest, or somebody new, an account."""
        name = checked_name(name)
        low, high = PASSWORD_LENGTHS
        if not low <= len(password) <= high:
            raise Refusal("bad_request", f"a password has {low} to {high} characters")
        kept = await self._slowly(scrambled, password, secrets.token_bytes(16))
        try:
            if user is None:
                return await self.store.add_user(name, kept)
            return await self.change(user.id, name=name, password=kept)
        except Conflict:
            raise Refusal("conflict", f"there is an account '{name}' already") from None

    async def login(self, name: str, password: str) -> User:
        name = unicodedata.normalize("NFC", name).strip()
        user = await self.store.account(name) if name.isprintable() else None
        kept = user.password if user and user.password else NOBODYS_PASSWORD
        right = await self._slowly(fits, password, kept)
        if user is None or not right:
            raise Refusal("unauthorised", "that name and that password do not fit together")
        return user

    async def _slowly(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._scrypt:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def change(self, user: int, **changes: str) -> User:
        """Change what is kept now: what we remember may be older than another server's change."""
        kept = await self.store.user(user)
        assert kept, f"user {user} has gone"
        if kept.password and "password" in changes:
            raise Refusal("conflict", f"you have the account '{kept.name}' already")
        changed = msgspec.structs.replace(kept, **changes)
        await self.store.change_user(changed)
        for mark, (until, known) in self._known.items():
            if known.id == user:
                self._known[mark] = (until, changed)
        return changed

    async def leave(self, token: str) -> None:
        """The token is dropped before it is forgotten, or it might be remembered meanwhile."""
        await self.store.drop_token(hashed(token))
        self._known.pop(hashed(token), None)
