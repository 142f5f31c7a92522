"""Events of cards for clause cases: an empty map, a card played, what open facts decide settled."""

from __future__ import annotations

from typing import Self

from tests.thirty_years_war.marches import Settled

from westphalia.games.thirty_years_war.rules.turn import CardRound, objection


class Court(Settled):
    """A map without pieces, on which the events of cards are played."""

    def event(self, card: str, *answers: str) -> Self:
        """Let the owner of a card play it as an event; answers say their seat."""
        seat = self.board.card_side[self.board.card_index[card]]
        self.deal(seat, card).run(CardRound(seat))
        return self.play(f"{seat} event {card}", *answers)

    def why_not(self, card: str) -> str:
        """The reason for which the event of a card is not open, by its name; else nothing."""
        index = self.board.card_index[card]
        side = self.board.card_side[index]
        reason = objection(self.s, side, index)
        assert (reason is None) == self.is_offered(card)
        return type(reason).__name__ if reason else ""

    def is_offered(self, card: str) -> bool:
        """Whether the card round of its owner offers the event of a card."""
        seat = self.board.card_side[self.board.card_index[card]]
        self.deal(seat, card).run(CardRound(seat))
        offered = f"event {card}" in self.offers(seat)
        self.s.agenda.clear()
        self.hand.open = []
        return offered

    def out_of_game(self, card: str) -> bool:
        """Whether a card has left the game."""
        return self.board.card_index[card] in self.s.removed

    def where(self, leader: str) -> str:
        """The place of a leader, or nothing."""
        for place in self.board.places:
            if leader in self.pieces(place):
                return place
        return ""

    def occupy(self, area: str, unit: str, count: int) -> Self:
        """Put a unit into so many cities of an Area, the last ones first."""
        cities = self.board.area_cities[self.board.area_index[area]]
        for city in cities[len(cities) - count :]:
            self.put(self.board.places[city], unit)
        return self

    def is_neutral(self, area: str) -> bool:
        return self.s.neutral[self.board.area_index[area]] == 1
