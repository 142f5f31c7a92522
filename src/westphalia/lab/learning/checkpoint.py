"""Weights on disk: to go on learning from, and, in numbers of half the size, to play with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

import westphalia
from westphalia.bots.learned.layout import Layout
from westphalia.bots.learned.player import ABOUT
from westphalia.games import find_game
from westphalia.lab.learning.learner import Learner
from westphalia.lab.learning.net import Net
from westphalia.lab.sources import source_digest

CHECKPOINT: Final = "checkpoint.pt"
PLAYED: Final = ".npz"
WEIGHTS: Final = f"weights{PLAYED}"
MADE_BY: Final = ("lab/learning", "bots/learned", "games/{game}", "bots/{game}", "engine")


def code_hash(game: str) -> str:
    """A digest of the sources that weights are made with."""
    return source_digest(*[name.format(game=game) for name in MADE_BY])


def save(learner: Learner, path: Path) -> None:
    """Whatever is needed to go on."""
    net = learner.net
    content = {
        "digest": net.layout.digest,
        "net": {name: each.cpu() for name, each in net.state_dict().items()},
        "width": net.width,
        "depth": net.depth,
        "decisions": learner.decisions,
        "history": learner.history,
    }
    aside = path.with_suffix(".part")
    torch.save(content, aside)
    aside.replace(path)


def load(layout: Layout, path: Path) -> tuple[Net, Mapping[str, Any]]:
    """A net as it was saved, and what was saved with it; the weights for play will do as well."""
    content = played(path) if path.suffix == PLAYED else torch.load(path, "cpu", weights_only=True)
    find_game(layout.game).tables.check(content["digest"], str(path))
    net = Net(layout, content["width"], content["depth"])
    net.load_state_dict(content["net"])
    return net, content


def played(path: Path) -> dict[str, Any]:
    """Weights for play as those to go on from: they are exact to 11 bits."""
    with np.load(path, allow_pickle=False) as stored:
        weights = {name: torch.from_numpy(stored[name]).float() for name in stored.files}
    about: dict[str, Any] = json.loads(weights.pop(ABOUT).byte().numpy().tobytes())
    layers = {int(name.split(".")[1]) for name in weights if name.startswith("layers.")}
    return {**about, "net": weights, "width": weights["tokens"].shape[1], "depth": len(layers)}


def export(learner: Learner, path: Path) -> None:
    """The weights for play without PyTorch, with what they are for and how they were made."""
    net = learner.net
    about = {
        "game": net.layout.game,
        "digest": net.layout.digest,
        "version": westphalia.__version__,
        "code": code_hash(net.layout.game),
        "decisions": learner.decisions,
        "history": learner.history,
    }
    weights = {
        name: each.detach().cpu().numpy().astype(np.float16)
        for name, each in net.state_dict().items()
    }
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez_compressed(path, allow_pickle=False, **{ABOUT: text}, **weights)
