"""What one seat sees and hears: the table, its questions, whom all wait for, what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, ParamSpec

from westphalia.engine.chance import Chance, Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match
from westphalia.engine.record import Header
from westphalia.engine.step import Decision, IllegalChoice, Play, Question, Seat, State

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
