### Wallenstein am Spieltisch im Browser.

## Der Rahmen

table-year = Jahr { $year }
table-round = Runde
table-planning = plant
table-sealed = versiegelt
table-if-scored = { $points } bei Wertung jetzt
table-grain-enough = genug Korn für den Winter
table-grain-short = { $grain } Korn zu wenig für den Winter: { $revolts ->
    [one] { $revolts } Aufstand
   *[other] { $revolts } Aufstände
}
tab-plan = Planen
tab-year = Jahr
key-hand = zur Hand
key-plan-bid = die Karte auf das Gebot legen
key-plan-court = die Karte auf das nächste Hoffeld legen
key-plan-drop = die Karte weglegen
key-plan-back = die Karte zurücknehmen

## Die Aufforderung

prompt-plan = <b>Plane deine Runde:</b> Belege { $boxes ->
    [0] dein Gebot
    [one] <em>{ $boxes } Feld</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
   *[other] <em>{ $boxes } Felder</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
}.
prompt-plan-held = <b>Plane deine Runde:</b> Lege <b>{ $card }</b>. Offen: { $boxes ->
    [0] dein Gebot
    [one] <em>{ $boxes } Feld</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
   *[other] <em>{ $boxes } Felder</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
}.
prompt-plan-how = Wähle eine Karte, dann ein Feld; oder ziehe sie dorthin.
prompt-plan-complete = <b>Dein Plan ist fertig.</b> Versiegle ihn oder ändere ihn weiter.
prompt-secret = Was du legst, sieht niemand sonst.
prompt-own-sealed = <b>Dein Plan ist versiegelt.</b> Er lässt sich öffnen, bis der letzte Plan versiegelt ist.
prompt-others-plan = Die anderen planen.
prompt-watching-plans = Du schaust zu. Die Pläne bleiben verdeckt, bis alle versiegelt sind.
prompt-sealed-count = { $sealed ->
    [one] { $sealed } von { $seats } Plänen ist versiegelt.
   *[other] { $sealed } von { $seats } Plänen sind versiegelt.
}
prompt-winter = <b>Der Winter ist vorbei.</b> { $leaders ->
    [one] { $names } führt mit { $points } Punkten.
   *[other] { $names } führen mit { $points } Punkten.
}
prompt-won = { $winners ->
    [one] <b>{ $names } gewinnt den Frieden mit { $points } Punkten,</b> { $ahead ->
        [0] nach Talern vor { $second }
       *[other] { $ahead } vor { $second }
    }.
   *[other] <b>{ $names } gewinnen den Frieden gemeinsam mit { $points } Punkten.</b>
}
why-not-here = { $county } steht hier nicht zur Wahl.
why-not-near = { $county } grenzt nicht an { $origin }.
why-not-own = { $county } gehört dir nicht, und dies ist kein Angriff.
why-not-open = { $county } ist vor diesem Angriff geschützt.

## Der Spielplan

map-label = Karte der Länder
map-neutral = neutral
map-armies = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
map-free-sites = { $sites ->
    [one] { $sites } freier Bauplatz
   *[other] { $sites } freie Bauplätze
}
map-markers = { $markers ->
    [one] { $markers } Aufstandsmarker
   *[other] { $markers } Aufstandsmarker
}
map-mark-move = ist erreichbar
map-mark-attack = kann angegriffen werden
map-mark-source = von hier ziehen Armeen aus
map-mark-target = gewähltes Ziel
map-mark-legal = kann gewählt werden
map-mark-barred = steht jetzt nicht zur Wahl
map-find = Land suchen
map-mark-planned = hier ist eine Karte geplant
map-lens = Kartenbild
map-lens-owners = Besitz
map-lens-regions = Regionen
map-lens-yields = Erträge
inspector-owner = Im Besitz von
inspector-yields = Erträge
inspector-taxes = Steuern
inspector-grain = Korn
inspector-sites = Städte
inspector-buildings = Gebäude
inspector-markers = Aufstandsmarker
inspector-protected = Geschützt vor
inspector-neighbours = Nachbarn
map-mark-held = seine Karte ist gewählt
map-event = Ereignis ({ $season }):
answer-hint-map = Die Länder lassen sich auch auf der Karte wählen.

## Das Tableau

short-box-build-palace = Palast
short-box-build-church = Kirche
short-box-build-trading-post = Handel
short-box-collect-grain = Korn
short-box-collect-taxes = Steuern
short-box-deploy-5 = { $armies } Armeen
short-box-deploy-3 = { $armies } Armeen
short-box-deploy-1-move = { $armies } + Zug
short-box-combat-move-a = Kampf A
short-box-combat-move-b = Kampf B
short-box-bid = Gebot
short-box-convert = Hof { $armies }
mat-title = Dein Tableau
mat-label = Dein Tableau: Aktionen und Gebot
mat-covered = { $covered } von { $boxes } belegt
mat-sealed = versiegelt
mat-empty = leer
mat-idle = keine Aktion
mat-no-action = Keine Aktion
mat-done = ausgeführt
mat-comes-as = kommt als Nummer { $order }
mat-order-unknown = ihr Platz in der Reihenfolge ist noch nicht bekannt
mats-title = Andere Tableaus
mats-all = Tableaus
mats-about = aufgedeckt, sobald ausgeführt

## Planen

plan-fill = Rest mit Geld füllen
plan-fill-short = Rest füllen
plan-seal = Plan versiegeln
plan-unseal = Plan wieder öffnen
plan-not-complete = { $open ->
    [one] { $open } Feld ist noch leer.
   *[other] { $open } Felder sind noch leer.
}
plan-warning = Wie es steht, reichen die Taler nicht für: { $boxes }. Diese Aktionen entfallen.
plan-go-on = Weiter planen
plan-seal-anyway = Trotzdem versiegeln
plan-said-held = Gewählt: { $card }. Nützlich auf: { $boxes }.
plan-said-aimed = { $box }: Wähle eine Karte dafür.
plan-said-placed = { $card } auf { $box }. { $result }. { $open ->
    [0] Alle Felder sind belegt.
    [one] { $open } Feld ist noch frei.
   *[other] { $open } Felder sind noch frei.
}
plan-said-back = { $card } ist wieder auf der Hand.
plan-said-undone = Die letzte Änderung ist zurückgenommen.
plan-said-filled = Der Rest ist mit Geld belegt.
plan-said-unsealed = Dein Plan ist wieder offen.

## Was eine Karte bringen wird

preview-bid-dear = zu wenig Taler für dieses Gebot
preview-bid-money = als Gebot { $amount }
preview-bid-county = kostet nichts, zählt mehr als 0, weniger als 1
preview-bid-nought = kostet nichts, kommt zuletzt
preview-last-site = letzter Bau­platz
preview-sites-left = { $sites ->
    [one] noch { $sites } Bau­platz
   *[other] noch { $sites } Bau­plätze
}
preview-may-calm = kann beruhigen
preview-revolt = { $peasants ->
    [one] Aufstand: { $peasants } Bauer
   *[other] Aufstand: { $peasants } Bauern
}
preview-if-event = oder { $amount }
preview-grain-then = Korn { $before } → { $after }
preview-marker-after = dann ein Marker
preview-armies-then = { $before } → { $after }
preview-or-armies = oder { $after }
preview-then-move = Zug
preview-nobody-marches = eine Armee allein bleibt
preview-no-target = kein Ziel
preview-march = { $most ->
    [one] { $most } von { $armies } darf ziehen
   *[other] bis zu { $most } von { $armies } ziehen
}
preview-court-county = { $left ->
    [one] { $left } Armee bleibt
   *[other] { $left } Armeen bleiben
}
preview-court-tray = aus der Schale
preview-maybe-poor = Taler fraglich
forecast-sure = In jeder Reihenfolge bezahlbar; nie unter { $least }
forecast-doubtful = Je nach verdeckter Reihenfolge fehlen Taler für: { $boxes }
forecast-short = Zu wenig Taler für: { $boxes }

## Die Hand

hand-title = Hand
hand-label = Karten auf der Hand
hand-for-boxes = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} { $boxes ->
    [0] übrig
    [one] für { $boxes } Feld
   *[other] für { $boxes } Felder
}
hand-county = { $county } in { $region }: Steuern { $taxes }, Korn { $grain }, { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}, freie Bauplätze { $sites }, Aufstandsmarker { $markers }
hand-or-bid = oder biete { $amount }
hand-no-action = keine Aktion
hand-towers = { $cards ->
    [one] Turmkarte
   *[other] { $cards } Turmkarten
}
hand-empty = Alle Karten liegen.
hand-held = Gewählt: { $card }.
hand-tip = Wähle eine Karte und dann ein Feld, oder ziehe sie dorthin. Ein Klick auf ein belegtes Feld nimmt seine Karte zurück.
hand-tip-green = Wähle ein grünes Feld oder drücke

## Auslagen

display-order = Reihenfolge der Aktionen
display-order-hidden = { $hidden ->
    [one] { $hidden } bleibt verdeckt
   *[other] { $hidden } bleiben verdeckt
}
display-hidden = Aktion { $order }, verdeckt
display-events = Ereignisse im Jahr { $year }
display-events-short = Ereignisse
display-one-applies = { $events ->
    [one] dieses wird gelten
   *[other] eines von { $events } wird gelten
}
display-left-for-winter = im Winter
display-grain-lost = bleibt es für den Winter, verliert jeder { $loss } Korn
display-in-force = gilt
display-places = Spielreihenfolge
display-favours = Am Hof
display-favour-taken = genommen
event-brief-trade-calms = neue Handelshäuser beruhigen
event-brief-stubborn-neutrals = Neutrale: { $amount } Bauern
event-brief-palace-guard = Paläste: +{ $amount } in der Abwehr
event-brief-church-peace = kein Angriff auf Kirchen
event-brief-tax-maximum = Steuern höchstens { $amount }
event-brief-tax-minimum = Steuern mindestens { $amount }
event-brief-grain-minimum = Ernten mindestens { $amount }
event-brief-grain-maximum = Ernten höchstens { $amount }
event-brief-few-recruits = Armeen: nur { $five } und { $three }
tile-short-plus-tax = bei Steuern
tile-short-plus-grain = bei Korn
tile-short-six-armies = Armeen
tile-short-attack-plus = bei Angriff
tile-short-defence-plus = bei Abwehr
standing-title = Mehrheiten
standing-about = wie sie jetzt gewertet würden
position-title = Wähle deinen Platz
position-about = je weiter vorn, desto früher bist du dran; das Plättchen gehört dir für diese Runde
position-key = Platz { $place }
position-bids = Gebote
position-has = Platz { $place }

## Angriff und Kampf

phase-pick-on-map = Klicke ein Land auf der Karte an oder wähle es hier.
odds-sentence = Erobert { $taken } Prozent, verwüstet { $waste } Prozent, gehalten { $held } Prozent
odds-taken = erobert { $share } %
odds-waste = verwüstet { $share } %
odds-held = gehalten { $share } %
odds-left = Bei einem Sieg rücken im Schnitt { $left } Armeen ein.
odds-error = { $error ->
    [one] Auf { $error } Punkt genau.
   *[other] Auf { $error } Punkte genau.
}
march-title = { $action } aus { $county }
march-choose = Wähle auf der Karte oder hier, wohin die Armeen ziehen.
march-stay = Bleiben
march-armies = Ziehende Armeen
march-fewer = Eine weniger
march-more = Eine mehr
march-from = { $armies ->
    [one] { $armies } Armee zieht aus { $county }
   *[other] { $armies } Armeen ziehen aus { $county }
}
march-hold = { $armies ->
    [one] { $armies } Armee hält { $county }
   *[other] { $armies } Armeen halten { $county }
}
march-neutral = verteidigen { $county }
march-attack = { $armies ->
    [one] Mit { $armies } Armee angreifen
   *[other] Mit { $armies } Armeen angreifen
}
march-move = { $armies ->
    [one] { $armies } Armee verlegen
   *[other] { $armies } Armeen verlegen
}
march-other = Anderes Ziel
march-people = Bauern
march-is-move = Zug
march-is-attack = Angriff
move-title = Zug aus { $county }
step-choose = Wählen
step-commit = Einsetzen
step-throw = Wurf
step-result = Ergebnis
commit-thrown = Wird geworfen
commit-from = aus { $county }
commit-lies = liegt in der Schale
commit-inside = Schon im Turm
commit-no-marker = Kein Aufstandsmarker in { $county }: Bauern, die herausfallen, helfen der Verteidigung.
commit-markers = In { $county } liegt ein Aufstandsmarker: Bauern, die herausfallen, helfen niemandem.
commit-before = Vor dem Angriff
commit-stays = Eine Armee bleibt in { $county }: höchstens { $most ->
    [one] { $most } von { $armies } zieht
   *[other] { $most } von { $armies } ziehen
}.
commit-tie = Bei Gleichstand wird das Land verwüstet: Karte, Armeen und Gebäude sind für beide verloren.
commit-exposed = In { $county } { $left ->
    [one] bleibt { $left } Armee
   *[other] bleiben { $left } Armeen
}; Nachbarn: { $names }.
tower-label = Der Würfelturm im Schnitt: { $tray ->
    [one] { $tray } Stein
   *[other] { $tray } Steine
} in der Schale, { $inside } im Turm
battle-title = Der Kampf um { $county }
battle-revolt = Aufstand in { $county }
battle-tray = In der Schale
battle-odds = Aussichten vor dem Wurf
battle-came-true = eingetroffen: { $share } %
battle-threw = { $cubes ->
    [one] { $cubes } Stein für die Verteidigung geworfen
   *[other] { $cubes } Steine für die Verteidigung geworfen
}
battle-attacks = greift an
battle-defends = verteidigt
battle-joins = { $cubes ->
    [one] hilft der Verteidigung
   *[other] helfen der Verteidigung
}
battle-rebels = im Aufstand
battle-stays = { $cubes ->
    [one] bleibt in der Schale
   *[other] bleiben in der Schale
}
battle-against = gegen
battle-inside = Noch im Turm: { $cubes }.
battle-why = Warum
battle-again = Wurf noch einmal zeigen
battle-continue = Weiter
heap-peasants = { $cubes ->
    [one] Bauer
   *[other] Bauern
}

## Länderwahl

draft-claim = Wähle ein Land
draft-refresh = Wieder dieselben zwei Karten
draft-group = Armeen für { $county }
draft-left = { $unseen ->
    [one] { $unseen } Karte ist noch verdeckt.
   *[other] { $unseen } Karten sind noch verdeckt.
}
draft-pile = Verdeckte oberste Karte
draft-groups = Noch aufzustellende Gruppen

## Am Kaiserhof, Landsknechte

court-title = Kaiserlicher Hof
court-note = Nimm eine Gunst, die deine Höflinge bezahlen können, oder verzichte.
court-price = { $price ->
    [one] { $price } Höfling
   *[other] { $price } Höflinge
}
court-courtiers = Höflinge
court-hall = Empfangshalle
court-audience = Audienzsaal
court-supply = Vorrat
court-cancel = Das Ereignis aufheben?
court-calm = Einen Aufstandsmarker entfernen
court-raise = Umsonst bauen: { $building }
court-garrison = { $armies ->
    [one] { $armies } Armee umsonst aufstellen
   *[other] { $armies } Armeen umsonst aufstellen
}
landsknecht-title = Landsknechte
landsknecht-note = Du hältst Länder in genug Regionen: Wähle eine Gabe der Karte { $card }.

## Heerführer

leader-triumph = Denkmal
place-leader = Stelle deinen Heerführer auf
place-leader-note = Aktionen im Land des Heerführers sind besser.
draft-leader = Beginnt dein Heerführer in { $county }?
draft-leader-note = Ein übergangenes Land steht später nicht mehr zur Wahl.
move-leader = Dein Heerführer verlässt { $county }
move-leader-note = In ein Nachbarland im Triumph, mit einem Denkmal; anderswohin auf der Flucht, ohne.
return-leader = Dein Heerführer kehrt zurück
return-leader-note = Jedes deiner Länder ist recht.

## Winter und Wertung

winter-title = Winter
winter-loss = Alle haben { $loss } Korn verloren.
winter-quell = Welcher Aufstand zuerst?
winter-quell-note = Du bestimmst, in welcher Reihenfolge die Aufstände ausgekämpft werden.
winter-seat = Spieler
winter-grain = Korn
winter-counties = Länder
winter-points = Punkte
winter-provisions = Versorgung
winter-short = Fehlt
winter-outcome = Folge
winter-fed = versorgt
winter-waits = steht aus
winter-rose = { $revolts ->
    [one] { $revolts } Aufstand.
   *[other] { $revolts } Aufstände.
}
winter-lost = Verloren: { $counties }.
score-counties = Länder
score-buildings = Gebäude
score-majorities = Mehrheiten
score-monuments = Denkmäler
score-winter = Dieser Winter
score-before = Zuvor
score-points = Siegpunkte
score-tie = gleich +{ $points }
score-majority = Mehrheit
score-key = alleinige Mehrheit in der Region; bei Gleichstand gibt es je einen Punkt weniger.
end-thalers = { $thalers ->
    [one] { $thalers } Taler
   *[other] { $thalers } Taler
}
curve-points = Punkte, wenn in diesem Augenblick gewertet würde
curve-thalers = Schatz
curve-counties = Länder
curve-armies = Armeen auf der Karte

## Nachspielen

replay-open = Alle Pläne offen
replay-plans = Pläne
replay-planning = Alle planen verdeckt.
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } des ersten Jahres
    [2] { $season } des zweiten Jahres
   *[other] { $season } des Jahres { $year }
}
holding-thalers = Taler
holding-grain = Korn
holding-counties = Länder
holding-armies = Armeen auf der Karte
holding-points = Punkte
