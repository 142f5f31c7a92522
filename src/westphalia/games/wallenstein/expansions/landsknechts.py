"""L1.1 Landsknechte: a hold on many regions pays more with every round of a year."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Module
from westphalia.engine.step import Automatic, Question, Seat, Step
from westphalia.games.wallenstein.events.expansions import BenefitGiven, PileAdvanced, PilesRestored
from westphalia.games.wallenstein.objections import NotOnCard
from westphalia.games.wallenstein.rules.economy import give
from westphalia.games.wallenstein.rules.planning import SettleOrder
from westphalia.games.wallenstein.rules.set_up import FillTower
from westphalia.games.wallenstein.rules.winter import EndOfYear
from westphalia.games.wallenstein.state import Play, WallensteinState
from westphalia.games.wallenstein.terms import Gift
from westphalia.games.wallenstein.words import BENEFIT

# L2.6 The gifts in the order of the words for them.
GIFTS: Final = (Gift.MONEY, Gift.ARMIES_INTO_TRAY, Gift.GRAIN, Gift.VICTORY_POINTS)


@dataclass(frozen=True)
class LayOutPiles(Step):
    """L1.2, L1.3 Each seat has a pile of four cards, the empty banner on top."""

    def run(self, play: Play) -> None:
        play.state.landsknecht = [0] * play.state.seats


@dataclass(frozen=True)
class CheckLandsknechts(Step):
    """L2.1 Once the order of the round is fixed the seats are checked, one after the other."""

    def run(self, play: Play) -> None:
        play.then(*[CheckRegions(seat) for seat in play.state.order])


def regions_held(s: WallensteinState, seat: Seat) -> int:
    """L2.3 In how many regions a seat controls a county."""
    region = s.board.region
    return len({region[county] for county, owner in enumerate(s.owner) if owner == seat})


@dataclass(frozen=True)
class CheckRegions(Step):
    """L2.3, L2.4 Whoever is spread widely enough puts the top card under the pile.

    L2.5, L2.9: nothing moves and nothing is given otherwise; the pile waits as it lies.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        if regions_held(s, self.seat) < s.board.landsknecht_regions:
            return
        # L2.7: with three checks a year the pile never comes round to the banner again.
        s.landsknecht[self.seat] = (s.landsknecht[self.seat] + 1) % len(s.board.landsknechts)
        play.tell(PileAdvanced, self.seat, s.landsknecht[self.seat] + 1)
        play.then(ChooseBenefit(self.seat))


@dataclass(frozen=True)
class ChooseBenefit(Automatic):
    """L2.4, L2.6 One of the gifts printed on the new top card, as the seat likes."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        card = s.board.landsknechts[s.landsknecht[self.seat]]
        choices = [BENEFIT[n] for n, gift in enumerate(GIFTS) if gift in card]
        return [Question(self.seat, "benefit", "L2.4", choices)] if choices else []

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        card = s.board.landsknechts[s.landsknecht[seat]]
        given = choice.verb != "benefit" or GIFTS[choice.noun] in card
        return None if given else NotOnCard()

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        gift = GIFTS[choice.noun]
        given = give(play, seat, gift, s.board.landsknechts[s.landsknecht[seat]][gift])
        play.tell(BenefitGiven, seat, gift, given)


@dataclass(frozen=True)
class RestorePiles(Step):
    """L2.8 After winter every pile lies as it did at the start."""

    def run(self, play: Play) -> None:
        play.state.landsknecht = [0] * play.state.seats
        play.tell(PilesRestored)


# L2.2: the court comes behind this module in the list of expansions, so its session waits.
LANDSKNECHTS: Final[Module] = Module(
    "landsknechts",
    before={FillTower: lambda _: [LayOutPiles()]},
    after={
        SettleOrder: lambda _: [CheckLandsknechts()],
        EndOfYear: lambda _: [RestorePiles()],
    },
)
