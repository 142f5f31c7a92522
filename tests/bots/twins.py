"""Twin positions: a seat cannot tell them apart, so a player who answers otherwise has peeked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from westphalia.bots.player import Player, SeatView
from westphalia.engine.chance import Sampling
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, State


def moments(game: Game, header: Header, seed: int, every: int) -> Iterator[tuple[State, Question]]:
    """Every n-th question of a random game that leaves a choice, with the position behind it."""
    chance = Sampling(seed)
    play = Play(game.set_up(header), chance)
    number = 0
    while play.open:
        question = play.open[chance.below(len(play.open))]
        number += len(question.choices) > 1
        if len(question.choices) > 1 and number % every == 0:
            yield play.state, question
        play.accept(question, question.choices[chance.below(len(question.choices))])


def peeks(
    game: Game, header: Header, player: Callable[[], Player], seed: int = 1, every: int = 1
) -> list[str]:
    """Where a new player answers otherwise if only what is hidden from its seat is otherwise."""
    found = []
    for number, (state, question) in enumerate(moments(game, header, seed, every)):
        twin = game.imagine(state, question.seat, Sampling(number))
        one, other = [
            player().answer(SeatView(game, header, each, question.seat), question)
            for each in (state, twin)
        ]
        if one != other:
            found.append(f"{question}: {one} or {other}")
    return found
