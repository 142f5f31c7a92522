"""The cards as a seat sees them: its hand with what each could do now, the piles of both sides."""

from __future__ import annotations

from contextlib import suppress
from math import comb
from typing import Any

from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.imagine import unseen
from westphalia.games.thirty_years_war.rules.march import HIGHEST_VALUE, may_act, needed
from westphalia.games.thirty_years_war.rules.pay import aid_points, may_take_aid
from westphalia.games.thirty_years_war.rules.recruiting import ATTEMPTS, recruiters
from westphalia.games.thirty_years_war.rules.turn import CardRound, PlayEvent, card_bar
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import FOREVER, Card, Play, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Category, Group
from westphalia.games.thirty_years_war.views.battle import combat_view
from westphalia.games.thirty_years_war.views.board import BOTH
from westphalia.games.thirty_years_war.views.march import SOURCES
from westphalia.games.thirty_years_war.words import ACT, AID, EVENT, RECRUIT, reason


def names(s: ThirtyYearsWarState, cards: list[Card]) -> list[str]:
    return [s.board.cards[card] for card in cards]


# What all may know


def piles_view(s: ThirtyYearsWarState, seat: Seat) -> list[dict[str, Any]]:
    """6.0.C, 6.0.Db The piles of both sides as *seat* sees them.

    *to_come* are the cards that a side may still draw or hold, as far as the seat can tell: of its
    own it knows which are left in the pile.
    """
    return [
        {**pile_view(s, side, seat), **({} if side == seat else {"held": held_view(s, side)})}
        for side in BOTH
    ]


def pile_view(s: ThirtyYearsWarState, side: Seat, seat: Seat) -> dict[str, Any]:
    """6.0.C, 6.0.Db The pile of a side as *seat* sees it, without what it probably holds."""
    return {
        "hand": len(s.hands[side]),
        "known": names(s, s.known[side]),
        "unplayed": len(s.unplayed[side]),
        "played": names(s, s.played[side]),
        "to_come": names(s, s.unplayed[side] if side == seat else unseen(s, side)),
    }


def held_view(s: ThirtyYearsWarState, side: Seat) -> dict[str, Any]:
    """6.0.C How probably a side holds one certain unseen card, and at least one of each category.

    From open facts alone: which cards are unseen, and how many of them are in its hand.
    """
    cards = unseen(s, side)
    hidden = len(s.hands[side]) - len(s.known[side])
    kinds = [Category(s.board.card_category[card]).name.lower() for card in cards]
    none = {kind: comb(len(cards) - kinds.count(kind), hidden) for kind in sorted({*kinds})}
    ways = comb(len(cards), hidden)
    return {
        "card": hidden / len(cards) if cards else 0,
        "categories": {kind: 1 - empty / ways for kind, empty in none.items()},
    }


def deck_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """8.1 The sets in use; 8.62a what has left the game; 8.65 which events have effect until when.

    An effect that no turn ends has no last turn (card.rule.e).
    """
    groups = [group.name.lower() for group in Group]
    lasting = [(card, until) for card, until in enumerate(s.until) if until >= s.turn]
    return {
        "groups": groups[: s.groups],
        "removed": names(s, s.removed),
        "happened": {s.board.cards[card]: turn for card, turn in enumerate(s.happened) if turn},
        "in_force": {
            s.board.cards[card]: None if until == FOREVER else until for card, until in lasting
        },
    }


# What only its owner may know


def hand_view(s: ThirtyYearsWarState, seat: Seat) -> list[dict[str, Any]]:
    """8.2a The cards in hand, and what each could do now, or why not."""
    uses = Uses(s, seat)
    return [{"card": s.board.cards[card], **uses.of(card)} for card in s.hands[seat]]


class Uses:
    """8.2a What cards can be used for: looked up once for all of them.

    In a battle their use is as Combat Cards (9.51a), at other times in a card round.
    """

    def __init__(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.leaders = s.board.leaders
        self.recruiters = [self.leaders[leader] for leader in recruiters(s, seat)]
        self.able = [(leader, needed(s, leader)) for leader in may_act(s, seat, HIGHEST_VALUE)]
        self.takes_aid = may_take_aid(s, seat)

    def of(self, card: Card) -> dict[str, Any]:
        uses: dict[str, Any] = {
            "act": self.act(card),
            "recruit": self.recruit(card),
            "aid": self.aid(card),
            "event": self.event(card),
        }
        if self.s.battle:
            uses["combat"] = combat_view(self.s, self.seat, card)
        return uses

    def act(self, card: Card) -> dict[str, Any]:
        """8.3 Whom it activates."""
        value = self.s.board.card_value[card]
        leaders = [self.leaders[leader] for leader, least in self.able if least <= value]
        return {"leaders": leaders} if leaders else self.barred(ACT[card])

    def recruit(self, card: Card) -> dict[str, Any]:
        """8.4a, 8.4b How many attempts it gives, and to whom."""
        if not self.recruiters:
            return self.barred(RECRUIT[card])
        attempts = self.s.board.card_value[card]
        return {"attempts": attempts, "leaders": self.recruiters, "each": ATTEMPTS}

    def aid(self, card: Card) -> dict[str, Any]:
        """8.5a, 14.5 What it brings now, not what is printed."""
        points = aid_points(self.s, self.seat, card)
        shown = {SOURCES[source]: each for source, each in enumerate(points) if each}
        barred = {} if self.takes_aid else self.barred(AID[card])
        return {"points": shown, "sum": sum(points), **barred}

    def event(self, card: Card) -> dict[str, Any]:
        """8.6 Whether it can happen now, and how far it moves the VP total."""
        barred = self.barred(EVENT[card])
        if barred:
            return barred
        vp = event_moves(self.s, self.seat, card)
        return {"vp": vp} if vp else {}

    def barred(self, use: Choice) -> dict[str, Any]:
        """8.2a Why a card may not be put to a use; nothing if it may."""
        return reason(card_bar(self.s, self.seat, use)) or {}


def event_moves(s: ThirtyYearsWarState, seat: Seat, card: Card) -> int:
    """5.1, 8.61a How far the event of a card moves the total, before any die or further choice.

    It is tried while a card round is asked; at other times what is printed on the card counts.
    """
    if not s.agenda or not isinstance(s.agenda[-1], CardRound):
        return s.board.card_vp[card]
    twin = s.copy()
    twin.agenda = [End(), *reversed(s.rules.schedule([PlayEvent(seat, card)]))]
    with suppress(ScriptError):
        Play(twin, Scripted([]))
    return twin.vp - s.vp
