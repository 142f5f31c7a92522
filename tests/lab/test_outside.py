"""Bots from outside in the laboratory: a mistake loses a game, and the others are played."""

from __future__ import annotations

import csv
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.bots.strangers import module, program

import westphalia as w
from westphalia.bots.program import RUNNING, end_idle
from westphalia.engine.choice import Choice
from westphalia.engine.step import Question, State
from westphalia.games import find_game
from westphalia.lab import results
from westphalia.lab.arena import Mistake, Outcome, Report, Series, play_game, play_series
from westphalia.lab.data_card import card
from westphalia.lab.dataset import Job, make, mistakes_in, shard_path
from westphalia.lab.episode import header_of
from westphalia.lab.figures import figures
from westphalia.lab.gymnasium_env import SeatEnv, SeatVectorEnv
from westphalia.lab.ladder import Ladder, Rounds, laid_out, rate
from westphalia.lab.ladder_page import section, with_ratings
from westphalia.lab.pettingzoo_env import TableEnv
from westphalia.lab.report import flat, report
from westphalia.lab.results import Played
from westphalia.lab.vector import VectorEnv

HEADER = header_of("wallenstein", 3)


def late(folder: Path) -> str:
    """A bot that fails at its fortieth question."""
    file = folder / "late.py"
    file.write_text(
        "import westphalia as w\n"
        "class Bot:\n"
        "    def __init__(self, header, seed): self.left = 40\n"
        "    def answer(self, seat_view, question):\n"
        "        self.left -= 1\n"
        "        return w.Answer(question.choices[0 // self.left])\n"
    )
    return f"late={file}:Bot"


def series(*bots: str, games: int = 6) -> Series:
    return Series(HEADER, bots, games, 5)


# series


def test_a_mistake_loses_the_game_and_no_other(tmp_path: Path) -> None:
    outcomes = list(play_series(series(late(tmp_path), "random", "random")))
    assert [outcome.bots.index("late") for outcome in outcomes] == [0, 1, 2, 0, 1, 2]
    for outcome in outcomes:
        assert outcome.mistake
        seat = outcome.bots.index("late")
        assert outcome.mistake.seat == seat
        assert outcome.wins == tuple([0.0 if n == seat else 0.5 for n in range(3)])
        assert outcome.mistake.sentence.endswith(
            "ZeroDivisionError: integer division or modulo by zero"
        )
        assert "late.py" in outcome.mistake.trace
        assert outcome.answers >= 39
    told = Report()
    for outcome in outcomes:
        told.add(outcome)
    assert told.mistakes == {"late": 6}
    assert told.shares()["first_mistake"]["seat"] == 0
    assert told.complaint().splitlines()[0].endswith("which lost them: late: 6")
    assert told.complaint().splitlines()[2] == "Traceback (most recent call last):"


def test_a_bot_that_sits_twice_gains_nothing_by_failing(tmp_path: Path) -> None:
    twice = play_game(series(late(tmp_path), late(tmp_path), "random"), 0)
    assert twice.wins == (0.0, 0.0, 1.0)
    assert twice.mistake
    everywhere = play_game(series(*[late(tmp_path)] * 3), 0)
    assert everywhere.mistake
    assert [everywhere.wins[everywhere.mistake.seat], sum(everywhere.wins)] == [0.0, 1.0]


def test_who_makes_no_mistake_plays_as_one_of_the_house_would(tmp_path: Path) -> None:
    """The same games come of the same seeds, in one process or in several."""
    file = tmp_path / "chance.py"
    file.write_text(
        "from westphalia.bots.random_player import RandomPlayer\n"
        "def made(header, seed): return RandomPlayer(seed)\n"
    )
    own = list(play_series(series("random", "captain", "random")))
    named = series(f"random_too={file}:made", "captain", "random")
    for processes in (1, 2):
        outside = list(play_series(named, processes))
        assert [each.bots.count("random_too") for each in outside] == [1] * 6
        renamed = [
            replace(each, bots=tuple([name.replace("_too", "") for name in each.bots]))
            for each in outside
        ]
        assert renamed == own


def test_programs_are_ended_with_the_series(tmp_path: Path) -> None:
    games = w.simulate("wallenstein", [program(tmp_path, "plays"), "random", "random"], 4)
    assert (games.games, games.mistakes, list(RUNNING)) == (4, {}, [])


def test_who_cannot_be_seated_in_the_middle_loses_too(tmp_path: Path) -> None:
    file = tmp_path / "once.py"
    file.write_text(
        "import westphalia as w\n"
        "MADE = []\n"
        "def made(header, seed):\n"
        "    MADE.append(seed)\n"
        "    assert len(MADE) < 3\n"
        "    return w.bot('random', header, seed)\n"
    )
    found = w.simulate("wallenstein", [f"once={file}:made", "random", "random"], 4)
    assert found.mistakes == {"once": 3}, "the first is made to see that it can be"


def test_all_that_play_are_told_the_end(tmp_path: Path) -> None:
    file = tmp_path / "listens.py"
    file.write_text(
        "import westphalia as w\n"
        "HEARD = []\n"
        "class Bot:\n"
        "    def __init__(self, header, seed): self.answer = w.bot('random', header, seed).answer\n"
        "    def over(self, result): HEARD.append(result)\n"
    )
    listener = f"listens={file}:Bot"
    game = find_game("wallenstein")
    ends: list[State] = []

    def watch(s: State, question: Question, choice: Choice) -> None:
        ends[:] = [s]

    play_game(series(listener, "random", "random"), 0, watch)
    play_game(series(listener, late(tmp_path), "random"), 0)
    heard: list[object] = sys.modules[str(file)].HEARD
    assert heard == [game.result(ends[0]), None]


# what is published


def failed() -> list[Played]:
    """Two games, in one of which a bot with an ugly name made a mistake."""
    ugly = "cmd:<b>|[red]x"
    mistake = Mistake(1, f"the bot '{ugly}' has ended", "Traceback\n  <script>")
    return [
        Played(Outcome(0, ("captain", ugly), (3, 4), (1.0, 0.0), 20, None, mistake), "c", "7"),
        Played(Outcome(1, (ugly, "captain"), (5, 1), (1.0, 0.0), 90), "c", "7"),
    ]


def test_a_table_and_a_ledger_keep_the_mistake(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text(results.head() + "".join(map(results.rows, failed())))
    assert results.read(path) == failed()
    with results.Ledger(tmp_path / "games.jsonl", {"ladder": 1}, Played) as ledger:
        for played in failed():
            ledger.add(played)
    assert results.read(tmp_path / "games.jsonl") == failed()
    rows = list(csv.DictReader(path.read_text().splitlines(keepends=True)))
    assert [bool(row["mistake"]) for row in rows] == [False, True, False, False]


def test_a_report_counts_the_mistakes_and_shows_the_first_escaped() -> None:
    found = figures(failed())
    assert found["mistakes"]["bots"] == [{"bot": "cmd:<b>|[red]x", "games": 1}]
    page = report(found, "games.csv")
    assert "<h2>Mistakes</h2>" in page
    assert "Traceback\n  &lt;script&gt;" in page
    assert "<script" not in page
    assert "<b>|" not in page
    assert "mistakes,bots cmd:<b>|[red]x,games,1" in flat(found)
    assert "Mistakes" not in report(figures(failed()[1:]), "games.csv")


def test_a_ladder_knows_strange_names(tmp_path: Path) -> None:
    games = failed()
    rated = rate([each.outcome for each in games], "captain", 7)
    ladder = Ladder((), 7, {one.bot: "made of" for one in rated})
    page = section("wallenstein", "./westphalia ladder", ladder, rated, games)
    assert "| cmd:&lt;b&gt;\\|[red]x |" in page
    ratings = tomllib.loads(with_ratings("", "wallenstein", rated))["wallenstein"]
    assert set(ratings) == {"captain", "cmd:<b>|[red]x"}


def test_contests_are_named_so_that_no_two_are_the_same() -> None:
    bots = ("a=cmd:x", "cmd:x y", "b", "captain")
    contests = laid_out([header_of("wallenstein", 3)], bots, Rounds(1, 1), 7).contests
    names = [contest.name for contest in contests]
    assert len(set(names)) == len(names)
    assert "a 'cmd:x y' b" in names, "the name in results, with quotes where it has spaces"
    assert laid_out([HEADER], ("random", "general:1"), Rounds(1, 1), 7).contests[0].name == (
        "random general:1 general:1"
    )


def test_a_dataset_leaves_out_the_end_of_a_game_that_a_mistake_ended(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    job = Job(series(late(tmp_path), "random", "random", games=3), 2)
    folder = tmp_path / "data"
    rows = sum(make(job, folder))
    table = pq.read_table(shard_path(folder, 0)).to_pylist()
    assert rows > len(table) > 80
    assert {row["outcome"] for row in table} == {row["win"] for row in table} == {None}
    mistakes = mistakes_in(job, folder)
    assert [text.partition(":")[0] for text in mistakes] == ["game 0", "game 1", "game 2"]
    assert "ZeroDivisionError" in mistakes[0]
    assert "mistake of a bot" in card(job, rows)


# environments


def test_gymnasium_plays_against_programs_and_files(tmp_path: Path) -> None:
    bots = [program(tmp_path, "plays"), module(tmp_path, "plays", "filed")]
    env = SeatEnv(HEADER, seat=1, bots=bots)
    random = np.random.default_rng(1)
    for seed in (1, 2):
        _, info = env.reset(seed=seed)
        over = truncated = False
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]))
            _, _, over, truncated, info = env.step(action)
        assert not truncated
        assert len(RUNNING) == 1, "the same program plays the next game"
    env.close()
    assert list(RUNNING) == []


@pytest.mark.filterwarnings("ignore:a bot made a mistake")
def test_gymnasium_truncates_a_game_that_a_bot_fails_in(tmp_path: Path) -> None:
    env = SeatEnv(HEADER, bots=late(tmp_path))
    _, info = env.reset(seed=1)
    truncated = False
    while not truncated:
        action = np.flatnonzero(info["action_mask"])[0]
        _, reward, over, truncated, info = env.step(action)
    assert (reward, over) == (0.0, False)
    assert "ZeroDivisionError" in info["mistake"]
    with pytest.raises(ValueError, match="reset begins a new one"):
        env.step(action)
    _, info = env.reset()
    assert "mistake" not in info


def test_where_no_game_comes_to_the_learner_reset_warns_and_is_an_error(tmp_path: Path) -> None:
    env = SeatEnv(HEADER, seat=2, bots=module(tmp_path, "fails"))
    warned = pytest.warns(UserWarning, match="its game has no result: the bot 'mine' failed")
    with warned, pytest.raises(w.BotMistake, match="ZeroDivisionError"):
        env.reset()


def test_pettingzoo_has_agents_only_where_no_opponent_sits(tmp_path: Path) -> None:
    env = TableEnv(HEADER, opponents=[None, program(tmp_path, "plays"), "captain"])
    assert env.possible_agents == ["seat_0"]
    env.reset(seed=3)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, truncated, _ = env.last()
        rewards[agent] = reward
        mask = observation["action_mask"]
        env.step(None if over or truncated else int(np.flatnonzero(mask)[0]))
    assert rewards == {"seat_0": env.episode.worth()[0]}
    env.close()
    end_idle()
    assert list(RUNNING) == []


def test_an_opponent_may_be_made_by_a_factory_of_ones_own() -> None:
    """Such as one that loads a checkpoint."""
    made = []

    def policy(header: w.Header, seed: int) -> w.Bot:
        made.append(seed)
        return w.bot("random", header, seed)

    env = TableEnv(HEADER, opponents=[None, policy, "captain"])
    env.reset(seed=3)
    assert len(made) == 2, "once to see that it can be, once for the game"
    many = VectorEnv(HEADER, games=2, seed=7, opponents=[policy, "random"])
    moment = many.reset()
    assert many.step(moment.random_actions(np.random.default_rng(1))).mistakes == {}
    assert len(made) == 5


@pytest.mark.parametrize(
    ("opponents", "sentence"),
    [
        (["random", None], "there are 3 seats, but 2 opponents or Nones"),
        (["random"] * 3, "bots sit at every seat; None is where an agent sits"),
        ([None, "greedy", None], "'greedy' is no bot for wallenstein"),
    ],
)
def test_opponents_that_cannot_sit_are_refused(opponents: list[str | None], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        TableEnv(HEADER, opponents=opponents)


@pytest.mark.filterwarnings("ignore:a bot made a mistake")
def test_pettingzoo_truncates_a_game_that_an_opponent_fails_in(tmp_path: Path) -> None:
    env = TableEnv(HEADER, opponents=[None, late(tmp_path), None])
    env.reset(seed=3)
    ends = []
    for agent in env.agent_iter():
        observation, reward, over, truncated, info = env.last()
        if truncated:
            ends.append((agent, reward, over, "ZeroDivisionError" in info["mistake"]))
        env.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(ends) == [("seat_0", 0, False, True), ("seat_2", 0, False, True)]


def test_many_games_have_programs_and_files_beside_the_learner(tmp_path: Path) -> None:
    bots = [program(tmp_path, "plays"), module(tmp_path, "plays", "filed")]
    env = VectorEnv(HEADER, games=3, seed=7, opponents=bots)
    random, over = np.random.default_rng(1), 0
    moment = env.reset()
    most = len(RUNNING)
    while over < 6:
        moment = env.step(moment.random_actions(random))
        over += int(moment.dones.sum())
        most = max(most, len(RUNNING))
        assert moment.mistakes == {}
    assert most == 3, "a program for each game, which then plays another"
    env.close()
    assert list(RUNNING) == []


@pytest.mark.filterwarnings("ignore:a bot made a mistake")
def test_of_many_games_a_mistake_ends_one(tmp_path: Path) -> None:
    bots = [late(tmp_path), "random"]
    env = VectorEnv(HEADER, games=4, seed=7, opponents=bots, seat=1, reward="shaped")
    random = np.random.default_rng(1)
    moment = env.reset()
    failed: set[int] = set()
    while failed < {0, 1, 2, 3}:
        moment = env.step(moment.random_actions(random))
        assert moment.dones.nonzero()[0].tolist() == sorted(moment.mistakes)
        assert not moment.rewards[moment.dones].any()
        assert all("ZeroDivisionError" in text for text in moment.mistakes.values())
        failed |= set(moment.mistakes)
    assert env.step(moment.random_actions(random)).rewards.shape == (4, 3)


@pytest.mark.filterwarnings("ignore:a bot made a mistake")
def test_gymnasium_truncates_one_of_many_games(tmp_path: Path) -> None:
    env = SeatVectorEnv(2, HEADER, bots=[late(tmp_path), "random"], seat=1)
    random = np.random.default_rng(1)
    _, info = env.reset(seed=3)
    truncated = np.zeros(2, np.bool_)
    while not truncated.any():
        actions = [random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        _, rewards, over, truncated, info = env.step(np.array(actions))
        assert not over.any()
        assert not rewards.any()
    [at] = np.flatnonzero(truncated)
    assert info["_mistake"].tolist() == truncated.tolist()
    assert "ZeroDivisionError" in info["mistake"][at]
    env.close()
