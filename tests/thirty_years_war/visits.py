"""Battles with one visit: an army on the road, and wars that are over when it has fought."""

from __future__ import annotations

from typing import Self

from tests.thirty_years_war.battles import Battlefield

from westphalia.engine.record import Header
from westphalia.engine.ruleset import Module
from westphalia.games.thirty_years_war.expansions.one_visit import ONE_VISIT
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.victory import End, FinalVictory
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, ThirtyYearsWarState

ARMY = ("mansfeld", "anhalt", "3 german_mercenary", "german_militia")
GARRISON = ("tilly", "2 bavarian_mercenary", "2 bavarian_militia")
SEALABLE = ("p12", "p33", "p48", "p49")


class Visit(Battlefield):
    """A battle in which each side is asked once."""

    def __init__(self, *modules: Module) -> None:
        super().__init__("apocalypse", ONE_VISIT, *modules)

    @property
    def settles(self) -> bool:
        return self.s.march is not None

    def march_to(self, city: str, *defenders: str, army: tuple[str, ...] = ARMY) -> Self:
        """Mansfeld comes from Landshut with all who stand there, and is to commit his attack."""
        self.put("landshut", *army).put(city, *defenders)
        self.run(Activate(PROTESTANT, 3, 0)).says(PROTESTANT, "lead mansfeld")
        while self.asked() == [(PROTESTANT, "form_force")]:
            self.says(PROTESTANT, self.offers(PROTESTANT)[0])
        self.says(PROTESTANT, f"march {city}")
        while self.asked() == [(PROTESTANT, "forage")]:
            self.says(PROTESTANT, self.offers(PROTESTANT)[0])
        return self

    def seals(self, *cards: str) -> Self:
        """Attack with all and with these cards, sealed."""
        return self.says(PROTESTANT, "attack").sealing(*cards)

    def sealing(self, *cards: str) -> Self:
        """Seal these cards; it is always asked twice."""
        passes = ["pass"] * (2 - len(cards))
        return self.says(PROTESTANT, *[f"combat {card}" for card in cards], *passes)

    def loses_first(self, seat: int) -> Self:
        """Give up the first that is offered, until enough is lost."""
        while (seat, "take_losses") in self.asked():
            self.says(seat, self.offers(seat)[0])
        return self

    def heard(self, since: int = 0) -> list[str]:
        """What was told, by the names of the events."""
        return [type(event).__name__ for event in self.told[since:]]


def header(scenario: str = "apocalypse") -> Header:
    return GAME.header(["Anna", "Mathias"], ["one_visit"], {"scenario": scenario})


def attacked(city: str, *defenders: str) -> Visit:
    """Mansfeld attacks a city; both hold cards, and his are still to be sealed."""
    field = Visit()
    field.deal(PROTESTANT, *SEALABLE, "p1").deal(CATHOLIC, "c32", "c49", "c1")
    for hand in field.s.hands:
        hand.sort()
    return field.march_to(city, *defenders).says(PROTESTANT, "attack")


def struck() -> Visit:
    """The attackers have won by the dice: 12 losses against 8, of which both have a choice."""
    field = attacked("munich", *GARRISON).sealing("p33")
    return field.rolls(9, 5, 0, 0, 0, 0).says(CATHOLIC, "outside", "pass")


def opening(field: Visit) -> ThirtyYearsWarState:
    """A game that begins there, and is over when the activation is."""
    rules = field.s.rules = GAME.set_up(header()).rules
    field.s.agenda = rules.schedule([FinalVictory(), End()])[::-1] + field.s.agenda
    return field.s
