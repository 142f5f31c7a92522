"""Golden playthroughs: a rule that changed is noticed, and its first effect is named."""

import re
from itertools import zip_longest

import pytest
from tools.games import playthroughs as tool
from tools.games.acting import idle

from westphalia.games import GAMES, find_game

LARGEST = 60_000


def first_difference(written: str, played: str) -> str:
    """The first line that is another one, with the last answer before it; nothing if none is."""
    answer = ""
    pairs = zip_longest(written.splitlines(), played.splitlines(), fillvalue="(nothing)")
    for number, (one, other) in enumerate(pairs, start=1):
        if one != other:
            return f"line {number}: '{one}' was written, '{other}' is played; before: '{answer}'"
        answer = one if "> " in one[:3] else answer
    return ""


PLAYED = [
    pytest.param(game, name, id=f"{game} {name}")
    for game in GAMES
    for name in tool.playthroughs(game)
]


@pytest.mark.parametrize(("game", "name"), PLAYED)
def test_the_game_is_played_as_it_was_written(game: str, name: str) -> None:
    written = (tool.folder(game) / f"{name}.txt").read_text(encoding="utf-8")
    assert len(written.encode()) <= LARGEST
    seed = re.search(rf"^{tool.ANSWERS}(\d+)$", written, re.MULTILINE)
    assert seed
    match, played = tool.transcript(tool.playthroughs(game)[name], int(seed[1]))
    difference = first_difference(written, played)
    assert not difference, f"{difference}; if meant, run tools.games.playthroughs and say why"
    assert idle(match.game, match) == [], "these came to nothing"


@pytest.mark.parametrize("name", GAMES)
def test_all_of_a_game_has_its_playthrough_and_none_is_left_over(name: str) -> None:
    game, headers = find_game(name), list(tool.playthroughs(name).values())
    assert {path.stem for path in tool.folder(name).glob("*")} == tool.playthroughs(name).keys()
    assert {header.seats for header in headers} == set(game.seat_counts)


def test_the_first_difference_is_named_with_the_answer_before_it() -> None:
    written = "title\n0> bid money_1\n   MatReady 0\n   MatReady 1\n== after 2 answers\n"
    assert first_difference(written, written) == ""
    changed = written.replace("MatReady 1", "MatReady 2")
    assert first_difference(written, changed) == (
        "line 4: '   MatReady 1' was written, '   MatReady 2' is played; before: '0> bid money_1'"
    )
    assert first_difference(written, written + "more\n").startswith("line 6: '(nothing)' was")
