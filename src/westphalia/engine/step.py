"""Steps, decisions, questions, and the hand that plays them: the sequence of play as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, ParamSpec, TypeVar

from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Objection
from westphalia.engine.ruleset import Ruleset

Seat = int
NOBODY: Final = -1

P = ParamSpec("P")
S = TypeVar("S", bound="State")


class Question:
    """What one seat must decide now: its kind, its clause and every legal answer.

    The choices are for the seat; who is asked, for what kind and by which clause, all may know.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> question = match.open[0]
    >>> question.seat, question.kind, question.choices[:2]
    (0, 'plan', [bid osnabrueck, bid saechs_lande])
    """

    __slots__ = ("choices", "clause", "kind", "seat")

    def __init__(self, seat: Seat, kind: str, clause: str, choices: list[Choice]) -> None:
        self.seat = seat
        self.kind = kind
        self.clause = clause
        self.choices = choices

    def __repr__(self) -> str:
        return f"Question(seat {self.seat}, {self.kind}, {self.clause}, {self.choices})"


def question_of(questions: Sequence[Question], seat: Seat) -> Question | None:
    """The question that waits for a seat, if one does."""
    for question in questions:
        if question.seat == seat:
            return question
    return None


def missing(thing: object, method: str) -> NotImplementedError:
    """The error of a method that a game, a step or a bot has to bring and does not."""
    kind = type(thing).__name__
    return NotImplementedError(f"{kind} has no method '{method}' of its own, which is needed here")


@dataclass(eq=False)
class State:
    """A position: everything that bears on the rest of the game, as plain data.

    A game's state adds flat lists of small ints and scalars, and writes ``copy`` by hand.

    >>> import westphalia as w
    >>> game = w.game("wallenstein")
    >>> play = w.Play(game.set_up(game.header(["Anna", "Bo", "Cai"])), w.Sampling(1618))
    >>> other = w.Play(play.state.copy(), w.Sampling(1))
    >>> answers = w.play_out(other)
    >>> bool(other.open), bool(play.open)
    (False, True)
    """

    rules: Ruleset
    agenda: list[Step]

    def copy(self) -> State:
        raise missing(self, "copy")


class Step:
    """One line of the sequence of play.  Immutable; holds only small plain values.

    Its docstring begins with its clause.  Subclasses are frozen dataclasses; ``play`` is ``Any``
    here because a generic base cannot be compiled, and each game narrows it to its own Play.
    """

    def run(self, play: Any) -> None:
        raise missing(self, "run")


class Decision(Step):
    """A step that waits for one seat or several; without a question it is skipped.

    It leaves the agenda when it is answered; if it has more to ask, ``take`` puts it back.
    """

    @property
    def automatic(self) -> bool:
        """Whether nobody need be asked when only one choice is left."""
        return False

    def ask(self, s: Any) -> list[Question]:
        raise missing(self, "ask")

    def objection(self, s: Any, seat: Seat, choice: Choice) -> Objection | None:
        """Why *choice* is not offered to a seat that is asked; nothing if no rule speaks of it."""
        return None

    def take(self, play: Any, seat: Seat, choice: Choice) -> None:
        raise missing(self, "take")

    def ask_on(self, s: Any, answered: Question, asked: list[Question]) -> list[Question]:
        """The questions when one of those *asked* was answered and the decision goes on."""
        return self.ask(s)

    def run(self, play: Play[Any]) -> None:
        """Wait on the agenda if there is anything to ask."""
        play.open = self.ask(play.state)
        if play.open:
            play.again(self)


class Simultaneous(Decision):
    """A decision that seats take at the same time, each for itself.

    An answer has no bearing on what the other seats are asked, as long as the decision goes on.
    So only the seat that answered is asked anew.
    """

    def seats(self, s: Any) -> Sequence[Seat]:
        """Who takes part, in the order of their questions."""
        raise missing(self, "seats")

    def question(self, s: Any, seat: Seat) -> Question | None:
        """What a seat has to answer now, if anything."""
        raise missing(self, "question")

    def ask(self, s: Any) -> list[Question]:
        questions = [self.question(s, seat) for seat in self.seats(s)]
        return [question for question in questions if question is not None]

    def ask_on(self, s: Any, answered: Question, asked: list[Question]) -> list[Question]:
        following = self.question(s, answered.seat)
        if following is None:
            return [question for question in asked if question is not answered]
        return [following if question is answered else question for question in asked]


class Automatic(Decision):
    """A decision whose choices follow from open facts, and whose answer says nothing but that.

    When only one choice is left nobody is asked.  An answer that says *when* would say more.
    """

    @property
    def automatic(self) -> bool:
        return True


class Play(Generic[S]):
    """A hand at the table: it may change the state, draw chance, and tell what happened.

    ``open`` holds the questions now waiting; when it is empty the game is over.

    >>> from westphalia.engine.chance import Sampling
    >>> from westphalia.games import GAMES, find_game
    >>> game = find_game(GAMES[0])
    >>> play = Play(game.set_up(game.header(["Anna", "Bo", "Cai"])), Sampling(1618))
    >>> [(question.seat, question.kind) for question in play.open]
    [(0, 'plan'), (1, 'plan'), (2, 'plan')]
    >>> play.answer(1, game.vocabulary.parse("bid money_3"))
    >>> play.answer(1, game.vocabulary.parse("ready"))
    Traceback (most recent call last):
    westphalia.engine.step.IllegalChoice: seat 1 may not 'ready' now (W3.1.1); it is asked: plan
    """

    def __init__(
        self,
        state: S,
        chance: Chance,
        told: list[Event] | None = None,
        heard: Callable[[S], None] | None = None,
    ) -> None:
        self.state = state
        self.chance = chance
        self.told = told
        self.heard = heard  # is shown the state as it is while something is told
        self.open: list[Question] = []
        self.advance()

    def then(self, *steps: Step) -> None:
        """Put *steps* next on the agenda, in reading order."""
        rules = self.state.rules
        scheduled = rules.schedule(steps) if rules.schedules else steps
        self.state.agenda.extend(scheduled[::-1])

    def follow(self, steps: list[Step]) -> None:
        """``then`` for a list.  Rules say ``then``; compiled ones are made to call this."""
        rules, agenda = self.state.rules, self.state.agenda
        scheduled = rules.schedule(steps) if rules.schedules else steps
        for n in range(len(scheduled) - 1, -1, -1):
            agenda.append(scheduled[n])

    def again(self, step: Step) -> None:
        """Put the step now running back on the agenda, as it is."""
        self.state.agenda.append(step)

    def cut(self, kind: type[Step]) -> None:
        """Drop what is still to be done, up to the next step of that kind: a turn ends at once.

        What modules put before such steps is still done.  A step that a module has put in place of
        one is found if it derives from it.
        """
        agenda = self.state.agenda
        while agenda and not isinstance(agenda[-1], kind):
            agenda.pop()
        assert agenda, f"no {kind.__name__} is still to come"
        step, rules = agenda[-1], self.state.rules
        before = rules.before(kind, step)
        if type(step) is not kind:
            before += rules.before(type(step), step)
        before.reverse()
        agenda.extend(before)

    def tell(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what happened.  The event is made only if somebody listens."""
        if self.told is not None:
            self.told.append(kind(*args, **kwargs))
            if self.heard is not None:
                self.heard(self.state)

    def advance(self) -> None:
        """Run steps until some seat has a question, or the agenda is empty."""
        agenda = self.state.agenda
        self.open = []
        while agenda and not self.open:
            agenda.pop().run(self)

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Take one answer and go on to the next question."""
        question = question_of(self.open, seat)
        if question is None or choice not in question.choices:
            raise refusal(self, seat, choice)
        self.accept(question, choice)

    def accept(self, question: Question, choice: Choice) -> None:
        """Take an answer that is known to be legal: one of the choices of an open question."""
        agenda = self.state.agenda
        steps = len(agenda)
        decision = agenda.pop()
        assert isinstance(decision, Decision)
        decision.take(self, question.seat, choice)
        if len(agenda) == steps and agenda[-1] is decision:  # nothing comes in between
            self.open = decision.ask_on(self.state, question, self.open)
            if self.open:
                return
        self.advance()


class IllegalChoice(ValueError):
    """An answer that no open question allows: a sentence, its clause, and the reason if known.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> match.answer(0, game.vocabulary.parse("ready"))
    Traceback (most recent call last):
    westphalia.engine.step.IllegalChoice: seat 0 may not 'ready' now (W3.1.1); it is asked: plan
    """

    def __init__(self, sentence: str, clause: str = "", objection: Objection | None = None) -> None:
        super().__init__(sentence)
        self.clause = clause
        self.objection = objection


def refusal(play: Play[Any], seat: Seat, choice: Choice) -> IllegalChoice:
    """Why *seat* may not answer *choice* now."""
    if not play.open:
        return IllegalChoice(f"seat {seat} may not '{choice}': the game is over")
    asked = question_of(play.open, seat)
    if asked is None:
        first = play.open[0]
        others = " and ".join(str(question.seat) for question in play.open)
        waits = f"the table waits for seat {others}: {first.kind}"
        return IllegalChoice(
            f"seat {seat} may not '{choice}' now ({first.clause}); {waits}", first.clause
        )
    decision = play.state.agenda[-1]
    assert isinstance(decision, Decision)
    objection = decision.objection(play.state, seat, choice)
    clause = objection.clause if objection else asked.clause
    sentence = f"seat {seat} may not '{choice}' now ({clause}); it is asked: {asked.kind}"
    return IllegalChoice(sentence, clause, objection)
