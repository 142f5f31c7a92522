"""The data files of Thirty Years War."""

from westphalia.engine import facts
from westphalia.engine.facts import Table

GAME = "thirty_years_war"
SUBJECTS = (
    "areas",
    "cities",
    "nations",
    "units",
    "leaders",
    "tables",
    "tracks",
    "set_ups",
    "cards",
)


def subject(name: str) -> Table:
    """One data file as it is written, its [provenance] table included."""
    return facts.subject(GAME, name)


def base_data() -> Table:
    """All data files as one tree. Not to be changed."""
    return facts.gather(GAME, SUBJECTS)
