"""Writes the choices that are offered into tests/GAME/perft.toml, by the set-ups named there.

python -m tools.games.counts GAME

Run it only after a change of the rules that is meant, and say in the commit why they changed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from typing import Any

from tools.games.set_ups import TESTS, set_up

from westphalia.engine.chance import Seeded
from westphalia.engine.record import Header
from westphalia.engine.step import Play
from westphalia.games import find_game

GAMES_EACH = 4


def counts(game: str) -> dict[str, Any]:
    return tomllib.loads((TESTS / game / "perft.toml").read_text(encoding="utf-8"))


def offered(header: Header) -> int:
    """How many choices are offered in all, over a few games of answers at random."""
    game = find_game(header.game)
    total = 0
    for seed in range(GAMES_EACH):
        chance = Seeded(bytes([seed]) * 32)  # what it draws never changes
        play: Play[Any] = Play(game.set_up(header), chance)
        while play.open:
            total += sum(len(question.choices) for question in play.open)
            question = play.open[chance.below(len(play.open))]
            play.answer(question.seat, question.choices[chance.below(len(question.choices))])
    return total


def main(game: str) -> None:
    path = TESTS / game / "perft.toml"
    text = path.read_text(encoding="utf-8")
    for name in counts(game)["offered"]:
        number = offered(set_up(game, name))
        text = re.sub(rf"^{name} = \d+$", f"{name} = {number}", text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")
    print(f"wrote {len(counts(game)['offered'])} counts to {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
