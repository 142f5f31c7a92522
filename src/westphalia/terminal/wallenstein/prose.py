"""Wallenstein's sentences about questions and choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.choices import BENEFIT, BOXES, READY, TOP
from westphalia.locales import Argument, Tongue
from westphalia.terminal.prose import Prose
from westphalia.terminal.wallenstein.words import WallensteinWords

COUNTED: Final = {"send": "armies", "group": "armies", "position": "number"}


class WallensteinProse(Prose):
    """Says in one language what concerns one table."""

    words: WallensteinWords

    def __init__(self, tongue: Tongue, header: Header) -> None:
        own = tongue.of(header.game)
        super().__init__(own, WallensteinWords(own, header))

    def prompt(self, question: Question, about: Mapping[str, Any]) -> str:
        if question.kind != "plan":
            return super().prompt(question, about)
        if READY in question.choices:
            return self.tongue.say("ask-plan-done")
        return self.tongue.say("ask-plan", box=self.words.box_named(question.choices[0].verb))

    def choice(self, choice: Choice, kind: str = "") -> str:
        verb, noun = choice.verb, choice.noun
        if verb in BOXES:
            box, card = self.words.box_named(verb), self.words.card(noun)
            return self.tongue.say("choose-plan", box=box, card=card)
        if verb == "take" and noun == TOP:
            return self.tongue.say("choose-take-top")
        return super().choice(choice, kind)

    def noun(self, choice: Choice) -> dict[str, Argument]:
        verb, noun = choice.verb, choice.noun
        if verb in COUNTED:
            return {COUNTED[verb]: int(choice.text.removeprefix(f"{verb} "))}
        if verb == "benefit":
            return {"gift": BENEFIT[noun].text.removeprefix(f"{verb} ")}
        if verb == "favour":
            return {"favour": self.words.favour(noun)}
        return {"county": self.words.county(noun)}
