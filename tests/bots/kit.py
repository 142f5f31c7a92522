"""Bots at a table: whole games, with every answer noted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from westphalia.bots.player import Answer, Player, SeatView
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.state import WallensteinState

EVERYTHING = ("leaders", "landsknechts", "court")
MODULE_SETS: list[tuple[str, ...]] = [(), ("court",), ("landsknechts",), ("leaders",), EVERYTHING]


class Turn(NamedTuple):
    """A question, the position in which it was asked, and how it was answered."""

    state: WallensteinState
    question: Question
    answer: Answer


def header(seats: int, modules: Sequence[str] = (), setup: str = "line-up") -> Header:
    names = ["anna", "dirk", "arne", "blue", "eva"]
    return WALLENSTEIN.header(names[:seats], modules, {"setup": setup})


def turns(agreed: Header, seed: int, players: Sequence[Player]) -> Iterator[Turn]:
    """A whole game, as its questions are answered; the engine refuses what is not legal."""
    play = Play(WALLENSTEIN.set_up(agreed), Sampling(seed))
    number = 0
    while play.open:
        question = play.open[number % len(play.open)]
        seat_view = SeatView(WALLENSTEIN, agreed, play.state, question.seat)
        answer = players[question.seat].answer(seat_view, question)
        yield Turn(play.state, question, answer)
        play.answer(question.seat, answer.choice)
        number += 1
    assert WALLENSTEIN.winners(play.state)


def transcript(agreed: Header, seed: int, players: Sequence[Player]) -> list[str]:
    """Who said what in a whole game."""
    return [
        f"{turn.question.seat} {turn.answer.choice} {turn.answer.reason}"
        for turn in turns(agreed, seed, players)
    ]


class Alternating:
    """A seat at which players relieve each other, as chance will have it."""

    def __init__(self, players: Sequence[Player], seed: int) -> None:
        self._players = players
        self._random = Random(seed)

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        return self._random.choice(self._players).answer(seat_view, question)
