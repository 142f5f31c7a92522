"""The rows that a store keeps, and the errors that it raises."""

from __future__ import annotations

from typing import Final

import msgspec


class User(msgspec.Struct, frozen=True):
    """A guest, who has only a name, or an account, which has a password hash (scrypt, salted)."""

    id: int
    name: str
    password: str = ""
    webhook: str = ""


class Session(msgspec.Struct, frozen=True):
    """A token of a user: when it was made and last used (to the day), from where, with what."""

    token_hash: str
    created: float
    seen: float
    address: str = ""
    device: str = ""


class NoticePreferences(msgspec.Struct, frozen=True):
    """How a person is told that it is their turn.

    Quiet hours are minutes of the local day, and equal ones are none.  Between two messages by the
    same channel lie so many minutes at least; ``planned`` is when the latest one goes out.
    """

    language: str = ""
    time_zone: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    interval: int = 0
    mail: str = ""
    confirmed: bool = False
    planned: float = 0.0


class PushSubscription(msgspec.Struct, frozen=True):
    """A browser that takes push messages: where they go, and the keys that it alone can open."""

    id: str
    session: str  # the hash of the token that named it, with which it is forgotten
    endpoint: str
    p256dh: str
    auth: str
    device: str
    created: float


class Recipient(msgspec.Struct, frozen=True):
    """All that is kept about how a person is told that it is their turn."""

    user: User
    preferences: NoticePreferences
    browsers: tuple[PushSubscription, ...] = ()


class QueuedNotice(msgspec.Struct, frozen=True):
    """A notice that is still to be sent: to whom, by which channel, and for which seat."""

    user: int
    channel: str
    table: str
    seat: int
    kind: str
    attempts: int = 0
    due: float = 0.0


class Ban(msgspec.Struct, frozen=True):
    """Who stays outside: ``kind`` is user, and the value their number, or address."""

    kind: str
    value: str
    at: float


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and who answers for it: ``kind`` is open, person or bot.

    ``stand_in`` names the bot that plays while the person is away; ``when_out`` says what happens
    when the person's time has run out: wait, or bot.  ``link`` is the hash of the seat's
    invitation; ``known_to`` are the people who know what the seat knew: they have left it, forked
    the game or brought its record; ``orders`` are its standing orders, which nobody else may see.
    """

    seat: int
    kind: str
    name: str
    user: int = 0
    bot: str = ""
    stand_in: str = ""
    when_out: str = "wait"
    link: str = ""
    known_to: tuple[int, ...] = ()
    orders: str = ""


class TableRow(msgspec.Struct, frozen=True):
    """A table: the rules agreed on, the clock, the secret behind its chance.

    ``state`` is open, playing or over; one that is over without a result was abandoned.
    ``parent`` and ``parent_lines`` tell what it was forked from.  One that is ``frozen`` stands
    still until an operator lets it go on.  ``upload`` is verified or unverified if it came as a
    record, and else empty.
    """

    id: str
    owner: int
    game: str
    version: str
    title: str
    modules: tuple[str, ...]
    options: dict[str, str]
    secret: str
    public: bool
    bank: int  # seconds for each seat; 0 is no clock
    increment: int  # seconds added when a seat has answered all that it was asked
    state: str
    created: float
    changed: float
    result: str = ""
    parent: str = ""
    parent_lines: int = 0
    frozen: bool = False
    upload: str = ""


class LineRow(msgspec.Struct, frozen=True):
    """A line of a record in its text form, and when it was written."""

    seq: int
    text: str
    at: float


PERSON: Final = "person "  # before the number of somebody who made or renamed an account
PEER: Final = "peer "  # before a word of another server about its visitors
TOKEN: Final = "token "  # before the hash of a token, in the notification that it was dropped
ANEW: Final = "anew "  # before the id of a table whose record is not what it was
BANS: Final = "bans"  # the notification that somebody was banned, or is so no longer
NO_LIMIT: Final = -1  # on the number of tables of a person


class StoreError(Exception):
    """Raised when the store could not do something; nothing is half done."""


class Conflict(StoreError):
    """Raised when somebody else was first; the caller reads again and decides again."""
