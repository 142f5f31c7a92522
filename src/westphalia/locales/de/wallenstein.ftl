### Wallenstein: Begriffe, Fragen und Antworten, und was am Tisch geschieht.
### Die Argumente der Ereignisse heißen wie deren Felder; NAME_id ist das Wort der Daten hinter einem
### Namen, has_NAME sagt, ob es einen gibt, NAME_count, wie viele aufgezählt sind.

## Anzahlen

n-armies = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
n-paid = { $paid } Taler
n-thalers = { $amount } Taler
n-markers = { $markers } Aufstandsmarker
n-peasants = { $peasants ->
    [one] { $peasants } Bauer
   *[other] { $peasants } Bauern
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
n-courtiers = { $courtiers ->
    [one] { $courtiers } Höfling
   *[other] { $courtiers } Höflinge
}

## Begriffe

neutral = neutral
cubes-of = { $whose } { $cubes }
building-palace = Palast
building-church = Kirche
building-trading-post = Handelshaus
action-build-palace = Palast bauen
action-build-church = Kirche bauen
action-build-trading-post = Handelshaus bauen
action-collect-grain = Korn ernten
action-collect-taxes = Steuern eintreiben
action-deploy-5 = { $armies } Armeen ausheben
action-deploy-3 = { $armies } Armeen ausheben
action-deploy-1-move = { n-armies }, dann ziehen
action-combat-move-a = Kampf und Marsch A
action-combat-move-b = Kampf und Marsch B
box-bid = Gebot
box-convert = { n-armies } an den Hof
card-money = Geldkarte { $amount }
card-tower = Turmkarte
card-nothing = keine Karte
card-hidden = verdeckt
card-open = noch frei
tile-plus-tax = +{ $amount } Steuern
tile-plus-grain = +{ $amount } Korn
tile-six-armies = { $amount } statt { $printed } Armeen
tile-attack-plus = +{ $amount } im Angriff
tile-defence-plus = +{ $amount } in der Abwehr
effect-trade-calms = Handel beruhigt
effect-stubborn-neutrals = Trotzige Neutrale
effect-palace-guard = Palastwachen
effect-church-peace = Kirchenfrieden
effect-tax-maximum = Höchstens { $amount } Taler Steuern
effect-tax-minimum = Mindestens { $amount } Taler Steuern
effect-grain-minimum = Mindestens { $amount } Korn
effect-grain-maximum = Höchstens { $amount } Korn
effect-few-recruits = Kaum Rekruten
effect-trade-calms-about = Ein neues Handelshaus nimmt { $amount } Aufstandsmarker aus seinem Land.
effect-stubborn-neutrals-about = { $amount ->
    [one] { $amount } Bauer verteidigt ein neutrales Land.
   *[other] { $amount } Bauern verteidigen ein neutrales Land.
}
effect-palace-guard-about = { $amount ->
    [one] Wo ein Palast steht, verteidigt { $amount } Armee mehr.
   *[other] Wo ein Palast steht, verteidigen { $amount } Armeen mehr.
}
effect-church-peace-about = Ein Land mit einer Kirche kann nicht angegriffen werden.
effect-tax-maximum-about = Kein Land bringt mehr als { $amount } Taler.
effect-tax-minimum-about = Kein Land bringt weniger als { $amount } Taler.
effect-grain-minimum-about = Kein Land bringt weniger als { $amount } Korn.
effect-grain-maximum-about = Kein Land bringt mehr als { $amount } Korn.
effect-few-recruits-about = Die beiden großen Aushebungen bringen nur { $five } und { $three } Armeen.
event-card = { $effect } (Winter −{ $loss } Korn)
favour-card = Gunst { $number } ({ $gift })
gift-cancel-event = Ereignis aufheben
gift-money = { n-thalers }
gift-armies-into-tray = { $amount ->
    [one] { $amount } Armee in die Schale
   *[other] { $amount } Armeen in die Schale
}
gift-remove-marker = { $amount } Aufstandsmarker weniger
gift-grain = { $amount } Korn
gift-victory-points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
gift-free-building = Gebäude umsonst: { $building }
gift-immunity = kein Angriff mit { $actions }
gift-deploy-free = { $amount ->
    [one] { $amount } Armee umsonst
   *[other] { $amount } Armeen umsonst
}
lack-twin = ein solches Gebäude steht dort schon
lack-site = kein Bauplatz ist frei
lack-stock = ein solches Gebäude ist nicht mehr vorrätig
lack-thalers = zu wenig Taler
lack-armies = zu wenige Armeen
lack-courtiers = zu wenige Höflinge
lack-lone-army = eine einzelne Armee bleibt, wo sie ist
lack-no-target = es gibt kein Ziel
column-points = Punkte
column-forecast = bei Wertung jetzt
column-thalers = Taler
column-grain = Korn
column-counties = Länder
column-armies = Armeen
column-supply = im Vorrat
column-tile = Plättchen
column-courtiers = Höflinge
column-landsknecht = Landsknechtkarte
column-monuments = Denkmäler
column-place = kommt als
column-card = Karte
column-price = Preis
column-owner = Besitzer
column-taxes = Steuern
column-harvest = Korn
column-sites = freie Bauplätze
column-pieces = mit
column-neighbours = grenzt an
column-wins = erobert
column-holds = gehalten
column-empty = niemand übrig
column-survive = Armeen übrig, wenn erobert

## Fragen

ask-plan = Welche Karte kommt auf „{ $box }“?
ask-plan-done = Alle Felder sind belegt. Steht der Plan?
ask-position = Welcher Platz in der Reihenfolge?
ask-march = { $action }: Wohin marschieren Armeen aus { $county }?
ask-move = Wohin ziehen Armeen aus { $county }?
ask-send = Wie viele Armeen gehen von { $origin } nach { $county }?
ask-quell = Welcher Aufstand wird zuerst ausgekämpft?
ask-refresh = Die beiden offenen Länderkarten austauschen?
ask-claim = Welches Land?
ask-group = Wie viele Armeen kommen nach { $county }?
ask-favour = Welche Gunst?
ask-cancel-event = Das Ereignis der Runde aufheben?
ask-calm = Wo wird ein Aufstandsmarker entfernt?
ask-raise = Wo wird umsonst gebaut: { $building }?
ask-garrison = { $armies ->
    [one] Wohin kommt umsonst { n-armies }?
   *[other] Wohin kommen umsonst { n-armies }?
}
ask-benefit = Welche Gabe der Landsknechte?
ask-place-leader = Wo beginnt der Heerführer?
ask-move-leader = Wohin geht der Heerführer?
ask-return-leader = Wohin kehrt der Heerführer zurück?
ask-draft-leader = Beginnt der Heerführer in { $county }?

## Antworten

choose-plan = { $box }: { $card }
choose-ready = Der Plan steht
choose-stay = Stehen bleiben
choose-pass = { $kind ->
    [cancel_event] Das Ereignis gelten lassen
   *[other] Keine Gunst nehmen
}
choose-cancel-event = Das Ereignis aufheben
choose-position = Platz { $number } nehmen
choose-march = { $kind ->
    [move] Nach { $county } ziehen
   *[other] Nach { $county } marschieren
}
choose-send = { n-armies } schicken
choose-quell = Den Aufstand in { $county } bekämpfen
choose-take = { $county } nehmen
choose-take-top = Die oberste, verdeckte Karte nehmen
choose-refresh = Beide Karten unter den Stapel legen
choose-keep-display = Beide Karten liegen lassen
choose-group = { n-armies } aufstellen
choose-favour = { $favour } nehmen
choose-calm = { $county } beruhigen
choose-raise = In { $county } bauen
choose-garrison = In { $county } aufstellen
choose-benefit = { $gift ->
    [money] Die Taler nehmen
    [armies] Die Armeen in die Schale nehmen
    [grain] Das Korn nehmen
   *[points] Die Siegpunkte nehmen
}
choose-leader = Der Heerführer geht nach { $county }
choose-no-leader-here = Nicht in diesem Land

## Aufbau und Runde

county-assigned = { $seat } beginnt in { $county } mit { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}.
display-refreshed = { $seat } legt beide offenen Länderkarten unter den Stapel; zwei andere werden aufgedeckt.
county-claimed = { $from_pile ->
    [yes] { $seat } nimmt die oberste, verdeckte Karte: { $county }.
   *[no] { $seat } nimmt { $county }.
}
tower-filled = Der Würfelturm wird gefüllt. Hineingeworfen: { $cast }. Durchgefallen und zurück im Vorrat: { $fell }.
year-began = Das { $year }. Jahr beginnt. Mögliche Ereignisse: { $events }.
round-began = { $year }. Jahr, { $season }.
actions-laid-out = Die ersten Aktionen: { $actions }.
tiles-laid-out = Vorteilsplättchen, vom ersten Platz an: { $tiles }.
action-turned-up = Aktion { $space } wird aufgedeckt: { $action }.
mat-ready = { $seat } hat geplant.
event-drawn = Das Ereignis der Runde: { $event }.
bid-revealed = { $paid ->
    [0] { $seat } bietet: { $card }.
   *[other] { $seat } bietet: { $card }; das kostet { n-paid }.
}
lots-drawn = Gleiche Gebote; das Los ordnet sie so: { $seats }.
position-taken = { $seat } nimmt Platz { $position } und das Plättchen „{ $tile }“.
order-settled = Spielreihenfolge: { $order }.
round-ended = Der { $season } ist vorbei; Karten und Plättchen gehen zurück.

## Aktionen

action-began = Aktion { $space }: { $action }.
card-turned-up = { $seat } deckt „{ $box }“ auf: { $card }.
action-skipped = { $seat } kann „{ $action }“ in { $county } nicht ausführen: { $reason }.
building-raised = { $seat } baut { $building_id ->
    [palace] einen Palast
    [church] eine Kirche
   *[trading_post] ein Handelshaus
} in { $county }{ $paid ->
    [0] { "" }
   *[other] { " " }für { n-paid }
}.
marker-calmed = Der Handel in { $county } nimmt { $seat } einen Aufstandsmarker ab.
income-taken = { $action_id ->
    [collect_taxes] { $seat } treibt in { $county } { n-thalers } ein.
   *[other] { $seat } erntet in { $county } { $amount } Korn.
}
marker-laid = In { $county } ({ $seat }) kommt ein Aufstandsmarker hinzu: jetzt { $markers }.
armies-deployed = { $seat } hebt in { $county } { n-armies } aus und zahlt { n-paid }.
armies-stayed = Die Armeen von { $seat } in { $county } bleiben stehen.
armies-moved = { $seat } verlegt { n-armies } von { $origin } nach { $county }.
attack-began = { $has_defender ->
    [yes] { $seat } greift { $defender } in { $county } an, mit { n-armies } aus { $origin }.
   *[no] { $seat } greift { $county } (neutral) an, mit { n-armies } aus { $origin }.
}

## Der Würfelturm

cubes-cast = In den Turm für { $county }: { $cast }. In der Schale: { $tray }.
county-conquered = { $has_loser ->
    [yes] { $seat } nimmt { $loser } { $county } ab; übrig: { n-armies }.
   *[no] { $seat } nimmt { $county } ein; übrig: { n-armies }.
}
county-held = { $seat } hält { $county } gegen { $attacker }; übrig: { n-armies }.
county-devastated = In { $county } steht niemand mehr: { $loser } verliert das Land mit allem, was dort war.
attack-failed = Die Bauern von { $county } schlagen { $seat } zurück.
revolt-broke = { $peasants ->
    [one] { n-peasants } erhebt sich in { $county } gegen { $seat }.
   *[other] { n-peasants } erheben sich in { $county } gegen { $seat }.
}
revolt-quelled = { $seat } schlägt den Aufstand in { $county } nieder; übrig: { n-armies }.
card-surrendered = { $has_box ->
    [yes] { $seat } gibt die Karte von { $county } ab; der Plan „{ $box }“ entfällt.
   *[no] { $seat } gibt die Karte von { $county } ab.
}

## Winter und Ende

grain-lost = Winter: Alle verlieren { $loss } Korn.
supply-checked = { $seat } hat { $grain } Korn für { $counties ->
    [one] { $counties } Land
   *[other] { $counties } Länder
}: { $revolts ->
    [0] kein Aufstand
    [one] { $revolts } Aufstand
   *[other] { $revolts } Aufstände
}.
revolts-drawn = Aufstand gegen { $seat } in { $drawn }.
majority-scored = { $shared ->
    [yes] { $seat } teilt sich
   *[no] { $seat } hat
} in { $region } die Mehrheit bei { $building_id ->
    [palace] Palästen
    [church] Kirchen
   *[trading_post] Handelshäusern
}: { n-points }.
year-scored = { $seat } erhält { $counties } für Länder, { $buildings } für Gebäude, { $majorities } für Mehrheiten und steht nun bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
game-won = { $winners_count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gemeinsam gewonnen
}. Punkte: { $points }. Taler: { $thalers }.

## Am Kaiserhof

gift-given = { $seat } erhält { $gift }.
court-opened = Höflinge in der Empfangshalle: { $courtiers }.
favours-displayed = Gunst am Hof, die teuerste zuerst: { $favours }.
courtiers-sent = { $card_id ->
    [tower_card] { $seat } schickt { n-courtiers } aus der Schale an den Hof.
   *[other] { $seat } schickt { n-courtiers } aus { $card } an den Hof.
}
conversion-skipped = { $seat } kann „{ $box }“ mit { $card } nicht ausführen: { $reason }.
courtiers-advanced = { $courtiers ->
    [one] { n-courtiers } von { $seat } betritt den Audienzsaal.
   *[other] { n-courtiers } von { $seat } betreten den Audienzsaal.
}
favour-taken = { $seat } nimmt { $favour } für { n-courtiers }.
favour-declined = { $seat } nimmt keine Gunst.
court-closed = { $favours_count ->
    [0] Die Audienz ist zu Ende; jede Gunst ist vergeben.
   *[other] Die Audienz ist zu Ende. Nicht vergeben: { $favours }.
}
event-cancelled = { $seat } hebt das Ereignis auf: { $event }.
event-upheld = { $seat } lässt das Ereignis gelten: { $event }.
county-calmed = { $seat } entfernt einen Aufstandsmarker aus { $county }; dort noch: { $markers }.
favour-kept = { $seat } behält { $favour }, gegen den nächsten Aufstandsmarker.
marker-prevented = { $seat } gibt die aufbewahrte Gunst ab; in { $county } kommt kein Aufstandsmarker hinzu.
county-garrisoned = { $neutral ->
    [yes] { $seat } besetzt { $county } (neutral) kampflos mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }.
   *[no] { $seat } verstärkt { $county } umsonst um { n-armies }.
}
shelter-granted = Bis zum Ende der Runde darf niemand { $seat } angreifen mit: { $actions }.
favour-lapsed = { $seat } kann { $favour } nicht nutzen; sie verfällt.

## Landsknechte, Heerführer und Denkmäler

pile-advanced = Die Landsknechte von { $seat } decken Karte { $number } auf.
piles-restored = Alle Stapel der Landsknechte beginnen wieder mit dem leeren Banner.
leader-placed = Der Heerführer von { $seat } kommt nach { $county }.
leader-passed-by = { $seat } stellt den Heerführer nicht nach { $county }.
leader-moved = { $triumph ->
    [yes] Der Heerführer von { $seat } zieht im Triumph von { $origin } nach { $county }.
   *[no] Der Heerführer von { $seat } flieht von { $origin } nach { $county }.
}
monument-built = { $seat } errichtet in { $county } ein Denkmal; noch vorrätig: { $stock }.
monuments-captured = Der Heerführer von { $seat } erbeutet in { $county } von { $loser } { $monuments ->
    [one] { $monuments } Denkmal
   *[other] { $monuments } Denkmäler
}.
leader-lost = Der Heerführer von { $seat } geht mit { $county } verloren.
leader-returned = Der Heerführer von { $seat } kehrt nach { $county } zurück.
monuments-scored = { $seat } erhält { n-points } für Denkmäler: { $standing } eigene, { $captured } erbeutete.
no-other-choice = { $seat } hat keine andere Wahl.
