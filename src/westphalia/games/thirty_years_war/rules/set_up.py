"""4, 18 Setting up: the table as a scenario has it, forces, cards, and the first turn."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import NOBODY, Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, PLACES, Board
from westphalia.games.thirty_years_war.cards.ids import P17
from westphalia.games.thirty_years_war.choices import PILLAGE, PLACE
from westphalia.games.thirty_years_war.events_cards import (
    ForcePlaced,
    PillagePlaced,
    PillageRolled,
)
from westphalia.games.thirty_years_war.ids import WALLENSTEIN
from westphalia.games.thirty_years_war.objections_cards import NotInWar, PillagedEnough
from westphalia.games.thirty_years_war.pieces import leader_side, put_leader, put_unit
from westphalia.games.thirty_years_war.rules.communications import UNFIXED
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE
from westphalia.games.thirty_years_war.rules.dice import roll
from westphalia.games.thirty_years_war.rules.turn import Turn
from westphalia.games.thirty_years_war.set_ups import SetUp
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    FOREVER,
    LOST,
    NONE,
    PROTESTANT,
    WAITING,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Career, Source


def blank(rules: Ruleset, board: Board, name: str) -> ThirtyYearsWarState:
    """4.3b, 18.24a, 18.34a The markers of a scenario, before any piece is on the map."""
    plan = board.set_ups[name]
    # fmt: off
    return ThirtyYearsWarState(
        rules, [], board, plan,
        plan.first_turn, 0, plan.vp,
        plan.control[:], [NOBODY] * CITIES, [NOBODY] * CITIES, [0] * CITIES,
        [0] * CITIES, [0] * CITIES, [],
        plan.holder[:], [int(neutral) for neutral in plan.neutral], plan.awards[:], plan.palatine,
        [[] for _ in range(PLACES)], fates(board, plan), [],
        [0] * len(board.kinds),
        [[], []], [[], []], decks(board, plan), [[], []], plan.removed[:],
        [(plan.first_turn - 1) * was_played(plan, card) for card in range(len(board.cards))],
        [FOREVER * (card in plan.lasting) for card in range(len(board.cards))],
        [0] * len(Source), [], [[], []], [0, 0],
        0, len(plan.groups), int(plan.france_in_war), int(plan.swedish_base != NONE),
        int(plan.pope), int(plan.passes_open),  # 17.P.1
        plan.dutch_war, plan.dutch_aid, plan.dutch_scored[:], 0,  # 16.11
        int(plan.spinola_checked),
        plan.saxony, int(plan.rebellion), plan.swedish_base, 0, 0,  # 17.H.3
        0, plan.influence, int(plan.wallenstein), 0, NONE,
        UNFIXED.copy(), [0] * len(Source), 0, [0, 0], [], 0, [], [[], []], [], NONE,
        None, None,
    )
    # fmt: on


def fates(board: Board, plan: SetUp) -> list[int]:
    """18.34a Nobody is on the map yet; Wallenstein is out of the war if he was assassinated."""
    dead = WALLENSTEIN if plan.wallenstein == Career.ASSASSINATED else NONE
    return [LOST if leader == dead else WAITING for leader in range(len(board.leaders))]


def was_played(plan: SetUp, card: Card) -> bool:
    """18.24c, 18.34c Whether a card was played before the scenario begins, not only taken out."""
    return card in plan.removed and (card != P17 or plan.france_in_war)


def decks(board: Board, plan: SetUp) -> list[list[int]]:
    """8.1a, 18.4 By side the cards in use, all of them unplayed."""
    used = [
        card
        for card, group in enumerate(board.card_group)
        if group in plan.groups and card not in plan.removed
    ]
    sides = (PROTESTANT, CATHOLIC)
    return [[card for card in used if board.card_side[card] == side] for side in sides]


@dataclass(frozen=True)
class SetUpWar(Step):
    """4.3b, 18.4 Pieces and pillage are placed; then the first turn of the scenario begins."""

    def run(self, play: Play) -> None:
        plan = play.state.set_up
        play.then(
            PlaceForces(),
            *[PlaceChosenForce(number) for number in range(len(plan.chosen))],
            ScatterPillage(),
            Turn(plan.first_turn),
        )


@dataclass(frozen=True)
class PlaceForces(Step):
    """4.1a, 4.2a Both sides' leaders and units stand where the scenario has them.

    18.24d: who stands on the map is in play, so no card brings him again (9.24).
    """

    def run(self, play: Play) -> None:
        for force in play.state.set_up.forces:
            for leader in force.leaders:
                put_leader(play, force.place, leader)
            for unit in force.units:
                put_unit(play, force.place, unit)


@dataclass(frozen=True)
class PlaceChosenForce(Automatic):
    """18.32a The owner of a force chooses its city in an Area, as on card P17."""

    number: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        force = s.set_up.chosen[self.number]
        seat = leader_side(s, force.leaders[0])
        cities = [city for city, area in enumerate(s.board.area_of) if area == force.area]
        choices = [PLACE[city] for city in cities if s.control[city] == seat]
        return [Question(seat, "place_force", "18.32a", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        force = play.state.set_up.chosen[self.number]
        for leader in force.leaders:
            put_leader(play, choice.noun, leader)
        for unit in force.units:
            put_unit(play, choice.noun, unit)
        play.tell(ForcePlaced, seat, choice.noun, tuple(force.leaders), tuple(force.units))


@dataclass(frozen=True)
class ScatterPillage(Step):
    """18.24b, 18.34b One roll says how many pillage markers both sides place, in turn."""

    def run(self, play: Play) -> None:
        markers = play.state.set_up.pillage
        if markers:
            rolled = roll(play)
            play.tell(PillageRolled, rolled, markers[rolled])
            play.then(PlacePillage(PROTESTANT, markers[rolled]))


def pillage_bar(s: ThirtyYearsWarState, city: City) -> Objection | None:
    """18.24f Why a marker of the set-up cannot be placed on a city."""
    area = s.board.area_of[city]
    if area == NONE or s.board.off_map[city] or s.neutral[area]:
        return NotInWar(city)
    if s.holder[area] == NOBODY:  # France before its entry has no Neutral marker
        return NotInWar(city)
    if s.pillage[city] == WORST_PILLAGE:
        return PillagedEnough(city)
    most = s.set_up.pillage_cities
    if not most or s.pillage[city]:
        return None
    started = [other for other in s.board.area_cities[area] if s.pillage[other]]
    return PillagedEnough(city) if len(started) >= most else None


@dataclass(frozen=True)
class PlacePillage(Automatic):
    """18.24b, 18.34b, 18.24f A side raises one city by a level; no points move at set-up."""

    seat: Seat
    left: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if self.left == 0:
            return []
        choices = [PILLAGE[city] for city in range(CITIES) if pillage_bar(s, city) is None]
        return [Question(self.seat, "place_pillage", "18.24f", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        return pillage_bar(s, choice.noun) if choice.verb == "pillage" else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        s.pillage[choice.noun] += 1
        play.tell(PillagePlaced, seat, choice.noun, s.pillage[choice.noun])
        play.then(PlacePillage(enemy(seat), self.left - 1))
