"""Rated tables: what is agreed where a result changes ratings, and what is against it."""

from __future__ import annotations

from collections.abc import Sequence

from westphalia.server.errors import Refusal
from westphalia.server.store.rows import SeatRow, TableRow, User
from westphalia.server.tables.info import OVERLAY


def check_new(row: TableRow, seats: Sequence[SeatRow], user: User) -> None:
    """Refuses a table that cannot be rated as it is set."""
    if not row.rated:
        return
    check_member(user)
    people = [seat.user for seat in seats if seat.kind == "person"]
    if not row.bank and not row.patience:
        raise against("rated_clock", "a rated game has a clock or an end of patience")
    if row.hints:
        raise against("rated_hints", "in a rated game nobody is given hints")
    if OVERLAY in row.options:
        raise against("rated_values", "a rated game is played with the printed values")
    if len(set(people)) < len(people):
        raise against("rated_hot_seat", "in a rated game everybody has one seat")
    if all(seat.kind == "bot" for seat in seats):
        raise against("rated_bots", "a game of bots alone is not rated")


def check_member(user: User) -> None:
    if not user.password:
        raise against("rated_members", "rated games are for people with an account")


def check_sits(row: TableRow, seats: Sequence[SeatRow], user: User) -> None:
    """Refuses a seat at a rated table to a guest, and a second one to anybody."""
    if not row.rated:
        return
    check_member(user)
    if any(seat.user == user.id for seat in seats):
        raise against("rated_hot_seat", "in a rated game everybody has one seat")


def check_own_play(row: TableRow) -> None:
    """Refuses a bot that shall play for a person at a rated table."""
    if row.rated and row.state != "over":
        raise against("rated_stand_in", "in a rated game no bot plays for a person who wants that")


def check_not_running(row: TableRow, what: str, reason: str) -> None:
    """Refuses something that would spoil a rated game before its end."""
    if row.rated and row.state == "playing":
        raise against(reason, what)


def against(reason: str, message: str) -> Refusal:
    return Refusal("not_allowed", message, reason=reason)
