"""The prompt: whom the table waits for and for what, as everybody may know it."""

from __future__ import annotations

from typing import Any

from westphalia.engine.codec import step_fields
from westphalia.engine.spelling import Spelling
from westphalia.engine.step import Decision, State, Step


class Interlude(Step):
    """Lies on top of the agenda of a state that was seen while something was told."""


def prompt(s: State, spelled: Spelling) -> dict[str, Any]:
    """What the table waits for and from whom.  How far a seat has come with it is not said.

    In the middle of what an answer leads to nobody is waited for.
    """
    if not s.agenda:
        return {"kind": "over", "seats": []}
    decision = s.agenda[-1]
    if isinstance(decision, Interlude):
        return {"kind": "going_on", "clause": "", "seats": [], "about": {}}
    assert isinstance(decision, Decision)
    questions = decision.ask(s)
    about = spelled(step_fields(decision))
    about.pop("seat", None)
    return {
        "kind": questions[0].kind,
        "clause": questions[0].clause,
        "seats": [question.seat for question in questions],
        "about": about,
    }
