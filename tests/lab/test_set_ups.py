"""Set-ups by number: each part of a game has its turn, and nothing is built that is not played."""

from collections import Counter

import pytest
from tests.engine.little_war import LittleWar

from westphalia.engine.game import Option, SetUpError
from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game
from westphalia.lab.fuzz import sampled_header

SEED = 1618


class Large(LittleWar):
    """Sixteen modules, four options and some set-ups that are refused."""

    def __init__(self, refused: bool = False) -> None:
        super().__init__()
        self.refused = refused
        self.seat_counts = (2, 3, 4)
        self.modules = tuple(f"m{n}" for n in range(16))
        self.options = (
            Option("two", ("a", "b"), "1"),
            Option("five", tuple("abcde"), "1"),
            Option("colours", tuple("abc"), "1", several=True),
            Option("of_m3", ("a", "b"), "1", module="m3"),
        )

    def check(self, header: Header) -> None:
        if self.refused and {"m0", "m1"} <= set(header.modules):
            raise SetUpError("m0 and m1 do not go together")


def sample(game: LittleWar, size: int, seed: int = SEED) -> list[Header]:
    return [sampled_header(game, seed, number) for number in range(size)]


def test_everything_has_its_turn_equally_often() -> None:
    game = Large()
    headers = sample(game, 60)
    assert Counter(header.seats for header in headers) == {2: 20, 3: 20, 4: 20}
    assert Counter(name for header in headers for name in header.modules) == dict.fromkeys(
        game.modules, 30
    )
    assert Counter(header.options["two"] for header in headers) == {"a": 30, "b": 30}
    assert Counter(header.options["five"] for header in headers) == dict.fromkeys("abcde", 12)
    assert {header.options["colours"] for header in headers} == {"a b c"}
    played = [header for header in headers if "m3" in header.modules]
    assert {header.options["of_m3"] for header in played} == {"a", "b"}
    assert sum("of_m3" in header.options for header in headers) == len(played) == 30


def test_parts_are_mixed_and_not_in_step() -> None:
    headers = sample(Large(), 200)
    assert len({str(header) for header in headers}) > 195
    together = Counter(("m0" in h.modules, "m1" in h.modules) for h in headers)
    assert len(together) == 4
    assert min(together.values()) > 25


def test_a_set_up_depends_on_seed_and_number_alone() -> None:
    assert sample(Large(), 20)[::-1] == [
        sampled_header(Large(), SEED, number) for number in reversed(range(20))
    ]
    assert sample(Large(), 20) != sample(Large(), 20, seed=2)
    assert sampled_header(Large(), SEED, 10**12).seats in (2, 3, 4)


def test_what_the_game_refuses_is_drawn_again() -> None:
    headers = sample(Large(refused=True), 200)
    both = [header for header in headers if {"m0", "m1"} <= set(header.modules)]
    assert both == []
    assert len({str(header) for header in headers}) > 195


def test_a_game_that_refuses_everything_says_why() -> None:
    game = Impossible()
    with pytest.raises(SetUpError, match="nothing goes"):
        sampled_header(game, SEED, 0)


class Impossible(Large):
    def check(self, header: Header) -> None:
        raise SetUpError("nothing goes")


@pytest.mark.parametrize("name", GAMES)
def test_a_few_set_ups_of_each_game_see_every_module_option_and_number_of_seats(name: str) -> None:
    game = find_game(name)
    widest = max(len(game.seat_counts), 2, *[len(option.values) for option in game.options])
    headers = [sampled_header(game, SEED, number) for number in range(8 * widest)]
    assert {header.seats for header in headers} == set(game.seat_counts)
    assert {module for header in headers for module in header.modules} == set(game.modules)
    for option in game.options:
        if not option.several:
            seen = {header.options.get(option.name) for header in headers}
            assert seen >= set(option.values), option.name
