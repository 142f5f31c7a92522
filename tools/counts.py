"""Writes the choices that are offered into tests/GAME/perft.toml, by the set-ups named there.

python tools/counts.py GAME

Run it only after a change of the rules that is meant, and say in the commit why they changed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"


def main(game: str) -> None:
    sys.path.insert(0, str(TESTS.parent))
    from tests.games.facts import set_up
    from tests.games.test_perft import counts, offered

    path = TESTS / game / "perft.toml"
    text = path.read_text(encoding="utf-8")
    for name in counts(game)["offered"]:
        number = offered(set_up(game, name))
        text = re.sub(rf"^{name} = \d+$", f"{name} = {number}", text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")
    print(f"wrote {len(counts(game)['offered'])} counts to {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
