"""Lantern Street keeps its own rules, and the promises that every game makes."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from lantern_street.game import LANTERN_STREET, LANTERNS, NONE, Hang, LanternStreet, Street, points

from westphalia.engine.chance import Sampling
from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header

NAMES = ["Anna", "Bo", "Cai", "Dora"]


def header(seats: int, modules: tuple[str, ...] = (), evenings: str = "short") -> Header:
    return LANTERN_STREET.header(NAMES[:seats], modules, {"evenings": evenings})


def street(match: Match) -> Street:
    found = match.play.state
    assert isinstance(found, Street)
    return found


def evening(*hung: str, prize: str = "rose_1", modules: tuple[str, ...] = ()) -> Match:
    """An evening at which everybody has hung a lantern, and the prize was this one."""
    match = start(LANTERN_STREET, header(len(hung), modules), bytes(32))
    s = street(match)
    wanted = [LANTERNS.index(name) for name in (*hung, prize)]
    s.deck = [each for each in range(len(LANTERNS)) if each not in wanted]
    s.prize, s.hands = wanted[-1], [[each] for each in wanted[:-1]]
    hang = s.agenda[-1]
    assert isinstance(hang, Hang)
    match.play.open = hang.ask(s)
    for seat, name in enumerate(hung):
        match.play.answer(seat, LANTERN_STREET.vocabulary.parse(f"hang {name}"))
    return match


# The rules


def test_2_4_the_brightest_takes_the_prize() -> None:
    match = evening("amber_3", "blue_7", "green_5", prize="rose_8")
    [question] = match.play.open
    assert (question.seat, question.choices[0].text) == (1, "take rose_8")
    match.play.answer(1, question.choices[0])
    s = street(match)
    assert s.taken == [[], [LANTERNS.index("rose_8")], []]
    assert s.evening == 2


def test_2_4_nobody_takes_a_lantern_home_if_all_are_dark() -> None:
    s = street(evening("amber_3", "blue_3", prize="rose_8"))
    assert (s.taken, s.evening) == ([[], []], 2)
    assert LANTERNS.index("rose_8") in s.discards


@pytest.mark.parametrize("modules", [(), ("fireflies",)])
def test_2_3_equal_lanterns_go_dark(modules: tuple[str, ...]) -> None:
    match = evening("amber_7", "blue_7", "green_5", modules=modules)
    [question] = match.play.open
    assert (question.seat, question.kind) == (2, "take")
    assert [choice.text for choice in question.choices] == [
        "take rose_1",
        "take amber_7",
        "take blue_7",
    ]
    assert street(match).fireflies == ([1, 1, 0] if modules else [0, 0, 0])


def test_3_1_more_of_a_colour_are_worth_more() -> None:
    s = street(start(LANTERN_STREET, header(2), bytes(32)))
    s.taken = [[0, 1, 2], [0, 8, 16]]
    assert [points(s, seat) for seat in (0, 1)] == [6, 3]


# What every game promises


@pytest.mark.parametrize("evenings", ["short", "long"])
@pytest.mark.parametrize("modules", [(), ("fireflies",)])
@pytest.mark.parametrize("seats", LANTERN_STREET.seat_counts)
def test_promises_are_kept(seats: int, modules: tuple[str, ...], evenings: str) -> None:
    for seed in range(3):
        assert examine(LANTERN_STREET, header(seats, modules, evenings), seed, every=3).answers > 10


class Leaky(LanternStreet):
    """The same with a view that tells more than it may."""

    def __init__(self, leak: Callable[[Street], Any]) -> None:
        super().__init__()
        self.leak = leak

    def view(self, s: Street, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "leak": self.leak(s)}


LEAKS: dict[str, Callable[[Street], Any]] = {
    "all": lambda s: json.dumps(LANTERN_STREET.encode(s)),
    "hands": lambda s: s.hands,
    "covered": lambda s: s.covered,
    "deck": lambda s: s.deck,
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=list(LEAKS))
def test_a_leak_would_be_found(leak: Callable[[Street], Any]) -> None:
    with pytest.raises(NonConformance, match="may not know"):
        examine(Leaky(leak), header(3), seed=1)


def test_what_a_seat_imagines_agrees_with_what_it_sees() -> None:
    match, random = start(LANTERN_STREET, header(3), bytes(32)), Random(1)
    while not match.over:
        s = street(match)
        for seat in range(3):
            twin = LANTERN_STREET.imagine(s, seat, Sampling(7))
            assert LANTERN_STREET.view(twin, seat) == LANTERN_STREET.view(s, seat)
            assert LANTERN_STREET.faults(twin) == []
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
    assert NONE not in LANTERN_STREET.winners(street(match))


def test_the_entry_point_leads_to_the_game() -> None:
    text = Path(__file__).parents[1].joinpath("pyproject.toml").read_text()
    points = tomllib.loads(text)["project"]["entry-points"]["westphalia.games"]
    module, _, name = points[LANTERN_STREET.name].partition(":")
    assert getattr(import_module(module), name) is LANTERN_STREET
