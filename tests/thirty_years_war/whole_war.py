"""Whole random wars of every scenario: played once, read by all tests of what is said."""

from functools import cache

from westphalia.engine.chance import Sampling
from westphalia.engine.event import Event
from westphalia.engine.playout import play_out
from westphalia.engine.step import Play
from westphalia.games.thirty_years_war.expansions.optional_rules import NEEDS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR

PLAYERS = ("Élodie d’Ys", "Œ & <b>")  # names that a language might stumble over


@cache
def war(scenario: str, optional: bool) -> tuple[Event, ...]:
    """What is told, with all optional rules that go with the scenario or with none."""
    game = THIRTY_YEARS_WAR
    rules = [name for name in game.modules if scenario in NEEDS.get(name, ((scenario,), ""))[0]]
    header = game.header(PLAYERS, rules if optional else (), options={"scenario": scenario})
    told: list[Event] = []
    play_out(Play(game.set_up(header), Sampling(1648), told))
    return tuple(told)
