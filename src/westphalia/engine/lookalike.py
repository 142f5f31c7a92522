"""Other histories of a match: what one seat cannot see, it must not hear of either.

While several seats answer at once, each of them answers unseen.  So such answers may come in any
order; and as long as a seat would see the same table had the others answered otherwise, its log and
what it may take back must be the same too.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.event import told
from westphalia.engine.game import Game
from westphalia.engine.match import Match
from westphalia.engine.record import Entry, Header
from westphalia.engine.step import IllegalChoice, Play, Question, Seat, State

PATIENCE = 200  # answers after which a seat that decides at random should be done


class Opening(Game):
    """The position in which several seats were asked at once, as a game that begins there."""

    def __init__(self, state: State, answers: int) -> None:
        self.state = state
        self.answers = answers

    def set_up(self, header: Header) -> State:
        return self.state.copy()


def match_at(opening: Opening, header: Header) -> Match:
    """A match that begins in that position, with the chance of a script."""
    return Match(opening, header, Scripted([]))


def repeat(match: Match, seat: Seat, choice: Choice, outcomes: Sequence[int]) -> None:
    """Answer with the outcomes of another history."""
    match.chance = match.play.chance = Scripted(outcomes)
    match.answer(seat, choice)


def asked(match: Match, seat: Seat) -> Question | None:
    """The question that waits for a seat."""
    for question in match.open:
        if question.seat == seat:
            return question
    return None


def mixed(entries: Sequence[Entry], random: Random) -> list[Entry]:
    """The same answers in another order; those of one seat keep theirs."""
    left: dict[Seat, list[Entry]] = {}
    for entry in reversed(entries):
        left.setdefault(entry.seat, []).append(entry)
    seats = [entry.seat for entry in entries]
    random.shuffle(seats)
    return [left[seat].pop() for seat in seats]


def in_order(opening: Opening, entries: Sequence[Entry]) -> State:
    """The position that answers lead to in this order, with the outcomes of them all."""
    outcomes = [outcome for entry in entries for outcome in entry.outcomes]
    play: Play[Any] = Play(opening.state.copy(), Scripted(outcomes))
    for entry in entries:
        play.answer(entry.seat, entry.choice)
    return play.state


def heard(match: Match, seat: Seat, since: int) -> str:
    """What a seat was told since so many answers, and how much it may take back, as text."""
    events = [told(event) for n, event in match.log if n > since and event.seen_by(seat)]
    return json.dumps({"log": events, "undo": match.undoable(seat)})


def meanwhile(match: Match, opening: Opening, seat: Seat, random: Random) -> Match:
    """A match in which others have come as far or less far, with other answers.

    Who has finished has finished there too, and in the same order.
    """
    twin = match_at(opening, match.record.header)
    entries = match.entries[opening.answers :]
    last = {entry.seat: n for n, entry in enumerate(entries)}
    for n, entry in enumerate(entries):
        if entry.seat == seat:
            twin.answer(seat, entry.choice)
        elif asked(match, entry.seat):
            _guess(twin, entry.seat, random.randint(0, 1), random)
        elif n == last[entry.seat]:
            _guess(twin, entry.seat, PATIENCE, random)
    return twin


def _guess(twin: Match, seat: Seat, answers: int, random: Random) -> None:
    """Let a seat answer at random, so often or until it is asked no more."""
    for _ in range(answers):
        question = asked(twin, seat)
        if question is None:
            return
        twin.answer(seat, random.choice(question.choices))


def otherwise(match: Match, opening: Opening, other: Seat, random: Random) -> Match | None:
    """A match in which one seat gave another answer while all answered, and all else is the same.

    Nothing if there is no such match: chance or later answers would have to be others too.
    """
    twin = match_at(opening, match.record.header)
    entries = match.entries[opening.answers :]
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
    question = asked(twin, entry.seat)
    if question is None or (not change and entry.choice in question.choices):
        return entry.choice
    return random.choice(question.choices)
