"""What every game must hold at every position of random matches: the promises of the kernel.

Any game can call ``examine``; a broken promise raises NonConformance with the record so far.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NoReturn

from westphalia.engine import notation
from westphalia.engine.chance import Sampling, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.codec import digest
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.lookalike import (
    Opening,
    heard,
    in_order,
    match_at,
    meanwhile,
    mixed,
    otherwise,
    repeat,
)
from westphalia.engine.match import Match, replay, start, verify
from westphalia.engine.record import Entry, Header
from westphalia.engine.step import IllegalChoice, Play, Question, Seat


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
        self.viewers = [SPECTATOR, *range(header.seats)]
        self.tally = Tally()
        self.opening: Opening | None = None  # where several seats were asked at once, if they are
        self.shadow: tuple[Match, Seat, int] | None = None  # a lookalike, for whom, since when

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
        match = self.match
        if self.opening is None and len(match.open) > 1:
            self.opening = Opening(match.play.state.copy(), len(match.entries))
        choice = self.random.choice(question.choices)
        match.answer(question.seat, choice)
        self.tally.answers += 1
        faults = self.game.faults(match.play.state)
        self._hold(not faults, f"after '{choice}': {'; '.join(faults)}")
        self._follow(match.entries[-1])
        if self.opening and not match.undoable(question.seat):
            self._all_have_answered(self.opening)
            self.opening = None
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
        for seat in self.viewers:
            self._no_leak(seat)
        if self.opening:
            seat = self.random.choice(self.viewers)
            twin = meanwhile(self.match, self.opening, seat, self.random)
            self._sounds_alike(twin, seat, self.opening.answers)
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
        imagined = self.game.imagine(state, seat, self.chance)
        seen, other = [self._sight(each, seat) for each in (state, imagined)]
        self._hold(
            seen == other, f"seat {seat} sees what it may not know: {_difference(seen, other)}"
        )
        faults = self.game.faults(imagined)
        self._hold(not faults, f"what seat {seat} imagines is impossible: {'; '.join(faults)}")

    def _sight(self, state: Any, seat: Seat) -> str:
        words = self.game.vocabulary.choices
        tries = words[:: 1 + len(words) // 4]
        for question in self.match.open:
            tries = [*tries, question.choices[-1]]
        return sight(self.game, Opening(state, 0), self.match.record.header, seat, tries)

    def _all_have_answered(self, opening: Opening) -> None:
        """Nobody saw the others' answers: any order is as good, and other answers may have been."""
        entries = self.match.entries[opening.answers :]
        here = digest(self.game.encode(self.match.play.state))
        try:
            there = digest(self.game.encode(in_order(opening, mixed(entries, self.random))))
        except (IllegalChoice, ScriptError) as error:
            self._fail(f"seats are asked at once, but not in any order: {error}")
        self._hold(there == here, "the order in which seats answer at once matters")
        seat, other = self.random.sample(self.viewers, 2)
        twin = otherwise(self.match, opening, other, self.random)
        self.shadow = (twin, seat, opening.answers) if twin else None
        self._compare_shadow()

    def _follow(self, entry: Entry) -> None:
        """Let the lookalike of the match take the same answer, while it can."""
        if self.shadow:
            try:
                repeat(self.shadow[0], entry.seat, entry.choice, entry.outcomes)
            except (IllegalChoice, ScriptError):
                self.shadow = None
            self._compare_shadow()

    def _compare_shadow(self) -> None:
        if self.shadow and not self._sounds_alike(*self.shadow):
            self.shadow = None

    def _sounds_alike(self, twin: Match, seat: Seat, since: int) -> bool:
        """Whether a seat sees the same as in *twin*; if so, it must have heard the same."""
        if self._view(self.match, seat) != self._view(twin, seat):
            return False
        seen, other = heard(self.match, seat, since), heard(twin, seat, 0)
        self._hold(
            seen == other, f"seat {seat} hears what it may not know: {_difference(seen, other)}"
        )
        return True

    def _view(self, match: Match, seat: Seat) -> tuple[str, list[list[Any]]]:
        questions = [question for question in match.open if question.seat == seat]
        shown = json.dumps(self.game.view(match.play.state, seat), sort_keys=True)
        return shown, _plain(questions)

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
        self.shadow = None
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


def sight(
    game: Game, here: Opening, header: Header, seat: Seat, tries: Sequence[Choice] = ()
) -> str:
    """All that a position shows to one seat, as text: view, questions, and what it refuses.

    Whom the table waits for, and for what, is told to everybody whose answer is refused.
    """
    match = match_at(here, header)
    own = [question for question in match.open if question.seat == seat]
    shown = {
        "view": game.view(match.play.state, seat),
        "questions": _plain(own),
        "waits": [[question.seat, question.kind, question.clause] for question in match.open],
        "refusals": [refused(match, seat, own, choice) for choice in tries],
    }
    return json.dumps(shown, sort_keys=True)


def refused(match: Match, seat: Seat, own: list[Question], choice: Choice) -> list[str]:
    """What a seat is told that may not give an answer, by itself and behind another answer."""
    if any(choice in question.choices for question in own):
        return []
    batches = [[choice], *[[question.choices[0], choice] for question in own]]
    texts = []
    for batch in batches:
        try:
            match.answer_all(seat, batch)
        except IllegalChoice as refusal:
            texts.append(str(refusal))
    return texts


def _plain(questions: list[Question]) -> list[list[Any]]:
    return [[q.seat, q.kind, q.clause, [c.text for c in q.choices]] for q in questions]


def _difference(one: str, other: str) -> str:
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return (
                f"…{one[max(0, at - 60) : at + 20]}… against …{other[max(0, at - 60) : at + 20]}…"
            )
    return "one is longer than the other"
