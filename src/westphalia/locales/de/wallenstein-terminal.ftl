### Wallenstein im Terminal: Überschriften, Spalten, Hinweise, und warum etwas nicht zur Wahl steht.

## Überschriften

title-mat = Tableau von { $seat }
title-display = Auslage
title-row = Aktionen der Runde
title-tower = Würfelturm
title-court = Gunstkarten am Hof
title-draft = Wahl der Startländer
title-majorities = Mehrheiten, wie sie stehen
title-map = { -board }
title-odds = Angriff auf { THE($county) }

## Spalten schmaler Bildschirme

short-points = SP
short-forecast = +SP
short-thalers = T
short-grain = G
short-counties = L
short-armies = A
short-supply = Vr
short-tile = Plättchen
short-courtiers = H
short-landsknecht = Lk
short-monuments = D
short-place = Nr.
short-card = Karte
short-price = Preis
short-owner = Besitzer
short-taxes = T
short-harvest = G
short-sites = frei
short-pieces = mit
short-neighbours = grenzt an

## Gunstkarten auf schmalen Bildschirmen

short-favour = { $gift } ({ $number })
short-gift-free-building = { -free-of-charge }: { $building }
short-gift-immunity = geschützt vor { $actions }

## Bezeichnungen und Hinweise

label-tiles = Vorteilsplättchen
label-order = Spielerreihenfolge
label-event = Ereignis
label-store = Noch möglich
label-tower = Innen
label-tray = Schale
label-face-up = Offene Karten
label-unseen = Verdeckte Karten
label-region = Region
event-of-round = Ereignis: { $event }
grain-of-needed = { $grain } von nötigen { $counties }
card-of-regions = { $landsknecht } (in { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
})
leader-of = Heerführer von { $seat }
monument-of = Denkmal von { $seat }
planned = hat geplant
percent-within = { $percent } % ± { $error }
note-standing = { n-armies } dort
note-chance = Erfolg etwa { percent }
note-card = { $region }, Steuern { $taxes }, { -grain } { $grain }, Bauplätze { $sites }
note-triumph = im Triumph
note-flight = auf der Flucht

## Eingaben

county-missing = Welches Land? Zum Beispiel: odds boehmen 3
county-unknown = „{ $typed }“ ist kein Land im Spiel.
county-ambiguous = „{ $typed }“ kann heißen: { $names }.
odds-own = { $county }: Dieses Land gehört dir selbst.
mat-nothing = Im Augenblick ist nichts geplant.

## Hilfe

usage-look = look
usage-map = map [Region | Land | table | drawing]
usage-mat = mat
usage-odds = odds [Land] [Armeen]
help-look = Spieler, Auslage, Hof, { -tower } und Mehrheiten
help-map = der { -board }, eine Region oder ein Land daraus; als Tabelle oder als Zeichnung
help-mat = deine Felder und die Karten darauf
help-odds = wie ein Angriff ausgehen kann
help-answer-number = Gib die Nummer einer Antwort ein; wo Armeen, Plätze oder Gunstkarten gezählt werden, die Zahl selbst.
help-answer-text = Oder ihren Text, oder die Anfänge seiner Wörter: „march boehmen“, „march boeh“, „boeh“.
