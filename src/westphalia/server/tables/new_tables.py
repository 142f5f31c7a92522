"""New tables: set up, forked from another one, or uploaded as a record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from westphalia.bots.registry import BOTS
from westphalia.bots.registry import bots_of as known_bots
from westphalia.engine import notation
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match
from westphalia.engine.match import start as start_match
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.server.accounts import checked_name, legible
from westphalia.server.costly import Asker
from westphalia.server.errors import Refusal
from westphalia.server.names import require_free_names
from westphalia.server.store.rows import LineRow, SeatRow, TableRow, User
from westphalia.server.tables.begin import begun
from westphalia.server.tables.forecasts import header_of
from westphalia.server.tables.forks import known_seats
from westphalia.server.tables.info import Clock, stored_options
from westphalia.server.tables.overlays import checked_overlay
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.resume import fork_record, line_rows, record_texts
from westphalia.server.tables.seats import (
    BOT_NAMES,
    Chair,
    bot_row,
    names_of_people,
    seat_rows,
)
from westphalia.server.tables.table import Table
from westphalia.server.tables.uploads import Upload, gone_on

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
MAX_CLOCK = 30 * 24 * 3600
LEAST_PATIENCE = 60


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on when a table is set up."""

    game: str
    seats: list[Chair]
    title: str = ""
    modules: list[str] = []
    options: dict[str, str] = {}
    public: bool = False
    gallery: bool = True
    hints: bool = False
    patience: int | None = None
    clock: Clock = Clock()
    data: dict[str, Any] | None = None


def new_id() -> str:
    """Makes an id that is hard to guess: whoever knows it may watch the table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_secret() -> str:
    """Makes the secret that all chance of a table comes from."""
    return secrets.token_bytes(32).hex()


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except SetUpError as error:
        raise Refusal("unknown", str(error)) from error


def bots_of(game: Game) -> list[str]:
    """The bots that can play a game; the one that stands in for people comes last."""
    others = [name for name in known_bots(game.name) if name != game.stand_in]
    return [*others, game.stand_in]


async def create(registry: TableRegistry, wanted: NewTable, user: User, address: str = "") -> Table:
    """Sets up a table; without open seats it starts at once."""
    game = game_of(wanted.game)
    seats = seat_rows(wanted.seats, user, bots_of(game))
    names = [seat.name for seat in seats]
    await require_free_names(registry.store, user, names_of_people(seats))
    try:
        if wanted.data:
            asker = Asker(user.id, address)
            await registry.costly.run(asker, checked_overlay, game.name, wanted.data)
        header = game.header(names, wanted.modules, wanted.options, wanted.data)
    except ValueError as error:
        raise Refusal("bad_request", str(error), reason="set_up", why=str(error)) from error
    row = table_row(registry.now(), header, user, wanted.title)
    row = msgspec.structs.replace(
        row,
        public=wanted.public,
        gallery=wanted.gallery,
        hints=wanted.hints,
        patience=row.patience if wanted.patience is None else checked_patience(wanted.patience),
        bank=checked_time(wanted.clock.bank),
        increment=checked_time(wanted.clock.increment),
    )
    return await open_table(registry, row, seats, header)


async def open_table(
    registry: TableRegistry, row: TableRow, seats: list[SeatRow], header: Header, former: str = ""
) -> Table:
    """Adds a table, perhaps as the rematch of a former one; without open seats it starts."""
    if any(seat.kind == "open" for seat in seats):
        return await add(registry, row, seats, header, former=former)
    game = find_game(row.game)
    record = start_match(game, header, bytes.fromhex(row.secret)).record
    table = await add(registry, row, seats, record.header, record_texts(record), former=former)
    registry.notifier.forget(table)  # it was not played anywhere before, so nobody has heard of it
    registry.notifier.notify_absent(table)
    return table


def checked_time(seconds: int) -> int:
    if not 0 <= seconds <= MAX_CLOCK:
        raise Refusal("bad_request", f"a clock has 0 to {MAX_CLOCK} seconds, not {seconds}")
    return seconds


def checked_patience(seconds: int) -> int:
    if seconds and not LEAST_PATIENCE <= seconds <= MAX_CLOCK:
        span = f"{LEAST_PATIENCE} to {MAX_CLOCK} seconds"
        raise Refusal("bad_request", f"patience has {span}, or 0 for no end, not {seconds}")
    return seconds


def table_row(now: float, header: Header, user: User, title: str) -> TableRow:
    if len(title) > 80 or not legible(title):
        raise Refusal(
            "bad_request",
            "a title has at most 80 printable characters",
            reason="title_length",
            most=80,
        )
    return TableRow(
        id=new_id(),
        owner=user.id,
        game=header.game,
        version=header.version,
        title=title.strip(),
        modules=header.modules,
        options=stored_options(header.options, header.data),
        secret=new_secret(),
        public=False,
        bank=0,
        increment=0,
        state="open",
        created=now,
        changed=now,
    )


async def fork(
    registry: TableRegistry,
    table: Table,
    match: Match,
    at: int,
    chairs: list[Chair],
    user: User,
    title: str,
    address: str = "",
) -> Table:
    """Makes a table that goes on from a point of another one, with fresh chance.

    Whoever makes it has seen what all its seats hide.
    """
    if not 0 <= at <= len(match.entries):
        raise Refusal("bad_request", f"there are {len(match.entries)} answers; not {at}")
    header = match.record.header
    if len(chairs) != header.seats or any(chair.kind == "open" for chair in chairs):
        raise Refusal("bad_request", f"a fork needs somebody on each of the {header.seats} seats")
    seats = known_seats(seat_rows(chairs, user, bots_of(match.game)), user)
    await require_free_names(registry.store, user, names_of_people(seats))
    cut = fork_record(match, at, [seat.name for seat in seats])
    lines = await registry.costly.run(Asker(user.id, address), gone_on, notation.write(cut))
    row = table_row(registry.now(), cut.header, user, title or table.row.title)
    row = msgspec.structs.replace(row, parent=table.row.id, parent_lines=len(lines) - 1)
    return await add(registry, row, seats, cut.header, lines)


async def upload(registry: TableRegistry, found: Upload, user: User) -> Table:
    """Makes a table of an upload: a finished one to look at, an unfinished one to go on with."""
    header = header_of(found.header)
    seats = uploaded_seats(header.players, user, find_game(header.game), found.over)
    seats = known_seats(seats, user)
    row = table_row(registry.now(), header, user, "")
    secret = found.secret if found.over else row.secret
    row = msgspec.structs.replace(
        row, secret=secret, parent_lines=len(found.lines) - 1, upload=found.mark
    )
    ended = {"state": "over", "result": found.result, "ended": found.ended} if found.ended else {}
    return await add(registry, row, seats, header, found.lines, ended)


def uploaded_seats(players: Sequence[str], user: User, game: Game, over: bool) -> list[SeatRow]:
    """Seats with the names of bots go on as bots; all others are the uploader's."""
    bots = bots_of(game)
    found = []
    for seat, name in enumerate(map(checked_name, players)):
        bot = next((bot for bot in BOTS if name == bot or name.startswith(f"{bot} ")), "")
        bot = game.stand_in if name in BOT_NAMES else bot
        if bot in bots:
            found.append(bot_row(seat, bot, bots, name))
        else:
            found.append(SeatRow(seat, "person", name, 0 if over else user.id))
    return found


async def add(
    registry: TableRegistry,
    row: TableRow,
    seats: list[SeatRow],
    header: Header,
    record: Sequence[str] = (),
    ended: Mapping[str, str] = {},
    former: str = "",
) -> Table:
    """Stores a table with the lines of the record that it has already, all or nothing.

    Every new table comes through here, so a person has only so many that are not over, and of
    those only so many that bots play alone.  *ended* is what tells that people ended it already.
    """
    if not record:
        return await store_table(registry, row, seats, [], former)
    lines = line_rows(record, registry.now())
    row = msgspec.structs.replace(row, **{**begun(header), **ended})
    with registry.left_to_bots(row.id, row.owner, seats):
        return await store_table(registry, row, seats, lines, former)


async def store_table(
    registry: TableRegistry, row: TableRow, seats: list[SeatRow], lines: list[LineRow], former: str
) -> Table:
    most, store, found = registry.settings.limits.person_tables, registry.store, ""
    if former:
        found = await store.add_rematch(former, row, seats, lines, most)
    elif await store.add_table(row, seats, lines, most):
        found = row.id
    if not found:
        raise Refusal(
            "too_many",
            f"you have {most} tables under way already",
            reason="too_many_tables",
            most=most,
        )
    return await registry.find(found)
