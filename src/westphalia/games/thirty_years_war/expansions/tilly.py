"""19.7 Optional rule: Tilly as Dynamic Leader, and the Emperor's war before Wallenstein."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from westphalia.engine.ruleset import Module
from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.board import CITIES, Board
from westphalia.games.thirty_years_war.events.cards import ImperialsParted, WallensteinDelayed
from westphalia.games.thirty_years_war.expansions.campaign_move import OfferCampaign
from westphalia.games.thirty_years_war.pieces import LEADERS, TWO_STARS, rank
from westphalia.games.thirty_years_war.rules import stacking
from westphalia.games.thirty_years_war.rules.control import recheck_siege, score
from westphalia.games.thirty_years_war.rules.decks import EndOfTurn
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation
from westphalia.games.thirty_years_war.rules.losses import surprise_leaders
from westphalia.games.thirty_years_war.rules.nations import nation_of, realm
from westphalia.games.thirty_years_war.rules.siege import ContinuedSieges
from westphalia.games.thirty_years_war.rules.stacking import (
    CureStacking,
    camps_of,
    discord,
    is_legal,
)
from westphalia.games.thirty_years_war.rules.victory import WallensteinPhase
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    Leader,
    Play,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Career, Nation
from westphalia.games.thirty_years_war.words import (
    AUSTRIA,
    BAVARIA,
    BOHEMIA,
    C7,
    C19,
    HUNGARY,
    LOWER_PALATINATE,
    MORAVIA,
    SILESIA,
    TILLY,
    TYROL,
    UPPER_PALATINATE,
)

DUE: Final = 6  # 19.7c the turn by whose beginning Wallenstein is in play
DELAY: Final = -3
# 19.7d
EMPERORS_LANDS: Final = (
    *(BOHEMIA, MORAVIA, SILESIA, UPPER_PALATINATE, LOWER_PALATINATE),
    *(AUSTRIA, BAVARIA, TYROL, HUNGARY),
)


def without_wallenstein(s: ThirtyYearsWarState) -> bool:
    """19.7a Whether Wallenstein has not been brought into play."""
    return s.wallenstein == Career.NOT_IN_PLAY


def in_grace(s: ThirtyYearsWarState) -> bool:
    """19.7b Whether this is the turn in which he entered."""
    return not without_wallenstein(s) and s.happened[C7] == s.turn


def is_mixed(s: ThirtyYearsWarState, camps: int) -> bool:
    """17.A.2 Whether Imperials and Bavarians stand together though the ban holds."""
    mixed = camps & stacking.IMPERIALS and camps & stacking.BAVARIANS
    return bool(mixed) and not in_force(s, C19)


def with_two_stars(s: ThirtyYearsWarState, leader: Leader, n: int) -> int:
    """19.7a Tilly has two stars: he commands, recruits and loots like it."""
    return TWO_STARS if leader == TILLY else n


def under_tilly(s: ThirtyYearsWarState, camps: int, n: int) -> int:
    """19.7a Tilly may lead both together, if an Imperial leader is in the stack."""
    led = camps & stacking.TILLY and camps & stacking.IMPERIAL_LEADERS
    if n and led and is_mixed(s, camps) and (without_wallenstein(s) or in_grace(s)):
        return n - 1
    return n


@cache
def emperors_lands(board: Board) -> int:
    """19.7d The cities of the Areas to which the Imperials keep, as bits."""
    return sum([1 << city for area in EMPERORS_LANDS for city in board.area_cities[area]])


def confined(s: ThirtyYearsWarState, piece: int, places: int) -> int:
    """19.7d Until Wallenstein arrives no Imperial piece goes beyond the Emperor's lands."""
    if without_wallenstein(s) and nation_of(s, piece) == Nation.IMPERIAL:
        return places & emperors_lands(s.board)
    return places


@dataclass(frozen=True)
class CureMixed(Step):
    """19.7a, 10.22 A mixed stack that Tilly or the Imperial leader has left is no longer legal."""

    def run(self, play: Play) -> None:
        s = play.state
        stacks = [place for place, here in enumerate(s.pieces) if is_mixed(s, camps_of(here))]
        broken = [place for place in stacks if not is_legal(s, CATHOLIC, place)]
        play.then(*[CureStacking(CATHOLIC, place) for place in broken])


@dataclass(frozen=True)
class PartArmies(Step):
    """19.7b When the turn in which Wallenstein came ends, Imperial units in mixed stacks go.

    They may be recruited again; an Imperial leader who stays is a matter of 10.22.
    """

    def run(self, play: Play) -> None:
        s = play.state
        if not in_grace(s):
            return
        for place, here in enumerate(s.pieces):
            units = [p for p in here if p < LEADERS and nation_of(s, p) == Nation.IMPERIAL]
            if units and is_mixed(s, camps_of(here)):
                s.pieces[place] = [piece for piece in here if piece not in units]
                play.tell(ImperialsParted, place, tuple(units))
                if place < CITIES:
                    recheck_siege(play, place)
                    surprise_leaders(play, place)


@dataclass(frozen=True)
class CountDelay(Step):
    """19.7c It costs the Catholic points if Wallenstein is not in play when turn 6 begins."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.turn == DUE and without_wallenstein(s):
            score(play, DELAY)
            play.tell(WallensteinDelayed, DELAY, s.vp)


TILLY_DYNAMIC: Final = Module(
    "tilly",
    before={
        WallensteinPhase: lambda step: [CountDelay(), CureMixed()],
        OfferCampaign: lambda step: [CureMixed()],  # 19.8d: the first army is done
        EndOfTurn: lambda step: [PartArmies()],
    },
    after={
        EndActivation: lambda step: [CureMixed()],
        ContinuedSieges: lambda step: [CureMixed()],
    },
    amend={
        rank: with_two_stars,
        discord: under_tilly,
        realm: confined,
    },
)
