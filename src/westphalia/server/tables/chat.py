"""Table talk: what people say at a table, and their acts, which tell what they agree on.

Whoever sits at the table reads its words; those who watch have a gallery of their own, which the
players read after the end.  Acts are for all.  Nothing of it is ever part of a record.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from westphalia.server.errors import Refusal, table_busy
from westphalia.server.store.rows import Conflict, SeatRow, TableRow, TalkRow
from westphalia.server.store.store import Store
from westphalia.server.tables.votes import Votes

# ------------------------------------------------------------------------------
# The channels: who may read which, and speak in which.


TABLE: Final = "table"
GALLERY: Final = "gallery"
ACT: Final = "act"


def channels_of(row: TableRow, seats: Collection[SeatRow], user: int) -> tuple[str, ...]:
    """The channels that somebody may read; the first of them is the one to speak in, if any is."""
    seated = bool(user) and any(seat.user == user for seat in seats)
    if seated:
        return (TABLE, GALLERY) if row.state == "over" and row.gallery else (TABLE,)
    return (GALLERY,) if row.gallery else ()


def may_speak_in(channels: Collection[str], user: int) -> str:
    return next(iter(channels), "") if user else ""


# ------------------------------------------------------------------------------
# The talk of a table, as it is stored.


MOST_WORDS: Final = {TABLE: 300, GALLERY: 100}  # that are kept; the oldest go first
MOST_ACTS: Final = 400  # at a table; what people only ask for is refused then, not what they do
ATTEMPTS: Final = 10  # to write before another server does


class Talk:
    """The talk of a table, with the votes that follow from its acts."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.entries: list[TalkRow] = []
        self.votes = Votes()
        self._lock = asyncio.Lock()

    @property
    def last(self) -> int:
        return self.entries[-1].n if self.entries else 0

    @property
    def number_of_acts(self) -> int:
        return sum(each.channel == ACT for each in self.entries)

    def check_room(self) -> None:
        """Refuses one more request where very many were made."""
        if self.number_of_acts >= MOST_ACTS:
            message = f"at this table {MOST_ACTS} things were asked for already"
            raise Refusal("too_many", message, reason="too_many_acts", most=MOST_ACTS)

    async def load(self, anew: bool = False) -> bool:
        """Reads what is new, or all *anew*; tells whether anything was done meanwhile."""
        async with self._lock:
            return await self._load(anew)

    async def _load(self, anew: bool = False) -> bool:
        found = await self.store.talk(self.table_id, 0 if anew else self.last)
        if anew:
            self.entries, self.votes = [], Votes(self.votes.pauses, self.votes.extensions)
        return self._add(*found)

    def _add(self, *entries: TalkRow) -> bool:
        """Adds entries that are on disk; tells whether one of them is an act."""
        acts = [entry for entry in entries if entry.channel == ACT]
        for act in acts:
            self.votes.add(act)
        self.entries += entries
        for channel, most in MOST_WORDS.items():
            if len(words := [each.n for each in self.entries if each.channel == channel]) > most:
                gone = set(words[:-most])
                self.entries = [each for each in self.entries if each.n not in gone]
        return bool(acts)

    async def say(self, entry: TalkRow) -> None:
        """Adds words under the next number, however many others speak."""
        async with self._lock:
            for _ in range(ATTEMPTS):
                with suppress(Conflict):
                    await self._append(entry)
                    return
                await self._load()
        raise table_busy()

    async def act(self, entry: TalkRow) -> None:
        """Adds an act to those that are known; a Conflict if there are others by now."""
        async with self._lock:
            await self._append(entry)

    async def _append(self, entry: TalkRow) -> None:
        numbered = msgspec.structs.replace(entry, n=self.last + 1)
        await self.store.add_talk(self.table_id, numbered, MOST_WORDS.get(entry.channel, 0))
        self._add(numbered)

    def frame(self, reader: ReadState, row: TableRow, seats: Collection[SeatRow]) -> bytes | None:
        """The frame ``talk`` that is due."""
        fields = self.due_fields(reader, row, seats)
        return msgspec.json.encode(fields) if fields else None

    def due_fields(
        self, reader: ReadState, row: TableRow, seats: Collection[SeatRow]
    ) -> dict[str, Any] | None:
        """What is due of it; everything again if the channels of a reader changed."""
        channels = channels_of(row, seats, reader.user)
        if channels != reader.channels:
            reader.channels, reader.sent, reader.due = channels, 0, True
        if self.last == reader.sent and not reader.due:
            return None
        due, fields = reader.due, self.fields(reader)
        return fields if due or fields["entries"] else None  # others spoke

    def fields(self, reader: ReadState) -> dict[str, Any]:
        """The entries that were not sent to a reader yet, and how many are unread; now sent."""
        known = (ACT, *reader.channels)
        shown = [each for each in self.entries if each.channel in known]
        new = [entry_fields(each, reader) for each in shown if each.n > reader.sent]
        unread = [
            each
            for each in shown
            if each.channel != ACT and each.n > reader.read
            if each.user not in (0, reader.user, *reader.muted)
        ]
        after, reader.sent, reader.due = reader.sent, self.last, False
        speaks = may_speak_in(reader.channels, reader.user)
        rest = {"read": reader.read, "unread": len(unread), "speaks": speaks}
        return {"type": "talk", "after": after, "entries": new, **rest}


# ------------------------------------------------------------------------------
# What a connection is sent of it.


MUTED: Final = "mute"
BLOCKED: Final = "block"
DELETED: Final = "deleted"  # with the person who said it


class ReadState(msgspec.Struct):
    """How far a connection has been sent the talk, and its person has read it; and who is muted."""

    user: int
    sent: int = 0  # the number of the latest entry that was sent
    read: int = 0
    muted: Mapping[int, str] = {}  # how, by person: at this table, or blocked everywhere
    channels: Collection[str] = ()
    due: bool = True


async def load_read_state(store: Store, table_id: str, user: int) -> ReadState:
    """Makes the read state of a new connection from what its person has read, muted and blocked."""
    if not user:
        return ReadState(user)
    read = await store.read_mark(table_id, user)
    return ReadState(user, read=read, muted=await muted_at(store, table_id, user))


async def muted_at(store: Store, table_id: str, user: int) -> dict[int, str]:
    """The people whom a person has muted at a table, or blocked everywhere, which is more."""
    muted = await store.muted_by(user)
    here = {each.other: MUTED for each in muted if each.table == table_id}
    return {**here, **{each.other: BLOCKED for each in muted if not each.table}}


def entry_fields(entry: TalkRow, reader: ReadState) -> dict[str, Any]:
    """An entry as a person is sent it, without the text of people who are muted or blocked."""
    fields: dict[str, Any] = {
        "n": entry.n,
        "at": entry.at,
        "channel": entry.channel,
        "seat": entry.seat,
        "name": entry.name,
    }
    if entry.channel == ACT:
        return {**fields, "act": entry.text, "about": entry.about}
    hidden = reader.muted.get(entry.user, "") if entry.user else DELETED
    mine = bool(reader.user) and entry.user == reader.user
    return {**fields, "you": mine, "text": "" if hidden else entry.text, "hidden": hidden or None}
