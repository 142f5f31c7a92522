"""Why the captain answers as it does: keys of sentences in locales/*/wallenstein-bots.ftl.

Arguments bear the names that events use and are small numbers as there: who shows a sentence puts
the names of counties, seats, buildings and so on in their place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

ONLY_CHOICE: Final = "reason-only-choice"
READY: Final = "reason-ready"

BID: Final = "reason-bid"
BID_COUNTY: Final = "reason-bid-county"
BID_NOTHING: Final = "reason-bid-nothing"
POSITION: Final = "reason-position"

BUILD: Final = "reason-build"
BUILD_LEAD: Final = "reason-build-lead"
TAXES: Final = "reason-taxes"
TAXES_MARKED: Final = "reason-taxes-marked"
HARVEST: Final = "reason-harvest"
HARVEST_MARKED: Final = "reason-harvest-marked"
DEPLOY_GUARD: Final = "reason-deploy-guard"
DEPLOY_FRONT: Final = "reason-deploy-front"
PLAN_ATTACK: Final = "reason-plan-attack"
PLAN_MOVE: Final = "reason-plan-move"
IDLE_COUNTY: Final = "reason-idle-county"
BLANK: Final = "reason-blank"
BLANK_COURT: Final = "reason-blank-court"
CONVERT: Final = "reason-convert"
CONVERT_TRAY: Final = "reason-convert-tray"

ATTACK: Final = "reason-attack"
ATTACK_NEUTRAL: Final = "reason-attack-neutral"
MOVE: Final = "reason-move"
STAY: Final = "reason-stay"
SEND: Final = "reason-send"
QUELL: Final = "reason-quell"

FAVOUR: Final = "reason-favour"
NO_FAVOUR: Final = "reason-no-favour"
CANCEL: Final = "reason-cancel-event"
UPHOLD: Final = "reason-uphold-event"
CALM: Final = "reason-calm"
RAISE: Final = "reason-raise"
GARRISON: Final = "reason-garrison"
BENEFIT: Final = "reason-benefit"

LEADER: Final = "reason-leader"
LEADER_TRIUMPH: Final = "reason-leader-triumph"
LEADER_CAPTURE: Final = "reason-leader-capture"
NO_LEADER: Final = "reason-no-leader"

SAME_PLAN: Final = "reason-same-plan"
BETTER_PLAN: Final = "reason-better-plan"
FORESEEN: Final = "reason-foreseen"
FORESEEN_MARCH: Final = "reason-foreseen-march"
FORESEEN_STAY: Final = "reason-foreseen-stay"

CLAIM: Final = "reason-claim"
CLAIM_TOP: Final = "reason-claim-top"
REFRESH: Final = "reason-refresh"
KEEP_DISPLAY: Final = "reason-keep-display"
GROUP: Final = "reason-group"


@dataclass(frozen=True)
class Reason:
    """A key of the locales and the arguments of its sentence."""

    key: str
    about: Mapping[str, int] = field(default_factory=dict)


# ------------------------------------------------------------------------------
# The clauses that the captain's reasons rest on, where that of the question says less.


CLAUSES: Final[dict[str, str]] = {
    BID: "W4.1.2",
    BID_COUNTY: "W4.1.2",
    BID_NOTHING: "W3.2.3",
    BUILD: "W9.3.2",
    BUILD_LEAD: "W9.3.7",
    TAXES: "W5.7.2",
    TAXES_MARKED: "W5.7.1",
    HARVEST: "W9.1.3",
    HARVEST_MARKED: "W5.7.1",
    DEPLOY_GUARD: "W7.3.2",
    DEPLOY_FRONT: "W7.3.1",
    PLAN_ATTACK: "W7.4.1",
    PLAN_MOVE: "W5.11.4",
    IDLE_COUNTY: "W3.1.7",
    BLANK: "W3.1.4",
    BLANK_COURT: "E3.1.6",
    CONVERT: "E3.1.3",
    CONVERT_TRAY: "E3.1.5",
    ATTACK: "W7.4.1",
    ATTACK_NEUTRAL: "W7.2.2",
    MOVE: "W5.11.4",
    STAY: "W5.11.8",
}
