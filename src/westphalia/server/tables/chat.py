"""Table talk: what people say at a table, and what they do there beside the game.

Whoever sits at the table reads its words; those who watch have a gallery of their own, which the
players read after the end.  Acts are for all.  Nothing of it is ever part of a record.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from westphalia.server.errors import table_busy
from westphalia.server.store.rows import Conflict, SeatRow, TableRow, TalkRow
from westphalia.server.store.store import Store
from westphalia.server.tables.votes import Company

TABLE: Final = "table"
GALLERY: Final = "gallery"
ACT: Final = "act"
MOST_WORDS: Final = {TABLE: 300, GALLERY: 100}  # that are kept; the oldest go first
ATTEMPTS: Final = 10  # to write before another server does
MUTED: Final = "mute"
BLOCKED: Final = "block"
DELETED: Final = "deleted"  # with the person who said it


class Ear(msgspec.Struct):
    """The read state of a connection: what it was sent, what was read, who is muted or blocked."""

    user: int
    heard: int = 0  # the number of the latest entry that was sent
    read: int = 0
    avoided: Mapping[int, str] = {}  # how, by person
    channels: Collection[str] = ()
    due: bool = True


class Talk:
    """The talk of a table, with the company that follows from its acts."""

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.entries: list[TalkRow] = []
        self.company = Company()
        self._lock = asyncio.Lock()

    @property
    def last(self) -> int:
        return self.entries[-1].n if self.entries else 0

    async def load(self, anew: bool = False) -> bool:
        """Reads what is new, or all *anew*; tells whether anything was done meanwhile."""
        async with self._lock:
            return await self._load(anew)

    async def _load(self, anew: bool = False) -> bool:
        found = await self.store.talk(self.table_id, 0 if anew else self.last)
        if anew:
            self.entries, self.company = [], Company(self.company.pauses)
        return self._add(*found)

    def _add(self, *entries: TalkRow) -> bool:
        """Adds entries that are on disk; tells whether one of them is an act."""
        acts = [entry for entry in entries if entry.channel == ACT]
        for act in acts:
            self.company.add(act)
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


def channels_of(row: TableRow, seats: Collection[SeatRow], user: int) -> tuple[str, ...]:
    """The channels that somebody may read; the first of them is the one to speak in, if any is."""
    seated = bool(user) and any(seat.user == user for seat in seats)
    if seated:
        return (TABLE, GALLERY) if row.state == "over" and row.gallery else (TABLE,)
    return (GALLERY,) if row.gallery else ()


def may_speak_in(channels: Collection[str], user: int) -> str:
    return next(iter(channels), "") if user else ""


def entry_fields(entry: TalkRow, ear: Ear) -> dict[str, Any]:
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
    hidden = ear.avoided.get(entry.user, "") if entry.user else DELETED
    mine = bool(ear.user) and entry.user == ear.user
    return {**fields, "you": mine, "text": "" if hidden else entry.text, "hidden": hidden or None}


def talk_fields(talk: Talk, ear: Ear) -> dict[str, Any]:
    """Returns the entries that an ear was not sent yet with the unread count; they are sent now."""
    shown = [each for each in talk.entries if each.channel == ACT or each.channel in ear.channels]
    new = [entry_fields(each, ear) for each in shown if each.n > ear.heard]
    unread = [
        each
        for each in shown
        if each.channel != ACT and each.n > ear.read
        if each.user not in (0, ear.user, *ear.avoided)
    ]
    after, ear.heard, ear.due = ear.heard, talk.last, False
    speaks = may_speak_in(ear.channels, ear.user)
    rest = {"read": ear.read, "unread": len(unread), "speaks": speaks}
    return {"type": "talk", "after": after, "entries": new, **rest}


def frame(talk: Talk, ear: Ear, row: TableRow, seats: Collection[SeatRow]) -> bytes | None:
    """The frame ``talk`` that is due to an ear; everything again if its channels have changed."""
    channels = channels_of(row, seats, ear.user)
    if channels != ear.channels:
        ear.channels, ear.heard, ear.due = channels, 0, True
    if talk.last == ear.heard and not ear.due:
        return None
    due, fields = ear.due, talk_fields(talk, ear)
    return msgspec.json.encode(fields) if due or fields["entries"] else None  # others have spoken


async def open_ear(store: Store, table_id: str, user: int) -> Ear:
    """Makes the ear of a new connection from what its person has read, muted and blocked."""
    ear = Ear(user)
    if user:
        ear.read = await store.read_mark(table_id, user)
        ear.avoided = await avoided_at(store, table_id, user)
    return ear


async def avoided_at(store: Store, table_id: str, user: int) -> dict[int, str]:
    """The people whom a person has muted at a table, or blocked everywhere, which is more."""
    avoided = await store.avoided_by(user)
    muted = {each.other: MUTED for each in avoided if each.table == table_id}
    return {**muted, **{each.other: BLOCKED for each in avoided if not each.table}}
