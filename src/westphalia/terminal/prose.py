"""Sentences: what happened, what is asked, what may be answered, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, key_of, values_of
from westphalia.engine.step import Objection, Question
from westphalia.locales import Argument, Tongue
from westphalia.terminal.words import Words, key


class Prose:
    """Says in one language what concerns one table.  A game derives a class from it."""

    def __init__(self, tongue: Tongue, words: Words) -> None:
        self.tongue = tongue
        self.words = words

    def sentence(self, event: Event) -> str:
        """What happened, without its clause."""
        return self.tongue.say(key_of(type(event)), **self.words.of(values_of(event)))

    def line(self, event: Event) -> str:
        """What happened, with its clause behind."""
        return f"{self.sentence(event)} ({event.clause})"

    def prompt(self, question: Question, about: Mapping[str, Any]) -> str:
        """What is asked; *about* are the words of the step that asks, as a view has them."""
        return self.asked(question.kind, about)

    def asked(self, kind: str, about: Mapping[str, Any]) -> str:
        """The question of a kind, as the other seats hear it too; has_NAME as in Words.of."""
        args: dict[str, Argument] = {}
        for name, value in about.items():
            if name in self.words.terms:
                args[f"has_{name}"] = "no" if value is None else "yes"
            if isinstance(value, int):
                args[name] = value
            elif isinstance(value, str):
                args[name] = self.words.named(self.words.terms[name], value)
        return self.tongue.say(key("ask", kind), **args)

    def choice(self, choice: Choice, kind: str = "") -> str:
        """A choice in words; *kind* is that of the question, where a word depends on it."""
        noun = self.noun(choice) if choice.noun >= 0 else {}
        return self.tongue.say(key("choose", choice.verb), kind=kind, **noun)

    def noun(self, choice: Choice) -> dict[str, Argument]:
        """The arguments of a sentence about a choice that has a noun."""
        raise NotImplementedError

    def objection(self, objection: Objection | None, asked: str) -> str:
        """Why a choice is not open; if no rule speaks of it, the question was another one."""
        if objection is None:
            return self.tongue.say("not-asked", asked=asked)
        args = {"asked": asked, **self.words.of(values_of(objection))}
        return self.tongue.say(key_of(type(objection)), **args)

    def reason(self, reason: str, about: Mapping[str, Any]) -> str:
        """Why a bot answered as it did."""
        return self.tongue.say(reason, **self.words.of(about))
