"""What was typed: a choice by its number, its text, or the beginnings of its words."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice, UnknownChoice
from westphalia.engine.event import Event, Revelation
from westphalia.engine.match import Match
from westphalia.engine.step import Decision, Play, Question, Seat, State, question_of
from westphalia.locales import Tongue
from westphalia.terminal.screens import GameScreens

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def fold(text: str) -> str:
    """Small letters without accents, umlauts as two letters: Böhmen -> boehmen."""
    spelled = unicodedata.normalize("NFC", text.casefold()).translate(UMLAUTS)
    bare = unicodedata.normalize("NFD", spelled)
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def is_number(typed: str) -> bool:
    """Whether digits were typed, no more of them than anybody could mean."""
    return typed.isascii() and typed.isdecimal() and len(typed) < 10


def begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether the typed words begin words of the other row, in their order."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


class Reader:
    """Understands what is typed at one table."""

    def __init__(self, match: Match, screens: GameScreens) -> None:
        self.match = match
        self.screens = screens
        self.prose = screens.prose
        self.tongue: Tongue = screens.prose.tongue

    def choice(self, question: Question, typed: str, state: State | None = None) -> Choice:
        """The one open choice that is meant; what is unclear or not open is refused.

        *state* is the position in which the question is asked, if it is not that of the match.
        """
        found = self._found(question, typed)
        if len(found) == 1:
            return found[0]
        if found:
            texts = ", ".join(choice.text for choice in found[:8])
            raise Unclear(self.tongue.say("typed-ambiguous", typed=typed, texts=texts))
        closed = self._closed(question, typed)
        if closed is None:
            raise Unclear(self._unknown(question, typed))
        raise NotNow(closed, question, state or self.match.play.state)

    def _closed(self, question: Question, typed: str) -> Choice | None:
        """A choice of the game that is meant but not open: spelled out, or like the open ones."""
        vocabulary = self.match.game.vocabulary
        try:
            return vocabulary.parse(typed.lower())
        except UnknownChoice:
            verbs = {choice.verb for choice in question.choices}
            wanted = fold(typed).replace("_", " ").split()
            alike = [
                choice
                for choice in vocabulary.choices
                if choice.verb in verbs
                and begins(wanted, fold(choice.text).replace("_", " ").split())
            ]
            return alike[0] if len(alike) == 1 else None

    def _found(self, question: Question, typed: str) -> list[Choice]:
        choices = question.choices
        if is_number(typed):
            number = self.screens.number
            numbers = {number(question, choice, n): choice for n, choice in enumerate(choices, 1)}
            return [numbers[int(typed)]] if int(typed) in numbers else []
        wanted = fold(typed).replace("_", " ").split()
        spelled = [(choice, fold(choice.text).replace("_", " ").split()) for choice in choices]
        exact = [choice for choice, words in spelled if wanted in (words, words[1:])]
        if len(exact) == 1:
            return exact
        found = [choice for choice, words in spelled if begins(wanted, words)]
        if found or not wanted:
            return found
        kind = question.kind
        named = [(choice, fold(self.prose.choice(choice, kind)).split()) for choice in choices]
        return [choice for choice, words in named if begins(wanted, words)]

    def _unknown(self, question: Question, typed: str) -> str:
        texts = [choice.text for choice in question.choices]
        near = get_close_matches(typed, texts, n=3, cutoff=0.5)
        if near:
            return self.tongue.say("typed-near", typed=typed, texts=", ".join(near))
        return self.tongue.say("typed-unknown", typed=typed)

    def several(self, question: Question, typed: Sequence[str]) -> list[Choice]:
        """The choices of a batch, each read against the question that the ones before lead to."""
        told: list[Event] = []
        trial: Play[Any] = Play(self.match.play.state.copy(), Scripted([]), told)
        seat, asked = question.seat, question
        choices: list[Choice] = []
        for n, part in enumerate(typed, start=1):
            choices.append(self.choice(asked, part, trial.state))
            if n == len(typed):
                break
            following = self._following(trial, seat, choices[-1], told)
            if following is None:
                raise Unclear(self.tongue.say("typed-too-far", typed=part))
            asked = following
        return choices

    def _following(
        self, trial: Play[Any], seat: Seat, choice: Choice, told: list[Event]
    ) -> Question | None:
        """What the seat is asked next, unless chance or something hidden comes between."""
        others = [question.seat for question in trial.open if question.seat != seat]
        try:
            trial.answer(seat, choice)
        except ScriptError:
            return None
        if any(isinstance(event, Revelation) for event in told):
            return None
        if [question.seat for question in trial.open if question.seat != seat] != others:
            return None
        return question_of(trial.open, seat)


class Unclear(ValueError):
    """Something typed that is no answer, or more than one."""


class NotNow(ValueError):
    """A choice of this game that is not open to a question in a position."""

    def __init__(self, choice: Choice, question: Question, state: State) -> None:
        super().__init__(choice.text)
        self.choice = choice
        self.question = question
        self.state = state
        decision = state.agenda[-1]
        assert isinstance(decision, Decision)
        self.objection = decision.objection(state, question.seat, choice)
        self.clause = self.objection.clause if self.objection else question.clause
