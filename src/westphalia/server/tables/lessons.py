"""Tables for learning: one person among bots, with the chance and the bots of the lesson."""

from __future__ import annotations

import msgspec

from westphalia.engine.game import Game
from westphalia.lessons import ME, NoLesson, lesson_of
from westphalia.server.errors import Refusal
from westphalia.server.names import require_free_names
from westphalia.server.store.rows import User
from westphalia.server.tables.new_tables import bots_of, open_table, table_row
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.seats import Chair, names_of_people, seat_rows
from westphalia.server.tables.table import Table


async def create_lesson(registry: TableRegistry, game: Game, user: User) -> Table:
    """Sets up the table of a lesson; it is in no list but those of its person."""
    try:
        lesson = lesson_of(game.name)
    except NoLesson as error:
        raise Refusal("unknown", str(error)) from error
    chairs = [Chair(ME) if who == ME else Chair("bot", bot=who) for who in lesson.seats]
    seats = seat_rows(chairs, user, bots_of(game))
    await require_free_names(registry.store, user, names_of_people(seats))
    names = [seat.name for seat in seats]
    header = game.header(names, list(lesson.modules), dict(lesson.options), None)
    row = table_row(registry.now(), header, user, "")
    row = msgspec.structs.replace(row, secret=lesson.secret)
    return await open_table(registry, row, seats, header)
