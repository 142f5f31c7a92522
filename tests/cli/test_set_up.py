"""The options of a command are those of the games."""

from __future__ import annotations

import click
import pytest
from tests.cli.shell import done
from tests.engine.little_war import LittleWar

from westphalia.commands.set_up import described, short_form, short_forms
from westphalia.engine.game import Option
from westphalia.games import GAMES, find_game


def game(name: str, *options: Option) -> LittleWar:
    made = LittleWar()
    made.name, made.options = name, options
    return made


def parsed(option: click.Option, *words: str) -> object:
    command = click.Command("test", params=[option], callback=lambda **values: values)
    return command.main([*words], standalone_mode=False)


def test_an_option_of_no_and_yes_is_a_flag() -> None:
    war, weather = game("war"), Option("bad_weather", ("no", "yes"), "1.2")
    option = short_form("bad_weather", [(war, weather)])
    assert option.help == "war (1.2)."
    assert parsed(option) == {"bad_weather": None}
    assert parsed(option, "--bad-weather") == {"bad_weather": "yes"}


def test_games_may_share_the_name_of_an_option() -> None:
    one = Option("weather", ("no", "yes"), "1.2")
    other = Option("weather", ("fair", "foul"), "12.31")
    option = short_form("weather", [(game("war"), one), (game("peace"), other)])
    assert option.help == "war (1.2): no, yes; peace (12.31): fair, foul."
    assert parsed(option, "--weather", "foul") == {"weather": "foul"}


@pytest.mark.parametrize("name", GAMES)
def test_every_module_and_every_option_is_in_the_help(name: str) -> None:
    shown = " ".join(done("simulate", "--help").split())
    for module in find_game(name).modules:
        assert module in shown
    for option in find_game(name).options:
        assert f"--{option.name.replace('_', '-')}" in shown
        assert option.clause in shown


def test_what_is_agreed_stands_in_the_header() -> None:
    war = game("war", Option("dice", ("six", "ten"), "1"), Option("flags", ("a", "b"), "2", True))
    players = ["Anna", "Bert"]
    header = described(war, players, "truce,plague", {"dice": "ten"}, None, dice="six", flags="b,a")
    assert header.modules == ("truce", "plague")[:: 1 if war.modules[0] == "truce" else -1]
    assert header.options == {"dice": "ten", "flags": "b a"}
    assert described(war, players, "", {}, None, dice=None, flags=None).options == {
        "dice": "six",
        "flags": "a b",
    }


def test_a_name_of_the_command_itself_is_not_taken_by_an_option_of_a_game() -> None:
    from westphalia.cli import main

    command = main.commands["simulate"]
    names = [param.name for param in command.get_params(click.Context(command))]
    assert len(set(names)) == len(names)
    assert {option.name for option in short_forms()} <= set(names)
