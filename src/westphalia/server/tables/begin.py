"""The beginning of a table: under the rules of that day (docs/versions.md), and its row says so."""

from __future__ import annotations

from collections.abc import Sequence

from westphalia.engine.game import SetUpError
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.server.errors import other_rules
from westphalia.server.store.rows import SeatRow, TableRow
from westphalia.server.tables.info import options_of, stored_options


def first_header(row: TableRow, seats: Sequence[SeatRow]) -> Header:
    """The header that a row and its seats agree on; an option that is new has its default."""
    options, overlay = options_of(row)
    names = [seat.name for seat in seats]
    try:
        return find_game(row.game).header(names, row.modules, options, overlay)
    except SetUpError as error:  # agreed on under rules that knew it
        raise other_rules() from error


def may_begin(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Tells whether a table waits for nobody any more, and has not begun."""
    return row.state == "open" and all(seat.kind != "open" for seat in seats)


def begun(header: Header) -> dict[str, object]:
    """What the row of a table tells when its match has begun."""
    options = stored_options(header.options, header.data)
    return {"state": "playing", "version": header.version, "options": options}
