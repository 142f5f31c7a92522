"""Weights on disk: to go on learning from, and, in numbers of half the size, to play with."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

import westphalia
from westphalia.bots.learned.layout import Layout
from westphalia.bots.learned.player import ABOUT
from westphalia.lab.learning.learner import Learner
from westphalia.lab.learning.net import Net

CHECKPOINT: Final = "checkpoint.pt"
WEIGHTS: Final = "weights.npz"
MADE_BY: Final = ("lab/learning", "bots/learned", "games/{game}", "bots/{game}", "engine")


def code_hash(game: str) -> str:
    """A digest of the sources that weights are made with."""
    package = Path(westphalia.__file__).parent
    folders = [package / name.format(game=game) for name in MADE_BY]
    found = hashlib.sha256()
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        found.update(path.relative_to(package).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


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
    """A net as it was saved, and all that was saved with it."""
    content = torch.load(path, map_location="cpu", weights_only=True)
    if content["digest"] != layout.digest:
        raise ValueError(
            f"{path} was learnt from tables with the digest {content['digest']}, "
            f"and those of {layout.game} have {layout.digest} now"
        )
    net = Net(layout, content["width"], content["depth"])
    net.load_state_dict(content["net"])
    return net, content


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
