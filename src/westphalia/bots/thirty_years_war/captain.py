"""The captain: campaigns for what scores, keeps his armies fed and together, and says why."""

from __future__ import annotations

from westphalia.bots.player import Answer, Sight
from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.answers import ANSWERS
from westphalia.bots.thirty_years_war.judgement import DEFAULT, Judgement
from westphalia.bots.thirty_years_war.marches import MARCHES, Orders
from westphalia.bots.thirty_years_war.memory import Memory
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Reason, Reply
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState


class Captain:
    """A heuristic player: it knows what its seat may know, the orders it has given, and no more."""

    def __init__(self, judgement: Judgement = DEFAULT, memory: Memory | None = None) -> None:
        self._judgement = judgement
        self._memory = memory
        self._orders = Orders()

    def answer(self, sight: Sight, question: Question) -> Answer:
        """Whatever is hidden from the seat is imagined before the captain looks."""
        s = sight.imagine(Sampling(0))
        assert isinstance(s, ThirtyYearsWarState)
        choice, reason = self.decide(s, question)
        return Answer(choice, reason.key, reason.about)

    def decide(self, s: ThirtyYearsWarState, question: Question) -> Reply:
        """The answer in a position, of which nothing counts that the seat cannot know."""
        choices = question.choices
        if len(choices) == 1:
            self._orders.fulfil(choices[0])
            return choices[0], Reason(reasons.ONLY_CHOICE)
        ordered = self._orders.follow(question.kind, choices)
        if ordered is not None:
            return ordered
        outlook = self._look(s, question)
        if question.kind in MARCHES:
            return MARCHES[question.kind](outlook, choices, self._orders)
        return ANSWERS[question.kind](outlook, choices)

    def _look(self, s: ThirtyYearsWarState, question: Question) -> Outlook:
        if self._memory and question.kind == "card_round":
            return self._memory.look(s, question.seat, self._judgement)
        return Outlook(s, question.seat, self._judgement)


def seat(header: Header, seed: int) -> Captain:
    """A captain; he leaves nothing to chance, so neither header nor seed is needed."""
    return Captain()
