"""Who says what a position is worth: a sample of each seat's share of the victory out of it.

The one judge that every game has plays on to the end with the bot that stands in for people.  A
quicker one may take its place: all that a study asks of a judge is here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from westphalia.analysis.tally import Tally
from westphalia.bots.player import Player, Sight
from westphalia.bots.registry import seat_bot
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.playout import play_out, victory_shares
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, State


class Judge(Protocol):
    """Plays on from a position, which is the judge's own from then on."""

    def sample(self, play: Play[Any], seed: int) -> Sequence[float]:
        """Each seat's share of the victory, as one way of going on has it."""


class Playouts:
    """Plays to the end with bots, each of which sees what its seat sees."""

    def __init__(self, game: Game, header: Header) -> None:
        self._game = game
        self._header = header

    def sample(self, play: Play[Any], seed: int) -> Sequence[float]:
        seats = range(self._header.seats)
        bots = [seat_bot(self._game.stand_in, self._header, seed + seat) for seat in seats]
        play_out(play, Policy(self._game, self._header, bots))
        return victory_shares(self._game, play.state)


class Policy:
    """Lets each seat's own bot answer."""

    def __init__(self, game: Game, header: Header, bots: Sequence[Player]) -> None:
        self._game = game
        self._header = header
        self._bots = bots

    def __call__(self, s: State, question: Question) -> Choice:
        sight = Sight(self._game, self._header, s, question.seat)
        return self._bots[question.seat].answer(sight, question).choice


def chances(judge: Judge, state: State, seeds: Sequence[int]) -> Tally:
    """The chance of each seat to win out of a position, with its error: a sample for each seed."""
    tally = Tally()
    for seed in seeds:
        play: Play[Any] = Play(state.copy(), Sampling(seed))
        tally.exact = not play.open
        tally.add(judge.sample(play, seed))
    return tally
