### Wallenstein im Terminal: Überschriften, Spalten, Hinweise, und warum etwas nicht zur Wahl steht.

## Überschriften

title-mat = Tableau von { $seat }
title-display = Auslage
title-row = Aktionen der Runde
title-tower = Würfelturm
title-court = Gunst am Hof
title-draft = Länderwahl
title-majorities = Mehrheiten, wie sie stehen
title-map = Karte
title-odds = Angriff auf { $county }

## Spalten schmaler Bildschirme

short-points = SP
short-forecast = +SP
short-thalers = T
short-grain = K
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
short-harvest = K
short-sites = frei
short-pieces = mit
short-neighbours = grenzt an

## Bezeichnungen und Hinweise

label-tiles = Plättchen
label-order = Spielreihenfolge
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
note-card = { $region }, Steuern { $taxes }, Korn { $grain }, Bauplätze { $sites }
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
not-own-target = dieser Zug führt nie in ein fremdes Land
not-protected = dieses Land kann jetzt nicht angegriffen werden
not-so-many = mindestens eine Armee geht, und mindestens eine bleibt
not-free = dieser Platz ist vergeben
not-left = eine solche Gruppe ist nicht mehr da
not-open = diese Karte liegt nicht offen
not-drawn = in diesem Land wartet kein Aufstand
not-restless = dort liegt kein eigener Aufstandsmarker
not-buildable = das Gebäude kann dort nicht stehen
not-foreign = besetzt werden können nur eigene und neutrale Länder
not-on-card = das gibt die Karte nicht her
not-displayed = diese Gunst liegt nicht aus
not-payable = für diese Gunst sind es zu wenige Höflinge
not-own-county = der Heerführer geht in ein anderes eigenes Land
not-this-county = es geht nur um das eben gewählte Land

## Eingaben

county-missing = Welches Land? Zum Beispiel: odds boehmen 3
county-unknown = „{ $typed }“ ist kein Land im Spiel.
county-ambiguous = „{ $typed }“ kann heißen: { $names }.
odds-own = { $county } gehört dir selbst.
mat-nothing = Im Augenblick ist nichts geplant.

## Hilfe

usage-look = look
usage-map = map [Region | Land | table | drawing]
usage-mat = mat
usage-odds = odds [Land] [Armeen]
help-look = Spieler, Auslage, Hof, Würfelturm und Mehrheiten
help-map = die Karte, eine Region oder ein Land daraus; als Tabelle oder als Zeichnung
help-mat = deine Felder und die Karten darauf
help-odds = wie ein Angriff ausgehen kann
help-answer-number = Gib die Nummer einer Antwort ein; wo Armeen, Plätze oder Gunstkarten gezählt werden, die Zahl selbst.
help-answer-text = Oder ihren Text, oder die Anfänge seiner Wörter: „march boehmen“, „march boeh“, „boeh“.
