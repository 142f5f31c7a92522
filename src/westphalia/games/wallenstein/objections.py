"""Why a choice is not open: one class a reason, said by the locales, cited by its clause."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Objection


@dataclass(frozen=True)
class NotThisBox(Objection):
    """W3.1.1 Boxes are covered in a fixed order, the bid first."""


@dataclass(frozen=True)
class NotEmpty(Objection):
    """W3.1.6 A box stays empty only for lack of cards."""


@dataclass(frozen=True)
class NotHeld(Objection):
    """W3.1.8 The card is not one of the seat's own."""


@dataclass(frozen=True)
class NotTwice(Objection):
    """W3.1.3 The card lies in another box already."""


@dataclass(frozen=True)
class NotAffordable(Objection):
    """W3.2.3 A bid must be covered by the Thalers at hand."""


@dataclass(frozen=True)
class NotFree(Objection):
    """W4.1.4 The position is taken."""


@dataclass(frozen=True)
class NotInPlay(Objection):
    """W1.2.2 The county was removed at set-up."""

    county: int


@dataclass(frozen=True)
class NotNeighbour(Objection):
    """W5.11.6 The county does not border the one that armies would leave."""

    county: int
    origin: int


@dataclass(frozen=True)
class NotOwnTarget(Objection):
    """W5.10.3 Such a move leads into own counties only."""

    county: int


@dataclass(frozen=True)
class NotProtected(Objection):
    """W5.11.7 The county is protected from this attack."""

    county: int


@dataclass(frozen=True)
class NotSoMany(Objection):
    """W5.11.2 At least one army goes, and at least one stays behind."""


@dataclass(frozen=True)
class NotDrawn(Objection):
    """W9.2.3 No revolt waits in the county."""

    county: int


@dataclass(frozen=True)
class NotOpen(Objection):
    """W1.3.4 The card of the county does not lie open."""

    county: int


@dataclass(frozen=True)
class NotLeft(Objection):
    """W1.3.5 No such group is left on the mat."""


@dataclass(frozen=True)
class NotDisplayed(Objection):
    """E4.2.3 The favour is not on display."""


@dataclass(frozen=True)
class NotPayable(Objection):
    """E4.2.3 There are too few courtiers in the audience hall for the favour."""


@dataclass(frozen=True)
class NotRestless(Objection):
    """E5.4 The county is not the seat's own, or has no revolt marker."""

    county: int


@dataclass(frozen=True)
class NotBuildable(Objection):
    """E5.8 The county is not the seat's own, or cannot take the building."""

    county: int


@dataclass(frozen=True)
class NotForeign(Objection):
    """E5.9 Only own and neutral counties can be garrisoned."""

    county: int


@dataclass(frozen=True)
class NotOnCard(Objection):
    """L2.6 The card does not give this."""


@dataclass(frozen=True)
class NotOwnCounty(Objection):
    """M1.4, M3.1, M3.9 A leader goes into an own county where he does not stand yet."""

    county: int
    by: str  # the clause by which he goes

    @property
    def clause(self) -> str:
        return self.by


@dataclass(frozen=True)
class NotThisCounty(Objection):
    """M1.5 Only the county just drafted is offered to the leader."""

    county: int
