"""Twins of one answer or of the opening: what a seat cannot see, it must not hear of either.

A twin is the same answer in a position that the seat imagines; or the same with two hidden cards
exchanged as one of them is drawn; or an answer of another seat which this one cannot tell from the
true one.  As long as both look the same to the seat afterwards, they must have told it the same.

A game keeps that promise if whatever comes to light lies open in its view when it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from westphalia.engine.chance import Sampling, Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.exposure import (
    GameFrom,
    Hearsay,
    Watched,
    difference,
    exposure,
    misheard,
    plain,
    saw_why,
    seen,
    tries,
    waits,
)
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match
from westphalia.engine.record import Entry, Header
from westphalia.engine.step import Decision, Question, Seat, State, question_of

OPENINGS = 8  # other openings for each match
GUESSES = 20  # after which a part that never changes is taken for an open one


class Repeated(Scripted):
    """The outcomes of another history; at one draw two items of the pool have changed places."""

    def __init__(self, outcomes: tuple[int, ...], exchange: tuple[int, int] = (-1, 0)) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes
        self.exchange = exchange  # which draw, and how far off the other item lies
        self.draws = 0
        self.bounds: list[int] = []  # what each outcome was drawn out of

    def fresh(self) -> Repeated:
        return Repeated(self.outcomes, self.exchange)

    def draw(self, pool: list[int]) -> int:
        at = self.below(len(pool))
        if self.draws == self.exchange[0]:
            other = (at + self.exchange[1]) % len(pool)
            pool[at], pool[other] = pool[other], pool[at]
        self.draws += 1
        return pool.pop(at)

    def _next(self, most: int) -> int:
        self.bounds.append(most)
        return super()._next(most)


class History:
    """One answer given in a position, or what happens in it before the first question."""

    def __init__(
        self,
        header: Header,
        state: State,
        chance: Repeated,
        seat: Seat = SPECTATOR,
        choice: Choice | None = None,
    ) -> None:
        self.state = state
        self.chance = chance
        self.seat = seat
        self.choice = choice
        self.match = Match(GameFrom(state), header, chance)
        if choice:
            self.match.repeat(seat, choice)

    @property
    def after(self) -> State:
        state: State = self.match.play.state
        return state

    def watched(self, game: Game, seat: Seat) -> Watched:
        """The same once more, under the eyes of a seat."""
        play = Watched(game, self.state.copy(), seat, self.chance.fresh())
        if self.choice:
            play.answer(self.seat, self.choice)
        return play


class Twins:
    """Looks for twins of what happens in a match, and compares what they tell."""

    def __init__(self, game: Game, header: Header, seed: int) -> None:
        self.game = game
        self.header = header
        self.random = Random(seed)
        self.chance = Sampling(seed)
        self.viewers = [SPECTATOR, *range(header.seats)]
        # The parts of a position that a seat was seen to imagine anew, and how often it was tried
        # with the others in vain.
        self.secrets: set[str] = set()
        self.guesses: Counter[str] = Counter()

    def opening(self, outcomes: tuple[int, ...]) -> None:
        """Compare openings that look alike."""
        true = History(self.header, self.game.set_up(self.header), Repeated(outcomes))
        draws = range(true.chance.draws)
        for draw in self.random.sample(draws, min(OPENINGS, len(draws))):
            twin = self._exchanged(true, draw)
            for seat in self.viewers:
                self._compare(true, twin, seat, by_secret=True)

    def answer(self, before: State, entry: Entry, closely: bool) -> None:
        """Compare histories of an answer that look alike to its seat, or to a viewer by lot.

        Looking *closely* compares what is seen as well.
        """
        chance = Repeated(entry.outcomes)
        true = History(self.header, before, chance, entry.seat, entry.choice)
        questions = ask(before)
        for seat in sorted({entry.seat, self.random.choice(self.viewers)}):
            self._imagined(true, questions, seat, closely)
            for twin in self._unseen(true, questions, seat):
                self._compare(true, twin, seat, by_secret=True)

    def automatic(self, state: State) -> None:
        """Make sure that all can see the answers of a question that need not be asked."""
        decision = state.agenda[-1]
        if isinstance(decision, Decision) and decision.automatic:
            here = ask(state)
            for seat in self.viewers:
                if plain(ask(self.game.imagine(state, seat, self.chance))) != plain(here):
                    raise Hearsay(
                        f"{here[0].kind} may be answered unasked, but seat {seat} cannot know how"
                    )

    # Where twins come from

    def _imagined(
        self, true: History, questions: list[Question], seat: Seat, closely: bool
    ) -> None:
        """The same answer in a position that the seat imagines.

        Where the answer is only open because of what is hidden, another one takes its place.
        """
        state = self.game.imagine(true.state, seat, self.chance)
        there = ask(state)
        self._asks_alike(questions, there, seat)
        question = question_of(there, true.seat)
        if question is None or true.choice is None:
            return
        if true.choice in question.choices:
            twin = self._history(state, Repeated(true.chance.outcomes), true.seat, true.choice)
            self._compare(true, twin, seat)
            if closely and twin:
                self._compare_exposures(true, twin, seat)
            return
        twin = self._another(state, true, question.choices)
        self._compare(true, twin, seat, by_secret=True)

    def _unseen(
        self, true: History, questions: list[Question], seat: Seat
    ) -> Iterator[History | None]:
        """The same position with another card drawn, or with another answer of another seat."""
        if true.chance.draws:
            yield self._exchanged(true, self.random.randrange(true.chance.draws))
        question = question_of(questions, true.seat)
        if question and true.seat != seat:
            others = [choice for choice in question.choices if choice is not true.choice]
            yield self._another(true.state, true, others)

    def _exchanged(self, true: History, draw: int) -> History | None:
        chance = Repeated(true.chance.outcomes, (draw, self.random.randrange(1, 1000)))
        return self._history(true.state, chance, true.seat, true.choice)

    def _another(self, state: State, true: History, choices: list[Choice]) -> History | None:
        """Another answer of the same kind: whether a seat passes or plays a card, all may see."""
        alike = [each for each in choices if true.choice and each.verb == true.choice.verb]
        if not alike:
            return None
        chance = Repeated(true.chance.outcomes)
        return self._history(state, chance, true.seat, self.random.choice(alike))

    def _history(
        self, state: State, chance: Repeated, seat: Seat, choice: Choice | None
    ) -> History | None:
        """Nothing if the outcomes do not fit there."""
        try:
            return History(self.header, state, chance, seat, choice)
        except ScriptError:
            return None

    # What is compared

    def _asks_alike(self, here: list[Question], there: list[Question], seat: Seat) -> None:
        """Make sure that who is asked, and for what, does not rest on what the seat cannot see."""
        if waits(here) != waits(there):
            one, other = [
                " and ".join(f"seat {n}: {kind}" for n, kind, _ in waits(each)) or "nobody"
                for each in (here, there)
            ]
            raise Hearsay(f"seat {seat} sees what it may not know: asked is {one} or {other}")

    def _compare(
        self, true: History, twin: History | None, seat: Seat, by_secret: bool = False
    ) -> None:
        """Compare what two histories told; if they part *by_secret*, no more than that may differ.

        Where outcomes were drawn out of something else, they are not the same outcomes.
        """
        if twin is None or true.chance.bounds != twin.chance.bounds:
            return
        one, other = [history.match.seen(seat) for history in (true, twin)]
        depths = [history.match.undoable(seat) for history in (true, twin)]
        if one == other and depths[0] == depths[1]:
            return
        if by_secret and not self._hidden(true.after, twin.after, seat):
            return
        if not self._look_alike(true, twin, seat):
            return
        if one == other:
            raise Hearsay(
                f"seat {seat} may take back {depths[0]} answers or {depths[1]}, by a secret"
            )
        if not saw_why(true.watched(self.game, seat), twin.watched(self.game, seat)):
            raise misheard(seat, one, other)

    def _look_alike(self, true: History, twin: History, seat: Seat) -> bool:
        one, other = [seen(self.game, each.match.play, seat) for each in (true, twin)]
        return one == other

    def _compare_exposures(self, true: History, twin: History, seat: Seat) -> None:
        """Make sure that what looks the same is the same, and that nothing can be peeped at.

        Where the same answer shows something else, something hidden has come to light.
        """
        if not self._look_alike(true, twin, seat):
            if true.match.undoable(true.seat):
                raise Hearsay(
                    f"'{true.choice}' shows seat {seat} something hidden and may be taken back"
                )
            return
        words = tries(self.game, [*true.match.open, *twin.match.open])
        one, other = [
            exposure(self.game, GameFrom(each.after), self.header, seat, words)
            for each in (true, twin)
        ]
        if one != other:
            raise Hearsay(f"seat {seat} sees what it may not know: {difference(one, other)}")

    def _hidden(self, one: State, other: State, seat: Seat) -> bool:
        """Whether two positions differ, and in nothing but what the seat can only imagine."""
        parts = self._parts(one, other)
        unclear = parts - self.secrets
        if any(self.guesses[part] == GUESSES for part in unclear):
            return False
        for state in (one, other) if unclear else ():
            guess = self.game.imagine(state, seat, self.chance)
            self.secrets |= self._parts(state, guess)
        self.guesses.update(unclear - self.secrets)
        return bool(parts) and parts <= self.secrets

    def _parts(self, one: State, other: State) -> set[str]:
        """The parts in which two positions differ."""
        here, there = self.game.encode(one), self.game.encode(other)
        return {name for name in here if here[name] != there[name]}


def ask(state: State) -> list[Question]:
    decision = state.agenda[-1]
    assert isinstance(decision, Decision)
    return decision.ask(state)
