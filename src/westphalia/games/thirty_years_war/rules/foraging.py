"""11.16 Foraging: what a marching army takes from the cities on its way."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import FORAGE, FROM, LOSE
from westphalia.games.thirty_years_war.events_march import ForageChosen, Hungered, StepStarved
from westphalia.games.thirty_years_war.objections_march import NothingLeft, NotOnTheWay
from westphalia.games.thirty_years_war.pieces import LEADERS, PIECES, is_reduced
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE
from westphalia.games.thirty_years_war.rules.leader_loss import surprise_leaders
from westphalia.games.thirty_years_war.rules.losses import lose_step
from westphalia.games.thirty_years_war.rules.pillage import pillage
from westphalia.games.thirty_years_war.rules.points import slowest, the_march
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.state import (
    City,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
)


def demand(march: March) -> int:
    """11.16a, 11.16b, 11.16d How many levels must be pillaged for the units that moved.

    11.16e: each counts once, none in a free action; where no city was entered there is no demand.
    """
    if march.free or march.moved < 3 or not foraged(march):
        return 0
    return 1 if march.moved <= 5 else 2


def foraged(march: March) -> list[City]:
    """11.16c The cities moved into: not the first one, and no box."""
    return [place for place in march.trail if place < CITIES]


def levels_open(s: ThirtyYearsWarState, march: March, city: City) -> int:
    """11.16e How many more levels may be chosen in a city."""
    return WORST_PILLAGE - s.pillage[city] - march.forage.count(city)


@dataclass(frozen=True)
class ChooseForage(Automatic):
    """11.16c, 11.163 Before any battle the mover chooses what will be pillaged after it.

    A city that is entered only for a battle is among them, even if it is lost (11.161b).
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        march = the_march(s)
        if len(march.forage) >= demand(march):
            return []
        cities = [city for city in foraged(march) if levels_open(s, march, city) > 0]
        if not cities:
            return []
        return [Question(self.seat, "forage", "11.16c", [FORAGE[city] for city in cities])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "forage":
            return None
        march = the_march(s)
        if choice.noun not in foraged(march):
            return NotOnTheWay(choice.noun)
        return None if levels_open(s, march, choice.noun) > 0 else NothingLeft(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        the_march(play.state).forage.append(choice.noun)
        play.tell(ForageChosen, seat, choice.noun)
        play.again(self)


@dataclass(frozen=True)
class PlaceForage(Step):
    """11.16c, 11.161a, 11.163 The chosen cities are pillaged; what they cannot give costs steps."""

    seat: Seat

    def run(self, play: Play) -> None:
        march = the_march(play.state)
        missing = demand(march)
        for city in march.forage:
            missing -= 1 - pillage(play, city, 1)
        if missing > 0:
            play.tell(Hungered, self.seat, missing)
            play.then(Starve(self.seat, missing))


def starving(s: ThirtyYearsWarState, march: March) -> list[tuple[Place, Unit]]:
    """11.161a The units that moved and are still on the map, with where they are.

    Besieged units that joined the battle did not move.
    """
    main = [u for u, joined in zip(march.units, march.joined, strict=True) if joined < march.spent]
    if s.battle:
        main += s.battle.units[march.seat]
    found = [(march.city, unit) for unit in main]
    for one in march.dropped:
        place, piece = divmod(one, PIECES)
        if piece < LEADERS and piece in s.pieces[place]:
            found.append((place, piece))
    return found


@dataclass(frozen=True)
class Starve(Automatic):
    """11.161a For each level that no city gives, the units that moved lose a step."""

    seat: Seat
    steps: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted({unit for _, unit in starving(s, the_march(s))})
        if not kinds:
            return []
        return [Question(self.seat, "starve", "11.161a", [LOSE[unit] for unit in kinds])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if self.steps > 1:
            play.then(Starve(seat, self.steps - 1))
        places = places_of(play.state, choice.noun)
        if len(places) == 1:
            starve(play, seat, choice.noun, places[0])
        else:
            play.then(StarveAt(seat, choice.noun))


def places_of(s: ThirtyYearsWarState, unit: Unit) -> list[Place]:
    """11.161a Where units of a kind that moved are now."""
    return sorted({place for place, other in starving(s, the_march(s)) if other == unit})


@dataclass(frozen=True)
class StarveAt(Automatic):
    """11.161a Where units of a kind are in several places, the owner says where one starves."""

    seat: Seat
    unit: Unit

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [FROM[place] for place in places_of(s, self.unit)]
        return [Question(self.seat, "starve_at", "11.161a", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        starve(play, seat, self.unit, choice.noun)


def starve(play: Play, seat: Seat, unit: Unit, place: Place) -> None:
    """11.161a A unit loses a step: on the march, in the battle, or where it was dropped.

    These losses are not for good: the counter may be recruited again.
    """
    play.tell(StepStarved, seat, unit, place)
    march = the_march(play.state)
    battle = play.state.battle
    if place != march.city:
        starve_dropped(play, march, place, unit)
    elif unit in march.units:
        starve_marching(play, march, unit)
    elif battle and unit in battle.units[seat]:
        lose_step(battle.units[seat], unit)
    else:
        starve_dropped(play, march, place, unit)


def starve_marching(play: Play, march: March, unit: Unit) -> None:
    """11.161a A unit on the march loses a step."""
    index = slowest(play.state, march, unit)
    if is_reduced(unit):
        del march.units[index], march.joined[index]
    else:
        march.units[index] = unit + 1


def starve_dropped(play: Play, march: March, place: Place, unit: Unit) -> None:
    """11.161a A unit that was dropped on the way loses a step; a siege may lapse (13.14a).

    Not where the army is that stands beside it in a moment.  11.22a: leaders whom it leaves alone
    before a garrison are lost.
    """
    lose_step(play.state.pieces[place], unit)
    march.dropped.remove(place * PIECES + unit)
    if not is_reduced(unit):
        march.dropped.append(place * PIECES + unit + 1)
    if place != march.city:
        recheck_siege(play, place)
        surprise_leaders(play, place)
