"""Thirty Years War's names and sentences in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.pieces import is_reduced
from westphalia.games.thirty_years_war.words import WORDS, spelled
from westphalia.locales import Argument, Tongue
from westphalia.terminal.words import Prose, Words, key


class ThirtyYearsWarWords(Words):
    """The names of cities, Areas, leaders, units, cards and of what they come to.

    The message of a thing is TERM-ID: place-prague, area-bohemia, leader-tilly, card-p24.  A name
     may have attributes with its forms in a sentence: in, into, from, the.
    """

    brief = frozenset(["place", "area", "leader"])

    def __init__(self, tongue: Tongue, header: Header) -> None:
        super().__init__(tongue, header, spelled)
        self.board = load_board(header.data)

    def several(self, term: str, values: tuple[int, ...]) -> str:
        if term == "unit":
            return self.counted([self.unit(unit) for unit in values])
        return self.aid(values) if term == "aid" else super().several(term, values)

    def counted(self, names: Sequence[str]) -> str:
        """Things of which there may be several, each kind once: 2 × Imperial Militia."""
        kinds = dict.fromkeys(names)
        return self.row([self.times(names.count(name), name) for name in kinds])

    def times(self, count: int, name: str) -> str:
        """How many of a thing; one is just the thing."""
        return self.tongue.say("n-units", count=count, unit=name) if count > 1 else name

    def aid(self, points: Sequence[int]) -> str:
        """14.1 Aid points by source; sources that give none are left out."""
        parts = [
            self.tongue.say("aid-of", source=self.source(source), points=each)
            for source, each in enumerate(points)
            if each
        ]
        return self.listed(parts)

    def _said(self, term: str, value: int) -> str:
        return self.tongue.say(key(term, WORDS[term][value]))

    def place(self, place: int) -> str:
        return self._said("place", place)

    def area(self, area: int) -> str:
        return self._said("area", area)

    def nation(self, nation: int) -> str:
        return self._said("nation", nation)

    def leader(self, leader: int) -> str:
        return self._said("leader", leader)

    def kind(self, kind: int) -> str:
        return self._said("kind", kind)

    def unit(self, unit: int) -> str:
        """2.1a A class of counters: its kind, and whether it is full or reduced."""
        return self._said("unit", unit)

    def card(self, card: int) -> str:
        """2.3 A card by its title, and its number in brackets."""
        return self._said("card", card)

    def short_unit(self, unit: str) -> str:
        """A class of counters where there is little room: Ger Merc, with ½ if it is reduced."""
        n = WORDS["unit"].index(unit)
        kind = self.tongue.say(key("short-kind", WORDS["kind"][self.board.unit_kind[n]]))
        return f"{kind}½" if is_reduced(n) else kind

    def numbered(self, card: str) -> str:
        """A card with its number first, where cards stand under one another."""
        number = card.upper()
        return f"{number} {self.named('card', card).removesuffix(f' ({number})')}"

    def does(self, card: str) -> str:
        """8.6 What the event of a card does, by the numbers of this board without their signs."""
        board, n = self.board, WORDS["card"].index(card)
        amount, vp, least = board.card_amount[n], board.card_vp[n], board.card_least[n]
        about = f"card-{card}-about"
        return self.tongue.say(about, amount=abs(amount), vp=abs(vp), least=least)

    def group(self, group: int) -> str:
        return self._said("group", group)

    def source(self, source: int) -> str:
        return self._said("source", source)

    def award(self, award: int) -> str:
        return self._said("award", award)

    def peace(self, peace: int) -> str:
        return self._said("peace", peace)

    def pope(self, pope: int) -> str:
        return self._said("pope", pope)

    def result(self, result: int) -> str:
        return self._said("result", result)


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
