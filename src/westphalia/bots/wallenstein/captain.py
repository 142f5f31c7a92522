"""The captain: plans with care, fights where it pays, and says why."""

from __future__ import annotations

from westphalia.bots.player import Answer, Sight
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.answers import ANSWERS, Reply
from westphalia.bots.wallenstein.judgement import DEFAULT, Judgement
from westphalia.bots.wallenstein.mat import Laid, make_plan
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.state_table import StateTable
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.choices import AUCTION, BOXES, READY
from westphalia.games.wallenstein.state import WallensteinState


class Captain:
    """A heuristic player: it knows what its seat sees, its plan for the round, and no more."""

    def __init__(self, header: Header, seed: int, judgement: Judgement = DEFAULT) -> None:
        self._header = header
        self._seed = seed
        self._judgement = judgement
        self._plan: dict[str, Laid] = {}

    def answer(self, sight: Sight, question: Question) -> Answer:
        choices = question.choices
        if len(choices) == 1:
            key = reasons.READY if choices[0] is READY else reasons.ONLY_CHOICE
            return Answer(choices[0], key)
        if question.kind == "plan":
            choice, reason = self._lay(sight, question)
        else:
            choice, reason = ANSWERS[question.kind](self._look(sight), choices)
        return Answer(choice, reason.key, reason.about)

    def _look(self, sight: Sight) -> Outlook:
        """Any position will do that the seat may think it is in: all of them show it the same."""
        imagined = sight.imagine(Sampling(0))
        assert isinstance(imagined, WallensteinState)
        table = StateTable(imagined, sight.seat, self._header)
        return Outlook(table, self._header, self._judgement, self._seed)

    def _lay(self, sight: Sight, question: Question) -> Reply:
        """Follow the plan of the round; make one if there is none, or if it does not fit.

        The bid is asked for first, so with it a round begins; later on the cards that are left
        to choose from tell whether somebody else has laid some of them.
        """
        box = question.choices[0].verb
        offered = {choice.noun for choice in question.choices}
        laid = self._plan.get(box)
        if laid is None or laid.offered != offered or box == BOXES[AUCTION]:
            self._plan = make_plan(self._look(sight))
            laid = self._plan[box]
        choice = next(choice for choice in question.choices if choice.noun == laid.card)
        return choice, laid.reason


def seat(header: Header, seed: int) -> Captain:
    return Captain(header, seed)
