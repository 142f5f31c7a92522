"""A toy for the tests of the kernel: a war of secret plans between two seats on a ring."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Final

from westphalia.engine.chance import Chance, binomial
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.codec import step_kinds
from westphalia.engine.event import Event, Revelation
from westphalia.engine.game import Game, Option
from westphalia.engine.record import Header
from westphalia.engine.ruleset import Module, Quantity, Ruleset
from westphalia.engine.step import NOBODY, Decision, Question, Seat, Simultaneous, State, Step
from westphalia.engine.step import Play as AnyPlay

PROVINCES: Final = ("ash", "birch", "cedar", "elm", "fir", "oak")
RING, SEATS, UNPLANNED = len(PROVINCES), 2, -2
DEADLY: Final = binomial(0.25)
CARDS: Final = (0, 1, 1, 2, 3, 3, 4, 5)

WORDS: Final = Vocabulary()
PLAN: Final = WORDS.words("plan", PROVINCES)
MARCH: Final = WORDS.words("march", PROVINCES)
PASS, READY, STAY = [WORDS.word(verb) for verb in ("pass", "ready", "stay")]


class WarState(State):
    def __init__(self, rules: Ruleset, sides: int) -> None:
        super().__init__(rules, [])
        self.sides, self.year = sides, 0
        self.owner, self.armies = [province % SEATS for province in range(RING)], [3] * RING
        self.plans, self.ready = [UNPLANNED] * SEATS, [0] * SEATS
        self.deck = list(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]

    def copy(self) -> WarState:
        twin = WarState(self.rules, self.sides)
        twin.agenda, twin.year = self.agenda[:], self.year
        twin.owner, twin.armies = self.owner[:], self.armies[:]
        twin.plans, twin.ready = self.plans[:], self.ready[:]
        twin.deck, twin.hands = self.deck[:], [hand[:] for hand in self.hands]
        return twin


Play = AnyPlay[WarState]


class Years(Quantity[None]):
    """1.3 The years in the game."""

    def base(self, s: WarState, subject: None) -> int:
        return 2


years: Final = Years()


@dataclass(frozen=True)
class Year(Step):
    """1. A year is planning, then the marches in seat order, then winter."""

    def run(self, play: Play) -> None:
        play.state.plans, play.state.ready = [UNPLANNED] * SEATS, [0] * SEATS
        play.then(Planning(), RevealPlans(), *[March(seat) for seat in range(SEATS)], Winter())


@dataclass(frozen=True)
class Winter(Step):
    """1.3 The poorer seat gets a card and a new year begins, unless this was the last."""

    def run(self, play: Play) -> None:
        s = play.state
        s.year += 1
        if s.year < years.of(s, None):
            play.then(Deal(min(range(SEATS), key=s.owner.count)), Year())


@dataclass(frozen=True)
class Deal(Step):
    """1.4 A card is drawn, and only its new owner looks at it."""

    seat: Seat

    def run(self, play: Play) -> None:
        card = play.chance.draw(play.state.deck)
        play.state.hands[self.seat].append(card)
        play.tell(Dealt, self.seat, card)


@dataclass(frozen=True)
class Planning(Simultaneous):
    """2.1 All seats plan at the same time: a province or none, and then they say so."""

    def seats(self, s: WarState) -> range:
        return range(SEATS)

    def question(self, s: WarState, seat: Seat) -> Question | None:
        choices = [READY] if s.plans[seat] > UNPLANNED else plannable(s, seat)
        return None if s.ready[seat] else Question(seat, "plan", "2.1", choices)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is READY:
            play.state.ready[seat] = 1
        else:
            play.state.plans[seat] = choice.noun
        if 0 in play.state.ready:
            play.again(self)


def plannable(s: WarState, seat: Seat) -> list[Choice]:
    return [PLAN[p] for p in range(RING) if s.owner[p] == seat] + [PASS]


@dataclass(frozen=True)
class RevealPlans(Step):
    """2.3 When all are ready, all plans are shown."""

    def run(self, play: Play) -> None:
        play.tell(Planned, tuple(play.state.plans))


@dataclass(frozen=True)
class March(Decision):
    """3.1 The planned province, if still held, sends all but one army next door."""

    seat: Seat

    def ask(self, s: WarState) -> list[Question]:
        origin = s.plans[self.seat]
        able = origin != NOBODY and s.owner[origin] == self.seat and s.armies[origin] > 1
        nearby = [MARCH[(origin + way) % RING] for way in (-1, 1)]
        return [Question(self.seat, "march", "3.1", [*nearby, STAY])] if able else []

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is STAY:
            return
        s, origin = play.state, play.state.plans[seat]
        force, s.armies[origin] = s.armies[origin] - 1, 1
        if s.owner[choice.noun] == seat:
            s.armies[choice.noun] += force
        else:
            play.then(Battle(seat, choice.noun, force))


@dataclass(frozen=True)
class Battle(Step):
    """3.2 Each round a die: in its upper half the defender loses an army, else the attacker."""

    attacker: Seat
    province: int
    force: int

    def run(self, play: Play) -> None:
        s, force = play.state, self.force
        while force and s.armies[self.province]:
            if (play.chance.below(s.sides) + 1) * 2 > s.sides:
                s.armies[self.province] -= 1
            else:
                force -= 1
        if force:
            s.owner[self.province], s.armies[self.province] = self.attacker, force


@dataclass(frozen=True)
class Plague(Step):
    """4.1 In one province each army dies with a chance of one in four."""

    def run(self, play: Play) -> None:
        struck = play.chance.below(RING)
        play.state.armies[struck] -= play.chance.successes(play.state.armies[struck], DEADLY)


class Planned(Revelation):
    """2.3 All plans came to light."""

    provinces: tuple[int, ...]


class Dealt(Event):
    """1.4 A seat got a card."""

    seat: Seat
    card: int

    def seen_by(self, seat: Seat) -> bool:
        return seat == self.seat


MODULES: Final = {
    "plague": Module(
        "plague",
        before={Winter: lambda _: [Deal(0)]},
        after={RevealPlans: lambda _: [Plague()]},
        amend={years: lambda s, _, n: n + 1},
    ),
    "truce": Module("truce", instead={Battle: lambda b: Battle(b.attacker, b.province, 0)}),
    "rout": Module("rout", instead={Battle: lambda b: Battle(b.attacker, b.province, 9)}),
}


class LittleWar(Game):
    def __init__(self) -> None:
        self.name, self.version, self.vocabulary = "little_war", "1", WORDS
        self.seat_counts, self.modules = (SEATS,), tuple(MODULES)
        self.options = (Option("dice", ("six", "ten"), "3.2"),)
        self.fields = ("sides", "year", "owner", "armies", "plans", "ready", "deck", "hands")
        self.kinds = step_kinds([sys.modules[__name__]])

    def blank(self, header: Header) -> WarState:
        rules = Ruleset([MODULES[name] for name in header.modules])
        return WarState(rules, 6 if header.options["dice"] == "six" else 10)

    def set_up(self, header: Header) -> WarState:
        s = self.blank(header)
        s.agenda = [Year(), Deal(1)]  # the last is done first
        return s

    def view(self, s: WarState, seat: Seat) -> dict[str, Any]:
        plans = [p if 0 not in s.ready or n == seat else None for n, p in enumerate(s.plans)]
        hands = [h[:] if not s.agenda or n == seat else len(h) for n, h in enumerate(s.hands)]
        public = {"year": s.year, "owner": s.owner[:], "armies": s.armies[:], "ready": s.ready[:]}
        return {**public, "plans": plans, "hands": hands}

    def imagine(self, s: WarState, seat: Seat, chance: Chance) -> WarState:
        twin = s.copy()
        others = [other for other in range(SEATS) if other != seat] if s.agenda else []
        twin.deck = sorted(sum([s.hands[other] for other in others], s.deck))
        for other in others:
            twin.hands[other] = [chance.draw(twin.deck) for _ in s.hands[other]]
            plans = [c.noun for c in plannable(s, other)] + [UNPLANNED] * (1 - s.ready[other])
            if 0 in s.ready:
                twin.plans[other] = chance.draw(plans)
        return twin

    def scores(self, s: WarState) -> list[int]:
        return [s.owner.count(seat) + sum(s.hands[seat]) for seat in range(SEATS)]

    def standing(self, s: WarState) -> dict[str, list[int]]:
        return {"provinces": [s.owner.count(seat) for seat in range(SEATS)]}

    def winners(self, s: WarState) -> list[Seat]:
        return [seat for seat, score in enumerate(self.scores(s)) if score == max(self.scores(s))]

    def faults(self, s: WarState) -> list[str]:
        return [] if sorted(sum(s.hands, s.deck)) == sorted(CARDS) else ["cards are lost"]


LITTLE_WAR: Final = LittleWar()
