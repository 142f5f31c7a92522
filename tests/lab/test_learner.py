"""The example that learns, in a tiny dose: it plays, it changes, and what it answers is allowed."""

from __future__ import annotations

import importlib.util
from itertools import islice
from pathlib import Path

import pytest


def test_a_learner_learns(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: no learner is tested")
    spec = importlib.util.spec_from_file_location("learner", root / "examples" / "learner.py")
    assert spec
    assert spec.loader
    learner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learner)
    monkeypatch.setattr(learner, "GAMES", 8)
    monkeypatch.setattr(learner, "STEPS", 32)
    nets = []

    class Watched(learner.Net):  # type: ignore[misc, name-defined]  # an example has no package
        def __init__(self, size: int, actions: int) -> None:
            super().__init__(size, actions)
            nets.append((self, [each.detach().clone() for each in self.parameters()]))

    monkeypatch.setattr(learner, "Net", Watched)
    rounds = list(islice(learner.learn("wallenstein", seconds=3600), 4))
    [(net, before)] = nets
    assert all(torch.isfinite(each).all() for each in net.parameters())
    assert any((now != then).any() for now, then in zip(net.parameters(), before, strict=True))
    games = [played for played, _, _ in rounds]
    assert games == sorted(games)
    assert games[-1] > 0, "some games came to their end"
    assert all(-1 <= standing <= 1 and 0 <= won <= 1 for _, standing, won in rounds)
