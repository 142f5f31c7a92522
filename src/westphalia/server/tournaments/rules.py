"""The rules of a tournament: what can be agreed on, and the format that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta

from westphalia.engine.game import Game as BoardGame
from westphalia.engine.game import SetUpError
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.settings import BotOffer
from westphalia.server.store.tournaments import EntrantRow, GameRow, TournamentRules
from westphalia.server.tables import new_tables
from westphalia.server.tables.new_tables import bots_of, game_of
from westphalia.server.tables.seats import check_bot
from westphalia.tournaments.bids import Bid, with_bids
from westphalia.tournaments.formats import Cup, Format, Swiss
from westphalia.tournaments.games import Entrant, Game, draw_lots

Title = Annotated[str, Meta(min_length=1, max_length=80)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an organiser sets."""

    title: Title
    rules: TournamentRules


def wrong(why: str) -> Refusal:
    return Refusal("bad_request", why, reason="tournament_rules", why=why)


def check_rules(rules: TournamentRules, offers: Sequence[BotOffer] = ()) -> None:
    """Refuses rules under which a tournament could not be played, or would never end."""
    game = game_of(rules.game)
    header_for(game, rules, rules.seats)
    if rules.fill:
        check_bot(rules.fill, bots_of(game, offers))
    if rules.patience and rules.patience < (least := new_tables.LEAST_PATIENCE):
        raise wrong(f"patience has {least} seconds at least, not {rules.patience}")
    if not rules.patience and not rules.bank:
        raise wrong("without a clock, patience must tell when somebody has vanished")
    if rules.sides != "rotate" and rules.seats != 2:
        raise wrong(f"two can exchange or bid for sides, not a table of {rules.seats}")
    if rules.places < rules.seats:
        raise wrong(f"{rules.places} places are too few for a table of {rules.seats}")
    if rules.format == "cup":
        check_cup(rules)


def check_cup(rules: TournamentRules) -> None:
    left = rules.finalists
    while left > rules.seats and left % rules.seats == 0:
        left //= rules.seats
    if left != rules.seats:
        sizes = f"{rules.seats}, {rules.seats**2}, {rules.seats**3}"
        raise wrong(f"of a cup at tables of {rules.seats} {sizes} … are finalists")
    if rules.places < max(rules.finalists, rules.groups * rules.seats):
        raise wrong(f"{rules.places} places are too few for so many groups and finalists")
    if rules.late or rules.vacant == "out":
        raise wrong("in a group everybody meets everybody, so nobody comes late or is out")


def header_for(game: BoardGame, rules: TournamentRules, seats: int) -> Header:
    """The header of a table with so many seats; a refusal says what does not go together."""
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    try:
        return game.header(names, rules.modules, rules.options, None)
    except SetUpError as error:
        why = str(error)
        raise Refusal("bad_request", why, reason="set_up", why=why) from error


def allowed_seats(rules: TournamentRules) -> tuple[int, ...]:
    """The sizes of tables: one, or all that the game allows with these options."""
    game = find_game(rules.game)
    found = [rules.seats]
    if rules.flexible:
        for seats in game.seat_counts:
            try:
                header_for(game, rules, seats)
            except Refusal:
                continue
            found.append(seats)
    return tuple(sorted(set(found)))


def format_of(rules: TournamentRules) -> Format:
    allowed, exchange = allowed_seats(rules), rules.sides == "exchange"
    if rules.format == "cup":
        return Cup(rules.seats, allowed, rules.groups, rules.finalists, exchange)
    return Swiss(rules.seats, allowed, rules.rounds, exchange)


# ------------------------------------------------------------------------------
# Rows as what the formats work with.


def entrants_in(rows: Sequence[EntrantRow]) -> list[Entrant]:
    """Who takes part, without those who stand by."""
    return [Entrant(row.number, row.since, row.until) for row in rows if not row.standby]


def games_in(rows: Sequence[GameRow]) -> list[Game]:
    return [
        Game(
            row.turn,
            row.seating,
            tuple(map(Fraction, row.shares)),
            row.group,
            row.knockout,
            tuple(map(Fraction, row.paid)),
        )
        for row in rows
    ]


def bids_of(rows: Sequence[EntrantRow]) -> dict[int, Bid]:
    return {row.number: Bid(row.side, Fraction(row.bid, 100)) for row in rows if row.side >= 0}


def next_rows(
    rules: TournamentRules, entrants: Sequence[EntrantRow], games: Sequence[GameRow], seed: str
) -> list[GameRow]:
    """The games of the next round, numbered on."""
    those = entrants_in(entrants)
    lots = draw_lots(seed, [entrant.number for entrant in those])
    found = format_of(rules).next_round(those, games_in(games), lots)
    if rules.sides == "bid":
        found = with_bids(found, bids_of(entrants))
    first = max([game.number for game in games], default=0) + 1
    return [
        GameRow(
            number,
            game.turn,
            game.seats,
            game.group,
            game.knockout,
            shares=tuple(map(str, game.shares)),
            paid=tuple(map(str, game.paid)),
        )
        for number, game in enumerate(found, start=first)
    ]


def next_round(
    rules: object, entrants: object, games: object, seed: str
) -> list[dict[str, object]]:
    """The same for a worker process, which is sent plain data and sends it back."""
    found = next_rows(
        msgspec.convert(rules, TournamentRules),
        msgspec.convert(entrants, list[EntrantRow]),
        msgspec.convert(games, list[GameRow]),
        seed,
    )
    plain: list[dict[str, object]] = msgspec.to_builtins(found)
    return plain
