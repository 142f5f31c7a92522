"""Choices: the small words in which every decision is spoken."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches


class Choice:
    """One answer: a verb and, if the verb needs one, a noun.

    A choice exists once per vocabulary, so two choices are equal when they are the same object.

    >>> import westphalia as w
    >>> choice = w.game("wallenstein").vocabulary.parse("march boehmen")
    >>> choice.verb, choice.text, choice is w.game("wallenstein").vocabulary.choices[choice.number]
    ('march', 'march boehmen', True)
    """

    __slots__ = ("noun", "number", "text", "verb")

    def __init__(self, verb: str, noun: int, text: str, number: int) -> None:
        self.verb = verb
        self.noun = noun
        self.text = text
        self.number = number

    def __repr__(self) -> str:
        return self.text


class Vocabulary:
    """Every choice that a game can ever offer, with its text and its fixed number.

    >>> words = Vocabulary()
    >>> stay = words.word("stay")
    >>> march = words.words("march", ["anhalt", "boehmen"])
    >>> words.parse("march boehmen") is march[1]
    True
    >>> [(choice.number, choice.verb, choice.noun) for choice in words.choices]
    [(0, 'stay', -1), (1, 'march', 0), (2, 'march', 1)]
    >>> words.parse("flee")
    Traceback (most recent call last):
    westphalia.engine.choice.UnknownChoice: 'flee' is not a choice of this game
    """

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self._by_text: dict[str, Choice] = {}

    def word(self, verb: str) -> Choice:
        """Add a verb that stands alone."""
        return self._add(verb, -1, verb)

    def words(self, verb: str, nouns: Sequence[str]) -> list[Choice]:
        """Add a verb with each of its nouns; the noun of a choice is the index into *nouns*."""
        return [self._add(verb, i, f"{verb} {noun}") for i, noun in enumerate(nouns)]

    def _add(self, verb: str, noun: int, text: str) -> Choice:
        assert text not in self._by_text, f"'{text}' stands in the vocabulary already"
        choice = Choice(verb, noun, text, len(self.choices))
        self.choices.append(choice)
        self._by_text[text] = choice
        return choice

    def parse(self, text: str) -> Choice:
        """The choice that *text* spells."""
        choice = self._by_text.get(" ".join(text.split()))
        if choice is None:
            near = get_close_matches(text, self._by_text, n=3)
            hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
            raise UnknownChoice(f"'{text}' is not a choice of this game{hint}")
        return choice

    def __len__(self) -> int:
        return len(self.choices)


class UnknownChoice(ValueError):
    """A text that spells no choice.

    >>> import westphalia as w
    >>> w.game("wallenstein").vocabulary.parse("advance")
    Traceback (most recent call last):
    westphalia.engine.choice.UnknownChoice: 'advance' is not a choice of this game
    """
