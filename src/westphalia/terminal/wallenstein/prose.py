"""Sentences: what happened, what is asked, what may be answered, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, key_of
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.choices import BENEFIT, BOXES, READY, TOP
from westphalia.games.wallenstein.spelling import TERMS
from westphalia.locales import Argument, Tongue
from westphalia.terminal.wallenstein.words import Words, key

COUNTED: Final = {"send": "armies", "group": "armies", "position": "number"}


class Prose:
    """Says in one language what concerns one table."""

    def __init__(self, tongue: Tongue, header: Header) -> None:
        self.tongue = tongue.of(header.game)
        self.words = Words(self.tongue, header)

    def sentence(self, event: Event) -> str:
        """What happened, without its clause."""
        values = {field.name: getattr(event, field.name) for field in fields(event)}
        return self.tongue.say(key_of(type(event)), **self.words.of(values))

    def line(self, event: Event) -> str:
        """What happened, with its clause behind."""
        return f"{self.sentence(event)} ({event.clause})"

    def prompt(self, question: Question, about: Mapping[str, Any]) -> str:
        """What is asked; *about* are the words of the step that asks, as a view has them."""
        if question.kind == "plan":
            if READY in question.choices:
                return self.tongue.say("ask-plan-done")
            return self.tongue.say("ask-plan", box=self.words.box_named(question.choices[0].verb))
        return self.asked(question.kind, about)

    def asked(self, kind: str, about: Mapping[str, Any]) -> str:
        """The question of a kind, as the other seats hear it too."""
        args: dict[str, Argument] = {}
        for name, value in about.items():
            if isinstance(value, int):
                args[name] = value
            elif isinstance(value, str):
                args[name] = self.words.named(TERMS[name], value)
        return self.tongue.say(key("ask", kind), **args)

    def choice(self, choice: Choice, kind: str = "") -> str:
        """A choice in words; *kind* is that of the question, where a word depends on it."""
        verb, noun = choice.verb, choice.noun
        if verb in BOXES:
            box, card = self.words.box_named(verb), self.words.card(noun)
            return self.tongue.say("choose-plan", box=box, card=card)
        if verb == "take" and noun == TOP:
            return self.tongue.say("choose-take-top")
        return self.tongue.say(key("choose", verb), kind=kind, **self._noun(choice))

    def _noun(self, choice: Choice) -> dict[str, Argument]:
        verb, noun = choice.verb, choice.noun
        if noun < 0:
            return {}
        if verb in COUNTED:
            return {COUNTED[verb]: int(choice.text.removeprefix(f"{verb} "))}
        if verb == "benefit":
            return {"gift": BENEFIT[noun].text.removeprefix(f"{verb} ")}
        if verb == "favour":
            return {"favour": self.words.favour(noun)}
        return {"county": self.words.county(noun)}

    def reason(self, reason: str, about: Mapping[str, Any]) -> str:
        """Why a bot answered as it did."""
        return self.tongue.say(reason, **self.words.of(about))
