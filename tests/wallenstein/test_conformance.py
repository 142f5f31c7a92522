"""Wallenstein keeps the promises of the kernel, whatever it is played with."""

import zlib
from itertools import chain, combinations, product

import pytest
from tests.wallenstein.kit import NAMES

from westphalia.engine.conformance import examine
from westphalia.engine.record import Header
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.lab.fuzz import every_header

MODULE_SETS = list(
    chain.from_iterable(combinations(WALLENSTEIN.modules, size) for size in range(4))
)
# Together they see every module, both ways to assign counties and every number of seats.
FEW = [
    WALLENSTEIN.header(NAMES[:3]),
    WALLENSTEIN.header(NAMES[:5], ["court"]),
    WALLENSTEIN.header(NAMES[:4], ["landsknechts"], {"setup": "draft"}),
    WALLENSTEIN.header(NAMES[:3], ["leaders"], {"setup": "drawn line-up"}),
    WALLENSTEIN.header(NAMES[:4], WALLENSTEIN.modules),
    WALLENSTEIN.header(NAMES[:3], ["court", "leaders"], {"setup": "draft", "tower": "spielbyweb"}),
]
ALL = [
    WALLENSTEIN.header(NAMES[:seats], modules, {"setup": setup})
    for modules, setup, seats in product(MODULE_SETS, ["line-up", "draft"], [3, 4, 5])
]
OPTIONS = [
    WALLENSTEIN.header(NAMES[:seats], modules, {option: value})
    for option, value in [
        ("setup", "drawn line-up"),
        ("tower", "spielbyweb"),
        ("income_lost_in_revolt", "yes"),
    ]
    for seats, modules in [(3, WALLENSTEIN.modules), (5, ())]
]
OPTIONS.append(WALLENSTEIN.header(NAMES[:4], ["leaders"], {"leader_bonus": "last"}))


def named(header: Header) -> str:
    defaults = {option.name: option.default for option in WALLENSTEIN.options}
    chosen = [value for name, value in header.options.items() if value != defaults[name]]
    return " ".join([str(header.seats), *header.modules, *chosen])


def seed(header: Header) -> int:
    """A seed of its own for every set-up, the same on every machine."""
    return zlib.crc32(named(header).encode())


@pytest.mark.parametrize("header", FEW, ids=named)
def test_promises_are_kept(header: Header) -> None:
    tally = examine(WALLENSTEIN, header, seed(header), every=60)
    assert tally.answers > 100


@pytest.mark.slow
@pytest.mark.parametrize("header", [*ALL, *OPTIONS], ids=named)
def test_promises_are_kept_in_every_game(header: Header) -> None:
    examine(WALLENSTEIN, header, seed(header) + 1, every=40)


def test_the_set_ups_are_complete_and_fuzzing_knows_them_too() -> None:
    assert len({named(header) for header in ALL}) == 48
    fuzzed = {named(header) for header in every_header(WALLENSTEIN)}
    assert {named(header) for header in [*FEW, *ALL, *OPTIONS]} <= fuzzed
