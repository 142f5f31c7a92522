"""10.2 Stacking: how many units a city holds, and who will not stand beside whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Automatic, Question, Seat
from westphalia.games.thirty_years_war.board import CITIES, Board, load_board
from westphalia.games.thirty_years_war.cards.ids import C19, C54
from westphalia.games.thirty_years_war.choices import LOSE, REMOVE
from westphalia.games.thirty_years_war.events_march import UnitGivenUp
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    STACKING_LIMIT,
    leaders_at,
    take_unit,
    units_at,
)
from westphalia.games.thirty_years_war.rules.leader_loss import lose_leader, surprise_leaders
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.state import (
    City,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation

# Those who may be at odds with one another, as bits; all others stand beside everybody (10.23).
IMPERIAL_UNITS: Final = 1
IMPERIAL_LEADERS: Final = 2
BAVARIANS: Final = 4
WALLENSTEIN: Final = 8
TILLY: Final = 16
FRENCH_UNITS: Final = 32
SWEDISH_UNITS: Final = 64

IMPERIALS: Final = IMPERIAL_UNITS | IMPERIAL_LEADERS
RIVALS: Final = WALLENSTEIN | TILLY
ALLIES: Final = FRENCH_UNITS | SWEDISH_UNITS


def _unit_camp(nation: int) -> int:
    camps = {
        int(Nation.IMPERIAL): IMPERIAL_UNITS,
        int(Nation.BAVARIAN): BAVARIANS,
        int(Nation.FRENCH): FRENCH_UNITS,
        int(Nation.SWEDISH): SWEDISH_UNITS,
    }
    return camps.get(nation, 0)


def _leader_camp(name: str, nation: int) -> int:
    own = {"wallenstein": WALLENSTEIN, "tilly": TILLY}.get(name, 0)
    camps = {int(Nation.IMPERIAL): IMPERIAL_LEADERS, int(Nation.BAVARIAN): BAVARIANS}
    return own | camps.get(nation, 0)


def _camps(board: Board) -> list[int]:
    units = [_unit_camp(board.kind_nation[unit // 2]) for unit in range(LEADERS)]
    leaders = [
        _leader_camp(name, nation)
        for name, nation in zip(board.leaders, board.leader_nation, strict=True)
    ]
    return units + leaders


CAMP: Final = _camps(load_board())  # by piece


def camps_of(pieces: Sequence[int]) -> int:
    """10.23 The camps that pieces belong to, as bits."""
    camps = 0
    for piece in pieces:
        camps |= CAMP[piece]
    return camps


class Discord(Quantity[int]):
    """10.25 How many bans on stacking a company of camps breaks."""

    def base(self, s: ThirtyYearsWarState, camps: int) -> int:
        """7.24 Wallenstein and Tilly; 17.A.2 Imperials and Bavarians; 17.F.5a French and Swedes.

        17.B.2 is the second of them as the Bavarians see it; units only are meant by the third.
        """
        broken = int(camps & RIVALS == RIVALS)
        if camps & IMPERIALS and camps & BAVARIANS and not in_force(s, C19):
            broken += 1
        if camps & ALLIES == ALLIES and in_force(s, C54):
            broken += 1
        return broken


discord: Final = Discord()


def own_pieces(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[int]:
    """10.24 The pieces of a side in a place, inside its Fortress and outside it."""
    pieces = s.pieces[place]
    if not pieces:
        return []
    side = s.board.piece_sides[s.saxony]
    return [piece for piece in pieces if side[piece] == seat]


def fits(s: ThirtyYearsWarState, pieces: Sequence[int]) -> bool:
    """10.21, 10.25 Whether pieces of one side may stand together in one city."""
    if sum([piece < LEADERS for piece in pieces]) > STACKING_LIMIT:
        return False
    camps = camps_of(pieces)
    return not camps or discord.of(s, camps) == 0


def may_stack(s: ThirtyYearsWarState, seat: Seat, place: Place, pieces: Sequence[int]) -> bool:
    """10.21, 10.24, 10.25 Whether more pieces of a side may stand in a place.

    10.11: leaders do not count towards the limit.
    """
    return fits(s, own_pieces(s, place, seat) + list(pieces))


def is_company(s: ThirtyYearsWarState, seat: Seat, city: City, piece: int) -> bool:
    """11.22b Whether a piece may be put there as to enemy leaders: no leader alone beside them."""
    if piece < LEADERS or units_at(s, city, seat):
        return True
    return not leaders_at(s, city, enemy(seat))


def is_legal(s: ThirtyYearsWarState, seat: Seat, place: Place) -> bool:
    """10.22a Whether what a side has in a place may stay there."""
    return fits(s, own_pieces(s, place, seat))


@dataclass(frozen=True)
class CureStacking(Automatic):
    """10.22a, 10.22b The owner gives up what he chooses until the stack is legal.

    11.22a: leaders who have given up their last unit are alone among those who were shut in.
    """

    seat: Seat
    place: Place

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        pieces = own_pieces(s, self.place, self.seat)
        if fits(s, pieces):
            return []
        kinds = sorted(set(surplus(s, pieces)))
        choices = [LOSE[p] if p < LEADERS else REMOVE[p - LEADERS] for p in kinds]
        return [Question(self.seat, "cure_stacking", "10.22a", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice.verb == "lose":
            take_unit(play, self.place, choice.noun)
            play.tell(UnitGivenUp, seat, self.place, choice.noun)
        else:
            lose_leader(play, choice.noun, replaced=False)
        if self.place < CITIES:
            recheck_siege(play, self.place)
            surprise_leaders(play, self.place)
        play.again(self)


def surplus(s: ThirtyYearsWarState, pieces: list[int]) -> list[int]:
    """10.22a, 10.22b What may be given up: units above the limit, or either side of a discord."""
    at_odds: list[int] = []
    if discord.of(s, camps_of(pieces)) > 0:
        at_odds = [p for p in pieces if any(quarrel(s, p, other) for other in pieces)]
    units = [p for p in pieces if p < LEADERS]
    return at_odds + (units if len(units) > STACKING_LIMIT else [])


def quarrel(s: ThirtyYearsWarState, piece: int, other: int) -> bool:
    """10.25 Whether a ban keeps these two apart."""
    return discord.of(s, CAMP[piece] | CAMP[other]) > 0
