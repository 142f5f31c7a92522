"""The marshal: a net that has learnt the game, for every number of players and every expansion.

How it was made stands in its file (marshal.npz, ``about``) and in docs/learning.md.
"""

from __future__ import annotations

from typing import Final

from westphalia.bots.learned.player import LEARNT, Learned, net_of
from westphalia.bots.player import Answer, SeatView
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.answers import ANSWERS
from westphalia.bots.wallenstein.captain import Captain, explain
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.planning import Planner
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.words import AUCTION, BOXES

WEIGHTS: Final = "marshal.npz"

# By the term of its noun, the sentence that names a choice.
NAMED: Final = {"card": reasons.LEARNT_CARD, "county": reasons.LEARNT_COUNTY}
UNNAMED: Final = "take"  # a county that is claimed may be the unseen one on top
SEND: Final = "send"


def named(after: Choice) -> tuple[str, dict[str, int]]:
    """The sentence that names the choice that the net thinks of next."""
    if after.verb == SEND:
        return reasons.LEARNT_ARMIES, {"armies": after.noun}
    term = WALLENSTEIN.nouns.get(after.verb, "")
    if term not in NAMED or after.verb == UNNAMED:
        return LEARNT, {}
    return NAMED[term], {term: after.noun}


# What the captain says of these is so whether or not he would do it.
PLAIN: Final = frozenset(
    {
        *(reasons.BUILD, reasons.BUILD_LEAD, reasons.CONVERT, reasons.CONVERT_TRAY),
        *(reasons.TAXES, reasons.TAXES_MARKED, reasons.HARVEST, reasons.HARVEST_MARKED),
    }
)
MARCHES: Final = frozenset({"march", "move"})


class Counsellor:
    """Advises people: the marshal's answers, in words of the captain where those hold for them.

    The bid, with which a plan begins, is told in the marshal's own: how he sees the game.
    """

    def __init__(self, header: Header, seed: int) -> None:
        self._marshal = seat(header, seed)
        self._captain = Captain(header, seed)

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        if len(question.choices) == 1:
            return self._captain.answer(seat_view, question)
        learnt = self._marshal.advised(WALLENSTEIN, seat_view, question)
        outlook = self._captain.look(seat_view)
        in_words = of_card if question.kind == "plan" else of_answer
        said = in_words(outlook, question, learnt.choice)
        return Answer(learnt.choice, said.key, said.about) if said else learnt


def of_card(outlook: Outlook, question: Question, choice: Choice) -> Reason | None:
    """What the captain says of a card in its box, if he means it."""
    box = BOXES.index(choice.verb)
    if box == AUCTION:
        return None
    planner = Planner(outlook)
    laid = planner.plan()
    said = explain(planner, box, choice.noun)
    return said if laid[box] == choice.noun or said.key in PLAIN else None


def of_answer(outlook: Outlook, question: Question, choice: Choice) -> Reason | None:
    """What the captain says of an answer if it is his; of a march, if he sees any use in it."""
    offered = [choice] if question.kind in MARCHES else question.choices
    own, said = ANSWERS[question.kind](outlook, offered)
    return said if own == choice else None


def seat(header: Header, seed: int) -> Learned:
    return Learned(net_of(WALLENSTEIN, __package__ or "", WEIGHTS), named)


def counsel(header: Header, seed: int) -> Counsellor:
    """Who advises people about the game."""
    return Counsellor(header, seed)
