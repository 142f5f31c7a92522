"""A package brings a game by an entry point; what is wrong with one is said, and harms no other."""

from __future__ import annotations

import logging
from pathlib import Path
from textwrap import dedent

import pytest
from tests.brought.kit import NAME, VALUE, forget, write_metadata
from tests.cli.shell import run

from westphalia import plugins
from westphalia.engine.game import Game, SetUpError
from westphalia.games import GAMES, all_games, find_game, game_names, misfits
from westphalia.server.api.reference import games_asset


def names() -> list[str]:
    return [game.name for game in all_games()]


def test_a_game_of_another_package_is_found_beside_the_own_ones(lantern_street: Game) -> None:
    assert game_names() == (*GAMES, NAME)
    assert names() == [*GAMES, NAME]
    assert misfits() == []
    assert plugins.package(NAME) == NAME
    assert not any(map(plugins.package, GAMES))


def test_without_other_packages_there_are_the_own_games(site: Path) -> None:
    assert names() == list(game_names()) == list(GAMES)
    with pytest.raises(SetUpError, match="'chess' is no game here; there is: wallenstein, thirty"):
        find_game("chess")


# What is in a module, what its entry point says, and the sentence that is said of it.
BROKEN = {
    "raises": ("raise RuntimeError('out of oil')", "GAME", "RuntimeError: out of oil"),
    "leaves": ("raise SystemExit(3)", "GAME", "SystemExit: 3"),
    "is no Python": ("def", "GAME", "SyntaxError"),
    "has no such object": ("", "GAME", "has no attribute 'GAME'"),
    "brings a class": ("", "Game", "should be a Game, but old_mill:Game is <class"),
    "brings a number": ("GAME = 7", "GAME", "should be a Game, but old_mill:GAME is 7"),
    "brings no rules": (
        "class Mill(Game):\n    name, version = 'old_mill', '1'\nGAME = Mill()",
        "GAME",
        "lacks what every game has: vocabulary, seat_counts, modules, options, fields, kinds",
    ),
    "bears another name": (
        "from lantern_street.game import LANTERN_STREET as GAME",
        "GAME",
        "calls itself 'lantern_street'; both names must be the same",
    ),
}


@pytest.mark.parametrize(("code", "thing", "sentence"), BROKEN.values(), ids=list(BROKEN))
def test_a_broken_package_is_told_and_the_others_are_played(
    code: str,
    thing: str,
    sentence: str,
    site: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (site / "old_mill.py").write_text(f"from westphalia.engine.game import Game\n{code}\n")
    write_metadata(site, "old-mill", {"old_mill": f"old_mill:{thing}"})
    write_metadata(site, "lantern-street", {NAME: VALUE})
    with pytest.raises(SetUpError) as refusal:
        find_game("old_mill")
    assert str(refusal.value).startswith("old-mill: the game 'old_mill' ")
    assert sentence in str(refusal.value)
    assert misfits() == [str(refusal.value)]
    assert names() == [*GAMES, NAME]
    told = run("simulate", "old_mill").stderr
    assert sentence in told
    assert "Traceback" not in told
    with caplog.at_level(logging.ERROR):
        games_asset()
    assert caplog.messages == [f"a game is left out: {refusal.value}"]


@pytest.mark.parametrize("value", ["", "!", "old mill:GAME", ":GAME"])
def test_entry_points_that_lead_nowhere_harm_nobody(value: str, site: Path) -> None:
    write_metadata(site, "lantern-street", {NAME: VALUE})
    write_metadata(site, "old-mill", {"old_mill": value})
    assert names() == [*GAMES, NAME]
    [sentence] = misfits()
    assert sentence.startswith("old-mill: ")


def test_entry_points_that_cannot_be_read_harm_nobody(site: Path) -> None:
    write_metadata(site, "lantern-street", {NAME: VALUE})
    write_metadata(site, "old-mill", {})
    [text] = site.glob("old_mill-*/entry_points.txt")
    text.write_text(f"[{plugins.GROUP}]\nold_mill\n")
    forget()
    assert names() == [*GAMES, NAME]
    [sentence] = misfits()
    assert sentence.startswith("old-mill: its entry points cannot be read: ")


def test_a_package_without_a_name_harms_nobody(site: Path) -> None:
    write_metadata(site, "lantern-street", {NAME: VALUE})
    write_metadata(site, "old-mill", {"old_mill": "old_mill:GAME"})
    [about] = site.glob("old_mill-*/METADATA")
    about.unlink()
    forget()
    assert names() == [*GAMES, NAME]
    assert len(misfits()) == 1


def test_two_packages_that_offer_one_name_are_both_left_out(site: Path) -> None:
    write_metadata(site, "lantern-street", {NAME: VALUE})
    write_metadata(site, "street-of-lanterns", {NAME: VALUE})
    assert misfits() == [
        "lantern-street and street-of-lanterns: the game 'lantern_street' is offered 2 times, "
        "so none of them is played"
    ]
    assert names() == list(GAMES)


def test_nobody_takes_the_name_of_an_own_game(site: Path) -> None:
    own = find_game("wallenstein")
    write_metadata(site, "usurper", {"wallenstein": VALUE})
    assert misfits() == ["usurper: the game 'wallenstein' is one of Westphalia itself"]
    assert find_game("wallenstein") is own
    assert names() == list(GAMES)


@pytest.mark.parametrize("name", ["Old_Mill", "old-mill", "../old", "_mill"])
def test_a_name_must_be_one_that_files_may_have(name: str, site: Path) -> None:
    write_metadata(site, "old-mill", {name: VALUE})
    assert misfits() == [
        f"old-mill: '{name}' is no name for a game; it needs small letters, such as old_mill"
    ]
    assert names() == list(GAMES)


def test_the_doors_of_a_game_lie_in_its_own_package(site: Path) -> None:
    """Words, clauses, a lesson, bots, screens in the terminal, a page: none of them is a must."""
    bots = site / "old_mill" / "bots"
    bots.mkdir(parents=True)
    for place in (bots.parent, bots):
        (place / "__init__.py").touch()
    (bots / "captain.py").touch()
    (bots.parent / "game.py").write_text(
        dedent("""\
            from lantern_street.game import LanternStreet

            class Mill(LanternStreet):
                def __init__(self) -> None:
                    super().__init__()
                    self.name = "old_mill"

            GAME = Mill()
        """)
    )
    words = bots.parent / "locales" / "en"
    words.mkdir(parents=True)
    (words / "old_mill-lobby.ftl").write_text("game-name = The Old Mill\n")
    write_metadata(site, "old-mill", {"old_mill": "old_mill.game:GAME"})
    assert plugins.has("old_mill", "bots", "captain")
    assert not plugins.has("old_mill", "bots", "advice")
    assert not plugins.has("old_mill", "terminal", "screens")
    assert plugins.parts_of_words("old_mill") == ["lobby"]
    assert plugins.web("old_mill") is None
