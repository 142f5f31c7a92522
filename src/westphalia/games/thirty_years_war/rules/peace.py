"""5.3 Peace negotiations: who may offer, who must accept, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.choices import ACCEPT, REFUSE
from westphalia.games.thirty_years_war.events_politics import (
    PeaceAccepted,
    PeaceOffered,
    PeaceRefused,
    PeaceRolled,
    TruceBegan,
    WithdrawalRolled,
)
from westphalia.games.thirty_years_war.objections_cards import (
    MustAccept,
    NoCatholicOffer,
    NoCatholicOfferAt,
    NoProtestantOffer,
    NoProtestantOfferAt,
    NotFirstAction,
)
from westphalia.games.thirty_years_war.rules.conflict import EndGrace
from westphalia.games.thirty_years_war.rules.dice import roll
from westphalia.games.thirty_years_war.rules.electors import all_electors
from westphalia.games.thirty_years_war.rules.end_of_turn import EndOfTurn
from westphalia.games.thirty_years_war.rules.victory import end_war
from westphalia.games.thirty_years_war.rules.withdrawal import NameWithdrawal
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Peace, Result

# 5.31a, 5.31b By side: it may offer at the first total or less, and at the second or more.
MAY_OFFER: Final = ((15, 40), (10, 30))
MUST_ACCEPT: Final = (35, 10)  # 5.31a the Protestant at this or more, 5.31b the Catholic or less
WITHDRAWALS: Final = {Peace.CW: CATHOLIC, Peace.PW: PROTESTANT}
VICTORIES: Final = {Peace.PMV: Result.PROTESTANT_MINOR, Peace.CMV: Result.CATHOLIC_MINOR}


def peace_bar(s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
    """5.3a, 5.3c, 5.31a, 5.31b Why a side may not offer peace now."""
    against = scenario_bar(s, seat)
    if against:
        return against
    if s.actions[seat]:
        return NotFirstAction()
    low, high = MAY_OFFER[seat]
    if s.vp <= low or s.vp >= high:
        return None
    return NoProtestantOfferAt(s.vp) if seat == PROTESTANT else NoCatholicOfferAt(s.vp)


def scenario_bar(s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
    """18.13, 18.25 Why a side may offer peace at no time in this war."""
    if s.set_up.no_peace_offer != seat:
        return None
    return NoProtestantOffer() if seat == PROTESTANT else NoCatholicOffer()


def must_accept(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """5.31a, 5.31b Whether a side cannot refuse an offer."""
    if seat == PROTESTANT:
        return s.vp >= MUST_ACCEPT[PROTESTANT]
    return s.vp <= MUST_ACCEPT[CATHOLIC]


@dataclass(frozen=True)
class OfferPeace(Step):
    """5.3a, 5.3b, 8.323 A Free Action, whatever the answer is."""

    seat: Seat

    def run(self, play: Play) -> None:
        play.tell(PeaceOffered, self.seat, play.state.vp)
        play.then(AnswerPeace(enemy(self.seat)))


@dataclass(frozen=True)
class AnswerPeace(Automatic):
    """5.31a, 5.31b The other side answers; at some totals it has no choice."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [ACCEPT] if must_accept(s, self.seat) else [ACCEPT, REFUSE]
        return [Question(self.seat, "answer_peace", "5.31a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        return MustAccept(s.vp) if choice is REFUSE and must_accept(s, seat) else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is ACCEPT:
            play.tell(PeaceAccepted, seat)
            play.then(Negotiate())
        else:
            play.tell(PeaceRefused, seat)


@dataclass(frozen=True)
class Negotiate(Step):
    """5.31c, tab.peace The roll, changed by who controls all Electors."""

    def run(self, play: Play) -> None:
        s = play.state
        electors = all_electors(s)
        modifier = 0 if electors == NOBODY else s.board.charts.peace_electors[electors]
        rolled = roll(play)
        peace = s.board.charts.peace(s.vp, rolled + modifier)
        play.tell(PeaceRolled, rolled, modifier, int(peace))
        if peace in VICTORIES:
            end_war(play, VICTORIES[peace])  # 5.32a
        elif peace in WITHDRAWALS:
            play.then(NameWithdrawal(WITHDRAWALS[peace], ()))  # 5.32b, 5.32c
        elif peace == Peace.BW:
            play.then(BothWithdraw())
        else:
            play.then(Truce())


@dataclass(frozen=True)
class BothWithdraw(Step):
    """5.32d Both roll; the higher withdraws first, and a tie is rolled again."""

    def run(self, play: Play) -> None:
        protestant, catholic = roll(play), roll(play)
        if protestant == catholic:
            play.tell(WithdrawalRolled, protestant, catholic, NOBODY)
            play.then(BothWithdraw())
            return
        first = PROTESTANT if protestant > catholic else CATHOLIC
        play.tell(WithdrawalRolled, protestant, catholic, first)
        play.then(NameWithdrawal(first, ()), NameWithdrawal(enemy(first), ()))


@dataclass(frozen=True)
class Truce(Step):
    """5.32f, 5.32g Sieges are lifted and the turn ends; in the next one recovery is not halved.

    The card round of the offer is over with it (17.F.5b).
    """

    def run(self, play: Play) -> None:
        s = play.state
        s.siege, s.laid = [0] * len(s.siege), []
        s.truce = s.turn + 1
        play.tell(TruceBegan, s.turn)
        play.cut(EndOfTurn)
        play.then(EndGrace())
