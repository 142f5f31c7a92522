"""Captains who must take aid in every turn, or never may: to measure whether it pays to pay.

Anybody can seat them: ``--bots pays=westphalia.lab.thirty_years_war.payers:Pays,captain``.
"""

from __future__ import annotations

from typing import Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.thirty_years_war.captain import Captain
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.thirty_years_war.rules.pay import aid_points
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState

AID: Final = "aid"  # the verb of a card that is played for its aid points


class Pays:
    """8.5b Takes aid in every turn, in a round of its choice: in the last one, or in the *first*.

    In the last one it is known where the armies stand that want pay, and the cards that the captain
    values most are played.  It takes the card that brings most points.  All else is the captain's,
    who pays with them.
    """

    first = False

    def __init__(self, header: Header, seed: int) -> None:
        self._captain = Captain()

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        offers = [choice for choice in question.choices if choice.verb == AID]
        if question.kind != "card_round" or not offers:
            return self._captain.answer(seat_view, question)
        s = seat_view.imagine(Sampling(0))
        assert isinstance(s, ThirtyYearsWarState)
        points = {choice: sum(aid_points(s, question.seat, choice.noun)) for choice in offers}
        best = max(offers, key=lambda choice: points[choice])
        if points[best] and (self.first or s.round == ROUNDS):
            return Answer(best)
        return self._captain.answer(seat_view, question)


class PaysFirst(Pays):
    """8.5b Takes aid in the first card round of a turn in which a card of its hand brings any."""

    first = True


class Starves:
    """8.5b Never plays a card for aid points; all else is the captain's."""

    def __init__(self, header: Header, seed: int) -> None:
        self._captain = Captain()

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        if question.kind == "card_round":
            others = [choice for choice in question.choices if choice.verb != AID]
            question = Question(question.seat, question.kind, question.clause, others)
        return self._captain.answer(seat_view, question)
