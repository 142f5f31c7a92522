"""Standing orders of every game: sound, legal, and never from what is secret."""

from random import Random
from typing import Any

import pytest
from tools.games.set_ups import chosen

from westphalia.engine.chance import Sampling
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.orders import Order, Value, checked_orders
from westphalia.engine.step import Decision, Play, Question
from westphalia.games import GAMES, find_game

SET_UPS = [header for game in GAMES for header in chosen(game, "few").values()]


def texts(value: Value) -> list[str]:
    """A value with its least, middle and greatest numbers."""
    numbers = [
        [each.spelled(each.least + (each.most - each.least) * part // 2) for each in value.numbers]
        for part in range(3)
    ]
    return sorted({" ".join([value.name, *each]) for each in numbers})


def all_orders(order: Order) -> list[dict[str, str]]:
    return [{order.name: text} for value in order.values for text in texts(value)]


@pytest.mark.parametrize("name", GAMES)
def test_orders_are_declared_soundly(name: str) -> None:
    game = find_game(name)
    standing = [kind for order in game.orders for kind in order.kinds if not order.sealed]
    assert len(standing) == len({*standing})
    for order in game.orders:
        assert order.clause
        kept = [checked_orders(game.orders, each) for each in all_orders(order)]
        assert kept.count({}) == 1  # to be asked is the first value
        assert kept[0] == {}


def ask(game: Game, state: Any, seat: int) -> Question | None:
    decision = state.agenda[-1]
    assert isinstance(decision, Decision)
    return next((each for each in decision.ask(state) if each.seat == seat), None)


@pytest.mark.parametrize("header", SET_UPS, ids=lambda each: f"{each.game}-{each.options}")
def test_orders_answer_legally_and_never_from_what_is_secret(header: Any) -> None:
    game = find_game(header.game)
    random, chance = Random(1618), Sampling(1618)
    play: Play[Any] = Play(game.set_up(header), Sampling(1648))
    while play.open:
        for question in play.open:
            meant = [order for order in game.orders if question.kind in order.kinds]
            if meant:
                twins = [game.imagine(play.state, SPECTATOR, chance) for _ in range(3)]
                for orders in [each for order in meant for each in all_orders(order)]:
                    answer = game.ordered(play.state, question.seat, question, orders)
                    assert answer is None or answer in question.choices
                    for twin in twins:
                        there = ask(game, twin, question.seat)
                        assert there
                        assert game.ordered(twin, question.seat, there, orders) is answer
        question = random.choice(play.open)
        play.answer(question.seat, random.choice(question.choices))
