"""Why the captain answers as it does: keys of sentences in locales/*/wallenstein-bots.ftl.

Arguments bear the names that events use and are small numbers as there: who shows a sentence puts
the names of counties, seats, buildings and so on in their place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

CLAUSES: Final[dict[str, str]] = {}  # by reason, where that of the question says less


def cite(clause: str, key: str) -> str:
    """A reason that rests on a clause of its own."""
    CLAUSES[key] = clause
    return key


ONLY_CHOICE: Final = "reason-only-choice"
READY: Final = "reason-ready"

BID: Final = cite("W4.1.2", "reason-bid")
BID_COUNTY: Final = cite("W4.1.2", "reason-bid-county")
BID_NOTHING: Final = cite("W3.2.3", "reason-bid-nothing")
POSITION: Final = "reason-position"

BUILD: Final = cite("W9.3.2", "reason-build")
BUILD_LEAD: Final = cite("W9.3.7", "reason-build-lead")
TAXES: Final = cite("W5.7.2", "reason-taxes")
TAXES_MARKED: Final = cite("W5.7.1", "reason-taxes-marked")
HARVEST: Final = cite("W9.1.3", "reason-harvest")
HARVEST_MARKED: Final = cite("W5.7.1", "reason-harvest-marked")
DEPLOY_GUARD: Final = cite("W7.3.2", "reason-deploy-guard")
DEPLOY_FRONT: Final = cite("W7.3.1", "reason-deploy-front")
PLAN_ATTACK: Final = cite("W7.4.1", "reason-plan-attack")
PLAN_MOVE: Final = cite("W5.11.4", "reason-plan-move")
IDLE_COUNTY: Final = cite("W3.1.7", "reason-idle-county")
BLANK: Final = cite("W3.1.4", "reason-blank")
BLANK_COURT: Final = cite("E3.1.6", "reason-blank-court")
CONVERT: Final = cite("E3.1.3", "reason-convert")
CONVERT_TRAY: Final = cite("E3.1.5", "reason-convert-tray")

ATTACK: Final = cite("W7.4.1", "reason-attack")
ATTACK_NEUTRAL: Final = cite("W7.2.2", "reason-attack-neutral")
MOVE: Final = cite("W5.11.4", "reason-move")
STAY: Final = cite("W5.11.8", "reason-stay")
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

LEARNT_CARD: Final = "reason-learnt-card"
LEARNT_COUNTY: Final = "reason-learnt-county"
LEARNT_ARMIES: Final = "reason-learnt-armies"

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
