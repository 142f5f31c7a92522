"""What is told of tournaments: lists, the whole of one, results as CSV.

All may know it.  Of games that are played it tells who sits where and the address at which anybody
may watch; nothing of their course.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Final

import msgspec

from westphalia.server.store.rows import User
from westphalia.server.store.store import Store
from westphalia.server.store.tournaments import (
    EntrantRow,
    GameRow,
    TournamentRow,
    TournamentRules,
    can_join,
    can_stand_by,
)
from westphalia.server.tables.info import one_of
from westphalia.server.tournaments.rules import entrants_in, format_of, games_in
from westphalia.tournaments.games import draw_lots
from westphalia.tournaments.standings import Standing

ALL: Final = 1_000_000
NOBODY: Final = EntrantRow(0, 0, "")
TIE_BREAKS: Final = ("meetings", "opponents", "wins", "lot")


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament in a list; ``yours`` tells whether one takes part, stands by or organises it."""

    id: str
    title: str
    organiser: str
    state: Annotated[str, one_of("open", "running", "over", "cancelled")]
    rules: TournamentRules
    turn: int
    entrants: int
    due: float
    created: float
    changed: float
    yours: bool


class EntrantInfo(msgspec.Struct, frozen=True):
    """A place: who has it, and who had it ``before``; a ``bot`` is named."""

    number: int
    name: str
    bot: str
    you: bool
    since: int
    until: int
    standby: bool
    before: str


class TournamentGame(msgspec.Struct, frozen=True):
    """A game of a round: entrants by seat, the table, and what each took, once it is over.

    ``paid`` is what each gave up for the side: it is taken off.
    """

    number: int
    turn: int
    seats: list[int]
    group: int
    knockout: int
    table: str
    over: bool
    shares: list[float]
    paid: list[float]


class StandingInfo(msgspec.Struct, frozen=True):
    """How an entrant stands, with what sets apart who is level."""

    number: int
    rank: int
    points: float
    games: int
    meetings: float
    opponents: float
    wins: int
    lot: int


class TournamentSheet(msgspec.Struct, frozen=True):
    """The whole of a tournament, with what somebody may do there.

    ``averaged`` tells that points are those of one game; ``table`` is where one plays now;
    ``side`` and ``bid`` are what one bids for a side, which nobody else is told before a round.
    """

    tournament: TournamentInfo
    entrants: list[EntrantInfo]
    games: list[TournamentGame]
    standings: list[StandingInfo]
    tie_breaks: list[str]
    averaged: bool
    organises: bool
    may_join: bool
    may_stand_by: bool
    number: int
    table: str
    side: int
    bid: int


class TournamentLists(msgspec.Struct, frozen=True):
    """The tournaments of a server: one's own, and the latest of each state."""

    mine: list[TournamentInfo]
    open: list[TournamentInfo]
    running: list[TournamentInfo]
    over: list[TournamentInfo]


class OwnTournament(msgspec.Struct, frozen=True):
    """A tournament that somebody organises, or takes part in: under a number, with a bid."""

    id: str
    title: str
    organises: bool
    number: int
    standby: bool
    side: int
    bid: int


async def own_tournaments(store: Store, user: User) -> list[OwnTournament]:
    """All that is kept of a person's tournaments."""
    found = []
    for row in await store.tournaments_of(user.id, ALL):
        entrants = await store.entrants(row.id)
        mine = next((each for each in entrants if each.user == user.id), NOBODY)
        place = (mine.number, mine.standby, mine.side, mine.bid)
        found.append(OwnTournament(row.id, row.title, row.organiser == user.id, *place))
    return found


async def infos(
    store: Store, rows: Sequence[TournamentRow], user: int, yours: bool
) -> list[TournamentInfo]:
    counts = await store.entrant_counts([row.id for row in rows])
    names = await organisers(store, rows)
    return [info(row, names, counts.get(row.id, 0), yours) for row in rows]


async def organisers(store: Store, rows: Sequence[TournamentRow]) -> dict[int, str]:
    found: dict[int, str] = {}
    for number in {row.organiser for row in rows} - {0}:
        person = await store.user(number)
        found[number] = person.name if person else ""
    return found


def info(
    row: TournamentRow, names: Mapping[int, str], entrants: int, yours: bool
) -> TournamentInfo:
    return TournamentInfo(
        row.id,
        row.title,
        names.get(row.organiser, ""),
        row.state,
        row.rules,
        row.turn,
        entrants,
        row.due,
        row.created,
        row.changed,
        yours,
    )


def rounded(share: Fraction) -> float:
    return round(float(share), 3)


def standing_info(row: Standing) -> StandingInfo:
    return StandingInfo(
        row.number,
        row.rank,
        rounded(row.points),
        row.games,
        rounded(row.meetings),
        rounded(row.opponents),
        row.wins,
        row.lot + 1,
    )


def entrant_info(row: EntrantRow, user: int) -> EntrantInfo:
    return EntrantInfo(
        row.number,
        row.name,
        row.bot,
        bool(user) and row.user == user,
        row.since,
        row.until,
        row.standby,
        row.before,
    )


def game_info(row: GameRow) -> TournamentGame:
    shares = [rounded(Fraction(share)) for share in row.shares]
    return TournamentGame(
        row.number,
        row.turn,
        list(row.seating),
        row.group,
        row.knockout,
        row.table,
        bool(row.shares),
        shares,
        [rounded(Fraction(paid)) for paid in row.paid],
    )


def standings_of(
    row: TournamentRow, entrants: Sequence[EntrantRow], games: Sequence[GameRow]
) -> list[Standing]:
    """How all stand; before the beginning there is nothing to tell, and no lot is drawn."""
    if not row.turn:
        return []
    those = entrants_in(entrants)
    lots = draw_lots(row.seed, [entrant.number for entrant in those])
    return format_of(row.rules).ranking(those, games_in(games), lots)


async def sheet(store: Store, row: TournamentRow, user: User | None) -> TournamentSheet:
    """All that is told of a tournament to whoever asks."""
    number = user.id if user else 0
    entrants = await store.entrants(row.id)
    games = await store.tournament_games(row.id)
    mine = next((each for each in entrants if number and each.user == number), None)
    account = bool(user and user.password and not user.bot)
    organises = bool(number) and row.organiser == number
    names = await organisers(store, [row])
    count = sum(not entrant.standby for entrant in entrants)
    return TournamentSheet(
        tournament=info(row, names, count, organises or mine is not None),
        entrants=[entrant_info(each, number) for each in entrants],
        games=[game_info(game) for game in games],
        standings=[standing_info(each) for each in standings_of(row, entrants, games)],
        tie_breaks=list(TIE_BREAKS),
        averaged=row.rules.format == "cup",
        organises=organises,
        may_join=account and mine is None and can_join(row, entrants),
        may_stand_by=account and mine is None and can_stand_by(row),
        number=mine.number if mine else 0,
        table=own_table(row, games, mine),
        side=mine.side if mine else -1,
        bid=mine.bid if mine else 0,
    )


def own_table(row: TournamentRow, games: Sequence[GameRow], mine: EntrantRow | None) -> str:
    """The table of the first game that somebody still has to play in this round."""
    if mine is None or mine.standby:
        return ""
    tables = [
        game.table
        for game in games
        if game.turn == row.turn and mine.number in game.seating and not game.shares
    ]
    return next((table for table in tables if table), "")


# ------------------------------------------------------------------------------
# Results as CSV.


def safe_cell(value: object) -> object:
    """A name that a spreadsheet would take for a formula is marked as a text."""
    text = str(value)
    return f"'{text}" if isinstance(value, str) and text[:1] in ("=", "+", "-", "@") else value


def as_csv(found: TournamentSheet) -> str:
    """The standings, a row for each entrant."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["rank", "name", "bot", "before", "points", "games", *TIE_BREAKS])
    entrants = {entrant.number: entrant for entrant in found.entrants}
    for row in found.standings:
        entrant = entrants[row.number]
        about = (row.rank, entrant.name, entrant.bot, entrant.before)
        numbers = (row.points, row.games, row.meetings, row.opponents, row.wins, row.lot)
        writer.writerow([safe_cell(value) for value in (*about, *numbers)])
    return file.getvalue()
