"""E1-E4 The Emperor's Court: armies become courtiers, and courtiers win favours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Module
from westphalia.engine.step import Decision, Objection, Question, Seat, Step
from westphalia.games.wallenstein.choices import (
    ACTIONS,
    BASE_BOXES,
    BOXES,
    COUNTIES,
    FAVOUR,
    PASS,
    TOWER_CARD,
)
from westphalia.games.wallenstein.events_court import (
    ConversionSkipped,
    CourtClosed,
    CourtiersAdvanced,
    CourtiersSent,
    CourtOpened,
    FavourDeclined,
    FavoursDisplayed,
    FavourTaken,
)
from westphalia.games.wallenstein.modules.favours import (
    EndShelter,
    LayMarkerUnlessSpared,
    UseFavour,
    sheltered,
)
from westphalia.games.wallenstein.objections import NotDisplayed, NotPayable
from westphalia.games.wallenstein.rules.actions import turn_up
from westphalia.games.wallenstein.rules.collect import LayMarker
from westphalia.games.wallenstein.rules.display import LayOutTiles
from westphalia.games.wallenstein.rules.movement import protection
from westphalia.games.wallenstein.rules.order import SettleOrder
from westphalia.games.wallenstein.rules.planning import boxes_to_cover, tower_cards
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.rules.set_up import ClearTray, LineUp
from westphalia.games.wallenstein.state import NONE, Card, Play, WallensteinState


@dataclass(frozen=True)
class FurnishCourt(Step):
    """E1.2.1, E1.2.2 Empty halls, all courtiers in supply, the favours in a face-down deck.

    E1.1.5, E1.2.3: each favour is seen once at most, and there are enough for all rounds.
    """

    def run(self, play: Play) -> None:
        s = play.state
        s.hall = [0] * s.seats
        s.audience = [0] * s.seats
        s.kept = [0] * s.seats
        s.shelter = [0] * s.seats
        s.display = []
        s.favours = list(range(len(s.board.favour_gift)))


@dataclass(frozen=True)
class WelcomeCourtiers(Step):
    """E1.2.4 Each army that the basic fill left in the tray brings a courtier into the hall.

    Worked out in E1.2.5.
    """

    def run(self, play: Play) -> None:
        s = play.state
        s.hall = [min(s.tray[seat], s.board.courtiers) for seat in range(s.seats)]
        play.tell(CourtOpened, tuple(s.hall))


@dataclass(frozen=True)
class DisplayFavours(Step):
    """E2.2.1, E2.2.2 Three favours are drawn and laid out: the higher the number, the dearer.

    Worked out in E2.2.3.
    """

    def run(self, play: Play) -> None:
        s = play.state
        drawn = [play.chance.draw(s.favours) for _ in s.board.court_prices]
        s.display = sorted(drawn, reverse=True)
        play.tell(FavoursDisplayed, tuple(s.display))


@dataclass(frozen=True)
class HoldCourt(Step):
    """E4.1.1, E4.1.2 In player order each seat performs all its court boxes, then favours are won.

    E2.1.1: this comes when the order is settled and before the first action.
    """

    def run(self, play: Play) -> None:
        boxes = range(BASE_BOXES, len(BOXES))
        conversions = [Convert(seat, box) for seat in play.state.order for box in boxes]
        play.then(*conversions, OpenAudience())


@dataclass(frozen=True)
class Convert(Step):
    """E3.1.3, E3.1.5 The armies named by the box become courtiers in the entrance hall.

    E3.1.6, E3.1.2: a money card, or no card, means that nothing is converted.  Worked out in
    E3.2.1-E3.2.3.
    """

    seat: Seat
    box: int

    def run(self, play: Play) -> None:
        s = play.state
        card = turn_up(play, self.seat, self.box)
        if card >= COUNTIES and card != TOWER_CARD:
            return
        armies = s.board.court_boxes[self.box - BASE_BOXES]
        reason = shortage(s, self.seat, card, armies)
        if reason:
            play.tell(ConversionSkipped, self.seat, self.box, card, reason)
            return
        if card == TOWER_CARD:
            s.tray[self.seat] -= armies
        else:
            s.armies[card] -= armies
        s.supply[self.seat] += armies
        s.hall[self.seat] += armies
        play.tell(CourtiersSent, self.seat, self.box, card, armies)


def shortage(s: WallensteinState, seat: Seat, card: Card, armies: int) -> str:
    """E3.1.7, E4.1.3 What is missing now for the whole box: armies or courtiers."""
    # E3.1.4: one army stays in the county; of the tray all may be taken.
    at_hand = s.tray[seat] if card == TOWER_CARD else s.armies[card] - 1
    if at_hand < armies:
        return "armies"
    if idle_courtiers(s, seat) < armies:
        return "courtiers"
    return ""


def idle_courtiers(s: WallensteinState, seat: Seat) -> int:
    """E1.1.4 The courtiers of a seat that stand in neither hall."""
    return s.board.courtiers - s.hall[seat] - s.audience[seat]


@dataclass(frozen=True)
class OpenAudience(Step):
    """E4.2.1 Most courtiers in the entrance hall go first, whenever they came; ties by order.

    Worked out in E4.3.1.
    """

    def run(self, play: Play) -> None:
        s = play.state
        ranked = sorted(s.order, key=lambda seat: -s.hall[seat])
        play.then(*[EnterAudience(seat) for seat in ranked], CloseCourt())


@dataclass(frozen=True)
class EnterAudience(Step):
    """E4.2.2 All courtiers of the seat go in, whether or not they can win anything.

    E4.2.6: when all favours are taken, nobody else goes in.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        courtiers = s.hall[self.seat]
        if not courtiers or not any(favour != NONE for favour in s.display):
            return
        s.hall[self.seat] = 0
        s.audience[self.seat] = courtiers
        play.tell(CourtiersAdvanced, self.seat, courtiers)
        play.then(TakeFavour(self.seat))


@dataclass(frozen=True)
class TakeFavour(Decision):
    """E4.2.3, E4.2.4, E4.2.8 One favour that the courtiers can pay may be taken, or none."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        courtiers = s.audience[self.seat]
        payable = [
            FAVOUR[favour]
            for favour, price in zip(s.display, s.board.court_prices, strict=True)
            if favour != NONE and price <= courtiers
        ]
        if not payable:
            return []
        return [Question(self.seat, "favour", "E4.2.3", [*payable, PASS])]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "favour":
            return None
        if choice.noun not in s.display:
            return NotDisplayed()
        price = s.board.court_prices[s.display.index(choice.noun)]
        return NotPayable() if price > s.audience[seat] else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PASS:
            play.tell(FavourDeclined, seat)
            return
        s = play.state
        space = s.display.index(choice.noun)
        price = s.board.court_prices[space]
        s.display[space] = NONE
        s.audience[seat] -= price
        play.tell(FavourTaken, seat, choice.noun, price)
        play.then(UseFavour(seat, choice.noun))


@dataclass(frozen=True)
class CloseCourt(Step):
    """E4.2.7 All courtiers go back to the entrance hall and stay; favours left over are gone."""

    def run(self, play: Play) -> None:
        s = play.state
        s.hall = [s.hall[seat] + s.audience[seat] for seat in range(s.seats)]
        s.audience = [0] * s.seats
        left = [favour for favour in s.display if favour != NONE]
        s.display = []
        play.tell(CourtClosed, tuple(left))


# E1.1.1: what stands here is all that differs from the base game; E2.1.2: winter is not named.
# E3.1.1: the court boxes are planned with the others; E3.1.10: out of the same hand, so that a
# county serves once.
# E3.1.8, E3.1.9: outside the court a tower card is no county and costs nothing, like a zero.
COURT: Final[Module] = Module(
    "court",
    before={
        LineUp: lambda _: [FurnishCourt()],  # a draft comes in its place, and is looked at too
        ClearTray: lambda _: [WelcomeCourtiers()],
        EndRound: lambda _: [EndShelter()],
    },
    after={
        LayOutTiles: lambda _: [DisplayFavours()],
        SettleOrder: lambda _: [HoldCourt()],
    },
    instead={LayMarker: lambda step: LayMarkerUnlessSpared(step.seat, step.county)},
    amend={
        boxes_to_cover: lambda s, _, boxes: boxes + len(s.board.court_boxes),
        tower_cards: lambda s, _, cards: cards + s.board.tower_cards,
        **{protection[action]: sheltered(action) for action in range(ACTIONS)},
    },
)
