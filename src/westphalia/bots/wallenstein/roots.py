"""Questions of a round as a search weighs them: marches, positions, and whatever else is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from westphalia.bots.player import Answer, Sight
from westphalia.bots.search.advice import Candidate, Finding, Root
from westphalia.bots.wallenstein import marching, reasons
from westphalia.bots.wallenstein.answers import ANSWERS, Reply
from westphalia.bots.wallenstein.belief import Habits, deal
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.bots.wallenstein.sergeant import Sergeant
from westphalia.bots.wallenstein.value import Value
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.choices import MARCH, SEND, STAY
from westphalia.games.wallenstein.state import WallensteinState

POINT: Final = 0.04  # what a point is worth in chances to win
MARCH_SHARE: Final = 0.33  # of the effort that a plan may cost
CHOICE_SHARE: Final = 0.2
PREFERENCE: Final = 0.2 * POINT  # for what the captain would do
MARCHES: Final = 7  # at most, and to stay
SIZES: Final = 2  # numbers of armies for each target


class Council:
    """What simulations need: how the others plan, who answers for all, what a position is worth."""

    def __init__(self, habits: Mapping[Seat, Habits], sergeant: Sergeant, value: Value) -> None:
        self.habits = habits
        self.sergeant = sergeant
        self.value = value


class RoundRoot(Root):
    """A question in the middle of a round, simulated to the beginning of the next."""

    def __init__(self, sight: Sight, council: Council, own: Candidate) -> None:
        super().__init__(sight.seat, own)
        self._sight = sight
        self._council = council

    def believe(self, random: Random) -> WallensteinState:
        s = self._sight.imagine(Sampling(random.getrandbits(60)))
        assert isinstance(s, WallensteinState)
        deal(s, self.seat, self._council.habits, random)
        return s

    def reply(self, s: WallensteinState, question: Question) -> Choice:
        return self._council.sergeant.answer(s, question)

    def quiet(self, s: WallensteinState, question: Question) -> bool:
        return question.kind == "plan"

    def value(self, s: WallensteinState) -> list[float]:
        return self._council.value.chances(s)


def explained(finding: Finding, key: str, about: Mapping[str, int] | None = None) -> Reason:
    """What a search found, in numbers: wins in a hundred, and how many more than by the captain's.

    Rounded each for itself they must not contradict each other.
    """
    chance, own = round(100 * finding.chance), round(100 * finding.own)
    numbers = {"chance": chance, "gain": max(0, chance - own), "compared": finding.compared}
    return Reason(key, {**(about or {}), **numbers})


def answered(choice: Choice, reason: Reason) -> Answer:
    return Answer(choice, reason.key, reason.about)


class ChoiceRoot(RoundRoot):
    """One choice out of those that are offered."""

    def __init__(self, sight: Sight, council: Council, question: Question, own: Reply) -> None:
        super().__init__(sight, council, Candidate((own[0],)))
        self.share = CHOICE_SHARE
        self._choices = question.choices
        self._reason = own[1]

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        others = [choice for choice in self._choices if choice is not self.own.choices[0]]
        if len(others) >= number:
            others = random.sample(others, number - 1)
        return [self.own, *[Candidate((choice,), -PREFERENCE) for choice in others]]

    def explain(self, finding: Finding) -> list[Answer]:
        (choice,) = finding.best.choices
        if finding.best is self.own:
            return [answered(choice, self._reason)]
        return [answered(choice, explained(finding, reasons.FORESEEN))]


class MarchRoot(RoundRoot):
    """Where to march and with how many."""

    def __init__(
        self, sight: Sight, council: Council, question: Question, outlook: Outlook
    ) -> None:
        self._origin: int = outlook.table.about["county"]
        self._garrison = outlook.table.armies[self._origin]
        self._marches = weighed(outlook, self._origin, self._garrison, question.choices)
        choice, self._reason = ANSWERS[question.kind](outlook, question.choices)
        own = next((m for m in self._marches if m.target == choice.noun), marching.STAY)
        super().__init__(sight, council, self._candidate(own, 0.0))
        self.share = MARCH_SHARE

    def _candidate(self, march: marching.March, prior: float) -> Candidate:
        """W5.11.8 A single army to spare goes unasked."""
        if not march.armies:
            return Candidate((STAY,), prior)
        if self._garrison == 2:
            return Candidate((MARCH[march.target],), prior)
        return Candidate((MARCH[march.target], SEND[march.armies]), prior)

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        wanted = [*self._marches[: min(MARCHES, number - 2)], marching.STAY]
        found = [self._candidate(march, -PREFERENCE) for march in wanted]
        return [self.own, *[one for one in found if one.choices != self.own.choices]]

    def explain(self, finding: Finding) -> list[Answer]:
        choices = finding.best.choices
        if finding.best is self.own:
            reason = self._reason
        elif choices[0] is STAY:
            reason = explained(finding, reasons.FORESEEN_STAY, {"county": self._origin})
        else:
            about = {"origin": self._origin, "county": choices[0].noun}
            reason = explained(finding, reasons.FORESEEN_MARCH, about)
        out = [answered(choices[0], reason)]
        for choice in choices[1:]:
            sent = {"county": choices[0].noun, "armies": choice.noun}
            out.append(answered(choice, Reason(reasons.SEND, sent)))
        return out


def weighed(
    outlook: Outlook, origin: int, garrison: int, choices: Sequence[Choice]
) -> list[marching.March]:
    """The marches that are worth a thought, the best first: a few sizes for each target."""
    found: list[marching.March] = []
    for choice in choices:
        if choice is not STAY:
            marches = marching.marches_to(outlook, origin, garrison, choice.noun)
            found += sorted(marches, key=_worth)[:SIZES]
    return sorted(found, key=_worth)


def _worth(march: marching.March) -> float:
    return -march.worth
