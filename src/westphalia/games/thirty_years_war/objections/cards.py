"""Why a use of a card round, an attempt to recruit or an offer of peace is not open."""

from __future__ import annotations

from westphalia.engine.event import Objection


class NotInHand(Objection):
    """8.2a The side does not hold the card."""

    card: int


class NobodyToLead(Objection):
    """8.3 No leader can be activated with a card of this value."""

    card: int


class NobodyToRecruit(Objection):
    """8.43 No leader of the side can recruit anything where he is."""

    card: int


class AidTakenAlready(Objection):
    """8.5b The side has played a card as AID in this turn."""

    card: int


class EventPlayedBefore(Objection):
    """8.62b The event of this card happens once in a game, and has happened."""

    card: int


class CombatOnly(Objection):
    """card.rule.f The event of this card can be played in a combat only."""

    card: int


class NotFirstAction(Objection):
    """5.3a Peace is offered as the first action of a turn or not at all."""


class NoCatholicOfferAt(Objection):
    """5.31a At this VP total the Catholic may not offer peace."""

    vp: int


class NoProtestantOfferAt(Objection):
    """5.31b At this VP total the Protestant may not offer peace."""

    vp: int


class NoProtestantOffer(Objection):
    """18.13 In the Early War the Protestant may not offer peace."""


class NoCatholicOffer(Objection):
    """18.25 In the Intervention the Catholic may not offer peace."""


class MustAccept(Objection):
    """5.31b At this VP total the offer cannot be refused."""

    vp: int


class NoSwedishBase(Objection):
    """17.Sw.1a There is no Swedish Base to be moved."""


class BaseMovedAlready(Objection):
    """17.Sw.1d The Swedish Base moves once a turn, and not in the turn of the landing."""


class NotSwedishPort(Objection):
    """17.Sw.1e The Swedish Base goes to another Protestant or neutral port with an arrow."""

    city: int


class TwoAttempts(Objection):
    """8.4b The leader has made two attempts with this card."""

    leader: int


class Devastated(Objection):
    """8.4c Nobody recruits at Pillage-2."""

    leader: int


class BesiegedLeader(Objection):
    """8.4d A besieged leader cannot recruit."""

    leader: int


class NoRoom(Objection):
    """8.42 There are eight units with the leader already."""

    leader: int


class NobodyRecruitsThere(Objection):
    """8.44 There is no recruiting in the UP and on the flags."""

    place: int


class SpaniardsNeverRecruit(Objection):
    """17.Sp.4 Spanish leaders recruit nowhere."""

    leader: int


class DanesNeverRecruit(Objection):
    """17.D.2 The King of Denmark recruits nowhere."""

    leader: int


class NotByNation(Objection):
    """8.43 The leader's nation lets him recruit nothing, or not this, where he is."""

    leader: int


class NoCounters(Objection):
    """8.412a All counters of the kind are in play."""

    kind: int


class StepsWouldBeLost(Objection):
    """8.411b Taken so, steps would be lost that can be taken otherwise."""


class AreaNotNamed(Objection):
    """5.32h The Area was the side's own at the start, or has the Swedish Base."""

    area: int


class CityNotNamed(Objection):
    """5.32h The city is not Independent, was the side's own at the start, or is named already."""

    city: int


class NoArmyForWallenstein(Objection):
    """7.22 Wallenstein is recalled to an army with Imperial units and without Tilly."""

    city: int


class NotInWar(Objection):
    """18.24f Pillage markers of the set-up lie in Areas without Neutral marker."""

    city: int


class PillagedEnough(Objection):
    """18.24b The city, or the Area, can take no further marker of the set-up."""

    city: int


# Optional rules


class NoPointToSpend(Objection):
    """19.4c A Free Action costs an aid point, and there is none."""


class DutchWarNotMoved(Objection):
    """19.5 The Dutch War is over, or its marker is not moved by any card in this game."""


class NoPlotNow(Objection):
    """19.11 Wallenstein is not in play, not mighty enough, or was plotted against this turn."""


class NoSecondLeader(Objection):
    """19.8a The card can activate no leader in another space."""

    card: int


class NotSecond(Objection):
    """19.8a He stands with the first leader."""

    leader: int


class LiesSealed(Objection):
    """9.51a The card lies sealed already."""

    card: int
