"""What a search needs to know of a game, and a simulation, which is made of that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from westphalia.bots.player import Answer, SeatView
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.step import Play, Question, Seat, State, missing

NOISE: Final = 0.16  # how far the end of one simulation is off, in chances to win
TRUST: Final = 0.04  # how far a heuristic's opinion of an answer may be off, in the same
FIRST_HEAT: Final = 0.6  # the share of the effort before variations of the best are tried


Key = tuple[int, tuple[Choice, ...]]


class Candidate:
    """A whole answer: what is said now and to the own questions that follow from it.

    Its prior is what the heuristic thinks of it: its score beside that of its own answer, which has
    0.  Its manner says how the seat means to go on after it, as a root numbers that.
    """

    def __init__(self, choices: tuple[Choice, ...], prior: float = 0.0, manner: int = 0) -> None:
        self.choices = choices
        self.prior = prior
        self.manner = manner

    @property
    def key(self) -> Key:
        """What tells it from all others."""
        return self.manner, self.choices

    def __repr__(self) -> str:
        return f"Candidate({self.choices}, {self.prior:+.3f}, {self.manner})"


class Finding:
    """What came of a search: the best answer, its score, and that of the heuristic's."""

    def __init__(
        self, best: Candidate, chance: float = 0.0, own: float = 0.0, compared: int = 1
    ) -> None:
        self.best = best
        self.chance = chance
        self.own = own
        self.compared = compared


class Root:
    """A question, weighed once.  Each game derives classes from it; positions are its own kind.

    What is asked for often gets a State and no view: all of them are imagined ones.
    """

    def __init__(self, seat: Seat, own: Candidate) -> None:
        self.seat = seat
        self.own = own  # what the heuristic would answer
        self.share = 1.0  # of the effort that a decision may cost; with none nothing is searched
        self.noise = NOISE
        self.trust = TRUST
        self.varies = False  # whether ``vary`` knows any more
        self.first_heat = FIRST_HEAT  # the share of the effort before that
        self.loyal = False  # whether the own answer runs to the last, to be measured against

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        """About so many answers worth a thought, the heuristic's own first and none twice."""
        raise missing(self, "candidates")

    def vary(self, best: Sequence[Candidate], number: int, random: Random) -> list[Candidate]:
        """About so many more that are like the best ones so far."""
        return []

    def believe(self, random: Random) -> State:
        """A position that the seat should reckon with: a plausible deal of what is hidden.

        It must still ask the question.
        """
        raise missing(self, "believe")

    def adopt(self, manner: int) -> None:
        """From now on the seat that thinks replies in this manner, where there are several."""

    def reply(self, s: Any, question: Question) -> Choice:
        """What anybody would answer, cheaply."""
        raise missing(self, "reply")

    def quiet(self, s: Any, question: Question) -> bool:
        """Whether the position before this question can be valued."""
        raise missing(self, "quiet")

    def value(self, s: Any) -> list[float]:
        """The chance to win of each seat, in a quiet position or at the end."""
        raise missing(self, "value")

    def ends(self, s: Any, question: Question) -> bool:
        """Whether a simulation stops before this question: where it is quiet, or later."""
        return self.quiet(s, question)

    def score(self, s: Any) -> list[float]:
        """What each seat has of the end of a simulation: its chance to win, or what counts more.

        Noise, trust and priors are measured as this is.
        """
        return self.value(s)

    def decided(self, finding: Finding) -> None:
        """This is what the seat does; later questions may go on from it."""

    def explain(self, finding: Finding) -> list[Answer]:
        """The best answer in words: a reason for each of its choices."""
        raise missing(self, "explain")


class Settled(Root):
    """A question that needs no search: its answer is known."""

    def __init__(self, seat: Seat, answer: Answer) -> None:
        super().__init__(seat, Candidate((answer.choice,)))
        self.share = 0.0
        self._answer = answer

    def explain(self, finding: Finding) -> list[Answer]:
        return [self._answer]


class Advice:
    """What one seat knows of a game beyond its rules.  It may remember what it saw."""

    def root(self, seat_view: SeatView, question: Question, random: Random) -> Root:
        """Weigh a question that has several choices."""
        raise missing(self, "root")


# ------------------------------------------------------------------------------
# A simulation: an answer carried out in an imagined position, then played on as far as it should.


def simulate(root: Root, state: State, candidate: Candidate, seed: int) -> list[float]:
    """The score of each seat, as one future shows it.

    The same seed means the same luck, as far as that can be: so answers can be compared.
    """
    play: Play[Any] = Play(state.copy(), Sampling(seed))
    carry_out(root, play, candidate)
    play_on(play, root.reply, root.ends)
    return root.score(play.state)


def play_on(
    play: Play[Any],
    reply: Callable[[State, Question], Choice],
    ends: Callable[[State, Question], bool],
) -> None:
    """Let everybody reply until that is enough, or the game is over."""
    while play.open:
        question = play.open[0]
        if ends(play.state, question):
            break
        play.accept(question, reply(play.state, question))


def carry_out(root: Root, play: Play[Any], candidate: Candidate) -> list[Question]:
    """Give an answer choice by choice while others reply; returns the questions it was given to.

    It ends early if what comes next is not asked, or not legal, as things went.
    """
    root.adopt(candidate.manner)
    answered: list[Question] = []
    for choice in candidate.choices:
        question = next_question(root, play)
        if question is None or choice not in question.choices:
            break
        answered.append(question)
        play.accept(question, choice)
    return answered


def next_question(root: Root, play: Play[Any]) -> Question | None:
    """The next question to the seat that thinks, once others have replied to theirs."""
    while play.open:
        for question in play.open:
            if question.seat == root.seat:
                return question
        first = play.open[0]
        if root.ends(play.state, first):
            return None
        play.accept(first, root.reply(play.state, first))
    return None
