"""What a seat may know, ready to draw: an allow-list with derived facts.

Hidden are the hands, and with them which cards are left to be drawn by their owners.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from math import comb
from operator import attrgetter
from typing import Any, Final

from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.game import SPECTATOR, Seen
from westphalia.engine.prompt import prompt
from westphalia.engine.step import NOBODY, Seat, Step
from westphalia.games.thirty_years_war.imagine import unseen
from westphalia.games.thirty_years_war.pieces import LEADERS, PIECES, CountersInPlay, units_at
from westphalia.games.thirty_years_war.rules.control import electors_of
from westphalia.games.thirty_years_war.rules.decks import peace_bar
from westphalia.games.thirty_years_war.rules.march import HIGHEST_VALUE, may_act, needed
from westphalia.games.thirty_years_war.rules.pay import aid_points, may_take_aid, sources_of
from westphalia.games.thirty_years_war.rules.recruiting import ATTEMPTS, recruiters
from westphalia.games.thirty_years_war.rules.stacking import own_pieces
from westphalia.games.thirty_years_war.rules.turn import CardRound, PlayEvent, card_bar, phase_of
from westphalia.games.thirty_years_war.rules.victory import (
    End,
    FinalVictory,
    catholic_goal,
    protestant_goal,
)
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    FOREVER,
    NONE,
    PROTESTANT,
    Card,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import (
    Award,
    Career,
    Category,
    Group,
    Phase,
    Pope,
    Result,
)
from westphalia.games.thirty_years_war.views.battle import (
    battle_view,
    clash_view,
    combat_view,
    sealed_view,
    waiting_view,
)
from westphalia.games.thirty_years_war.views.board import (
    BOTH,
    advised_pillage,
    areas_view,
    boxes_view,
    cities_view,
    side,
)
from westphalia.games.thirty_years_war.views.march import (
    SOURCES,
    advised_recovery,
    march_view,
    pay_view,
    paying_steps,
)
from westphalia.games.thirty_years_war.words import ACT, AID, EVENT, RECRUIT, reason, spelled


def view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """The whole table as *seat* sees it; -1 is a spectator."""
    return views(s, [seat])[0]


def views(
    s: ThirtyYearsWarState,
    seats: Sequence[Seat],
    before: Seen[ThirtyYearsWarState] | None = None,
) -> list[dict[str, Any]]:
    """The views of several seats: the hand of each laid over what all may know.

    What is as it was when the table was seen *before* is not made again.
    """
    unchanged = Unchanged(s, before)
    public = public_view(s, unchanged)
    return [own_view(s, public, seat, unchanged) if seat >= 0 else public for seat in seats]


def own_view(
    s: ThirtyYearsWarState, public: dict[str, Any], seat: Seat, unchanged: Unchanged
) -> dict[str, Any]:
    """What a spectator sees, with the part that only *seat* may know laid over it."""
    hand = unchanged.hand(seat) or hand_view(s, seat)
    piles = unchanged.piles(seat) or piles_view(s, seat)
    own = {"seat": seat, "hand": hand, "piles": piles}
    return {**public, **own, **sealed_view(s, seat), **waiting_view(s, seat)}


def map_view(s: ThirtyYearsWarState, unchanged: Unchanged) -> dict[str, Any]:
    """2.4 The map, and who holds what is voted with."""
    known = unchanged.map_parts()
    return {
        "cities": known.get("cities") or cities_view(s, unchanged.cities()),
        "boxes": known.get("boxes") or boxes_view(s),
        "areas": known.get("areas") or areas_view(s),
        "electors": known.get("electors") or electors_view(s),
    }


def frame_view(s: ThirtyYearsWarState, unchanged: Unchanged) -> dict[str, Any]:
    """6.0 When it is, what the table waits for, and what lies beside the map."""
    known = unchanged.beside_the_map()
    return {
        **when(s),
        "round": s.round,
        "phase": Phase(phase_of(s)).name.lower(),
        "scenario": s.set_up.name,
        "last_turn": s.set_up.last_turn,
        "prompt": prompt(s, spelled),
        "tracks": known.get("tracks") or tracks_view(s),
        "aid": {name: s.aid[source] for source, name in enumerate(SOURCES)},
        "deck": known.get("deck") or deck_view(s),
    }


def public_view(s: ThirtyYearsWarState, unchanged: Unchanged) -> dict[str, Any]:
    """1.2 All that lies open."""
    shown: dict[str, Any] = {
        "seat": SPECTATOR,
        **frame_view(s, unchanged),
        **map_view(s, unchanged),
        "victory": unchanged.victory() or victory_view(s),
        "seats": [seat_view(s, seat, unchanged) for seat in BOTH],
        "piles": unchanged.piles(SPECTATOR) or piles_view(s, SPECTATOR),
    }
    if s.march:
        shown["march"] = march_view(s, s.march)
    if s.battle:
        shown["battle"] = battle_view(s, s.battle)
    clash = clash_view(s)
    if clash:
        shown["clash"] = clash
    advice = advised_recovery(s) or advised_pillage(s)
    if advice:
        shown["advice"] = [choice.text for choice in advice]
    return shown


def opened(s: ThirtyYearsWarState) -> dict[str, Any]:
    """The table with both hands turned up."""
    public = public_view(s, Unchanged(s))
    hands = [
        {
            **pile,
            "cards": names(s, s.hands[seat]),
            "to_come": names(s, s.unplayed[seat]),
            **sealed_view(s, seat),
        }
        for seat, pile in enumerate(public["piles"])
    ]
    return {**public, "piles": hands}


def when(s: ThirtyYearsWarState) -> dict[str, int]:
    """1.3 The turn, and its years from the first to the last."""
    year, until = s.board.years_of(s.turn)
    return {"turn": s.turn, "year": year, "until": until}


def standing(s: ThirtyYearsWarState) -> dict[str, list[int]]:
    """1.2a The VP total, which is one for both; what each controls, and the force of its units."""
    return {
        "vp": [s.vp] * 2,
        "areas": [s.holder.count(seat) for seat in BOTH],
        "cities": [s.control.count(seat) for seat in BOTH],
        "factors": [factors(s, seat) for seat in BOTH],
    }


def factors(s: ThirtyYearsWarState, seat: Seat) -> int:
    """12.22 The combat factors of all units of a side, on the map and on their way."""
    sides, strength, there = s.board.piece_sides[s.saxony], s.board.strength, CountersInPlay(s)
    return sum([strength[n] * there.of_class[n] for n in range(LEADERS) if sides[n] == seat])


def seat_view(s: ThirtyYearsWarState, seat: Seat, unchanged: Unchanged) -> dict[str, Any]:
    """8.2, 8.5b, 15.1 What a side has done in this turn, and how it stands with its pay."""
    return {
        **side_view(s, seat),
        "no_peace": reason(peace_bar(s, seat)) or {},
        "pay": unchanged.pay(seat) or pay_view(s, seat),
    }


def side_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """8.2, 8.5b What a side has done in this turn, and what it holds."""
    return {
        "actions": s.actions[seat],
        "aid_cards": names(s, s.aid_cards[seat]),
        "areas": s.holder.count(seat),
        "cities": s.control.count(seat),
        "factors": factors(s, seat),
    }


def electors_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """5.14, 5.141a Who controls each Elector, and who holds the awards for most of them and all."""
    board = s.board
    areas = [*board.elector_areas, s.palatine]
    awards = {award.name.lower(): int(award) for award in Award}
    return {
        "areas": {board.areas[area]: side(s.holder[area]) for area in areas},
        "cities": {board.cities[city]: side(s.control[city]) for city in board.elector_cities},
        "count": [electors_of(s, seat) for seat in BOTH],
        "awards": {
            name: {
                "holder": side(s.awards[award]),
                "needs": board.award_electors[award],
                "points": board.award_vp[award],
            }
            for name, award in awards.items()
        },
    }


def victory_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """5.1, 5.2, 18 The VP total, what ends the war early, and what it would come to now."""
    return {
        **total_view(s),
        "early": s.board.early_victory[:],
        "capitals": {s.board.cities[city]: side(s.control[city]) for city in s.board.capitals},
        "if_over_now": Result(final_result(s)).name.lower(),
    }


def total_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """5.1, 5.2 The VP total, and by seat the one that it needs."""
    goals = [protestant_goal.of(s, None), catholic_goal.of(s, None)]
    met = [s.vp <= goals[PROTESTANT], s.vp >= goals[CATHOLIC]]
    return {"vp": s.vp, "goals": goals, "met": met}


def final_result(s: ThirtyYearsWarState) -> int:
    """5.22 How the war would end if this were the end of its last turn."""
    if s.result != NONE:
        return s.result
    twin = s.copy()
    twin.agenda = [End(), *s.rules.schedule([FinalVictory()])]
    return Play(twin, Scripted([])).state.result


def tracks_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """7, 14, 16, 17 The tracks and boxes beside the map."""
    least, most = s.board.dutch_war_ends
    base = s.board.places[s.swedish_base] if s.swedish_base != NONE else None
    return {
        "dutch_war": {
            "box": s.dutch_war,
            "first": least,
            "last": most,
            "aid": s.dutch_aid,
            "scored": s.dutch_scored[:],
            "response_owed": bool(s.response),
        },
        "influence": {"box": s.influence, "end": s.board.influence_end},
        "wallenstein": Career(s.wallenstein).name.lower(),
        "pope": Pope(s.pope).name.lower(),
        "passes_open": bool(s.passes_open),
        "france": bool(s.france),
        "sweden": bool(s.sweden),
        "saxony": side(s.saxony) if s.saxony != NOBODY else None,
        "rebellion": bool(s.rebellion),
        "swedish_base": {"city": base, "moved": bool(s.base_moved)},
        "cardinal": s.cardinal or None,
        "conflict": bool(s.conflict),
        "truce": s.truce or None,
        "war_entry": s.board.cards[s.war_entry] if s.war_entry else None,
    }


# Which parts are as they were before

Facts = Callable[[ThirtyYearsWarState], Any]


def all_but(names: str) -> Facts:
    """The fields of a position, but for some."""
    left_out = names.split()
    return attrgetter(*[f.name for f in fields(ThirtyYearsWarState) if f.name not in left_out])


# What the map and the pay do not show; what moves on the map, and what stays; what else the cards
# in hand depend on.
AT_HAND: Final = (
    "round vp hands known unplayed played removed aid_cards actions sealed given handed_in way"
    " battle"
)
in_the_land: Final = all_but(f"rules agenda march {AT_HAND} pieces aid unpaid")
in_the_field: Final = attrgetter("pieces", "aid", "unpaid")
of_cities: Final = attrgetter(*"control held revolt pillage inside siege pieces".split())
at_hand: Final = attrgetter(*AT_HAND.split())
in_the_piles: Final = attrgetter("hands", "known", "unplayed", "played")
LAND: Final = ("areas", "electors")
MAP: Final = ("cities", "boxes", *LAND)
BESIDE: Final = ("tracks", "deck")


class Unchanged:
    """What may be taken over from an earlier view."""

    def __init__(
        self, s: ThirtyYearsWarState, before: Seen[ThirtyYearsWarState] | None = None
    ) -> None:
        self._now = s
        self._then = before[0] if before else s
        self._views = before[1] if before else {}
        self.land = bool(before) and in_the_land(self._then) == in_the_land(s)
        self.map = self.land and in_the_field(self._then) == in_the_field(s)
        self._piles = bool(before) and in_the_piles(self._then) == in_the_piles(s)
        asked = asks(self._then) == asks(s)
        self._hands = self.map and asked and at_hand(self._then) == at_hand(s)

    def map_parts(self) -> dict[str, Any]:
        """The map, if it is as it was; or of it what shows no pieces."""
        known = self._views.get(SPECTATOR, {})
        return {name: known[name] for name in (MAP if self.map else LAND if self.land else ())}

    def cities(self) -> dict[str, Any]:
        """The cities to which nothing has happened, and where nobody has come or gone.

        A siege depends on more than its city: on cards in force and on who leads it.
        """
        then, now = self._then, self._now
        if not self._views or then.saxony != now.saxony or bool(then.unpaid) != bool(now.unpaid):
            return {}
        known = self._views[SPECTATOR]["cities"]
        facts = zip(now.board.cities, by_city(then), by_city(now), strict=True)
        alike = {name for name, was, becomes in facts if was == becomes}
        alike -= {now.board.places[place] for place in paid_in(then, now)}
        return {name: known[name] for name in alike if self.land or "siege" not in known[name]}

    def beside_the_map(self) -> dict[str, Any]:
        """7, 8.1 The tracks and the sets of cards, if nothing has happened there."""
        if not self.land or self._then.removed != self._now.removed:
            return {}
        known = self._views[SPECTATOR]
        return {name: known[name] for name in BESIDE}

    def victory(self) -> dict[str, Any] | None:
        """5.2 How near both sides are to victory, if land and total are as they were."""
        if not self.land or self._then.vp != self._now.vp:
            return None
        known: dict[str, Any] = self._views[SPECTATOR]["victory"]
        return known

    def piles(self, seat: Seat) -> list[dict[str, Any]] | None:
        """6.0.C The piles as a seat sees them, if no card has come or gone."""
        if not self._piles or seat not in self._views:
            return None
        known: list[dict[str, Any]] = self._views[seat]["piles"]
        return known

    def pay(self, seat: Seat) -> dict[str, Any] | None:
        """15.1 The pay of a side; what it has still to pay lies on the agenda."""
        then, now = self._then, self._now
        if not self.land or in_arrears(then, seat) != in_arrears(now, seat):
            return None
        changed = [place for place, here in enumerate(now.pieces) if here != then.pieces[place]]
        if any(to_be_paid(then, seat, place) != to_be_paid(now, seat, place) for place in changed):
            return None
        known: dict[str, Any] = self._views[SPECTATOR]["seats"][seat]["pay"]
        return known

    def hand(self, seat: Seat) -> list[dict[str, Any]] | None:
        """8.2a The cards of a seat; what an event would do is tried while a card is asked for."""
        if not self._hands or seat not in self._views:
            return None
        known: list[dict[str, Any]] = self._views[seat]["hand"]
        return known


def by_city(s: ThirtyYearsWarState) -> Iterator[tuple[Any, ...]]:
    """What bears on one city alone; among the pieces boxes come after all cities."""
    return zip(*of_cities(s), strict=False)


def asks(s: ThirtyYearsWarState) -> bool:
    """8.2 Whether a card is asked for."""
    top: Step | None = s.agenda[-1] if s.agenda else None
    return isinstance(top, CardRound)


def paid_in(then: ThirtyYearsWarState, now: ThirtyYearsWarState) -> set[Place]:
    """15.13c Where units have got an Unpaid marker, or lost one."""
    before, after = then.unpaid, now.unpaid
    if before == after:
        return set()
    return {code // PIECES for code in before + after if before.count(code) != after.count(code)}


def in_arrears(s: ThirtyYearsWarState, seat: Seat) -> tuple[Any, ...]:
    """15.13a, 15.134 The points that may pay a side, its Unpaid markers, what it is still asked."""
    side = s.board.piece_sides[s.saxony]
    points = [s.aid[source] for source in sources_of(seat)]
    return points, [c for c in s.unpaid if side[c % PIECES] == seat], paying_steps(s, seat)


def to_be_paid(s: ThirtyYearsWarState, seat: Seat, place: Place) -> tuple[list[int], bool]:
    """15.14b Who of a side stands in a place, and whether enemy units break its lines there."""
    return own_pieces(s, place, seat), bool(units_at(s, place, enemy(seat)))


# ------------------------------------------------------------------------------
# The cards: hands, decks, and what each card in hand could do now.


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
