"""What every game must hold at every position of random matches: the promises of the kernel.

Any game can call ``examine``; a broken promise raises NonConformance with the record so far.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any, NoReturn

from westphalia.engine import notation
from westphalia.engine.chance import Sampling
from westphalia.engine.codec import digest
from westphalia.engine.event import Event, told
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match, replay, start, verify
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, Seat


class NonConformance(AssertionError):
    """A promise that a game broke; ``record`` leads to the position."""

    def __init__(self, promise: str, record: str) -> None:
        super().__init__(promise)
        self.record = record


@dataclass
class Tally:
    """What an examination saw."""

    answers: int = 0
    offered: int = 0
    digest: str = ""


def examine(game: Game, header: Header, seed: int, every: int = 1, longest: int = 20_000) -> Tally:
    """Play one random match and look closely at every *every*-th position."""
    return _Examiner(game, header, seed).run(every, longest)


class _Examiner:
    def __init__(self, game: Game, header: Header, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.chance = Sampling(seed)
        self.secret = seed.to_bytes(32, "big")
        self.match: Match = start(game, header, self.secret)
        self.tally = Tally()

    def run(self, every: int, longest: int) -> Tally:
        while not self.match.over:
            self._questions(self.match.open)
            if self.tally.answers % every == 0:
                self._position()
            if self.tally.answers > longest:
                self._fail(f"the game does not end within {longest} answers")
            question = self.random.choice(self.match.open)
            self._answer(question)
        self._position()
        self._end()
        self.tally.digest = digest(self.game.encode(self.match.play.state))
        return self.tally

    def _fail(self, promise: str) -> NoReturn:
        raise NonConformance(promise, notation.write(self.match.record))

    def _hold(self, kept: bool, promise: str) -> None:
        if not kept:
            self._fail(promise)

    def _answer(self, question: Question) -> None:
        choice = self.random.choice(question.choices)
        self.match.answer(question.seat, choice)
        self.tally.answers += 1
        faults = self.game.faults(self.match.play.state)
        self._hold(not faults, f"after '{choice}': {'; '.join(faults)}")
        if self.random.random() < 0.05:
            self._undo(question.seat)

    def _questions(self, questions: list[Question]) -> None:
        seats = [question.seat for question in questions]
        self._hold(len(set(seats)) == len(seats), "a seat is asked two questions at once")
        for question in questions:
            self.tally.offered += len(question.choices)
            distinct = len(set(question.choices)) == len(question.choices) > 0
            self._hold(distinct, f"{question.kind}: choices are missing or doubled")
            self._hold(bool(question.kind and question.clause), "a question names no clause")
            for choice in question.choices:
                self._hold(self.game.vocabulary.parse(choice.text) is choice, f"'{choice}' is lost")

    def _position(self) -> None:
        state = self.match.play.state
        before = digest(self.game.encode(state))
        self._asking_is_pure(before)
        self._codec(before)
        for seat in [SPECTATOR, *range(self.match.record.header.seats)]:
            self._no_leak(seat)
        self._copy_apart(before)

    def _asking_is_pure(self, before: str) -> None:
        if self.match.over:
            return
        again = self.match.play.state.agenda[-1].ask(self.match.play.state)
        self._hold(_plain(again) == _plain(self.match.open), "asking twice gives two answers")
        now = digest(self.game.encode(self.match.play.state))
        self._hold(now == before, "asking has changed the position")

    def _codec(self, before: str) -> None:
        state = self.match.play.state
        data = json.loads(json.dumps(self.game.encode(state)))
        twin = self.game.decode(data, self.match.record.header)
        self._hold(digest(self.game.encode(twin)) == before, "the codec loses something")
        play: Play[Any] = Play(twin, Sampling(0))
        self._hold(
            _plain(play.open) == _plain(self.match.open), "a decoded position asks otherwise"
        )

    def _no_leak(self, seat: Seat) -> None:
        state = self.match.play.state
        seen = sight(self.game, self.match, state, seat)
        imagined = self.game.imagine(state, seat, self.chance)
        other = sight(self.game, self.match, imagined, seat)
        self._hold(
            seen == other, f"seat {seat} sees what it may not know: {_difference(seen, other)}"
        )
        faults = self.game.faults(imagined)
        self._hold(not faults, f"what seat {seat} imagines is impossible: {'; '.join(faults)}")

    def _copy_apart(self, before: str) -> None:
        play: Play[Any] = Play(self.match.play.state.copy(), self.chance)
        for _ in range(40):
            if not play.open:
                break
            question = self.random.choice(play.open)
            play.answer(question.seat, self.random.choice(question.choices))
        now = digest(self.game.encode(self.match.play.state))
        self._hold(now == before, "playing a copy has changed the original")

    def _undo(self, seat: Seat) -> None:
        if not self.match.undoable(seat):
            return
        after = digest(self.game.encode(self.match.play.state))
        last = [entry for entry in self.match.entries if entry.seat == seat][-1]
        self.match.undo(seat)
        self.match.answer(seat, last.choice)
        now = digest(self.game.encode(self.match.play.state))
        self._hold(now == after, f"'{last.choice}' taken back and said again leads elsewhere")

    def _end(self) -> None:
        match = self.match
        match.record.secret = self.secret.hex()
        self._hold(bool(self.game.winners(match.play.state)), "the game ends without a winner")
        text = notation.write(match.record)
        read = notation.read(text, lambda name: self.game)
        self._hold(read == match.record, "the notation loses something")
        here = digest(self.game.encode(match.play.state))
        for again in (replay(self.game, read), verify(self.game, read)):
            there = digest(self.game.encode(again.play.state))
            self._hold(there == here and again.log == match.log, "the record replays otherwise")


def sight(game: Game, match: Match, state: Any, seat: Seat) -> str:
    """All that leaves the engine for one seat, as text: view, questions, log, undo depth.

    Whom the table waits for, and for what, is told to everybody whose answer is refused.
    """
    questions: list[Question] = state.agenda[-1].ask(state) if state.agenda else []
    shown = {
        "view": game.view(state, seat),
        "questions": _plain([question for question in questions if question.seat == seat]),
        "waits": [[question.seat, question.kind, question.clause] for question in questions],
        "log": [_told(event) for _, event in match.seen(seat)[-30:]],
        "undo": match.undoable(seat),
    }
    return json.dumps(shown, sort_keys=True)


def _told(event: Event) -> str:
    return json.dumps(told(event))


def _plain(questions: list[Question]) -> list[list[Any]]:
    return [[q.seat, q.kind, q.clause, [c.text for c in q.choices]] for q in questions]


def _difference(one: str, other: str) -> str:
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return (
                f"…{one[max(0, at - 60) : at + 20]}… against …{other[max(0, at - 60) : at + 20]}…"
            )
    return "one is longer than the other"
