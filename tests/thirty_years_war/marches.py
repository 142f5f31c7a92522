"""Marches for clause cases: an empty map, activations in a line, battles that are only noted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from tests.thirty_years_war.kit import Table

from westphalia.engine.event import Event
from westphalia.engine.ruleset import Module
from westphalia.engine.step import Decision, IllegalChoice, Seat, Step
from westphalia.games.thirty_years_war.pieces import take_unit, the_march, units_outside
from westphalia.games.thirty_years_war.rules.battle import Fight
from westphalia.games.thirty_years_war.rules.control import recheck_siege
from westphalia.games.thirty_years_war.rules.end_of_march import halt
from westphalia.games.thirty_years_war.rules.march import Activate, FreeAction
from westphalia.games.thirty_years_war.state import March, Play, enemy


class Clash(Event):
    """12.11a A battle would have been fought here."""

    seat: int
    city: int


@dataclass(frozen=True)
class Skirmish(Step):
    """12.11a Stands for a battle: the defenders are gone, and the march is over."""

    seat: Seat

    def run(self, play: Play) -> None:
        march = the_march(play.state)
        play.tell(Clash, self.seat, march.city)
        for unit in units_outside(play.state, march.city, enemy(self.seat)):
            take_unit(play, march.city, unit)
        recheck_siege(play, march.city)
        halt(play, self.seat)


SKIRMISHES = Module("skirmishes", instead={Fight: lambda fight: Skirmish(fight.seat)})


class Field(Table):
    """A map without pieces, on which marches are tried."""

    def __init__(self, scenario: str = "campaign", forces: bool = False) -> None:
        super().__init__(scenario, SKIRMISHES, forces=forces)

    @property
    def march(self) -> March:
        return the_march(self.s)

    def act(self, seat: int, leader: str, *answers: str, value: int = 3, bonus: int = 0) -> Self:
        """Activate a leader by a card and answer for his side."""
        self.run(Activate(seat, value, bonus))
        return self.says(seat, f"lead {leader}", *answers)

    def free(self, seat: int, *answers: str) -> Self:
        """Take a free action and answer for the side."""
        self.run(FreeAction(seat))
        return self.says(seat, *answers)

    def says(self, seat: int, *answers: str) -> Self:
        """Answer for a side; ``"3 take german_militia"`` is said three times."""
        for answer in answers:
            count, _, words = answer.partition(" ") if answer[0].isdigit() else ("1", "", answer)
            self.play(*[f"{seat} {words}"] * int(count))
        return self

    def refused(self, seat: int, answer: str) -> str:
        """The reason for which an answer is not open, by the name of its objection."""
        try:
            self.says(seat, answer)
        except IllegalChoice as refusal:
            return type(refusal.objection).__name__
        raise AssertionError(f"'{answer}' was taken")

    def ways(self, seat: int) -> list[str]:
        """Where the stack may march now."""
        words = [text.partition(" ") for text in self.offers(seat)]
        return sorted([noun for verb, _, noun in words if verb == "march"])

    def spend(self, points: int) -> Self:
        """Let the whole stack have spent so many points, and ask again."""
        self.march.spent = points
        self.hand.advance()
        return self

    def besiege(self, city: str, level: int = 1) -> Self:
        """Put a Siege marker on a city; its controller's pieces are inside."""
        self.s.inside[self.place(city)] = 1
        self.s.siege[self.place(city)] = level
        return self

    def in_force(self, *cards: str) -> Self:
        """Let the effects of cards last."""
        for card in cards:
            self.s.until[self.board.card_index[card]] = 99
        return self

    def clashes(self) -> list[str]:
        """The cities where battles would have been fought."""
        return [self.board.places[clash.city] for clash in self.tells(Clash)]


class Settled(Field):
    """A map on which what open facts have decided is answered at once, as in a match."""

    def run(self, *steps: Step) -> Self:
        super().run(*steps)
        return self.settle()

    def play(self, *answers: str) -> Self:
        for answer in answers:
            super().play(answer)
            self.settle()
        return self

    def settle(self) -> Self:
        """Answer what open facts have decided, as long as that is not what the case is about."""
        while self.settles and len(self.hand.open) == 1 and len(self.hand.open[0].choices) == 1:
            decision = self.s.agenda[-1]
            if not isinstance(decision, Decision) or not decision.automatic:
                break
            self.hand.accept(self.hand.open[0], self.hand.open[0].choices[0])
        return self

    @property
    def settles(self) -> bool:
        return True
