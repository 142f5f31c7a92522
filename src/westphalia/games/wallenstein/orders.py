"""Orders sealed with a plan: where the armies of a march go, from what lies open when it comes.

W5.11.8: they answer the question of the march for the seat, which is asked as always.
"""

from __future__ import annotations

from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.orders import Bound, Order, Orders, Value
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.rules.combat import March, Send
from westphalia.games.wallenstein.rules.planning import Planning
from westphalia.games.wallenstein.state import WINTER, WallensteinState
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import BOXES, COUNTIES, MARCH, SEND, STAY

_BOARD: Final = load_board()
_NAMES: Final = tuple(_BOARD.counties)
_CUBES: Final = _BOARD.army_cubes

MARCHED: Final = (
    Bound("origin", 0, COUNTIES - 1, _NAMES),
    Bound("target", 0, COUNTIES - 1, _NAMES),
    Bound("least", 2, _CUBES),  # armies in the origin
    Bound("most", 0, _CUBES),  # in a target that is attacked
    Bound("stay", 1, _CUBES),  # behind
)
MANNERS: Final = ("attack_else_stay", "attack_else_ask", "move_else_stay", "move_else_ask")

ORDERS: Final = tuple(
    [
        Order(
            BOXES[action],
            "W5.11.8",
            ("march", "send"),
            (Value("ask"), *[Value(manner, MARCHED) for manner in MANNERS]),
            sealed=True,
        )
        for action in (Action.COMBAT_MOVE_A, Action.COMBAT_MOVE_B)
    ]
)
BY_NAME: Final = {order.name: order for order in ORDERS}


def ordered(s: WallensteinState, seat: Seat, question: Question, orders: Orders) -> Choice | None:
    """W5.11.8 What the order for an action answers; nothing if the seat is to be asked."""
    decision = s.agenda[-1]
    if not isinstance(decision, (March, Send)):
        return None
    text = orders.get(BOXES[decision.action])
    if text is None:
        return None
    manner, numbers = BY_NAME[BOXES[decision.action]].read(text)
    if not numbers:
        return None
    if isinstance(decision, Send):
        return how_many(s, decision, manner, numbers)
    return where(s, decision, question, manner, numbers)


def where(
    s: WallensteinState, march: March, question: Question, manner: str, numbers: tuple[int, ...]
) -> Choice | None:
    """W5.11.1, W5.11.8 There if the condition holds and the way is open; else stay, or be asked."""
    origin, target, _, _, _ = numbers
    if march.county != origin:  # the plan is another one
        return None
    there = MARCH[target]
    if holds(s, march.seat, manner, numbers) and there in question.choices:
        return there
    return STAY if manner.endswith("stay") else None


def how_many(
    s: WallensteinState, send: Send, manner: str, numbers: tuple[int, ...]
) -> Choice | None:
    """W5.11.2 All but those that shall stay behind."""
    origin, target, _, _, stay = numbers
    meant = send.origin == origin and send.county == target
    if not meant or not holds(s, send.seat, manner, numbers):
        return None
    return SEND[s.armies[origin] - stay]


def holds(s: WallensteinState, seat: Seat, manner: str, numbers: tuple[int, ...]) -> bool:
    """Whether enough armies are there, and the target is what it was to be."""
    origin, target, least, most, stay = numbers
    armies: int = s.armies[origin]
    if armies < least or armies <= stay:
        return False
    if manner.startswith("move"):
        return s.owner[target] == seat
    return s.owner[target] != seat and s.armies[target] <= most


def order_term(s: WallensteinState) -> int:
    """W3.1.1 Two terms for each round: until all have planned, and afterwards."""
    planned = not any(isinstance(step, Planning) for step in s.agenda)
    return 2 * (s.year * (WINTER + 1) + s.season) + planned
