"""Small ints to the words of the data: how views, prompts and logs name things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

SEAT: Final = "seat"  # the term of a field that holds a seat


class Spelling:
    """The terms of a game, declared once for rules, terminal and page.

    ``terms`` says what a field of a step, an event or an objection holds, by its name: a seat, a
    card, a place.  ``words`` are the ids of the data, by term.
    """

    def __init__(self, terms: Mapping[str, str], words: Mapping[str, Sequence[str]]) -> None:
        self.terms = terms
        self.words = words

    def __call__(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields with words for numbers; where there is no word and no seat stands None."""
        return {
            name: self._spell(self.terms.get(name, ""), value) for name, value in fields.items()
        }

    def _spell(self, term: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._spell(term, item) for item in value]
        words = self.words.get(term)
        if not isinstance(value, int) or (words is None and term != SEAT):
            return value
        if value < 0:
            return None
        return words[value] if words else value
