### Dreißigjähriger Krieg am Tisch im Browser.

## Der Rahmen

table-round = Züge des Krieges
turn-word = Zug
turn-number = Zug { $turn }
round-of = Runde { $round } von 6
tab-tracks = Leisten
tab-sheets = Armeen
key-hand = zur Hand
key-tracks = zu den Leisten
key-sheets = zu Armeen, Gebieten und Karten
prompt-won = { $winners ->
    [0] <b>Niemand hat gewonnen.</b>
   *[other] <b>{ $names } hat gewonnen.</b>
}

## Die Landkarte

map-label = Karte des Reiches und seiner Nachbarn
map-find = Stadt suchen
map-lens = Ansicht der Karte
map-lens-control = Kontrolle
map-lens-supply = Verbindungslinien
map-lens-pillage = Verwüstung
map-fortress = Festung { $strength }
map-uncontrolled = von niemandem kontrolliert
map-controlled = kontrolliert von { $seat }
map-pillaged = Verwüstung { $level }
map-revolt = Bauernaufstand
map-besieged = belagert
map-masked = eingeschlossen
map-stack = { $seat }: { $who } ({ $factors })
map-mark-move = erreichbar
map-mark-attack = kann angegriffen werden
map-mark-source = hier beginnt es
map-mark-target = das Ziel
map-mark-legal = kann gewählt werden
map-mark-barred = kann jetzt nicht gewählt werden
map-mark-planned = geplant
answer-hint-map = Die Orte können auch auf der Karte gewählt werden.
note-passes-open = Veltlin: offen
note-passes-closed = Veltlin: gesperrt
map-devastated = zählt { $value }
lens-line = Linie zu einer Basis: Sold möglich
lens-cut = unterbrochen, so weit sie reicht
lens-base = Basis
inspector-control = Kontrolle
inspector-independent = freie Stadt
inspector-fortress = Festung
inspector-siege = Belagerung
inspector-pillage = Verwüstung
inspector-roads = Straßen nach
siege-level = Belagerungsstärke { $level }, davor Kampfwert { $factors }
siege-falls = fällt mit { $share } bei einem Wurf
area-cities = Städte { $one } zu { $other }, nötig { $needs }
area-gain = gewinnt es { $seat }, ändert sich der Stand um { $by }
area-neutral = neutral
stack-factors = Kampfwert { $factors }
stack-within = in der Festung
stack-room = Platz für { $room ->
    [one] { $room } weitere Einheit
   *[other] { $room } weitere Einheiten
}
leader-ratings = Aktivierung { $activation }, Gefecht { $battle }, Führung { $leadership }, Verlust { $loss }
nation-short-german = Dt.
nation-short-english = Engl.
nation-short-hungarian = Ung.
nation-short-danish = Dän.
nation-short-swedish = Schw.
nation-short-french = Frz.
nation-short-saxon = Sächs.
nation-short-imperial = Kais.
nation-short-bavarian = Bay.
nation-short-spanish = Span.

## Die Leisten

tracks-title = Wie der Krieg steht
track-vp = Siegpunkte
track-vp-now = Ende jetzt: { $result }
track-vp-said = { $vp } Siegpunkte; die protestantische Seite braucht { $protestant } oder weniger, die katholische { $catholic } oder mehr
track-dutch-war = Niederlande
track-dutch-aid = Hilfe { $aid }
track-response = eine Antwort ist fällig
track-influence = Wallenstein
track-influence-said = Einfluss { $box } von { $end }
track-electors = Kurfürsten
track-electors-count = { $one } zu { $other }
side-hand = Hand
side-areas = Gebiete
side-cities = Städte
side-factors = Kampfwert
side-aid = Hilfsgelder

## Zum Nachschlagen

sheets-title = Nachschlagen
sheet-armies = Armeen
sheet-areas = Gebiete
sheet-cards = Karten
armies-title = Alle Stapel
areas-title = Alle Gebiete
areas-area = Gebiet
areas-control = Kontrolle
areas-needs = Nötig
areas-gain = Stand bei Gewinn
cards-title = Beide Kartenstapel
cards-groups = Im Spiel: { $groups }. Ein Klick öffnet eine Karte.
deck-sizes = { $hand } auf der Hand, { $unplayed } im Nachziehstapel
deck-known = Bekannt auf der Hand
deck-to-come = Kann noch kommen
deck-played = Gespielt
deck-removed = Aus dem Spiel
card-value = Wert { $value }
card-happened = Ereignis eingetreten in Zug { $turn }
card-in-force = in Kraft
marker-asterisk = verlässt nach dem Ereignis das Spiel
marker-dagger = das Ereignis kann einmal eintreten
sure-inferred = aus den Quellen abgeleitet
sure-reconstructed = rekonstruiert

## Die Hand und die Kartenrunde

hand-title = Hand
hand-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
hand-empty = Keine Karten mehr.
use-short-act = ACT
use-short-recruit = REC
use-short-aid = AID
use-short-event = ERG
use-act = ACT
use-recruit = REC
use-aid = AID
use-event = EREIGNIS
use-event-moves = Der Siegpunktstand ändert sich um { $points }.
use-act-about = Aktiviert einen Anführer mit Aktivierungszahl { $value } oder weniger: marschieren, kämpfen oder belagern.
use-recruit-about = { $attempts ->
    [one] { $attempts } Rekrutierungsversuch.
   *[other] { $attempts } Rekrutierungsversuche.
}
use-aid-about = { $sum ->
    [0] Keine Hilfspunkte.
    [one] { $sum } Hilfspunkt: { $from }.
   *[other] { $sum } Hilfspunkte: { $from }.
}
round-choose-card = Nimm eine Karte auf, um zu sehen, was sie jetzt bewirkt. Anführer, die sie aktivieren kann, sind dann auf der Karte markiert.
round-no-card = Ohne Karte
round-more = Schwedische Basis verlegen
round-activate = aktiviere { $leaders }
round-free = freie Aktion
round-peace = Frieden anbieten

## Der Marsch

force-all = Alle kommen mit
march-stack = { $place }: Kampfwert { $factors }, noch { $points } Bewegungspunkte, führt bis zu { $capacity ->
    [one] { $capacity } Einheit
   *[other] { $capacity } Einheiten
}.
march-choose-goal = Wähle ein Ziel auf der Karte oder hier. Die Zahl an einer Stadt sagt, wie viele Punkte dort noch bleiben.
march-no-goal = Weiter kommt der Stapel nicht.
march-go = Marsch nach { $place }
march-attack = Marsch nach { $place } und Angriff
march-on-the-way = Zurücklassen und mitnehmen
march-reaches = { $place }{ $known ->
    [yes] { $points ->
        [one] , noch { $points } Punkt
       *[other] , noch { $points } Punkte
    }
   *[no] { "" }
}
met-battle = Schlacht
met-overrun = kann überrannt werden
met-leaders = feindliche Anführer ohne Einheiten
met-garrison = besetzte Festung
met-fortress = feindliche Festung
met-neutral = verletzt die Neutralität
met-revolt = Bauernaufstand
route-city = Stadt
route-meets = Was dort ist
route-points = Punkte danach
ends-battle = Schlacht
ends-neutral = Neutrales Gebiet
ends-move = Marsch
ends-not-stay = der Stapel kann dort nicht enden

## Schlacht, Belagerung, Rekruten

battle-of = Schlacht: { $place }
battle-attacks = greift an
battle-defends = verteidigt
battle-strength = Stärke { $factors }, Spalte { $column }
battle-modifier = { $by } auf den Wurf
battle-to-lose = verliert { $losses }
battle-cards = Gespielte Gefechtskarten: { $cards }
combat-lay = { $card } spielen
odds-said = { $attacker } siegt zu { $wins }, { $defender } zu { $loses }
odds-losses = Zu erwartende Verluste in Verlustwerten: Angriff { $attacker }, Verteidigung { $defender }.
recruit-chance = { $steps ->
    [one] { $steps } Stufe { $share }
   *[other] { $steps } Stufen { $share }
}

## Sold

pay-suffices = Alle Ansprüche zusammen: { $needs } Punkte. In der Kasse: { $purse }.
pay-short = Alle Ansprüche zusammen: { $needs } Punkte; das reicht nicht für alle. In der Kasse: { $purse }.
pay-stack = Stadt
pay-units = Einheiten
pay-cost = Punkte
pay-from = Bezahlt von
pay-at-home = dem Land
key-enter = Eingabe
pay-title = Sold für das Heer
pay-clear = Alle abwählen
pay-all-possible = Alle bezahlen, die es geht
pay-close = Kasse schließen
pay-spent = { $points ->
    [one] { $points } Punkt ausgegeben.
   *[other] { $points } Punkte ausgegeben.
}
pay-left = Übrig und mit dem Zug verfallen: { $purse }.
pay-hint = Angekreuzt ist alles, was bezahlt werden kann. Ein Haken bezahlt einen Stapel, ein Klick auf den Spielstein eine Einheit.
pay-ruin-first = die Bedrohtesten zuerst
pay-line = Verbindungslinie
pay-paid = Bezahlt
pay-own-land = wo sie stehen
pay-this = bezahlen: { $unit }
pay-stack-of = alle bezahlen: { $place }
pay-cannot = unmöglich
pay-unpaid = unbezahlt
line-cut-at = unterbrochen: { $place }
line-broken-at = { $place }: { $why }
line-broken-revolt = ein Bauernaufstand
line-broken-besieged = sie sind belagert
line-broken-neutral = ein neutrales Gebiet
line-broken-france = Frankreich ist nicht im Krieg
line-broken-enemy-force = dort stehen feindliche Einheiten
line-broken-not-controlled = nicht kontrolliert
line-no-base = es gibt keine Basis
line-long = { $base }, über { $cities } Städte
line-own-base = in der eigenen Basis
loot-will = Was geplündert wird
loot-before = was den Wurf verändert
loot-hint = Stufen verlieren zuerst Söldner, dann Miliz, dann Veteranen; eine aufgelöste Einheit verlässt das Spiel.
loot-no-modifier = nichts verändert den Wurf
loot-modifier-pillaged = schon verwüstet
loot-modifier-many-units = { $many } Einheiten oder mehr
loot-modifier-besieged = belagert
loot-modifier-mercenaries = vor allem Söldner
loot-modifier-veterans = vor allem Veteranen
loot-modifier-dynamic = ein herausragender Anführer
loot-nothing = nichts
loot-as-paid = wie bezahlt: nichts geschieht
loot-pillage = Verwüstung +{ $levels }
loot-steps = { $steps ->
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
}
loot-lost = geschwächt: { $units }
loot-gone = für immer verloren: { $units }
ledger-title = Das Ende des Zuges
ledger-of = Ende von Zug { $turn }
ledger-aid = Hilfsgelder
ledger-pay = Sold
ledger-no-pay = noch niemand ist bezahlt
ledger-loot = Plünderung
ledger-no-loot = niemand hat geplündert
ledger-sieges = Belagerungen und Aufstände
ledger-no-sieges = um keine Belagerung und keinen Aufstand wurde gewürfelt
ledger-dutch = Niederländischer Krieg und Frieden
ledger-total = Siegpunkte
ledger-no-moves = nichts hat den Stand verändert; er bleibt bei { $vp }
ledger-cards = Eine Karte behalten
ledger-step = Schritt für Schritt
ledger-roll = Wurf
ledger-modifier = Zusatz
ledger-result = Ergebnis
ledger-at-start = Zu Beginn von Zug { $turn }
ledger-now = Nach Zug { $turn }
prompt-turn-over = <b>Zug { $turn } ist vorbei.</b> Es steht bei { $vp } Siegpunkten.
prompt-turn-over-note = Noch hat niemand gewonnen. Sieh die Abrechnung an; der nächste Zug wartet.
prompt-pay = <b>Sold für das Heer.</b> Angekreuzt ist alles, was bezahlt werden kann.
sieges-roll-all = Für alle würfeln
sieges-roll = { $sieges ->
    [0] Für keine würfeln
    [one] Für { $sieges } Belagerung würfeln
   *[other] Für { $sieges } Belagerungen würfeln
}
keep-none = Keine behalten
peace-title = Friedensverhandlungen
peace-offer-note = Das Angebot kostet deine Runde, ob angenommen oder nicht. Vor dem roten Knopf wird nichts gesendet.
peace-answer-note = Die andere Seite bietet bei { $vp } Frieden an.
peace-back = Zurück zur Hand
peace-who = Seite
peace-offers-when = darf anbieten bei
peace-must-when = muss annehmen bei
peace-at = bei { $vp }
peace-low-high = { $low } oder weniger, { $high } oder mehr
peace-must-from = { $vp } oder mehr
peace-must-to = { $vp } oder weniger
peace-may = darf anbieten
peace-must = muss annehmen
peace-table = Die Tabelle
peace-die = ein Würfel, 0 bis 9; { $by } wegen der Kurfürsten
peace-from = { $vp }+
peace-now = jetzt
peace-means = Was jedes bedeuten würde
peace-pmv-means = der Krieg endet.
peace-cmv-means = der Krieg endet.
peace-truce-means = der Zug endet sofort, ohne Sold und Plünderung; alle Belagerungen enden, und die nächste Erholung wird nicht halbiert.
peace-bw-means = jede Seite nennt ein Gebiet oder zwei freie Städte, die die andere verlassen muss; wer höher würfelt, beginnt.
peace-pw-means = die katholische Seite nennt ein Gebiet oder zwei freie Städte, die die protestantische verlässt; die Kontrolle bleibt.
peace-cw-means = die protestantische Seite nennt ein Gebiet oder zwei freie Städte, die die katholische verlässt; die Kontrolle bleibt.
sure-known = von einer Quelle genannt
sure-known-about = Eine Quelle nennt diesen Wert.
sure-inferred-about = Dieser Wert ist aus dem abgeleitet, was Quellen nennen.
sure-reconstructed-about = Keine gefundene Quelle nennt diesen Wert: Er ist rekonstruiert, damit gespielt werden kann.
note-title = Woher dieser Wert kommt
note-says = Die Anmerkung in den Daten:
note-owner = Wer das Spiel besitzt, kann für eigene Tische den gedruckten Wert einsetzen.

## Das Ende und die Wiedergabe

end-about = { $won ->
    [yes] { $who } hat gewonnen; der Siegpunktstand ist { $vp }.
   *[no] Niemand hat gewonnen; der Siegpunktstand ist { $vp }.
}
end-turning = Was den Krieg wendete
curve-vp = Siegpunkte
curve-vp-said = Der Siegpunktstand, von { $first } bis { $last }
curve-vp-protestant = Protestantischer Sieg am Ende: { $points } oder weniger
curve-vp-catholic = Katholischer Sieg am Ende: { $points } oder mehr
curve-areas = Gebiete
curve-cities = Städte
curve-factors = Kampfwerte
replay-open = Beide Hände offen

## Was einer Seite seit ihrer letzten Antwort geschah

since-battles-fought = Schlachten: { $victories } gewonnen, { $defeats } verloren.
since-cities-fallen = Vom Gegner genommen: { $cities }.
since-cities-taken = Von dir genommen: { $cities }.
since-revolts-risen = Durch Aufstände verloren: { $cities }.
since-areas-fallen = An den Gegner gefallene Gebiete: { $areas }.
since-areas-taken = Gewonnene Gebiete: { $areas }.
since-losses-taken = Verlorene Stufen: { $steps } eigene, { $against } des Gegners.
since-leaders-gone = Für den Krieg verlorene Anführer: { $leaders }.
since-pay-given = Sold: { $paid } Hilfspunkte gezahlt; unbezahlte Einheiten: { $unpaid }.
since-total-shifted = Der SP-Stand ging von { $before } auf { $vp }.

## Das Bild dessen, was erzählt wird

marched-far = { $seat } zieht { FROM($origin) } über { $cities } { INTO($place) }.
told-sum = { $modifier } ergibt { $sum }
told-column = Feuerspalte ab Stärke { $column }
changes-near = Stärke des Gegners: { $place }
changes-to = { $was } auf { $is }
changes-line = Verbindungslinie: { $place }
changes-open = wieder frei
changes-cut = unterbrochen
changes-card = Ereignis { $card }
changes-possible = jetzt möglich
changes-closed = nicht mehr möglich
chronicle-period = Dieser Zug
