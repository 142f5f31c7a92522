"""Tournaments: their rules, who takes part, the games of each round.

Each method is one step that is done whole or not at all, and says so if somebody else has done it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from westphalia.server.store.rows import FORMER_PLAYER, Conflict, LineRow, SeatRow, TableRow
from westphalia.server.store.tables import insert_table
from westphalia.server.store.work import (
    Database,
    Statement,
    Work,
    from_first,
    from_rows,
    placeholders,
    reads,
    to_values,
    writes,
)

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

MOST_PLACES: Final = 128
MOST_ROUNDS: Final = 20
LONGEST: Final = 30 * 24 * 3600  # seconds, for clocks and rounds

Seconds = Annotated[int, Meta(ge=0, le=LONGEST)]


class TournamentRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on before anybody joins; it does not change.

    A table has so many ``seats``; where it is ``flexible`` also others that the game allows, so
    that nobody has a free round.  A cup has ``groups`` and ``finalists``, a Swiss tournament
    ``rounds``.  Of two who meet, ``sides`` go by turns (rotate), or are exchanged in a second game
    (exchange), or to who bids more of the point for one (bid).
    ``bank`` and ``increment`` are the clock of a seat, which stands still while its person
    ``sleeps`` and on ``vacations``, where that is agreed on; who is asked and away for
    ``patience`` seconds has vanished; after ``round_time`` bots end the games of a round.  0 is
    none of them.  ``vacant`` says who has the place of somebody without a substitute: a bot to the
    end, or it is out after this round.  ``fill`` names the bot that has the places that stay free,
    if any does.
    """

    game: str
    format: Literal["cup", "swiss"]
    seats: Annotated[int, Meta(ge=2, le=16)]
    modules: tuple[str, ...] = ()
    options: dict[str, str] = {}
    flexible: bool = False
    places: Annotated[int, Meta(ge=2, le=MOST_PLACES)] = 16
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 4
    groups: Annotated[int, Meta(ge=1, le=32)] = 2
    finalists: Annotated[int, Meta(ge=2, le=64)] = 2
    sides: Literal["rotate", "exchange", "bid"] = "rotate"
    bank: Seconds = 0
    increment: Seconds = 0
    sleeps: bool = False
    vacations: bool = False
    patience: Seconds = 259_200
    round_time: Seconds = 0
    substitutes: bool = True
    vacant: Literal["bot", "out"] = "bot"
    late: bool = False
    fill: str = ""
    rated: bool = False
    begins: float = 0.0


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament: ``state`` is open, running, over or cancelled; ``turn`` is the round."""

    id: str
    organiser: int
    title: str
    rules: TournamentRules
    seed: str
    state: str
    turn: int
    due: float
    created: float
    changed: float


class EntrantRow(msgspec.Struct, frozen=True):
    """A place and who has it: a person, a bot, or nobody any more who could be named.

    It is paired from the round ``since`` to the round ``until``, which is 0 while it is to the end.
    Who is on ``standby`` waits to be a substitute.  ``first`` had the place before, as ``before``;
    the time of ``held`` is that since which somebody else has it.  Whoever has it bids so many
    hundredths of a point, ``bid``, for a seat, ``side``; -1 is none.
    """

    number: int
    user: int
    name: str
    bot: str = ""
    since: int = 1
    until: int = 0
    standby: bool = False
    first: int = 0
    before: str = ""
    held: float = 0.0
    side: int = -1
    bid: int = 0


class GameRow(msgspec.Struct, frozen=True):
    """A game of a round: the entrants by seat, and the share that each took once it is over.

    ``paid`` is what each gave up of it for the side.
    """

    number: int
    turn: int
    seating: tuple[int, ...]
    group: int = 0
    knockout: int = 0
    table: str = ""
    shares: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()


COLUMNS: Final = "id, organiser, title, rules, seed, state, turn, due, created, changed"
ENTRANT_COLUMNS: Final = (
    "number, user_id, name, bot, since, until, standby, first_id, name_before, held_since,"
    " side, bid"
)
NAMED_NOW: Final = (
    "number, user_id, coalesce(holders.name, entrants.name), entrants.bot, since, until, standby,"
    " first_id, coalesce(firsts.name, name_before), held_since, side, bid"
)
GAME_COLUMNS: Final = "number, turn, seating, pool, knockout, table_id, shares, paid"
NO_SHARES: Final = "[]"


class Tournaments(Database):
    """The methods of a store about tournaments."""

    @writes()
    def add_tournament(self, row: TournamentRow, most: int) -> Work[bool]:
        """Adds a tournament, unless its organiser has *most* that are not over."""
        under_way = "organiser = ? AND state IN ('open', 'running')"
        sql = f"SELECT COUNT(*) FROM tournaments WHERE {under_way}"
        ((count,),) = yield Statement(sql, (row.organiser,))
        if int(str(count)) >= most:
            return False
        values = to_values(row)
        sql = f"INSERT INTO tournaments ({COLUMNS}) VALUES {placeholders(1, len(values))}"
        yield Statement(sql, values)
        return True

    # reading

    @reads
    def tournament(self, tournament: str) -> Work[TournamentRow | None]:
        return find_tournament(tournament)

    @reads
    def tournaments(self, states: Sequence[str], limit: int) -> Work[list[TournamentRow]]:
        """Those in one of these states, the latest first."""
        which = f"state IN {placeholders(1, len(states))} ORDER BY changed DESC, id LIMIT ?"
        sql = f"SELECT {COLUMNS} FROM tournaments WHERE {which}"
        return from_rows(TournamentRow, (yield Statement(sql, (*states, limit))))

    @reads
    def tournaments_of(self, user: int, limit: int) -> Work[list[TournamentRow]]:
        """Those that a person organises or takes part in."""
        of_person = "id IN (SELECT tournament FROM entrants WHERE user_id = ?) OR organiser = ?"
        order = "ORDER BY changed DESC, id LIMIT ?"
        sql = f"SELECT {COLUMNS} FROM tournaments WHERE {of_person} {order}"
        return from_rows(TournamentRow, (yield Statement(sql, (user, user, limit))))

    @reads
    def entrants(self, tournament: str) -> Work[list[EntrantRow]]:
        return find_entrants(tournament)

    @reads
    def entrant_counts(self, tournaments: Sequence[str]) -> Work[dict[str, int]]:
        """How many take part in each, without those who stand by."""
        if not tournaments:
            return {}
        which = f"tournament IN {placeholders(1, len(tournaments))} AND standby = 0"
        sql = f"SELECT tournament, COUNT(*) FROM entrants WHERE {which} GROUP BY tournament"
        rows = yield Statement(sql, tournaments)
        return {str(each): int(str(count)) for each, count in rows}

    @reads
    def tournament_games(self, tournament: str) -> Work[list[GameRow]]:
        sql = f"SELECT {GAME_COLUMNS} FROM tournament_games WHERE tournament = ? ORDER BY number"
        return from_rows(GameRow, (yield Statement(sql, (tournament,))))

    @reads
    def tournament_at(self, table_id: str) -> Work[str]:
        """The tournament that a table belongs to, if it does."""
        sql = "SELECT tournament FROM tournament_games WHERE table_id = ?"
        rows = yield Statement(sql, (table_id,))
        return str(rows[0][0]) if rows else ""

    # who takes part

    @writes()
    def join_tournament(
        self, tournament: str, user: int, name: str, standby: bool, at: float
    ) -> Work[EntrantRow | None]:
        """Gives a person a place, or puts them on the list of substitutes.

        Nobody joins twice, nor where no place is left or nobody may come any more: then it returns
        None, and the caller says which.
        """
        row = yield from self._locked(tournament)
        entrants = yield from find_entrants(tournament)
        if row is None or any(entrant.user == user for entrant in entrants):
            return None
        if not (can_stand_by(row) if standby else can_join(row, entrants)):
            return None
        number = max([entrant.number for entrant in entrants], default=0) + 1
        entrant = EntrantRow(number, user, name, since=row.turn + 1, standby=standby)
        yield insert_entrant(tournament, entrant)
        yield touch(tournament, at)
        return entrant

    @writes()
    def leave_tournament(self, tournament: str, number: int, user: int) -> Work[bool]:
        """Takes a person off the list, before the beginning or among those who stand by."""
        row = yield from self._locked(tournament)
        which = "tournament = ? AND number = ? AND user_id = ?"
        if row is None or row.state != OPEN:
            which += " AND standby = 1"
        sql = f"DELETE FROM entrants WHERE {which} RETURNING number"
        return bool((yield Statement(sql, (tournament, number, user))))

    @writes()
    def bid_for_side(self, tournament: str, user: int, side: int, bid: int) -> Work[bool]:
        """Keeps what a person bids for a side from now on; False if they do not take part."""
        which = "tournament = ? AND user_id = ? AND standby = 0 AND tournament IN ("
        which += "SELECT id FROM tournaments WHERE state IN ('open', 'running'))"
        sql = f"UPDATE entrants SET side = ?, bid = ? WHERE {which} RETURNING number"
        return bool((yield Statement(sql, (side, bid, tournament, user))))

    @writes()
    def take_over_place(
        self, tournament: str, changed: EntrantRow, was: EntrantRow, standby: int = 0
    ) -> Work[None]:
        """Gives the place of somebody to a substitute, who stood by, or to a bot.

        Conflict if somebody else has it by now, or the substitute stands by no more.
        """
        yield from self._locked(tournament)
        if standby:
            which = "tournament = ? AND number = ? AND standby = 1 AND user_id = ?"
            sql = f"DELETE FROM entrants WHERE {which} RETURNING number"
            if not (yield Statement(sql, (tournament, standby, changed.user))):
                raise Conflict(f"substitute {standby} of {tournament!r} stands by no more")
        _, *values = to_values(changed)
        _, columns = ENTRANT_COLUMNS.split(", ", 1)
        sql = (
            f"UPDATE entrants SET ({columns}) = {placeholders(1, len(values))}"
            " WHERE tournament = ? AND number = ? AND coalesce(user_id, 0) = ? AND bot = ?"
            " RETURNING number"
        )
        if not (yield Statement(sql, [*values, tournament, changed.number, was.user, was.bot])):
            raise Conflict(f"place {changed.number} of {tournament!r} is somebody else's")

    # rounds

    @writes()
    def begin_tournament(
        self, tournament: str, bots: Sequence[EntrantRow], expected: int, at: float
    ) -> Work[bool]:
        """Closes the list, with bots on free places; False if others have joined or left since.

        *expected* is how many took part when the caller looked.
        """
        row = yield from self._locked(tournament)
        entrants = yield from find_entrants(tournament)
        if row is None or row.state != OPEN or len(entrants) != expected:
            return False
        for bot in bots:
            yield insert_entrant(tournament, bot)
        sql = "UPDATE tournaments SET state = 'running', changed = ? WHERE id = ?"
        yield Statement(sql, (at, tournament))
        return True

    @writes()
    def add_round(
        self, tournament: str, turn: int, games: Sequence[GameRow], due: float, at: float
    ) -> Work[bool]:
        """Adds the games of a round, unless it is there, or the tournament has ended."""
        row = yield from self._locked(tournament)
        if row is None or row.state != RUNNING or row.turn != turn - 1:
            return False
        for game in games:
            values = [tournament, *to_values(game)]
            sql = f"INSERT INTO tournament_games (tournament, {GAME_COLUMNS})"
            yield Statement(f"{sql} VALUES {placeholders(1, len(values))}", values)
        sql = "UPDATE tournaments SET turn = ?, due = ?, changed = ? WHERE id = ?"
        yield Statement(sql, (turn, due, at, tournament))
        return True

    @writes()
    def give_table(
        self,
        tournament: str,
        number: int,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow],
    ) -> Work[bool]:
        """Adds the table of a game, unless it has one."""
        which = "tournament = ? AND number = ? AND table_id = ''"
        sql = f"UPDATE tournament_games SET table_id = ? WHERE {which} RETURNING number"
        if not (yield Statement(sql, (table.id, tournament, number))):
            return False
        yield from insert_table(table, seats, lines)
        return True

    @writes()
    def put_shares(
        self, tournament: str, number: int, shares: Sequence[str], at: float
    ) -> Work[bool]:
        """Writes down what each seat took, once."""
        which = "tournament = ? AND number = ? AND shares = ?"
        sql = f"UPDATE tournament_games SET shares = ? WHERE {which} RETURNING number"
        written = msgspec.json.encode(list(shares)).decode()
        if not (yield Statement(sql, (written, tournament, number, NO_SHARES))):
            return False
        yield touch(tournament, at)
        return True

    @writes()
    def call_time(self, tournament: str, turn: int, at: float) -> Work[bool]:
        """Lets the time of a round be out now."""
        which = "id = ? AND state = 'running' AND turn = ?"
        sql = f"UPDATE tournaments SET due = ?, changed = ? WHERE {which} RETURNING id"
        return bool((yield Statement(sql, (at, at, tournament, turn))))

    @writes()
    def end_tournament(self, tournament: str, state: str, at: float) -> Work[bool]:
        """Ends a tournament that has not ended."""
        which = "id = ? AND state IN ('open', 'running')"
        sql = f"UPDATE tournaments SET state = ?, changed = ? WHERE {which} RETURNING id"
        return bool((yield Statement(sql, (state, at, tournament))))

    @writes()
    def lease_tournament(
        self, tournament: str, runner: str, now: float, until: float
    ) -> Work[bool]:
        """Lets one server run a tournament until a time; False if another one does."""
        which = "id = ? AND state IN ('open', 'running') AND (runner = ? OR runs_until <= ?)"
        sql = f"UPDATE tournaments SET runner = ?, runs_until = ? WHERE {which} RETURNING id"
        return bool((yield Statement(sql, (runner, until, tournament, runner, now))))

    def _locked(self, tournament: str) -> Work[TournamentRow | None]:
        return find_tournament(tournament, self._row_lock)


def can_join(row: TournamentRow, entrants: Sequence[EntrantRow]) -> bool:
    """Whether there is a place for one more."""
    if sum(not entrant.standby for entrant in entrants) >= row.rules.places:
        return False
    return row.state == OPEN or (
        row.state == RUNNING and row.rules.late and row.turn < row.rules.rounds
    )


def can_stand_by(row: TournamentRow) -> bool:
    return row.rules.substitutes and row.state in (OPEN, RUNNING)


def find_tournament(tournament: str, lock: str = "") -> Work[TournamentRow | None]:
    sql = f"SELECT {COLUMNS} FROM tournaments WHERE id = ? {lock}"
    return from_first(TournamentRow, (yield Statement(sql, (tournament,))))


def find_entrants(tournament: str) -> Work[list[EntrantRow]]:
    """Who takes part, under the names that they have now."""
    sql = (
        f"SELECT {NAMED_NOW} FROM entrants LEFT JOIN users AS holders ON holders.id = user_id"
        " LEFT JOIN users AS firsts ON firsts.id = first_id WHERE tournament = ? ORDER BY number"
    )
    return from_rows(EntrantRow, (yield Statement(sql, (tournament,))))


def insert_entrant(tournament: str, entrant: EntrantRow) -> Statement:
    values = [tournament, *to_values(entrant)]
    sql = f"INSERT INTO entrants (tournament, {ENTRANT_COLUMNS})"
    taken = f"place {entrant.number} of {tournament!r} is taken, or its person takes part already"
    return Statement(f"{sql} VALUES {placeholders(1, len(values))}", values, taken)


def touch(tournament: str, at: float) -> Statement:
    return Statement("UPDATE tournaments SET changed = ? WHERE id = ?", (at, tournament))


def leave_tournaments(user: int) -> Work[None]:
    """Takes a person out of all tournaments: their places are nobody's, and a bot will have them.

    Those that they organise and nobody has begun are cancelled.
    """
    yield Statement(
        "UPDATE tournaments SET state = 'cancelled' WHERE organiser = ? AND state = 'open'", (user,)
    )
    yield Statement("UPDATE tournaments SET organiser = NULL WHERE organiser = ?", (user,))
    yield Statement("DELETE FROM entrants WHERE user_id = ? AND standby = 1", (user,))
    yield Statement(
        "UPDATE entrants SET user_id = NULL, name = ? WHERE user_id = ?", (FORMER_PLAYER, user)
    )
    yield Statement(
        "UPDATE entrants SET first_id = NULL, name_before = ? WHERE first_id = ?",
        (FORMER_PLAYER, user),
    )
