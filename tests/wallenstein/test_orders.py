"""Orders sealed with a plan: what they answer to a march, from open facts alone."""

from __future__ import annotations

import pytest
from tests.wallenstein.kit import Table, position, season

from westphalia.engine.orders import StandingOrders, checked_orders, sealed_orders
from westphalia.games.wallenstein.game import WALLENSTEIN

AS_PLANNED = "boehmen: 0 5; kursachsen: 1 3; maehren: 0 1; lausitz: 2 1 church"


def said(table: Table, action: str = "combat_move_a", **orders: str) -> str | None:
    """What orders answer to what seat 0 is asked now."""
    question = next(each for each in table.hand.open if each.seat == 0)
    checked = checked_orders(WALLENSTEIN.orders, orders)
    choice = WALLENSTEIN.ordered(table.s, 0, question, checked)
    return choice.text if choice else None


def asked_to_march(text: str = AS_PLANNED, action: str = "combat_move_a") -> Table:
    return position(text).act(action, 0, "boehmen")


@pytest.mark.parametrize("action", ["combat_move_a", "combat_move_b"])
def test_armies_go_where_they_were_ordered_and_some_stay(action: str) -> None:
    order = {action: "attack_else_stay boehmen kursachsen 4 3 1"}
    table = asked_to_march(action=action)
    assert said(table, **order) == "march kursachsen"
    table.play("0 march kursachsen")
    assert said(table, **order) == "send 4"
    other = {"combat_move_a": "combat_move_b", "combat_move_b": "combat_move_a"}[action]
    assert said(table, **{other: order[action]}) is None


@pytest.mark.parametrize(
    ("position", "order", "answer"),
    [
        ("boehmen: 0 3; kursachsen: 1 3", "attack_else_stay boehmen kursachsen 4 3 1", "stay"),
        ("boehmen: 0 3; kursachsen: 1 3", "attack_else_ask boehmen kursachsen 4 3 1", None),
        ("boehmen: 0 5; kursachsen: 1 4", "attack_else_stay boehmen kursachsen 4 3 1", "stay"),
        ("boehmen: 0 5; kursachsen: 0 1", "attack_else_stay boehmen kursachsen 4 9 1", "stay"),
        ("boehmen: 0 5", "attack_else_stay boehmen kursachsen 4 0 1", "march kursachsen"),
        ("boehmen: 0 5; maehren: 0 1", "move_else_stay boehmen maehren 4 0 1", "march maehren"),
        ("boehmen: 0 5; maehren: 1 1", "move_else_stay boehmen maehren 4 9 1", "stay"),
        ("boehmen: 0 4; kursachsen: 1 1", "attack_else_stay boehmen kursachsen 2 9 4", "stay"),
        ("boehmen: 0 5; kursachsen: 1 1", "attack_else_stay tirol kursachsen 2 9 1", None),
        ("boehmen: 0 5; tirol: 1 1", "attack_else_stay boehmen tirol 2 9 1", "stay"),
        ("boehmen: 0 5; tirol: 1 1", "attack_else_ask boehmen tirol 2 9 1", None),
    ],
    ids=(
        "too few, stays", "too few, asked", "too many there", "own by now", "nobody's", "own side",
        "lost by now", "all would stay", "another plan", "no neighbour", "no neighbour, asked",
    ),
)  # fmt: skip
def test_the_condition_is_looked_at_when_the_march_comes(
    position: str, order: str, answer: str | None
) -> None:
    assert said(asked_to_march(position), combat_move_a=order) == answer


def test_a_protected_county_is_not_marched_on() -> None:
    table = position(AS_PLANNED).event("church_peace_3").act("combat_move_a", 0, "boehmen")
    assert said(table, combat_move_a="attack_else_stay boehmen lausitz 2 9 1") == "stay"


def test_nothing_else_is_answered() -> None:
    order = "attack_else_stay boehmen kursachsen 2 9 1"
    table = position("boehmen: 0 1; maehren: 0 1").act("deploy_1_move", 0, "boehmen")
    assert said(table, combat_move_a=order, combat_move_b=order) is None
    table.play("0 march maehren") if table.asked() == [(0, "move")] else None
    planning = season("boehmen: 0 5; tirol: 1 3; mark: 2 1; trier: 3 1")
    assert said(planning, combat_move_a=order) is None


def test_orders_count_for_the_round_that_is_being_planned() -> None:
    sealed = sealed_orders(WALLENSTEIN.orders)
    assert sealed == ["combat_move_a", "combat_move_b"]
    table = season("boehmen: 0 5; tirol: 1 3; mark: 2 1; trier: 3 1")
    term = WALLENSTEIN.order_term(table.s)
    given = {"combat_move_a": "attack_else_stay boehmen kursachsen 4 3 1"}
    standing = StandingOrders().changed(term, given, sealed)
    assert standing.in_force(term, sealed) == {}
    table.plan_all()
    after = WALLENSTEIN.order_term(table.s)
    assert after == term + 1
    assert standing.in_force(after, sealed) == standing.kept(after, sealed) == given
    later = WALLENSTEIN.order_term(season("boehmen: 0 5; tirol: 1 3", number=1).s)
    assert later == after + 1
    assert standing.in_force(later, sealed) == standing.kept(later, sealed) == {}
    assert standing.changed(later, {}, sealed).former == {}
