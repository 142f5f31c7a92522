"""A position of Thirty Years War: the map, the pieces, the decks, the tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import westphalia.engine.step as engine
from westphalia.engine.codec import Part
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.board import Board, SetUp

City = int
Place = int  # a city, or a box: the United Provinces, the flags of Denmark and Sweden
Area = int
Leader = int
Unit = int  # a class of unit counters: its kind and whether it is full or reduced
Card = int

PROTESTANT: Final = 0  # a seat is a side
CATHOLIC: Final = 1
NONE: Final = -1

# What has become of a leader
WAITING: Final = 0  # not in play yet
PRESENT: Final = 1
LOST: Final = 2  # a casualty, or removed: he never comes back

FOREVER: Final = 99  # the last turn of an effect that does not end by itself


@dataclass(eq=False)
class March(Part):
    """8.31, 11.1 An activation under way: who marches, where, and what it has cost.

    The counters on the march are taken off the map until they are dropped or the march ends.
    Movement points are counted for each counter (11.11d): what the leader has spent since it
    joined him.
    """

    seat: int
    leader: int  # the activated leader, or NONE for a unit that moves by a free action
    city: int  # where the stack is now
    came_from: int  # where it entered that from; NONE before the first step
    spent: int  # by the activated leader
    bonus: int  # points that every counter has besides its own (card P50)
    free: int  # whether a free action moves it
    leaders: list[int]  # all who march, the activated one first
    picked: list[int]  # those of them who were picked up on the way (11.15b)
    units: list[int]
    joined: list[int]  # what the leader had spent when each of the units joined
    moved: int  # units that have spent a point under this leader (11.16e)
    dropped: list[int]  # counters that may not move again, as place * PIECES + piece (11.14b)
    trail: list[int]  # places entered, the last one included, and the box it began in (11.16c)
    forage: list[int]  # cities chosen to be pillaged (11.16c)
    drawn: list[int]  # places where units were picked up beside a Dynamic Leader (11.15d)
    freed: list[int]  # places where a Dynamic Leader was picked up (11.15d)

    def copy(self) -> March:
        # fmt: off
        return March(
            self.seat, self.leader, self.city, self.came_from, self.spent, self.bonus, self.free,
            self.leaders.copy(), self.picked.copy(), self.units.copy(), self.joined.copy(),
            self.moved, self.dropped.copy(), self.trail.copy(), self.forage.copy(),
            self.drawn.copy(), self.freed.copy(),
        )
        # fmt: on


@dataclass(eq=False)
class Battle(Part):
    """12.21 A battle under way.  Lists of two are by seat.

    The units that take part are taken off the map, or out of the march, until it is over.
    """

    attacker: int
    city: int
    sally: int  # whether the attackers come out of the Fortress alone (13.17)
    units: list[list[int]]
    besieged: list[int]  # units that came out of the Fortress to join the attackers (13.15)
    leaders: list[list[int]]  # all who take part, wherever their counters are
    commander: list[int]  # whose battle rating counts, or NONE (12.24)
    strength: list[int]
    cards: list[int]  # the combat cards on the table
    modifier: list[int]  # by the cards
    shift: list[int]  # columns further right, by the cards
    rating: list[int]  # what the commanders add to the rolls (12.24)
    surprised: int  # the seat that may play no card, or NONE
    inflicted: list[int]  # the loss number that a seat rolled against the other
    losses: list[int]  # what a seat has still to lose

    def copy(self) -> Battle:
        # fmt: off
        return Battle(
            self.attacker, self.city, self.sally,
            [units.copy() for units in self.units], self.besieged.copy(),
            [leaders.copy() for leaders in self.leaders],
            self.commander.copy(), self.strength.copy(), self.cards.copy(), self.modifier.copy(),
            self.shift.copy(), self.rating.copy(), self.surprised, self.inflicted.copy(),
            self.losses.copy(),
        )
        # fmt: on


@dataclass(eq=False)
class ThirtyYearsWarState(engine.State):
    """Everything that bears on the rest of the war, as lists of small ints."""

    board: Board
    set_up: SetUp
    turn: int
    round: int  # of the Action Phase; 0 outside it
    vp: int
    # the cities: who controls each, who held a city in revolt before, who raised the revolt;
    # pillage; whether its controller's pieces are inside the Fortress; the Siege marker and its
    # number; cities whose Siege marker was placed in this round
    control: list[int]
    held: list[int]
    revolt: list[int]
    pillage: list[int]
    inside: list[int]
    siege: list[int]
    laid: list[int]
    # the Areas: who controls each, whether it has its Neutral marker
    holder: list[int]
    neutral: list[int]
    # the Electors: who holds each award, the Area of the Palatine Elector
    awards: list[int]
    palatine: int
    # the pieces by place, sorted: units, then leaders; what became of each leader; leaders who are
    # in play on the back of another's counter; counters of each kind that left the game for good
    pieces: list[list[int]]
    fate: list[int]
    stand_ins: list[int]
    gone: list[int]
    # the cards: by seat in hand, those of them that all can tell to be there, unplayed, played; out
    # of the game; by card the turn in which it was last played as an event, and the last turn in
    # which its effect is in force
    hands: list[list[int]]
    known: list[list[int]]
    unplayed: list[list[int]]
    played: list[list[int]]
    removed: list[int]
    happened: list[int]
    until: list[int]
    # this turn: aid points by source, units with an Unpaid marker as place * PIECES + unit, by seat
    # the cards played as AID and the actions taken, the War Entry event played
    aid: list[int]
    unpaid: list[int]
    aid_cards: list[list[int]]
    actions: list[int]
    war_entry: int
    # the tracks and boxes
    groups: int  # how many groups of cards are in the decks
    france: int  # whether France is in the war
    sweden: int  # whether Sweden is
    pope: int
    passes_open: int
    dutch_war: int
    dutch_aid: int
    dutch_scored: list[int]  # boxes of the track that have given their points
    response: int  # whether the Protestant still has to respond to Spinola (16.251)
    spinola_checked: int
    saxony: int  # the side of the Saxons
    rebellion: int  # whether Hungary is in rebellion
    swedish_base: int
    base_moved: int  # whether the Swedish base was moved in this turn
    cardinal: int  # the turn at whose end the Cardinal's army must be in the zone, or 0
    conflict: int  # whether French and Swedes who stand together still have a card round to part
    influence: int  # Wallenstein's
    wallenstein: int  # what became of him: a Career
    truce: int  # the turn in whose recovery nobody halves the roll, or 0
    result: int  # how the war ended, or NONE: see rules/victory.py
    # the optional rules: by line the cities that have it, as the bits of two numbers, or NONE if
    # that is not fixed (19.3, rules/communications.py); by source the points that were spent before
    # an event took them back (19.4a); whether the recruits of this card are not paid for (19.4b);
    # by seat the last turn with a Campaign Move (19.8a), and the counters that its first army has
    # moved, as place * PIECES + piece (19.8d); the last turn with a plot (19.11)
    fixed_lines: list[int]
    owed: list[int]
    unfunded: int
    campaigned: list[int]
    rested: list[int]
    plotted: int
    # one visit a battle: cards in the attacker's hand that lie sealed; by seat the steps that it
    # gives up when both have chosen, the seats that have; where the loser will retreat to, NONE, or
    # LATER if he waits
    sealed: list[int]
    given: list[list[int]]
    handed_in: list[int]
    way: int
    # what is under way
    march: March | None
    battle: Battle | None

    def copy(self) -> ThirtyYearsWarState:
        # fmt: off
        return ThirtyYearsWarState(
            self.rules, self.agenda.copy(), self.board, self.set_up,
            self.turn, self.round, self.vp,
            self.control.copy(), self.held.copy(), self.revolt.copy(), self.pillage.copy(),
            self.inside.copy(), self.siege.copy(), self.laid.copy(),
            self.holder.copy(), self.neutral.copy(), self.awards.copy(), self.palatine,
            list(map(list.copy, self.pieces)), self.fate.copy(), self.stand_ins.copy(),
            self.gone.copy(),
            list(map(list.copy, self.hands)), list(map(list.copy, self.known)),
            list(map(list.copy, self.unplayed)), list(map(list.copy, self.played)),
            self.removed.copy(),
            self.happened.copy(), self.until.copy(),
            self.aid.copy(), self.unpaid.copy(), list(map(list.copy, self.aid_cards)),
            self.actions.copy(),
            self.war_entry, self.groups, self.france, self.sweden, self.pope, self.passes_open,
            self.dutch_war, self.dutch_aid, self.dutch_scored.copy(), self.response,
            self.spinola_checked,
            self.saxony, self.rebellion, self.swedish_base, self.base_moved, self.cardinal,
            self.conflict, self.influence, self.wallenstein, self.truce, self.result,
            self.fixed_lines.copy(), self.owed.copy(), self.unfunded, self.campaigned.copy(),
            self.rested.copy(), self.plotted,
            self.sealed.copy(), list(map(list.copy, self.given)), self.handed_in.copy(),
            self.way,
            self.march.copy() if self.march else None,
            self.battle.copy() if self.battle else None,
        )
        # fmt: on


Play = engine.Play[ThirtyYearsWarState]


def enemy(seat: Seat) -> Seat:
    """1.2a The other side."""
    return CATHOLIC - seat


def in_force(s: ThirtyYearsWarState, card: Card) -> bool:
    """card.rule.e Whether the effect of a card that was played as an event lasts."""
    return s.until[card] >= s.turn
