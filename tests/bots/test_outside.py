"""Bots from outside: what their names mean, what is loaded, and who is blamed for what."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from tests.bots.strangers import BLAMED_IN_PYTHON, module

import westphalia as w
from westphalia import plugins
from westphalia.bots import outside
from westphalia.bots.outside import Guarded, label_of, labels_of, listed_bots, split_name
from westphalia.bots.player import Answer, SeatView, say_over
from westphalia.bots.registry import BOTS, by_the_clock, is_own, level_of, seat_bot

GAME = w.game("wallenstein")
HEADER = GAME.header(["one", "two", "three"])


def asked() -> tuple[SeatView, w.Question]:
    """What the first seat sees, and is asked."""
    match = w.start(GAME, HEADER, bytes(32))
    question = match.open[0]
    return SeatView(GAME, HEADER, match.play.state, question.seat), question


@pytest.fixture
def path(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """What a test brings, no other test finds; of ours nothing can be imported a second time."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    folder = str(tmp_path_factory.getbasetemp())
    outside.factory_of.cache_clear()
    plugins.forget()
    yield
    for name, loaded in list(sys.modules.items()):
        if str(getattr(loaded, "__file__", "")).startswith(folder):
            del sys.modules[name]
    outside.factory_of.cache_clear()
    plugins.forget()


# names


@pytest.mark.parametrize(
    ("bot", "label", "place"),
    [
        ("captain", "captain", "captain"),
        ("general:2s", "general:2s", "general:2s"),
        ("strong=general:200", "strong", "general:200"),
        ("my.own-1=cmd:./x --deep=3", "my.own-1", "cmd:./x --deep=3"),
        ("cmd:LEVEL=3 ./x", "cmd:LEVEL=3 ./x", "cmd:LEVEL=3 ./x"),
        ("bots/miser.py:Miser", "bots/miser.py:Miser", "bots/miser.py:Miser"),
        ("mein Büttel=hearth.py:Hearth", "mein Büttel", "hearth.py:Hearth"),
        ("1v = captain", "1v", "captain"),
        ("a+b=cmd:./x", "a+b", "cmd:./x"),
        ("x(2)=cmd:./x", "x(2)", "cmd:./x"),
    ],
)
def test_a_bot_has_a_name_and_a_place(bot: str, label: str, place: str) -> None:
    assert split_name(bot) == (label, place)
    assert label_of(bot) == label


def test_a_list_has_commas_and_spaces_part_bare_names_only() -> None:
    assert listed_bots("random  captain soldier") == ["random", "captain", "soldier"]
    assert listed_bots("random, captain, general:2s,") == ["random", "captain", "general:2s"]
    assert listed_bots("mein Büttel=a b.py:C,random") == ["mein Büttel=a b.py:C", "random"]
    assert listed_bots("my own=captain") == ["my own=captain"]
    assert listed_bots("a=cmd:node x.js --deep, random") == ["a=cmd:node x.js --deep", "random"]


@pytest.mark.parametrize("bot", ["cmd:" + 80 * "x", "cmd:./x\n", "a\tb=cmd:./x", "=cmd:./x"])
def test_a_name_in_results_is_bounded_and_printable(bot: str) -> None:
    with pytest.raises(w.UnknownBot, match="from 1 to 80 printable characters, unlike"):
        seat_bot(bot, HEADER, 0)


def test_no_two_bots_share_a_name_and_none_takes_one_of_the_house() -> None:
    assert labels_of(["a=cmd:./x", "captain", "captain"]) == ("a", "captain", "captain")
    with pytest.raises(w.UnknownBot, match=r"'a=cmd:./x' and 'a=cmd:./y' would both be called a"):
        labels_of(["a=cmd:./x", "a=cmd:./y"])
    for name in (*BOTS, "recruit"):
        with pytest.raises(w.UnknownBot, match=f"'{name}' is a bot of the house"):
            seat_bot(f"{name}=cmd:true", HEADER, 0)


def test_of_a_bot_from_outside_nobody_knows_levels_or_clocks() -> None:
    assert [is_own(name) for name in ("general:2s", "recruit", "cmd:x", "general=cmd:x")] == [
        *(True, True, False, False)
    ]
    assert (level_of("general:2s"), level_of("m:f")) == ("general", "m:f")
    assert by_the_clock("fast=general:2s")
    assert not by_the_clock("general=cmd:x")


# where a name leads


def test_a_factory_lies_in_a_file_and_finds_its_neighbours(tmp_path: Path, path: None) -> None:
    (tmp_path / "neighbour_of_mine.py").write_text("DEPTH = 3\n")
    (tmp_path / "bot.py").write_text(
        dedent("""\
            from __future__ import annotations
            from dataclasses import dataclass
            import westphalia as w
            from neighbour_of_mine import DEPTH

            @dataclass
            class Deep:
                header: w.Header
                seed: int
                depth: int = DEPTH

                def answer(self, seat_view, question):
                    return w.Answer(question.choices[self.depth])

            class tools:
                made = Deep
        """)
    )
    for thing in ("Deep", "tools.made"):
        player = seat_bot(f"{tmp_path}/bot.py:{thing}", HEADER, 7)
        seat_view, question = asked()
        assert player.answer(seat_view, question).choice is question.choices[3]
    assert isinstance(player, Guarded)
    assert vars(player.player) == {"header": HEADER, "seed": 7, "depth": 3}


def test_a_module_is_one_of_the_working_folder_or_an_installed_one(
    tmp_path: Path, path: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a_bot_of_mine.py").write_text(
        "from westphalia.bots.random_player import RandomPlayer\n"
        "def made(header, seed):\n    return RandomPlayer(seed)\n"
    )
    seat_view, question = asked()
    answers = [
        seat_bot(name, HEADER, 5).answer(seat_view, question)
        for name in ("a_bot_of_mine:made", "random")
    ]
    assert answers[0].choice is answers[1].choice


def test_a_package_offers_bots_by_name(
    tmp_path: Path, path: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, "one", "captain = here_it_is:Bot\nmiser = here_it_is:Bot\n")
    (tmp_path / "here_it_is.py").write_text(
        "import westphalia as w\n"
        "class Bot:\n"
        "    def __init__(self, header, seed): ...\n"
        "    def answer(self, seat_view, question): return w.Answer(question.choices[1])\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    plugins.forget()
    seat_view, question = asked()
    assert seat_bot("miser", HEADER, 0).answer(seat_view, question).choice is question.choices[1]
    assert not isinstance(seat_bot("captain", HEADER, 0), Guarded), "the house comes first"
    with pytest.raises(w.UnknownBot, match="of other packages: captain, miser"):
        seat_bot("napoleon", HEADER, 0)
    offer(tmp_path, "two", "miser = elsewhere:Bot\n")
    outside.factory_of.cache_clear()
    with pytest.raises(w.UnknownBot, match="'miser' is offered by one and two; name its module"):
        seat_bot("miser", HEADER, 0)


def offer(site: Path, package: str, points: str) -> None:
    """What pip leaves of a package that brings bots."""
    folder = site / f"{package}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(f"[{plugins.BOTS}]\n{points}")
    plugins.forget()


# What is in a file that is broken, how the bot is named, and what is said of it.
REFUSED = {
    "no file": ("", "{0}/gone.py:Bot", "there is no file '{0}/gone.py'"),
    "no thing": ("", "{0}/broken.py:Bot", "there is no 'Bot' in {0}/broken.py"),
    "no factory": ("Bot = 7", "{0}/broken.py:Bot", "is 7, which makes no bot"),
    "no Python": ("def", "{0}/broken.py:Bot", "cannot be loaded: SyntaxError: "),
    "raises": ("1 / 0", "{0}/broken.py:Bot", "ZeroDivisionError: division by zero\nTraceback"),
    "leaves": ("raise SystemExit", "{0}/broken.py:Bot", "cannot be loaded: SystemExit"),
    "no module": ("", "no_such_module.at_all:Bot", "there is no module 'no_such_module.at_all'"),
    "no program": ("", "cmd:{0}/gone --deep", "there is no program '{0}/gone' that can be run"),
    "no command": ("", "cmd:", "'cmd:' wants a program, as in cmd:./mybot"),
    "no quotes": ("", 'cmd:"x', "is no command line: No closing quotation"),
    "nothing": ("", ":Bot", "cannot be loaded"),
    "no class": ("", "{0}/bot.py", "'{0}/bot.py' names no bot in that file; add its class, as in"),
}


@pytest.mark.parametrize(("code", "bot", "sentence"), REFUSED.values(), ids=list(REFUSED))
def test_what_leads_nowhere_is_refused_in_a_sentence(
    code: str, bot: str, sentence: str, tmp_path: Path, path: None
) -> None:
    (tmp_path / "broken.py").write_text(code)
    with pytest.raises(w.UnknownBot) as refusal:
        seat_bot(f"mine={bot.format(tmp_path)}", HEADER, 0)
    assert sentence.format(tmp_path) in str(refusal.value)


# mistakes


def test_who_cannot_be_seated_is_blamed_unless_it_says_so_itself(
    tmp_path: Path, path: None
) -> None:
    (tmp_path / "bot.py").write_text(
        "import westphalia as w\n"
        "def fails(header, seed): return {}[seed]\n"
        "def gives_a_number(header, seed): return 7\n"
        "def declines(header, seed): raise w.UnknownBot('it plays chess')\n"
    )
    with pytest.raises(w.BotMistake, match="'mine' cannot be seated: KeyError: 7") as blamed:
        seat_bot(f"mine={tmp_path}/bot.py:fails", HEADER, 7)
    assert blamed.value.trace.splitlines()[0] == "Traceback (most recent call last):"
    assert "in fails" in blamed.value.trace
    with pytest.raises(w.BotMistake, match="'mine' is an object of int, which has no answer"):
        seat_bot(f"mine={tmp_path}/bot.py:gives_a_number", HEADER, 7)
    with pytest.raises(w.UnknownBot, match=r"^it plays chess$"):
        seat_bot(f"mine={tmp_path}/bot.py:declines", HEADER, 7)


@pytest.mark.parametrize("what", list(BLAMED_IN_PYTHON))
def test_a_mistake_is_a_sentence_with_the_traceback_of_the_bot(
    what: str, tmp_path: Path, path: None
) -> None:
    player = seat_bot(module(tmp_path, what), HEADER, 0)
    with pytest.raises(w.BotMistake) as blamed:
        player.answer(*asked())
    assert BLAMED_IN_PYTHON[what] in str(blamed.value)
    raises = what in ("fails", "leaves")
    assert ("in answer" in blamed.value.trace) is raises
    assert "bots/outside.py" not in blamed.value.trace, "only what is the bot's own"


def test_what_a_bot_prints_is_in_no_result(
    tmp_path: Path, path: None, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot.py").write_text(
        "import westphalia as w\n"
        "print('loaded')\n"
        "class Bot:\n"
        "    def __init__(self, header, seed): print('made')\n"
        "    def answer(self, seat_view, question):\n"
        "        print('asked')\n"
        "        return w.Answer(question.choices[0])\n"
        "    def over(self, result): print('over')\n"
    )
    player = seat_bot(f"mine={tmp_path}/bot.py:Bot", HEADER, 0)
    player.answer(*asked())
    say_over(player, None)
    sys.stdout.write("ours again\n")
    assert capsys.readouterr() == ("ours again\n", "loaded\nmade\nasked\nover\n")


def test_a_traceback_without_end_is_cut(tmp_path: Path, path: None) -> None:
    (tmp_path / "bot.py").write_text(
        "class Bot:\n"
        "    def __init__(self, header, seed): ...\n"
        "    def answer(self, seat_view, question): raise ValueError('x' * 100000)\n"
    )
    with pytest.raises(w.BotMistake) as blamed:
        seat_bot(f"mine={tmp_path}/bot.py:Bot", HEADER, 0).answer(*asked())
    assert len(blamed.value.whole) < 5000


def test_reasons_from_outside_are_not_said(tmp_path: Path, path: None) -> None:
    """They are keys of sentences, which no stranger can have written."""
    file = tmp_path / "bot.py"
    file.write_text(
        "import westphalia as w\n"
        "class Bot:\n"
        "    def __init__(self, header, seed): ...\n"
        "    def answer(self, seat_view, question):\n"
        "        return w.Answer(question.choices[0], 'reason-of-mine', {'x': 1})\n"
    )
    seat_view, question = asked()
    answer = seat_bot(f"{file}:Bot", HEADER, 0).answer(seat_view, question)
    assert answer == Answer(question.choices[0])
