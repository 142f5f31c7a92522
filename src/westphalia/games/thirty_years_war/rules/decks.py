"""8.1, 5.3, 6 The decks, peace negotiations between the rounds, and the end of a turn."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY, Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.events.cards import (
    CardDrawn,
    CardKept,
    CardRemoved,
    CardsAdded,
    CardsDiscarded,
    DeckRenewed,
    HandFilled,
)
from westphalia.games.thirty_years_war.events.politics import (
    PeaceAccepted,
    PeaceOffered,
    PeaceRefused,
    PeaceRolled,
    TruceBegan,
    WithdrawalRolled,
)
from westphalia.games.thirty_years_war.objections.cards import (
    MustAccept,
    NoCatholicOffer,
    NoCatholicOfferAt,
    NoProtestantOffer,
    NoProtestantOfferAt,
    NotFirstAction,
    NotInHand,
)
from westphalia.games.thirty_years_war.pieces import roll
from westphalia.games.thirty_years_war.rules.arrivals import CardinalDeadline, SwedesReturn
from westphalia.games.thirty_years_war.rules.control import all_electors
from westphalia.games.thirty_years_war.rules.netherlands import CheckSpinola, EndResponse
from westphalia.games.thirty_years_war.rules.pay import ExpireAid
from westphalia.games.thirty_years_war.rules.stacking import EndGrace, NameWithdrawal
from westphalia.games.thirty_years_war.rules.victory import CheckVictory, end_war
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Group, Peace, Result
from westphalia.games.thirty_years_war.words import ACCEPT, KEEP, P17, PASS, REFUSE

# 8.1 The decks

HAND: Final = 7  # 6.0.Ca
INTERVENTION_VP: Final = 30  # 8.11
INTERVENTION_TURN: Final = 7


@dataclass(frozen=True)
class CardDraw(Step):
    """6.0.Ca, 8.1b New sets of cards come first, then both sides draw."""

    def run(self, play: Play) -> None:
        play.then(
            SwedesReturn(),  # card.C21
            AddCards(),
            DrawCards(PROTESTANT),
            DrawCards(CATHOLIC),
        )


@dataclass(frozen=True)
class AddCards(Step):
    """8.1b, 8.11, 8.12 The next set comes in when its time has come; not in scenarios (18.4)."""

    def run(self, play: Play) -> None:
        s = play.state
        if not s.set_up.later_groups:
            return
        if s.groups == Group.INTERVENTION and intervention_due(s):
            add_group(play, Group.INTERVENTION)
            play.then(CheckSpinola())
        elif s.groups == Group.APOCALYPSE and s.happened[P17]:
            add_group(play, Group.APOCALYPSE)


def intervention_due(s: ThirtyYearsWarState) -> bool:
    """8.11 At 30 points or in turn 7, whichever comes first."""
    return s.vp >= INTERVENTION_VP or s.turn >= INTERVENTION_TURN


def add_group(play: Play, group: Group) -> None:
    """8.1b, 8.1c Both sides shuffle theirs in; cards in hand stay there."""
    s = play.state
    s.groups += 1
    play.tell(CardsAdded, int(group))
    for seat in (PROTESTANT, CATHOLIC):
        if not s.unplayed[seat]:
            renew(play, seat)
        added = [card for card, of in enumerate(s.board.card_group) if of == group]
        s.unplayed[seat] += [card for card in added if s.board.card_side[card] == seat]
        s.unplayed[seat].sort()


def renew(play: Play, seat: Seat) -> None:
    """6.0.Cb The played cards become the unplayed ones.  A pile is a pool, without an order.

    Now that none is left to be drawn, all can tell what is in hand: whatever lies nowhere else.
    """
    s = play.state
    s.known[seat] = s.hands[seat].copy()
    if s.played[seat]:
        s.unplayed[seat], s.played[seat] = sorted(s.played[seat]), []
        play.tell(DeckRenewed, seat)


@dataclass(frozen=True)
class DrawCards(Step):
    """6.0.Ca, 6.0.Cb, 6.0.Cc Seven cards in hand, a kept one included; fewer if there are fewer."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        hand, unplayed = s.hands[self.seat], s.unplayed
        while len(hand) < HAND:
            if not unplayed[self.seat]:
                renew(play, self.seat)
            if not unplayed[self.seat]:
                break
            card = play.chance.draw(unplayed[self.seat])
            insort(hand, card)
            play.tell(CardDrawn, self.seat, card)
        play.tell(HandFilled, self.seat, len(hand))


def discard(play: Play, seat: Seat, card: Card) -> None:
    """6.0.Db A card goes from the hand to the Played pile of its owner."""
    leave_hand(play, seat, card)
    play.state.played[seat].append(card)


def leave_hand(play: Play, seat: Seat, card: Card) -> None:
    """6.0.Db A card is laid down."""
    s = play.state
    s.hands[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


def remove_card(play: Play, seat: Seat, card: Card) -> None:
    """8.62a A card that lies in the Played pile leaves the game."""
    s = play.state
    s.played[seat].remove(card)
    insort(s.removed, card)
    play.tell(CardRemoved, card)


@dataclass(frozen=True)
class KeepCard(Decision):
    """6.0.Dc, 6.0.G A side keeps one card at most; the others go to its Played pile."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        hand = s.hands[self.seat]
        if not hand:
            return []
        return [Question(self.seat, "keep", "6.0.Dc", [*[KEEP[card] for card in hand], PASS])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "keep" or choice.noun in s.hands[seat]:
            return None
        return NotInHand(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        hand = play.state.hands[seat]
        laid = [card for card in hand if choice is PASS or card != choice.noun]
        for card in laid:
            discard(play, seat, card)
        if laid:
            play.tell(CardsDiscarded, seat, tuple(laid))
        for card in hand:
            play.tell(CardKept, seat, card)


# 5.3 Peace negotiations

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
        s.siege = row([0] * len(s.siege))
        s.laid = []
        s.truce = s.turn + 1
        play.tell(TruceBegan, s.turn)
        play.cut(EndOfTurn)
        play.then(EndGrace())


# 5.21d, 6.0.G The end of a turn


@dataclass(frozen=True)
class EndOfTurn(Step):
    """5.21d, 6.0.G The End of Turn Phase in its order; a truce comes here at once (5.32g)."""

    def run(self, play: Play) -> None:
        s = play.state
        s.round = 0
        s.laid = []
        play.then(
            EndResponse(),  # 16.254
            CardinalDeadline(),  # 17.Sp.3b
            KeepCard(PROTESTANT),  # 6.0.Dc
            KeepCard(CATHOLIC),
            ExpireAid(),  # 14.1b
            ExpireEffects(),  # card.rule.e
            CheckVictory(s.turn),  # 5.21a
        )


@dataclass(frozen=True)
class ExpireEffects(Step):
    """5.21d The fourth thing: effects of one turn end, and what was counted by turn."""

    def run(self, play: Play) -> None:
        s = play.state
        s.until = [0 if until == s.turn else until for until in s.until]
        s.actions = [0, 0]
        s.war_entry = 0
        s.base_moved = 0
