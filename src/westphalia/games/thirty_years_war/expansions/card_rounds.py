"""19.3-19.5, 19.10, 19.11 Optional rules about card rounds, aid and lines of communication."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Module, Quantity
from westphalia.engine.step import Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.events.cards import (
    AidGiven,
    AidRecounted,
    CardPlayed,
    DutchWarTried,
    LinesFixed,
    PlotRolled,
    PointsSpent,
)
from westphalia.games.thirty_years_war.objections.cards import (
    DutchWarNotMoved,
    NoPlotNow,
    NoPointToSpend,
    NotInHand,
)
from westphalia.games.thirty_years_war.pieces import roll
from westphalia.games.thirty_years_war.rules.decks import discard
from westphalia.games.thirty_years_war.rules.nations import Line, line_side
from westphalia.games.thirty_years_war.rules.netherlands import move_dutch_war, war_lasts
from westphalia.games.thirty_years_war.rules.pay import (
    ExpireAid,
    PaySegment,
    aid_cards,
    aid_points,
    draw,
    printed_aid,
    sources_of,
)
from westphalia.games.thirty_years_war.rules.recruiting import Recruit, recruit_modifier
from westphalia.games.thirty_years_war.rules.supply import UNFIXED, fix_line, fixed_line, lines
from westphalia.games.thirty_years_war.rules.turn import ROUNDS, CardRound, PlayEvent
from westphalia.games.thirty_years_war.rules.victory import assassinate
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Card,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Career, Source
from westphalia.games.thirty_years_war.words import DUTCH_WAR, FREE, FUND, P9, PASS, PLOT

# 19.3 Lines are fixed in the Action Phase


@dataclass(frozen=True)
class FixLines(Step):
    """19.3 After his sixth round a player's lines stand as they are, those of Danes as well."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        if s.round != ROUNDS:
            return
        own = [line for line in range(len(Line)) if line_side(s, line) == self.seat]
        for line in own:
            fix_line(s, line, lines.base(s, line))
        play.tell(LinesFixed, self.seat)


@dataclass(frozen=True)
class ForgetLines(Step):
    """19.3 After the Pay Segment they are forgotten."""

    def run(self, play: Play) -> None:
        play.state.fixed_lines = UNFIXED.copy()


def as_fixed(s: ThirtyYearsWarState, line: int, cities: int) -> int:
    """19.3 The status that was fixed, if it was."""
    fixed = fixed_line(s, line)
    return cities if fixed == NONE else fixed


EARLY_LINES: Final = Module(
    "early_lines",
    after={
        CardRound: lambda step: [FixLines(step.seat)],
        PaySegment: lambda step: [ForgetLines()],
    },
    amend={lines: as_fixed},
)


# 19.4, 19.10 Aid outside the Pay Phase

NO_LIMIT: Final = 99  # 19.4a


# Spending points outside the Pay Phase


def points_of(s: ThirtyYearsWarState, seat: Seat) -> int:
    """19.4b How many aid points a side has."""
    return sum([s.aid[source] for source in sources_of(seat)])


def spend(play: Play, seat: Seat, points: int) -> None:
    """19.4b, 19.4c A side spends points, first of the sources that help the fewest others."""
    taken = draw(play.state.aid, sources_of(seat), points)
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


# 19.10 What was printed on P9 before it was corrected.
RICHELIEU: Final = {int(Source.FRANCE): 7, int(Source.ENGLAND): 3, int(Source.UP): 8}


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


# 19.4c, 19.5, 19.11 A wider card round

UP_ABOVE: Final = 9  # 19.5
DOWN_BELOW: Final = 0
MIGHTY: Final = 16  # 19.11
FATAL: Final = 26
CARDLESS: Final = frozenset(["move_base", "offer_peace"])  # what needs neither card nor point


class FreePrice(Quantity[Seat]):
    """19.4c What a Free Action costs in aid points."""

    def base(self, s: ThirtyYearsWarState, seat: Seat) -> int:
        return 0


class DutchTries(Quantity[Seat]):
    """19.5 Whether any card may be played to move the Dutch War marker: 1 if so."""

    def base(self, s: ThirtyYearsWarState, seat: Seat) -> int:
        return 0


class Plots(Quantity[Seat]):
    """19.11 Whether a side may plot against Wallenstein: 1 if so."""

    def base(self, s: ThirtyYearsWarState, seat: Seat) -> int:
        return 0


free_price: Final = FreePrice()
dutch_tries: Final = DutchTries()
plots: Final = Plots()


def bar_free(s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
    """19.4c Without a point there is no Free Action; offers of peace and the base cost none."""
    return None if points_of(s, seat) >= free_price.of(s, seat) else NoPointToSpend()


def bar_dutch_war(s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
    """19.5 Not after the Dutch War has ended."""
    return None if dutch_tries.of(s, seat) and war_lasts(s) else DutchWarNotMoved()


def bar_plot(s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
    """19.11 Once a turn, when his influence is great enough."""
    present = s.wallenstein in (Career.IN_COMMAND, Career.RECALLED)
    open_now = present and s.influence >= MIGHTY and s.plotted != s.turn
    return None if plots.of(s, seat) and open_now else NoPlotNow()


@dataclass(frozen=True)
class WiderRound(CardRound):
    """19.4c, 19.5, 19.11 A card round as these rules have it.

    It passes without any way to act, and may pass when only the base or an offer of peace is left.
    """

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        seat, hand = self.seat, s.hands[self.seat]
        choices = super().ask(s)[0].choices
        if bar_free(s, seat):
            choices.remove(FREE)
        if bar_dutch_war(s, seat) is None:
            choices += [DUTCH_WAR[card] for card in hand]
        if bar_plot(s, seat) is None:
            choices += [PLOT[card] for card in hand]
        if {choice.verb for choice in choices} <= CARDLESS:
            choices += [PASS] * bool(choices)  # 17.Sw.1d: he may, and nobody makes him
        return [Question(seat, "card_round", "8.2a", choices)] * bool(choices)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is FREE:
            return bar_free(s, seat)
        if choice.verb not in ("dutch_war", "plot"):
            return super().objection(s, seat, choice)
        if choice.noun not in s.hands[seat]:
            return NotInHand(choice.noun)
        return bar_dutch_war(s, seat) if choice.verb == "dutch_war" else bar_plot(s, seat)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PASS:
            return
        if choice is FREE and free_price.of(play.state, seat):
            spend(play, seat, free_price.of(play.state, seat))
        if choice.verb not in ("dutch_war", "plot"):
            super().take(play, seat, choice)
            return
        play.state.actions[seat] += 1
        play.tell(CardPlayed, seat, choice.noun, choice.verb)
        discard(play, seat, choice.noun)
        plot = choice.verb == "plot"
        play.then(Conspire(choice.noun) if plot else TryDutchWar(seat, choice.noun))


@dataclass(frozen=True)
class TryDutchWar(Step):
    """19.5 A die and the card's value: the Catholic adds it, the Protestant subtracts it."""

    seat: Seat
    card: Card

    def run(self, play: Play) -> None:
        value = play.state.board.card_value[self.card]
        modifier = value if self.seat == CATHOLIC else -value
        rolled = roll(play)
        boxes = int(rolled + modifier > UP_ABOVE) - int(rolled + modifier < DOWN_BELOW)
        play.tell(DutchWarTried, self.seat, self.card, rolled, modifier, boxes)
        move_dutch_war(play, boxes)


@dataclass(frozen=True)
class Conspire(Step):
    """19.11 The Catholic rolls and adds the influence; nobody replaces Wallenstein."""

    card: Card

    def run(self, play: Play) -> None:
        s = play.state
        s.plotted = s.turn
        rolled = roll(play)
        dead = rolled + s.influence >= FATAL
        play.tell(PlotRolled, self.card, rolled, s.influence, dead)
        if dead:
            assassinate(play)


# What replaces the card round is one and the same for all three; the game adds it once.
WIDER_ROUND: Final = Module("wider_round", instead={CardRound: lambda step: WiderRound(step.seat)})
PAID_FREE_ACTIONS: Final = Module("paid_free_actions", amend={free_price: lambda s, seat, n: 1})
DUTCH_WAR_BY_CARD: Final = Module("dutch_war_by_card", amend={dutch_tries: lambda s, seat, n: 1})
WALLENSTEINS_ENEMIES: Final = Module(
    "wallensteins_enemies", amend={plots: lambda s, seat, n: int(seat == PROTESTANT)}
)
