"""5.3, 7 Peace negotiations and Wallenstein."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.goals import VICTORY
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.games.thirty_years_war.choices import ACCEPT, PASS, REFUSE
from westphalia.games.thirty_years_war.rules.dice import SIDES
from westphalia.games.thirty_years_war.rules.peace import MUST_ACCEPT
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Award, Peace

TOO_MIGHTY: Final = 12  # 7.21 Wallenstein's influence at which he is dismissed
LIKED: Final[dict[Peace, float]] = {  # by the Catholic, less than a victory
    Peace.PW: 1.0,
    Peace.CW: -1.0,
    Peace.PMV: -VICTORY,
    Peace.CMV: VICTORY,
    Peace.BW: 0.0,
}
LOST_TURN: Final = -4.0  # what a truce costs a side that has not won yet
SAFE_TURN: Final = 1.0  # what it brings to one that would win if the war were over


def table_worth(outlook: Outlook) -> float:
    """5.31c, tab.peace What negotiations bring on the average at this total."""
    table, charts = outlook.table, outlook.board.charts
    modifier = 0
    for seat in (PROTESTANT, CATHOLIC):
        if table.electors[seat] == outlook.board.award_electors[Award.ALL]:
            modifier = charts.peace_electors[seat]
    results = [charts.peace(table.vp, roll + modifier) for roll in range(SIDES)]
    mine = 1.0 if table.me == CATHOLIC else -1.0
    liked = sum([mine * LIKED[result] for result in results if result in LIKED])
    return (liked + results.count(Peace.TRUCE) * truce_worth(outlook)) / SIDES


def truce_worth(outlook: Outlook) -> float:
    """5.32g A truce ends the turn: good for whoever has what he needs."""
    return SAFE_TURN if outlook.table.would_win() else LOST_TURN


def peace_worth(outlook: Outlook) -> float:
    """5.31 What an offer is worth: much where the other must accept it."""
    table = outlook.table
    bound = table.vp >= MUST_ACCEPT[0] if table.me == CATHOLIC else table.vp <= MUST_ACCEPT[1]
    worth = table_worth(outlook)
    return worth if bound else min(worth, 0.2 * worth)


def answer_peace(outlook: Outlook, choices: Choices) -> Reply:
    """5.31a"""
    if table_worth(outlook) > 0:
        return ACCEPT, Reason(reasons.ACCEPT)
    return REFUSE, Reason(reasons.REFUSE)


def wallenstein(outlook: Outlook, choices: Choices) -> Reply:
    """7.2 He goes before his influence ends the war, and comes back when it has sunk."""
    influence = outlook.table.s.influence
    about = {"influence": influence}
    first = choices[0]
    if first.verb in ("dismiss", "assassinate"):
        if influence >= TOO_MIGHTY:
            return first, Reason(reasons.DISMISS, about)
        return PASS, Reason(reasons.KEEP_WALLENSTEIN, about)
    recalls = [choice for choice in choices if choice.verb == "recall"]
    if not recalls or influence >= TOO_MIGHTY - 2:
        return PASS, Reason(reasons.NO_WALLENSTEIN, about)
    stacks = outlook.table.stacks[outlook.table.me]
    best = max(recalls, key=lambda choice: stacks[choice.noun].factors)
    return best, Reason(reasons.RECALL, {"city": best.noun})
