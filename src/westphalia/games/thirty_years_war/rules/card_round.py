"""8.2 A card round: one card for one of four uses, or a Free Action."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import Decision, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import SWEDEN
from westphalia.games.thirty_years_war.cards import table
from westphalia.games.thirty_years_war.cards.ids import P18
from westphalia.games.thirty_years_war.choices import (
    ACT,
    AID,
    EVENT,
    FREE,
    MOVE_BASE,
    OFFER_PEACE,
    RECRUIT,
)
from westphalia.games.thirty_years_war.events_cards import CardPlayed
from westphalia.games.thirty_years_war.nations.swedish import move_base, new_bases
from westphalia.games.thirty_years_war.objections_cards import (
    AidTakenAlready,
    BaseMovedAlready,
    NobodyToLead,
    NobodyToRecruit,
    NoSwedishBase,
    NotInHand,
    NotSwedishPort,
)
from westphalia.games.thirty_years_war.pieces import LEADERS, leaders_at
from westphalia.games.thirty_years_war.rules.activation import (
    HIGHEST_VALUE,
    Activate,
    bar_command,
    needed,
)
from westphalia.games.thirty_years_war.rules.aid import may_take_aid, take_aid
from westphalia.games.thirty_years_war.rules.decks import discard, remove_card
from westphalia.games.thirty_years_war.rules.free_action import FreeAction
from westphalia.games.thirty_years_war.rules.peace import OfferPeace, peace_bar
from westphalia.games.thirty_years_war.rules.recruiting import Recruit, somebody_recruits
from westphalia.games.thirty_years_war.state import (
    NONE,
    PROTESTANT,
    Card,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Category, Marker


@dataclass(frozen=True)
class CardRound(Decision):
    """6.0.Dd, 8.2a A side plays one card in one way or takes a Free Action; nobody passes."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [*card_choices(s, self.seat), FREE]  # 8.32, 8.322
        if peace_bar(s, self.seat) is None:
            choices.append(OFFER_PEACE)  # 8.323
        if self.seat == PROTESTANT:
            choices += [MOVE_BASE[port] for port in new_bases(s)]
        return [Question(self.seat, "card_round", "8.2a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is OFFER_PEACE:
            return peace_bar(s, seat)
        if choice.verb == "move_base":
            return base_bar(s, seat, choice.noun)
        if choice.verb in ("act", "recruit", "aid", "event"):
            return card_bar(s, seat, choice)
        return None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.state.actions[seat] += 1
        if choice is FREE:
            play.then(FreeAction(seat))
        elif choice is OFFER_PEACE:
            play.then(OfferPeace(seat))
        elif choice.verb == "move_base":
            move_base(play, choice.noun)
        else:
            play_card(play, seat, choice.noun, choice.verb)


def card_choices(s: ThirtyYearsWarState, seat: Seat) -> list[Choice]:
    """8.2a The cards in hand, each for every use that is open to it."""
    hand = s.hands[seat]
    if not hand:
        return []
    value, least = s.board.card_value, least_value(s, seat)
    choices = [ACT[card] for card in hand if value[card] >= least]
    if somebody_recruits(s, seat):
        choices += [RECRUIT[card] for card in hand]
    if may_take_aid(s, seat):
        choices += [AID[card] for card in hand]
    return choices + [EVENT[card] for card in hand if table.objection(s, seat, card) is None]


def least_value(s: ThirtyYearsWarState, seat: Seat) -> int:
    """8.3 The least value of a card that can activate a leader of a side; 4 if none can.

    In a list of pieces leaders come last.
    """
    least = HIGHEST_VALUE + 1
    for place, here in enumerate(s.pieces):
        if not here or here[-1] < LEADERS or place == SWEDEN:
            continue
        for leader in leaders_at(s, place, seat):
            value = needed(s, leader)
            if value < least and bar_command(s, seat, leader, place) is None:
                least = value
        if least == 1:
            break
    return least


def card_bar(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
    """8.2a Why a card may not be put to this use."""
    card = choice.noun
    if card not in s.hands[seat]:
        return NotInHand(card)
    if choice.verb == "act":
        able = s.board.card_value[card] >= least_value(s, seat)
        return None if able else NobodyToLead(card)
    if choice.verb == "recruit":
        return None if somebody_recruits(s, seat) else NobodyToRecruit(card)
    if choice.verb == "aid":
        return None if may_take_aid(s, seat) else AidTakenAlready(card)
    return table.objection(s, seat, card)


def base_bar(s: ThirtyYearsWarState, seat: Seat, port: int) -> Objection | None:
    """17.Sw.1d, 17.Sw.1e Why the Swedish Base may not be moved there."""
    if seat != PROTESTANT or s.swedish_base == NONE:
        return NoSwedishBase()
    if s.base_moved or s.happened[P18] == s.turn:
        return BaseMovedAlready()
    return None if port in new_bases(s) else NotSwedishPort(port)


def play_card(play: Play, seat: Seat, card: Card, use: str) -> None:
    """8.2a, 6.0.Db A card is shown and goes to the Played pile; then comes its use."""
    value = play.state.board.card_value[card]
    play.tell(CardPlayed, seat, card, use)
    discard(play, seat, card)
    uses: dict[str, Step] = {
        "act": Activate(seat, value, 0),
        "recruit": Recruit(seat, value, ()),
        "aid": TakeAid(seat, card),
        "event": PlayEvent(seat, card),
    }
    play.then(uses[use], AfterCard(seat, card, use))


@dataclass(frozen=True)
class TakeAid(Step):
    """8.5a The points of an AID card."""

    seat: Seat
    card: Card

    def run(self, play: Play) -> None:
        take_aid(play, self.seat, self.card)


@dataclass(frozen=True)
class PlayEvent(Step):
    """8.61a The event of a card."""

    seat: Seat
    card: Card

    def run(self, play: Play) -> None:
        table.play_event(play, self.seat, self.card)


@dataclass(frozen=True)
class AfterCard(Step):
    """8.62a, 8.64 What is left to do with a card after its use."""

    seat: Seat
    card: Card
    use: str

    def run(self, play: Play) -> None:
        board = play.state.board
        if self.use == "event":
            if board.card_marker[self.card] == Marker.ASTERISK:
                remove_card(play, self.seat, self.card)
        elif board.card_category[self.card] == Category.PLAGUE:  # 8.64, card.rule.f
            play.then(PlayEvent(self.seat, self.card))
