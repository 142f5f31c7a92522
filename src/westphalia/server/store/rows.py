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


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and who answers for it: ``kind`` is open, person or bot.

    ``stand_in`` names the bot that plays while the person is away; ``when_out`` says what happens
    when the person's time has run out: wait, or bot.  ``link`` is the hash of the seat's
    invitation; ``known_to`` are the people who have left the seat and know what it knew;
    ``orders`` are its standing orders, which nobody else may see.
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

    ``state`` is open, playing or over; ``parent`` and ``parent_lines`` tell what it was forked
    from.
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


class LineRow(msgspec.Struct, frozen=True):
    """A line of a record in its text form, and when it was written."""

    seq: int
    text: str
    at: float


PERSON: Final = "person "  # before the number of somebody who made or renamed an account
PEER: Final = "peer "  # before a word of another server about its visitors
TOKEN: Final = "token "  # before the hash of a token, in the notification that it was dropped
NO_LIMIT: Final = -1  # on the number of tables of a person


class StoreError(Exception):
    """Raised when the store could not do something; nothing is half done."""


class Conflict(StoreError):
    """Raised when somebody else was first; the caller reads again and decides again."""
