"""8.5, 14 Foreign aid: who pays, what changes it, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.cards.ids import C5, C16, C36, C40, C42, P5, P9, P24, P42
from westphalia.games.thirty_years_war.events_cards import AidTaken
from westphalia.games.thirty_years_war.state import (
    Card,
    Play,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Pope, Source

# 14.3, 14.4 Whose aid is printed on the cards of a side; Savoy and Sweden help by events (14.3d,
# 14.3e) and are on no card.
SOURCES: Final[list[list[int]]] = [
    [int(Source.FRANCE), int(Source.ENGLAND), int(Source.UP)],
    [int(Source.SPAIN), int(Source.POPE)],
]
# 8.65, 14.5 Events that change what the cards of a source bring, as long as they are in force.
CHANGES: Final[dict[int, list[int]]] = {
    int(Source.SPAIN): [C16, P24, P42],
    int(Source.ENGLAND): [C5],
    int(Source.FRANCE): [C42],
}


class AidCards(Quantity[Seat]):
    """8.5b, 14.1a How many cards a side may play as AID in a turn."""

    def base(self, s: ThirtyYearsWarState, seat: Seat) -> int:
        return 1


class PrintedAid(Quantity[tuple[Card, int]]):
    """8.5a What a card promises from a source, before anything changes it."""

    def base(self, s: ThirtyYearsWarState, pair: tuple[Card, int]) -> int:
        card, source = pair
        return s.board.card_aid[card][source]


aid_cards: Final = AidCards()
printed_aid: Final = PrintedAid()


def may_take_aid(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """8.5b Whether a side may still play a card as AID in this turn."""
    return len(s.aid_cards[seat]) < aid_cards.of(s, seat)


def available(s: ThirtyYearsWarState, source: int) -> bool:
    """14.2a, 14.2b Whether a source gives anything now.  Worked out in ex-14.2."""
    if source == Source.SPAIN:  # 14.4a, 14.4b
        return s.passes_open == 1
    if source == Source.POPE:  # 14.4c, 17.P.2, card.P5
        return s.pope != Pope.URBAN_VIII and not in_force(s, P5)
    if source == Source.FRANCE:  # 14.3a; C42: not in the turn in which Richelieu dies
        return in_force(s, P9) and not richelieu_dies(s)
    if source == Source.ENGLAND:  # 14.3b, 17.E.1
        return not in_force(s, C40)
    return s.dutch_war < s.board.dutch_war_ends[1]  # 14.3c


def richelieu_dies(s: ThirtyYearsWarState) -> bool:
    """card.list.C C42: whether it is the turn of his death; France gives less only later."""
    return in_force(s, C42) and s.happened[C42] == s.turn


def aid_points(s: ThirtyYearsWarState, seat: Seat, card: Card) -> list[int]:
    """8.5a, 14.5 What a card would bring as AID now, by source."""
    points = [0] * len(Source)
    for source in SOURCES[seat]:
        if available(s, source):
            points[source] = points_from(s, source, printed_aid.of(s, (card, source)))
    return points


def points_from(s: ThirtyYearsWarState, source: int, printed: int) -> int:
    """8.65, 14.5 First what is added and subtracted, not below 0; then what is halved."""
    points = printed
    for event in CHANGES.get(source, []):
        if in_force(s, event):
            points += s.board.card_amount[event]
    if source == Source.UP:
        points += s.dutch_aid
    points = max(points, 0)
    return points // 2 if source == Source.FRANCE and in_force(s, C36) else points


def take_aid(play: Play, seat: Seat, card: Card) -> None:
    """8.5a, 14.1c The points of each source are kept apart; the card is remembered."""
    s = play.state
    points = aid_points(s, seat, card)
    s.aid = [there + more for there, more in zip(s.aid, points, strict=True)]
    s.aid_cards[seat].append(card)
    play.tell(AidTaken, seat, card, tuple(points))


@dataclass(frozen=True)
class ExpireAid(Step):
    """14.1b At the end of a turn all aid points are lost, spent or not."""

    def run(self, play: Play) -> None:
        s = play.state
        s.aid = [0] * len(Source)
        s.aid_cards = [[], []]
