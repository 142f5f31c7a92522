"""A toy for the tests of the kernel: a feud of hidden hands between two houses on a ring."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Final

from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.codec import Part, step_kinds
from westphalia.engine.event import Event, Revelation
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.ruleset import Module, Quantity, Ruleset
from westphalia.engine.step import Automatic, Decision, Question, Seat, State, Step
from westphalia.engine.step import Play as AnyPlay

PLACES: Final = ("abbey", "bridge", "castle", "dale", "elmwood")
RING, SEATS, TURNS, ROUNDS, COUNTERS = len(PLACES), 2, 3, 2, 4
LATE_TURN, NO_FROST, HOMES = 2, 0, (0, 1)

EARLY: Final = ("scouts", "riders", "footmen", "levies", "ambush", "truce", "frost")
LATE: Final = ("pikes", "guards", "cannon", "trap", "heralds", "storm")
CARDS: Final = EARLY + LATE
MARCHES: Final = {0: 1, 1: 2, 2: 2, 3: 3, 7: 1, 8: 2, 9: 3}  # how many counters go, by card
AMBUSHES: Final = {CARDS.index("ambush"), CARDS.index("trap")}
TRUCES: Final = {CARDS.index("truce"), CARDS.index("heralds")}

WORDS: Final = Vocabulary()
PLAY, AMBUSH, ASIDE = [WORDS.words(verb, CARDS) for verb in ("play", "ambush", "aside")]
LEAVE, ENTER, RETREAT = [WORDS.words(verb, PLACES) for verb in ("leave", "enter", "retreat")]
PASS: Final = WORDS.word("pass")


@dataclass(eq=False)
class Raid(Part):
    """3.1 A march under way: where it began, where it leads, how many counters are on it."""

    origin: int
    target: int
    force: int

    def copy(self) -> Raid:
        return Raid(self.origin, self.target, self.force)


class FeudState(State):
    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, [])
        self.turn, self.frost = 0, NO_FROST
        self.stacks = [[0] * RING for _ in range(SEATS)]
        self.raid: Raid | None = None
        self.deck = list(range(len(EARLY)))
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.aside: list[list[int]] = [[] for _ in range(SEATS)]

    def copy(self) -> FeudState:
        twin = FeudState(self.rules)
        twin.agenda, twin.turn, twin.frost = self.agenda[:], self.turn, self.frost
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.raid = self.raid.copy() if self.raid else None
        twin.deck, twin.discards = self.deck[:], self.discards[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.aside = [cards[:] for cards in self.aside]
        return twin


Play = AnyPlay[FeudState]


class HandSize(Quantity[None]):
    """1.2 The cards in a full hand."""

    def base(self, s: FeudState, subject: None) -> int:
        return 3


class Pace(Quantity[int]):
    """3.1 The counters that march by a card."""

    def base(self, s: FeudState, card: int) -> int:
        return 1 if s.frost >= s.turn else MARCHES[card]


hand_size: Final = HandSize()
pace: Final = Pace()


# 1. The turn


@dataclass(frozen=True)
class Turn(Step):
    """1.1 Both houses draw, then play a card in turn, twice, and then the turn ends."""

    number: int

    def run(self, play: Play) -> None:
        play.state.turn = self.number
        rounds = [PlayCard(seat) for _ in range(ROUNDS) for seat in range(SEATS)]
        play.then(LateCards(), Draw(0), Draw(1), *rounds, EndOfTurn())


@dataclass(frozen=True)
class LateCards(Step):
    """1.4 In the second turn the late cards come into the deck, with all that was laid down."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.turn == LATE_TURN:
            late = range(len(EARLY), len(CARDS))
            s.deck = sorted([*s.deck, *late, *s.discards, *s.aside[0], *s.aside[1]])
            s.discards, s.aside = [], [[] for _ in range(SEATS)]


@dataclass(frozen=True)
class Draw(Step):
    """1.2 A house fills its hand, as far as there are cards; only the house looks at them."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        while s.deck and len(s.hands[self.seat]) < hand_size.of(s, None):
            card = play.chance.draw(s.deck)
            s.hands[self.seat].append(card)
            play.tell(Drawn, self.seat, card)


@dataclass(frozen=True)
class EndOfTurn(Step):
    """1.3 Both houses lay a card aside and show the rest; then comes another turn or the end."""

    def run(self, play: Play) -> None:
        turn = play.state.turn
        following = [Turn(turn + 1)] if turn < TURNS else []
        play.then(LayAside(0), LayAside(1), *following)


@dataclass(frozen=True)
class LayAside(Decision):
    """1.3 One card goes aside face down, the others are laid down for all to see."""

    seat: Seat

    def ask(self, s: FeudState) -> list[Question]:
        hand = sorted(s.hands[self.seat])
        return [Question(self.seat, "aside", "1.3", [ASIDE[c] for c in hand])] if hand else []

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        s.hands[seat].remove(choice.noun)
        s.aside[seat].append(choice.noun)
        play.tell(LaidAside, seat, choice.noun)
        for card in sorted(s.hands[seat]):
            lay_down(play, seat, card)


# 2. Cards


@dataclass(frozen=True)
class PlayCard(Decision):
    """2.1 A house plays a card that is no ambush, or passes."""

    seat: Seat

    def ask(self, s: FeudState) -> list[Question]:
        hand = [c for c in sorted(s.hands[self.seat]) if c not in AMBUSHES]
        able = [c for c in hand if c not in MARCHES or any(s.stacks[self.seat])]
        return [Question(self.seat, "card", "2.1", [*[PLAY[c] for c in able], PASS])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PASS:
            return
        lay_down(play, seat, choice.noun)
        if choice.noun in MARCHES:
            play.then(Leave(seat, choice.noun))
        elif choice.noun in TRUCES:
            play.cut(EndOfTurn)  # 2.2
        else:
            play.state.frost = play.state.turn + 1  # 2.3


def lay_down(play: Play, seat: Seat, card: int) -> None:
    play.state.hands[seat].remove(card)
    play.state.discards.append(card)
    play.tell(CardShown, seat, card)


# 3. Raids


@dataclass(frozen=True)
class Leave(Automatic):
    """3.1 A stack sends as many counters as the card lets march."""

    seat: Seat
    card: int

    def ask(self, s: FeudState) -> list[Question]:
        held = [LEAVE[place] for place in range(RING) if s.stacks[self.seat][place]]
        return [Question(self.seat, "leave", "3.1", held)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s, origin = play.state, choice.noun
        force = min(pace.of(s, self.card), s.stacks[seat][origin])
        s.stacks[seat][origin] -= force
        s.raid = Raid(origin, origin, force)
        play.then(Enter(seat))


@dataclass(frozen=True)
class Enter(Decision):
    """3.2 They go next door; if the other house is there, it may lay an ambush, and they fight."""

    seat: Seat

    def ask(self, s: FeudState) -> list[Question]:
        ways = [ENTER[place] for place in beside(raid(s).origin)]
        return [Question(self.seat, "enter", "3.2", ways)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        here = raid(play.state)
        here.target = choice.noun
        if play.state.stacks[1 - seat][here.target]:
            play.then(React(1 - seat), Fight(seat))
        else:
            play.then(Arrive(seat))


def beside(place: int) -> list[int]:
    return [(place - 1) % RING, (place + 1) % RING]


def raid(s: FeudState) -> Raid:
    assert s.raid, "no raid is under way"
    return s.raid


@dataclass(frozen=True)
class React(Decision):
    """3.3 The house is asked whatever it holds: a question not asked would tell that."""

    seat: Seat

    def ask(self, s: FeudState) -> list[Question]:
        held = [AMBUSH[c] for c in sorted(s.hands[self.seat]) if c in AMBUSHES]
        return [Question(self.seat, "react", "3.3", [*held, PASS])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not PASS:
            lay_down(play, seat, choice.noun)
            raid(play.state).force -= 1


@dataclass(frozen=True)
class Fight(Step):
    """3.4 A die and the raid against three and the stack; the loser loses a counter and goes."""

    seat: Seat

    def run(self, play: Play) -> None:
        here, die = raid(play.state), play.chance.below(6) + 1
        own, foe = play.state.stacks[self.seat], play.state.stacks[1 - self.seat]
        won = here.force > 0 and die + here.force > 3 + foe[here.target]
        play.tell(Fought, here.target, die, won)
        if won:
            foe[here.target] -= 1
            play.then(Retreat(1 - self.seat), Arrive(self.seat))
        else:
            own[here.origin] += max(0, here.force - 1)
            play.state.raid = None


@dataclass(frozen=True)
class Retreat(Automatic):
    """3.5 A beaten stack goes next door to where no foe is; if it cannot, it is lost."""

    seat: Seat

    def ask(self, s: FeudState) -> list[Question]:
        own, foe, place = s.stacks[self.seat], s.stacks[1 - self.seat], raid(s).target
        free = [RETREAT[way] for way in beside(place) if own[place] and not foe[way]]
        return [Question(self.seat, "retreat", "3.5", free)] if free else []

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        own, place = play.state.stacks[seat], raid(play.state).target
        own[choice.noun], own[place] = own[choice.noun] + own[place], 0


@dataclass(frozen=True)
class Arrive(Step):
    """3.6 The raid joins its stack; what has not left the place is lost."""

    seat: Seat

    def run(self, play: Play) -> None:
        here = raid(play.state)
        play.state.stacks[self.seat][here.target] += here.force
        play.state.stacks[1 - self.seat][here.target] = 0
        play.state.raid = None


# What is told


class Secret(Event):
    """1. What a house does with a card that only the house looks at."""

    seat: Seat
    card: int

    def seen_by(self, seat: Seat) -> bool:
        return seat == self.seat


class Drawn(Secret):
    """1.2 A house drew a card."""


class LaidAside(Secret):
    """1.3 A house laid a card aside."""


class CardShown(Revelation):
    """2.1 A house laid a card down."""

    seat: Seat
    card: int


class Fought(Event):
    """3.4 A fight was decided."""

    place: int
    die: int
    won: bool


MODULES: Final = {
    "allies": Module(
        "allies",
        before={EndOfTurn: lambda _: [Draw(0), Draw(1)]},
        amend={hand_size: lambda s, _, n: n + 1, pace: lambda s, _, n: n + 1},
    ),
}


class Feud(Game):
    def __init__(self) -> None:
        self.name, self.version, self.vocabulary = "feud", "1", WORDS
        self.seat_counts, self.modules, self.options = (SEATS,), tuple(MODULES), ()
        self.fields = ("turn", "frost", "stacks", "raid", "deck", "discards", "hands", "aside")
        self.parts, self.kinds = {"raid": Raid}, step_kinds([sys.modules[__name__]])

    def blank(self, header: Header) -> FeudState:
        return FeudState(Ruleset([MODULES[name] for name in header.modules]))

    def set_up(self, header: Header) -> FeudState:
        s = self.blank(header)
        for seat, home in enumerate(HOMES):
            s.stacks[seat][home] = COUNTERS
        s.agenda = [Turn(1)]
        return s

    def view(self, s: FeudState, seat: Seat) -> dict[str, Any]:
        raid = [s.raid.origin, s.raid.target, s.raid.force] if s.raid else None
        hands = [sorted(h) if n == seat else len(h) for n, h in enumerate(s.hands)]
        aside = [sorted(a) if n == seat else len(a) for n, a in enumerate(s.aside)]
        table = {"turn": s.turn, "frost": s.frost, "stacks": [stack[:] for stack in s.stacks]}
        cards = {"deck": len(s.deck), "discards": s.discards[:], "hands": hands, "aside": aside}
        return {**table, **cards, "raid": raid}

    def imagine(self, s: FeudState, seat: Seat, chance: Chance) -> FeudState:
        twin = s.copy()
        others = [other for other in range(SEATS) if other != seat]
        unseen = [cards for other in others for cards in (s.hands[other], s.aside[other])]
        twin.deck = sorted(sum(unseen, s.deck))
        for other in others:
            twin.hands[other] = [chance.draw(twin.deck) for _ in s.hands[other]]
            twin.aside[other] = [chance.draw(twin.deck) for _ in s.aside[other]]
        return twin

    def scores(self, s: FeudState) -> list[int]:
        return [sum(stack) + sum(map(bool, stack)) for stack in s.stacks]

    def winners(self, s: FeudState) -> list[Seat]:
        return [seat for seat, score in enumerate(self.scores(s)) if score == max(self.scores(s))]

    def faults(self, s: FeudState) -> list[str]:
        cards = sorted(sum(s.hands, sum(s.aside, s.deck + s.discards)))
        known = range(len(CARDS) if s.turn >= LATE_TURN else len(EARLY))
        shared = any(map(min, zip(*s.stacks, strict=True)))
        lost = [] if cards == list(known) else ["cards are lost"]
        return lost + (["both houses hold a place"] if shared else [])


FEUD: Final = Feud()
