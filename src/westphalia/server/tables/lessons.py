"""Tables for learning: one person among bots, with the chance and the bots of the lesson."""

from __future__ import annotations

import msgspec

from westphalia.engine.game import Game
from westphalia.lessons import ME, is_lesson, lesson_of
from westphalia.server.errors import Refusal
from westphalia.server.names import require_free_names
from westphalia.server.store.rows import User
from westphalia.server.tables import closing
from westphalia.server.tables.forks import known_seats
from westphalia.server.tables.new_tables import add, bots_of, open_table, table_row
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.resume import record_texts, seat_of
from westphalia.server.tables.seats import Chair, names_of_people, require_owner, seat_rows
from westphalia.server.tables.table import Table


async def create_lesson(registry: TableRegistry, game: Game, user: User) -> Table:
    """Sets up the table of a lesson; it is in no list but those of its person."""
    lesson = lesson_of(game.name)
    chairs = [Chair(ME) if who == ME else Chair("bot", bot=who) for who in lesson.seats]
    seats = seat_rows(chairs, user, bots_of(game))
    await require_free_names(registry.store, user, names_of_people(seats))
    names = [seat.name for seat in seats]
    header = game.header(names, list(lesson.modules), dict(lesson.options), None)
    row = table_row(registry.now(), header, user, "")
    row = msgspec.structs.replace(row, secret=lesson.secret)
    return await open_table(registry, row, seats, header)


async def go_back(registry: TableRegistry, table: Table, user: User, turn: int) -> Table:
    """Makes a table as a lesson was when its person had that turn; the lesson goes on there.

    What stands there was drawn from the chance of the lesson, and so is what comes: whoever now
    does as it says finds all of it true.
    """
    require_owner(table, user)
    if not is_lesson(table.row.game, table.row.secret):
        raise Refusal("not_allowed", "only in a lesson one goes back", reason="no_lesson")
    async with table.lock:
        lines = await lines_before(table, turn)
        record = (await table.current_match()).record
    row = table_row(registry.now(), record.header, user, table.row.title)
    row = msgspec.structs.replace(row, secret=table.row.secret)
    texts = record_texts(record)[: lines + 1]
    seats = known_seats(table.seats, user)
    found = await add(registry, row, seats, record.header, texts)
    if table.row.state != "over":
        await closing.close(registry, table, user)
    return found


async def lines_before(table: Table, turn: int) -> int:
    """How many lines there were before the person of a lesson first answered in or after a turn."""
    match, seat = await table.current_match(), lesson_of(table.row.game).seat
    lines, acknowledged = match.record.lines, table.turns.acknowledged
    for number, line in enumerate(lines):
        if seat_of(line) == seat and acknowledged[number + 1] > turn:
            return number
    return len(lines)
