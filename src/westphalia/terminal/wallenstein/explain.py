"""Why a choice is not open now: the rule behind it, in a sentence and by its clause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Question
from westphalia.games.wallenstein.choices import BOXES, CARDS, NOTHING
from westphalia.terminal.wallenstein.prose import Prose
from westphalia.terminal.wallenstein.sheets import View

# What is simply not among the choices of a kind, whatever the noun.
NOT_AMONG: Final = {
    "send": ("not-so-many", "W5.11.2"),
    "position": ("not-free", "W4.1.4"),
    "group": ("not-left", "W1.3.5"),
    "claim": ("not-open", "W1.3.4"),
    "quell": ("not-drawn", "W9.2.3"),
    "calm": ("not-restless", "E5.4"),
    "raise": ("not-buildable", "E5.8"),
    "garrison": ("not-foreign", "E5.9"),
    "benefit": ("not-on-card", "L2.6"),
    "place_leader": ("not-own-county", "M1.4"),
    "move_leader": ("not-own-county", "M3.1"),
    "return_leader": ("not-own-county", "M3.9"),
    "draft_leader": ("not-this-county", "M1.5"),
}


@dataclass(frozen=True)
class Obstacle:
    """Why not: the key of a sentence, and the clause."""

    key: str
    clause: str


def obstacle(question: Question, choice: Choice, view: View, prose: Prose) -> Obstacle:
    """The first rule that stands against a choice which is not open."""
    verbs = {open_.verb for open_ in question.choices}
    if question.kind == "plan" and choice.verb in BOXES:
        if choice.verb not in verbs:
            return Obstacle("not-this-box", question.clause)
        return _card(question, choice, view)
    if choice.verb not in verbs:
        return Obstacle("not-asked", question.clause)
    if question.kind in ("march", "move"):
        return _target(question, choice, view, prose)
    if question.kind == "favour":
        shown = [offer["favour"] for offer in view["court"]["favours"]]
        known = str(choice.noun + 1) in shown
        return Obstacle("not-payable" if known else "not-displayed", "E4.2.3")
    return Obstacle(*NOT_AMONG.get(question.kind, ("not-asked", question.clause)))


def _card(question: Question, choice: Choice, view: View) -> Obstacle:
    """W3.1.8, W3.1.3, W3.1.6, W3.2.3 Which cards may cover a box."""
    card = choice.noun
    if card == NOTHING:
        return Obstacle("not-empty", "W3.1.6")
    if CARDS[card] in view["hand"]:
        return Obstacle("not-affordable", "W3.2.3")
    laid = view["seats"][question.seat]["boxes"].values()
    if CARDS[card] in laid:
        return Obstacle("not-twice", "W3.1.3")
    return Obstacle("not-held", "W3.1.8")


def _target(question: Question, choice: Choice, view: View, prose: Prose) -> Obstacle:
    """W5.11.6, W1.2.2, W5.10.3, W5.11.7 Where armies may go."""
    board = prose.words.board
    origin = board.county_index[view["prompt"]["about"]["county"]]
    county = board.counties[choice.noun]
    if county not in view["counties"]:
        return Obstacle("not-in-play", "W1.2.2")
    if choice.noun not in board.neighbours[origin]:
        return Obstacle("not-neighbour", "W5.11.6")
    if question.kind == "move":
        return Obstacle("not-own-target", "W5.10.3")
    return Obstacle("not-protected", "W5.11.7")
