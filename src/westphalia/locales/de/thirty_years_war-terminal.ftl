### Der Dreißigjährige Krieg im Terminal: Titel, Spalten, Hinweise, und warum etwas nicht gezeigt werden kann.

## Titel

title-display = Leisten
title-map = Karte
title-hand = Deine Hand: was jede Karte jetzt könnte
title-closed = Jetzt nicht
title-tracks = Leisten und Felder
title-electors = Kurfürsten
title-areas = Gebiete
title-area = { $area } ({ $holder }; Kontrolle: { $needs ->
    [one] { $needs } Stadt
   *[other] { $needs } Städte
}, { $value } SP)
title-free-cities = Freie Städte
title-stacks = Stapel
title-leaders = Anführer auf der Karte
title-reach = Mit { $points } BP erreichbar: { $force }
title-battle = Schlacht bei { $city }, Angreifer: { $attacker }
title-odds = Eine Schlacht bei { $city } ohne weitere Karten
title-pay = Sold ({ $seat }): { $points } HP aus { $aid }, die reichen
title-pay-short = Sold ({ $seat }): { $points } HP, mehr als { $aid }
title-lines = Verbindungslinien
title-pile = Karten ({ $seat })
title-deck = Kartensätze und Wirkungen

## Spalten, und dieselben auf schmalen Schirmen

column-areas = Gebiete
column-cities = Städte
column-electors = Kurfürsten
column-factors = Kampfwert
column-pay = nötige HP
column-unpaid = ohne Sold
column-hand = Hand
column-deck = zu ziehen
column-vp = SP
column-use-act = ACT
column-use-recruit = REC
column-use-aid = AID
column-use-event = Ereignis
column-use-combat = Gefechtskarte
column-where = Ort
column-leaders = Anführer
column-units = Einheiten
column-points = BP übrig
column-by = über
column-stays = Ende möglich
column-meets = trifft auf
column-commander = Befehlshaber
column-modifier = Modifikator
column-column = Feuerspalte
column-inflicted = fügt zu
column-to-lose = verliert noch
column-cost = HP
column-control = Kontrolle
column-fortress = Festung
column-pillage = Verwüstung
column-state = Lage
column-stacks = Stapel
column-neighbours = verbunden mit
column-needs = Kontrollzahl
column-held = Städte
column-value = SP
column-moves = SP bei Gewinn
column-activation = Aktivierung
column-battle = Gefecht
column-leadership = Führung
column-loss = Verlust
short-areas = Geb
short-cities = Stä
short-electors = Kf
short-factors = KW
short-pay = HP
short-unpaid = o. Sold
short-hand = Hand
short-deck = Rest
short-vp = SP
short-use-act = A
short-use-recruit = R
short-use-aid = Aid
short-use-event = Er
short-use-combat = Gefecht
short-where = Ort
short-leaders = Anführer
short-units = Einheiten
short-points = BP
short-by = über
short-stays = Ende
short-meets = trifft auf
short-commander = Befehl
short-modifier = ±
short-column = Sp.
short-inflicted = trifft
short-to-lose = verliert
short-cost = HP
short-control = Kontrolle
short-fortress = F
short-pillage = V
short-state = Lage
short-stacks = Stapel
short-neighbours = verbunden mit
short-needs = KZ
short-held = Städte
short-value = SP
short-moves = SP ±
short-activation = Akt
short-battle = Gef
short-leadership = Führ
short-loss = Verl

## Einheiten auf schmalen Schirmen

short-kind-german-mercenary = dt. Söldn.
short-kind-german-militia = dt. Miliz
short-kind-english-mercenary = engl. Söldn.
short-kind-hungarian-militia = ung. Miliz
short-kind-danish-mercenary = dän. Söldn.
short-kind-swedish-veteran = schw. Vet.
short-kind-french-veteran = frz. Vet.
short-kind-french-militia = frz. Miliz
short-kind-saxon-militia = sächs. Miliz
short-kind-imperial-veteran = kais. Vet.
short-kind-imperial-mercenary = kais. Söldn.
short-kind-imperial-militia = kais. Miliz
short-kind-bavarian-mercenary = bayer. Söldn.
short-kind-bavarian-militia = bayer. Miliz
short-kind-spanish-veteran = span. Vet.
short-kind-cardinal-veteran = Kard. Vet.

## Wozu eine Karte nach Zusatzregeln dient, in einer langen Liste

short-dutch-war = Niederl. Krieg { $card }
short-campaign = zweite { $card }
short-plot = Komplott { $card }

## Beschriftungen

label-vp = SP
label-dutch-war = Niederländischer Krieg
label-wallenstein = Wallenstein
label-aid = Hilfsgelder
label-pope = Papst
label-passes = Veltliner Pässe
label-france = Frankreich
label-sweden = Schweden
label-saxony = Sachsen
label-hungary = Ungarn
label-swedish-base = Schwedische Basis
label-cardinal = Armee des Kardinals in die spanische Zone
label-truce = Waffenstillstand
label-conflict = Franzosen und Schweden
label-war-entry = Kriegseintritt in diesem Zug
label-hand = Auf der Hand
label-unplayed = Nachziehstapel
label-pile-known = Sicher auf der Hand
label-pile-to-come = Können noch kommen
label-pile-played = Ablage
label-groups = In den Stapeln
label-removed = Aus dem Spiel
label-in-force = In Kraft
label-area = Gebiet
label-control = Kontrolliert von
label-fortress = Festung
label-value = SP
label-pillage = Verwüstung
label-state = Lage
label-siege = Belagerung
label-neighbours = Verbunden mit
label-nation = Nation
label-activation = Aktivierungszahl
label-battle = Gefechtszahl
label-leadership = Führungszahl
label-loss = Verloren ab Wurf
label-stars = Sterne
label-replacement = Ersetzt durch
label-place = Ort
label-attacker = Angreifer
label-defender = Verteidiger

## Der Stand des Krieges

short-side-protestant = Prot.
short-side-catholic = Kath.
side-of = { $side }: { $player }
status-turn = Zug { $turn }/{ $last } ({ $year }–{ $until })
status-round = Runde { $round }
status-result = → { $result }
status-vp = SP { $vp }
total-about = { $vp }; vorzeitiger Sieg bei ≤ { $low } (Protestanten) oder ≥ { $high } (Katholiken)
total-goals = am Schluss ≤ { $least } oder ≥ { $most }
total-now = jetzt: { $result }
dutch-war-about = Feld { $box } ({ $first } bis { $last }), Hilfe { $aid }
response-due = eine Antwort ist fällig
wallenstein-about = { $career }, Einfluss { $box } von { $end }
open = offen
closed = gesperrt
at-war = im Krieg
at-peace = nicht im Krieg
hungary-rebels = im Aufstand
hungary-quiet = ruhig
until-turn = bis Zug { $turn }
must-part = müssen sich trennen
award-about = { $needs } Kurfürsten, { $points } SP

## Streitkräfte

n-factors = Kampfwert { $factors }
stack-inside = in der Festung
march-at = Marsch, jetzt { IN($place) }
march-points = { $points } BP
march-capacity = { $most ->
    [one] { $units } von höchstens { $most } Einheit
   *[other] { $units } von höchstens { $most } Einheiten
}
march-forage = Fouragieren fällig: { $cities }
points-left = { $points } BP übrig
no-units = nur Anführer
meets-battle = Schlacht
meets-overrun = Überrennen möglich
meets-leaders = nur Anführer
meets-garrison = Besatzung
meets-fortress = Festung
meets-neutral = neutrales Gebiet
meets-revolt = Aufstand
chance-to-win = { $percent } Siegchance
attacker-wins = der Angreifer siegt: { $percent }
column-from = ab { $column }
odds-about = siegt { $wins }, verliert im Mittel { $losses }, vernichtet { $gone }
pay-local = Sold vor Ort
not-paid = unbezahlt
line-of = { $nation } { IN($city) }
line-holds = offen
line-breaks = unterbrochen bei { $city } ({ $reason })
yes = ja
no = nein

## Städte, Gebiete, Belagerungen

free-city = freie Stadt
in-revolt = im Aufstand
masked = eingeschlossen
besieged = { $number ->
    [0] belagert
   *[other] belagert, Marker { $number }
}
fortress-about = Stärke { $strength }, Belagerungswert { $modifier }
siege-about = { $seat } mit { n-factors }, Belagerungsstärke { $level }
siege-chance = { $percent }, sie zu nehmen
siege-brief = Belagerung { $factors } von { $level }
siege-needs = { n-factors } gegen Belagerungsstärke { $level }
gained-by = { $points } für die Seite: { $seat }
area-is-neutral = neutral
area-is-devastated = verheert
may-withdraw = kann hineingehen

## Karten

closed-because = nein: { $reason } ({ $clause })
act-about = { $value }: { $leaders }
recruit-about = { $attempts ->
    [one] { $attempts } Versuch
   *[other] { $attempts } Versuche
}: { $leaders }
event-possible = möglich
event-moves = möglich, SP { $points }
card-about = { $category }, { $group }, Wert { $value }
n-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

## Hinweise zu den Antworten

leader-about = Aktivierung { $activation }, Gefecht { $battle }, führt { $leadership }
n-there = von { $count }
n-loss = zählt { $factors }
n-aid = { $points } HP
n-pillage = Verwüstung { $level }
recruits-mean = im Mittel { $steps } Stufen

## Was getippt wird

which-one = Was genau? Zum Beispiel: map prag, stacks münchen, leaders tilly, cards p24.
found-none = „{ $typed }“ ist weder ein Ort noch sonst etwas, das hier gemeint sein kann.
found-many = „{ $typed }“ kann heißen: { $names }.
nobody-marches = Niemand ist auf dem Marsch.
no-battle = Eine solche Schlacht ist weder im Gange noch in Reichweite des Marsches.
not-in-reach = Die ganze Streitmacht kommt nicht { INTO($place) }.
way-leads-by = Der kürzeste Weg führt über { $place }, wo der Marsch auf etwas träfe; geh selbst dorthin.
all-nothing = Hier gibt es nichts, wovon alles genommen werden kann.

## Hilfe

usage-look = look
usage-map = map [Gebiet | Stadt | table | drawing]
usage-areas = areas
usage-stacks = stacks [Stadt]
usage-leaders = leaders [Name]
usage-hand = hand
usage-cards = cards [Karte]
usage-tracks = tracks
usage-reach = reach [all]
usage-odds = odds [Stadt]
usage-supply = supply [all]
usage-to = to Stadt
usage-all = all
usage-orders = orders [Weisung Wert]
help-look = beide Seiten, was im Gange ist, Leisten, Kurfürsten und Gebiete
help-map = die Karte, die Städte eines Gebiets, oder eine Stadt mit allem, was man von ihr weiß; auf der Zeichnung sind GROSSBUCHSTABEN eine Festung, ′ Verwüstung, ⚑ ein Aufstand, × eine Belagerung, Zahlen Kampfwerte
help-areas = wer welches Gebiet kontrolliert und was es wert ist
help-stacks = alle Stapel, oder die in einer Stadt, mit jedem Spielstein
help-leaders = die Anführer auf der Karte, oder alles über einen; R zeigt, was rekonstruiert ist
help-hand = deine Hand, und was jede Karte jetzt könnte oder warum nicht
help-cards = beide Stapel, soweit du sie kennen kannst, oder alles über eine Karte
help-tracks = die Leisten und Felder neben der Karte
help-reach = wohin der Marsch noch kommt, was es kostet und wen er trifft; „all“ auch ohne die Langsamsten
help-odds = wie eine Schlacht ausgehen kann, die im Gange oder in Reichweite ist
help-supply = wer jetzt Sold bekäme und welche Linien wo unterbrochen sind; „all“ für beide Seiten
help-to = auf dem kürzesten Weg zu einer Stadt marschieren
help-all = alle mitnehmen, alle bezahlen oder für alle Belagerungen würfeln
help-orders = was der Tisch in den Runden der anderen Seite für dich beantwortet; Änderungen gelten ab dem nächsten Kartenziehen
help-answer-number = Tippe die Nummer einer Antwort.
help-answer-text = Oder ihren Text, oder die Anfänge seiner Wörter: „march prague“, „march pra“, „prag“.
title-orders-later = Weisungen (wie sie ab dem nächsten Kartenziehen gelten)
