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
note-no-site = hier jetzt nicht möglich
note-chance = Erfolg etwa { percent }
note-card = { $region }, Steuern { $taxes }, { -grain } { $grain }, Bauplätze { $sites }
note-triumph = im Triumph
note-flight = auf der Flucht

## Was nicht zur Wahl steht

not-this-box = die Felder werden in fester Reihenfolge belegt; gefragt ist: { $asked }
not-held = diese Karte ist nicht auf der Hand
not-twice = diese Karte liegt schon auf einem Feld
not-affordable = für dieses Gebot reichen die Taler nicht
not-empty = ein Feld bleibt nur frei, wenn die Karten nicht reichen
not-in-play = dieses Land ist nicht im Spiel
not-neighbour = dieses Land ist kein Nachbar
not-own-target = diese Bewegung führt nur in eines deiner eigenen Länder
not-protected = dieses Land kann jetzt nicht angegriffen werden
not-so-many = mindestens eine Armee geht, und mindestens eine bleibt
not-free = dieser Platz ist vergeben
not-left = eine solche Gruppe ist nicht mehr da
not-open = diese Karte liegt nicht offen
not-drawn = in diesem Land wartet kein Aufstand
not-restless = in diesem Land liegt kein { -revolt-marker }
not-buildable = das Gebäude kann dort nicht stehen
not-foreign = kostenlose Armeen kommen nur in ein eigenes oder ein neutrales Land
not-on-card = das gibt die Karte nicht her
not-displayed = diese Gunstkarte liegt nicht aus
not-payable = für diese Gunstkarte sind es zu wenige Höflinge
not-own-county = der Heerführer geht nur in ein anderes eigenes Land
not-this-county = es geht nur um das eben gewählte Land

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
