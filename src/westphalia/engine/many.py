"""Many games side by side, each waiting at one question: what learners step through at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westphalia.engine.cells import Cells
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.game import Game
from westphalia.engine.step import Play, Question, Seat, refusal

ALL_SEATS: Final = -1

Rival = Callable[[Play[Any], Question], Choice]


class Many:
    """Games of one vocabulary; choices are given and taken by their numbers.

    Where several seats are asked at once, they answer in the order of the questions, each until it
    is done: what one of them answers shows in no question of the others.  A game may have one
    *learner*, the only seat that is asked; then a *rival* answers for the others, or chance.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.choices: list[Choice] = vocabulary.choices
        self.plays: list[Play[Any]] = []
        self.learners: list[Seat] = []
        self.rivals: list[Rival | None] = []
        self.asked: list[Question] = []

    def add(self, play: Play[Any], learner: Seat = ALL_SEATS, rival: Rival | None = None) -> None:
        """One more game."""
        self.plays.append(play)
        self.learners.append(learner)
        self.rivals.append(rival)
        self._answer_for_others(len(self.plays) - 1)
        self.asked.append(play.open[0])

    def replace(
        self, at: int, play: Play[Any], learner: Seat = ALL_SEATS, rival: Rival | None = None
    ) -> None:
        """A new game in the place of one that is over."""
        self.plays[at] = play
        self.learners[at] = learner
        self.rivals[at] = rival
        self._answer_for_others(at)
        self.asked[at] = play.open[0]

    def answer(self, numbers: list[int]) -> list[int]:
        """Take an answer for each game; returns which games are over now, to be replaced.

        If one of the answers is not allowed, none is taken.
        """
        chosen = self._checked(numbers)
        over: list[int] = []
        for at, choice in enumerate(chosen):
            play = self.plays[at]
            play.accept(self.asked[at], choice)
            if self.learners[at] != ALL_SEATS:
                self._answer_for_others(at)
            if play.open:
                self.asked[at] = play.open[0]
            else:
                over.append(at)
        return over

    def offers(self) -> tuple[list[int], list[int], list[Seat]]:
        """What may be answered: the numbers for all games in a row, how many each, and who."""
        numbers: list[int] = []
        counts: list[int] = []
        seats: list[Seat] = []
        for question in self.asked:
            choices = question.choices
            for choice in choices:
                numbers.append(choice.number)
            counts.append(len(choices))
            seats.append(question.seat)
        return numbers, counts, seats

    def observe(self, game: Game, cells: Cells) -> None:
        """Write what each asked seat may know, game after game."""
        cells.at = 0
        for at, question in enumerate(self.asked):
            game.observe(self.plays[at].state, question.seat, question, cells)

    def _checked(self, numbers: list[int]) -> list[Choice]:
        if len(numbers) != len(self.asked):
            raise ValueError(f"{len(self.asked)} games want an answer each, not {len(numbers)}")
        chosen: list[Choice] = []
        for at, number in enumerate(numbers):
            if not 0 <= number < len(self.choices):
                raise ValueError(f"game {at}: {number} is the number of no choice")
            question, choice = self.asked[at], self.choices[number]
            if choice not in question.choices:
                raise refusal(self.plays[at], question.seat, choice)
            chosen.append(choice)
        return chosen

    def _answer_for_others(self, at: int) -> None:
        """Let all but the learner answer, until it is asked itself."""
        play, learner, rival = self.plays[at], self.learners[at], self.rivals[at]
        if learner == ALL_SEATS:
            return
        while play.open and play.open[0].seat != learner:
            question = play.open[0]
            if rival is None:
                choices = question.choices
                play.accept(question, choices[play.chance.below(len(choices))])
            else:
                play.accept(question, rival(play, question))
