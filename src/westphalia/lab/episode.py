"""One game as learners step through it: who is asked, what is seen, and what it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, Seat, question_of, refusal
from westphalia.games import find_game
from westphalia.lab.observation import Numbers, Observer, Vector
from westphalia.lab.rewards import STANDING, reward_of

Mask = NDArray[np.int8]


def header_of(
    game: str | Header,
    players: int | None = None,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> Header:
    """A set-up for learners, whose seats need no names; what cannot be played is refused.

    A header says all of it already.
    """
    if isinstance(game, Header):
        if players is not None or modules or options:
            raise ValueError("a header has its players, modules and options: name them there")
        return game
    if isinstance(modules, str):
        raise ValueError(f"modules are a list, such as ['{modules}']")
    played = find_game(game)
    seats = played.usual_seats if players is None else players
    header = played.header([f"seat {n}" for n in range(seats)], modules, options)
    played.set_up(header)  # what does not go together is refused here and not at the first game
    return header


class Episode:
    """A game from its opening to its end, one question at a time.

    Where several seats are asked at once, they answer in the order of the questions, each until it
    is done.  None of them sees what another answers before all have answered.
    """

    def __init__(
        self,
        header: Header,
        seed: int,
        observer: Observer | None = None,
        reward: str = STANDING,
    ) -> None:
        """An *observer* of the game that is there already need not be made again."""
        self.header = header
        self.game = find_game(header.game)
        self.observer = observer or Observer(self.game)
        self.play: Play[Any] = Play(self.game.set_up(header), Sampling(seed))
        self.reward = reward_of(reward)
        self._told = self.worth()

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

    def answer(self, number: int, seat: Seat | None = None) -> None:
        """Answers the question, or that of another seat; what is not allowed changes nothing."""
        asked = self.question.seat if seat is None else seat
        self.play.answer(asked, self._choice(number))

    def check(self, number: int, seat: Seat) -> None:
        """Refuses an answer that the seat may not give."""
        question, choice = question_of(self.play.open, seat), self._choice(number)
        if question is None or choice not in question.choices:
            raise refusal(self.play, seat, choice)

    def _choice(self, number: int) -> Choice:
        choices = self.game.vocabulary.choices
        if not 0 <= number < len(choices):
            raise ValueError(f"{number} is the number of no choice")
        return choices[number]

    def numbers(self, seat: Seat) -> Numbers:
        """What *seat* sees, cell after cell of all tables."""
        question = question_of(self.play.open, seat) or (None if self.over else self.question)
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

    def worth(self) -> list[float]:
        """By seat what the position is worth."""
        return self.reward.worth(self.game, self.play.state, self.over)

    def worst(self, seat: Seat) -> float:
        """What is left to lose: it takes a seat to the worst of all ends."""
        return self.reward.worst - self._told[seat]

    def earned(self) -> list[float]:
        """By seat what the answers since the last call have brought."""
        before, self._told = self._told, self.worth()
        return [now - then for now, then in zip(self._told, before, strict=True)]
