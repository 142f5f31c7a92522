"""19.4, 19.10 Optional rules about aid: no limit on AID, what recruits cost, Richelieu's aid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Module
from westphalia.engine.step import Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.cards.ids import P9
from westphalia.games.thirty_years_war.choices import FUND, PASS
from westphalia.games.thirty_years_war.events_effects import AidGiven
from westphalia.games.thirty_years_war.events_options import AidRecounted, PointsSpent
from westphalia.games.thirty_years_war.rules.aid import (
    ExpireAid,
    aid_cards,
    aid_points,
    printed_aid,
)
from westphalia.games.thirty_years_war.rules.card_round import PlayEvent
from westphalia.games.thirty_years_war.rules.pay import (
    ANY_PROTESTANT,
    OF_THE_EMPIRE,
    PURSES,
    draw,
)
from westphalia.games.thirty_years_war.rules.recruiting import Recruit, recruit_modifier
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Source

NO_LIMIT: Final = 99  # 19.4a
# 19.10 What was printed on P9 before it was corrected.
RICHELIEU: Final = {int(Source.FRANCE): 7, int(Source.ENGLAND): 3, int(Source.UP): 8}


# Spending points outside the Pay Phase


def purse(seat: Seat) -> list[int]:
    """19.4b, 15.134 The sources of a side, in the order in which its points are spent."""
    return PURSES[OF_THE_EMPIRE if seat == CATHOLIC else ANY_PROTESTANT]


def points_of(s: ThirtyYearsWarState, seat: Seat) -> int:
    """19.4b How many aid points a side has."""
    return sum([s.aid[source] for source in purse(seat)])


def spend(play: Play, seat: Seat, points: int) -> None:
    """19.4b, 19.4c A side spends points, first of the sources that help the fewest others."""
    taken = draw(play.state.aid, purse(seat), points)
    play.tell(PointsSpent, seat, tuple(taken))


# No limit


def without_limit(s: ThirtyYearsWarState, seat: Seat, n: int) -> int:
    """19.4a Any number of cards may be played as AID."""
    return NO_LIMIT


def collected(s: ThirtyYearsWarState) -> list[int]:
    """19.4a What the AID cards of this turn bring as things are now, by source."""
    played = [(seat, card) for seat in (PROTESTANT, CATHOLIC) for card in s.aid_cards[seat]]
    points = [aid_points(s, seat, card) for seat, card in played]
    return [sum([each[source] for each in points]) for source in Source]


@dataclass(frozen=True)
class RetroactiveEvent(PlayEvent):
    """19.4a An event that changes aid changes what has come in this turn, too."""

    def run(self, play: Play) -> None:
        play.then(RecountAid(tuple(collected(play.state))))
        super().run(play)


@dataclass(frozen=True)
class RecountAid(Step):
    """19.4a The points are recounted; what has been spent stays spent, and none is below 0.

    What was spent and is taken back now is owed: it does not come in again with a later event.
    """

    before: tuple[int, ...]

    def run(self, play: Play) -> None:
        s = play.state
        now = collected(s)
        if now == list(self.before):
            return
        for source, (new, old) in enumerate(zip(now, self.before, strict=True)):
            left = s.aid[source] - s.owed[source] + new - old
            s.aid[source], s.owed[source] = max(0, left), max(0, -left)
        play.tell(AidRecounted, tuple(s.aid))


@dataclass(frozen=True)
class ForgiveDebts(Step):
    """19.4a, 14.1b With the points of the turn expires what was owed of them."""

    def run(self, play: Play) -> None:
        play.state.owed = [0] * len(Source)


UNLIMITED_AID: Final = Module(
    "unlimited_aid",
    after={ExpireAid: lambda step: [ForgiveDebts()]},
    instead={PlayEvent: lambda step: RetroactiveEvent(step.seat, step.card)},
    amend={aid_cards: without_limit},
)


# Recruits


@dataclass(frozen=True)
class FundRecruits(Step):
    """19.4b Recruiting with a card is paid for with one point, or every roll is worse."""

    seat: Seat

    def run(self, play: Play) -> None:
        play.state.unfunded = 1
        if points_of(play.state, self.seat):
            play.then(OfferFunds(self.seat))


@dataclass(frozen=True)
class OfferFunds(Decision):
    """19.4b One point for the whole card, whatever its value."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        return [Question(self.seat, "fund_recruits", "19.4b", [FUND, PASS])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is FUND:
            spend(play, seat, 1)
            play.state.unfunded = 0


@dataclass(frozen=True)
class EndFunding(Step):
    """19.4b It was about this card only, and about no event that recruits."""

    def run(self, play: Play) -> None:
        play.state.unfunded = 0


PAID_RECRUITING: Final = Module(
    "paid_recruiting",
    before={Recruit: lambda step: [] if step.made else [FundRecruits(step.seat)]},
    after={Recruit: lambda step: [] if step.made else [EndFunding()]},
    amend={recruit_modifier: lambda s, pair, n: n - s.unfunded},
)


# Richelieu


def original_aid(s: ThirtyYearsWarState, pair: tuple[Card, int], n: int) -> int:
    """19.10 The aid of P9 is what was printed first."""
    card, source = pair
    return RICHELIEU[source] if card == P9 and source in RICHELIEU else n


@dataclass(frozen=True)
class MassiveAid(Step):
    """19.10 Played as an event P9 also gives its aid; no AID card was played for it."""

    def run(self, play: Play) -> None:
        s = play.state
        points = aid_points(s, PROTESTANT, P9)
        for source in RICHELIEU:
            s.aid[source] += points[source]
            play.tell(AidGiven, PROTESTANT, source, points[source])


RICHELIEUS_AID: Final = Module(
    "richelieus_aid",
    after={PlayEvent: lambda step: [MassiveAid()] if step.card == P9 else []},
    amend={printed_aid: original_aid},
)
