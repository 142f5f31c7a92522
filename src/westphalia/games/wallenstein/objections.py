"""Why a choice is not open: one class a reason, said by the locales, cited by its clause."""

from __future__ import annotations

from typing import Final

from westphalia.engine.event import Objection

# What an action may lack in a county, and the clause by which it then comes to nothing.
LACKS: Final = {
    "twin": "W5.4.2",
    "site": "W5.4.1",
    "stock": "W1.1.13",
    "armies": "W5.10.5",
    "lone_army": "W5.11.2",
    "no_target": "W5.11.7",
}


class NotThisBox(Objection):
    """W3.1.1 Boxes are covered in a fixed order, the bid first."""


class NotEmpty(Objection):
    """W3.1.6 A box stays empty only for lack of cards."""


class NotHeld(Objection):
    """W3.1.8 The card is not one of the seat's own."""


class NotTwice(Objection):
    """W3.1.3 The card lies in another box already."""


class NotAffordable(Objection):
    """W3.2.3 A bid must be covered by the Thalers at hand."""


class NotFree(Objection):
    """W4.1.4 The position is taken."""


class NotInPlay(Objection):
    """W1.2.2 The county was removed at set-up."""

    county: int


class NotNeighbour(Objection):
    """W5.11.6 The county does not border the one that armies would leave."""

    county: int
    origin: int


class NotOwnTarget(Objection):
    """W5.10.3 Such a move leads into own counties only."""

    county: int


class NotProtected(Objection):
    """W5.11.7 The county is protected from this attack."""

    county: int


class NotSoMany(Objection):
    """W5.11.2 At least one army goes, and at least one stays behind."""


class NotDrawn(Objection):
    """W9.2.3 No revolt waits in the county."""

    county: int


class NotOpen(Objection):
    """W1.3.4 The card of the county does not lie open."""

    county: int


class NotLeft(Objection):
    """W1.3.5 No such group is left on the mat."""


class NotDisplayed(Objection):
    """E4.2.3 The favour is not on display."""


class NotPayable(Objection):
    """E4.2.3 There are too few courtiers in the audience hall for the favour."""


class NotRestless(Objection):
    """E5.4 There is no revolt marker in the county."""

    county: int


class NotBuildable(Objection):
    """W5.4.1, W5.4.2, W1.1.13 The county cannot take the building; LACKS has the reasons."""

    county: int
    reason: str

    @property
    def clause(self) -> str:
        return LACKS[self.reason]


class NotForeign(Objection):
    """E5.9 The county is another seat's: armies free of charge go into own and neutral ones."""

    county: int


class NotOnCard(Objection):
    """L2.6 The card does not give this."""


class NotOwnCounty(Objection):
    """E5.4, E5.8, M1.4, M3.1, M3.9 The county is not the seat's own."""

    county: int
    by: str  # the clause that asks for an own county

    @property
    def clause(self) -> str:
        return self.by


class NotOnTheSpot(Objection):
    """M3.1 The leader stands in the county already, and must move on."""

    county: int


class NotThisCounty(Objection):
    """M1.5 Only the county just drafted is offered to the leader."""

    county: int
