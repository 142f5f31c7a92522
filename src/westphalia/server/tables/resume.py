"""From the lines in the store back to a match, with its chance at the right place."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from westphalia.engine import notation
from westphalia.engine.chance import Chance, Scripted, Seeded
from westphalia.engine.game import Game
from westphalia.engine.match import Match
from westphalia.engine.record import Entry, Header, Line, Record, Rewound, TakenBack
from westphalia.games import find_game
from westphalia.server.store.rows import LineRow, TableRow
from westphalia.server.tables.turns import Chronicle

log = logging.getLogger("westphalia.server")

MOST_WORK = 3_000_000  # answers that a record may make us play again when it is first read


class Differs(ValueError):
    """The rules no longer lead where the lines say."""


# The lines of a table, one below the other, are its record: the first is header and opening.


def opening_row(record: Record, at: float) -> LineRow:
    return LineRow(1, notation.write(Record(record.header, record.opening)).rstrip("\n"), at)


def line_row(number: int, line: Line, at: float) -> LineRow:
    return LineRow(number + 1, f"{number}. {notation.line_text(line)}", at)


def read_record(rows: Sequence[LineRow]) -> Record:
    return notation.read("\n".join([row.text for row in rows]), find_game)


def resume(row: TableRow, rows: Sequence[LineRow]) -> tuple[Match, Chronicle]:
    """The match that the lines of a table tell, ready to go on.

    If the rules have changed so that the secret no longer gives what was written, the outcomes that
    were written stand, and the match goes on with other chance, which nothing binds.
    """
    record = read_record(rows)
    game = find_game(row.game)
    try:
        return _play_again(game, record, row, rows, Seeded(bytes.fromhex(row.secret)))
    except ValueError as reason:
        log.warning("table %s cannot be recomputed from its secret: %s", row.id, reason)
    fresh = hashlib.sha256(f"{row.secret} {len(rows)}".encode()).digest()
    loose = replace(record, header=replace(record.header, commitment=""))
    forked = msgspec.structs.replace(row, parent_lines=len(record.lines))
    return _play_again(game, loose, forked, rows, Seeded(fresh))


def _play_again(
    game: Game, record: Record, row: TableRow, rows: Sequence[LineRow], chance: Chance
) -> tuple[Match, Chronicle]:
    """Play what stands: as written up to the fork, then with what the chance itself gives."""
    drawn = bool(record.header.commitment) and not row.parent_lines
    match = Match(game, record.header, chance if drawn else Scripted(record.opening))
    if match.record.opening != record.opening:
        raise Differs("the opening is another one")
    chronicle = Chronicle(record.header.seats, row.bank, row.increment)
    chronicle.begin(match, rows[0].at)
    stands = standing(record.lines)
    for number, (line, stood) in enumerate(zip(record.lines, stands, strict=True), start=1):
        if isinstance(line, Rewound):
            chronicle.pass_by(0)
        elif not isinstance(line, Entry) or not stood:
            chronicle.pass_by(line.seat)
        else:
            scripted = Scripted(line.outcomes) if number <= row.parent_lines else None
            _answer(match, line, scripted or chance)
            chronicle.note(match, line.seat, 1, rows[number].at)
    match.chance = match.play.chance = chance
    match.record = record
    return match, chronicle


def follow(match: Match, chronicle: Chronicle, rows: Sequence[LineRow]) -> None:
    """Do what another server has written meanwhile; if it cannot be, the match is good no more."""
    head = opening_row(match.record, 0.0).text
    texts = [f"{n}. {row.text.partition('. ')[2]}" for n, row in enumerate(rows, start=1)]
    record = notation.read("\n".join([head, *texts]), find_game)
    for line, row in zip(record.lines, rows, strict=True):
        if isinstance(line, Entry):
            _answer(match, line, match.chance)
        elif isinstance(line, TakenBack):
            match.undo(line.seat)
        else:
            raise Differs("the table was rewound")
        chronicle.note(match, line.seat, 1, row.at, undone=isinstance(line, TakenBack))


def _answer(match: Match, line: Entry, chance: Chance) -> None:
    match.chance = match.play.chance = chance
    match.answer(line.seat, line.choice)
    if match.entries[-1].outcomes != line.outcomes:
        raise Differs(f"'{line.choice}' of seat {line.seat} leads to other outcomes")


def standing(lines: Sequence[Line]) -> list[bool]:
    """Which lines are answers that still stand at the end."""
    stands = [False] * len(lines)
    entries: list[int] = []
    for number, line in enumerate(lines):
        if isinstance(line, Entry):
            entries.append(number)
        elif isinstance(line, Rewound):
            del entries[line.to :]
        else:
            _take_back(lines, entries, line)
    for number in entries:
        stands[number] = True
    return stands


def _take_back(lines: Sequence[Line], entries: list[int], line: TakenBack) -> None:
    for place in range(len(entries) - 1, -1, -1):
        entry = lines[entries[place]]
        if isinstance(entry, Entry) and entry.seat == line.seat:
            del entries[place]
            return
    raise Differs(f"seat {line.seat} takes back an answer that it never gave")


def work_of(lines: Sequence[Line]) -> int:
    """How many answers must be played to follow a record line by line.

    Whoever takes back an answer lets all those before it be played again.
    """
    work = entries = 0
    for line in lines:
        if isinstance(line, Entry):
            entries += 1
            work += 1
        else:
            entries = line.to if isinstance(line, Rewound) else max(0, entries - 1)
            work += entries
    return work


def fork_record(match: Match, answers: int, players: Sequence[str]) -> Record:
    """The first answers of a match as a record of its own; no secret binds what will follow."""
    header: Header = replace(match.record.header, players=tuple(players), commitment="")
    return Record(header, match.record.opening, list(match.entries[:answers]))
