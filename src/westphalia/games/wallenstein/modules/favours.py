"""E5 The favour cards: what each gives, used at once as far as possible."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Amendment
from westphalia.engine.step import NOBODY, Automatic, Decision, Objection, Question, Seat, Step
from westphalia.games.wallenstein.choices import CALM, CANCEL, GARRISON, PASS, RAISE
from westphalia.games.wallenstein.events_court import (
    CountyCalmed,
    CountyGarrisoned,
    EventCancelled,
    EventUpheld,
    FavourKept,
    FavourLapsed,
    GiftGiven,
    MarkerPrevented,
    ShelterGranted,
)
from westphalia.games.wallenstein.objections import (
    NotBuildable,
    NotForeign,
    NotInPlay,
    NotRestless,
)
from westphalia.games.wallenstein.rules.build import Raise, obstacle
from westphalia.games.wallenstein.rules.collect import LayMarker
from westphalia.games.wallenstein.rules.combat import draft_extra
from westphalia.games.wallenstein.rules.gifts import give
from westphalia.games.wallenstein.rules.possession import ReceiveCard, not_own
from westphalia.games.wallenstein.state import (
    NONE,
    OUT_OF_PLAY,
    County,
    Play,
    WallensteinState,
    counties_of,
)
from westphalia.games.wallenstein.terms import Gift

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
