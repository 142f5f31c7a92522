"""What a searching player is told about Wallenstein: beliefs, worths, and what to compare."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.advice import Advice, Candidate, Finding, Root, Settled
from westphalia.bots.wallenstein import answers, reasons
from westphalia.bots.wallenstein.answers import ANSWERS, Reply
from westphalia.bots.wallenstein.captain import explain
from westphalia.bots.wallenstein.judgement import DEFAULT, VETERAN
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.planning import IMPOSSIBLE, Planner, assign
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.bots.wallenstein.sergeant import Sergeant
from westphalia.bots.wallenstein.table import NAMES, StateTable, round_of, standings
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.rules.planning import affordable
from westphalia.games.wallenstein.state import FACE_DOWN, Card, WallensteinState
from westphalia.games.wallenstein.words import AUCTION, MARCH, NOTHING, PLAN, READY, SEND, STAY

# Beliefs

UNSURE: Final = 0.3  # how far somebody else may weigh a card otherwise than we think, in points


def open_mats(s: WallensteinState, seat: Seat) -> WallensteinState:
    """The table with the cards back in hand that nobody but their owner knows the place of."""
    table = s.copy()
    for other in range(s.seats):
        if other != seat and s.plans[other]:
            hidden = hidden_boxes(s, other)
            cards = [s.plans[other][box] for box in hidden]
            table.hands[other] = sorted(s.hands[other] + [c for c in cards if held(c)])
            for box in hidden:
                table.plans[other][box] = FACE_DOWN
    table.fresh = []  # won since: such a card lies on no mat
    return table


def held(card: Card) -> bool:
    return card != NOTHING and card != FACE_DOWN


def hidden_boxes(s: WallensteinState, seat: Seat) -> list[int]:
    """W3.1.6 The boxes that only their owner knows; once all are ready an empty one shows."""
    planning = 0 in s.ready
    return [
        box
        for box, card in enumerate(s.plans[seat])
        if not s.shown[seat] >> box & 1 and (planning or card != NOTHING)
    ]


class Habits:
    """How a seat lays its cards, as far as a captain in its place would do the same."""

    def __init__(self, planner: Planner) -> None:
        planner.plan()  # which mends what no single box can see
        self._worths = planner.worths
        self._row = {box: n for n, box in enumerate(planner.boxes)}
        self._column = {card: n for n, card in enumerate(planner.cards)}

    def worth(self, box: int, card: Card) -> float:
        """What a card is worth in a box; of what came later nothing is known."""
        row, column = self._row.get(box, -1), self._column.get(card, -1)
        return self._worths[row][column] if row >= 0 and column >= 0 else 0.0

    def lay(
        self, boxes: Sequence[int], cards: Sequence[Card], random: Random, spread: float
    ) -> dict[int, Card]:
        """Cards for these boxes, as somebody may like them best."""
        gauss = random.gauss
        liked = [[self.worth(box, card) + gauss(0.0, spread) for card in cards] for box in boxes]
        return {box: cards[n] for box, n in zip(boxes, assign(liked), strict=True)}


def deal(s: WallensteinState, seat: Seat, habits: Mapping[Seat, Habits], random: Random) -> None:
    """Lay anew what is hidden on the mats of all others."""
    for other, known in habits.items():
        if other != seat and s.plans[other]:
            _deal_mat(s, other, known, random)


def _deal_mat(s: WallensteinState, seat: Seat, habits: Habits, random: Random) -> None:
    boxes = hidden_boxes(s, seat)
    if not boxes:
        return
    plan = s.plans[seat]
    cards = s.hands[seat] + [plan[box] for box in boxes if held(plan[box])]
    cards.sort()
    cards += [NOTHING] * (len(boxes) - len(cards))
    laid = habits.lay(boxes, cards, random, UNSURE)
    if AUCTION in laid and not affordable(s, seat, laid[AUCTION]):
        _swap_bid(s, seat, laid)
    for box, card in laid.items():
        plan[box] = card
        if card != NOTHING:
            cards.remove(card)
    s.hands[seat] = [card for card in cards if card != NOTHING]
    s.covered[seat] = s.boxes
    s.ready[seat] = 1


def _swap_bid(s: WallensteinState, seat: Seat, laid: dict[int, Card]) -> None:
    """W3.2.3 Another card of the mat takes the place of a bid that cannot be paid."""
    for box, card in laid.items():
        if affordable(s, seat, card):
            laid[AUCTION], laid[box] = card, laid[AUCTION]
            return


# Who is how likely to win

# A file says how it was made; ``westphalia fit wallenstein`` makes another.
PLAIN: Final = Path(__file__).with_name("value.json")
EXPANDED: Final = Path(__file__).with_name("value_expanded.json")
AT_THE_END: Final = 1.5  # points that make a difference when all is counted
FIRST: Final = 1
THALER: Final = 0.01  # W10.1.3 equal points are told apart by Thalers


class Value:
    """For each round that may begin: the weight of each number, and how far luck still reaches."""

    def __init__(self, weights: Mapping[int, Sequence[float]], luck: Mapping[int, float]) -> None:
        self._weights = {number: list(row) for number, row in weights.items()}
        self._luck = dict(luck)

    def chances(self, s: WallensteinState) -> list[float]:
        """The chance to win of each seat, when a round begins or the game is over."""
        return shares(self.points(s), self.luck(s))

    def points(self, s: WallensteinState) -> list[float]:
        """What each seat may hope for at the end; only the differences mean anything."""
        if not s.agenda:
            return [s.points[seat] + THALER * s.thalers[seat] for seat in range(s.seats)]
        weights = self._weights[self._number(s)]
        out: list[float] = []
        for row in standings(s):
            total = 0.0
            for place, weight in enumerate(weights):
                total += weight * row[place]
            out.append(total)
        return out

    def luck(self, s: WallensteinState) -> float:
        return self._luck[self._number(s)] if s.agenda else AT_THE_END

    def _number(self, s: WallensteinState) -> int:
        """The round that begins; before the first nothing was learnt."""
        return max(FIRST, round_of(s))


def shares(points: Sequence[float], luck: float) -> list[float]:
    """Chances to win out of points: the more luck there is, the more even they are."""
    most = max(points)
    weights = [exp((each - most) / luck) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def as_value(data: Mapping[str, Any]) -> Value:
    """The weights of a file; what it does not name counts nothing."""
    rounds = {int(number): learnt for number, learnt in data["rounds"].items()}
    weights = {
        number: [float(learnt["weights"].get(name, 0.0)) for name in NAMES]
        for number, learnt in rounds.items()
    }
    return Value(weights, {number: float(learnt["luck"]) for number, learnt in rounds.items()})


@cache
def load_value(expanded: bool) -> Value:
    """The weights of the base game, or those of games with expansions."""
    weights = EXPANDED if expanded else PLAIN
    return as_value(json.loads(weights.read_text(encoding="utf-8")))


# Questions of a round

POINT: Final = 0.04  # what a point is worth in chances to win
MARCH_SHARE: Final = 0.33  # of the effort that a plan may cost
CHOICE_SHARE: Final = 0.2
PREFERENCE: Final = 0.2 * POINT  # for what the captain would do
MARCHES: Final = 7  # at most, and to stay
SIZES: Final = 2  # numbers of armies for each target


class Council:
    """What simulations need: how the others plan, who answers for all, what a position is worth."""

    def __init__(self, habits: Mapping[Seat, Habits], sergeant: Sergeant, value: Value) -> None:
        self.habits = habits
        self.sergeant = sergeant
        self.value = value


class RoundRoot(Root):
    """A question in the middle of a round, simulated to the beginning of the next."""

    def __init__(self, seat_view: SeatView, council: Council, own: Candidate) -> None:
        super().__init__(seat_view.seat, own)
        self._sight = seat_view
        self._council = council

    def believe(self, random: Random) -> WallensteinState:
        s = self._sight.imagine(Sampling(random.getrandbits(60)))
        assert isinstance(s, WallensteinState)
        deal(s, self.seat, self._council.habits, random)
        return s

    def reply(self, s: WallensteinState, question: Question) -> Choice:
        return self._council.sergeant.answer(s, question)

    def quiet(self, s: WallensteinState, question: Question) -> bool:
        return question.kind == "plan"

    def value(self, s: WallensteinState) -> list[float]:
        return self._council.value.chances(s)


def explained(finding: Finding, key: str, about: Mapping[str, int] | None = None) -> Reason:
    """What a search found, in numbers: wins in a hundred, and how many more than by the captain's.

    Rounded each for itself they must not contradict each other.
    """
    chance, own = round(100 * finding.chance), round(100 * finding.own)
    numbers = {"chance": chance, "gain": max(0, chance - own), "compared": finding.compared}
    return Reason(key, {**(about or {}), **numbers})


def answered(choice: Choice, reason: Reason) -> Answer:
    return Answer(choice, reason.key, reason.about)


class ChoiceRoot(RoundRoot):
    """One choice out of those that are offered."""

    def __init__(
        self, seat_view: SeatView, council: Council, question: Question, own: Reply
    ) -> None:
        super().__init__(seat_view, council, Candidate((own[0],)))
        self.share = CHOICE_SHARE
        self._choices = question.choices
        self._reason = own[1]

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        others = [choice for choice in self._choices if choice is not self.own.choices[0]]
        if len(others) >= number:
            others = random.sample(others, number - 1)
        return [self.own, *[Candidate((choice,), -PREFERENCE) for choice in others]]

    def explain(self, finding: Finding) -> list[Answer]:
        (choice,) = finding.best.choices
        if finding.best is self.own:
            return [answered(choice, self._reason)]
        return [answered(choice, explained(finding, reasons.FORESEEN))]


class MarchRoot(RoundRoot):
    """Where to march and with how many."""

    def __init__(
        self, seat_view: SeatView, council: Council, question: Question, outlook: Outlook
    ) -> None:
        self._origin: int = outlook.table.about["county"]
        self._garrison = outlook.table.armies[self._origin]
        self._marches = weighed(outlook, self._origin, self._garrison, question.choices)
        choice, self._reason = ANSWERS[question.kind](outlook, question.choices)
        own = next((m for m in self._marches if m.target == choice.noun), answers.NO_MARCH)
        super().__init__(seat_view, council, self._candidate(own, 0.0))
        self.share = MARCH_SHARE

    def _candidate(self, march: answers.March, prior: float) -> Candidate:
        """W5.11.8 A single army to spare goes unasked."""
        if not march.armies:
            return Candidate((STAY,), prior)
        if self._garrison == 2:
            return Candidate((MARCH[march.target],), prior)
        return Candidate((MARCH[march.target], SEND[march.armies]), prior)

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        wanted = [*self._marches[: min(MARCHES, number - 2)], answers.NO_MARCH]
        found = [self._candidate(march, -PREFERENCE) for march in wanted]
        return [self.own, *[one for one in found if one.choices != self.own.choices]]

    def explain(self, finding: Finding) -> list[Answer]:
        choices = finding.best.choices
        if finding.best is self.own:
            reason = self._reason
        elif choices[0] is STAY:
            reason = explained(finding, reasons.FORESEEN_STAY, {"county": self._origin})
        else:
            about = {"origin": self._origin, "county": choices[0].noun}
            reason = explained(finding, reasons.FORESEEN_MARCH, about)
        out = [answered(choices[0], reason)]
        for choice in choices[1:]:
            sent = {"county": choices[0].noun, "armies": choice.noun}
            out.append(answered(choice, Reason(reasons.SEND, sent)))
        return out


def weighed(
    outlook: Outlook, origin: int, garrison: int, choices: Sequence[Choice]
) -> list[answers.March]:
    """The marches that are worth a thought, the best first: a few sizes for each target."""
    found: list[answers.March] = []
    for choice in choices:
        if choice is not STAY:
            marches = answers.marches_to(outlook, origin, garrison, choice.noun)
            found += sorted(marches, key=_worth)[:SIZES]
    return sorted(found, key=_worth)


def _worth(march: answers.March) -> float:
    return -march.worth


# Whole mats

SPREADS: Final = (0.15, 0.3, 0.6)  # how far off the captain's worths plans are tried, in points
WORST: Final = 2.5  # points below the best that a variation may seem to be
TRIES: Final = 4  # for each plan that is wanted

Columns = tuple[int, ...]  # a mat: for each box that is open the place of its card in the hand


class PlanRoot(RoundRoot):
    """W3.1 Every candidate is a whole mat; a card of the hand is used once at most."""

    def __init__(self, seat_view: SeatView, council: Council, planner: Planner) -> None:
        self._planner = planner
        laid = planner.plan()
        self._columns: dict[tuple[Choice, ...], Columns] = {}
        self._bid = planner.boxes.index(AUCTION) if AUCTION in planner.boxes else -1
        self._best = 0.0
        own = self._candidate(columns_of(planner, laid))
        self._best, own.prior = own.prior, 0.0
        super().__init__(seat_view, council, own)
        self.varies = True

    def _candidate(self, columns: Columns) -> Candidate:
        """A mat as what is said when the boxes are asked for, one after the other."""
        boxes, cards = self._planner.boxes, self._planner.cards
        said = [PLAN[box][cards[n]] for box, n in zip(boxes, columns, strict=True)]
        choices = (*said, READY)
        self._columns[choices] = columns
        return Candidate(choices, POINT * self._worth(columns) - self._best)

    def _worth(self, columns: Columns) -> float:
        worths = self._planner.worths
        return sum([worths[row][column] for row, column in enumerate(columns)])

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        """The captain's, every other bid with it, and plans of captains who weigh otherwise."""
        own = self._columns[self.own.choices]
        found = {self.own.choices: self.own}
        for columns in self._bids(own):
            self._add(found, columns)
        for attempt in range(TRIES * number):
            if len(found) >= number:
                break
            self._add(found, self._sample(random, SPREADS[attempt % len(SPREADS)]))
        return list(found.values())[:number]

    def _add(self, found: dict[tuple[Choice, ...], Candidate], columns: Columns) -> None:
        candidate = self._candidate(columns)
        if candidate.choices not in found:
            found[candidate.choices] = candidate

    def _sample(self, random: Random, spread: float) -> Columns:
        gauss = random.gauss
        worths = [[worth + gauss(0.0, spread) for worth in row] for row in self._planner.worths]
        return tuple(assign(worths))

    def _bids(self, own: Columns) -> list[Columns]:
        """The mat with any other bid; a card that lies elsewhere changes places with it."""
        if self._bid < 0:
            return []
        found = []
        for column in range(len(self._planner.cards)):
            if column == own[self._bid] or not self._payable(column):
                continue
            columns = list(own)
            if column in own:
                columns[own.index(column)] = own[self._bid]
            columns[self._bid] = column
            found.append(tuple(columns))
        return found

    def _payable(self, column: int) -> bool:
        return self._bid < 0 or self._planner.worths[self._bid][column] > IMPOSSIBLE / 2

    def vary(self, best: Sequence[Candidate], number: int, random: Random) -> list[Candidate]:
        """Two cards change places, or one is exchanged for a card that was left over."""
        found: dict[tuple[Choice, ...], Candidate] = {}
        for parent in best:
            near: dict[tuple[Choice, ...], Candidate] = {}
            for _ in range(TRIES * number):
                if len(near) >= number // len(best):
                    break
                columns = self._neighbour(self._columns[parent.choices], random)
                if self._bid >= 0 and not self._payable(columns[self._bid]):
                    continue
                if POINT * (self._worth(columns) + WORST) > parent.prior + self._best:
                    self._add(near, columns)
            found |= near
        return list(found.values())

    def _neighbour(self, columns: Columns, random: Random) -> Columns:
        out = list(columns)
        spare = [n for n in range(len(self._planner.cards)) if n not in columns]
        for _ in range(1 if random.random() < 0.7 else 2):
            row = random.randrange(len(out))
            if spare and random.random() < 0.4:
                place = random.randrange(len(spare))
                out[row], spare[place] = spare[place], out[row]
            else:
                other = random.randrange(len(out))
                out[row], out[other] = out[other], out[row]
        return tuple(out)

    def explain(self, finding: Finding) -> list[Answer]:
        """With the first card goes what the search found, with the others what they are for."""
        planner = self._planner
        columns = self._columns[finding.best.choices]
        why = [
            explain(planner, box, planner.cards[column])
            for box, column in zip(planner.boxes, columns, strict=True)
        ]
        if self.share:
            agreed = finding.best is self.own
            why[0] = explained(finding, reasons.SAME_PLAN if agreed else reasons.BETTER_PLAN)
        why.append(Reason(reasons.READY))
        return [
            answered(choice, reason)
            for choice, reason in zip(finding.best.choices, why, strict=True)
        ]


def columns_of(planner: Planner, laid: dict[int, int]) -> Columns:
    """Where the cards of a plan lie in the hand; equal ones stand for each other."""
    free = list(planner.cards)
    columns = []
    for box in planner.boxes:
        column = free.index(laid[box])
        free[column] = -1
        columns.append(column)
    return tuple(columns)


# While counties are chosen no round is near enough to be foreseen.
UNSEARCHED: Final = frozenset({"claim", "refresh", "group", "draft_leader"})


class WallensteinAdvice(Advice):
    """A captain's judgement of every seat, and the memory of what the others may have planned."""

    def __init__(self, header: Header, seed: int, value: Value) -> None:
        self._header = header
        self._seed = seed
        self._value = value
        self._round = -1
        self._habits: dict[Seat, Habits] = {}

    def root(self, seat_view: SeatView, question: Question, random: Random) -> Root:
        s = seat_view.imagine(Sampling(0))
        assert isinstance(s, WallensteinState)
        seat, kind = seat_view.seat, question.kind
        own = Outlook(StateTable(s, seat, self._header), self._header, VETERAN, self._seed)
        if kind in UNSEARCHED:
            choice, reason = ANSWERS[kind](own, question.choices)
            return Settled(seat, answered(choice, reason))
        council = self._council(s, own)
        if kind == "plan":
            return PlanRoot(seat_view, council, Planner(own))
        if kind == "march" or kind == "move":
            return MarchRoot(seat_view, council, question, own)
        return ChoiceRoot(seat_view, council, question, ANSWERS[kind](own, question.choices))

    def _other(self, s: WallensteinState, seat: Seat) -> Outlook:
        """Somebody else is thought of as a captain."""
        return Outlook(StateTable(s, seat, self._header), self._header, DEFAULT, 0)

    def _council(self, s: WallensteinState, own: Outlook) -> Council:
        me = own.table.me
        table = open_mats(s, me)
        outlooks = [own if n == me else self._other(table, n) for n in range(s.seats)]
        if self._round != round_of(s) or own.table.planning:
            self._round = round_of(s)
            others = [each for each in outlooks if each is not own and each.table.boxes]
            self._habits = {each.table.me: Habits(Planner(each)) for each in others}
        return Council(self._habits, Sergeant(table, outlooks), self._value)


def advise(header: Header, seed: int) -> WallensteinAdvice:
    return WallensteinAdvice(header, seed, load_value(bool(header.modules)))
