"""One game as learners step through it: who is asked, what is seen, and what it comes to."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from westphalia.engine.chance import Sampling
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, Seat
from westphalia.games import find_game
from westphalia.lab.observation import Numbers, Observer, Vector

Mask = NDArray[np.int8]


def header_of(
    game: str,
    players: int | None = None,
    modules: Sequence[str] = (),
    options: dict[str, str] | None = None,
) -> Header:
    """A set-up for learners, whose seats need no names."""
    played = find_game(game)
    seats = played.usual_seats if players is None else players
    return played.header([f"seat {n}" for n in range(seats)], modules, options)


def standing(winners: Collection[Seat], points: Sequence[int]) -> list[float]:
    """The final standing: 1 for who is alone first, -1 for who is alone last, in equal steps.

    Those who have won are first, the others follow by their points; equals share.  The sum is 0.
    """
    seats = range(len(points))
    places = [(seat in winners, 0 if seat in winners else points[seat]) for seat in seats]
    return [
        (sum(other < own for other in places) - sum(other > own for other in places))
        / (len(places) - 1)
        for own in places
    ]


def rewards(game: Game, state: Any) -> list[float]:
    """By seat what a game that is over has brought."""
    return standing(game.winners(state), game.scores(state))


class Episode:
    """A game from its opening to its end, one question at a time.

    Where several seats are asked at once, they answer in the order of the questions, each until it
    is done.  None of them sees what another answers before all have answered.
    """

    def __init__(self, header: Header, seed: int, observer: Observer | None = None) -> None:
        """An *observer* of the game that is there already need not be made again."""
        self.header = header
        self.game = find_game(header.game)
        self.observer = observer or Observer(self.game)
        self.play: Play[Any] = Play(self.game.set_up(header), Sampling(seed))

    @property
    def over(self) -> bool:
        return not self.play.open

    @property
    def question(self) -> Question:
        """The question that is to be answered next."""
        return self.play.open[0]

    def legal(self, number: int) -> bool:
        """Whether the choice of that number answers the question."""
        return any(choice.number == number for choice in self.question.choices)

    def answer(self, number: int) -> None:
        """Answers the question; what is not allowed is refused and changes nothing."""
        choices = self.game.vocabulary.choices
        if not 0 <= number < len(choices):
            raise ValueError(f"{number} is the number of no choice")
        self.play.answer(self.question.seat, choices[number])

    def numbers(self, seat: Seat) -> Numbers:
        """What *seat* sees, cell after cell of all tables."""
        question = None if self.over else self.question
        return self.observer.look(self.play.state, seat, question)

    def tables(self, seat: Seat) -> dict[str, Numbers]:
        """What *seat* sees, by the name of the table."""
        self.numbers(seat)
        return {name: seen[0].copy() for name, seen in self.observer.tables.items()}

    def observation(self, seat: Seat) -> Vector:
        """What *seat* sees, as a flat vector."""
        self.numbers(seat)
        seen: Vector = self.observer.vectors()[0]
        return seen

    def mask(self, seat: Seat) -> Mask:
        """1 for every choice that *seat* may answer now; nothing while another is asked."""
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        if not self.over and self.question.seat == seat:
            mask[[choice.number for choice in self.question.choices]] = 1
        return mask

    def rewards(self) -> list[float]:
        """The final standing by seat; all 0 as long as the game goes on."""
        if not self.over:
            return [0.0] * self.header.seats
        return rewards(self.game, self.play.state)
