"""Standing orders, hints, and what happened since a seat's last answer: for its person alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

import msgspec

from westphalia.bots.player import SeatView
from westphalia.bots.registry import clause_of, seat_bot
from westphalia.engine.choice import Choice
from westphalia.engine.event import key_of, values_of
from westphalia.engine.game import Game
from westphalia.engine.orders import (
    NO_TERM,
    OrderError,
    StandingOrders,
    checked_orders,
    sealed_orders,
)
from westphalia.engine.preview import Preview, preview
from westphalia.engine.record import Header
from westphalia.engine.step import Seat
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.tables.forecasts import header_of
from westphalia.server.tables.info import advised_seats
from westphalia.server.tables.resume import ByOrder
from westphalia.server.tables.seats import require_own_seat
from westphalia.server.tables.table import Table


class OrdersInfo(msgspec.Struct, frozen=True):
    """The orders of a seat as its person set them, and those that count now."""

    orders: dict[str, str]
    in_force: dict[str, str]


def read_orders(row: SeatRow) -> StandingOrders:
    return StandingOrders(**msgspec.json.decode(row.orders)) if row.orders else StandingOrders()


def term_of(table: Table) -> int:
    return table.game.order_term(table.snapshot.state) if table.snapshot else NO_TERM


def orders_info(table: Table, user: User, seat: Seat) -> OrdersInfo:
    stored = read_orders(require_own_seat(table, seat, user))
    term, sealed = term_of(table), sealed_orders(table.game.orders)
    return OrdersInfo(stored.kept(term, sealed), stored.in_force(term, sealed))


async def set_orders(table: Table, user: User, seat: Seat, wanted: Mapping[str, str]) -> None:
    """Keeps the orders of a seat; nobody else is told, not even that something has changed."""
    async with table.lock:
        await table.ensure_fresh()
        row = require_own_seat(table, seat, user)
        try:
            latest = checked_orders(table.game.orders, wanted)
        except OrderError as error:
            raise Refusal("bad_request", str(error)) from error
        sealed = sealed_orders(table.game.orders)
        standing = read_orders(row).changed(term_of(table), latest, sealed)
        text = msgspec.json.encode(asdict(standing)).decode()
        await table.change_seat(msgspec.structs.replace(row, orders=text), secretly=True)


def ordered(table: Table, seat: Seat) -> Choice | None:
    """The answer that the orders of a seat give to what it is asked now, if they give one."""
    snapshot, row = table.snapshot, table.seats[seat]
    question = snapshot.open.get(seat) if snapshot else None
    if snapshot is None or question is None or not row.orders:
        return None
    in_force = read_orders(row).in_force(term_of(table), sealed_orders(table.game.orders))
    return table.game.ordered(snapshot.state, seat, question, in_force)


def by_order(table: Table, seat: Seat, choice: Choice) -> Sequence[str]:
    """The answer of an order as it is given: like any other, or told as that of a sealed one."""
    snapshot = table.snapshot
    question = snapshot.open.get(seat) if snapshot else None
    asked = question.kind if question else ""
    sealed = any(order.sealed for order in table.game.orders if asked in order.kinds)
    return ByOrder([choice.text]) if sealed else [choice.text]


# ------------------------------------------------------------------------------
# Hints: what the bot that stands in would answer for a seat, from what the seat sees, and why.


SEED: Final = 1  # always the same, so that a hint tells what its seat sees and nothing else


class HintStep(msgspec.Struct, frozen=True):
    """One answer that is advised: the choice, the key of a sentence, and the clause behind it."""

    choice: str
    reason: str
    about: dict[str, Any]
    clause: str


class Hint(msgspec.Struct, frozen=True):
    """The answers to one decision: as a rule one, to a plan all that are left of it."""

    steps: list[HintStep]


def check_may_ask(table: Table, seat: Seat) -> None:
    if not advised_seats(table.row, table.seats)[seat]:
        message = "against people there are hints only where the table has agreed on them"
        raise Refusal("not_allowed", message, reason="no_hints")


def hint(
    header: Sequence[Any], position: Mapping[str, Any], seat: int, choices: Sequence[str]
) -> bytes:
    """A job: the hint for a seat after choices that it could take back, as JSON."""
    agreed = header_of(header)
    game = find_game(agreed.game)
    parsed = [game.vocabulary.parse(text) for text in choices]
    tried = preview(game.decode(position, agreed), seat, parsed)
    if tried.refused or tried.final or tried.question(seat) is None:
        return b"null"
    return msgspec.json.encode(Hint(advise(game, agreed, tried, seat)))


def advise(game: Game, header: Header, tried: Preview, seat: Seat) -> list[HintStep]:
    """Asks the bot as long as the same decision asks the seat."""
    player = seat_bot(game.stand_in, header, SEED)
    decision = tried.play.state.agenda[-1]
    steps: list[HintStep] = []
    while not tried.final and (question := tried.question(seat)):
        state = tried.play.state
        if state.agenda[-1] != decision:
            break
        answer = player.answer(SeatView(game, header, state, seat), question)
        clause = clause_of(header.game, answer.reason) or question.clause
        about = game.spelled(answer.about)
        steps.append(HintStep(answer.choice.text, answer.reason, about, clause))
        tried.take(seat, answer.choice)
    return steps


# ------------------------------------------------------------------------------
# What has happened to a seat since its last answer, and how much of that it has been told.


class FactInfo(msgspec.Struct, frozen=True):
    event: str
    args: dict[str, Any]


class SinceInfo(msgspec.Struct, frozen=True):
    """See docs/protocol.md."""

    log: int
    seen: int
    logged: int
    facts: list[FactInfo]


def saw(table: Table, seat: Seat, log: int) -> None:
    """Keeps that a seat has been told so many entries; more than there are it cannot have been."""
    told = min(log, table.logs.length(seat))
    if told > table.seen.number(seat):
        table.seen.put(seat, str(told))


def keep_place(table: Table, seat: Seat) -> None:
    """Keeps where a person stopped of whom no client has told what was seen.

    What a bot or a standing order answers from now on is news to them.
    """
    if table.match and not table.seen.number(seat):
        saw(table, seat, table.logs.length_after(seat, table.match.last_choice(seat)))


async def since(table: Table, user: User, seat: Seat) -> SinceInfo:
    """Sums up what a seat may know of all that came with, and after, its last answer.

    A bot may have answered for it meanwhile; then what was not told yet is summed up too.
    """
    require_own_seat(table, seat, user)
    async with table.lock:
        match = await table.current_match()
        logged = table.logs.length(seat)
        begun = table.logs.length_after(seat, match.last_choice(seat))
        told = min(table.seen.number(seat), logged)
        begun = min(begun, told) if told else begun
        facts = table.game.since(table.logs.events(seat, begun), seat)
    spelled = [FactInfo(key_of(type(f)), table.game.spelled(values_of(f))) for f in facts]
    return SinceInfo(begun, told, logged, spelled)
