"""Standing orders: answers to the windows of the other side's rounds, from open facts alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.orders import PERCENT, Bound, Order, Orders, Value
from westphalia.engine.step import Question, Seat
from westphalia.games.thirty_years_war.pieces import (
    is_reduced,
    the_battle,
    the_march,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.decks import CardDraw, DrawCards
from westphalia.games.thirty_years_war.rules.entering import LEAST_FORCE, ODDS
from westphalia.games.thirty_years_war.rules.turn import Turn
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState, enemy
from westphalia.games.thirty_years_war.views.battle import FAR, expected, steps_to_base
from westphalia.games.thirty_years_war.views.march import clash_odds
from westphalia.games.thirty_years_war.words import DONE, INSIDE, OUTSIDE, PASS, PAY_ALL, RETREAT

FORCE: Final = Bound("factors", 1, 99)
ASK: Final = Value("ask")

ORDERS: Final = (
    Order(
        "attacked",
        "11.23a",
        ("react",),
        (ASK, Value("stand"), Value("withdraw_below", (PERCENT,)), Value("withdraw")),
    ),
    Order(
        "combat_cards",
        "9.51a",
        ("combat_cards",),
        (
            ASK,
            Value("pass_below", (FORCE,)),
            Value("pass_outside", (Bound("better", 0, 100), Bound("worse", 0, 100))),
            Value("pass_overwhelmed"),
        ),
    ),
    Order(
        "losses",
        "12.31",
        ("take_losses", "lose_steps", "starve", "desert"),
        (ASK, Value("spare_full"), Value("keep_units")),
    ),
    Order("retreat", "12.54c", ("retreat",), (ASK, Value("to_base"), Value("inside"))),
    Order("continued_sieges", "13.27", ("continue_sieges",), (ASK, Value("roll_all"))),
    Order("pay", "15.13a", ("pay", "pay_in_city"), (ASK, Value("all"))),
)
BY_KIND: Final = {kind: order for order in ORDERS for kind in order.kinds}

Numbers = tuple[int, ...]
Answer = Callable[[ThirtyYearsWarState, Seat, list[Choice], str, Numbers], Choice | None]


def ordered(
    s: ThirtyYearsWarState, seat: Seat, question: Question, orders: Orders
) -> Choice | None:
    """What the orders of a side answer to its question; nothing if it is to be asked."""
    order = BY_KIND.get(question.kind)
    if order is None or order.name not in orders:
        return None
    value, numbers = order.read(orders[order.name])
    return (
        None
        if value == ASK.name
        else ANSWERS[order.name](s, seat, question.choices, value, numbers)
    )


def order_term(s: ThirtyYearsWarState) -> int:
    """6.0.Ca Changes count from the next card draw: the turn whose cards were drawn last."""
    coming = [step.turn for step in s.agenda if isinstance(step, Turn)]
    drawing = any(isinstance(step, (CardDraw, DrawCards)) for step in s.agenda)
    return min([*coming, s.turn + 1]) - 1 - drawing


# Before the battle


def stand_or_withdraw(
    s: ThirtyYearsWarState, seat: Seat, choices: list[Choice], value: str, numbers: Numbers
) -> Choice | None:
    """11.23a Stand, withdraw, or withdraw if the odds as they stand are too bad.

    11.22c: leaders without units cannot stand, and are asked unless they shall withdraw.
    """
    alone = s.battle is None and not units_outside(s, the_march(s).city, seat)
    if value == "withdraw" or (value == "withdraw_below" and alone):
        return INSIDE
    if value == "stand":
        return None if alone else OUTSIDE
    return INSIDE if percent_to_win(s) < numbers[0] else OUTSIDE


def percent_to_win(s: ThirtyYearsWarState) -> float:
    """12.2 How probably the defender wins: with the cards that lie open, and under his best."""
    odds = expected(s) if s.battle else clash_odds(s, the_march(s))
    return 100 * odds.defender_wins


def pass_cards(
    s: ThirtyYearsWarState, seat: Seat, choices: list[Choice], value: str, numbers: Numbers
) -> Choice | None:
    """9.51a, 12.23 Play no card if the force is small, or the odds are clear, or overwhelming.

    The attacker is asked: it is his own round.
    """
    battle = the_battle(s)
    if seat == battle.attacker:
        return None
    own, other = battle.strength[seat], battle.strength[enemy(seat)]
    if value == "pass_below":
        passes = own < numbers[0]
    elif value == "pass_outside":
        passes = not numbers[1] <= percent_to_win(s) <= numbers[0]
    else:
        passes = other >= LEAST_FORCE and other >= ODDS * own  # 12.61b, 12.61c
    return PASS if passes else None


# After it


def lose(
    s: ThirtyYearsWarState, seat: Seat, choices: list[Choice], value: str, numbers: Numbers
) -> Choice | None:
    """12.31 Give up steps of reduced units first, or of full ones; of these the weakest."""
    if choices == [DONE]:
        return DONE
    reduced_first = value == "spare_full"
    ranks = [
        (is_reduced(each.noun) != reduced_first, s.board.strength[each.noun], n)
        for n, each in enumerate(choices)
    ]
    return choices[min(ranks)[2]]


def go_back(
    s: ThirtyYearsWarState, seat: Seat, choices: list[Choice], value: str, numbers: Numbers
) -> Choice | None:
    """12.54c, 12.52b Into the Fortress if it is theirs; or to where a base is nearest."""
    inside = RETREAT[the_battle(s).city]
    if value == "inside":
        return inside if inside in choices else None
    away = [each for each in choices if each.verb == "retreat" and each is not inside]
    if not away:
        return inside if inside in choices else None
    steps = steps_to_base(s, seat)
    return min(away, key=lambda each: steps.get(each.noun, FAR))


# At the end of a turn


def roll_all(
    s: ThirtyYearsWarState, seat: Seat, choices: list[Choice], value: str, numbers: Numbers
) -> Choice | None:
    """13.27 Roll for every siege."""
    return choices[0]


def pay_all(
    s: ThirtyYearsWarState, seat: Seat, choices: list[Choice], value: str, numbers: Numbers
) -> Choice | None:
    """15.13a Pay all if the points suffice; else first where least is left, there the strongest."""
    if PAY_ALL in choices:
        return PAY_ALL
    wanted = [each for each in choices if each is not DONE]
    if wanted[0].verb == "pay_in":
        return max(wanted, key=lambda each: s.pillage[each.noun])
    return max(wanted, key=lambda each: s.board.strength[each.noun])


ANSWERS: Final[dict[str, Answer]] = {
    "attacked": stand_or_withdraw,
    "combat_cards": pass_cards,
    "losses": lose,
    "retreat": go_back,
    "continued_sieges": roll_all,
    "pay": pay_all,
}
