"""Lantern Street: two to four players hang lanterns at the same time; who hangs alike goes dark."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.codec import step_kinds
from westphalia.engine.event import Event, Revelation
from westphalia.engine.game import Game, Option
from westphalia.engine.prompt import prompt
from westphalia.engine.record import Header
from westphalia.engine.ruleset import Module, Ruleset
from westphalia.engine.spelling import SEAT, Spelling
from westphalia.engine.step import Automatic, Question, Seat, Simultaneous, State, Step
from westphalia.engine.step import Play as AnyPlay

COLOURS: Final = ("amber", "blue", "green", "rose")
BRIGHTEST, HAND, NONE = 8, 4, -1
LANTERNS: Final = tuple(f"{c}_{n}" for c in COLOURS for n in range(1, BRIGHTEST + 1))
EVENINGS: Final = {"short": 6, "long": 9}

WORDS: Final = Vocabulary()
HANG, TAKE = [WORDS.words(verb, LANTERNS) for verb in ("hang", "take")]

TERMS: Final = {"seat": SEAT, "winners": SEAT, "lantern": "lantern"}


class Street(State):
    """Who holds which lantern, what hangs in the street, and what has been taken."""

    def __init__(self, rules: Ruleset, seats: int, evenings: int) -> None:
        super().__init__(rules, [])
        self.evening, self.evenings = 0, evenings
        self.deck = list(range(len(LANTERNS)))
        self.discards: list[int] = []
        self.prize = NONE
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.covered = [NONE] * seats  # hung, and not lit yet: only its seat knows which
        self.lit = [NONE] * seats
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.fireflies = [0] * seats

    def copy(self) -> Street:
        twin = Street(self.rules, len(self.hands), self.evenings)
        twin.agenda, twin.evening = self.agenda[:], self.evening
        twin.deck, twin.discards, twin.prize = self.deck[:], self.discards[:], self.prize
        twin.hands = [hand[:] for hand in self.hands]
        twin.covered, twin.lit = self.covered[:], self.lit[:]
        twin.taken = [lanterns[:] for lanterns in self.taken]
        twin.fireflies = self.fireflies[:]
        return twin


Play = AnyPlay[Street]


def brightness(lantern: int) -> int:
    return lantern % BRIGHTEST + 1


def dark(s: Street) -> list[Seat]:
    """2.3 Who has hung a lantern as bright as somebody else's."""
    alike = Counter(map(brightness, s.lit))
    return [seat for seat, lantern in enumerate(s.lit) if alike[brightness(lantern)] > 1]


def brightest(s: Street) -> Seat:
    """2.4 Who has the brightest lantern that shines; nobody if all are dark."""
    shining = [seat for seat in range(len(s.lit)) if seat not in dark(s)]
    return max(shining, key=lambda seat: brightness(s.lit[seat]), default=NONE)


def points(s: Street, seat: Seat) -> int:
    """3.1 One lantern of a colour is a point, two are 3, three are 6; 4.1 a firefly is one."""
    sets = Counter(lantern // BRIGHTEST for lantern in s.taken[seat])
    return sum(n * (n + 1) // 2 for n in sets.values()) + s.fireflies[seat]


# 1. The evening


@dataclass(frozen=True)
class Evening(Step):
    """1.1 A prize is shown, all hang a lantern, and one of them may take a lantern home."""

    number: int

    def run(self, play: Play) -> None:
        s = play.state
        s.evening = self.number
        seats = range(len(s.hands))
        following = Evening(self.number + 1) if self.number < s.evenings else LastEvening()
        draws = [FillHand(seat) for seat in seats]
        play.then(*draws, ShowPrize(), Hang(), LightUp(), TakeHome(), SweepUp(), following)


@dataclass(frozen=True)
class FillHand(Step):
    """1.2 Everybody draws up to four lanterns."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        while len(s.hands[self.seat]) < HAND:
            lantern = draw(play)
            s.hands[self.seat].append(lantern)
            play.tell(Drawn, self.seat, lantern)


@dataclass(frozen=True)
class ShowPrize(Step):
    """1.3 The prize of the evening is drawn and lies open."""

    def run(self, play: Play) -> None:
        play.state.prize = draw(play)
        play.tell(PrizeShown, play.state.evening, play.state.prize)


def draw(play: Play) -> int:
    """1.4 When no lantern is left to draw, those swept up are drawn from again."""
    s = play.state
    if not s.deck:
        s.deck, s.discards = sorted(s.discards), []
        play.tell(DeckMixed)
    return play.chance.draw(s.deck)


# 2. Hanging lanterns


@dataclass(frozen=True)
class Hang(Simultaneous):
    """2.1 All hang a lantern from their hand at the same time, covered."""

    def seats(self, s: Street) -> Sequence[Seat]:
        return range(len(s.hands))

    def question(self, s: Street, seat: Seat) -> Question | None:
        if s.covered[seat] != NONE:
            return None
        return Question(seat, "hang", "2.1", [HANG[each] for each in sorted(s.hands[seat])])

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        s.hands[seat].remove(choice.noun)
        s.covered[seat] = choice.noun
        play.tell(Hung, seat, choice.noun)
        if NONE in s.covered:
            play.again(self)


@dataclass(frozen=True)
class LightUp(Step):
    """2.2 All are uncovered; 2.3 those that are equally bright go dark."""

    def run(self, play: Play) -> None:
        s = play.state
        s.lit, s.covered = s.covered, [NONE] * len(s.hands)
        for seat, lantern in enumerate(s.lit):
            play.tell(Lit, seat, lantern)
        for seat in dark(s):
            play.tell(WentDark, seat, s.lit[seat])


@dataclass(frozen=True)
class TakeHome(Automatic):
    """2.4 Who has the brightest that shines takes the prize, or a lantern that went dark."""

    def ask(self, s: Street) -> list[Question]:
        seat = brightest(s)
        if seat == NONE:
            return []
        lanterns = [s.prize, *[s.lit[other] for other in dark(s)]]
        return [Question(seat, "take", "2.4", [TAKE[each] for each in lanterns])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        if choice.noun == s.prize:
            s.prize = NONE
        else:
            s.lit[s.lit.index(choice.noun)] = NONE
        s.taken[seat].append(choice.noun)
        play.tell(Taken, seat, choice.noun)


@dataclass(frozen=True)
class SweepUp(Step):
    """2.5 What still hangs is swept up, and a prize that nobody took with it."""

    def run(self, play: Play) -> None:
        s = play.state
        s.discards += sorted(each for each in [*s.lit, s.prize] if each != NONE)
        s.prize, s.lit = NONE, [NONE] * len(s.hands)


# 3. The end


@dataclass(frozen=True)
class LastEvening(Step):
    """3.2 After the last evening the most points win; if equal, more lanterns; or all of them."""

    def run(self, play: Play) -> None:
        play.tell(FairOver, tuple(LANTERN_STREET.winners(play.state)))


# 4. Fireflies, an expansion


@dataclass(frozen=True)
class CatchFireflies(Step):
    """4.1 Whoever sits in the dark catches a firefly, which is worth a point."""

    def run(self, play: Play) -> None:
        for seat in dark(play.state):
            play.state.fireflies[seat] += 1
            play.tell(FireflyCaught, seat)


FIREFLIES: Final = Module("fireflies", after={LightUp: lambda _: [CatchFireflies()]})


# What is told


class Secret(Event):
    """2.1 What only its seat may know."""

    seat: Seat
    lantern: int

    def seen_by(self, seat: Seat) -> bool:
        return seat == self.seat


class Drawn(Secret):
    """1.2 Somebody drew a lantern."""


class Hung(Secret):
    """2.1 Somebody hung a lantern, covered."""


class PrizeShown(Event):
    """1.3 The prize of an evening."""

    evening: int
    lantern: int


class DeckMixed(Event):
    """1.4 What was swept up is drawn from again."""


class Lit(Revelation):
    """2.2 A lantern was uncovered."""

    seat: Seat
    lantern: int


class WentDark(Event):
    """2.3 A lantern is as bright as another."""

    seat: Seat
    lantern: int


class Taken(Event):
    """2.4 Somebody took a lantern home."""

    seat: Seat
    lantern: int


class FireflyCaught(Event):
    """4.1 Somebody caught a firefly."""

    seat: Seat


class FairOver(Event):
    """3.2 Who has won."""

    winners: tuple[Seat, ...]


class LanternStreet(Game):
    """The game as the house knows it."""

    def __init__(self) -> None:
        self.name, self.version, self.vocabulary = "lantern_street", "1", WORDS
        self.seat_counts, self.modules = (2, 3, 4), (FIREFLIES.name,)
        self.options = (Option("evenings", tuple(EVENINGS), "1.1"),)
        self.fields = (
            *("evening", "deck", "discards", "prize", "hands"),
            *("covered", "lit", "taken", "fireflies"),
        )
        self.kinds = step_kinds([sys.modules[__name__]])
        self.spelled = Spelling(TERMS, {"lantern": LANTERNS})

    def blank(self, header: Header) -> Street:
        rules = Ruleset([FIREFLIES] if header.modules else [])
        return Street(rules, header.seats, EVENINGS[header.options["evenings"]])

    def set_up(self, header: Header) -> Street:
        s = self.blank(header)
        s.agenda = [Evening(1)]
        return s

    def view(self, s: Street, seat: Seat) -> dict[str, Any]:
        return self._seen(s, [seat])

    def opened(self, s: Street) -> dict[str, Any]:
        return self._seen(s, range(len(s.hands)))

    def _seen(self, s: Street, eyes: Sequence[Seat]) -> dict[str, Any]:
        """What lies open, and what those seats hold covered."""
        return {
            "evening": s.evening,
            "evenings": s.evenings,
            "prize": named(s.prize),
            "hands": {str(seat): row(s.hands[seat]) for seat in eyes if seat >= 0},
            "players": [player(s, seat, seat in eyes) for seat in range(len(s.hands))],
            "to_draw": len(s.deck),
            "swept_up": row(s.discards),
            "prompt": prompt(s, self.spelled),
        }

    def imagine(self, s: Street, seat: Seat, chance: Chance) -> Street:
        twin = s.copy()
        others = [other for other in range(len(s.hands)) if other != seat]
        hung = [s.covered[other] for other in others if s.covered[other] != NONE]
        twin.deck = sorted(sum([s.hands[other] for other in others], [*s.deck, *hung]))
        for other in others:
            twin.hands[other] = [chance.draw(twin.deck) for _ in s.hands[other]]
            if s.covered[other] != NONE:
                twin.covered[other] = chance.draw(twin.deck)
        return twin

    def scores(self, s: Street) -> list[int]:
        return [points(s, seat) for seat in range(len(s.hands))]

    def winners(self, s: Street) -> list[Seat]:
        ranks = [(points(s, seat), len(s.taken[seat])) for seat in range(len(s.hands))]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def faults(self, s: Street) -> list[str]:
        hung = [each for each in [s.prize, *s.covered, *s.lit] if each != NONE]
        found = sorted(sum([*s.hands, *s.taken], [*s.deck, *s.discards, *hung]))
        return [] if found == list(range(len(LANTERNS))) else ["lanterns are lost"]


def named(lantern: int) -> str | None:
    return None if lantern == NONE else LANTERNS[lantern]


def row(lanterns: Sequence[int]) -> list[str]:
    return [LANTERNS[each] for each in sorted(lanterns)]


def player(s: Street, seat: Seat, own: bool) -> dict[str, Any]:
    """What lies before a seat; a covered lantern has its name for its own eyes alone."""
    covered = s.covered[seat]
    return {
        "seat": seat,
        "points": points(s, seat),
        "in_hand": len(s.hands[seat]),
        "has_hung": covered != NONE,
        "hung": named(covered if own and covered != NONE else s.lit[seat]),
        "taken": row(s.taken[seat]),
        "fireflies": s.fireflies[seat],
    }


LANTERN_STREET: Final = LanternStreet()
