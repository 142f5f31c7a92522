"""Every game can be played in the terminal, in every language, by people and by programs."""

from __future__ import annotations

import io
import re
import sys
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.messages import messages
from tests.terminal.talk import SECRET, Prompt, at_random, talk, typing
from tools.games.set_ups import chosen, title

from westphalia.engine import notation
from westphalia.engine.match import start, verify
from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.commands import commands_of
from westphalia.terminal.faces import ColourFace
from westphalia.terminal.screens import find_screens
from westphalia.terminal.table import Table, paint

DECORATION = re.compile("[\x1b\u2500-\u259f]")  # escapes, box drawing, blocks
HEADERS = [header for game in GAMES for header in list(chosen(game, "few").values())[-3:]]
every_set_up = pytest.mark.parametrize("header", HEADERS, ids=title)
every_language = pytest.mark.parametrize("language", COMPLETE)


def named(value: Header | str) -> str:
    return value if isinstance(value, str) else title(value)


@pytest.mark.parametrize(
    ("header", "language"), list(zip(HEADERS, cycle(COMPLETE), strict=False)), ids=named
)
@pytest.mark.slow
def test_a_program_plays_a_whole_game(header: Header, language: str, tmp_path: Path) -> None:
    """A strict tongue refuses to say what a language lacks, so all that is met can be said."""
    path = tmp_path / "game.record"
    game = find_game(header.game)
    done = talk(start(game, header, SECRET), at_random(7), path, language=language)
    assert done.match.over
    assert verify(game, notation.read(path.read_text(), find_game)).over
    assert not DECORATION.search(done.output)
    assert sum(line.startswith("result ") for line in done.ending) == header.seats
    assert any(SECRET.hex() in line for line in done.ending)
    assert any(str(path) in line for line in done.ending)


@pytest.mark.usefixtures("xish")
@pytest.mark.parametrize("name", GAMES)
def test_a_begun_language_says_the_rest_in_english(name: str, tmp_path: Path) -> None:
    """Three of its messages are there; no key stands for any other."""
    asked = ["help", "look", "log", "why", "rules", "hint", "map", "nonsense"]
    begun, english = [
        talk(start(find_game(name), first_header(name), SECRET), typing(*asked), path, None, tag)
        for tag, path in (("xx", tmp_path / "begun.record"), ("en", tmp_path / "english.record"))
    ]
    assert "Xi!" in begun.output
    assert Tongue("en").say("typed-unknown", typed="nonsense") in begun.output
    known = messages("en", name)
    words = [set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", each.output)) for each in (begun, english)]
    assert {word for word in words[0] - words[1] if word in known} == set()


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_can_be_said(name: str, language: str) -> None:
    prose = find_screens(Tongue(language, strict=True), first_header(name)).prose
    assert all(prose.choice(choice) for choice in find_game(name).vocabulary.choices)


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_every_command_has_its_help(name: str, language: str) -> None:
    screens = find_screens(Tongue(language, strict=True), first_header(name))
    for command in commands_of(screens):
        assert screens.prose.tongue.say(f"usage-{command}").startswith(command)
        assert screens.prose.tongue.say(f"help-{command}")


@every_set_up
@pytest.mark.slow
def test_looking_around_changes_nothing_and_never_fails(header: Header, tmp_path: Path) -> None:
    """The commands without words, before every answer of the first few, whatever is asked."""
    match = start(find_game(header.game), header, SECRET)
    at, random = at_random(3), Random(3)
    looks = ["help", "look", "log", "why", "rules", "map"]
    asked: list[Prompt] = []

    def typist(prompt: Prompt) -> str | None:
        if prompt.texts:
            asked[:] = [prompt]
        elif prompt.kind != "hand-over" and not prompt.starting("help "):
            assert not prompt.starting("! "), prompt.lines
        before = len(match.record.lines)
        if before > 40:
            return None
        if prompt.kind == "hand-over":
            return ""
        return random.choice(looks) if random.random() < 0.7 else at(asked[0])

    talk(match, typist, tmp_path / "game.record")
    assert len(match.record.lines) == 41


@pytest.mark.parametrize(("width", "height"), [(80, 24), (160, 50)])
@every_set_up
@pytest.mark.slow
def test_no_screen_is_wider_than_the_terminal(header: Header, width: int, height: int) -> None:
    match, random = start(find_game(header.game), header, SECRET), Random(5)
    console = Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, legacy_windows=False
    )
    screens = find_screens(Tongue("en", strict=True), header)
    face = ColourFace(sys.stdin, console, paint(match, screens))
    table = Table(match, ["human"] * header.seats, screens, face, SECRET, None)
    for answers in range(60):
        if answers % 6 == 0:
            screen = face.composed(table.screen(match.open[0]))
            lines = console.render_lines(screen, pad=False)
            assert max(sum(part.cell_length for part in line) for line in lines) <= width
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))


def test_a_game_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="'chess' is no game here"):
        find_screens(Tongue("en"), Header("chess", "1", ("anna", "dirk")))


def first_header(name: str) -> Header:
    return next(iter(chosen(name, "few").values()))
