"""The end of an account: what is a person's own, to take along; then the deletion."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

import msgspec

from westphalia.engine.step import Seat
from westphalia.games import find_game
from westphalia.server.accounts import NAME_LENGTH
from westphalia.server.jobs import Asker
from westphalia.server.store.accounts import comparable_name
from westphalia.server.store.persons import CODE
from westphalia.server.store.rows import FORMER_PLAYER as FORMER_PLAYER
from westphalia.server.store.rows import (
    NoteRow,
    Played,
    Report,
    SeatRow,
    Shown,
    TableRow,
    User,
)
from westphalia.server.store.store import Store
from westphalia.server.tables.info import TableInfo
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.resume import whole_record
from westphalia.server.tables.seats import left_row, open_row

# ------------------------------------------------------------------------------
# What is a person's own: tables with their records, and all words.

ALL_TABLES: Final = 1_000_000


class OwnTable(msgspec.Struct, frozen=True):
    """A table of a person; its record is there once it hides nothing from anybody."""

    table: TableInfo
    record: str | None


class OwnTalk(msgspec.Struct, frozen=True):
    """What a person said at a table (channel table or gallery), or did there (act)."""

    table: str
    at: float
    channel: str
    text: str


class OwnAvoided(msgspec.Struct, frozen=True):
    """Somebody whom a person has muted at a table, or blocked; then there is no table."""

    name: str
    table: str
    at: float


class OwnReport(msgspec.Struct, frozen=True):
    at: float
    table: str
    name: str
    text: str
    why: str
    resolved: bool


class OwnWords(msgspec.Struct, frozen=True):
    """All that a person has said, noted and marked."""

    talk: list[OwnTalk]
    notes: list[NoteRow]
    avoided: list[OwnAvoided]
    reports: list[OwnReport]


class OwnProfile(msgspec.Struct, frozen=True):
    """What is kept for a person's profile: since when, who sees what, and each seat played."""

    since: float
    shown: Shown
    played: list[Played]
    codes: int


async def own_profile(store: Store, user: User) -> OwnProfile:
    kept = await store.profile(user.id)
    played, codes = await store.played_rows(user.id), await store.ways_in(user.id, CODE)
    return OwnProfile(kept.since, kept.shown, played, codes)


async def own_tables(registry: TableRegistry, user: User, address: str = "") -> list[OwnTable]:
    asker = Asker(user.id, address)
    rows = await registry.store.tables_of(user.id, ALL_TABLES)
    over = {row.id: row for row in rows if row.state == "over"}
    return [
        OwnTable(
            info, await own_record(registry, over[info.id], asker) if info.id in over else None
        )
        for info in await registry.infos(rows, user.id)
    ]


async def own_record(registry: TableRegistry, row: TableRow, asker: Asker) -> str:
    """The record of a table; a worker writes it, since somebody may have brought long ones."""
    texts = [line.text for line in await registry.store.lines(row.id)]
    return await registry.costly.run(asker, whole_record, texts, row.secret, row.ended)


async def own_words(store: Store, user: User) -> OwnWords:
    reports = await store.reports(user.id, resolved=True)
    return OwnWords(
        [
            OwnTalk(table, said.at, said.channel, said.text)
            for table, said in await store.talk_of(user.id)
        ],
        await store.notes_of(user.id),
        [OwnAvoided(each.name, each.table, each.at) for each in await store.muted_by(user.id)],
        [own_report(report) for report in reports],
    )


def own_report(report: Report) -> OwnReport:
    words = (report.at, report.table, report.name, report.text, report.why)
    return OwnReport(*words, resolved=bool(report.resolved))


# ------------------------------------------------------------------------------
# Deleting an account: bots take the seats in games that go on, and finished ones lose the name.


async def delete_account(registry: TableRegistry, user: User) -> None:
    """Deletes a person: from every table, and then from the store."""
    await erase(registry.store, user, registry.changed_below)
    await registry.refresh_words(user.id)


async def erase(
    store: Store, user: User, hold: Callable[[str], AbstractAsyncContextManager[None]]
) -> None:
    """Deletes a person; *hold* keeps a table that a server has in memory while it changes."""
    for table_id in await tables_known(store, user):
        async with hold(table_id):
            await leave_for_good(store, table_id, user)
    await store.delete_user(user.id)


async def tables_known(store: Store, user: User) -> list[str]:
    """The tables that a person has, has a seat at, had one, or where one is kept for them."""
    known = {table_id for table_id, _ in await store.seats_known(user.id)}
    owned = {row.id for row in await store.tables_of(user.id, ALL_TABLES)}
    return sorted(known | owned)


async def leave_for_good(store: Store, table_id: str, user: User) -> None:
    """Takes a person out of a table; without other people it ends, if it has not."""
    row, seats = await store.table(table_id), await store.seats(table_id)
    if row is None:
        return
    people = [*[seat.user for seat in seats], row.owner]  # an owner may only look on
    others = [each for each in people if each not in (0, user.id)]
    if row.state == "open" and not others:
        await store.delete_table(table_id)
        return
    await forget_name(store, table_id, seats, user)
    if row.state == "playing" and not others:
        await store.change_table(msgspec.structs.replace(row, state="over"))
    changed = without_owner(row, others, user)
    if changed != row:
        await store.hand_over(table_id, changed.owner, changed.title)
    for seat in seats:  # last: by their seat they are found if all this must be tried again
        if seat.user == user.id:
            await store.change_seat(table_id, deserted(row, seat), seat)
        elif seat.asked == user.id:
            await store.change_seat(table_id, open_row(seat.seat), seat)


def deserted(row: TableRow, seat: SeatRow) -> SeatRow:
    if row.state == "over":
        return SeatRow(seat.seat, "person", FORMER_PLAYER, known_to=seat.known_to)
    return left_row(row.state, seat, find_game(row.game).stand_in)


def without_owner(row: TableRow, others: Sequence[int], user: User) -> TableRow:
    """The row with another owner, if it was this person, and without their name."""
    if row.owner == user.id:
        row = msgspec.structs.replace(row, owner=others[0] if others else 0)
    return msgspec.structs.replace(row, title="") if user.name in row.title else row


async def rename_at(store: Store, table_id: str, user: User, name: str) -> None:
    """Gives a person another name at a table, and in its record."""
    seats = await store.seats(table_id)
    known = [seat for seat in seats if user.id in (seat.user, *seat.known_to)]
    taken = {comparable_name(seat.name) for seat in seats if seat not in known}
    names: dict[Seat, str] = {}
    for seat in known:
        free = [name, *[f"{name[: NAME_LENGTH - 2]} {n}" for n in range(2, len(seats) + 2)]]
        names[seat.seat] = next(each for each in free if comparable_name(each) not in taken)
        taken.add(comparable_name(names[seat.seat]))
    await change_names(store, table_id, known, user, names)
    for seat in known:
        if seat.user == user.id:
            renamed = msgspec.structs.replace(seat, name=names[seat.seat])
            await store.change_seat(table_id, renamed, seat)


async def forget_name(store: Store, table_id: str, seats: Sequence[SeatRow], user: User) -> None:
    """Takes a person's name out of the record of a table."""
    names = {seat.seat: FORMER_PLAYER for seat in seats}
    await change_names(store, table_id, seats, user, names)


async def change_names(
    store: Store, table_id: str, seats: Sequence[SeatRow], user: User, names: Mapping[Seat, str]
) -> None:
    """Puts others in the place of a person's names in the record of a table."""
    opening = next(iter(await store.lines(table_id)), None)
    if opening:
        text = opening.text
        for seat in seats:
            text = with_other_name(text, seat, user, names[seat.seat])
        if text != opening.text:
            await store.rewrite_opening(table_id, text)


def with_other_name(text: str, seat: SeatRow, user: User, name: str) -> str:
    """The opening of a record with another name for a person who sat on a seat.

    A seat that the person has left has another name by now, or else the same bot or person.
    """
    if user.id not in (seat.user, *seat.known_to):
        return text
    own = seat.user == user.id
    found = re.search(rf"^seat {seat.seat}: (.*)$", text, re.MULTILINE)
    if not found or (found[1] == seat.name) != own:
        return text
    return text[: found.start(1)] + name + text[found.end(1) :]
