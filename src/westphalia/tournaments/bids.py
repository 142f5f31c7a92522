"""Bids for a side: of two who meet, who gives up more of the point has the side that both want."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from westphalia.tournaments.games import Game, Number


@dataclass(frozen=True)
class Bid:
    """The seat that somebody wants, and what they would give up of the point for it."""

    seat: int
    points: Fraction


def with_bids(games: Sequence[Game], bids: Mapping[Number, Bid]) -> list[Game]:
    """The games of a round, with the seats of two exchanged where their bids say so."""
    return [settled(game, bids) if len(game.seats) == 2 else game for game in games]


def settled(game: Game, bids: Mapping[Number, Bid]) -> Game:
    """Gives each the side that they want; where both want the same the higher bid has it.

    Who has it so pays the own bid to the other.  Somebody without a bid bids nothing for the seat
    that they have by turns.  Of equal bids that one holds whose turn it is to have the seat.
    """
    here, there = game.seats
    mine = bids.get(here, Bid(0, Fraction(0)))
    theirs = bids.get(there, Bid(1, Fraction(0)))
    if mine.seat != theirs.seat:
        seats = game.seats if mine.seat == 0 else game.seats[::-1]
        return replace(game, seats=seats)
    wanted = mine.seat
    first_holds = mine.points > theirs.points or (mine.points == theirs.points and wanted == 0)
    winner, price = (here, mine.points) if first_holds else (there, theirs.points)
    loser = there if winner == here else here
    seats = (winner, loser) if wanted == 0 else (loser, winner)
    paid = tuple(price if number == winner else -price for number in seats)
    return replace(game, seats=seats, paid=paid if price else ())
