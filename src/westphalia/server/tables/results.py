"""Results: how each seat of a finished game came out, whose result it is, and whether it is rated.

A result is that of who began the game on that seat.  Whoever is not there at the end, because a bot
or somebody else plays on for them, has lost, however it ends for the seat; a substitute is told
beside, and neither wins nor loses by it.  Whoever comes back and ends the game has what the seat
has.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from westphalia.engine.match import Match
from westphalia.engine.record import Entry, Record, Rewound
from westphalia.games import find_game
from westphalia.lessons import lesson_with
from westphalia.rating import ranks
from westphalia.server.store.results import BOT, FORMER, PERSON, Beginner
from westphalia.server.store.rows import AgreedRules, ResultRow, SeatRow, StoreError, TableRow
from westphalia.server.store.store import Store
from westphalia.server.tables.info import OVERLAY, agreed_options, side_infos
from westphalia.server.tables.resume import read_record, standing_answers

log = logging.getLogger("westphalia.server")

LEAST_ANSWERS: Final = 10  # of each person, or else the game is not rated: it hardly began

# Why a game is not rated; the locales have a sentence for each.
NOT_AGREED: Final = "not_agreed"
TAKEN_BACK: Final = "taken_back"
FEW_ANSWERS: Final = "few_answers"
REASONS: Final = (NOT_AGREED, TAKEN_BACK, FEW_ANSWERS)


@dataclass(frozen=True)
class Finished:
    """A game that is over, with all that its results follow from."""

    row: TableRow
    seats: Sequence[SeatRow]
    record: Record
    began: Mapping[int, Beginner]
    members: frozenset[int]  # of those who began, who have an account

    @property
    def result(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.row.result)
        return found

    @property
    def answers(self) -> list[int]:
        """How many answers of each seat stand."""
        lines = self.record.lines
        standing = standing_answers(lines)
        given = [
            line.seat
            for line, stands in zip(lines, standing, strict=True)
            if stands and isinstance(line, Entry)
        ]
        return [given.count(seat.seat) for seat in self.seats]

    @property
    def rewound(self) -> bool:
        return any(isinstance(line, Rewound) for line in self.record.lines)

    def holder(self, seat: int) -> Beginner:
        """Who began on a seat."""
        now = self.seats[seat]
        return self.began.get(seat, Beginner(now.user, now.bot))

    def replaced(self, seat: int) -> bool:
        """Whether who began on a seat is not there at the end."""
        now, begun = self.seats[seat], self.holder(seat)
        if begun.bot:
            return False
        return now.kind != "person" or now.user != begun.user or bool(now.stand_in)


def results_of(game: Finished) -> list[ResultRow]:
    """The results of a finished game, without its number: what is stored follows from this."""
    why, counted, answers = why_unrated(game), is_counted(game), game.answers
    shares = shares_of(game)
    places = ranks(shares, points_to_rank(game))
    people = {game.holder(seat.seat).user for seat in game.seats} - {0}
    sides = [side.name for side in side_infos(game.row, game.seats)]
    return [
        ResultRow(
            table=game.row.id,
            seat=seat.seat,
            n=0,
            at=game.row.changed,
            game=game.row.game,
            rules=rules_of(game.row, len(game.seats)),
            side=sides[seat.seat],
            subject=subject_of(game, seat.seat),
            user=game.holder(seat.seat).user,
            bot=game.holder(seat.seat).bot,
            substitute=seat.user if game.replaced(seat.seat) and not seat.stand_in else 0,
            substitute_bot=(seat.stand_in or seat.bot) if game.replaced(seat.seat) else "",
            people=len(people),
            points=game.result["points"][seat.seat],
            share=shares[seat.seat],
            place=places[seat.seat],
            answers=answers[seat.seat],
            rated=not why,
            why=why,
            counted=counted,
        )
        for seat in game.seats
    ]


def subject_of(game: Finished, seat: int) -> str:
    """By what name ratings know who began on a seat; somebody who is gone has one of the table."""
    user, bot = game.holder(seat)
    if bot:
        return f"{BOT}{bot}"
    return f"{PERSON}{user}" if user else f"{FORMER}{game.row.id} {seat}"


def rules_of(row: TableRow, seats: int) -> AgreedRules:
    """What was agreed beside the usual, always the scenario, but no colours."""
    rules = find_game(row.game)
    agreed = agreed_options(row)
    told = {
        option.name: agreed[option.name]
        for option in rules.options
        if option.name in agreed and not option.several
        if agreed[option.name] != option.default or option.name == rules.scenarios
    }
    return AgreedRules(seats, tuple(row.modules), told)


def shares_of(game: Finished) -> list[float]:
    """What each seat has of the victory; who was replaced has nothing."""
    winners = game.result["winners"]
    return [
        1 / len(winners) if seat.seat in winners and not game.replaced(seat.seat) else 0.0
        for seat in game.seats
    ]


def points_to_rank(game: Finished) -> list[int]:
    """The points of each seat; who was replaced comes behind all others."""
    points = game.result["points"]
    last = min(points) - 1
    return [last if game.replaced(seat) else points[seat] for seat in range(len(points))]


def why_unrated(game: Finished) -> str:
    """Why a game is not rated; empty if it is."""
    if not game.row.rated and not game.rewound:
        return NOT_AGREED
    if game.rewound:
        return TAKEN_BACK
    return FEW_ANSWERS if hardly_begun(game) else ""


def hardly_begun(game: Finished) -> bool:
    """Whether somebody who was there to the end has hardly answered anything."""
    return any(
        count < LEAST_ANSWERS and not game.holder(seat).bot and not game.replaced(seat)
        for seat, count in enumerate(game.answers)
    )


def is_counted(game: Finished) -> bool:
    """Whether a game teaches what seats are worth: played as it began, by known people or bots.

    So nobody can change what a seat is worth by playing against themselves, nor as a guest.
    """
    row, people = game.row, [game.holder(seat.seat) for seat in game.seats]
    users = [one.user for one in people if not one.bot]
    known = len(set(users)) == len(users) and set(users) <= game.members
    elsewhere = row.parent or row.parent_lines or OVERLAY in row.options or row.hints
    replaced = any(game.replaced(seat.seat) for seat in game.seats)
    lesson = bool(lesson_with(row.game, row.secret))
    usual = not (elsewhere or replaced or lesson or game.rewound)
    return known and usual and not hardly_begun(game)


# ------------------------------------------------------------------------------
# Counting games: when they end, those that were missed, and all of them anew.


async def finished(
    store: Store, row: TableRow, seats: Sequence[SeatRow], record: Record
) -> Finished:
    began = await store.beginners(row.id)
    users = sorted({one.user for one in began.values()} - {0})
    return Finished(row, seats, record, began, frozenset(await store.members_among(users)))


async def count(store: Store, row: TableRow, seats: Sequence[SeatRow], match: Match) -> None:
    """Counts a game that has just ended; what fails is made good by ``count_missed``."""
    if row.upload or not row.result:
        return
    try:
        game = await finished(store, row, seats, match.record)
        await store.count_game(results_of(game))
    except StoreError as error:
        log.error("table %s: its results are counted later: %s", row.id, error)


async def stored_game(store: Store, table_id: str) -> Finished | None:
    """A finished game as it is stored; nothing if its table is gone by now."""
    row = await store.table(table_id)
    if row is None:
        return None
    record = read_record(await store.lines(table_id))
    return await finished(store, row, await store.seats(table_id), record)


MISSED_AT_ONCE: Final = 1000


async def count_missed(store: Store) -> int:
    """Counts the games that ended when they could not be counted, and returns how many."""
    counted = 0
    for table_id in await store.tables_without_results(MISSED_AT_ONCE):
        game = await stored_game(store, table_id)
        counted += bool(game and await store.count_game(results_of(game)))
    return counted


async def count_anew(store: Store) -> int:
    """Makes all results and ratings anew from the stored games; returns from how many.

    Games keep their numbers.  Where a table was deleted, or the account of somebody who played
    there, its results stay as they are: nothing else tells any more whose they were.
    """
    games = []
    for table_id in await store.tables_with_results():
        game, before = await stored_game(store, table_id), await store.results_of_table(table_id)
        if game and not any(row.subject.startswith(FORMER) for row in before):
            rows = zip(results_of(game), before, strict=True)
            games.append([replace(row, n=was.n, at=was.at) for row, was in rows])
    while missed := await store.tables_without_results(MISSED_AT_ONCE):
        new = [await stored_game(store, table_id) for table_id in missed]
        games += [results_of(game) for game in new if game]
        await store.count_anew(games)
        games = []
    return await store.count_anew(games)
