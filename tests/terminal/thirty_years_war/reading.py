"""Positions of Thirty Years War as the terminal reads them aloud."""

from __future__ import annotations

from collections.abc import Iterable

from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR as GAME
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.locales import Tongue
from westphalia.terminal.faces import plain_lines
from westphalia.terminal.model import Section, View
from westphalia.terminal.thirty_years_war.screens import ThirtyYearsWarScreens

HEADER = GAME.header(["Anna", "Bert"])


def screens(language: str = "en") -> ThirtyYearsWarScreens:
    return ThirtyYearsWarScreens(Tongue(language, strict=True), HEADER)


def view(table: Table, seat: int = 0) -> View:
    """What a seat sees; if nothing is asked, in a card round of its own."""
    if not table.asked():
        table.run(CardRound(seat))
    return GAME.view(table.s, seat)


def read(*sections: Section | None) -> str:
    """Sections as plain lines."""
    parts: Iterable[Section] = [section for section in sections if section is not None]
    return "\n".join(line for section in parts for line in plain_lines(section))


def note(table: Table, words: str, seat: int = 0) -> str:
    """What stands beside an answer that is open to a seat."""
    choice = GAME.vocabulary.parse(words)
    question = table.question(seat)
    assert choice in question.choices, f"{words} is not open: {table.offers(seat)}"
    line = screens().note(question, choice, GAME.view(table.s, seat), table.s)
    return "".join(span.text for span in line)
