"""A finished match: any of its positions, its chance, and who decided what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from westphalia.engine.chance import Chance, Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.match import replay
from westphalia.engine.record import Record
from westphalia.engine.step import Play, Question, Seat, Simultaneous, State, question_of

INTERVAL: Final = 25  # answers between positions that are kept


@dataclass
class Run:
    """Answers that a seat gave in one go: up to chance, to another seat, or to the end of a phase
    in which several decide at once, each for itself.

    *start* is how many answers stood when its first question was asked, *last* the number of its
    last answer.  *free* if it had any choice.  Of each choice it is known which *kind* of question
    it answered.
    """

    seat: Seat
    start: int
    last: int
    choices: list[Choice] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    together: bool = False
    free: bool = False

    def add(self, number: int, choice: Choice, question: Question) -> None:
        self.last = number
        self.choices.append(choice)
        self.kinds.append(question.kind)
        self.free = self.free or len(question.choices) > 1


class Past:
    """The answers of a match that stand, and the positions between them."""

    def __init__(self, game: Game, record: Record) -> None:
        match = replay(game, record)
        self.game = game
        self.header = match.record.header
        self.opening = match.record.opening
        self.entries = list(match.entries)
        self.log = match.log
        self.ending = record.ending
        self.over = match.over
        self.runs: list[Run] = []
        self._kept: dict[int, State] = {}
        self._look_through()

    @property
    def drawn(self) -> list[int]:
        """The numbers of the answers that drew chance; 0 is the set-up."""
        numbered = enumerate(self.entries, start=1)
        opening = [0] if self.opening else []
        return opening + [number for number, entry in numbered if entry.outcomes]

    def play_at(self, number: int) -> Play[Any]:
        """The position after so many answers, to be played on from."""
        before = number - number % INTERVAL
        play: Play[Any] = Play(self._kept[before].copy(), Scripted([]))
        for entry in self.entries[before:number]:
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
        return play

    def drawn_anew(self, number: int, before: State, chance: Chance) -> Play[Any]:
        """What might have been: the answer of that number to a position, with other chance."""
        if not number:
            return Play(self.game.set_up(self.header), chance)
        play: Play[Any] = Play(before.copy(), Scripted([]))
        entry = self.entries[number - 1]
        play.chance = chance
        play.answer(entry.seat, entry.choice)
        return play

    def _look_through(self) -> None:
        play: Play[Any] = Play(self.game.set_up(self.header), Scripted(self.opening))
        phase: object = None  # the decision that several seats take at once
        phase_runs: dict[Seat, Run] = {}
        phase_start = 0
        self._kept[0] = play.state.copy()
        for number, entry in enumerate(self.entries, start=1):
            decision = play.state.agenda[-1]
            together = isinstance(decision, Simultaneous) or len(play.open) > 1
            if together and decision != phase:
                phase, phase_runs, phase_start = decision, {}, number - 1
            run = self._goes_on(entry.seat, number) if not together else phase_runs.get(entry.seat)
            if run is None:
                start = phase_start if together else number - 1
                run = Run(entry.seat, start, number, together=together)
                self.runs.append(run)
                phase_runs[entry.seat] = run
            question = question_of(play.open, entry.seat)
            assert question, "a match holds answers to what was asked"
            run.add(number, entry.choice, question)
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
            if number % INTERVAL == 0:
                self._kept[number] = play.state.copy()
            if not together:
                phase = None

    def _goes_on(self, seat: Seat, number: int) -> Run | None:
        """The run that an answer of a seat belongs to, if it goes on from the answer before."""
        last = self.runs[-1] if self.runs else None
        if last is None or last.together or last.seat != seat or last.last != number - 1:
            return None
        return None if self.entries[number - 2].outcomes else last
