### Dreißigjähriger Krieg in Listen und Formularen: der Name, was zur Wahl steht, und wie weit ein Spiel ist.

game-name = Dreißigjähriger Krieg
game-about = Zwei Seiten, die protestantische und die katholische, führen den Dreißigjährigen Krieg mit Karten: Jede aktiviert einen Anführer, rekrutiert, bringt Hilfsgelder oder ist ein Ereignis. Ein großes Spiel über vierzehn Züge oder eines von drei Szenarien.
lesson-title-turn = Erste Runde
lesson-begin-turn = Lernen: eine erklärte erste Runde
lesson-title-war = Der Krieg
lesson-begin-war = Zweite Lektion: worum es im Krieg geht
bot-captain = Hauptmann
side-protestant = Protestanten
side-catholic = Katholiken
option-scenario = Szenario
option-scenario-campaign = Großes Spiel
option-scenario-campaign-about = Züge 1 bis 14, 10 bis 12 Stunden; katholisch ab 30, protestantisch bis 10
option-scenario-early-war = Kriegsbeginn
option-scenario-early-war-about = Züge 1 bis 5, 3 bis 4 Stunden; katholisch mit 45 und dem Edikt, sonst protestantisch
option-scenario-intervention = Intervention
option-scenario-intervention-about = Züge 6 bis 8, 2 bis 3 Stunden; katholisch ab 38, protestantisch bis 30
option-scenario-apocalypse = Apokalypse
option-scenario-apocalypse-about = Züge 10 bis 14, 3 bis 4 Stunden; katholisch ab 28, protestantisch bis 15

## Zusatzregeln

modules-title = Optionale Regeln
need-wallenstein-dead = nicht in diesem Szenario: Wallenstein ist tot
need-set-up-of-1620 = nicht in diesem Szenario: Die Veteranen gehören zum Aufbau von 1620
need-no-french-entry = nicht in diesem Szenario: Frankreich tritt nicht in den Krieg ein
need-tilly-dead = nicht in diesem Szenario: Tilly ist tot
need-card-p2-gone = nicht in diesem Szenario: Karte P2 ist aus dem Spiel
need-card-p9-gone = nicht in diesem Szenario: Karte P9 ist aus dem Spiel
module-two-star-wallenstein = Wallenstein mit zwei Sternen
module-two-star-wallenstein-about = Wallenstein hat zwei Sterne und befehligt jede Armee, bei der er ist.
module-tournament-victory = Turniersieg
module-tournament-victory-about = Am Ende ist 21 SP das katholische Ziel, 19 das protestantische; 20 ist ein Unentschieden.
module-stronger-imperials = Stärkere Kaiserliche
module-stronger-imperials-about = Eine vierte kaiserliche Veteraneneinheit beginnt in Wien.
module-guebriant = Guébriant
module-guebriant-about = Der französische Anführer Guébriant kommt, wenn Frankreich in den Krieg eintritt.
module-early-lines = Frühe Verbindungslinien
module-early-lines-about = Ob Einheiten eine Verbindungslinie haben, steht nach der sechsten Runde ihrer Seite fest; danach richtet sich der Sold.
module-unlimited-aid = Keine Grenze für Hilfsgelder
module-unlimited-aid-about = Beliebig viele Karten dürfen für Hilfsgelder gespielt werden, und Ereignisse ändern die Hilfsgelder des ganzen Zuges.
module-paid-recruiting = Rekrutierung kostet Hilfspunkte
module-paid-recruiting-about = Rekrutierungswürfe haben −1, wenn nicht ein Hilfspunkt für die Karte ausgegeben wird.
module-paid-free-actions = Freie Aktionen kosten Hilfspunkte
module-paid-free-actions-about = Eine freie Aktion kostet einen Hilfspunkt; ohne ihn gibt es keine.
module-dutch-war-by-card = Niederländischer Krieg mit jeder Karte
module-dutch-war-by-card-about = Mit jeder Karte darf versucht werden, den Marker des Niederländischen Krieges zu bewegen.
module-ambition = Wallensteins Ehrgeiz
module-ambition-about = Nahe dem Ende der Leiste kann ein Wurf Wallensteins Einfluss ein Feld weiter bewegen.
module-tilly = Tilly mit zwei Sternen
module-tilly-about = Tilly führt Bayern und Kaiserliche zusammen, bis Wallenstein kommt, und die Kaiserlichen bleiben bis dahin in österreichischen, böhmischen, bayerischen und pfälzischen Landen. In der Intervention war Wallenstein schon im Spiel: Es bleiben nur die zwei Sterne.
module-campaign-move = Feldzug
module-campaign-move-about = Einmal im Zug darf eine zweite Karte einen zweiten Anführer aktivieren, wenn ein Wurf gelingt.
module-old-corps = Alte Regimenter
module-old-corps-about = Karte P2 dient Armeen mit französischen Einheiten als Gefechtskarte, bis sie als Ereignis gespielt wird.
module-richelieus-aid = Richelieus Hilfsgelder
module-richelieus-aid-about = Karte P9 bringt als Ereignis auch ihre aufgedruckten Hilfsgelder.
module-wallensteins-enemies = Wallensteins Feinde
module-wallensteins-enemies-about = Ab einem Einfluss von 16 darf die protestantische Seite mit Karten Wallensteins Ermordung betreiben.
module-one-visit = Ein Besuch je Schlacht
module-one-visit-about = Für Partien Zug um Zug: Gefechtskarten werden mit dem Angriff versiegelt, beide Seiten wählen ihre Verluste zugleich, und wer verliert, mit ihnen seinen Weg.

## Zeit

table-when = Zug { $turn }, { NUMBER($year, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }

## Ein Zug in fünf Schritten

lobby-table-picture = Ein Tisch im Spiel: Banér marschiert von Bamberg nach Nürnberg, auf einer Karte Deutschlands und seiner Städte.
lobby-primer = Ein Zug in fünf Schritten
lobby-primer-draw = Ziehen
lobby-primer-draw-about = Jede Seite zieht ihre Hand aus einem eigenen Deck. Im Lauf des Krieges kommen neue Karten hinzu.
lobby-primer-play = Spielen
lobby-primer-play-about = Sechs Kartenrunden, abwechselnd: Eine Karte aktiviert einen Anführer, rekrutiert Einheiten, bringt Hilfsgelder oder ist ein Ereignis.
lobby-primer-march = Marschieren
lobby-primer-march-about = Anführer ziehen mit Einheiten von Stadt zu Stadt, fouragieren und übernehmen die Kontrolle, wo keine Festung steht.
lobby-primer-fight = Kämpfen
lobby-primer-fight-about = In der Schlacht würfeln beide Seiten zugleich und spielen Gefechtskarten; Festungen fallen durch Belagerung.
lobby-primer-pay = Bezahlen
lobby-primer-pay-about = Die Einheiten leben vom Sold vor Ort und von Hilfsgeldern. Wer keinen Sold erhält, plündert und läuft davon.
