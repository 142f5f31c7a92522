"""The general's advice for Thirty Years War: whole activations, compared some card rounds later."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.advice import Advice, Candidate, Finding, Root
from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.captain import Captain, Option, card_options, march_options
from westphalia.bots.thirty_years_war.judgement import DEFAULT
from westphalia.bots.thirty_years_war.outlook import Memory, Outlook
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.value import outcome, point, total_of
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat
from westphalia.games.thirty_years_war.rules.decks import CardDraw
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState

NOISE: Final = 0.8  # victory points by which the end of one simulation is off
TRUST: Final = 1.0  # and a captain's opinion of what he could do
OPINION: Final = 0.3  # how much of the difference that he sees there is
HORIZON: Final = 1  # card rounds after the own one that are simulated
FIELD: Final = 24  # so many answers are compared at least, if there are as many
SERGEANT: Final = replace(DEFAULT, width=4)  # looks less far than a captain, and is quicker

# How much of its effort a question is worth; to others the captain's answer is good enough.
SHARES: Final[dict[str, float]] = {
    "card_round": 1.0,
    "activate": 0.5,
    "march_on": 0.3,
    "overrun": 0.2,
    "react": 0.25,
    "combat_cards": 0.2,
    "retreat": 0.2,
    "place_leader": 0.15,
    "place_leaders": 0.15,
    "place_force": 0.15,
    "land": 0.2,
    "keep": 0.1,
    "incite": 0.1,
    "place_revolt": 0.15,
    "withdrawal": 0.2,
    "answer_peace": 0.5,
    "wallenstein": 0.3,
}


class Staff:
    """Replies for both sides as captains would, each with the orders that it has given."""

    def __init__(self) -> None:
        self._state: ThirtyYearsWarState | None = None
        self._captains: list[Captain] = []
        self._memory = Memory()

    def reply(self, s: ThirtyYearsWarState, question: Question) -> Choice:
        """A new position is a new future: no order given in another one holds there."""
        if s is not self._state:
            self._state = s
            self._captains = [Captain(SERGEANT, self._memory) for _ in range(2)]
        return self._captains[question.seat].decide(s, question)[0]


class WarRoot(Root):
    """A question of a war, and what a captain could answer."""

    def __init__(self, seat_view: SeatView, question: Question, options: list[Option]) -> None:
        s = options[0].s
        self._unit = point(s)
        self._options = options
        super().__init__(question.seat, self._candidate(options[0]))
        self.share = SHARES.get(question.kind, 0.0) if len(options) > 1 else 0.0
        self.noise, self.trust = NOISE * self._unit, TRUST * self._unit
        self.loyal = True
        self._sight = seat_view
        self._staff = Staff()
        self._now = index(s, question.seat)

    def _candidate(self, option: Option) -> Candidate:
        better = OPINION * (option.worth - self._options[0].worth)
        return Candidate(tuple(option.choices), better * self._unit)

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        others = self._options[1 : max(number, FIELD)]
        return [self.own, *[self._candidate(option) for option in others]]

    def believe(self, random: Random) -> ThirtyYearsWarState:
        return imagined(self._sight, random)

    def reply(self, s: ThirtyYearsWarState, question: Question) -> Choice:
        return self._staff.reply(s, question)

    def quiet(self, s: ThirtyYearsWarState, question: Question) -> bool:
        """8.2 When enough card rounds have been played since."""
        if question.kind != "card_round":
            return False
        return index(s, question.seat) > self._now + HORIZON

    def value(self, s: ThirtyYearsWarState) -> list[float]:
        return outcome(s)

    def explain(self, finding: Finding) -> list[Answer]:
        """Why it is the best; what follows from it is as a captain would say."""
        option = next(one for one in self._options if tuple(one.choices) == finding.best.choices)
        why = option.reason
        answers = [Answer(choice, why.key, why.about) for choice in option.choices]
        about: dict[str, object] = {"plans": finding.compared}
        if option is not self._options[0] and finding.chance > finding.own:
            about["points"] = points_between(option.s, finding.own, finding.chance)
            answers[0] = Answer(option.choices[0], reasons.FORESEEN, about)
        elif option is self._options[0] and finding.compared > 1:
            answers[0] = Answer(option.choices[0], reasons.CONFIRMED, about)
        return answers


def index(s: ThirtyYearsWarState, seat: Seat) -> int:
    """6.0.D The number of a card round in the war; after the last one of a turn, still that."""
    before = any(isinstance(step, CardDraw) for step in s.agenda)
    return 2 * (ROUNDS * s.turn + (s.round or (0 if before else ROUNDS))) + seat


def points_between(s: ThirtyYearsWarState, less: float, more: float) -> float:
    """How many victory points bring a side from one chance to another."""
    return round(total_of(s, more) - total_of(s, less), 1)


def imagined(seat_view: SeatView, random: Random) -> ThirtyYearsWarState:
    """6.0.C Any cards that were not seen may be in the other hand."""
    s = seat_view.imagine(Sampling(random.getrandbits(60)))
    assert isinstance(s, ThirtyYearsWarState)
    return s


class WarAdvice(Advice):
    """What a seat knows of the war."""

    def root(self, seat_view: SeatView, question: Question, random: Random) -> Root:
        s = imagined(seat_view, random)
        return WarRoot(seat_view, question, options(s, question))


def options(s: ThirtyYearsWarState, question: Question) -> list[Option]:
    """What could be answered, the captain's own answer first."""
    outlook = Outlook(s, question.seat, DEFAULT)
    if question.kind == "card_round":
        return card_options(outlook, question.choices)
    marches = march_options(outlook, question.choices) if question.kind == "march_on" else []
    if marches:
        return marches
    own, why = Captain().decide(s, question)
    others = [choice for choice in question.choices if choice is not own]
    reason = Reason(reasons.ANY)
    return [Option(s, [own], 0.0, why), *[Option(s, [one], 0.0, reason) for one in others]]


def advise(header: Header, seed: int) -> Advice:
    return WarAdvice()
