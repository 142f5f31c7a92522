"""Other histories of a match: what one seat cannot see, it must not hear of either.

While several seats answer at once, each of them answers unseen.  So such answers may come in any
order; and as long as a seat would see the same table had the others answered otherwise, its log and
what it may take back must be the same too.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.exposure import (
    GameFrom,
    Hearsay,
    Watched,
    match_at,
    misheard,
    saw_why,
    seen,
)
from westphalia.engine.game import Game
from westphalia.engine.match import Match
from westphalia.engine.record import Entry
from westphalia.engine.step import IllegalChoice, Play, Seat, State, question_of

PATIENCE = 200  # answers after which a seat that decides at random should be done


def repeat(match: Match, seat: Seat, choice: Choice, outcomes: Sequence[int]) -> None:
    """Answer with the outcomes of another history."""
    match.chance = match.play.chance = Scripted(outcomes)
    match.repeat(seat, choice)


# Another order


def mixed(entries: Sequence[Entry], random: Random) -> list[Entry]:
    """The same answers in another order; those of one seat keep theirs."""
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
    """A match that a seat cannot tell from another one."""

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
