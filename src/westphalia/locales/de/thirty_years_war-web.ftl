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
losses-leave = So bleiben { $factors } Kampfwerte.
losses-ways = Gute Wege
losses-left = Stärke danach
losses-suggest = Vorschlagen
losses-take = Verluste nehmen
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
stand-inside-about = Keine Schlacht. Belagerungsstärke { $level }, davor { $factors } Kampfwerte.
stand-besieged = kann belagert werden
stand-masked = kann nur eingeschlossen werden
overrun-title = Sie überrennen?
overrun-do = Überrennen
overrun-about = Alle gehen ohne Wurf verloren, und der Marsch geht weiter.
overrun-cost = ein Punkt
overrun-fight = Eine Schlacht schlagen
overrun-fight-about = Der Marsch endet hier.
odds-ties = Gleiche Verlustsummen ({ $share }) entscheiden für { $seat }.

## Belagerung

siege-of = Die Belagerung von { $place }
siege-step-lay = Belagern
siege-step-assault = Sturm
siege-step-end = Ende des Zuges
siege-besiegers = Belagerer
siege-at-least = mindestens
siege-level-title = Belagerungsstärke
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
siege-relief = Wer sie entsetzen könnte
siege-relief-by = Armee
siege-relief-from = von
siege-relief-wins = gewinnt
siege-army = { $leader }, { $factors }
siege-no-relief = Keine feindliche Armee kommt in einer Aktivierung hin.
siege-may-relieve = { $leader } könnte sie entsetzen und gewinnt zu { $share }
siege-march-on = Wenn sie weiterziehen
siege-stay = mindestens { $level } Kampfwerte bleiben
siege-stay-then = die Belagerung bleibt
siege-mask = weniger bleiben
siege-mask-then = eingeschlossen, der Marker geht
siege-nobody = niemand bleibt
siege-nobody-then = die Belagerung ist aufgehoben
siege-others = Andere Belagerungen und Einschließungen
