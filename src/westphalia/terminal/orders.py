"""Standing orders in the terminal: shown, given, and heeded when their questions come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westphalia.engine.choice import Choice
from westphalia.engine.orders import (
    Order,
    OrderError,
    StandingOrders,
    checked_orders,
    sealed_orders,
)
from westphalia.engine.step import Question, Seat
from westphalia.locales import Argument
from westphalia.terminal.model import Column, Row, Sheet, words
from westphalia.terminal.reading import Unclear
from westphalia.terminal.screens import CommandResult
from westphalia.terminal.words import Prose, key

if TYPE_CHECKING:
    from westphalia.terminal.table import Table

UNSAID: Final = "…"  # a number that nobody has given yet


def orders(table: Table, question: Question, rest: str) -> CommandResult:
    """The standing orders of the seat that is asked, after the change that is typed."""
    if rest:
        _give(table, question.seat, rest)
    table.face.show([_sheet(table, question.seat)])
    return CommandResult.AGAIN


def _give(table: Table, seat: Seat, typed: str) -> None:
    name, _, value = typed.partition(" ")
    game, standing = table.match.game, _standing(table, seat)
    try:
        latest = checked_orders(game.orders, {**standing.latest, name: value.strip()})
    except OrderError:
        known = {order.name: [str(each) for each in order.values] for order in game.orders}
        allowed = ", ".join(known.get(name, known))
        raise Unclear(table.tongue.say("orders-wrong", typed=typed, allowed=allowed)) from None
    table.standing[seat] = standing.changed(_term(table), latest, sealed_orders(game.orders))


def _sheet(table: Table, seat: Seat) -> Sheet:
    """Every order with all that may be typed to give it, and what is given now."""
    say, standing = table.tongue.say, _standing(table, seat)
    rows = [row for order in table.match.game.orders for row in _rows(table.prose, order, standing)]
    sealed = sealed_orders(table.match.game.orders)
    later = standing.kept(_term(table), sealed) != standing.in_force(_term(table), sealed)
    titles = ("column-order", "column-order-type", "column-order-means", "column-order-given")
    columns = tuple(Column(say(title)) for title in titles)
    return Sheet("order", say("title-orders-later" if later else "title-orders"), columns, (*rows,))


def _rows(prose: Prose, order: Order, standing: StandingOrders) -> list[Row]:
    tongue = prose.tongue
    given, numbers = order.read(standing.latest.get(order.name, order.default))
    title = words(tongue.say(key("order", order.name)))
    rows = []
    for value in order.values:
        chosen = value.name == given
        about: dict[str, Argument] = {each.name: UNSAID for each in value.numbers}
        if chosen:
            about = prose.words.of(
                {each.name: n for each, n in zip(value.numbers, numbers, strict=True)}
            )
        means = words(tongue.say(key("order", f"{order.name}-{value.name}"), **about))
        mark = words(tongue.say("order-given"), "gold") if chosen else ()
        cells = (title, words(f"orders {order.name} {value}", "quiet"), means, mark)
        rows.append(Row(f"{order.name} {value.name}", cells, marked=chosen))
        title = ()
    return rows


def heeded(table: Table, question: Question) -> Choice | None:
    """What the standing orders of a seat answer to its question, if they answer it."""
    match = table.match
    sealed = sealed_orders(match.game.orders)
    in_force = _standing(table, question.seat).in_force(_term(table), sealed)
    return match.game.ordered(match.play.state, question.seat, question, in_force)


def _standing(table: Table, seat: Seat) -> StandingOrders:
    return table.standing.get(seat, StandingOrders())


def _term(table: Table) -> int:
    return table.match.game.order_term(table.match.play.state)
