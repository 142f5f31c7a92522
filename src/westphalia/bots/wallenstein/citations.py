"""The clauses that the captain's reasons rest on, where that of the question says less."""

from __future__ import annotations

from typing import Final

from westphalia.bots.wallenstein import reasons

CLAUSES: Final[dict[str, str]] = {
    reasons.BID: "W4.1.2",
    reasons.BID_COUNTY: "W4.1.2",
    reasons.BID_NOTHING: "W3.2.3",
    reasons.BUILD: "W9.3.2",
    reasons.BUILD_LEAD: "W9.3.7",
    reasons.TAXES: "W5.7.2",
    reasons.TAXES_MARKED: "W5.7.1",
    reasons.HARVEST: "W9.1.3",
    reasons.HARVEST_MARKED: "W5.7.1",
    reasons.DEPLOY_GUARD: "W7.3.2",
    reasons.DEPLOY_FRONT: "W7.3.1",
    reasons.PLAN_ATTACK: "W7.4.1",
    reasons.PLAN_MOVE: "W5.11.4",
    reasons.IDLE_COUNTY: "W3.1.7",
    reasons.BLANK: "W3.1.4",
    reasons.BLANK_COURT: "E3.1.6",
    reasons.CONVERT: "E3.1.3",
    reasons.CONVERT_TRAY: "E3.1.5",
    reasons.ATTACK: "W7.4.1",
    reasons.ATTACK_NEUTRAL: "W7.2.2",
    reasons.MOVE: "W5.11.4",
    reasons.STAY: "W5.11.8",
}
