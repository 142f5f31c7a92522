"""What the terminal says beside a choice is what the rules say of it."""

from __future__ import annotations

import pytest
from tests.wallenstein.kit import Table, begin

from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.terms import Building
from westphalia.games.wallenstein.words import BOXES
from westphalia.locales import Tongue
from westphalia.terminal.wallenstein.screens import WallensteinScreens

HEADER = WALLENSTEIN.header(["Anna", "Bo", "Cai", "Dirk"], ["court"])


def note(table: Table, words: str) -> str:
    """What stands beside a card on a box for seat 0."""
    screens = WallensteinScreens(Tongue("en", strict=True, game="wallenstein"), HEADER)
    choice = WALLENSTEIN.vocabulary.parse(words)
    line = screens.offers.note(table.question(0), choice, WALLENSTEIN.view(table.s, 0), table.s)
    return "".join(span.text for span in line)


@pytest.fixture
def table() -> Table:
    """The first spring; seat 0 has Anhalt with one site and Mittelmark with three."""
    table = begin(modules=["court"])
    table.s.armies[table.county("anhalt")] = 1
    table.s.buildings[table.county("anhalt")] = 1 << Building.PALACE
    return table


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("build_palace anhalt", "that building stands there already"),
        ("build_church anhalt", "no site is free"),
        ("build_church mittelmark", "2 Thalers"),
        ("combat_move_a anhalt", "a single army stays where it is"),
        ("collect_taxes mittelmark", "3 Thalers"),
        ("deploy_5 anhalt", "1 army there"),
        ("convert_3 anhalt", "too few armies"),
        ("convert_3 tower_card", "too few armies"),
        ("collect_taxes money_2", ""),
        ("bid mittelmark", ""),
    ],
)
def test_a_card_on_a_box_is_told_with_its_yield_or_its_obstacle(
    table: Table, words: str, said: str
) -> None:
    assert words.split()[0] in BOXES
    assert note(table, words) == said
