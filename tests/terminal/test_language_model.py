"""A language model's seat: it sees what a person sees, in so many tokens, and plays by rule."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent
from tests.bots.twins import moments
from tests.terminal.talk import SECRET
from tools.games.set_ups import chosen, title

from westphalia.engine import notation
from westphalia.engine.chance import Sampling, Scripted
from westphalia.engine.match import start, verify
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, State, question_of
from westphalia.games import GAMES, find_game
from westphalia.lab.fuzz import sampled_header
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.language_model import FEWEST, LETTERS, ModelSeat, Part
from westphalia.terminal.table import HUMAN

HEADERS = [header for game in GAMES for header in list(chosen(game, "few").values())[-2:]]
NOTE = 400  # letters of the last line, which says what is left out


def seat_of(header: Header, language: str = "en", **options: Any) -> ModelSeat:
    """The first seat for a model; players who answer at random have the others."""
    seats = [HUMAN, *["random"] * (header.seats - 1)]
    match = start(find_game(header.game), header, SECRET)
    return ModelSeat(match, seats, Tongue(language, strict=True), SECRET, **options)


def usual(name: str) -> Header:
    game = find_game(name)
    return game.header([f"Player {n}" for n in range(game.usual_seats)])


def offered(reply: str) -> list[str]:
    return re.findall(r"^- (.*?)  \|", reply, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("header", HEADERS, ids=title)
def test_a_model_that_answers_what_is_offered_plays_to_the_end(
    header: Header, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    seat = seat_of(header, save_to=path)
    random = Random(1618)
    reply = seat.look()
    while choices := offered(reply):
        reply = seat.answer([random.choice(choices)])
        assert len(reply) <= LETTERS * 2000 + NOTE
    assert len(re.findall(r"^result ", reply, re.MULTILINE)) == header.seats
    assert seat.look() == seat.answer(["anything"])
    seat.keep()
    assert verify(find_game(header.game), notation.read(path.read_text(), find_game)).over


@pytest.mark.parametrize("name", GAMES)
def test_a_reply_keeps_to_its_tokens_and_names_what_it_leaves_out(name: str) -> None:
    seat = seat_of(usual(name))
    whole, short = seat.look(tokens=100_000), seat.look(tokens=FEWEST)
    assert len(short) <= LETTERS * FEWEST + NOTE < len(whole)
    assert "Left out" not in whole
    asked = next(line for line in whole.splitlines() if line.startswith("ask "))
    assert asked in short.splitlines()
    left = re.search(r"map \((\d+)\)", short.splitlines()[-1])
    whole_map = seat.look("map", 100_000).splitlines()
    assert left
    assert int(left[1]) == len(set(whole_map) - set(short.splitlines()))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", GAMES)
def test_answers_are_found_by_their_words(name: str, language: str) -> None:
    seat = seat_of(usual(name), language)
    all_of_them = seat.answers(tokens=100_000).splitlines()[1:]
    word = all_of_them[0].split()[2]
    found = seat.answers(word, 100_000).splitlines()[1:]
    assert all_of_them[0] in found
    assert len(found) < len(all_of_them)
    assert len(seat.answers("no such words").splitlines()) == 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_possible_is_refused_and_changes_nothing(name: str, tmp_path: Path) -> None:
    seat = seat_of(usual(name), save_to=tmp_path / "game.record")
    seat.look()
    before = seat.look()
    file = tmp_path / "anything"
    legal = offered(before)[0]
    for line in (
        f"save {file}",
        "quit",
        "hint",
        "nonsense",
        "",
        "\x00",
        "999",
        f"{legal}; nonsense",
    ):
        reply = seat.type(line)
        assert reply.startswith("! "), line
        assert seat.look() == before, line
    assert not file.exists()
    assert not seat_of(usual(name), hints=True).type("hint").startswith("! ")


def test_what_has_happened_is_told_once_and_only_when_it_is_looked_at() -> None:
    seat = seat_of(usual("wallenstein"))
    seat.look("map")
    assert "log " in seat.look()
    assert "log " not in seat.look()


def test_a_part_that_is_not_there_is_refused_with_those_that_are() -> None:
    seat = seat_of(usual("wallenstein"))
    assert re.match(r"! .* no part “castle”.*own, answers.*map", seat.look("castle"))


def test_a_model_takes_one_seat() -> None:
    match = start(find_game("thirty_years_war"), usual("thirty_years_war"), SECRET)
    with pytest.raises(ValueError, match="one seat, and 2 are free"):
        ModelSeat(match, [HUMAN, HUMAN], Tongue("en"))


# What it may not know


class Spied(ModelSeat):
    """A seat that is shown one thing more."""

    def parts(self, question: Question) -> Iterator[Part]:
        yield from super().parts(question)
        state = self._table.match.play.state
        hands = [hand for seat, hand in enumerate(state.hands) if seat != question.seat]
        yield Part("secret", (str(hands),))


def shown(kind: type[ModelSeat], header: Header, state: State, asked: int) -> list[object]:
    """All parts that a seat may look at in a position, and the answers it may give."""
    seats = ["random"] * header.seats
    seats[asked] = HUMAN
    match = start(find_game(header.game), header, SECRET)
    match.play = Play(state.copy(), Scripted([]), [])
    question = question_of(match.open, asked)
    assert question
    seat = kind(match, seats, Tongue("en"))
    return list(seat.parts(question))


def leaks(kind: type[ModelSeat], header: Header, seed: int, every: int) -> bool:
    """Whether two positions that look alike to a seat are shown to it in other words."""
    game, chance = find_game(header.game), Sampling(seed)
    for state, question in moments(game, header, seed, every):
        twin = game.imagine(state, question.seat, chance)
        views = [shown(kind, header, each, question.seat) for each in (state, twin)]
        if views[0] != views[1]:
            return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_positions_that_look_alike_to_a_seat_are_told_alike(name: str, number: int) -> None:
    header = sampled_header(find_game(name), 1632, number)
    assert not leaks(ModelSeat, header, number, every=29)


@pytest.mark.parametrize("name", GAMES)
def test_a_planted_word_about_hidden_cards_is_found(name: str) -> None:
    assert leaks(Spied, sampled_header(find_game(name), 1632, 0), 0, every=29)


# By the protocol


@pytest.mark.slow
def test_a_client_of_the_protocol_plays_and_the_record_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    words = ("--game", "thirty_years_war", "--bots", "random", "--secret", SECRET.hex())
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "westphalia.cli", "mcp", *words, "--save", str(path)]
    )

    async def played() -> list[str]:
        async with Client(command) as client:
            tools = await client.list_tools()
            assert [each.name for each in tools.tools] == [
                *("look", "answers", "rules", "answer", "table")
            ]
            replies = [await called(client, "look", {"tokens": 400})]
            replies.append(await called(client, "answer", {"choices": [offered(replies[0])[0]]}))
            replies.append(await called(client, "rules", {"about": "17.H.5"}))
            replies.append(await called(client, "table", {"line": "undo"}))
            return replies

    looked, answered, rule, refused = asyncio.run(played())
    assert len(looked) <= LETTERS * 400 + NOTE
    assert "\nask 8." in answered
    assert rule.startswith("= 17.H.5a ")
    assert refused.startswith("! ")
    assert not notation.read(path.read_text(), find_game).ending


async def called(client: Client, tool: str, arguments: dict[str, object]) -> str:
    result = await client.call_tool(tool, arguments)
    assert isinstance(result.content[0], TextContent)
    assert not result.is_error
    return result.content[0].text
