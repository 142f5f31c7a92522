"""Studies: a question about a game, answered by pairs of bots that were made for it.

A game's studies lie in ``lab/<game>/study_<name>.py``; ``study()`` there says who plays whom, and
with which printed values.  Games are kept in a file, as those of a ladder.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from westphalia import plugins
from westphalia.bots.outside import label_of
from westphalia.games import find_game
from westphalia.lab.arena import Series, named_seed
from westphalia.lab.ladder import EVERYWHERE, Contest, Ladder, Meeting, meetings, set_ups
from westphalia.lab.ladder_page import in_percent, in_points
from westphalia.lab.results import Played
from westphalia.lab.sources import bot_digest


@dataclass(frozen=True)
class Match:
    """Two bots, in every scenario, with an overlay of printed values.

    One *beside* the question, such as with other values, may have fewer pairs.
    """

    name: str
    bots: tuple[str, str]
    data: Mapping[str, Any] = field(default_factory=dict)
    beside: bool = False


@dataclass(frozen=True)
class Study:
    """Matches that answer a question; *made_of* names bots that those are made of."""

    game: str
    name: str
    matches: tuple[Match, ...]
    made_of: tuple[str, ...] = ()


def study_of(game: str, name: str) -> Study:
    if not plugins.has(game, "lab", f"study_{name}"):
        raise ValueError(f"there is no study '{name}' of {game}")
    found: Study = import_module(plugins.part(game, "lab", f"study_{name}")).study()
    return found


def laid_out(study: Study, pairs: int, beside: int, seed: int) -> Ladder:
    """All pairs of a study, played like those of a ladder; every match in every scenario."""
    game = find_game(study.game)
    header = game.header(["seat 0", "seat 1"])
    digests = {
        label_of(bot): bot_digest(bot, study.game)
        for bot in (*study.made_of, *[bot for match in study.matches for bot in match.bots])
    }
    contests = []
    for match in study.matches:
        if problems := game.check_overlay(match.data, match.name):
            raise ValueError("\n".join(problems))
        for one in set_ups(game, header):
            played = game.header(one.players, one.modules, one.options, match.data)
            scenario = one.options.get(game.scenarios, "")
            name = f"{match.name}: {scenario}"
            # The same wars for all matches of a scenario, so that they can be compared.
            own = named_seed(seed, scenario)
            games = 2 * (beside if match.beside else pairs)
            series = Series(played, match.bots, games, own, paired=True)
            made_of = {digests[label_of(bot)] for bot in (*study.made_of, *match.bots)}
            contests.append(Contest(name, series, " ".join(sorted(made_of))))
    return Ladder(tuple(contests), seed, digests)


# What came of it

HEADS: Final = ("match", "scenario", "pairs", "swing, points", "swing, levels", "won")


def found(ladder: Ladder, study: Study, games: Iterable[Played]) -> list[tuple[str, Meeting]]:
    """By match the meetings in each scenario, and in all; of those beside, in all alone."""
    there = list(games)
    told = []
    for match in study.matches:
        own = tuple([one for one in ladder.contests if one.name.startswith(f"{match.name}: ")])
        found_here = meetings(Ladder(own, ladder.seed, {}), there)
        shown = [one for one in found_here if not match.beside or one.scenario == EVERYWHERE]
        told += [(match.name, one) for one in shown]
    return told


def table(told: Sequence[tuple[str, Meeting]]) -> str:
    """The same for a page."""
    lines = [f"| {' | '.join(HEADS)} |", "|---|---" + "|---:" * (len(HEADS) - 2) + "|"]
    for name, one in told:
        scenario = "**all**" if one.scenario == EVERYWHERE else one.scenario.replace("_", " ")
        cells = (in_points(one.points), in_points(one.levels), in_percent(one.won))
        lines.append(f"| {name} | {scenario} | {one.rounds} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


BEGIN: Final = "<!-- written by westphalia study -->"
END: Final = "<!-- to here -->"


def with_table(page: str, command: str, text: str) -> str:
    """The page with the command and its table put in place; what stands around them stays."""
    made = f"{BEGIN}\n\n    {command}\n\n{text}\n{END}"
    before, begin, rest = page.partition(BEGIN)
    if not begin:
        return f"{page.rstrip()}\n\n{made}\n".lstrip()
    return before + made + rest.partition(END)[2]
