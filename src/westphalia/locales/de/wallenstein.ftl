### Wallenstein: Begriffe, Fragen und Antworten, und was am Tisch geschieht.
### Die Argumente der Ereignisse heißen wie deren Felder; NAME_id ist das Wort der Daten hinter einem
### Namen, has_NAME sagt, ob es einen gibt, NAME_count, wie viele aufgezählt sind.

## Wörter, die in vielen Sätzen stehen

-revolt-marker = Unruhemarker
-grain = Getreide
-tower = Würfelturm
-auction-box = Versteigerungsfeld
-money-card = Münzkarte
-benefit = Bonus
-entrance-hall = Empfangshalle
-audience-hall = Audienzsaal
-board = Spielplan
-free-of-charge = kostenlos
-tie = unentschieden

## Anzahlen

n-armies = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
n-amount = { $amount ->
    [one] { $amount } Armee
   *[other] { $amount } Armeen
}
n-paid = { $paid } Taler
n-thalers = { $amount } Taler
n-markers = { $markers } { -revolt-marker }
n-grain = { $grain } { -grain }
n-lost = { $loss } { -grain }
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
cubes-of = { $whose }: { $cubes }
building-palace = Palast
building-church = Kirche
building-trading-post = Handelshaus
action-build-palace = Palast bauen
action-build-church = Kirche bauen
action-build-trading-post = Handelshaus bauen
action-collect-grain = { -grain } einziehen
action-collect-taxes = Steuern einziehen
action-deploy-5 = { n-armies } aufstellen
action-deploy-3 = { n-armies } aufstellen
action-deploy-1-move = { n-armies } aufstellen/bewegen
action-combat-move-a = Kampf/Bewegung A
action-combat-move-b = Kampf/Bewegung B
box-bid = { -auction-box }
box-convert = { n-armies } umwandeln
short-box-build-palace = Palast
short-box-build-church = Kirche
short-box-build-trading-post = Handel
short-box-collect-grain = { -grain }
short-box-collect-taxes = Steuern
short-box-deploy-5 = { n-armies }
short-box-deploy-3 = { n-armies }
short-box-deploy-1-move = { $armies }/bewegen
short-box-combat-move-a = Kampf A
short-box-combat-move-b = Kampf B
short-box-bid = Gebot
short-box-convert = Umwandeln { $armies }
card-money = { -money-card } { $amount }
card-tower = Turmkarte
card-nothing = keine Karte
card-hidden = verdeckt
card-open = noch frei
tile-plus-tax = +{ $amount } Taler
tile-plus-grain = +{ $amount } { -grain }
tile-six-armies = { n-amount } statt { $printed }
tile-attack-plus = { $amount ->
    [one] +{ $amount } Armee beim Angriff
   *[other] +{ $amount } Armeen beim Angriff
}
tile-defence-plus = { $amount ->
    [one] +{ $amount } Armee beim Verteidigen
   *[other] +{ $amount } Armeen beim Verteidigen
}
effect-trade-calms = Handel beruhigt
effect-stubborn-neutrals = Starke neutrale Länder
effect-palace-guard = Palastwachen
effect-church-peace = Kirchenfrieden
effect-tax-maximum = Höchstens { $amount } Taler Steuern
effect-tax-minimum = Mindestens { $amount } Taler Steuern
effect-grain-minimum = Mindestens { $amount } { -grain }
effect-grain-maximum = Höchstens { $amount } { -grain }
effect-few-recruits = Wenige Rekruten
effect-trade-calms-about = Ein neues Handelshaus entfernt { $amount } { -revolt-marker } aus seinem Land.
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
effect-grain-minimum-about = Kein Land bringt weniger als { $amount } { -grain }.
effect-grain-maximum-about = Kein Land bringt mehr als { $amount } { -grain }.
effect-few-recruits-about = Armeen bei den beiden großen Aktionen „aufstellen“: nur { $five } und { $three }.
event-card = { $loss ->
    [0] { $effect } (kein { -grain }verlust im Winter)
   *[other] { $effect } (Winter: −{ $loss } { -grain })
}
favour-card = Gunstkarte { $number } ({ $gift })
gift-cancel-event = Ereignis aufheben
gift-money = { n-thalers }
gift-armies-into-tray = { $amount ->
    [one] { $amount } Armee in die Schale
   *[other] { $amount } Armeen in die Schale
}
gift-remove-marker = { $amount } { -revolt-marker } weniger
gift-grain = { $amount } { -grain }
gift-victory-points = { $amount ->
    [one] { $amount } Siegpunkt
   *[other] { $amount } Siegpunkte
}
gift-free-building = Gebäude { -free-of-charge }: { $building }
gift-immunity = geschützt vor { $actions }
gift-deploy-free = { $amount ->
    [one] { $amount } kostenlose Armee
   *[other] { $amount } kostenlose Armeen
}
lack-twin = ein solches Gebäude steht dort schon
lack-site = kein Bauplatz ist frei
lack-stock = ein solches Gebäude ist nicht mehr vorrätig
lack-thalers = zu wenige Taler
lack-armies = zu wenige Armeen
lack-courtiers = zu wenige Höflinge
lack-lone-army = eine einzelne Armee bleibt, wo sie ist
lack-no-target = es gibt kein mögliches Ziel
column-points = Punkte
column-forecast = bei Wertung jetzt
column-thalers = Taler
column-grain = { -grain }
column-counties = Länder
column-armies = Armeen
column-supply = im Vorrat
column-tile = Plättchen
column-courtiers = Höflinge
column-landsknecht = Landsknechtkarte
column-monuments = Denkmäler
column-place = Platz
column-card = Länderkarte
column-price = Preis
column-owner = Besitzer
column-taxes = Steuern
column-harvest = { -grain }
column-sites = freie Bauplätze
column-pieces = mit
column-neighbours = grenzt an
column-wins = erobert
column-holds = gehalten
column-empty = { -tie }
column-survive = Armeen übrig, wenn erobert

## Was nicht zur Wahl steht

not-this-box = die Felder werden in fester Reihenfolge belegt, das { -auction-box } zuerst
not-held = diese Karte ist nicht auf der Hand
not-twice = diese Karte liegt schon auf einem Feld
not-affordable = für dieses Gebot reichen die Taler nicht
not-empty = ein Feld bleibt nur frei, wenn die Karten nicht reichen
not-in-play = dieses Land ist nicht im Spiel
not-neighbour = { $county } und { $origin } sind keine Nachbarn
not-own-target = diese Bewegung führt nur in eines deiner eigenen Länder
not-protected = { $county } ist vor diesem Angriff geschützt
not-so-many = mindestens eine Armee geht, und mindestens eine bleibt
not-free = dieser Platz ist vergeben
not-left = eine solche Gruppe ist nicht mehr da
not-open = diese Karte liegt nicht offen
not-drawn = in diesem Land wartet kein Aufstand
not-restless = in diesem Land liegt kein { -revolt-marker }
not-buildable = { $reason }
not-foreign = { $county } gehört jemand anderem: kostenlose Armeen kommen in ein eigenes oder ein neutrales Land
not-on-card = das gibt die Karte nicht her
not-displayed = diese Gunstkarte liegt nicht aus
not-payable = für diese Gunstkarte sind es zu wenige Höflinge
not-own-county = { $county } ist kein eigenes Land
not-on-the-spot = der Heerführer steht schon { IN($county) }
not-this-county = es geht nur um das eben gewählte Land

## Fragen

ask-plan = Welche Karte kommt auf das Feld „{ $box }“?
ask-plan-done = Alle Felder sind belegt. Steht der Plan?
ask-position = Welcher Platz in der Spielerreihenfolge?
ask-march = { $action }: Wohin ziehen Armeen { FROM($county) }?
ask-move = Wohin ziehen Armeen { FROM($county) }?
ask-send = Wie viele Armeen ziehen { FROM($origin) } { INTO($county) }?
ask-quell = Welcher Aufstand wird zuerst ausgetragen?
ask-refresh = Die beiden offenen Länderkarten austauschen?
ask-claim = Welches Land?
ask-group = Wie viele Armeen kommen { INTO($county) }?
ask-favour = Welche Gunstkarte?
ask-cancel-event = Das Ereignis der Runde aufheben?
ask-calm = Aus welchem Land entfernst du einen { -revolt-marker }?
ask-raise = Wo wird { -free-of-charge } gebaut: { $building }?
ask-garrison = { $armies ->
    [one] Wohin kommt { -free-of-charge } { n-armies }?
   *[other] Wohin kommen { -free-of-charge } { n-armies }?
}
ask-benefit = Welcher { -benefit } der Landsknechte?
ask-place-leader = Wo beginnt der Heerführer?
ask-move-leader = Wohin geht der Heerführer?
ask-return-leader = Wohin kehrt der Heerführer zurück?
ask-draft-leader = Beginnt der Heerführer { IN($county) }?

## Antworten

choose-plan = { $box }: { $card }
choose-ready = Der Plan steht
choose-stay = Stehen bleiben
choose-pass = { $kind ->
    [cancel_event] Das Ereignis gelten lassen
   *[other] Keine Gunstkarte nehmen
}
choose-cancel-event = Das Ereignis aufheben
choose-position = Platz { $number } nehmen
choose-march = Ziehen { INTO($county) }
choose-send = { $armies ->
    [one] { $armies } Armee ziehen lassen
   *[other] { $armies } Armeen ziehen lassen
}
choose-quell = Aufstand { IN($county) } austragen
choose-take = { $county } nehmen
choose-take-top = Die oberste, verdeckte Karte nehmen
choose-refresh = Beide Karten unter den Stapel legen
choose-keep-display = Beide Karten liegen lassen
choose-group = { n-armies } aufstellen
choose-favour = { $favour } nehmen
choose-calm = { -revolt-marker } { FROM($county) } entfernen
choose-raise = Bauen { IN($county) }
choose-garrison = Aufstellen { IN($county) }
choose-benefit = { $gift ->
    [money] Die Taler nehmen
    [armies] Die Armeen in die Schale legen
    [grain] Das { -grain } nehmen
   *[points] Die Siegpunkte nehmen
}
choose-leader = Der Heerführer geht { INTO($county) }
choose-no-leader-here = Nicht in diesem Land

## Aufbau und Runde

county-assigned = { $seat } beginnt { IN($county) } mit { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}.
display-refreshed = { $seat } legt beide offenen Länderkarten unter den Stapel; zwei andere werden aufgedeckt.
county-claimed = { $from_pile ->
    [yes] { $seat } nimmt die oberste, verdeckte Karte: { $county }.
   *[no] { $seat } nimmt die Karte { $county }.
}
group-placed = { $seat } stellt { IN($county) } { n-armies } auf.
tower-filled = Der { -tower } wird gefüllt. Hineingeworfen: { $cast }. Durchgefallen und zurück im Vorrat: { $fell }.
year-began = Das { $year }. Jahr beginnt. Mögliche Ereignisse: { $events }.
round-began = { $year }. Jahr, { $season }.
actions-laid-out = Die ersten Aktionen: { $actions }.
tiles-laid-out = Vorteilsplättchen, vom ersten Platz an: { $tiles }.
action-turned-up = Aktion { $space } wird aufgedeckt: { $action }.
mat-ready = { $seat } hat geplant.
event-drawn = Das Ereignis der Runde: { $event }.
bid-revealed = { $paid ->
    [0] { $seat } bietet: { $card }.
   *[other] { $seat } bietet: { $card }, und zahlt { n-paid }.
}
lots-drawn = Gleiche Gebote; das Los ordnet sie so: { $seats }.
position-taken = { $seat } nimmt Platz { $position } und das Vorteilsplättchen „{ $tile }“.
order-settled = Spielerreihenfolge: { $order }.
round-ended = Der { $season } ist vorbei; Karten und Vorteilsplättchen gehen zurück.

## Aktionen

action-began = Aktion { $space }: { $action }.
card-turned-up = { $seat } deckt „{ $box }“ auf: { $card }.
action-skipped = { $seat } kann „{ $action }“ { IN($county) } nicht ausführen: { $reason }.
building-raised = { $seat } baut { IN($county) } { $building_id ->
    [palace] einen Palast
    [church] eine Kirche
   *[trading_post] ein Handelshaus
}{ $paid ->
    [0] { "" }
   *[other] { " " }für { n-paid }
}.
marker-calmed = Das neue Handelshaus { IN($county) } ({ $seat }) entfernt 1 { -revolt-marker }.
income-taken = { $action_id ->
    [collect_taxes] { $seat } zieht { IN($county) } { n-thalers } Steuern ein.
   *[other] { $seat } zieht { IN($county) } { $amount } { -grain } ein.
}
marker-laid = Ein { -revolt-marker } mehr { IN($county) } ({ $seat }): jetzt { $markers }.
armies-deployed = { $seat } stellt { IN($county) } { n-armies } auf und zahlt { n-paid }.
armies-stayed = { $seat } bewegt { IN($county) } keine Armee.
armies-moved = { $seat } bewegt { n-armies } { FROM($origin) } { INTO($county) }.
attack-began = { $has_defender ->
    [yes] { $seat } greift { $defender } { IN($county) } an, mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } { FROM($origin) }.
   *[no] { $seat } greift { THE($county) } (neutral) an, mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    } { FROM($origin) }.
}

## Der Würfelturm

cubes-cast = In den Turm für { THE($county) }: { $cast }. In der Schale: { $tray }.
county-conquered = { $has_loser ->
    [yes] { $seat } erobert { THE($county) } von { $loser }; übrig: { n-armies }.
   *[no] { $seat } erobert { THE($county) }; übrig: { n-armies }.
}
county-held = { $seat } hält { THE($county) } gegen { $attacker }; übrig: { n-armies }.
county-devastated = Der Kampf um { THE($county) } endet { -tie }: { $loser } verliert das Land mit allem, was dort war.
attack-failed = Die Bauern { IN($county) } schlagen { $seat } zurück.
revolt-broke = { $peasants ->
    [one] { n-peasants } erhebt sich { IN($county) } gegen { $seat }.
   *[other] { n-peasants } erheben sich { IN($county) } gegen { $seat }.
}
revolt-quelled = { $seat } schlägt den Aufstand { IN($county) } nieder; übrig: { n-armies }.
card-surrendered = { $has_box ->
    [yes] { $seat } gibt die Länderkarte { $county } ab; der Plan „{ $box }“ entfällt.
   *[no] { $seat } gibt die Länderkarte { $county } ab.
}

## Winter und Ende

grain-lost = { $loss ->
    [0] Winter: Niemand verliert { -grain }.
   *[other] Winter: Alle verlieren { n-lost }.
}
supply-checked = { $seat } hat { n-grain } für { $counties ->
    [one] { $counties } Land
   *[other] { $counties } Länder
}: { $revolts ->
    [0] kein Aufstand
    [one] { $revolts } Aufstand
   *[other] { $revolts } Aufstände
}.
revolts-drawn = { $drawn_count ->
    [one] Aufstand gegen { $seat }: { $drawn }.
   *[other] Aufstände gegen { $seat }: { $drawn }.
}
majority-scored = { $shared ->
    [yes] { $seat } teilt sich
   *[no] { $seat } hat
} { IN($region) } die Mehrheit bei { $building_id ->
    [palace] Palästen
    [church] Kirchen
   *[trading_post] Handelshäusern
}: { n-points }.
year-scored = { $seat } erhält { $counties } für Länder, { $buildings } für Gebäude, { $majorities } für Mehrheiten und steht nun bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
game-won = { $winners_count ->
    [one] { $winners } hat gewonnen{ $by_thalers ->
        [yes] , bei gleichen Punkten mit mehr Talern
       *[no] { "" }
    }
   *[other] { $winners } haben gemeinsam gewonnen
}. Punkte: { $points }. Taler: { $thalers }.

## Am Kaiserhof

gift-given = { $seat } erhält { $gift }.
court-opened = Höflinge in der { -entrance-hall }: { $courtiers }.
favours-displayed = Gunstkarten am Hof, die teuerste zuerst: { $favours }.
courtiers-sent = { $card_id ->
    [tower_card] { $seat } wandelt Armeen aus der Schale um: { n-courtiers } an den Hof.
   *[other] { $seat } wandelt Armeen um ({ $card }): { n-courtiers } an den Hof.
}
conversion-skipped = { $seat } kann „{ $box }“ nicht ausführen ({ $card }): { $reason }.
courtiers-advanced = { $courtiers ->
    [one] { n-courtiers } von { $seat } betritt den { -audience-hall }.
   *[other] { n-courtiers } von { $seat } betreten den { -audience-hall }.
}
favour-taken = { $seat } nimmt { $favour } für { n-courtiers }.
favour-declined = { $seat } nimmt keine Gunstkarte.
court-closed = { $favours_count ->
    [0] Die Audienz ist zu Ende; jede Gunstkarte ist vergeben.
   *[other] Die Audienz ist zu Ende. Nicht vergeben: { $favours }.
}
event-cancelled = { $seat } hebt das Ereignis auf: { $event }.
event-upheld = { $seat } lässt das Ereignis gelten: { $event }.
county-calmed = { $seat } entfernt einen { -revolt-marker } { FROM($county) }; dort noch: { $markers }.
favour-kept = { $seat } behält { $favour }, gegen den nächsten { -revolt-marker }.
marker-prevented = { $seat } gibt die aufbewahrte Gunstkarte ab: kein { -revolt-marker } { IN($county) }.
county-garrisoned = { $neutral ->
    [yes] { $seat } nimmt { THE($county) } (neutral) ohne Kampf mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }.
   *[no] { $seat } stellt { IN($county) } { -free-of-charge } { n-armies } auf.
}
shelter-granted = Bis zum Ende der Runde ist { $seat } geschützt vor: { $actions }.
favour-lapsed = { $seat } kann { $favour } nicht nutzen; sie verfällt.

## Landsknechte, Heerführer und Denkmäler

pile-advanced = Landsknechte: { $seat } deckt Karte { $number } auf.
benefit-given = { $seat } erhält als { -benefit } der Landsknechte { $gift }.
piles-restored = Alle Stapel der Landsknechte beginnen wieder mit dem leeren Banner.
leader-placed = Der Heerführer von { $seat } kommt { INTO($county) }.
leader-drafted = Der Heerführer von { $seat } beginnt { IN($county) }.
leader-passed-by = { $seat } stellt den Heerführer nicht auf: { $county }.
leader-moved = { $triumph ->
    [yes] Der Heerführer von { $seat } zieht im Triumph { FROM($origin) } { INTO($county) }.
   *[no] Der Heerführer von { $seat } flieht { FROM($origin) } { INTO($county) }.
}
monument-built = { $seat } errichtet { IN($county) } ein Denkmal; noch vorrätig: { $stock }.
monuments-captured = Der Heerführer von { $seat } nimmt { $loser } { IN($county) } { $monuments ->
    [one] { $monuments } Denkmal
   *[other] { $monuments } Denkmäler
} ab.
leader-lost = { $seat } verliert den Heerführer mit dem Land { $county }.
leader-returned = Der Heerführer von { $seat } kehrt zurück: { $county }.
monuments-scored = { $seat } erhält { n-points } für Denkmäler: { $standing } eigene, { $captured } erbeutete.

## Mit dem Plan versiegelte Befehle

order-combat-move-a = Kampf/Bewegung A
order-combat-move-a-ask = mich fragen
order-combat-move-a-attack-else-stay = wenn { $origin } mindestens { $least } hat und { $target } höchstens { $most }, { $target } mit allen bis auf { $stay } angreifen, sonst bleiben
order-combat-move-a-attack-else-ask = wenn { $origin } mindestens { $least } hat und { $target } höchstens { $most }, { $target } mit allen bis auf { $stay } angreifen, sonst mich fragen
order-combat-move-a-move-else-stay = wenn { $origin } mindestens { $least } hat und { $target } mir gehört, mit allen bis auf { $stay } dorthin ziehen, sonst bleiben
order-combat-move-a-move-else-ask = wenn { $origin } mindestens { $least } hat und { $target } mir gehört, mit allen bis auf { $stay } dorthin ziehen, sonst mich fragen
order-combat-move-b = Kampf/Bewegung B
order-combat-move-b-ask = mich fragen
order-combat-move-b-attack-else-stay = wenn { $origin } mindestens { $least } hat und { $target } höchstens { $most }, { $target } mit allen bis auf { $stay } angreifen, sonst bleiben
order-combat-move-b-attack-else-ask = wenn { $origin } mindestens { $least } hat und { $target } höchstens { $most }, { $target } mit allen bis auf { $stay } angreifen, sonst mich fragen
order-combat-move-b-move-else-stay = wenn { $origin } mindestens { $least } hat und { $target } mir gehört, mit allen bis auf { $stay } dorthin ziehen, sonst bleiben
order-combat-move-b-move-else-ask = wenn { $origin } mindestens { $least } hat und { $target } mir gehört, mit allen bis auf { $stay } dorthin ziehen, sonst mich fragen
