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
        raise Refusal(
            "not_allowed", "a rated game has a clock or an end of patience", reason="rated_clock"
        )
    if row.hints:
        raise Refusal("not_allowed", "in a rated game nobody is given hints", reason="rated_hints")
    if OVERLAY in row.options:
        raise Refusal(
            "not_allowed", "a rated game is played with the printed values", reason="rated_values"
        )
    if len(set(people)) < len(people):
        raise one_seat()
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("not_allowed", "a game of bots alone is not rated", reason="rated_bots")


def one_seat() -> Refusal:
    message = "in a rated game everybody has one seat"
    return Refusal("not_allowed", message, reason="rated_hot_seat")


def check_member(user: User) -> None:
    if not user.password:
        raise Refusal(
            "not_allowed", "rated games are for people with an account", reason="rated_members"
        )


def check_sits(row: TableRow, seats: Sequence[SeatRow], user: User) -> None:
    """Refuses a seat at a rated table to a guest, and a second one to anybody."""
    if not row.rated:
        return
    check_member(user)
    if any(seat.user == user.id for seat in seats):
        raise one_seat()


def check_own_play(row: TableRow) -> None:
    """Refuses a bot that shall play for a person at a rated table."""
    if row.rated and row.state != "over":
        raise Refusal(
            "not_allowed",
            "in a rated game no bot plays for a person who wants that",
            reason="rated_stand_in",
        )


def check_not_running(row: TableRow, refusal: Refusal) -> None:
    """Refuses something that would spoil a rated game before its end."""
    if row.rated and row.state == "playing":
        raise refusal
