"""A preview: what a seat would see after answers that it could still take back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Revelation
from westphalia.engine.match import Undo, attempt, only_choice
from westphalia.engine.step import IllegalChoice, Play, Question, Seat, State, question_of, refusal


@dataclass(eq=False)
class Preview:
    """The position after the answers of *taken*; the last of them if *final* is not carried out.

    A final answer draws chance, reveals something or hands over: nobody may try that.  *taken* is
    the batch that a match would take whole: what follows of itself is in it.  *told* is what the
    others would then be told, up to what a seat could not know before.  *refused* is the first
    answer that is not offered: its number, the answer, and why.
    """

    play: Play[Any]
    taken: list[Choice] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)
    final: bool = False
    refused: tuple[int, Choice, IllegalChoice] | None = None

    def question(self, seat: Seat) -> Question | None:
        return question_of(self.play.open, seat)

    def take(self, seat: Seat, choice: Choice) -> None:
        """Answer; a final answer changes nothing but that."""
        trial: Play[Any] = Play(self.play.state.copy(), Scripted([]))
        undo, told = attempt(trial, seat, choice)
        self.taken.append(choice)
        self.final = undo is Undo.FINAL
        if not self.final:
            self.play = trial
        if not any(isinstance(event, Revelation) and event.reveals_to(seat) for event in told):
            self.told += told


def preview(s: State, seat: Seat, choices: Sequence[Choice]) -> Preview:
    """Answer with these choices, and with what follows of itself, as far as it can be taken back.

    A choice that has followed of itself may be named, and need not be.
    """
    tried = Preview(Play(s.copy(), Scripted([])))
    followed: list[Choice] = []
    for n, choice in enumerate(choices):
        if followed and choice is followed[0]:
            del followed[0]
            continue
        question = tried.question(seat)
        if tried.final or question is None or choice not in question.choices:
            tried.refused = (n, choice, refusal(tried.play, seat, choice))
            break
        tried.take(seat, choice)
        followed = follow(tried, seat)
    return tried


def follow(tried: Preview, seat: Seat) -> list[Choice]:
    """Give the answers of the seat that follow of themselves; which they were."""
    followed: list[Choice] = []
    while not tried.final:
        forced = only_choice(tried.play)
        if forced is None or forced.seat != seat:
            break
        tried.take(seat, forced.choices[0])
        followed.append(forced.choices[0])
    return followed
