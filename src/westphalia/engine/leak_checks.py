"""Leak checks: two positions that a seat cannot tell apart must produce the same log for it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any, ParamSpec

from westphalia.engine.chance import Chance, Sampling, Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match
from westphalia.engine.record import Entry, Header
from westphalia.engine.step import Decision, IllegalChoice, Play, Question, Seat, State, question_of

# What a seat sees and hears

P = ParamSpec("P")

FORETOLD = 6  # batches of which a forecast is asked for: it may be dear


class GameFrom(Game):
    """A position as a game that begins there: above all one in which several seats are asked."""

    def __init__(self, state: State, answers: int = 0) -> None:
        self.state = state
        self.answers = answers

    def set_up(self, header: Header) -> State:
        return self.state.copy()


def match_at(start: GameFrom, header: Header) -> Match:
    """A match that begins in that position, with chance from a script."""
    return Match(start, header, Scripted([]))


def exposure(
    game: Game, here: GameFrom, header: Header, seat: Seat, tries: Sequence[Choice] = ()
) -> str:
    """All that a position shows to one seat, as text: view, curve, questions, refusals, forecasts.

    Whom the table waits for, and for what, is told to everybody whose answer is refused.
    """
    match = match_at(here, header)
    own = [question for question in match.open if question.seat == seat]
    batches = [[choice] for choice in tries]
    batches += [[question.choices[0], choice] for question in own for choice in tries]
    asked_for = batches[:FORETOLD] if seat != SPECTATOR else []
    shown = {
        "view": game.view(match.play.state, seat),
        "curve": [game.when(match.play.state), game.standing(match.play.state)],
        "questions": plain(own),
        "waits": waits(match.open),
        "refusals": [refused(match_at(here, header), seat, batch) for batch in batches],
        "forecasts": [foretold(game, match.play.state, seat, batch) for batch in asked_for],
    }
    return json.dumps(shown, sort_keys=True)


def foretold(game: Game, state: Any, seat: Seat, batch: Sequence[Choice]) -> str:
    """What a seat is told of what may come of these answers, or why it is told nothing."""
    try:
        return json.dumps(game.forecast(state, seat, batch), sort_keys=True)
    except ValueError as error:
        return str(error)


def seen(game: Game, play: Play[Any], seat: Seat) -> str:
    """The table as a seat sees it, and what it is asked, as text."""
    own = [question for question in play.open if question.seat == seat]
    return json.dumps([game.view(play.state, seat), plain(own)], sort_keys=True)


def plain(questions: Sequence[Question]) -> list[list[Any]]:
    return [[q.seat, q.kind, q.clause, [c.text for c in q.choices]] for q in questions]


def waits(questions: Sequence[Question]) -> list[list[Any]]:
    """Whom the table waits for, and for what: all may know it."""
    return [[question.seat, question.kind, question.clause] for question in questions]


def tries(game: Game, questions: Sequence[Question]) -> list[Choice]:
    """A few choices to try: some words of the game, and an answer to each question."""
    words = game.vocabulary.choices
    return words[:: 1 + len(words) // 4] + [question.choices[-1] for question in questions]


def refused(match: Match, seat: Seat, batch: Sequence[Choice]) -> str:
    """What a seat is told that may not give these answers; nothing if it may."""
    try:
        match.answer_all(seat, batch)
    except IllegalChoice as refusal:
        return f"{refusal} {refusal.objection}"
    except ScriptError:  # they were taken, and chance would be drawn now
        pass
    return ""


def difference(one: str, other: str) -> str:
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return (
                f"…{one[max(0, at - 60) : at + 20]}… against …{other[max(0, at - 60) : at + 20]}…"
            )
    return "one is longer than the other"


# What comes to light in the middle of things


@dataclass(frozen=True)
class Pause(Decision):
    """A moment of looking in the middle of things."""

    def ask(self, s: Any) -> list[Question]:
        return [Question(SPECTATOR, "pause", "", [])]


class Watched(Play[Any]):
    """A hand that lets a seat look at the table whenever it is told something.

    ``looks`` pairs each event with what lay open when it was told; ``glimpses`` also has what lay
    open before and afterwards.
    """

    def __init__(self, game: Game, state: State, seat: Seat, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.looks: list[tuple[str, Event]] = []
        self.glimpses: set[str] = set()
        super().__init__(state, chance, [])
        self.glimpses.add(self.look())

    def answer(self, seat: Seat, choice: Choice) -> None:
        super().answer(seat, choice)
        self.glimpses.add(self.look())

    def tell(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        event = kind(*args, **kwargs)
        if event.seen_by(self.seat):
            look = self.look()
            self.looks.append((look, event))
            self.glimpses.add(look)

    def look(self) -> str:
        paused = self.state.copy()
        paused.agenda.append(Pause())
        return json.dumps(self.game.view(paused, self.seat), sort_keys=True)


def saw_why(one: Watched, other: Watched) -> bool:
    """Whether the seat saw a difference before or while it was first told something else.

    What comes to light may be gone again before the next question; but it must have lain open.
    """
    for here, there in zip_longest(one.looks, other.looks):
        if here and there and here[1] == there[1]:
            if here[0] != there[0]:
                return True
        else:
            return bool(
                (here and here[0] not in other.glimpses) or (there and there[0] not in one.glimpses)
            )
    return False


class Hearsay(AssertionError):
    """Something that a seat heard but could not have seen."""


def misheard(seat: Seat, one: list[Event], other: list[Event]) -> Hearsay:
    """What a seat heard in one history and not in another that it could not tell from it."""
    for here, there in zip_longest(one, other):
        if here != there:
            told = f"{here} or {there}" if here and there else f"{here or there} or not"
            return Hearsay(f"seat {seat} hears what it may not know: {told}")
    raise AssertionError("both were told the same")


# Twins
#
# A twin is the same answer in a position that the seat imagines; or the same with two hidden cards
# exchanged as one of them is drawn; or an answer of another seat which this one cannot tell from
# the true one.  Two positions that a seat cannot tell apart must produce the same log for it.
#
# A game keeps that promise if whatever comes to light lies open in its view when it is told.

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
        """The position once more, under the eyes of a seat."""
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
        """Gives the answer once more, in a position that the seat imagines.

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
        """The position with another card drawn, or with another answer of another seat."""
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


# Other histories of a match
#
# While several seats answer at once, each of them answers unseen.  So such answers may come in any
# order; and as long as a seat would see the same table had the others answered otherwise, its log
# and what it may take back must be the same too.

PATIENCE = 200  # answers after which a seat that decides at random should be done


def repeat(match: Match, seat: Seat, choice: Choice, outcomes: Sequence[int]) -> None:
    """Answer with the outcomes of another history."""
    match.chance = match.play.chance = Scripted(outcomes)
    match.repeat(seat, choice)


# Another order


def mixed(entries: Sequence[Entry], random: Random) -> list[Entry]:
    """The answers in another order; those of one seat keep theirs."""
    left: dict[Seat, list[Entry]] = {}
    for entry in reversed(entries):
        left.setdefault(entry.seat, []).append(entry)
    seats = [entry.seat for entry in entries]
    random.shuffle(seats)
    return [left[seat].pop() for seat in seats]


def in_order(start: GameFrom, entries: Sequence[Entry]) -> State:
    """The position that answers lead to in this order, with the outcomes of them all."""
    outcomes = [outcome for entry in entries for outcome in entry.outcomes]
    state = start.state.copy()
    play: Play[Any] = Play(state, Scripted(outcomes))
    for entry in entries:
        play.answer(entry.seat, entry.choice)
    return state


# Other answers


def meanwhile(match: Match, start: GameFrom, seat: Seat, random: Random) -> Match | None:
    """A match in which the others have come as far or less far, with other answers.

    Who has finished has finished there too, and in the same order.  Nothing if their answers would
    draw chance.
    """
    twin = match_at(start, match.record.header)
    entries = match.entries[start.answers :]
    last = {entry.seat: n for n, entry in enumerate(entries)}
    try:
        for n, entry in enumerate(entries):
            if entry.seat == seat:
                repeat(twin, seat, entry.choice, entry.outcomes)
            elif question_of(match.open, entry.seat):
                _guess(twin, entry.seat, random.randint(0, 1), random)
            elif n == last[entry.seat]:
                _guess(twin, entry.seat, PATIENCE, random)
    except (IllegalChoice, ScriptError):
        return None
    return twin


def _guess(twin: Match, seat: Seat, answers: int, random: Random) -> None:
    """Let a seat answer at random, so often or until it is asked no more."""
    for _ in range(answers):
        question = question_of(twin.open, seat)
        if question is None:
            return
        twin.repeat(seat, random.choice(question.choices))


def otherwise(match: Match, start: GameFrom, other: Seat, random: Random) -> Match | None:
    """A match in which one seat gave another answer while all answered, up to the last of them.

    Nothing if there is none: later answers would have to be others too.
    """
    twin = match_at(start, match.record.header)
    entries = match.entries[start.answers : -1]
    own = [n for n, entry in enumerate(entries) if entry.seat == other]
    changed = random.choice(own) if own else -1
    try:
        for n, entry in enumerate(entries):
            choice = entry.choice
            if entry.seat == other:
                choice = _instead(twin, entry, n == changed, random)
            repeat(twin, entry.seat, choice, entry.outcomes)
    except (IllegalChoice, ScriptError):
        return None
    return twin


def _instead(twin: Match, entry: Entry, change: bool, random: Random) -> Choice:
    question = question_of(twin.open, entry.seat)
    if question is None or (not change and entry.choice in question.choices):
        return entry.choice
    return random.choice(question.choices)


# A match that goes on beside another one


class Lookalike:
    """A second match that a seat cannot tell from the first."""

    def __init__(self, game: Game, twin: Match, seat: Seat, since: int) -> None:
        self.game = game
        self.twin = twin
        self.seat = seat
        self.since = since

    def follow(self, match: Match, before: State) -> bool:
        """Take the answer that *match* took when it stood *before*; whether it still fits."""
        entry = match.entries[-1]
        here = self.twin.play.state.copy()
        try:
            repeat(self.twin, entry.seat, entry.choice, entry.outcomes)
        except (IllegalChoice, ScriptError):
            return False
        return self.agrees(match) and (
            self.log(match) == self.log(self.twin) or not self._saw_why(entry, before, here)
        )

    def agrees(self, match: Match) -> bool:
        """Whether both show the same to the seat."""
        one, other = [seen(self.game, each.play, self.seat) for each in (match, self.twin)]
        return one == other

    def log(self, match: Match) -> list[Event]:
        """What the seat was told since the two matches parted."""
        since = 0 if match is self.twin else self.since
        return [event for n, event in match.log if n > since and event.seen_by(self.seat)]

    def compare(self, match: Match) -> None:
        """Make sure that the seat heard the same, and may take back the same."""
        one, other = self.log(match), self.log(self.twin)
        if one != other:
            raise misheard(self.seat, one, other)
        depths = match.undoable(self.seat), self.twin.undoable(self.seat)
        if depths[0] != depths[1]:
            text = f"seat {self.seat} may take back {depths[0]} answers or {depths[1]}"
            raise Hearsay(f"{text}, as others answer what it may not know")

    def _saw_why(self, entry: Entry, *states: State) -> bool:
        """Whether the seat saw a difference while the answer had its effects."""
        one, other = [
            Watched(self.game, state.copy(), self.seat, Scripted(entry.outcomes))
            for state in states
        ]
        for play in (one, other):
            play.answer(entry.seat, entry.choice)
        return saw_why(one, other)
