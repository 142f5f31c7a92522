"""Learning a player: what is learnt from, the net in both forms, and a course in a tiny dose."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from westphalia.bots.learned import net as in_numpy
from westphalia.bots.learned.layout import Layout
from westphalia.bots.wallenstein import marshal
from westphalia.engine.cells import Cells
from westphalia.engine.chance import Sampling
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.lab.learning.jobs import Contest, Improve
from westphalia.lab.learning.opponents import BOT, LEARNER, Mix, SetUps
from westphalia.lab.learning.worker import advantages, reward

WITHOUT = "PyTorch is not installed: learning is not tested"
GAME = "wallenstein"


def seen(layout: Layout, games: int, every: int) -> list[tuple[Any, list[int]]]:
    """Cells and offered choices at every n-th question of random games of any set-up."""
    game, random = find_game(GAME), Random(1618)
    set_ups, cells, found = SetUps(game), Cells(layout.size), []
    for seed in range(games):
        play: Play[Any] = Play(set_ups.drawn(random).opening.copy(), Sampling(seed))
        number = 0
        while play.open:
            question = play.open[0]
            number += 1
            if len(question.choices) > 1 and number % every == 0:
                cells.at = 0
                game.observe(play.state, question.seat, question, cells)
                numbers = [choice.number for choice in question.choices]
                found.append((np.frombuffer(cells.buffer(), np.int16).copy(), numbers))
            play.accept(question, random.choice(question.choices))
    return found


# What is learnt from


def test_the_advantage_of_the_last_decision_is_what_the_reward_adds_to_its_value() -> None:
    assert advantages([0.0, 0.5, 0.25], 1.0, steepness=1.0) == [1.0, 0.5, 0.75]
    assert advantages([0.0, 0.5, 0.25], 1.0, steepness=0.0) == [0.5, -0.25, 0.75]
    assert advantages([0.0, 0.0], 1.0, steepness=0.5) == [0.5, 1.0]


def test_rewards_count_the_victory_first_and_cancel_out() -> None:
    assert reward(4, 1.0, ahead=100, margin=15) == 1.5
    assert reward(4, 0.0, ahead=-100, margin=15) == pytest.approx(-1 / 3 - 0.5)
    assert reward(3, 1 / 3, ahead=0, margin=15) == pytest.approx(0)
    victories = [reward(5, share, 0, 15) for share in (0.5, 0.5, 0, 0, 0)]
    assert sum(victories) == pytest.approx(0)


def test_learners_meet_themselves_past_selves_and_bots_as_often_as_the_mix_says() -> None:
    random = Random(1)
    tables = [Mix(2, 1, 1).seated(4, 3, random) for _ in range(4000)]
    alone = sum(set(table) == {LEARNER} for table in tables)
    with_bots = sum(BOT in table for table in tables)
    assert 1800 < alone < 2200
    assert 850 < with_bots < 1150
    assert all(LEARNER in table and len(table) == 4 for table in tables)
    past = {who for table in tables for who in table if who > LEARNER}
    assert past == {1, 2, 3}
    assert not any(who > LEARNER for _ in range(200) for who in Mix().seated(3, 0, random))


def test_set_ups_are_all_there_are() -> None:
    set_ups, random = SetUps(find_game(GAME)), Random(1)
    drawn = [set_ups.drawn(random) for _ in range(400)]
    assert {each.family for each in drawn} == {
        f"{seats} {extent}" for seats in (3, 4, 5) for extent in ("base", "some", "all")
    }
    assert {each.header.options["setup"] for each in drawn} == {
        "line-up",
        "drawn line-up",
        "draft",
    }


def test_the_first_games_to_improve_in_begin_anywhere_and_contests_rotate_seats() -> None:
    set_ups = SetUps(find_game(GAME))
    games = Improve(1, Mix(), selves=2).games(set_ups, at_once=20)
    begun = [next(games).begun for _ in range(40)]
    assert len(set(begun[:20])) > 10
    assert set(begun[20:]) == {0}
    contest = list(Contest(3, ("court",), "", range(6), seed=1).games(set_ups, 1))
    assert [each.deciders.index(LEARNER) for each in contest] == [0, 1, 2, 0, 1, 2]
    assert all(each.set_up.header.modules == ("court",) for each in contest)
    assert [each.seed for each in contest[:3]] == [contest[0].seed] * 3, "the same chance"
    assert len({each.seed for each in contest}) == 2


# The net


def test_numpy_and_pytorch_think_the_same() -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT)
    from westphalia.lab.learning.net import Net

    torch.manual_seed(1)
    layout = Layout(find_game(GAME))
    net = Net(layout, width=32, depth=2).eval()
    torch.nn.init.normal_(net.value[-1].weight)  # which begins as nothing
    twin = in_numpy.Net(layout, {name: each.numpy() for name, each in net.state_dict().items()})
    moments = seen(layout, games=12, every=25)
    assert len(moments) > 100
    for cells, numbers in moments:
        judged = twin.judge(cells, numbers)
        offered = torch.tensor([[*numbers, -1, -1]], dtype=torch.int16)
        with torch.no_grad():
            logits, values = net(torch.from_numpy(cells)[None], offered)
        chances = logits.softmax(1)[0].numpy()
        assert np.allclose(chances[:-2], judged.chances, atol=1e-5)
        assert (chances[-2:] == 0).all()
        assert values[0, 0].item() == pytest.approx(judged.reward, abs=1e-4)
        assert values[0, 1].sigmoid().item() == pytest.approx(judged.share, abs=1e-4)


def test_every_weight_of_the_net_is_learnt() -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT)
    from westphalia.lab.learning.net import Net

    layout = Layout(find_game(GAME))
    net = Net(layout, width=32, depth=1)
    moments = seen(layout, games=12, every=10)
    cells = torch.stack([torch.from_numpy(each) for each, _ in moments])
    most = max(len(numbers) for _, numbers in moments)
    offered = torch.tensor([numbers + [-1] * (most - len(numbers)) for _, numbers in moments])
    logits, values = net(cells, offered)
    (logits.logsumexp(1).sum() + values.sum()).backward()
    dead = [name for name, each in net.named_parameters() if each.grad is None]
    assert dead == []


# The course


@pytest.fixture
def torch_alone() -> Any:
    """PyTorch on one processor: several threads and forked workers get in each other's way."""
    torch = pytest.importorskip("torch", reason=WITHOUT)
    torch.set_num_threads(1)
    return torch


def test_a_course_clones_improves_evaluates_and_goes_on(torch_alone: Any, tmp_path: Path) -> None:
    from westphalia.lab.learning.clone import Cloning
    from westphalia.lab.learning.course import Course, Spending, run
    from westphalia.lab.learning.ppo import Improving

    said: list[str] = []
    course = Course(
        GAME,
        tmp_path / "one",
        cloning=Spending(decisions=128),
        improving=Spending(decisions=1500),
        clone=Cloning(batch=32, room=1000),
        improve=Improving(batch=32, iteration=64, renewed_every=200, kept_every=200),
        games=2,
        at_once=2,
        block=16,
        width=16,
        depth=1,
        seed=1,
    )
    measured = run(course, said.append)
    assert [(each.family, each.games) for each in measured] == [
        ("4 base", 2),
        ("4 all", 2),
        ("3 base", 2),
        ("5 base", 2),
    ]
    with (tmp_path / "one" / "curve.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {"clone", "improve"} == {row["phase"] for row in rows}
    assert int(rows[-1]["decisions"]) >= 1500
    assert int(rows[-1]["updates"]) > 4
    weights = torch_alone.load(tmp_path / "one" / "checkpoint.pt")
    again = Course(
        GAME,
        tmp_path / "two",
        cloning=Spending(0),
        improving=Spending(decisions=1200),
        improve=course.improve,
        start=tmp_path / "one" / "checkpoint.pt",
        games=0,
        at_once=2,
        block=16,
    )
    assert run(again, said.append) == []
    after = torch_alone.load(tmp_path / "two" / "checkpoint.pt")
    assert after["width"] == weights["width"] == 16
    assert after["decisions"] >= weights["decisions"] + 1200
    assert len(after["history"]) == 2
    assert any((after["net"][name] != each).any() for name, each in weights["net"].items())


def test_a_best_response_meets_frozen_weights_and_is_measured_by_them(
    torch_alone: Any, tmp_path: Path
) -> None:
    from westphalia.lab.learning.course import Course, Spending, run
    from westphalia.lab.learning.evaluation import Trial
    from westphalia.lab.learning.opponents import Mix
    from westphalia.lab.learning.ppo import Improving

    frozen = Path(marshal.__file__).with_name("marshal.npz")
    course = Course(
        GAME,
        tmp_path,
        cloning=Spending(0),
        improving=Spending(decisions=400),
        improve=Improving(Mix(0.0, 1.0, 0.0), batch=32, iteration=64),
        rival=frozen,
        trials=(Trial(4, (), 4),),
        at_once=2,
        block=16,
        seed=1,
    )
    with pytest.raises(ValueError, match="128 wide and 3 deep, and what learns 16 and 1"):
        run(replace(course, width=16, depth=1), lambda line: None)
    (found,) = run(course, lambda line: None)
    assert (found.bot, found.games) == ("rival", 4)
    assert found.ahead < 0, "a net that knows nothing lost to the marshal"


def test_weights_of_other_tables_are_refused(torch_alone: Any, tmp_path: Path) -> None:
    from westphalia.lab.learning.checkpoint import load
    from westphalia.lab.learning.net import Net

    layout = Layout(find_game(GAME))
    net = Net(layout, width=16, depth=1)
    path = tmp_path / "checkpoint.pt"
    content = {"digest": "0123", "net": net.state_dict(), "width": 16, "depth": 1}
    torch_alone.save(content, path)
    with pytest.raises(ValueError, match=r"learned from other tables \(0123\)"):
        load(layout, path)


def test_weights_for_play_will_do_to_go_on_from(torch_alone: Any) -> None:
    from westphalia.lab.learning.checkpoint import load

    path = Path(marshal.__file__).with_name("marshal.npz")
    net, content = load(Layout(find_game(GAME)), path)
    assert content["decisions"] > 1_000_000
    assert sum(each.numel() for each in net.parameters()) > 1_000_000
