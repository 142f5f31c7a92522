"""The program with wars that begin at a scene which seldom comes, one for each scenario."""

from __future__ import annotations

from collections.abc import Callable

from tests.thirty_years_war.court import Court
from tests.thirty_years_war.kit import Table
from tests.thirty_years_war.rules.test_7_wallenstein import with_wallenstein
from tests.thirty_years_war.rules.test_13_siege import ingolstadt
from tests.thirty_years_war.rules.test_cards_saxony import swedes_near
from tools.browser.fixed_dice import main

from westphalia.engine.record import Header
from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.game import ThirtyYearsWar
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.rules.victory import End, FinalVictory, WallensteinPhase
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Career

Scene = tuple[Table, list[Step]]
ROUND = 4
ROUNDS: list[Step] = [CardRound(seat) for seat in (PROTESTANT, CATHOLIC, PROTESTANT)]
plain = ThirtyYearsWar.set_up


def siege() -> Scene:
    """Anhalt stands before Ingolstadt."""
    return ingolstadt().deal(PROTESTANT, "p1", "p5"), ROUNDS


def saxony() -> Scene:
    """The Swedes are near, and Saxons stand beside Bavarians in Leipzig."""
    court = swedes_near().put("leipzig", "tilly", "3 bavarian_mercenary", "john_george")
    court.put("leipzig", "2 saxon_militia").put("dresden", "saxon_militia")
    return court.deal(PROTESTANT, "p35", "p1"), ROUNDS


def landing() -> Scene:
    """Sweden may enter the war."""
    court = Court().put("rostock", "tilly", "3 bavarian_mercenary")
    return court.deal(PROTESTANT, "p18", "p1"), ROUNDS


def wallenstein() -> Scene:
    """He was dismissed, and two armies may have him back."""
    table = with_wallenstein(Career.DISMISSED, 4).put("linz", "gallas", "2 imperial_mercenary")
    return table.deal(CATHOLIC, "c1"), [WallensteinPhase(), CardRound(CATHOLIC)]


SCENES: dict[str, Callable[[], Scene]] = {
    "early_war": siege,
    "intervention": saxony,
    "campaign": landing,
    "apocalypse": wallenstein,
}


def set_up(self: ThirtyYearsWar, header: Header) -> ThirtyYearsWarState:
    """The scene of the scenario."""
    table, steps = SCENES[header.options["scenario"]]()
    s = table.s
    for hand in s.hands:
        hand.sort()
    s.rules = plain(self, header).rules
    s.round = ROUND
    s.agenda = s.rules.schedule([*steps, FinalVictory(), End()])[::-1]
    return s


if __name__ == "__main__":
    ThirtyYearsWar.set_up = set_up  # type: ignore[method-assign]  # only in this process
    main()
