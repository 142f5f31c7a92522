"""A table for clause cases: pieces in a line, dice on a string, choices as text."""

from __future__ import annotations

from typing import Self

import pytest
from tests.tables import Forced, Onlooker

from westphalia.engine.event import Event, Objection
from westphalia.engine.ruleset import Module, Ruleset
from westphalia.engine.step import NOBODY, Decision, IllegalChoice, Play, Step
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.pieces import LEADERS, put_leader, put_unit
from westphalia.games.thirty_years_war.rules.turn import CardRound, PlaceForces, blank
from westphalia.games.thirty_years_war.state import FOREVER, LOST, ThirtyYearsWarState
from westphalia.games.thirty_years_war.words import VOCABULARY

SIDES = {"protestant": 0, "catholic": 1, "nobody": NOBODY}


class Table(Onlooker):
    """A position being played, with words for positions and outcomes."""

    def __init__(self, scenario: str = "campaign", *modules: Module, forces: bool = True) -> None:
        self.board = load_board()
        self.s: ThirtyYearsWarState = blank(Ruleset(modules), self.board, scenario)
        self.chance = Forced()
        self.told: list[Event] = []
        self.hand: Play[ThirtyYearsWarState] = Play(self.s, self.chance, self.told)
        if forces:
            self.run(PlaceForces())

    # acting

    def run(self, *steps: Step) -> Self:
        """Put steps on the agenda and go on to the next question."""
        self.hand.then(*steps)
        self.hand.advance()
        return self.consistent()

    def consistent(self) -> Self:
        """See that nothing is offered that a rule speaks against."""
        for question in self.hand.open:
            decision = self.s.agenda[-1]
            assert isinstance(decision, Decision)
            for choice in question.choices:
                assert decision.objection(self.s, question.seat, choice) is None, choice.text
        return self

    def play(self, *answers: str) -> Self:
        """Answer as text: ``"0 march prague"``."""
        for text in answers:
            seat, _, words = text.partition(" ")
            self.hand.answer(int(seat), VOCABULARY.parse(words))
            self.consistent()
        return self

    def event(self, card: str) -> Self:
        """Let the owner of a card play it as an event in a card round of his."""
        return self.offer(card).play(f"{self.owner(card)} event {card}")

    def no_event(self, card: str) -> Objection | None:
        """What stands in the way when the owner of a card would play it as an event."""
        return self.offer(card).objection_to(f"{self.owner(card)} event {card}")

    def offer(self, card: str) -> Self:
        """Ask the owner of a card, who holds it, what he does in a card round."""
        return self.deal(self.owner(card), card).run(CardRound(self.owner(card)))

    def owner(self, card: str) -> int:
        return self.board.card_side[self.board.card_index[card]]

    def objection_to(self, text: str) -> Objection | None:
        """Why an answer is not open; it must not be."""
        with pytest.raises(IllegalChoice) as refusal:
            self.play(text)
        return refusal.value.objection

    def idle(self) -> Self:
        """Answer what is asked now with as little as can be done."""
        question = self.hand.open[0]
        words = {choice.text: choice for choice in question.choices}
        least = [
            word for word in ("free_action", "halt", "pass", "done", "refuse") if word in words
        ]
        self.hand.answer(question.seat, words[least[0]] if least else question.choices[0])
        return self

    def rolls(self, *dice: int) -> Self:
        """Script the next rolls of the ten-sided die, and other draws, in their order."""
        self.chance.script += dice
        return self

    # arranging

    def put(self, place: str, *pieces: str) -> Self:
        """Put pieces into a place: ``"tilly"``, ``"imperial_militia"``, ``"3 swedish_veteran"``."""
        where = self.place(place)
        for piece in pieces:
            count, _, name = piece.rpartition(" ")
            if name in self.board.leader_index:
                put_leader(self.hand, where, self.leader(name))
                continue
            for _ in range(int(count or 1)):
                put_unit(self.hand, where, self.board.units.index(name))
        return self

    def clear(self, *places: str) -> Self:
        """Take all pieces away: from these places, or from everywhere."""
        for where in [self.place(name) for name in places] or range(len(self.s.pieces)):
            for piece in self.s.pieces[where]:
                if piece >= LEADERS:
                    self.s.fate[piece - LEADERS] = LOST
            self.s.pieces[where] = []
        return self

    def controls(self, side: str, *cities: str) -> Self:
        """Let a side control these cities; no points move."""
        for city in cities:
            self.s.control[self.place(city)] = SIDES[side]
        return self

    def holds(self, side: str, *areas: str) -> Self:
        """Let a side control these Areas and all cities in them; no points move."""
        for name in areas:
            area = self.board.area_index[name]
            self.s.holder[area], self.s.neutral[area] = SIDES[side], 0
            for city in self.board.area_cities[area]:
                self.s.control[city] = SIDES[side]
        return self

    def deal(self, seat: int, *cards: str) -> Self:
        """Let a side hold these cards, wherever they were."""
        for name in cards:
            card = self.board.card_index[name]
            for pile in (*self.s.unplayed, *self.s.played, *self.s.hands, self.s.removed):
                if card in pile:
                    pile.remove(card)
            self.s.hands[seat].append(card)
        return self

    def happened(self, *cards: str) -> Self:
        """Let these cards have been played as events before, and their effects last."""
        for name in cards:
            card = self.board.card_index[name]
            self.s.happened[card], self.s.until[card] = self.s.turn, FOREVER
        return self

    # looking

    def place(self, name: str) -> int:
        return self.board.place_index[name]

    def leader(self, name: str) -> int:
        return self.board.leader_index[name]

    def pieces(self, place: str) -> list[str]:
        """What stands in a place, as names; equal units are named once for each."""
        here = self.s.pieces[self.place(place)]
        names = [*self.board.units, *self.board.leaders]
        return [names[piece] for piece in here]

    def control(self, city: str) -> int:
        return self.s.control[self.place(city)]

    def holder(self, area: str) -> int:
        return self.s.holder[self.board.area_index[area]]
