"""What the tables for clause cases of all games have in common: scripted chance, and looking."""

from __future__ import annotations

from typing import Any, TypeVar

from westphalia.engine.chance import Sampling
from westphalia.engine.event import Event
from westphalia.engine.step import Play, Question

Told = TypeVar("Told", bound=Event)


class Forced(Sampling):
    """Chance that follows a script as long as there is one."""

    def __init__(self) -> None:
        super().__init__(1618)
        self.script: list[int] = []

    def below(self, n: int) -> int:
        if n > 1 and self.script:
            outcome = self.script.pop(0)
            assert outcome < n, f"the script says {outcome}, but the rules draw one of {n}"
            return outcome
        return super().below(n)


class Onlooker:
    """Sees what is asked and hears what is told; whoever derives from it plays."""

    hand: Play[Any]
    told: list[Event]

    def question(self, seat: int) -> Question:
        for question in self.hand.open:
            if question.seat == seat:
                return question
        raise AssertionError(f"seat {seat} is not asked; open: {self.asked()}")

    def offers(self, seat: int) -> list[str]:
        """The texts of what a seat may answer now."""
        return [choice.text for choice in self.question(seat).choices]

    def asked(self) -> list[tuple[int, str]]:
        return [(question.seat, question.kind) for question in self.hand.open]

    def tells(self, kind: type[Told]) -> list[Told]:
        """The events of a kind, in the order in which they happened."""
        return [event for event in self.told if isinstance(event, kind)]
