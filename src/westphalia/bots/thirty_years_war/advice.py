"""The general's advice for Thirty Years War: in which manner a turn is played, and with what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.advice import Advice, Candidate, Finding, Root
from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.answers import place, post_worth
from westphalia.bots.thirty_years_war.captain import (
    ANSWERS,
    Captain,
    Option,
    as_option,
    card_options,
    march_options,
)
from westphalia.bots.thirty_years_war.cards import best_use
from westphalia.bots.thirty_years_war.judgement import DEFAULT, Judgement
from westphalia.bots.thirty_years_war.outlook import Memory, Outlook
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.value import outcome, worth
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat
from westphalia.games.thirty_years_war.rules.decks import CardDraw
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState

# Characters: captains who want one thing more than he does.  Which of them is right changes with
# the position; none is better than he is always.

AS_HE_IS: Final = 0
# fmt: off
CHARACTERS: Final = (
    DEFAULT,
    Judgement(recruits=3.0, army=60.0),                                # 1 the recruiter
    Judgement(aid=3.0, early_aid=1.0, unpaid=0.2, looting=0.8),        # 2 the paymaster
    Judgement(boldness=0.2, danger=0.03, defeat=0.2),                  # 3 the bold
    Judgement(boldness=0.55, danger=0.25, defeat=1.0),                 # 4 the careful
    Judgement(siege=0.9, storm=1.2),                                   # 5 the besieger
    Judgement(prospect=0.9, hope=0.8, fade=0.9),                       # 6 the far-sighted
    Judgement(events=2.0, spared=0.2),                                 # 7 the eventful
    Judgement(denial=1.3, award=1.2),                                  # 8 the denying
)
# fmt: on

# In victory points
NOISE: Final = 0.8  # by which the end of one simulation is off
TRUST: Final = 1.0  # and a captain's opinion of what he could do
OPINION: Final = 0.3  # how much of the difference that he sees there is
DOUBT: Final = 1.5  # what he sees in an answer that is not his, where he has not weighed it

MANNERS_HEAT: Final = 0.35  # the share of the effort in which the best manner is found
FIELD: Final = 12  # so many answers to any other question are compared, if there are as many
SERGEANT: Final = 4  # the width of somebody who looks less far than a captain, and is quicker
SERGEANTS: Final = tuple([replace(each, width=SERGEANT) for each in CHARACTERS])

# How much of its effort a question is worth; to others the captain's answer is good enough.
SHARES: Final[dict[str, float]] = {
    "card_round": 1.0,
    "activate": 0.5,
    "march_on": 0.3,
    "overrun": 0.2,
    "react": 0.25,
    "combat_cards": 0.2,
    "retreat": 0.2,
    "place_leader": 0.3,
    "place_leaders": 0.3,
    "place_force": 0.5,
    "land": 1.0,
    "keep": 0.1,
    "incite": 0.1,
    "place_revolt": 0.15,
    "withdrawal": 0.2,
    "answer_peace": 1.0,
    "wallenstein": 0.5,
}


class Conduct:
    """In which manner a seat plays, until its next card round."""

    def __init__(self) -> None:
        self.manner = AS_HE_IS


class Staff:
    """Replies for both sides as captains would, each with the orders that it has given."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._manner = AS_HE_IS
        self._state: ThirtyYearsWarState | None = None
        self._captains: list[Captain] = []
        self._memories = [Memory() for _ in SERGEANTS]

    def adopt(self, manner: int) -> None:
        """The seat that thinks is led by this character; nobody knows more of the enemy's."""
        self._manner = manner
        self._state = None

    def reply(self, s: ThirtyYearsWarState, question: Question) -> Choice:
        """A new position is a new future: no order given in another one holds there."""
        if s is not self._state:
            self._state = s
            manners = [AS_HE_IS, AS_HE_IS]
            manners[self._seat] = self._manner
            self._captains = [Captain(SERGEANTS[each], self._memories[each]) for each in manners]
        return self._captains[question.seat].decide(s, question)[0]


class WarRoot(Root):
    """A question of a war, simulated to the end of its turn."""

    def __init__(self, seat_view: SeatView, own: Option, manner: int) -> None:
        super().__init__(seat_view.seat, as_candidate(own, own, manner))
        self.noise, self.trust = NOISE, TRUST
        self._sight = seat_view
        self._staff = Staff(seat_view.seat)
        self._turn = own.s.turn
        self._now = index(own.s, seat_view.seat)

    def believe(self, random: Random) -> ThirtyYearsWarState:
        return imagined(self._sight, random)

    def adopt(self, manner: int) -> None:
        self._staff.adopt(manner)

    def reply(self, s: ThirtyYearsWarState, question: Question) -> Choice:
        return self._staff.reply(s, question)

    def quiet(self, s: ThirtyYearsWarState, question: Question) -> bool:
        """8.2 When the enemy has replied to the own card round."""
        return question.kind == "card_round" and index(s, question.seat) > self._now + 1

    def value(self, s: ThirtyYearsWarState) -> list[float]:
        return outcome(s)

    def ends(self, s: ThirtyYearsWarState, question: Question) -> bool:
        """6 When the next turn begins: armies have been paid by then, and sieges have gone on."""
        return question.kind == "card_round" and s.turn > self._turn

    def score(self, s: ThirtyYearsWarState) -> list[float]:
        catholic = worth(s)
        return [-catholic, catholic]


def as_candidate(option: Option, own: Option, manner: int) -> Candidate:
    """An option, as a captain of that character likes it beside his own."""
    return Candidate(tuple(option.choices), OPINION * (option.worth - own.worth), manner)


class AnswerRoot(WarRoot):
    """Any question but a card round: the captain's answer, and others."""

    def __init__(self, seat_view: SeatView, question: Question, options: list[Option], manner: int):
        super().__init__(seat_view, options[0], manner)
        self.loyal = True
        self.share = SHARES.get(question.kind, 0.0) if len(options) > 1 else 0.0
        self._options = options
        self._manner = manner

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        own = self._options[0]
        others = self._options[1 : max(number, FIELD)]
        return [self.own, *[as_candidate(option, own, self._manner) for option in others]]

    def explain(self, finding: Finding) -> list[Answer]:
        """Why it is the best; what follows from it is as a captain would say."""
        option = next(one for one in self._options if tuple(one.choices) == finding.best.choices)
        if finding.compared < 2:
            return answered(option, option.reason)
        if option is self._options[0]:
            return answered(option, Reason(reasons.CONFIRMED, {"plans": finding.compared}))
        return answered(option, Reason(reasons.FORESEEN, compared(finding)))


class CardRoot(WarRoot):
    """8.2 A card round: first in which manner the turn should be played, then what to begin with.

    Every character plays the round as it likes best, and the turn to its end; uses of a card are
    then varied in the best manner.
    """

    def __init__(
        self, seat_view: SeatView, question: Question, s: ThirtyYearsWarState, conduct: Conduct
    ) -> None:
        first = likes_best(s, question, AS_HE_IS)
        super().__init__(seat_view, first, AS_HE_IS)
        self.varies = True
        self.first_heat = MANNERS_HEAT
        self._s = s
        self._question = question
        self._conduct = conduct
        self._options = {self.own.key: first}

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        """What each character would do."""
        others = range(AS_HE_IS + 1, len(CHARACTERS))
        liked = [(likes_best(self._s, self._question, manner), manner) for manner in others]
        return [self.own, *[self._candidate(option, option, manner) for option, manner in liked]]

    def _candidate(self, option: Option, own: Option, manner: int) -> Candidate:
        candidate = as_candidate(option, own, manner)
        self._options.setdefault(candidate.key, option)
        return candidate

    def vary(self, best: Sequence[Candidate], number: int, random: Random) -> list[Candidate]:
        """Other uses of cards in the best manner; some in the second, and what that began with."""
        first, *seconds = best
        found = self._uses(first.manner, 2 * number)
        for second in seconds:
            found.append(Candidate(second.choices, manner=first.manner))
            self._options.setdefault(found[-1].key, self._options[second.key])
            found += self._uses(second.manner, number // 2)
        return found

    def _uses(self, manner: int, number: int) -> list[Candidate]:
        own, *others = options(self._s, self._question, manner)
        return [self._candidate(option, own, manner) for option in others[:number]]

    def decided(self, finding: Finding) -> None:
        self._conduct.manner = finding.best.manner

    def explain(self, finding: Finding) -> list[Answer]:
        """In which manner the turn is played, and how much more that promises."""
        manner, option = finding.best.manner, self._options[finding.best.key]
        if finding.compared < 2:
            return answered(option, option.reason)
        if finding.best.key == self.own.key:
            return answered(option, Reason(reasons.CONFIRMED, {"plans": finding.compared}))
        about = {**compared(finding), "manner": manner}
        key = reasons.FORESEEN if manner == AS_HE_IS else reasons.IN_MANNER
        return answered(option, Reason(key, about))


def answered(option: Option, first: Reason) -> list[Answer]:
    """What is done, the first of it for this reason."""
    rest = option.reason
    answers = [Answer(choice, rest.key, rest.about) for choice in option.choices]
    answers[0] = Answer(option.choices[0], first.key, first.about)
    return answers


def compared(finding: Finding) -> dict[str, object]:
    """How many victory points the best promises more than the captain's own, among how many."""
    points = round(max(0.0, finding.chance - finding.own), 1)
    return {"plans": finding.compared, "points": points}


def index(s: ThirtyYearsWarState, seat: Seat) -> int:
    """6.0.D The number of a card round in the war; after the last one of a turn, still that."""
    before = any(isinstance(step, CardDraw) for step in s.agenda)
    return 2 * (ROUNDS * s.turn + (s.round or (0 if before else ROUNDS))) + seat


def imagined(seat_view: SeatView, random: Random) -> ThirtyYearsWarState:
    """6.0.C Any cards that were not seen may be in the other hand."""
    s = seat_view.imagine(Sampling(random.getrandbits(60)))
    assert isinstance(s, ThirtyYearsWarState)
    return s


class WarAdvice(Advice):
    """What a seat knows of the war, and in which manner it plays."""

    def __init__(self) -> None:
        self._conduct = Conduct()

    def root(self, seat_view: SeatView, question: Question, random: Random) -> Root:
        s = imagined(seat_view, random)
        if question.kind == "card_round":
            return CardRoot(seat_view, question, s, self._conduct)
        manner = self._conduct.manner
        return AnswerRoot(seat_view, question, options(s, question, manner), manner)


def likes_best(s: ThirtyYearsWarState, question: Question, manner: int) -> Option:
    """What a captain of this character does with a card round."""
    outlook = Outlook(s, question.seat, CHARACTERS[manner])
    return as_option(outlook, best_use(outlook, question.choices))


def options(s: ThirtyYearsWarState, question: Question, manner: int = AS_HE_IS) -> list[Option]:
    """What a captain of this character could answer, his own answer first."""
    judgement = CHARACTERS[manner]
    outlook = Outlook(s, question.seat, judgement)
    if question.kind == "card_round":
        return card_options(outlook, question.choices)
    marches = march_options(outlook, question.choices) if question.kind == "march_on" else []
    if marches:
        return marches
    own, why = Captain(judgement).decide(s, question)
    others = [choice for choice in question.choices if choice is not own]
    if ANSWERS.get(question.kind) is place:
        others.sort(key=lambda choice: -post_worth(outlook, choice.noun))
    return [Option(s, [own], 0.0, why), *[doubted(s, choice) for choice in others]]


def doubted(s: ThirtyYearsWarState, choice: Choice) -> Option:
    """An answer that the captain would not give; by how much, he has not weighed."""
    return Option(s, [choice], -DOUBT, Reason(reasons.ANY))


def advise(header: Header, seed: int) -> Advice:
    return WarAdvice()
