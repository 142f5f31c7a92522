"""Names and sentences in a language: what happened, what is asked and may be answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, Final

from westphalia.bots.registry import BOTS
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Objection, key_of, values_of
from westphalia.engine.record import Header
from westphalia.engine.spelling import SEAT, Spelling
from westphalia.engine.step import Question, missing
from westphalia.locales import Argument, Tongue

# Names

ORDINAL: Final = "ordinal"  # the term of what is counted from 0 inside and from 1 at the table


class Words:
    """The names of everything at one table, in one language.

    A game derives a class with a method for each of its terms, which makes a name of a number.
    """

    brief: frozenset[str] = frozenset()  # terms whose names are short enough for an "and"

    def __init__(self, tongue: Tongue, header: Header, spelling: Spelling) -> None:
        self.tongue = tongue
        self.players = [self.called(name) for name in header.players]
        self.terms = spelling.terms
        self.ids = spelling.words

    def called(self, name: str) -> str:
        """A player's name; one that was given by default is said in the language."""
        word, _, number = name.rpartition(" ")
        if word in BOTS and number.isdecimal():
            return self.tongue.say("bot-number", bot=self.tongue.say(f"bot-{word}"), number=number)
        if word in ("Player", "Seat") and number.isdecimal():
            return self.tongue.say(f"{word.lower()}-number", number=number)
        return name

    def of(self, fields: Mapping[str, Any]) -> dict[str, Argument]:
        """The arguments of a sentence: a name for each number, and what a choice of words needs.

        NAME_id is the word of the data, has_NAME whether there is one, NAME_count how many.
        """
        args: dict[str, Argument] = {}
        for name, value in fields.items():
            term = self.terms.get(name, "")
            args[name] = self.argument(term, value, fields)
            if isinstance(value, tuple):
                args[f"{name}_count"] = len(value)
            elif term in self.ids or term == SEAT:
                args[f"has_{name}"] = "yes" if value >= 0 else "no"
                if term in self.ids and value >= 0:
                    args[f"{name}_id"] = self.ids[term][value]
        return args

    def argument(self, term: str, value: Any, fields: Mapping[str, Any]) -> Argument:
        """What a field of that term says; *fields* are all of the sentence."""
        if isinstance(value, tuple):
            return self.several(term, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return value
        if term == SEAT:
            return self.seat(value)
        if term in self.ids:
            return self.name(term, value)
        return value + 1 if term == ORDINAL else int(value)

    def several(self, term: str, values: tuple[int, ...]) -> str:
        if term == SEAT:
            return self.listed([self.seat(seat) for seat in values])
        if term not in self.ids:
            return ", ".join(map(str, values))
        names = [self.name(term, value) for value in values]
        return self.listed(names) if term in self.brief else self.row(names)

    def name(self, term: str, value: int) -> str:
        """What a small number means, by the term of the field that holds it."""
        if value < 0:
            return self.tongue.say("nothing")
        found: str = getattr(self, term)(value)
        return found

    def named(self, term: str, word: str) -> str:
        """The name of an id of the data."""
        return self.name(term, self.ids[term].index(word))

    def seat(self, seat: int) -> str:
        return self.players[seat] if seat >= 0 else self.tongue.say("neutral")

    def listed(self, names: Sequence[str]) -> str:
        """Several names in a row."""
        if len(names) < 2:
            return names[0] if names else self.tongue.say("nothing")
        return self.tongue.say("list", before=", ".join(names[:-1]), last=names[-1])

    def row(self, names: Sequence[str]) -> str:
        """Several names in a row that are too long for an "and"."""
        if not names:
            return self.tongue.say("nothing")
        return reduce(lambda before, last: self.tongue.say("row", before=before, last=last), names)


def key(kind: str, word: str) -> str:
    """The key of a word of a kind: ("ask", "move_leader") -> ask-move-leader."""
    return f"{kind}-{word.replace('_', '-')}"


# Sentences


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
        raise missing(self, "noun")

    def objection(self, objection: Objection | None, asked: str) -> str:
        """Why a choice is not open; if no rule speaks of it, the question was another one."""
        if objection is None:
            return self.tongue.say("not-asked", asked=asked)
        args = {"asked": asked, **self.words.of(values_of(objection))}
        return self.tongue.say(key_of(type(objection)), **args)

    def reason(self, reason: str, about: Mapping[str, Any]) -> str:
        """Why a bot answered as it did."""
        return self.tongue.say(reason, **self.words.of(about))
