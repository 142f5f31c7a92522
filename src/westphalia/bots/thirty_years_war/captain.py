"""The captain: campaigns for what scores, keeps his armies fed and together, and says why."""

from __future__ import annotations

from westphalia.bots.player import Answer, Sight
from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.answers import ANSWERS
from westphalia.bots.thirty_years_war.judgement import DEFAULT, Judgement
from westphalia.bots.thirty_years_war.marches import MARCHES, Orders
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.thirty_years_war.board import load_board


class Captain:
    """A heuristic player: it knows the view of its seat, the orders it has given, and no more."""

    def __init__(self, header: Header, judgement: Judgement = DEFAULT) -> None:
        self._board = load_board(header.data)
        self._judgement = judgement
        self._orders = Orders()

    def answer(self, sight: Sight, question: Question) -> Answer:
        choices = question.choices
        if len(choices) == 1:
            self._orders.fulfil(choices[0])
            return Answer(choices[0], reasons.ONLY_CHOICE)
        ordered = self._orders.follow(question.kind, choices)
        if ordered is not None:
            choice, reason = ordered
        elif question.kind in MARCHES:
            choice, reason = MARCHES[question.kind](self._look(sight), choices, self._orders)
        else:
            choice, reason = ANSWERS[question.kind](self._look(sight), choices)
        return Answer(choice, reason.key, reason.about)

    def _look(self, sight: Sight) -> Outlook:
        return Outlook(sight, self._board, self._judgement)


def seat(header: Header, seed: int) -> Captain:
    """A captain; he leaves nothing to chance, so the seed is not needed."""
    return Captain(header)
