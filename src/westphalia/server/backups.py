"""Backups that are proved: one is restored beside everything, and its games are read to the end."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from westphalia.server.store.rows import StoreError
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.store.store import Store
from westphalia.server.tables.resume import resume

ALL: Final = 10**9
GAMES: Final = 100  # the latest, of which every line is played again
SQLITE: Final = b"SQLite format 3\0"


class Proof(NamedTuple):
    """What came back from a backup, and what is wrong with the games in it, as sentences."""

    people: int
    tables: int
    games: int
    faults: list[str]


async def prove(file: Path) -> Proof:
    """Restores a backup, a dump or a SQLite file, into a folder of its own, and looks at it.

    The StoreError says why it cannot be restored.
    """
    with tempfile.TemporaryDirectory(prefix="westphalia-backup-") as folder:
        store = await restored(file, Path(folder) / "tables.db")
        try:
            return await looked_at(store)
        finally:
            await store.close()


async def restored(file: Path, where: Path) -> Store:
    try:
        with file.open("rb") as opened:
            copy = opened.read(len(SQLITE)) == SQLITE
        if copy:
            await asyncio.to_thread(shutil.copyfile, file, where)
    except OSError as error:
        raise StoreError(f"cannot read {file}: {error.strerror}") from error
    store = await asyncio.to_thread(open_sqlite, where)
    try:
        if not copy:
            await store.restore(str(file))
        await asyncio.to_thread(check_integrity, where, file)
    except BaseException:
        await store.close()
        raise
    return store


def check_integrity(where: Path, file: Path) -> None:
    """Refuses a store whose pages or references are broken."""
    with closing(sqlite3.connect(where)) as connection:
        told = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
        broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    if told != ["ok"] or broken:
        why = told[0] if told != ["ok"] else f"a row of {broken[0]} leads nowhere"
        raise StoreError(f"{file} is damaged: {why}")


async def looked_at(store: Store) -> Proof:
    """Counts what is in a store, and plays its latest games again, line by line."""
    people, rows = await store.users_like("", ALL), await store.latest_tables(ALL)
    faults: list[str] = []
    games = 0
    for row in rows[:GAMES]:
        if not (lines := await store.lines(row.id)):
            continue
        games += 1
        try:
            await asyncio.to_thread(resume, row, lines)
        except ValueError as error:
            faults.append(f"the game at the table {row.id} cannot be read: {error}")
    return Proof(len(people), len(rows), games, faults)
