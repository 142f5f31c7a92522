"""What the tests of all games are told of Wallenstein is all of it."""

from itertools import chain, combinations

from tools.games.set_ups import chosen, every

from westphalia.games.wallenstein.game import WALLENSTEIN

MODULE_SETS = set(chain.from_iterable(combinations(WALLENSTEIN.modules, n) for n in range(4)))


def test_each_expansion_and_all_of_them_together_have_their_playthrough() -> None:
    headers = chosen("wallenstein", "playthroughs").values()
    told = {modules for modules in MODULE_SETS if len(modules) != 2}
    assert {header.modules for header in headers if header.seats == 4} == told
    setups = {header.options["setup"] for header in headers}
    assert setups == {"line-up", "drawn line-up", "draft"}


def test_every_set_of_expansions_is_examined_with_every_number_of_seats() -> None:
    examined = {(header.modules, header.seats) for header in every("wallenstein")}
    assert examined == {(modules, seats) for modules in MODULE_SETS for seats in (3, 4, 5)}
    assert len(every("wallenstein")) == 48
