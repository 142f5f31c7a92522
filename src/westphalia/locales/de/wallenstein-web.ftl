### Wallenstein am Spieltisch im Browser.

## Der Rahmen

table-year = Jahr { $year }
table-round = Runde
table-planning = plant
table-sealed = versiegelt
table-if-scored = { $points } bei Wertung jetzt
table-grain-enough = genug { -grain } für den Winter
table-grain-short = { $grain } { -grain } zu wenig für den Winter: { $revolts ->
    [one] { $revolts } Aufstand
   *[other] { $revolts } Aufstände
}
tab-plan = Planen
tab-year = Jahr
key-hand = zur Hand
key-plan-bid = die Karte auf das { -auction-box } legen
key-plan-court = die Karte auf das nächste Hoffeld legen
key-plan-drop = die Karte weglegen
key-plan-back = die Karte zurücknehmen

## Die Aufforderung

prompt-plan = <b>Plane deine Runde:</b> { $boxes ->
    [one] <em>{ $boxes } Feld</em> ist leer{ $bid ->
        [yes] : das { -auction-box }
       *[no] { "" }
    }
   *[other] <em>{ $boxes } Felder</em> sind leer{ $bid ->
        [yes] , darunter das { -auction-box }
       *[no] { "" }
    }
}.
prompt-plan-held = <b>Plane deine Runde:</b> Lege <b>{ $card }</b>.
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
    [one] { $names } führt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } führen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
prompt-won = { $winners ->
    [one] <b>{ $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    },</b> { $ahead ->
        [0] vor { $second } durch mehr Taler
        [one] { $ahead } Punkt vor { $second }
       *[other] { $ahead } Punkte vor { $second }
    }.
   *[other] <b>{ $names } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.</b>
}

## Der Spielplan

map-label = { -board } mit allen Ländern
map-neutral = neutral
map-armies = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
map-free-sites = { $sites ->
    [one] { $sites } freier Bauplatz
   *[other] { $sites } freie Bauplätze
}
map-markers = { $markers } { -revolt-marker }
map-mark-move = ist erreichbar
map-mark-attack = kann angegriffen werden
map-mark-source = von hier ziehen die Armeen
map-mark-target = gewähltes Ziel
map-mark-legal = kann gewählt werden
map-mark-barred = steht jetzt nicht zur Wahl
map-find = Land suchen
map-mark-planned = hier ist eine Karte geplant
map-lens = Ansicht des Spielplans
map-lens-owners = Besitz
map-lens-regions = Regionen
map-lens-majorities = Mehrheiten
map-lens-yields = Erträge
inspector-owner = Im Besitz von
inspector-yields = Erträge
inspector-taxes = Steuern
inspector-grain = { -grain }
inspector-sites = Bauplätze
inspector-buildings = Gebäude
inspector-markers = { -revolt-marker }
inspector-protected = Geschützt vor
inspector-neighbours = Nachbarn
map-mark-held = seine Karte ist gewählt
map-event = Ereignis ({ $season }):
answer-hint-map = Die Länder lassen sich auch auf dem { -board } wählen.

## Das Tableau

mat-title = Dein Tableau
mat-label = Dein Tableau: Aktionen und { -auction-box }
mat-sealed = versiegelt
mat-empty = leer
mat-idle = keine Aktion
mat-no-action = Keine Aktion
mat-done = ausgeführt
mat-comes-as = kommt als Aktion { $order }
mat-order-unknown = ihr Platz in der Reihenfolge ist noch nicht bekannt
mats-title = Andere Tableaus
mats-all = Tableaus
mats-about = aufgedeckt, sobald ausgeführt

## Planen

plan-fill = Rest mit { -money-card }n füllen
plan-fill-short = Rest füllen
plan-as-before = Wie letzte Jahreszeit
plan-lay-all = Den ganzen Plan legen
plan-reasons = { $boxes ->
    [one] Warum: ein Feld
   *[other] Warum: alle { $boxes } Felder
}
plan-said-all = { $boxes ->
    [one] Ein Feld ist belegt.
   *[other] { $boxes } Felder sind belegt.
}
plan-seal = Plan versiegeln
plan-order-none = kein Befehl: mich fragen
plan-order-title = { $box }: Befehl für { $county }
plan-order-about = Der Server antwortet für dich, wenn die Aktion an der Reihe ist, nach dem, was dann offen liegt. Niemand sieht den Befehl vorher; er gilt nur für diese Runde.
plan-order-target = Nach
plan-order-least = Nur wenn { $county } dann mindestens so viele Armeen hat
plan-order-most = und { $county } höchstens
plan-order-stay = Armeen, die zurückbleiben
plan-order-else = Sonst
plan-order-ask = mich fragen
plan-order-stays = bleiben
plan-order-drop = Befehl zurücknehmen
plan-order-give = Befehl mit dem Plan versiegeln
plan-order-attack-else-stay = wenn { $origin } mindestens { $least } hat, { $target } mit allen bis auf { $stay } angreifen, sonst bleiben
plan-order-attack-else-ask = wenn { $origin } mindestens { $least } hat, { $target } mit allen bis auf { $stay } angreifen, sonst mich fragen
plan-unseal = Plan wieder öffnen
plan-no-bid = Keine der übrigen Karten kann als Gebot dienen: Die Taler reichen nicht. Nimm eine zurück, die es kann.
plan-not-complete = { $open ->
    [one] { $open } Feld ist noch leer.
   *[other] { $open } Felder sind noch leer.
}
plan-warning = Wie es steht, reichen die Taler nicht für: { $boxes }. Was nicht bezahlt werden kann, entfällt.
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
plan-said-filled = Die Aktionen sind mit { -money-card }n belegt; das Gebot bleibt dir.
plan-said-unsealed = Dein Plan ist wieder offen.

## Was eine Karte bringen wird

preview-bid-money = als Gebot { $amount }
preview-bid-county = kostet nichts, zählt mehr als { $above }, weniger als { $below }
preview-bid-nought = kostet nichts, kommt zuletzt
preview-last-site = letzter Bau­platz
preview-sites-left = { $sites ->
    [one] noch { $sites } Bau­platz
   *[other] noch { $sites } Bau­plätze
}
preview-may-calm = kann 1 { -revolt-marker } entfernen
preview-revolt = { $peasants ->
    [one] Aufstand: { $peasants } Bauer
   *[other] Aufstand: { $peasants } Bauern
}
preview-if-event = { $effect ->
    [tax_maximum] { $amount } falls begrenzt
    [grain_maximum] { $amount } falls begrenzt
   *[other] { $amount } falls erhöht
}
preview-grain-then = { -grain } { $before } → { $after }
preview-marker-after = dann 1 Marker
preview-no-marker = dank Gunst kein Marker
preview-armies-then = { $before } → { $after }
preview-or-armies = { $after } falls wenige
preview-then-move = bewegen
preview-march = { $most ->
    [one] { $most } von { $armies } darf ziehen
   *[other] bis zu { $most } von { $armies } dürfen ziehen
}
preview-court-county = { $left ->
    [one] { $left } Armee bleibt
   *[other] { $left } Armeen bleiben
}
preview-court-tray = aus der Schale
preview-maybe-poor = Taler fraglich
forecast-sure = In jeder Reihenfolge bezahlbar; nie unter { $least }
forecast-doubtful = Je nach verdeckter Reihenfolge fehlen Taler für: { $boxes }
forecast-short = Zu wenige Taler für: { $boxes }

## Die Hand

hand-title = Hand
hand-label = Karten auf der Hand
hand-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
hand-county = { $county } ({ $region }): Steuern { $taxes }, { -grain } { $grain }, { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}, freie Bauplätze { $sites }, { -revolt-marker } { $markers }
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

column-landsknecht-short = Landsknecht
display-order = Reihenfolge der Aktionen
display-order-short = Aktionen
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
display-in-force = gilt
display-places = Spielerreihenfolge
display-favours = Gunstkarten
display-favour-taken = genommen
event-brief-trade-calms = neue Handelshäuser beruhigen
event-brief-stubborn-neutrals = { $amount ->
    [one] neutrale Länder: { $amount } Bauer
   *[other] neutrale Länder: { $amount } Bauern
}
event-brief-palace-guard = { $amount ->
    [one] Paläste: +{ $amount } Armee
   *[other] Paläste: +{ $amount } Armeen
}
event-brief-church-peace = kein Angriff auf Kirchen
event-brief-tax-maximum = Steuern höchstens { $amount }
event-brief-tax-minimum = Steuern mindestens { $amount }
event-brief-grain-minimum = { -grain } mindestens { $amount }
event-brief-grain-maximum = { -grain } höchstens { $amount }
event-brief-few-recruits = Armeen: nur { $five } und { $three }
tile-short-plus-tax = bei Steuern
tile-short-plus-grain = bei { -grain }
tile-short-six-armies = Armeen
tile-short-attack-plus = beim Angriff
tile-short-defence-plus = Vertei­digen
standing-title = Mehrheiten
standing-about = wie sie jetzt gewertet würden
standing-points = +{ $points }
scored-now = Wenn jetzt gewertet würde
scored-now-about = Was eine Wertung in diesem Augenblick brächte, zu den Punkten, die alle schon haben.
scored-now-points = Punkte bisher
scored-now-counties = Länder
scored-now-buildings = Gebäude
scored-now-majorities = Mehrheiten
scored-now-monuments = Denkmäler
scored-now-then = Punkte dann
position-title = Wähle deinen Platz
position-about = je weiter vorn, desto früher bist du dran; das Vorteilsplättchen gehört dir für diese Runde
position-key = Platz { $place }
position-bids = Gebote
position-has = Platz { $place }

## Angriff und Kampf

phase-pick-on-map = Klicke ein Land auf dem { -board } an oder wähle es hier.
odds-sentence = Erobert { $taken } Prozent, { -tie } { $waste } Prozent, gehalten { $held } Prozent
odds-taken = erobert { $share } %
odds-waste = { -tie } { $share } %
odds-held = gehalten { $share } %
odds-left = Übrige Armeen bei einem Sieg: im Schnitt { $left }.
odds-error = { $error ->
    [one] ± { $error } Prozentpunkt.
   *[other] ± { $error } Prozentpunkte.
}
march-title = { $action } { FROM($county) }
march-choose = Wähle auf dem { -board } oder hier, wohin die Armeen ziehen.
march-stay = Bleiben
march-armies = Armeen, die ziehen
march-fewer = Eine weniger
march-more = Eine mehr
march-from = { $armies ->
    [one] { $armies } Armee zieht { FROM($county) }
   *[other] { $armies } Armeen ziehen { FROM($county) }
}
march-hold = { $armies ->
    [one] { $armies } Armee hält { THE($county) }
   *[other] { $armies } Armeen halten { THE($county) }
}
march-neutral = verteidigen { THE($county) }
march-attack = { $armies ->
    [one] Mit { $armies } Armee angreifen
   *[other] Mit { $armies } Armeen angreifen
}
march-move = { $armies ->
    [one] { $armies } Armee bewegen
   *[other] { $armies } Armeen bewegen
}
march-other = Anderes Ziel
march-people = Bauern
march-is-move = Bewegung
march-is-attack = Angriff
move-title = Bewegung { FROM($county) }
step-choose = Wählen
step-commit = Einsetzen
step-throw = Wurf
step-result = Ergebnis
commit-thrown = In den Turm geworfen
commit-from = { FROM($county) }
commit-from-and = { $armies } { FROM($county) }, { $extra } dazu durch Plättchen oder Ereignis
commit-lies = liegt in der Schale
commit-inside = Schon im { -tower }
commit-no-marker = Kein { -revolt-marker } { IN($county) }: Bauern, die herausfallen, helfen der Verteidigung.
commit-markers = { -revolt-marker } { IN($county) }: Bauern, die herausfallen, helfen niemandem.
commit-before = Vor dem Angriff
commit-stays = Eine Armee bleibt { IN($county) }: höchstens { $most ->
    [one] { $most } von { $armies } zieht
   *[other] { $most } von { $armies } ziehen
}.
commit-tie = Endet der Kampf { -tie }, wird das Land neutral: Karte, Armeen und Gebäude sind für beide verloren.
commit-exposed = { $left ->
    [one] { $left } Armee bleibt { IN($county) }
   *[other] { $left } Armeen bleiben { IN($county) }
}; Nachbarn: { $names }.
tower-label = Der { -tower } im Schnitt: { $tray ->
    [one] { $tray } Stein
   *[other] { $tray } Steine
} in der Schale, { $inside } im Turm
battle-title = Der Kampf um { THE($county) }
battle-revolt = Aufstand { IN($county) }
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
draft-group = Armeen für { THE($county) }
draft-left = { $unseen ->
    [one] { $unseen } Karte ist noch verdeckt.
   *[other] { $unseen } Karten sind noch verdeckt.
}
draft-pile = Verdeckte oberste Karte
draft-groups = Noch aufzustellende Gruppen

## Am Kaiserhof, Landsknechte

court-title = { module-court }
court-note = Nimm eine Gunstkarte, die deine Höflinge bezahlen können, oder verzichte.
court-price = { $price ->
    [one] { $price } Höfling
   *[other] { $price } Höflinge
}
court-courtiers = Höflinge
court-hall = { -entrance-hall }
court-audience = { -audience-hall }
court-supply = Vorrat
court-cancel = Das Ereignis aufheben?
court-calm = Einen { -revolt-marker } entfernen
court-raise = { $building } { -free-of-charge } bauen
court-garrison = { $armies ->
    [one] { $armies } kostenlose Armee aufstellen
   *[other] { $armies } kostenlose Armeen aufstellen
}
landsknecht-title = Landsknechte
landsknecht-note = Du hältst Länder in genug Regionen: Wähle einen { -benefit } der Karte { $card }.

## Heerführer

leader-triumph = Denkmal
place-leader = Stelle deinen Heerführer auf
place-leader-note = Aktionen im Land des Heerführers sind besser.
draft-leader = Beginnt dein Heerführer { IN($county) }?
draft-leader-note = Ein übergangenes Land steht später nicht mehr zur Wahl.
move-leader = Dein Heerführer verlässt { THE($county) }
move-leader-note = In ein Nachbarland im Triumph, mit einem Denkmal; anderswohin auf der Flucht, ohne.
return-leader = Dein Heerführer kehrt zurück
return-leader-note = Jedes deiner Länder ist recht.

## Winter und Wertung

winter-title = Winter des Jahres { $year }
winter-again = Das Blatt des Winters
winter-loss = { $loss ->
    [0] Niemand hat { -grain } verloren.
   *[other] Alle haben { $loss } { -grain } verloren.
}
winter-quell = Welcher Aufstand zuerst?
winter-quell-note = Du bestimmst, in welcher Reihenfolge die Aufstände ausgetragen werden.
winter-seat = Spieler
winter-grain = { -grain }
winter-counties = Länder
winter-points = Punkte
winter-provisions = Versorgungstabelle
winter-short = Fehlt
winter-outcome = Folge
winter-fed = versorgt
winter-waits = steht aus
winter-rose = { $revolts ->
    [one] { $revolts } Aufstand.
   *[other] { $revolts } Aufstände.
}
winter-lost = Verloren: { $counties }.
winter-held = Gehalten: { $counties }.
winter-open = Noch zu kämpfen: { $counties }.
score-counties = Länder
score-buildings = Gebäude
score-majorities = Mehrheiten
score-monuments = Denkmäler
score-winter = Dieser Winter
score-before = Zuvor
score-points = Siegpunkte
score-tie = Gleichstand
score-majority = Mehrheit
score-key = alleinige Mehrheit in der Region; bei Gleichstand (=) gibt es je einen Punkt weniger.
end-thalers = { $thalers ->
    [one] { $thalers } Taler
   *[other] { $thalers } Taler
}
curve-points = Punkte, wenn in diesem Augenblick gewertet würde
curve-thalers = Taler
curve-counties = Länder
curve-armies = Armeen auf dem { -board }

## Nachspielen

replay-open = Alle Pläne offen
replay-plans = Pläne
replay-planning = Alle planen im Geheimen.
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } des ersten Jahres
    [2] { $season } des zweiten Jahres
   *[other] { $season } des Jahres { $year }
}
holding-thalers = Taler
holding-grain = { -grain }
holding-counties = Länder
holding-armies = Armeen auf dem { -board }
holding-points = Punkte

## Was einem Platz seit seiner letzten Antwort geschah

since-counties-lost = Verlorene Länder: { $losses }.
since-counties-won = Gewonnene Länder: { $gains }.
since-battles-fought = Schlachten: { $victories } gewonnen, { $defeats } verloren.
since-revolts-faced = { $revolts ->
    [one] Ein Aufstand gegen dich
   *[other] { $revolts } Aufstände gegen dich
}, davon niedergeschlagen: { $quelled }.
since-plans-voided = { $count ->
    [one] Einer deiner Pläne blieb ohne Wirkung.
   *[other] { $count } deiner Pläne blieben ohne Wirkung.
}
since-thalers-moved = Taler: { $paid } bezahlt, { $taken } eingenommen.
since-grain-taken = Eingebrachtes { -grain }: { $taken }.
since-points-scored = Gewonnene Punkte: { $points }.
chronicle-period = Diese Runde
