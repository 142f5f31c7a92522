"""E1-E5 The Emperor's Court: armies become courtiers, and courtiers win favours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Amendment, Module
from westphalia.engine.step import NOBODY, Automatic, Decision, Question, Seat, Step
from westphalia.games.wallenstein.events.expansions import (
    ConversionSkipped,
    CountyCalmed,
    CountyGarrisoned,
    CourtClosed,
    CourtiersAdvanced,
    CourtiersSent,
    CourtOpened,
    EventCancelled,
    EventUpheld,
    FavourDeclined,
    FavourKept,
    FavourLapsed,
    FavoursDisplayed,
    FavourTaken,
    GiftGiven,
    MarkerPrevented,
    ShelterGranted,
)
from westphalia.games.wallenstein.objections import (
    NotBuildable,
    NotDisplayed,
    NotForeign,
    NotInPlay,
    NotPayable,
    NotRestless,
)
from westphalia.games.wallenstein.rules.combat import ReceiveCard, draft_extra, not_own, protection
from westphalia.games.wallenstein.rules.economy import LayMarker, Raise, give, obstacle
from westphalia.games.wallenstein.rules.planning import (
    LayOutTiles,
    SettleOrder,
    boxes_to_cover,
    tower_cards,
)
from westphalia.games.wallenstein.rules.round import EndRound, turn_up
from westphalia.games.wallenstein.rules.set_up import ClearTray, LineUp
from westphalia.games.wallenstein.state import (
    NONE,
    OUT_OF_PLAY,
    Card,
    County,
    Play,
    WallensteinState,
    counties_of,
)
from westphalia.games.wallenstein.terms import Gift
from westphalia.games.wallenstein.words import (
    ACTIONS,
    BASE_BOXES,
    BOXES,
    CALM,
    CANCEL,
    COUNTIES,
    FAVOUR,
    GARRISON,
    PASS,
    RAISE,
    TOWER_CARD,
)

# E5 Favours

Favour = int


@dataclass(frozen=True)
class UseFavour(Step):
    """E4.2.5, E5.11 A favour is used as soon as it is taken; what cannot be used is lost."""

    seat: Seat
    favour: Favour

    def run(self, play: Play) -> None:
        gift = play.state.board.favour_gift[self.favour]
        if gift == Gift.CANCEL_EVENT:
            play.then(CancelEvent(self.seat))
        elif gift == Gift.REMOVE_MARKER:
            calm_or_keep(play, self.seat, self.favour)
        elif gift == Gift.FREE_BUILDING:
            build_freely(play, self.seat, self.favour)
        elif gift == Gift.DEPLOY_FREE:
            garrison_freely(play, self.seat, self.favour)
        elif gift == Gift.IMMUNITY:
            shelter(play, self.seat, self.favour)
        else:
            given = give(play, self.seat, gift, play.state.board.favour_amount[self.favour])
            play.tell(GiftGiven, self.seat, gift, given)


@dataclass(frozen=True)
class CancelEvent(Decision):
    """E5.1, E5.12 The event of the round, known by now, may be made void for everyone."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        if s.event == NONE:
            return []
        return [Question(self.seat, "cancel_event", "E5.1", [CANCEL, PASS])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        if choice is CANCEL:
            play.tell(EventCancelled, seat, s.event)
            s.event = NONE
        else:
            play.tell(EventUpheld, seat, s.event)


def restless(s: WallensteinState, seat: Seat) -> list[County]:
    """E5.4 The counties of a seat in which revolt markers lie."""
    return [county for county in counties_of(s, seat) if s.markers[county]]


def calm_or_keep(play: Play, seat: Seat, favour: Favour) -> None:
    """E5.4, E5.5 With a marker on the map the favour is used now; otherwise it is kept."""
    s = play.state
    if restless(s, seat):
        play.then(CalmCounty(seat, s.board.favour_amount[favour]))
    else:
        s.kept[seat] = 1
        play.tell(FavourKept, seat, favour)


@dataclass(frozen=True)
class CalmCounty(Automatic):
    """E5.4 One revolt marker leaves an own county."""

    seat: Seat
    markers: int

    def ask(self, s: WallensteinState) -> list[Question]:
        return [Question(self.seat, "calm", "E5.4", [CALM[c] for c in restless(s, self.seat)])]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "calm":
            return None
        county = choice.noun
        calm = None if s.markers[county] else NotRestless(county)
        return not_own(s, seat, county, "E5.4") or calm

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        county = choice.noun
        s.markers[county] -= min(self.markers, s.markers[county])
        play.tell(CountyCalmed, seat, county, s.markers[county])


@dataclass(frozen=True)
class LayMarkerUnlessSpared(Step):
    """E5.5 A kept favour is given up in place of the next revolt marker, whichever year it is."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        if spared(s, self.seat) and s.owner[self.county] == self.seat:
            s.kept[self.seat] = 0
            play.tell(MarkerPrevented, self.seat, self.county)
        else:
            LayMarker(self.seat, self.county).run(play)


def spared(s: WallensteinState, seat: Seat) -> bool:
    """E5.5 Whether a seat keeps a favour against its next revolt marker."""
    return bool(s.kept and s.kept[seat])


def sites_for(s: WallensteinState, seat: Seat, building: int) -> list[County]:
    """E5.8 The own counties that can take the building: a free site and no twin."""
    return [county for county in counties_of(s, seat) if not obstacle(s, county, building)]


def build_freely(play: Play, seat: Seat, favour: Favour) -> None:
    """E5.8, E5.11 The favour is lost if no own county can take the building."""
    s = play.state
    building = s.board.favour_building[favour]
    if sites_for(s, seat, building):
        play.then(BuildFreely(seat, building))
    else:
        play.tell(FavourLapsed, seat, favour)


@dataclass(frozen=True)
class BuildFreely(Automatic):
    """E5.8 The pictured building is raised in an own county free of charge."""

    seat: Seat
    building: int

    def ask(self, s: WallensteinState) -> list[Question]:
        choices = [RAISE[county] for county in sites_for(s, self.seat, self.building)]
        return [Question(self.seat, "raise", "E5.8", choices)]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "raise":
            return None
        county = choice.noun
        reason = obstacle(s, county, self.building)
        unfit = NotBuildable(county, reason) if reason else None
        return not_own(s, seat, county, "E5.8") or unfit

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(Raise(seat, choice.noun, self.building, 0))


def garrison_freely(play: Play, seat: Seat, favour: Favour) -> None:
    """E5.9, E5.11 As many armies as the supply has; without any, or any place, it is lost."""
    s = play.state
    armies = min(s.board.favour_amount[favour], s.supply[seat])
    if armies and open_counties(s, seat):
        play.then(Garrison(seat, armies))
    else:
        play.tell(FavourLapsed, seat, favour)


def open_counties(s: WallensteinState, seat: Seat) -> list[County]:
    """E5.9, W1.2.2 Own and neutral counties; one that is out of play is not neutral."""
    return [county for county, owner in enumerate(s.owner) if owner in (seat, NOBODY)]


@dataclass(frozen=True)
class Garrison(Automatic):
    """E5.9 Armies go free of charge into an own county, or take a neutral one without battle."""

    seat: Seat
    armies: int

    def ask(self, s: WallensteinState) -> list[Question]:
        choices = [GARRISON[county] for county in open_counties(s, self.seat)]
        return [Question(self.seat, "garrison", "E5.9", choices)]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "garrison" or choice.noun in open_counties(s, seat):
            return None
        gone = s.owner[choice.noun] == OUT_OF_PLAY
        return NotInPlay(choice.noun) if gone else NotForeign(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        county = choice.noun
        neutral = s.owner[county] == NOBODY
        s.armies[county] += draft_extra(s, seat, self.armies)
        play.tell(CountyGarrisoned, seat, county, self.armies, neutral, s.armies[county])
        if neutral:
            play.then(ReceiveCard(seat, county))


def shelter(play: Play, seat: Seat, favour: Favour) -> None:
    """E5.10 The seat's counties are safe from the actions on the card for this round."""
    s = play.state
    actions = s.board.favour_against[favour]
    for action in actions:
        s.shelter[seat] |= 1 << action
    play.tell(ShelterGranted, seat, tuple(actions))


def sheltered(action: int) -> Amendment:
    """E5.10 Whatever the seat holds at the moment of the attack is protected from the action."""

    def amend(s: WallensteinState, county: County, protected: int) -> int:
        owner = s.owner[county]
        return protected or (s.shelter[owner] >> action & 1 if owner >= 0 else 0)

    return amend


@dataclass(frozen=True)
class EndShelter(Step):
    """E5.10 At the end of the round the protecting favours leave the game."""

    def run(self, play: Play) -> None:
        play.state.shelter = [0] * play.state.seats


# E1-E4 The court


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
