"""What every game must hold at every position of random matches: the promises of the kernel.

Any game can call ``examine``; a broken promise raises NonConformance with the record so far.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NoReturn

from westphalia.engine import notation
from westphalia.engine.chance import Sampling, ScriptError, Seeded, commitment
from westphalia.engine.choice import Choice
from westphalia.engine.codec import digest
from westphalia.engine.game import SPECTATOR, Game, Seen
from westphalia.engine.leak_checks import (
    GameFrom,
    Hearsay,
    Lookalike,
    Twins,
    difference,
    exposure,
    in_order,
    meanwhile,
    mixed,
    otherwise,
    plain,
    seen,
    tries,
)
from westphalia.engine.match import Match, only_choice, replay, verify
from westphalia.engine.record import Header
from westphalia.engine.step import IllegalChoice, Play, Question, Seat, Simultaneous, State

AHEAD = 40  # answers by which a copy is played on
LARGEST = 64  # bits of a number, with its sign: a larger one cannot be sent to another process
NUMBER = re.compile(r"\d{19,}")  # one that might be so large
FIRST = 3  # answers of a kind after which all numbers are looked at
RARE, OFTEN = 12, 6  # so many answers of a kind are compared with twins, then one in so many


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
    """Play one random match and look closely at every *every*-th position.

    Which ones these are depends on the seed.
    """
    examiner = _Examiner(game, header, seed)
    try:
        return examiner.run(every, longest)
    except NonConformance:
        raise
    except Hearsay as hearsay:
        raise NonConformance(str(hearsay), notation.write(examiner.match.record)) from hearsay
    except Exception as error:  # a match that breaks down must lead to its record too
        record = notation.write(examiner.match.record)
        raise NonConformance(f"{type(error).__name__}: {error}", record) from error


class _Examiner:
    def __init__(self, game: Game, header: Header, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.random = Random(seed)
        self.chance = Sampling(seed)
        self.secret = seed.to_bytes(32, "big")
        bound = replace(header, commitment=commitment(self.secret))
        self.match = Match(game, bound, Seeded(self.secret))
        self.twins = Twins(game, bound, seed)
        self.viewers = [SPECTATOR, *range(header.seats)]
        self.tally = Tally()
        self.answered: Counter[str] = Counter()  # how often, by kind of question
        self.phase_start: GameFrom | None = None  # where several seats were asked at once
        self.lookalike: Lookalike | None = None
        self.looked: Seen[Any] | None = None  # the last position that was looked at closely

    def run(self, every: int, longest: int) -> Tally:
        self.twins.opening(self.match.record.opening)
        while not self.match.over:
            self._questions(self.match.open)
            self.twins.automatic(self.match.play.state)
            closely = (self.tally.answers + self.seed) % every == 0
            if closely:
                self._position()
            if self.tally.answers > longest:
                self._fail(f"the game does not end within {longest} answers")
            question = only_choice(self.match.play) or self.random.choice(self.match.open)
            self._answer(question, closely)
            if closely:
                self._views_follow()
        self._position()
        self._end()
        self.tally.digest = digest(self.game.encode(self.match.play.state))
        return self.tally

    def _fail(self, promise: str) -> NoReturn:
        raise NonConformance(promise, notation.write(self.match.record))

    def _hold(self, kept: bool, promise: str) -> None:
        if not kept:
            self._fail(promise)

    def _answer(self, question: Question, closely: bool) -> None:
        match = self.match
        if self.phase_start is None and len(match.open) > 1:
            self.phase_start = GameFrom(match.play.state.copy(), len(match.entries))
        choice = self.random.choice(question.choices)
        before = match.play.state.copy()
        asked = {each.seat for each in match.open}
        match.repeat(question.seat, choice)
        self.tally.answers += 1
        self._each_for_itself(question.seat, choice)
        faults = self.game.faults(match.play.state)
        self._hold(not faults, f"after '{choice}': {'; '.join(faults)}")
        if self.phase_start and not self._goes_on(before, asked):
            self._all_have_answered(self.phase_start)
            self.phase_start = None
        self._follow(before)
        self.answered[question.kind] += 1
        if self.answered[question.kind] <= FIRST:
            self._encoded()
        if closely or self._twins_are_due(self.answered[question.kind]):
            self.twins.answer(before, match.entries[-1], closely)
        if self.random.random() < 0.05:
            self._undo(question.seat)

    def _twins_are_due(self, answered: int) -> bool:
        """Rare decisions are always compared, common ones now and then."""
        return answered <= RARE or (answered + self.seed) % OFTEN == 0

    def _each_for_itself(self, seat: Seat, choice: Choice) -> None:
        """When seats decide at the same time, an answer changes no other seat's question."""
        decision = self.match.play.state.agenda[-1] if not self.match.over else None
        if isinstance(decision, Simultaneous):
            anew = plain(decision.ask(self.match.play.state))
            promise = f"'{choice}' of seat {seat} changes what others are asked at the same time"
            self._hold(plain(self.match.open) == anew, promise)

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
        decoded = self._codec(before)
        for seat in self.viewers:
            self._no_leak(seat)
        views = [self.game.view(state, seat) for seat in self.viewers]
        together = self.game.views(state, self.viewers)
        self._hold(views == together, "views drawn together are not those drawn alone")
        self.looked = (state.copy(), dict(zip(self.viewers, together, strict=True)))
        if self.phase_start:
            self._others_answer_otherwise(self.phase_start)
        self._play_on(before, decoded)

    def _views_follow(self) -> None:
        """Views made from the views of a moment before equal views made anew."""
        state = self.match.play.state
        anew = self.game.views(state, self.viewers)
        after = self.game.views(state, self.viewers, self.looked)
        self._hold(anew == after, "views drawn after others are not those drawn anew")

    def _asking_is_pure(self, before: str) -> None:
        if self.match.over:
            return
        decision = self.match.play.state.agenda[-1]
        again = decision.ask(self.match.play.state)
        self._hold(plain(again) == plain(self.match.open), "asking twice gives two answers")
        for question in self.match.open:
            for choice in question.choices:
                against = decision.objection(self.match.play.state, question.seat, choice)
                self._hold(against is None, f"'{choice}' is offered, but {against} is in its way")
        now = digest(self.game.encode(self.match.play.state))
        self._hold(now == before, "asking has changed the position")

    def _codec(self, before: str) -> Play[Any]:
        """The position out of its data, ready to be played."""
        data = json.loads(self._encoded())
        twin = self.game.decode(data, self.match.record.header)
        self._hold(digest(self.game.encode(twin)) == before, "the codec loses something")
        play: Play[Any] = Play(twin, Sampling(self.tally.answers))
        self._hold(plain(play.open) == plain(self.match.open), "a decoded position asks otherwise")
        return play

    def _encoded(self) -> str:
        """The position as text, in which no number is too large for other processes."""
        text = json.dumps(self.game.encode(self.match.play.state))
        large = [each for each in NUMBER.findall(text) if int(each).bit_length() >= LARGEST]
        self._hold(not large, f"{large} have more than {LARGEST} bits")
        return text

    def _no_leak(self, seat: Seat) -> None:
        state = self.match.play.state
        imagined = self.game.imagine(state, seat, self.chance)
        one, other = [self._exposure(each, seat) for each in (state, imagined)]
        if one != other:
            self._fail(f"seat {seat} sees what it may not know: {difference(one, other)}")
        faults = self.game.faults(imagined)
        self._hold(not faults, f"what seat {seat} imagines is impossible: {'; '.join(faults)}")

    def _exposure(self, state: Any, seat: Seat) -> str:
        words = tries(self.game, self.match.open)
        return exposure(self.game, GameFrom(state), self.match.record.header, seat, words)

    def _all_have_answered(self, start: GameFrom) -> None:
        """Seats that answer at once cannot see one another: try other orders and other answers."""
        entries = self.match.entries[start.answers :]
        here = digest(self.game.encode(self.match.play.state))
        try:
            there = digest(self.game.encode(in_order(start, mixed(entries, self.random))))
        except (IllegalChoice, ScriptError) as error:
            self._fail(f"seats are asked at once, but not in any order: {error}")
        self._hold(there == here, "the order in which seats answer at once matters")
        seat = self.random.choice(self.viewers)
        other = self.random.choice([each for each in self.viewers if each not in (seat, SPECTATOR)])
        twin = otherwise(self.match, start, other, self.random)
        if twin:
            self.lookalike = Lookalike(self.game, twin, seat, start.answers)

    def _goes_on(self, before: State, asked: set[Seat]) -> bool:
        """Whether those who have not answered yet still answer the same decision."""
        agenda = self.match.play.state.agenda
        return agenda[-1:] == before.agenda[-1:] and {q.seat for q in self.match.open} <= asked

    def _others_answer_otherwise(self, start: GameFrom) -> None:
        seat = self.random.choice(self.viewers)
        twin = meanwhile(self.match, start, seat, self.random)
        if twin:
            lookalike = Lookalike(self.game, twin, seat, start.answers)
            if lookalike.agrees(self.match):
                lookalike.compare(self.match)

    def _follow(self, before: State) -> None:
        """Let the lookalike of the match take the same answer, as long as it is one."""
        if self.lookalike and self.lookalike.follow(self.match, before):
            self.lookalike.compare(self.match)
        else:
            self.lookalike = None

    def _play_on(self, before: str, decoded: Play[Any]) -> None:
        """A copy and a decoded position go the same way, and leave the original alone."""
        copy: Play[Any] = Play(self.match.play.state.copy(), Sampling(self.tally.answers))
        for _ in range(AHEAD):
            if not copy.open:
                break
            question = self.random.choice(copy.open)
            choice = self.random.choice(question.choices)
            for play in (copy, decoded):
                play.answer(question.seat, choice)
        now = digest(self.game.encode(self.match.play.state))
        self._hold(now == before, "playing a copy has changed the original")
        seat = self.random.choice(self.viewers)
        one, other = [seen(self.game, play, seat) for play in (copy, decoded)]
        if one != other:
            self._fail(f"a copy and a decoded position part ways: {difference(one, other)}")

    def _undo(self, seat: Seat) -> None:
        if not self.match.undoable(seat):
            return
        after = digest(self.game.encode(self.match.play.state))
        given = [entry for entry in self.match.entries if entry.seat == seat]
        self.lookalike = None
        self.match.undo(seat)
        kept = sum(entry.seat == seat for entry in self.match.entries)
        for entry in given[kept:]:
            self.match.repeat(seat, entry.choice)
        now = digest(self.game.encode(self.match.play.state))
        self._hold(now == after, f"'{given[-1].choice}' taken back and said again leads elsewhere")

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
