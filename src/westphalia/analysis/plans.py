"""Plans that a bot would have played instead, compared with those that were played.

Both are tried out in the same positions that the seat could think possible, with the same chance:
so a plan wins only by what the seat could know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from westphalia.analysis.judge import Judge, Tally
from westphalia.analysis.past import Past, Run
from westphalia.bots.player import Answer, SeatView
from westphalia.bots.registry import adviser
from westphalia.engine.chance import Sampling, Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.step import Play, Question, Seat, question_of

SEED: Final = 1648
SIMULATIONS: Final = 60  # of a search for a better plan


@dataclass(frozen=True)
class Said:
    """What a bot says to a question of this kind and clause, and why."""

    choice: Choice
    kind: str
    clause: str
    reason: str
    about: Mapping[str, Any]

    def as_data(self) -> list[Any]:
        return [self.choice.text, self.kind, self.clause, self.reason, dict(self.about)]

    @classmethod
    def from_data(cls, past: Past, data: Sequence[Any]) -> Said:
        text, kind, clause, reason, about = data
        return cls(past.game.vocabulary.parse(text), kind, clause, reason, about)


def proposal(past: Past, run: Run) -> list[Said]:
    """Returns what a bot would have answered in place of a run, knowing what its seat knew."""
    bot = adviser(past.game, past.header, SEED, SIMULATIONS)
    play = past.play_at(run.start)
    first = play.state.agenda[-1]
    said: list[Said] = []
    while True:
        question = question_of(play.open, run.seat)
        if question is None or (run.together and play.state.agenda[-1] != first):
            return said
        if not run.together and len(play.open) > 1:
            return said
        seat_view = SeatView(past.game, past.header, play.state, run.seat)
        answer = bot.answer(seat_view, question)
        said.append(_said(question, answer))
        play.chance = Scripted([])
        try:
            play.answer(run.seat, answer.choice)
        except ScriptError:  # chance decides what comes next
            return said


def _said(question: Question, answer: Answer) -> Said:
    return Said(answer.choice, question.kind, question.clause, answer.reason, answer.about)


def differing(run: Run, said: Sequence[Said]) -> tuple[list[tuple[Choice, str]], list[Said]]:
    """Returns what each of two plans has that the other has not, whatever the order.

    Of the run these are choices, each with the kind of its question; of the proposal what was said.
    """
    mine, theirs = list(zip(run.choices, run.kinds, strict=True)), []
    for each in said:
        same = next((one for one in mine if one[0] == each.choice), None)
        if same:
            mine.remove(same)
        else:
            theirs.append(each)
    return mine, theirs


def compare(
    past: Past, run: Run, proposed: Sequence[Choice], judge: Judge, samples: Sequence[int]
) -> Tally:
    """Measures the chances of the run, of the proposal, and by how much the proposal is better."""
    weighed = judge.weigh(past.play_at(run.start), run.seat)
    plans = [run.choices, proposed]
    tally = Tally()
    for seed in samples:
        imagined = weighed.believe(seed)
        own = []
        for choices in plans:
            play: Play[Any] = Play(imagined.copy(), Sampling(seed))
            carry_out(play, run.seat, choices)
            own.append(weighed.sample(play, seed)[run.seat])
        tally.add([own[0], own[1], own[1] - own[0]])
    return tally


def carry_out(play: Play[Any], seat: Seat, choices: Sequence[Choice]) -> None:
    """Answers with these choices as long as they are offered, which they need not be."""
    for choice in choices:
        question = question_of(play.open, seat)
        if question is None or choice not in question.choices:
            return
        play.accept(question, choice)
