"""19.4c, 19.5, 19.11 Optional rules about the card round: its price, and two further uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Module, Quantity
from westphalia.engine.step import Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.choices import DUTCH_WAR, FREE, PASS, PLOT
from westphalia.games.thirty_years_war.events_cards import CardPlayed
from westphalia.games.thirty_years_war.events_options import DutchWarTried, PlotRolled
from westphalia.games.thirty_years_war.modules.options_aid import points_of, spend
from westphalia.games.thirty_years_war.objections_cards import NotInHand
from westphalia.games.thirty_years_war.objections_options import (
    DutchWarNotMoved,
    NoPlotNow,
    NoPointToSpend,
)
from westphalia.games.thirty_years_war.rules.card_round import CardRound
from westphalia.games.thirty_years_war.rules.decks import discard
from westphalia.games.thirty_years_war.rules.dice import roll
from westphalia.games.thirty_years_war.rules.dutch_border import war_lasts
from westphalia.games.thirty_years_war.rules.dutch_war import move_dutch_war
from westphalia.games.thirty_years_war.rules.wallenstein import assassinate
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Career

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
