"""Every game keeps the promises of the kernel, whatever it is played with."""

from itertools import chain

import pytest
from tools.games.set_ups import chosen, every, facts, seed, title

from westphalia.engine.conformance import examine
from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game
from westphalia.lab.fuzz import sampled_header

SAMPLED = 12  # set-ups drawn besides those that a game names: options in all their values
FEW = [header for game in GAMES for header in chosen(game, "few").values()]
EVERY = [header for game in GAMES for header in every(game)]
DRAWN = [sampled_header(find_game(game), 1618, n) for game in GAMES for n in range(SAMPLED)]


@pytest.mark.parametrize("header", FEW, ids=title)
def test_promises_are_kept(header: Header) -> None:
    tally = examine(find_game(header.game), header, seed(header), every=90)
    assert tally.answers > 100


@pytest.mark.slow
@pytest.mark.parametrize("header", [*EVERY, *DRAWN], ids=title)
def test_promises_are_kept_in_every_game(header: Header) -> None:
    examine(find_game(header.game), header, seed(header) + 1, every=120)


@pytest.mark.parametrize("name", GAMES)
def test_the_set_ups_see_all_of_the_game(name: str) -> None:
    """A few see every module and every number of seats, all of them every option as well.

    The many see each module also alone.
    """
    game = find_game(name)
    few = list(chosen(name, "few").values())
    assert {header.seats for header in few} == set(game.seat_counts)
    assert set(chain(*[header.modules for header in few])) == set(game.modules)
    played = [header for header in [*few, *EVERY, *DRAWN] if header.game == name]
    for option in game.options:
        seen = {header.options[option.name] for header in played if option.name in header.options}
        assert option.several or seen == set(option.values), option.name
    assert len(set(map(title, every(name)))) == len(every(name)) > 0
    assert {(module,) for module in game.modules} <= {header.modules for header in every(name)}
    assert set(facts(name)["few"]) | set(facts(name)["playthroughs"]) <= set(facts(name)["set_ups"])
