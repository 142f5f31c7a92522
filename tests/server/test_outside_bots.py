"""Bots from outside at a server's tables: offered by name, in processes of their own."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.bots.strangers import module, program
from tests.server.process import Process

import westphalia as w
from westphalia.bots.program import RUNNING, end_idle
from westphalia.bots.registry import ANY_GAME
from westphalia.cli import main
from westphalia.engine.game import Game
from westphalia.games import GAMES, find_game
from westphalia.server.api.reference import about
from westphalia.server.settings import BotOffer, Settings
from westphalia.server.tables import bot_worker
from westphalia.server.tables.bot_worker import SeatedBot, TableBots, games_of
from westphalia.server.tables.forecasts import header_fields
from westphalia.server.tables.new_tables import bots_of
from westphalia.server.tables.outside import seated_as, with_offers

WALLENSTEIN = find_game("wallenstein")
HEADER = WALLENSTEIN.header(["a", "b", "c"])


def first_question(seat: int = 0) -> tuple[w.Match, dict[str, Any]]:
    match = w.start(WALLENSTEIN, HEADER, bytes(32))
    return match, WALLENSTEIN.encode(match.play.state)


def answers(bots: TableBots, bot: SeatedBot) -> list[str]:
    return bots.think(bot, first_question()[1])


# what is offered


def test_a_bot_is_offered_under_its_name_in_the_games_that_it_plays() -> None:
    offers = (BotOffer("mine=cmd:./x", ("wallenstein",)),)
    other: Game = find_game("thirty_years_war")
    assert "mine" in bots_of(WALLENSTEIN, offers)
    assert bots_of(WALLENSTEIN, offers)[-1] == WALLENSTEIN.stand_in
    assert "mine" not in bots_of(other, offers)
    assert about(WALLENSTEIN, offers).outside == ["mine"]
    assert about(WALLENSTEIN, offers).bots[-1] == "mine"
    assert about(other, offers).outside == []


def test_only_what_the_server_was_given_leads_outside() -> None:
    """Whatever stands in a store, or what a client says, is no command."""
    settings = Settings(bot_offers=(BotOffer("mine=cmd:./x", GAMES),))
    assert seated_as(settings, "mine") == "mine=cmd:./x"
    assert seated_as(settings, "captain") == "captain"
    for stranger in ("cmd:touch /tmp/x", "mine=cmd:touch /tmp/x", "other", "json:loads"):
        assert seated_as(settings, stranger) == ANY_GAME


@pytest.mark.parametrize(
    "bot",
    [
        "cmd:./x",
        "bots/mine.py:Mine",
        "captain=cmd:./x",
        "=cmd:./x",
        f"{33 * 'x'}=cmd:./x",
    ],
)
def test_a_bot_for_the_lobby_needs_a_name_of_its_own(bot: str) -> None:
    result = CliRunner().invoke(main, ["serve", "--bot", bot])
    assert result.exit_code == 2
    assert "bot such as mine=bots/mine.py:Mine or mine=cmd:./mine" in result.stderr


def test_it_is_tried_in_every_game_before_the_server_opens(tmp_path: Path) -> None:
    file = tmp_path / "picky.py"
    file.write_text(
        "import westphalia as w\n"
        "def made(header, seed):\n"
        "    if header.game != 'wallenstein': raise w.UnknownBot('it plays Wallenstein')\n"
        "    return w.bot('random', header, seed)\n"
        "def fails(header, seed): return 1 / 0\n"
    )
    assert games_of(f"picky={file}:made") == ["wallenstein"]
    with pytest.raises(ValueError, match=r"'picky' plays none of the games here: .*ZeroDivision"):
        games_of(f"picky={file}:fails")
    settings = Settings(bots=(f"picky={file}:made",))
    found = asyncio.run(with_offers(settings))
    assert found.bot_offers == (BotOffer(f"picky={file}:made", ("wallenstein",)),)
    assert asyncio.run(with_offers(Settings())) == Settings()


def test_one_that_cannot_be_had_keeps_the_server_closed(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0")
    words = ["serve", "--no-open", "--port", "0", "--store", str(tmp_path / "tables.db")]
    for bot, sentence in (
        (f"mine={tmp_path}/gone.py:Bot", "there is no file"),
        (f"mine={tmp_path}/broken.py:Bot", "ZeroDivisionError: division by zero"),
        ("mine=cmd:/no/such/program", "there is no program '/no/such/program'"),
    ):
        result = CliRunner().invoke(main, [*words, "--bot", bot])
        assert result.exit_code == 1
        assert sentence in result.stderr


# in a worker process


def test_another_bot_plays_on_for_one_that_makes_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = TableBots(HEADER)
    mine = SeatedBot(0, module(tmp_path, "fails"), 7)
    stand_in = TableBots(HEADER)
    expected = answers(stand_in, SeatedBot(0, WALLENSTEIN.stand_in, 7))
    assert answers(bots, mine) == expected
    told = capsys.readouterr().err
    assert told.startswith("seat 0: captain plays on, since the bot 'mine' failed at a 'plan'")
    assert "ZeroDivisionError" in told
    answers(bots, mine)
    assert capsys.readouterr().err == "", "it goes on playing, and all was said"


def test_only_a_few_players_from_outside_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "MOST_OUTSIDE", 2)
    bot = program(tmp_path, "plays")
    tables = [TableBots(HEADER) for _ in range(4)]
    for _ in range(2):
        for table in tables:
            assert answers(table, SeatedBot(0, bot, 1))
            assert len(bot_worker.OUTSIDE) <= 2
            assert len(RUNNING) <= 3
    for table in tables:
        table.leave()
    assert not bot_worker.OUTSIDE
    end_idle()
    assert list(RUNNING) == []


def test_a_table_that_is_forgotten_gives_its_program_back(tmp_path: Path) -> None:
    bot, state = program(tmp_path, "plays"), first_question()[1]
    fields = header_fields(HEADER)
    bot_worker.think("one", fields, (0, bot, 1), state, [])
    for before, table in (("one", "two"), ("two", "three")):
        bot_worker.think(table, fields, (0, bot, 1), state, [before])
        assert len(RUNNING) == 1, "the same program plays at one table after the other"
    bot_worker.TABLES.pop("three").leave()
    end_idle()
    assert list(RUNNING) == []


# at a server


@pytest.mark.slow
def test_a_server_seats_a_program_and_a_file_to_the_end(tmp_path: Path) -> None:
    mine = program(tmp_path, "plays")
    theirs = module(tmp_path, "plays", "theirs")
    server = Process(tmp_path / "tables.db", "--bot", mine, "--bot", theirs)
    try:
        games = {game["name"]: game for game in server.call("/api/games")["games"]}
        assert games["wallenstein"]["outside"] == ["mine", "theirs"]
        token = server.call("/api/guest", {"name": "Anna"})["token"]
        seats = [{"kind": "bot", "bot": bot} for bot in ("mine", "theirs", "captain")]
        body = {"game": "wallenstein", "seats": seats}
        table = server.call("/api/tables", body, token)["id"]
        while (info := server.call(f"/api/tables/{table}", token=token))["state"] != "over":
            time.sleep(0.2)
        assert [seat["bot"] for seat in info["seats"]] == ["mine", "theirs", "captain"]
        body = {"game": "wallenstein", "seats": [{"kind": "bot", "bot": mine}, *seats[1:]]}
        with pytest.raises(Exception, match="400"):
            server.call("/api/tables", body, token)
    finally:
        server.end()
