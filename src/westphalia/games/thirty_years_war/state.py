"""A position of Thirty Years War: the map, the pieces, the decks, the tracks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import westphalia.engine.step as engine
from westphalia.engine.codec import Part
from westphalia.engine.rows import Row
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

    seat: int  # whose march it is
    leader: int  # the activated leader, or NONE for a unit that moves by a free action
    city: int  # where the stack is now
    came_from: int = NONE  # where it entered that from; NONE before the first step
    spent: int = 0  # by the activated leader
    bonus: int = 0  # points that every counter has besides its own (card P50)
    free: int = 0  # whether a free action moves it
    leaders: list[int] = field(default_factory=list)  # all who march, the activated one first
    picked: list[int] = field(default_factory=list)  # those picked up on the way (11.15b)
    units: list[int] = field(default_factory=list)  # all that march
    joined: list[int] = field(default_factory=list)  # by unit what the leader had spent then
    moved: int = 0  # units that have spent a point under this leader (11.16e)
    dropped: list[int] = field(default_factory=list)  # stay: place * PIECES + piece (11.14b)
    trail: list[int] = field(default_factory=list)  # places entered, and a box it began in (11.16c)
    forage: list[int] = field(default_factory=list)  # cities chosen to be pillaged (11.16c)
    drawn: list[int] = field(default_factory=list)  # where a Dynamic Leader drew units (11.15d)
    freed: list[int] = field(default_factory=list)  # where he was picked up himself (11.15d)

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

    attacker: int  # a seat
    city: int  # where it is fought
    sally: int  # whether the attackers come out of the Fortress alone (13.17)
    units: list[list[int]]  # all that take part
    besieged: list[int] = field(default_factory=list)  # came out to join the attackers (13.15)
    leaders: list[list[int]] = field(default_factory=lambda: [[], []])  # wherever they stand
    commander: list[int] = field(default_factory=lambda: [NONE, NONE])  # his rating counts (12.24)
    strength: list[int] = field(default_factory=lambda: [0, 0])  # combat factors (12.22)
    cards: list[int] = field(default_factory=list)  # the combat cards on the table
    modifier: list[int] = field(default_factory=lambda: [0, 0])  # by the cards
    shift: list[int] = field(default_factory=lambda: [0, 0])  # columns to the right, by the cards
    rating: list[int] = field(default_factory=lambda: [0, 0])  # commanders add it to rolls (12.24)
    surprised: int = NONE  # the seat that may play no card
    inflicted: list[int] = field(default_factory=lambda: [0, 0])  # the loss number it rolled
    losses: list[int] = field(default_factory=lambda: [0, 0])  # what a seat has still to lose

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

    board: Board  # the printed facts
    set_up: SetUp  # the scenario
    turn: int  # its number in the campaign
    round: int  # of the Action Phase; 0 outside it
    vp: int  # the VP total

    # The cities, by city
    control: Row  # the seat that controls it
    held: Row  # the seat that held it before it revolted
    revolt: Row  # the seat that raised the revolt
    pillage: Row  # the level of its Pillage marker; 0 without one
    inside: Row  # whether its controller's pieces are inside the Fortress
    siege: Row  # 0 without a Siege marker, else one more than its number
    laid: list[int]  # the cities whose Siege marker was placed in this round

    # The Areas and the Electors
    holder: Row  # by Area the seat that controls it
    neutral: Row  # by Area whether it has its Neutral marker
    awards: list[int]  # by Elector the seat that has the award
    palatine: int  # the Area of the Palatine Elector

    # The pieces
    pieces: list[list[int]]  # by place, sorted: units, then leaders
    fate: Row  # by leader: WAITING, PRESENT or LOST
    stand_ins: list[int]  # leaders in play on the back of another's counter
    gone: list[int]  # by kind the counters that left the game for good

    # The cards
    hands: list[list[int]]  # by seat the cards in hand
    known: list[list[int]]  # by seat the cards in hand that all can tell to be there
    unplayed: list[list[int]]  # by seat the Unplayed pile
    played: list[list[int]]  # by seat the Played pile
    removed: list[int]  # out of the game
    happened: list[int]  # by card the turn in which it was last played as an event
    until: Row  # by card the last turn in which its effect is in force

    # This turn
    aid: list[int]  # aid points, by source
    unpaid: list[int]  # units with an Unpaid marker, as place * PIECES + unit
    aid_cards: list[list[int]]  # by seat the cards played as AID
    actions: list[int]  # by seat how many it has taken
    war_entry: int  # the card of the War Entry event played, or 0

    # The tracks and boxes
    groups: int  # how many groups of cards are in the decks
    france: int  # whether France is in the war
    sweden: int  # whether Sweden is
    pope: int  # who it is: a Pope
    passes_open: int  # whether the Val Telline Passes are
    dutch_war: int  # the box of the marker
    dutch_aid: int  # what it changes in the points of the United Provinces
    dutch_scored: list[int]  # boxes of the track that have given their points
    response: int  # whether the Protestant still has to respond to Spinola (16.251)
    spinola_checked: int  # whether Spinola's army was looked for (5.15)
    saxony: int  # the side of the Saxons
    rebellion: int  # whether Hungary is in rebellion
    swedish_base: int  # the port of its marker, or NONE
    base_moved: int  # whether the Swedish base was moved in this turn
    cardinal: int  # the turn at whose end the Cardinal's army must be in the zone, or 0
    conflict: int  # whether French and Swedes who stand together still have a card round to part
    influence: int  # Wallenstein's
    wallenstein: int  # what became of him: a Career
    truce: int  # the turn in whose recovery nobody halves the roll, or 0
    result: int  # how the war ended, or NONE: see rules/victory.py

    # Optional rules
    fixed_lines: list[int]  # by line its cities as bits of two numbers, or NONE: not fixed (19.3)
    owed: list[int]  # by source the points spent before an event took them back (19.4a)
    unfunded: int = 0  # whether the recruits of this card are not paid for (19.4b)
    campaigned: list[int] = field(default_factory=lambda: [0, 0])  # turn of the last one (19.8a)
    rested: list[int] = field(default_factory=list)  # counters its first army moved (19.8d)
    plotted: int = 0  # the last turn with a plot (19.11)

    # One visit a battle
    sealed: list[int] = field(default_factory=list)  # cards that lie sealed in the attacker's hand
    given: list[list[int]] = field(default_factory=lambda: [[], []])  # steps a seat gives up
    handed_in: list[int] = field(default_factory=list)  # the seats that have chosen them
    way: int = NONE  # where the loser will retreat to; LATER if he waits

    # What is under way
    march: March | None = None  # 8.31
    battle: Battle | None = None  # 12.21

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
