"""Thirty Years War's sentences about questions and choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.locales import Argument, Tongue
from westphalia.terminal.prose import Prose
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarWords

# The term of a choice's noun, by its verb; all other nouns are places.
NOUNS: Final = {
    **dict.fromkeys(
        "act recruit aid event keep combat dutch_war campaign plot".split(),
        "card",
    ),
    **dict.fromkeys("lead join leave collect command remove attempt".split(), "leader"),
    **dict.fromkeys("take drop pick_up hold_back sortie lose lose_besieged pay".split(), "unit"),
    "raise": "kind",
    "name": "area",
}


class ThirtyYearsWarProse(Prose):
    """Says in one language what concerns one table."""

    words: ThirtyYearsWarWords

    def __init__(self, tongue: Tongue, header: Header) -> None:
        own = tongue.of(header.game)
        super().__init__(own, ThirtyYearsWarWords(own, header))

    def noun(self, choice: Choice) -> dict[str, Argument]:
        """The noun by the name of its term: $card, $leader, $unit, $area or $place."""
        term = NOUNS.get(choice.verb, "place")
        name = self.words.name(term, choice.noun)
        return {"unit" if term == "kind" else term: name}

    def barred(self, key: str, about: Mapping[str, Any]) -> str:
        """An objection as a view has it: its key, and the words that it is about."""
        words = self.words
        fields = {
            name: words.ids[words.terms[name]].index(value) if isinstance(value, str) else value
            for name, value in about.items()
        }
        return self.tongue.say(key, **words.of(fields))
