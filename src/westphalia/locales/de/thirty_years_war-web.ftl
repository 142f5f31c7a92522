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
rule-of-cards = Karten ({ $letter })
roll-table-crt = Gefechtstabelle
roll-table-loot = Plünderungstabelle
roll-table-peace = Friedenstabelle
roll-table-recruit = Rekrutierungstabelle
roll-table-siege = Belagerungstabelle

## Die Landkarte

map-label = Karte des Reiches und seiner Nachbarn
map-find = Stadt suchen
map-lens = Ansicht der Karte
map-lens-control = Kontrolle
map-lens-supply = Verbindungslinien
map-lens-pillage = Verwüstung
map-fortress = Festung { $strength }
map-uncontrolled = von niemandem kontrolliert
map-nobody = niemand
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
map-line-cut = Linie unterbrochen: { $why }
map-cuts-line = unterbricht die Linie von { $place }: { $why }
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
track-vp-said = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}; die protestantische Seite braucht { $protestant } oder weniger, die katholische { $catholic } oder mehr
track-dutch-war = Niederlande
track-dutch-aid = Hilfe { $aid }
track-response = eine Antwort ist fällig
track-influence = Wallenstein
track-influence-said = Einfluss { $box } von { $end }
track-electors = Kurfürsten
track-electors-count = { $one } zu { $other }
side-hand = Hand
side-areas = Ge­biete
side-cities = Städte
side-factors = Kampf­wert
side-aid = Hilfs­gelder

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
areas-unsure = { $numbers ->
    [one] { $numbers } dieser Zahlen nennt keine Quelle. Das Zeichen öffnet die Anmerkung.
   *[other] { $numbers } dieser Zahlen nennt keine Quelle. Das Zeichen öffnet die Anmerkung.
}
cards-title = Beide Kartenstapel
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
cards-groups = Im Spiel: { $groups }.
deck-hand = Auf der Hand
deck-not-in-play = Noch nicht oder in diesem Szenario nicht im Spiel
deck-all = Alle Karten
deck-none = Keine.
deck-none-played = Noch wurde nichts gespielt.
decks-open = Beide Kartenstapel
decks-title = Karten: was gespielt wurde, was fort ist, was noch kommen kann
decks-order = Reihenfolge
decks-by-place = Nach Ort
decks-by-number = Nach Nummer
decks-by-kind = Nach Art
decks-pick = Ein Klick öffnet hier eine Karte.
decks-holds = Chance, dass { $name } sie hält
decks-one-card = eine bestimmte ungesehene Karte
decks-one-of = mindestens eine: { $kind }
decks-open-facts = Nur aus offenen Tatsachen berechnet: gespielte und entfernte Karten und die Größe der Hand.
card-field = Feld
card-field-title = Titel
card-field-group = Satz
card-field-event = Ereignis
card-field-value = Wert
card-field-aid = Hilfsgelder
card-field-marker = Nach dem Ereignis
card-in-play = Im Spiel
card-where-from = Woher
card-returns = kommt mit dem nächsten Mischen wieder
card-no-list = Es gibt keine öffentliche Kartenliste; ein Zeichen öffnet die Anmerkung.

## Was das Ereignis einer Karte bewirkt, auf ihrer Vorderseite: wenige Worte, das Ganze steht daneben.

brief-passes-open = Wieder Hilfsgelder aus Spanien
brief-spinola-besieges = Nieder­ländi­scher Krieg +{ $amount }, mit Spinola
brief-imperial-leaders = Kaiserliche Anführer kommen
brief-bavarian-leaders = Bayerische Anführer kommen
brief-mutiny = Gegner in einer Stadt plündern sofort
brief-revolt-in-germany = Aufstand in einer protestan­tischen Stadt
brief-plague = Verwüstet { $amount } Städte eines Gebiets
brief-recovery = Entfernt { $amount } Grade Verwüstung
brief-fog = Vertei­digung: Angreifer feuert schwächer
brief-flank = Mit zwei Anführern: +{ $amount } auf deinen Wurf
brief-rivalry = Gegen zwei Anführer: −{ $amount } auf deren Wurf
brief-cavalry = Mit Anführer: Du feuerst stärker
brief-surprise = Angriff: Gegner ohne Zahl und Karten
brief-unreliable = −{ $amount } auf den Wurf von Söldnern, Miliz
brief-passes-closed = Keine Hilfsgelder aus Spanien mehr
brief-dutch-war = Nieder­ländi­scher Krieg −{ $amount }
brief-no-pay = Dieser Zug: kein Sold in Österreich
card-c1-brief = { brief-passes-open }
card-c2-brief = Die englische Einheit geht heim
card-c3-brief = { brief-spinola-besieges }
card-c4-brief = { brief-spinola-besieges }
card-c5-brief = England gibt { $amount } HP weniger
card-c6-brief = Ab { $least } SP: +{ $vp } SP
card-c7-brief = Beide kommen; sein Einfluss zählt
card-c8-brief = { brief-imperial-leaders }
card-c9-brief = Kommt mit einer spanischen Einheit
card-c10-brief = { brief-bavarian-leaders }
card-c11-brief = Spinola und 3 Einheiten gegen die Holländer
card-c12-brief = Seine Kurwürde geht an Bayern
card-c13-brief = Anhalt verlässt das Spiel
card-c14-brief = { brief-mutiny }
card-c15-brief = { brief-bavarian-leaders }
card-c16-brief = Spanien gibt { $amount } HP mehr
card-c17-brief = Sachsen wird katholisch
card-c18-brief = Nieder­ländi­scher Krieg +{ $amount }
card-c19-brief = Kaiserliche und Bayern in einem Stapel
card-c20-brief = { brief-revolt-in-germany }
card-c21-brief = Dänen gehen fort, oder Schweden heim
card-c22-brief = { $amount } HP je Kurfürst, +{ $vp } SP
card-c23-brief = Eine spanische Armee kommt nach Tirol
card-c24-brief = { brief-plague }
card-c25-brief = { brief-plague }
card-c26-brief = { brief-plague }
card-c27-brief = { brief-plague }
card-c28-brief = { brief-recovery }
card-c29-brief = { brief-recovery }
card-c30-brief = { brief-imperial-leaders }
card-c31-brief = { brief-fog }
card-c32-brief = { brief-flank }
card-c33-brief = Mit Kaiser­lichen: +{ $amount } auf deinen Wurf
card-c34-brief = { brief-rivalry }
card-c35-brief = Mit 2 spanischen Einheiten: stärker
card-c36-brief = Franzö­sische Hilfsgelder halbiert
card-c37-brief = { brief-revolt-in-germany }
card-c38-brief = { brief-passes-open }
card-c39-brief = Aufstand in einer Stadt Frankreichs
card-c40-brief = Englische Hilfsgelder enden
card-c41-brief = { brief-mutiny }
card-c42-brief = Kein Geld aus Frankreich, dann { $amount } weniger
card-c43-brief = Franzosen nur mit Wert 3
card-c44-brief = Der Papst gibt wieder Hilfsgelder
card-c45-brief = Feria kommt zu den Spaniern
card-c46-brief = { brief-bavarian-leaders }
card-c47-brief = { brief-cavalry }
card-c48-brief = { brief-surprise }
card-c49-brief = { brief-unreliable }
card-c50-brief = Bayern verteidigen: Gegner schwächer
card-c51-brief = { brief-plague }
card-c52-brief = { brief-recovery }
card-c53-brief = { brief-recovery }
card-c54-brief = Franzosen und Schweden nicht im Stapel
card-c55-brief = { brief-plague }
card-p1-brief = { brief-passes-closed }
card-p2-brief = Beendet den Aufstand der Hugenotten
card-p3-brief = Braun­schweig wird deins, mit Einheiten
card-p4-brief = Baden wird deins, mit Einheiten
card-p5-brief = Dieser Zug: nichts vom Papst
card-p6-brief = Die englische Einheit kommt
card-p7-brief = Dänemark kommt mit fünf Einheiten
card-p8-brief = { brief-no-pay }
card-p9-brief = Frankreich gibt nun Hilfsgelder
card-p10-brief = { $amount } HP aus Schweden
card-p11-brief = Dieser Zug: Neutrales bleibt verschont
card-p12-brief = { brief-surprise }
card-p13-brief = { brief-rivalry }
card-p14-brief = Aufstand in Österreich
card-p15-brief = Päpstliche Hilfsgelder enden
card-p16-brief = { brief-mutiny }
card-p17-brief = Frankreich kommt mit Turenne
card-p18-brief = Gustav Adolf landet mit einer Armee
card-p19-brief = { $amount } HP aus Savoyen
card-p20-brief = Wieder volle Hilfe aus England
card-p21-brief = { brief-no-pay }
card-p22-brief = Magdeburg katholisch: −{ $vp } SP
card-p23-brief = −{ $vp } SP, { $amount } Anführer rekrutieren
card-p24-brief = Spanien gibt { $amount } HP weniger
card-p25-brief = { brief-dutch-war }
card-p26-brief = { brief-dutch-war }
card-p27-brief = { brief-dutch-war }
card-p28-brief = Hessen wird deins, mit Einheiten
card-p29-brief = Braun­schweig wird deins, mit Einheiten
card-p30-brief = { brief-fog }
card-p31-brief = Schweden im Angriff: viel stärker
card-p32-brief = { brief-flank }
card-p33-brief = { brief-cavalry }
card-p34-brief = Mit Schweden: +{ $amount } auf deinen Wurf
card-p35-brief = Sachsen wird protestan­tisch
card-p36-brief = { brief-plague }
card-p37-brief = { brief-plague }
card-p38-brief = Franzosen und Schweden wieder vereint
card-p39-brief = { brief-passes-closed }
card-p40-brief = Aufstand in Bayern
card-p41-brief = { brief-mutiny }
card-p42-brief = Spanien gibt { $amount } HP weniger
card-p43-brief = { brief-dutch-war }
card-p44-brief = Torstensson kommt mit Schweden
card-p45-brief = Zwei schwedische Anführer kommen
card-p46-brief = Drei franzö­sische Anführer kommen
card-p47-brief = Franzosen im Angriff: stärker
card-p48-brief = { brief-unreliable }
card-p49-brief = Gegnerische Gefechts­zahl hilft nicht
card-p50-brief = Franzosen ziehen { $amount } Punkte weiter
card-p51-brief = { brief-plague }
card-p52-brief = { brief-plague }
card-p53-brief = { brief-recovery }
card-p54-brief = { brief-recovery }
card-p55-brief = { brief-recovery }

## Die Hand und die Kartenrunde

hand-title = Hand
hand-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
# Long words of card titles, with the places at which a narrow card may part them.
hand-breaks = Bauern­aufstand Befehls­haber Braun­schweig Feld­befesti­gungen Flanken­manöver Herzogen­busch Interessen­konflikt Kardinal­infant Kurfürsten­tag Nieder­länder Reiter­attacke Restitutions­edikt Schiff­brücke Silber­flotte Unzuver­lässige zurück­berufen Über­raschungs­angriff
hand-empty = Keine Karten auf der Hand.
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
round-choose-card = Nimm eine Karte auf, um zu sehen, was sie jetzt bewirkt. Anführer, die sie aktivieren kann, sind dann auf der Karte markiert.
round-more = Schwedische Basis verlegen
round-activate = aktiviere { $leaders }
round-free = freie Aktion
round-let-pass = Verstreichen lassen
round-peace = Frieden anbieten

## Der Marsch

march-choose-goal = Klick auf der Karte oder hier; die Zahl sind die bis dahin ausgegebenen Punkte
march-no-goal = Weiter kommt der Stapel nicht.
march-go = Marsch nach { $place }
march-attack = Marsch nach { $place } und Angriff
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
ends-overrun = Überrennen
ends-fortress = Festung
ends-enemy = Offene feindliche Stadt
ends-neutral = Neutrales Gebiet
ends-free = Niemandes Stadt
ends-box = Neben der Karte
ends-own = Eigene Stadt
goal-overrun = überrennen und weiter
goal-odds = siegt zu { $share }
goal-siege = Belagerungsstärke { $level }, dein Kampfwert { $factors }
ends-not-stay = der Stapel kann dort nicht enden

## Schlacht, Belagerung, Rekruten

odds-said = { $attacker } siegt zu { $wins }, { $defender } zu { $loses }
odds-wins = { $seat } gewinnt zu { $share }
odds-losses = Zu erwartende Verluste in Verlustwerten: Angriff { $attacker }, Verteidigung { $defender }.
recruit-chance = { $steps ->
    [one] { $steps } Stufe { $share }
   *[other] { $steps } Stufen { $share }
}

## Sold

pay-suffices = { $needs ->
    [one] Alle Ansprüche zusammen: { $needs } Punkt. In der Kasse: { $purse }.
   *[other] Alle Ansprüche zusammen: { $needs } Punkte. In der Kasse: { $purse }.
}
pay-short = { $needs ->
    [one] Alle Ansprüche zusammen: { $needs } Punkt; das reicht nicht für alle. In der Kasse: { $purse }.
   *[other] Alle Ansprüche zusammen: { $needs } Punkte; das reicht nicht für alle. In der Kasse: { $purse }.
}
pay-stack = Stadt
pay-units = Einheiten
pay-cost = Punkte
pay-from = Bezahlt von
pay-each = { $units ->
    [one] { $points }
   *[other] je { $points }
}
pay-at-home = dem Land
order-when = Änderungen gelten ab dem nächsten Kartenziehen, damit sie nicht auf die jetzige Hand antworten.
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
line-long = { $base }, über { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}
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
ledger-aid = Hilfsgelder:
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
ledger-now = Jetzt, in Zug { $turn }
ledger-after = Nach Zug { $turn }
ledger-at-start = Zu Beginn von Zug { $turn }
prompt-turn-over = <b>Zug { $turn } ist vorbei.</b> Es steht bei { $vp } Siegpunkten.
prompt-turn-over-note = Noch hat niemand gewonnen. Sieh die Abrechnung an; der nächste Zug wartet.
prompt-no-cards = <b>Runde { $round }, keine Karten mehr:</b> Nimm eine freie Aktion.
prompt-no-cards-note = Eine Einheit oder ein einzelner Anführer darf ziehen, oder die Runde verstreicht.
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
peace-never = nie in diesem Szenario
peace-must-from = { $vp } oder mehr
peace-must-to = { $vp } oder weniger
peace-may = darf anbieten
peace-free = kann ablehnen
peace-may-not = darf nicht anbieten
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
ledger-early = Endet ein Zug bei { $low } oder weniger oder bei { $high } oder mehr, endet der Krieg.
ledger-if-over = Wäre er jetzt vorbei: { $result }.
ledger-may-offer = Frieden anbieten darf bei diesem Stand: { $names }.
ledger-no-offer = Niemand darf jetzt Frieden anbieten.
lens-none = Keine Einheit braucht eine Linie: Alle werden vor Ort bezahlt.

## Das Ende und die Wiedergabe

end-heading = Westfälischer Friede
level-protestant-major = protestan­tisch, groß
level-protestant = protestan­tischer Sieg
level-draw = unent­schieden
level-catholic = katho­lischer Sieg
level-catholic-major = katho­lisch, groß
end-great = Große Ereignisse
end-points = Punkte
end-decided = Was entschied: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}
end-needs-protestant = Protestantisch: { $vp } oder weniger
end-needs-catholic = Katholisch: { $vp } oder mehr, und was das Szenario sonst verlangt
end-met = erfüllt
end-not-met = nicht erfüllt
end-numbers = Am Ende
end-deeds = Schlachten des Krieges
deeds-battles = Gewonnene Schlachten
deeds-overruns = Überrannte Gegner
deeds-fortresses = Genommene Festungen
deeds-armies = Verlorene Armeen
deeds-steps = In Schlachten verlorene Stufen
end-curves = Gebiete, Städte und Kampfwerte im Lauf des Krieges
curve-vp-note = die Summe der katholischen Seite, Zug um Zug
end-about = { $won ->
    [yes] { $who } hat gewonnen; der Siegpunktstand ist { $vp }.
   *[no] Niemand hat gewonnen; der Siegpunktstand ist { $vp }.
}
curve-vp = Siegpunkte
curve-vp-said = Der Siegpunktstand, von { $first } bis { $last }
curve-vp-protestant = Protestantischer Sieg am Ende: { $points } oder weniger
curve-vp-catholic = Katholischer Sieg am Ende: { $points } oder mehr
curve-areas = Gebiete
curve-cities = Städte
curve-factors = Kampfwerte
replay-open = Beide Hände offen

## Schlacht

battle-of = Die Schlacht bei { $place }
battle-attacks-from = greift von { $place } an
battle-sallies = macht einen Ausfall aus { $place }
battle-stands-at = steht vor { $place }
battle-column = Spalte <b>{ $column }</b>
battle-rating = Gefecht { $by }
battle-shift = Spalte { $by }
battle-step-stand = Standhalten
battle-step-cards = Karten des Angreifers
battle-step-answer = Antwort
battle-step-roll = Würfe
battle-step-losses = Verluste
battle-step-retreat = Rückzug
battle-odds = Aussichten
battle-as-it-stands = wie es steht
battle-with-cards = { $cards ->
    [one] mit deiner Karte
   *[other] mit deinen Karten
}
battle-your-cards = Deine Gefechtskarten
battle-your-answer = Deine Antwort
battle-cards-closed = { $cards ->
    [one] Eine Karte ist hier nicht verwendbar
   *[other] { $cards } Karten sind hier nicht verwendbar
}
battle-cards-most = höchstens zwei, offen und zusammen gelegt
battle-cards-sealed = höchstens zwei, versiegelt, bis der Verteidiger standhält
battle-own-roll = du { $by }
battle-his-roll = Gegner { $by }
battle-then-wins = du gewinnst zu { $share }
battle-you-win-share = du gewinnst zu { $share }
battle-if-he-answers = Antwortet der Gegner mit
battle-no-answer = keiner Karte
battle-you-win = du gewinnst
battle-he-loses = Gegner verliert
battle-you-lose = du verlierst
battle-losses-expected = { $losses }
battle-deck-knowledge = Unter den { $unseen } ungesehenen Karten des Gegners sind { $combat } Gefechtskarten. { $usable ->
    [0] Keine wäre hier zu gebrauchen.
    [one] Eine wäre hier zu gebrauchen; bei { $hand } Karten auf der Hand ist sie zu { $share } dabei.
   *[other] { $usable } wären hier zu gebrauchen; bei { $hand } Karten auf der Hand ist zu { $share } wenigstens eine davon dabei.
}
battle-while-you-wait = Während du wartest
battle-asked-always = Der Gegner wird in jeder Schlacht gefragt, ob er eine passende Karte hat oder nicht. Die Pause verrät nichts.
battle-table = Gefechtstabelle: Verlustsumme nach Spalte und verändertem Wurf
battle-table-column = Spalte
battle-leaders = Anführer
battle-leaders-first = Protestanten zuerst
battle-leader-falls = { $loss ->
    [9] fällt bei 9
    [10] kann nicht fallen
   *[other] fällt bei { $loss } bis 9
}
battle-leader-safe = für ihn wird nicht gewürfelt
battle-leader-lives = lebt
battle-leader-fell = fällt
attack-prompt = <b>Angriff bei { $place }?</b> <em>Danach gibt es kein Zurück.</em>
attack-sub = Danach ist { $seat } gefragt.
attack-now = Angreifen
attack-landing = Die Armee kommt über See: Wird sie geschlagen, führt kein Weg zurück, und sie ist verloren.
attack-hold-back = Einheiten zurückhalten oder belagerte herauskommen lassen
cards-prompt = <b>{ $place }, deine Gefechtskarten:</b> { $cards ->
    [0] keine
   *[other] { $cards }
} gewählt. <em>Gelegt ist gelegt.</em>
cards-prompt-seal = <b>{ $place }, deine Gefechtskarten:</b> { $cards ->
    [0] keine
   *[other] { $cards }
} gewählt. <em>Sie werden mit dem Angriff versiegelt.</em>
cards-prompt-answer = <b>{ $place }: Antworte mit Gefechtskarten</b> oder passe. { $cards ->
    [0] { "" }
    [one] <em>Eine gewählt.</em>
   *[other] <em>{ $cards } gewählt.</em>
}
cards-sub = { $seat } darf mit bis zu zwei Karten antworten; dann wird gewürfelt.
cards-sub-answer = { $cards ->
    [0] { $seat } hat keine Karte gelegt.
    [one] { $seat } hat eine Karte gelegt.
   *[other] { $seat } hat { $cards } Karten gelegt.
} Dann wird gewürfelt.
cards-lay = { $cards ->
    [one] Eine Karte legen
   *[other] { $cards } Karten legen
}
cards-lay-and-roll = { $cards ->
    [one] Eine Karte legen und würfeln
   *[other] { $cards } Karten legen und würfeln
}
cards-seal = { $cards ->
    [one] Eine Karte versiegeln
   *[other] { $cards } Karten versiegeln
}
cards-none = Keine Karte
cards-pass = Passen
losses-numbers = <b>{ $own } zu { $theirs }.</b>
losses-prompt = Deine Verluste: { $known ->
    [yes] { $left ->
        [0] <em>die Summe ist erreicht.</em>
       *[other] <em>noch { $left }.</em>
    }
   *[no] …
}
losses-sub = Wähle Spielsteine; offen sind nur Stufen, mit denen die Summe noch genau erreicht werden kann.
losses-yours = Deine Verluste
losses-exactly = genau { $number }
losses-of = von { $number }, noch { $left }
losses-how = Ein Klick auf einen Spielstein nimmt eine Stufe, der nächste die zweite, der dritte nimmt beide zurück.
losses-leave = { $factors ->
    [one] So bleibt { $factors } Kampfwert.
   *[other] So bleiben { $factors } Kampfwerte.
}
losses-ways = Gute Wege
losses-left = Stärke danach
losses-suggest = Vorschlagen
losses-take = Verluste nehmen
losses-prepare = Meine Verluste vorbereiten
losses-prepare-about = Du kannst deine Verluste schon festlegen: Sie gelten nur, wenn die Zahl genau passt; sonst wirst du gefragt.
losses-give = { $unit }: eine Stufe verlieren
losses-back = { $unit }: zurücknehmen
losses-closed = { $unit }: diese Stufe verfehlt die Summe
losses-handed-in = Deine Verluste sind abgegeben. Sie werden gezeigt, wenn beide Seiten fertig sind.
retreat-where = Wohin der Rückzug geht
retreat-one-city = ein Ort für alle
retreat-prompt = <b>Bei { $place } geschlagen.</b> Wohin zieht sich { $leader } zurück?
retreat-sub = Eigene Städte gehen vor; gibt es keine, darf eine leere feindliche genommen werden.
retreat-to = Rückzug nach { $place }
retreat-go = Rückzug nach { $place }
retreat-go-inside = In die Festung { $place }
retreat-choose = Wähle eine Stadt
retreat-later = Nach den Verlusten des Gegners
retreat-inside = In die Festung { $place }
retreat-inside-about = kann belagert werden; Einheiten darin bekommen dann keinen Sold
retreat-of = unter Kontrolle von { $seat }
retreat-nobodys = von niemandem kontrolliert
retreat-gains = wird deine
retreat-violates = verletzt die Neutralität
retreat-line = Verbindungslinie nach { $place }
retreat-no-line = Verbindungslinie nach { $place } unterbrochen
retreat-no-line-inside = belagert ohne Verbindungslinie
retreat-no-base = keine Nachschubbasis
stand-commander = Befehlshaber
stand-title = Standhalten oder ausweichen
stand-outside = Standhalten
stand-outside-about = Eine Schlacht vor den Mauern; dann dürfen beide Gefechtskarten legen.
stand-outside-overrun = Sie können überrannt werden: Alle gehen ohne Wurf verloren.
stand-outside-leaders = Anführer ohne Einheiten gehen verloren, wo Einheiten hinkommen.
stand-inside = In die Festung ausweichen
stand-inside-about = { $factors ->
    [one] Keine Schlacht. Belagerungsstärke { $level }, davor { $factors } Kampfwert.
   *[other] Keine Schlacht. Belagerungsstärke { $level }, davor { $factors } Kampfwerte.
}
stand-besieged = kann belagert werden
stand-masked = kann nur eingeschlossen werden
overrun-title = Sie überrennen?
overrun-do = Überrennen
overrun-about = Alle gehen ohne Wurf verloren, und der Marsch geht weiter.
overrun-cost = ein Punkt
overrun-fight = Eine Schlacht schlagen
overrun-fight-about = Der Marsch endet hier.
odds-ties = Gleiche Verlustsummen ({ $share }) entscheiden für { $seat }.

## Das Ergebnis einer Schlacht

result-title = { $place }: wie die Schlacht ausging
result-put-away = Weglegen
result-causes = { $losses ->
    [one] bewirkt { $losses } Verlust
   *[other] bewirkt { $losses } Verluste
}
result-cards = Mit { $cards }
result-lost = { $count ->
    [one] Eine Stufe verloren: { $units }
   *[other] { $count } Stufen verloren: { $units }
}
result-lost-none = Keine Stufe verloren
result-more = Was gewürfelt und verloren wurde
result-table = Die Würfe auf der Gefechtstabelle

## Belagerung

siege-of = Die Belagerung von { $place }
siege-step-lay = Belagern
siege-step-assault = Sturm
siege-step-end = Ende des Zuges
siege-besiegers = Belagerer
siege-at-least = mindestens
siege-level-title = Belagerungs­stärke
siege-level-sum = Festung { $strength } + Einheiten darin { $inside }
siege-may-sally = mit einem Anführer darin ist ein Ausfall möglich
siege-no-sally = ohne Anführer darin kein Ausfall
siege-empty = niemand darin
siege-chances = Aussichten, Wurf für Wurf
siege-die-needs = ab { $success } fällt sie; bei 9 immer, bei 0 nie
siege-roll = Wurf
siege-marker = Marker
siege-walls = Mauern
siege-spinola = Spinola { $by }
siege-sum = Summe
siege-die = Würfel
siege-falls-now = fällt
siege-by-then = bis dahin
siege-now = Jetzt, in dieser Aktivierung
siege-now-end = Jetzt
siege-when-active = Zug { $turn }, erste Aktivierung
siege-when-end = Ende von Zug { $turn }, ohne Karte
siege-faces-about = Eine gewürfelte 0 kostet die Belagerer eine Stufe. Ein Fehlschlag erhöht den Marker, bis höchstens +3.
siege-assault = Sturm: einmal würfeln
siege-assault-about = Fällt sie, sind alle darin verloren.
siege-keep = Belagerung halten, kein Wurf
siege-keep-about = Der Marker bleibt, wie er ist.
siege-lay = Belagern
siege-lay-about = Ein Belagerungsmarker bei { $place }; in dieser Runde wird nicht gewürfelt.
siege-leave = Nicht belagern
siege-leave-about = Die Armee steht davor und schließt die Festung ein.
siege-roll-for = Für { $place } würfeln
siege-share = fällt zu { $share }
siege-shares = nächster Wurf { $first }; { $share } bis zum Ende von Zug { $turn }
siege-relief = Wer sie entsetzen könnte
siege-relief-by = Armee
siege-relief-from = von
siege-relief-wins = gewinnt
siege-army = { $leader }, { $factors }
siege-no-relief = Keine feindliche Armee kommt in einer Aktivierung hin.
siege-may-relieve = { $leader } könnte sie entsetzen und gewinnt zu { $share }
siege-march-on = Wenn sie weiterziehen
siege-stay = { $level ->
    [one] mindestens { $level } Kampfwert bleibt
   *[other] mindestens { $level } Kampfwerte bleiben
}
siege-stay-then = die Belagerung bleibt
siege-mask = weniger bleiben
siege-mask-then = eingeschlossen, der Marker geht
siege-nobody = niemand bleibt
siege-nobody-then = die Belagerung ist aufgehoben
siege-others = Andere Belagerungen und Einschließungen

## Eine Runde vorbereiten: Karten, Armee, Weg, Rekruten, Ankunft

step-card = Karte
step-use = Verwendung
step-do = Ausführen
step-leader = Anführer
step-goal = Ziel
step-check = Prüfen
step-place = Ort
step-follows = Was folgt
hand-keys = Karte wählen
hand-put-down = weglegen
card-once = nur einmal
use-in-battle = Gefecht
use-once = 1×
use-act-title = Mit einem Anführer ziehen, kämpfen oder belagern
use-recruit-title = Rekrutieren
use-aid-title = Hilfsgelder: { $sum ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
}
use-event-title = Das Ereignis
other-use-free-action = FREI
other-use-offer-peace = FRIEDEN
other-use-move-base = BASIS
other-use-dutch-war = NIEDERLANDE
other-use-campaign = FELDZUG
other-use-plot = KOMPLOTT
other-use-pass = PASSEN
round-uses = Was jede Verwendung jetzt bewirken würde:
round-leader = { $place }, { $factors ->
    [0] ohne Einheiten
   *[other] Stärke { $factors }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
round-recruiters = { $leaders }: { $steps } Stufen je Versuch
round-more-closed = { $count ->
    [one] { $count } weiterer, der nicht kann
   *[other] { $count } weitere, die nicht können
}
round-free-about = Eine Einheit oder ein Anführer bewegt sich; kein Gefecht, keine Rekrutierung, keine Belagerung.
round-peace-about = Die andere Seite nimmt an oder lehnt ab; es kostet diese Runde.
force-title = Wer mitzieht
force-from = aus { $place }
force-commands = befiehlt
force-stays = bleibt
force-about = { $capacity ->
    [one] { $count } von { $capacity } Einheit, die geführt werden kann, Stärke { $factors }.
   *[other] { $count } von { $capacity } Einheiten, die geführt werden können, Stärke { $factors }.
}
force-how = Ein Klick auf einen Anführer oder Spielstein lässt ihn zurück oder nimmt ihn mit.
force-leave-one = Zurücklassen: { $unit }
force-take-one = Mitnehmen: { $unit }
route-title = Weg
route-slowest = { $points ->
    [one] { $points } Punkt, so viel wie die langsamste
   *[other] { $points } Punkte, die der langsamsten
}
route-spent = { $spent } von { $all } Punkten ausgegeben
route-forage = Verwüstung { $chosen } von { $needs }
route-forage-about = { $needs ->
    [one] Die Einheiten auf dem Marsch müssen eine Stufe in den betretenen Städten verwüsten.
   *[other] Die Einheiten auf dem Marsch müssen { $needs } Stufen in den betretenen Städten verwüsten.
}
route-forage-less = eine Stufe weniger: { $place }
route-forage-more = eine Stufe mehr: { $place }
route-foe = { $who }, Stärke { $factors }
route-here = In { $place }
route-take-back = zurücknehmen
deeds-drop = Zurücklassen
deeds-leave = Zurücklassen
deeds-pick-up = Aufnehmen
deeds-collect = Aufnehmen
march-of = Marsch: { $leader }
march-of-unit = Marsch einer Einheit
march-encounter = Vor { $place }
march-encounter-about = was die andere Seite tun kann
march-withdraws = Zieht sie sich in die Festung zurück: Belagerungsstärke { $level }, du bringst { $factors }.
march-overrun = Stark genug, um für einen Punkt mehr zu überrennen.
march-violates = Das Betreten verletzt die Neutralität des Gebiets.
march-siege = Belagerung: { $place }
march-assault = Für die Belagerung würfeln
march-halt = In { $place } haltmachen
march-stay = In { $place } bleiben
ends-title = Wo er enden kann
key-along-roads = eine Straße weiter
key-one-back = eine Stadt zurück
do-aid = Das Geld nehmen
do-event = Ausführen
do-offer-peace = Angebot absenden
do-move-base = Basis verlegen
do-other = Ausführen
prepared-march = <b>{ $leader } zieht nach { $goal }:</b> { $via ->
    [yes] über { $places }, { $spent } von { $all } Punkten ausgegeben.
   *[no] { $spent } von { $all } Punkten ausgegeben.
}
prepared-battle = Es folgt eine Schlacht.
prepared-leader = <b>{ $leader }:</b> Wähle das Ziel auf der Karte.
prepared-about = Vor dem roten Knopf ist nichts endgültig.
plan-next = Geplant für deine nächste Runde:
plan-about = Niemand sonst sieht es, und nichts geschieht von selbst. Bist du an der Reihe, genügt ein Klick.
plan-broken = Nicht mehr möglich: { $why }.
plan-away = Weglegen
recruit-title = Rekrutierung
recruit-leader = Anführer
recruit-modifier = Modifikator
recruit-chances = Stufen
recruit-roll = Würfeln für
recruit-kind = Stärke { $full }, geschwächt { $reduced }; { $movement } Bewegungspunkte; { $pay ->
    [one] { $pay } Punkt Sold
   *[other] { $pay } Punkte Sold
}.
recruit-kind-mercenary = Ohne Sold laufen sie als Erste davon.
recruit-kind-militia = Sie kosten wenig, sind aber schwach und langsam.
recruit-how = Ein Knopf würfelt sofort. Eine Stufe ist eine halbe Einheit.
recruit-dynamic = herausragender Anführer +1
recruit-pillaged = verwüstet −1
recruit-room = Platz für { $room }
recruit-used = { $used ->
    [one] ein Versuch verbraucht
   *[other] { $used } Versuche verbraucht
}
recruit-left = { $left ->
    [one] { $left } Spielstein übrig
   *[other] { $left } Spielsteine übrig
}
recruit-here = kann hier rekrutieren
recruit-first-kind = die erste Art rekrutieren
recruit-second-kind = die zweite Art rekrutieren
recruit-steps = { $leader } wirbt { $steps ->
    [one] eine Stufe
   *[other] { $steps } Stufen
} an. Nimm sie
type-veteran = Veteranen
type-mercenary = Söldner
type-militia = Miliz
recover-suggest = Wie vorgeschlagen
pillage-suggest = Wie vorgeschlagen
pillage-suggest-all = Alle meine wie vorgeschlagen
pillage-suggest-about = Vorgeschlagen wird, was den Gegner am meisten kostet: seine reichsten Gebiete und dort seine Basen.
arrive-open = keine Festung
arrive-roads = Straßen nach { $places }
arrive-so-far = Bisher
arrive-who = Wer kommt

## Was einer Seite seit ihrer letzten Antwort geschah

since-battles-fought = Schlachten: { $victories } gewonnen, { $defeats } verloren.
since-cities-fallen = Vom Gegner genommen: { $cities }.
since-cities-taken = Von dir genommen: { $cities }.
since-revolts-risen = Durch Aufstände verloren: { $cities }.
since-areas-fallen = An den Gegner gefallene Gebiete: { $areas }.
since-areas-taken = Gewonnene Gebiete: { $areas }.
since-losses-taken = Verlorene Stufen: { $steps } eigene, { $against } des Gegners.
since-leaders-gone = Für den Krieg verlorene Anführer: { $leaders }.
since-pay-given = { $paid ->
    [one] Sold: { $paid } Hilfspunkt gezahlt; unbezahlte Einheiten: { $unpaid }.
   *[other] Sold: { $paid } Hilfspunkte gezahlt; unbezahlte Einheiten: { $unpaid }.
}
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
