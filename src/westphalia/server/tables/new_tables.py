"""New tables: set up, forked from another one, or read from a record."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from westphalia.bots.registry import BOTS
from westphalia.engine import notation
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match
from westphalia.engine.match import replay as play_record
from westphalia.engine.record import Header, Record
from westphalia.games import find_game
from westphalia.server.accounts import checked_name, legible
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import SeatRow, TableRow, User
from westphalia.server.tables.bots import bots_for
from westphalia.server.tables.info import OVERLAY, Clock
from westphalia.server.tables.registry import Tables
from westphalia.server.tables.resume import MOST_WORK, fork_record, line_row, opening_row, work_of
from westphalia.server.tables.seats import BOT_NAMES, Chair, bot_row, seated, start_if_full
from westphalia.server.tables.table import Table

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
LARGEST = 1000  # number, or number of entries, in an overlay
DEEPEST = 8
LONGEST_TIME = 30 * 24 * 3600


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on when a table is set up."""

    game: str
    seats: list[Chair]
    title: str = ""
    modules: list[str] = []
    options: dict[str, str] = {}
    public: bool = False
    clock: Clock = Clock()
    data: dict[str, Any] | None = None


def new_id() -> str:
    """Hard to guess: whoever knows the id of a table may watch it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_secret() -> str:
    """What all chance of a table will come from."""
    return secrets.token_bytes(32).hex()


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except SetUpError as error:
        raise Refusal("unknown", str(error)) from error


def bots_of(game: Game, seats: int) -> list[str]:
    """The bots that know a game; a wrong number of seats is refused by the game itself."""
    try:
        return bots_for(game.header([f"Seat {n + 1}" for n in range(seats)]))
    except SetUpError as error:
        raise Refusal("bad_request", str(error)) from error


async def create(tables: Tables, wanted: NewTable, user: User) -> Table:
    """Set up a table; without open seats it starts at once."""
    game = game_of(wanted.game)
    seats = seated(wanted.seats, user, bots_of(game, len(wanted.seats)))
    names = [seat.name for seat in seats]
    check_overlay(wanted.data)
    await check_room(tables, user)
    try:
        header = game.header(names, wanted.modules, wanted.options, wanted.data)
        await asyncio.to_thread(game.set_up, header)  # an overlay may be refused
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from error
    row = table_row(tables.now(), header, user, wanted.title)
    row = msgspec.structs.replace(
        row,
        public=wanted.public,
        bank=checked_time(wanted.clock.bank),
        increment=checked_time(wanted.clock.increment),
    )
    await tables.store.add_table(row, seats)
    table = await tables.find(row.id)
    await start_if_full(table)
    return table


async def check_room(tables: Tables, user: User) -> None:
    """A person may have only so many tables under way."""
    most = tables.settings.limits.person_tables
    under_way = await tables.store.tables_of(user.id, most)
    if sum(row.state != "over" for row in under_way) >= most:
        raise Refusal("too_many", f"you have {most} tables under way already")


def check_overlay(data: object, depth: int = 0) -> None:
    """No piece comes in thousands; such numbers would only keep the server busy."""
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    too_much = isinstance(data, int | float) and not -LARGEST <= data <= LARGEST
    if too_much or depth > DEEPEST or len(children) > LARGEST:
        raise Refusal("bad_request", f"in data there is nothing larger than {LARGEST}")
    for child in children:
        check_overlay(child, depth + 1)


def checked_time(seconds: int) -> int:
    if not 0 <= seconds <= LONGEST_TIME:
        raise Refusal("bad_request", f"a clock has 0 to {LONGEST_TIME} seconds, not {seconds}")
    return seconds


def table_row(now: float, header: Header, user: User, title: str) -> TableRow:
    if len(title) > 80 or not legible(title):
        raise Refusal("bad_request", "a title has at most 80 printable characters")
    return TableRow(
        id=new_id(),
        owner=user.id,
        game=header.game,
        version=header.version,
        title=title.strip(),
        modules=header.modules,
        options=kept_options(header.options, header.data),
        secret=new_secret(),
        public=False,
        bank=0,
        increment=0,
        state="open",
        created=now,
        changed=now,
    )


def kept_options(options: Mapping[str, str], data: Mapping[str, Any]) -> dict[str, str]:
    overlay = {OVERLAY: msgspec.json.encode(dict(data)).decode()} if data else {}
    return {**options, **overlay}


async def fork(
    tables: Tables, table: Table, match: Match, at: int, chairs: list[Chair], user: User, title: str
) -> Table:
    """A new table that goes on from a point of another one, with chance that nothing binds."""
    if not 0 <= at <= len(match.entries):
        raise Refusal("bad_request", f"there are {len(match.entries)} answers; not {at}")
    header = match.record.header
    if len(chairs) != header.seats or any(chair.kind == "open" for chair in chairs):
        raise Refusal("bad_request", f"a fork needs somebody on each of the {header.seats} seats")
    seats = seated(chairs, user, bots_of(match.game, header.seats))
    record = fork_record(match, at, [seat.name for seat in seats])
    row = table_row(tables.now(), record.header, user, title or table.row.title)
    row = msgspec.structs.replace(row, parent=table.row.id, parent_lines=len(record.lines))
    return await add_record(tables, row, seats, record)


async def upload(tables: Tables, text: str, user: User) -> Table:
    """A table from a record: a finished one to look at, an unfinished one to go on with."""
    record, match = await asyncio.to_thread(read_and_play, text)
    seats = uploaded_seats(record.header.players, user, match)
    row = table_row(tables.now(), record.header, user, "")
    row = msgspec.structs.replace(row, parent_lines=len(record.lines))
    if match.over:
        row = msgspec.structs.replace(row, secret=record.secret)
    else:
        record = replace(record, header=replace(record.header, commitment=""), secret="")
    return await add_record(tables, row, seats, record)


def read_and_play(text: str) -> tuple[Record, Match]:
    """The record that a text spells and where it leads; a wrong one is told by a sentence."""
    try:
        record = notation.read(text, find_game)
        work = work_of(record.lines)
        if work > MOST_WORK:
            raise ValueError("this record takes back too much to be read here")
        check_overlay(record.header.data)
        bytes.fromhex(record.secret)
        return record, play_record(find_game(record.header.game), record)
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from error


def uploaded_seats(players: Sequence[str], user: User, match: Match) -> list[SeatRow]:
    """Seats with the names of bots go on as bots; all others are the uploader's."""
    bots = bots_of(match.game, len(players))
    found = []
    for seat, name in enumerate(map(checked_name, players)):
        bot = next((bot for bot in BOTS if name == bot or name.startswith(f"{bot} ")), "")
        bot = bots[-1] if name in BOT_NAMES else bot
        if bot in bots:
            found.append(bot_row(seat, bot, bots, name))
        else:
            found.append(SeatRow(seat, "person", name, 0 if match.over else user.id))
    return found


async def add_record(tables: Tables, row: TableRow, seats: list[SeatRow], record: Record) -> Table:
    """Keep a table together with the lines that it begins with."""
    at = tables.now()
    rows = [opening_row(record, at)]
    rows += [line_row(n, line, at) for n, line in enumerate(record.lines, start=1)]
    await tables.store.add_table(row, seats)
    await tables.store.append(row.id, rows)
    return await tables.find(row.id)
