"""The data files of Wallenstein."""

from westphalia.engine import facts
from westphalia.engine.facts import Table

GAME = "wallenstein"
SUBJECTS = (
    "counties",
    "events",
    "actions",
    "tiles",
    "set_up",
    "components",
    "winter",
    "court",
    "landsknechts",
    "leaders",
    "tower",
)


def subject(name: str) -> Table:
    """One data file as it is written, its [provenance] table included."""
    return facts.subject(GAME, name)


def base_data() -> Table:
    """All data files as one tree. Not to be changed."""
    return facts.gather(GAME, SUBJECTS)
