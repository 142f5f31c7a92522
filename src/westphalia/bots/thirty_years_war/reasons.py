"""Why the captain answers as it does: keys of sentences in locales/*/thirty_years_war-bots.ftl.

Arguments bear the names that events use and are small numbers as there: who shows a sentence puts
the names of cities, leaders, cards and so on in their place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from westphalia.engine.choice import Choice

CLAUSES: Final[dict[str, str]] = {}  # by reason, where that of the question says less


def cite(clause: str, key: str) -> str:
    """A reason that rests on a clause of its own."""
    CLAUSES[key] = clause
    return key


ONLY_CHOICE: Final = "reason-only-choice"
ANY: Final = "reason-any"

# What a general adds
GUARD: Final = cite("3.11a", "reason-guard")
FORESEEN: Final = "reason-foreseen"
IN_MANNER: Final = "reason-in-manner"
CONFIRMED: Final = "reason-confirmed"

# Marches
ATTACK: Final = cite("12.28a", "reason-attack")
WIN_AREA: Final = cite("3.13a", "reason-win-area")
GO_BESIEGE: Final = cite("13.11a", "reason-go-besiege")
TAKE_CITY: Final = cite("11.17a", "reason-take-city")
POSITION: Final = "reason-position"
STAY: Final = "reason-stay"
ASSAULT: Final = cite("13.21a", "reason-assault")
SALLY: Final = cite("13.17a", "reason-sally")
FORM: Final = "reason-form"
FREE: Final = cite("8.32", "reason-free")
FREE_MOVE: Final = "reason-free-move"
FORAGE: Final = "reason-forage"

# Cards
RECRUIT: Final = cite("8.4a", "reason-recruit")
AID: Final = cite("8.5a", "reason-aid")
EVENT: Final = cite("8.61a", "reason-event")
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
STAND: Final = cite("11.231", "reason-stand")
WITHDRAW: Final = cite("11.23b", "reason-withdraw")
OVERRUN: Final = cite("12.62a", "reason-overrun")
SORTIE: Final = "reason-sortie"
ALL_ATTACK: Final = "reason-all-attack"
COMMAND: Final = cite("10.13", "reason-command")
COMBAT_CARD: Final = "reason-combat-card"
NO_CARD: Final = "reason-no-card"
LOSE: Final = cite("12.32", "reason-lose")
GIVE_UP_LEADER: Final = "reason-give-up-leader"
RETREAT: Final = "reason-retreat"
BESIEGE: Final = "reason-besiege"
STORM: Final = cite("13.24a", "reason-storm")
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
OFFER_PEACE: Final = cite("5.3a", "reason-offer-peace")
ACCEPT: Final = "reason-accept"
REFUSE: Final = "reason-refuse"
WITHDRAW_FROM_AREA: Final = "reason-withdraw-from-area"
WITHDRAW_FROM_CITY: Final = "reason-withdraw-from-city"
DISMISS: Final = cite("7.21", "reason-dismiss")
KEEP_WALLENSTEIN: Final = cite("7.1e", "reason-keep-wallenstein")
RECALL: Final = cite("7.22", "reason-recall")
NO_WALLENSTEIN: Final = cite("7.1e", "reason-no-wallenstein")
REFRAIN: Final = "reason-refrain"


@dataclass(frozen=True)
class Reason:
    """A sentence by its key, and what it speaks of."""

    key: str
    about: Mapping[str, object] = field(default_factory=dict)


Choices = Sequence[Choice]
Reply = tuple[Choice, Reason]
