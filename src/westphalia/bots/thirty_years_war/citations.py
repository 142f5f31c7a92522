"""The clauses that the captain's reasons rest on, where that of the question says less."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war import reasons

CLAUSES: Final[dict[str, str]] = {
    reasons.ATTACK: "12.28a",
    reasons.WIN_AREA: "3.13a",
    reasons.GO_BESIEGE: "13.11a",
    reasons.TAKE_CITY: "11.17a",
    reasons.GUARD: "3.11a",
    reasons.ASSAULT: "13.21a",
    reasons.SALLY: "13.17a",
    reasons.FREE: "8.32",
    reasons.RECRUIT: "8.4a",
    reasons.AID: "8.5a",
    reasons.EVENT: "8.61a",
    reasons.OFFER_PEACE: "5.3a",
    reasons.STAND: "11.231",
    reasons.WITHDRAW: "11.23b",
    reasons.OVERRUN: "12.62a",
    reasons.COMMAND: "10.13",
    reasons.LOSE: "12.32",
    reasons.STORM: "13.24a",
    reasons.DISMISS: "7.21",
    reasons.KEEP_WALLENSTEIN: "7.1e",
    reasons.RECALL: "7.22",
    reasons.NO_WALLENSTEIN: "7.1e",
}
