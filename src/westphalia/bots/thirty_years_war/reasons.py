"""Why the captain answers as it does: keys of sentences in locales/*/thirty_years_war-bots.ftl.

Arguments bear the names that events use and are small numbers as there: who shows a sentence puts
the names of cities, leaders, cards and so on in their place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from westphalia.engine.choice import Choice

ONLY_CHOICE: Final = "reason-only-choice"
ANY: Final = "reason-any"

# What a general adds
GUARD: Final = "reason-guard"
FORESEEN: Final = "reason-foreseen"
CONFIRMED: Final = "reason-confirmed"

# Marches
ATTACK: Final = "reason-attack"
WIN_AREA: Final = "reason-win-area"
GO_BESIEGE: Final = "reason-go-besiege"
TAKE_CITY: Final = "reason-take-city"
POSITION: Final = "reason-position"
STAY: Final = "reason-stay"
ASSAULT: Final = "reason-assault"
SALLY: Final = "reason-sally"
FORM: Final = "reason-form"
FREE: Final = "reason-free"
FREE_MOVE: Final = "reason-free-move"
FORAGE: Final = "reason-forage"

# Cards
RECRUIT: Final = "reason-recruit"
AID: Final = "reason-aid"
EVENT: Final = "reason-event"
KEEP: Final = "reason-keep"
KEEP_NONE: Final = "reason-keep-none"

# Recruiting and pay
ATTEMPT: Final = "reason-attempt"
NO_RECRUITS: Final = "reason-no-recruits"
RAISE: Final = "reason-raise"
FULL_UNIT: Final = "reason-full-unit"
PAY_ALL: Final = "reason-pay-all"
PAY_IN: Final = "reason-pay-in"
PAY: Final = "reason-pay"

# Battles and sieges
STAND: Final = "reason-stand"
WITHDRAW: Final = "reason-withdraw"
OVERRUN: Final = "reason-overrun"
SORTIE: Final = "reason-sortie"
ALL_ATTACK: Final = "reason-all-attack"
COMMAND: Final = "reason-command"
COMBAT_CARD: Final = "reason-combat-card"
NO_CARD: Final = "reason-no-card"
LOSE: Final = "reason-lose"
GIVE_UP_LEADER: Final = "reason-give-up-leader"
RETREAT: Final = "reason-retreat"
BESIEGE: Final = "reason-besiege"
STORM: Final = "reason-storm"
CONTINUE_SIEGE: Final = "reason-continue-siege"

# Who comes, what suffers, what recovers
PLACE: Final = "reason-place"
LEAST_LEADER: Final = "reason-least-leader"
ENOUGH: Final = "reason-enough"
RESCUE: Final = "reason-rescue"
RECOVER: Final = "reason-recover"
NO_RECOVERY: Final = "reason-no-recovery"
HARM: Final = "reason-harm"
SPARE: Final = "reason-spare"
HARM_AREA: Final = "reason-harm-area"
REVOLT: Final = "reason-revolt"
INCITE: Final = "reason-incite"

# Politics
OFFER_PEACE: Final = "reason-offer-peace"
ACCEPT: Final = "reason-accept"
REFUSE: Final = "reason-refuse"
WITHDRAW_FROM_AREA: Final = "reason-withdraw-from-area"
WITHDRAW_FROM_CITY: Final = "reason-withdraw-from-city"
DISMISS: Final = "reason-dismiss"
KEEP_WALLENSTEIN: Final = "reason-keep-wallenstein"
RECALL: Final = "reason-recall"
NO_WALLENSTEIN: Final = "reason-no-wallenstein"
REFRAIN: Final = "reason-refrain"


@dataclass(frozen=True)
class Reason:
    """A sentence by its key, and what it speaks of."""

    key: str
    about: Mapping[str, object] = field(default_factory=dict)


Choices = Sequence[Choice]
Reply = tuple[Choice, Reason]


# ------------------------------------------------------------------------------
# The clauses that the captain's reasons rest on, where that of the question says less.


CLAUSES: Final[dict[str, str]] = {
    ATTACK: "12.28a",
    WIN_AREA: "3.13a",
    GO_BESIEGE: "13.11a",
    TAKE_CITY: "11.17a",
    GUARD: "3.11a",
    ASSAULT: "13.21a",
    SALLY: "13.17a",
    FREE: "8.32",
    RECRUIT: "8.4a",
    AID: "8.5a",
    EVENT: "8.61a",
    OFFER_PEACE: "5.3a",
    STAND: "11.231",
    WITHDRAW: "11.23b",
    OVERRUN: "12.62a",
    COMMAND: "10.13",
    LOSE: "12.32",
    STORM: "13.24a",
    DISMISS: "7.21",
    KEEP_WALLENSTEIN: "7.1e",
    RECALL: "7.22",
    NO_WALLENSTEIN: "7.1e",
}
