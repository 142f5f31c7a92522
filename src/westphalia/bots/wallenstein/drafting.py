"""The draft: which counties to claim, and how strongly to hold them."""

from __future__ import annotations

from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.engine.step import NOBODY


def appeal(outlook: Outlook, county: int) -> float:
    """What a county promises: sites, yields, and company in its region."""
    table, board, judgement = outlook.table, outlook.board, outlook.judgement
    region = board.region[county]
    company = sum(board.region[other] == region for other in table.mine)
    beside = sum(other in table.mine for other in board.neighbours[county])
    worth = judgement.site * board.sites[county]
    worth += judgement.yields * (board.tax[county] + board.grain[county])
    worth += judgement.company * company + judgement.neighbour * min(beside, 2)
    regions = {board.region[other] for other in table.mine}
    if "landsknechts" in table.modules and region not in regions:
        worth += judgement.new_region * (len(regions) < board.landsknecht_regions)
    return worth


def average_appeal(outlook: Outlook, face_up: list[int]) -> float:
    """What the top card promises: it is any county that nobody has seen."""
    unseen = [
        county
        for county, owner in enumerate(outlook.table.owner)
        if owner == NOBODY and county not in face_up
    ]
    worths = [appeal(outlook, county) for county in unseen]
    return sum(worths) / len(worths) if worths else 0.0


def wanted_group(outlook: Outlook, county: int, groups: list[int]) -> int:
    """W1.3.5 The more there is to hold and the more borders, the larger the group."""
    board = outlook.board
    stakes = [board.sites[c] * len(board.neighbours[c]) for c in range(len(board.counties))]
    below = sum(stake < stakes[county] for stake in stakes) / len(stakes)
    ordered = sorted(groups)
    return ordered[min(len(ordered) - 1, int(below * len(ordered)))]
