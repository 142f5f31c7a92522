# Das Programm im Terminal: Überschriften, Hinweise, Befehle, und was es zu Eingaben sagt.

list = { $before } und { $last }
row = { $before }; { $last }
percent = { $percent } %
labelled = { $label }:

## Überschriften

title-players = Spieler
title-mat = Tableau von { $seat }
title-display = Auslage
title-row = Aktionen der Runde
title-tower = Würfelturm
title-court = Gunst am Hof
title-draft = Länderwahl
title-majorities = Mehrheiten, wie sie stehen
title-result = Endstand
title-map = Karte
title-odds = Angriff auf { $county }
title-help = Befehle
title-answers = Antworten
title-reasons = Warum die Bots so geantwortet haben
title-rules = Paragraphen
title-log = Was geschehen ist

## Spalten: lang für schlichte Zeilen, kurz für schmale Bildschirme

column-points = Punkte
short-points = SP
column-forecast = bei Wertung jetzt
short-forecast = +SP
column-thalers = Taler
short-thalers = T
column-grain = Korn
short-grain = K
column-counties = Länder
short-counties = L
column-armies = Armeen
short-armies = A
column-supply = im Vorrat
short-supply = Vr
column-tile = Plättchen
short-tile = Plättchen
column-courtiers = Höflinge
short-courtiers = H
column-landsknecht = Landsknechtkarte
short-landsknecht = Lk
column-monuments = Denkmäler
short-monuments = D
column-place = kommt als
short-place = Nr.
column-card = Karte
short-card = Karte
column-price = Preis
short-price = Preis
column-owner = Besitzer
short-owner = Besitzer
column-taxes = Steuern
short-taxes = T
column-harvest = Korn
short-harvest = K
column-sites = freie Bauplätze
short-sites = frei
column-pieces = mit
short-pieces = mit
column-neighbours = grenzt an
short-neighbours = grenzt an
column-wins = erobert
column-holds = gehalten
column-empty = niemand übrig
column-survive = Armeen übrig, wenn erobert

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
winner = Sieg
planned = hat geplant
game-name = Wallenstein
note-no-site = hier jetzt nicht möglich
note-chance = Erfolg etwa { percent }
note-card = { $region }, Steuern { $taxes }, Korn { $grain }, Bauplätze { $sites }
note-triumph = im Triumph
note-flight = auf der Flucht

## Eingaben

typed-nothing = Es wurde nichts eingegeben; „help“ zeigt, was möglich ist.
typed-unknown = „{ $typed }“ ist weder eine Antwort noch ein Befehl; „help“ zeigt, was möglich ist.
typed-near = „{ $typed }“ ist keine der Antworten; gemeint vielleicht: { $texts }?
typed-ambiguous = „{ $typed }“ kann heißen: { $texts }.
typed-too-far = Was nach „{ $typed }“ kommt, steht noch nicht fest; das muss die letzte Antwort der Zeile sein.
typed-none-taken = Keine der Antworten dieser Zeile wurde übernommen.
refused = Jetzt nicht: { $choice }: { $reason } ({ $clause }).
not-asked = gefragt ist: { $asked }
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
why-allowed = { $choice }: Das ist erlaubt ({ $clause }).
undo-nothing = Es gibt nichts, was zurückgenommen werden kann.
rules-nothing = Kein Paragraph heißt so oder spricht davon: „{ $words }“.
rules-more = … und { $more } weitere
ruling = Auslegung: { $note }
county-missing = Welches Land? Zum Beispiel: odds boehmen 3
county-unknown = „{ $typed }“ ist kein Land im Spiel.
county-ambiguous = „{ $typed }“ kann heißen: { $names }.
number-wrong = „{ $typed }“ ist keine Zahl von 1 bis { $most }.
odds-own = { $county } gehört dir selbst.
mat-nothing = Im Augenblick ist nichts geplant.

## Weitergeben, speichern, gehen

hand-over = { $seat }, du bist mit dem Planen dran. Drücke Enter, wenn sonst niemand zuschaut.
saved = Das Spiel ist gespeichert: { $file }.
quit-offer = Enter speichert das Spiel in { $file }; oder gib eine andere Datei an, oder „nein“.
word-no = nein
left = Das Spiel ist gespeichert: { $file }. Weiter geht es mit: westphalia terminal --load { $file }
left-unsaved = Das Spiel wurde nicht gespeichert.
record-lies = Die Aufzeichnung liegt in { $file }.
record-true = Jeder kann die Aufzeichnung prüfen mit: westphalia verify { $file }
secret-revealed = Das Geheimnis hinter dem Zufall war: { $secret }

## Hilfe

usage-help = help
usage-look = look
usage-map = map [Region | Land | table | drawing]
usage-mat = mat
usage-log = log [Zahl]
usage-why = why [Antwort]
usage-rules = rules [Paragraph | Wörter]
usage-odds = odds [Land] [Armeen]
usage-undo = undo
usage-save = save [Datei]
usage-quit = quit
help-help = diese Liste
help-look = Spieler, Auslage, Hof, Würfelturm und Mehrheiten
help-map = die Karte, eine Region oder ein Land daraus; als Tabelle oder als Zeichnung
help-mat = deine Felder und die Karten darauf
help-log = was zuletzt geschehen ist
help-why = warum eine Antwort nicht möglich ist; allein: warum gefragt wird, und was die Bots dachten
help-rules = der Text eines Paragraphen, oder die Paragraphen, die von etwas sprechen
help-odds = wie ein Angriff ausgehen kann
help-undo = deine letzte Antwort zurücknehmen, solange nichts daraus gefolgt ist
help-save = die Aufzeichnung schreiben
help-quit = den Tisch verlassen; das Spiel kann gespeichert und später fortgesetzt werden
help-answer-number = Gib die Nummer einer Antwort ein; wo Armeen, Plätze oder Gunstkarten gezählt werden, die Zahl selbst.
help-answer-text = Oder ihren Text, oder die Anfänge seiner Wörter: „march boehmen“, „march boeh“, „boeh“.
help-answer-several = Mehrere Antworten stehen mit „;“ in einer Zeile; sie gelten zusammen oder gar nicht.
