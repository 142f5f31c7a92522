"""What can happen by the expansions.  A favour is told by its number less one."""

from __future__ import annotations

from westphalia.engine.event import Event

# The Emperor's Court


class CourtOpened(Event):
    """E1.2.4 The courtiers in the entrance hall after the basic fill, by seat."""

    courtiers: tuple[int, ...]


class FavoursDisplayed(Event):
    """E2.2.1 The favours of the round lie open, the dearest first."""

    favours: tuple[int, ...]


class CourtiersSent(Event):
    """E3.1.3 A seat turned armies of a county, or of the tray (a tower card), into courtiers."""

    seat: int
    box: int
    card: int
    courtiers: int


class ConversionSkipped(Event):
    """E3.1.7 Too few armies or courtiers for a box: nothing was converted."""

    seat: int
    box: int
    card: int
    reason: str


class CourtiersAdvanced(Event):
    """E4.2.2 All courtiers of a seat entered the audience hall."""

    seat: int
    courtiers: int


class FavourTaken(Event):
    """E4.2.3 A seat took a favour and gave up courtiers for it."""

    seat: int
    favour: int
    courtiers: int


class FavourDeclined(Event):
    """E4.2.4 A seat could have taken a favour and did not."""

    seat: int


class CourtClosed(Event):
    """E4.2.7 The courtiers are back in the entrance hall; these favours nobody took."""

    favours: tuple[int, ...]


class EventCancelled(Event):
    """E5.1 A seat did away with the event of the round."""

    seat: int
    event: int


class EventUpheld(Event):
    """E5.1 A seat could have done away with the event of the round and let it stand."""

    seat: int
    event: int


class CountyCalmed(Event):
    """E5.4 A seat took a revolt marker off one of its counties; so many are left."""

    seat: int
    county: int
    markers: int


class FavourKept(Event):
    """E5.5 A seat keeps a favour against its next revolt marker."""

    seat: int
    favour: int


class MarkerPrevented(Event):
    """E5.5 A kept favour was given up instead of laying a revolt marker."""

    seat: int
    county: int


class CountyGarrisoned(Event):
    """E5.9 Armies came free of charge into an own county or a neutral one; so many are there."""

    seat: int
    county: int
    armies: int
    neutral: bool
    there: int


class ShelterGranted(Event):
    """E5.10 The counties of a seat cannot be attacked with these actions this round."""

    seat: int
    actions: tuple[int, ...]


class FavourLapsed(Event):
    """E5.11 A favour could not be used and is lost."""

    seat: int
    favour: int


class GiftGiven(Event):
    """E4.2.5 A seat got what a favour gives, as far as possible."""

    seat: int
    gift: int
    amount: int


# Landsknechte


class PileAdvanced(Event):
    """L2.4 A seat put its top card under the pile; this one, from the banner on, is up now."""

    seat: int
    number: int


class BenefitGiven(Event):
    """L2.4 A seat got a benefit of its landsknecht card, as far as possible."""

    seat: int
    gift: int
    amount: int


class PilesRestored(Event):
    """L2.8 All piles begin again with the empty banner."""


# Leaders and monuments


class LeaderPlaced(Event):
    """M1.4 A seat's leader came onto the map."""

    seat: int
    county: int


class LeaderDrafted(Event):
    """M1.5 A seat's leader came into the county just drafted."""

    seat: int
    county: int


class LeaderPassedBy(Event):
    """M1.5 A seat kept its leader for a county still to be drafted."""

    seat: int
    county: int


class LeaderMoved(Event):
    """M3.1 A leader left a county for another, in triumph or in flight."""

    seat: int
    origin: int
    county: int
    triumph: bool


class MonumentBuilt(Event):
    """M3.2 A monument stands in the county that the leader left; so many are still in stock."""

    seat: int
    county: int
    stock: int


class MonumentsCaptured(Event):
    """M3.7 A leader took another seat's monuments off a county."""

    seat: int
    county: int
    loser: int
    monuments: int


class LeaderLost(Event):
    """M3.8 The county was lost, and the leader left the map with it."""

    seat: int
    county: int


class LeaderReturned(Event):
    """M3.9 After the winter a lost leader came back."""

    seat: int
    county: int


class MonumentsScored(Event):
    """M4.1 What its own monuments on the map and the captured ones gave a seat."""

    seat: int
    standing: int
    captured: int
    points: int
