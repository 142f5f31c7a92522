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
pay-nobody = niemandem
pay-cut = niemandem: Linie unterbrochen bei { $places }

## Das Ende und die Wiedergabe

end-about = { $won ->
    [yes] { $who } hat gewonnen; der Siegpunktstand ist { $vp }.
   *[no] Niemand hat gewonnen; der Siegpunktstand ist { $vp }.
}
end-turning = Was den Krieg wendete
curve-vp = Siegpunkte
curve-vp-said = Der Siegpunktstand, von { $first } bis { $last }
curve-areas = Gebiete
curve-cities = Städte
curve-factors = Kampfwerte
replay-open = Beide Hände offen

## Was einer Seite seit ihrer letzten Antwort geschah

since-battles-fought = Schlachten: { $victories } gewonnen, { $defeats } verloren.
since-cities-fallen = Vom Gegner genommen: { $cities }.
since-cities-taken = Von Ihnen genommen: { $cities }.
since-revolts-risen = Durch Aufstände verloren: { $cities }.
since-areas-fallen = An den Gegner gefallene Gebiete: { $areas }.
since-areas-taken = Gewonnene Gebiete: { $areas }.
since-losses-taken = Verlorene Stufen: { $steps } eigene, { $against } des Gegners.
since-leaders-gone = Für den Krieg verlorene Anführer: { $leaders }.
since-pay-given = Sold: { $paid } Hilfspunkte gezahlt; unbezahlte Einheiten: { $unpaid }.
since-total-shifted = Der SP-Stand ging von { $before } auf { $vp }.
