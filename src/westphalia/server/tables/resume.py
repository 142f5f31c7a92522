"""The rows in which a record is stored, and resuming a match from them."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import msgspec

from westphalia.engine import notation
from westphalia.engine.chance import Chance, Scripted, Seeded
from westphalia.engine.game import Game
from westphalia.engine.match import Match
from westphalia.engine.record import Entry, Header, Line, Record, Rewound, TakenBack
from westphalia.games import find_game
from westphalia.server.store.rows import LineRow, TableRow
from westphalia.server.tables.rests import SeatRests
from westphalia.server.tables.turns import Extensions, Pauses, SeatTurns

# ------------------------------------------------------------------------------
# Rows: the lines of a table, one below the other, are its record; the first is header and opening.


def opening_row(record: Record, at: float) -> LineRow:
    first = Record(record.header, record.opening, ending=record.ending)
    return LineRow(1, notation.write(first).rstrip("\n"), at)


def line_row(number: int, line: Line, at: float) -> LineRow:
    return LineRow(number + 1, f"{number}. {notation.line_text(line)}", at)


def record_rows(record: Record, at: float) -> list[LineRow]:
    """The rows of a record that has not been stored yet."""
    lines = [line_row(n, line, at) for n, line in enumerate(record.lines, start=1)]
    return [opening_row(record, at), *lines]


def record_texts(record: Record) -> list[str]:
    """Returns what is written in the rows of a record."""
    return [row.text for row in record_rows(record, 0.0)]


def line_rows(texts: Sequence[str], at: float) -> list[LineRow]:
    """Returns the rows in which such texts are written."""
    return [LineRow(seq, text, at) for seq, text in enumerate(texts, start=1)]


def seat_of(line: Line) -> int:
    """The seat that a line counts for; a rewind, which is nobody's, counts for the first."""
    return 0 if isinstance(line, Rewound) else line.seat


def read_record(rows: Sequence[LineRow]) -> Record:
    return notation.read("\n".join([row.text for row in rows]), find_game)


def whole_record(texts: Sequence[str], secret: str, ended: str) -> str:
    """Returns a record from its rows, with the secret of its chance if that was committed to."""
    record = notation.read("\n".join(texts), find_game)
    ending = notation.read_ending(ended, record.header.seats)
    secret = secret if record.header.commitment else ""
    return notation.write(replace(record, secret=secret, ending=ending))


def fork_record(match: Match, answers: int, players: Sequence[str]) -> Record:
    """Makes a record of the first answers of a match; no commitment binds what will follow."""
    header: Header = replace(match.record.header, players=tuple(players), commitment="")
    return Record(header, match.record.opening, list(match.entries[:answers]))


# ------------------------------------------------------------------------------
# Resuming a match from its rows, with its chance at the right place.

log = logging.getLogger("westphalia.server")


class RecordMismatch(ValueError):
    """Raised when the rules no longer lead where the lines of a record say."""


def resume(
    row: TableRow,
    rows: Sequence[LineRow],
    pauses: Pauses | None = None,
    rests: Sequence[SeatRests] | None = None,
    extensions: Extensions | None = None,
) -> tuple[Match, SeatTurns]:
    """Replays the lines of a table and returns the match, ready to go on, with its turns.

    If the rules have changed so that the secret no longer gives what was written, the outcomes that
    were written stand, and the match goes on with fresh chance that no commitment binds.
    """
    record = read_record(rows)
    game = find_game(row.game)
    agreed = record.header.seats, row.bank, row.increment
    turns = partial(SeatTurns, *agreed, pauses, rests, extensions)
    try:
        return _replay(game, record, row, rows, Seeded(bytes.fromhex(row.secret)), turns())
    except ValueError as reason:
        log.warning("table %s cannot be recomputed from its secret: %s", row.id, reason)
    fresh = hashlib.sha256(f"{row.secret} {len(rows)}".encode()).digest()
    unbound = replace(record, header=replace(record.header, commitment=""))
    forked = msgspec.structs.replace(row, parent_lines=len(record.lines))
    return _replay(game, unbound, forked, rows, Seeded(fresh), turns())


def recomputed(row: TableRow, rows: Sequence[LineRow]) -> Match:
    """The match, if the secret still gives what was written; else a ValueError says from where."""
    record = read_record(rows)
    turns = SeatTurns(record.header.seats, row.bank, row.increment)
    chance = Seeded(bytes.fromhex(row.secret))
    return _replay(find_game(row.game), record, row, rows, chance, turns)[0]


def _replay(
    game: Game,
    record: Record,
    row: TableRow,
    rows: Sequence[LineRow],
    chance: Chance,
    turns: SeatTurns,
) -> tuple[Match, SeatTurns]:
    """Plays the answers that stand: as written up to the fork, then with what the chance gives."""
    drawn = bool(record.header.commitment) and not row.parent_lines
    match = Match(game, record.header, chance if drawn else Scripted(record.opening))
    if match.record.opening != record.opening:
        raise RecordMismatch("the opening is another one")
    turns.begin(match, rows[0].at)
    undone = undone_answers(record.lines)
    for number, line in enumerate(record.lines, start=1):
        if isinstance(line, Rewound):  # what is lost with it has drawn chance, and so was played
            match.rewind(line.to)
            turns.rewind(match, rows[number].at)
        elif isinstance(line, TakenBack) or number - 1 in undone:
            turns.skip_line(line.seat)
        else:
            scripted = Scripted(line.outcomes) if number <= row.parent_lines else None
            try:
                _answer(match, line, scripted or chance)
            except ValueError as reason:
                raise RecordMismatch(f"line {number}: {reason}") from reason
            turns.add_lines(match, [line.seat], rows[number].at)
    turns.end(match, rows[-1].at)
    match.chance = match.play.chance = chance
    match.record = record
    return match, turns


def apply_lines(match: Match, turns: SeatTurns, rows: Sequence[LineRow]) -> None:
    """Applies lines that another server has written; if that fails, the match is of no use."""
    opening = opening_row(match.record, 0.0).text
    texts = [f"{n}. {row.text.partition('. ')[2]}" for n, row in enumerate(rows, start=1)]
    record = notation.read("\n".join([opening, *texts]), find_game)
    for line, row in zip(record.lines, rows, strict=True):
        if isinstance(line, Entry):
            _answer(match, line, match.chance)
        elif isinstance(line, TakenBack):
            match.take_back(line.seat)
        else:
            raise RecordMismatch("the table was rewound")
        turns.add_lines(match, [line.seat], row.at, undone=isinstance(line, TakenBack))


def _answer(match: Match, line: Entry, chance: Chance) -> None:
    match.chance = match.play.chance = chance
    match.repeat(line.seat, line.choice, line.by_order)
    if match.entries[-1].outcomes != line.outcomes:
        raise RecordMismatch(f"'{line.choice}' of seat {line.seat} leads to other outcomes")


def standing_answers(lines: Sequence[Line]) -> list[bool]:
    """Tells for each line whether it is an answer that has not been taken back."""
    entries, _ = _sorted_out(lines)
    return [number in entries for number in range(len(lines))]


def undone_answers(lines: Sequence[Line]) -> set[int]:
    """The places of answers that their seats have taken back: these drew no chance."""
    return _sorted_out(lines)[1]


def _sorted_out(lines: Sequence[Line]) -> tuple[set[int], set[int]]:
    """The places of the answers that stand, and of those that their seats have taken back."""
    entries: list[int] = []
    undone: set[int] = set()
    for number, line in enumerate(lines):
        if isinstance(line, Entry):
            entries.append(number)
        elif isinstance(line, Rewound):
            del entries[line.to :]
        else:
            undone.add(_remove_last_answer(lines, entries, line))
    return set(entries), undone


def _remove_last_answer(lines: Sequence[Line], entries: list[int], line: TakenBack) -> int:
    for place in range(len(entries) - 1, -1, -1):
        entry = lines[entries[place]]
        if isinstance(entry, Entry) and entry.seat == line.seat:
            return entries.pop(place)
    raise RecordMismatch(f"seat {line.seat} takes back an answer that it never gave")
