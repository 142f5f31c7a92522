"""The program with wars that begin at Leipzig: Gustavus comes from Torgau, Tilly is to answer.

What is answered alike has the same dice at every table.
"""

from __future__ import annotations

from tests.thirty_years_war.rules.test_12_breitenfeld import at_leipzig
from tools.browser.fixed_dice import main

from westphalia.engine.record import Header
from westphalia.games.thirty_years_war.game import ThirtyYearsWar
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.rules.victory import End, FinalVictory
from westphalia.games.thirty_years_war.state import CATHOLIC, ThirtyYearsWarState

ROUND = 4
plain = ThirtyYearsWar.set_up


def set_up(self: ThirtyYearsWar, header: Header) -> ThirtyYearsWarState:
    """The worked example of the rules, with cards for both; then a card round follows."""
    field = at_leipzig().deal(0, "p1", "p13", "p34").deal(1, "c1", "c32", "c34", "c49")
    s = field.s
    for hand in s.hands:
        hand.sort()
    s.rules = plain(self, header).rules
    s.round = ROUND
    s.agenda = s.rules.schedule([*s.agenda[::-1], CardRound(CATHOLIC), FinalVictory(), End()])[::-1]
    return s


if __name__ == "__main__":
    ThirtyYearsWar.set_up = set_up  # type: ignore[method-assign]  # only in this process
    main()
