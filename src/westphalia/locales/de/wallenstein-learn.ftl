### Wallenstein lernen: die erste Jahreszeit Punkt für Punkt erzählt, und das Jahr auf einer Seite.

## Die Einführung: ein Satz nach dem anderen

lesson-aim = Die <b>blauen</b> Länder gehören dir, die weißen niemandem. Nach zwei Jahren gewinnt, wer die meisten Punkte hat: für Länder und für die Paläste, Kirchen und Handelshäuser darin.
lesson-year = Ein Jahr hat vier Jahreszeiten. Im <b>Frühling, Sommer und Herbst</b> handelst du; im <b>Winter</b> versorgst du deine Länder, und es wird gewertet.
lesson-order = In jeder Jahreszeit kommen zehn Aktionen, eine nach der anderen. Beim Planen ist nur von den ersten fünf bekannt, wann sie kommen.
lesson-hand = Jedes deiner Länder ist eine Karte; mit den fünf Münzkarten bietest du, oder du tust nichts. Auf jedes Feld deines Tableaus kommt eine Karte: das Land, in dem du diese Aktion ausführen willst.
lesson-taxes = Zuerst Geld. Nimm die Karte von <b>Erzbm. Trier</b>, das 7 Taler bringt, und lege sie auf das Feld <b>{ short-box-collect-taxes }</b>.
lesson-grain = Im Winter nimmt ein Ereignis Getreide, dann verbraucht jedes Land eines: Ziehe also in jeder Jahreszeit welches ein. <b>Osnabrück</b> bringt 4: Lege es auf <b>{ short-box-collect-grain }</b>.
lesson-palace = Gebäude sind Punkte. Ein Palast kostet 3 Taler und zählt in seiner Region am meisten; dicke Linien trennen die fünf Regionen. Plane einen in <b>Erzbm. Köln</b>.
lesson-trade = Ein Handelshaus kostet 1 Taler. Die kleinen Quadrate in einem Land sind Bauplätze, für ein bis drei Gebäude, keines doppelt: Plane eines in <b>Niederösterreich</b>.
lesson-deploy = Armeen halten ein Land. Fünf neue kosten 3 Taler; das <b>Vogtland</b> hat nur zwei, also stelle sie dort auf.
lesson-march = Mit <b>{ short-box-combat-move-a }</b> und <b>{ short-box-combat-move-b }</b> ziehen Armeen in ein Nachbarland und kämpfen dort, wenn es nicht deines ist. <b>Gft. Mark</b> hat fünf: Plane dort { short-box-combat-move-a }.
lesson-march-again = Und { short-box-combat-move-b } in <b>Oberösterreich</b>. Wohin und mit wie vielen, sagst du erst, wenn die Aktion kommt.
lesson-bid = Nun biete um die Spielerreihenfolge. Das höchste Gebot wählt zuerst, und jeder zahlt seines. Biete die Karte mit <b>3 Talern</b>.
lesson-fill = Decke den Rest mit Münzkarten ab: Auf einer Aktion bedeuten sie, dass du dort nichts tust. <b>{ plan-fill-short }</b> macht das auf einmal.
lesson-seal = Dein Plan ist fertig. Niemand sieht ihn vor der Zeit: <b>{ plan-seal }</b>.
lesson-event = Erst jetzt wird eines der vier offenen Ereignisse gezogen; es gilt in dieser Jahreszeit für alle. Das nach dem Herbst übrige sagt, wie viel Getreide der Winter nimmt, bevor deine Länder welches verbrauchen.
lesson-bids = Du hast am meisten geboten. Die anderen legten ein Land: Das kostet nichts, aber dort geschieht in dieser Jahreszeit sonst nichts.
lesson-place = Die Zahl ist dein Platz in jeder Aktion, und das Plättchen darauf gehört dir für diese Jahreszeit. Nimm Platz <b>1</b>.
lesson-action = Nun folgt Aktion auf Aktion. In der Spielerreihenfolge deckt jeder seine Karte auf und tut, was sie sagt: Du hast im Erzbm. Trier 7 Taler eingezogen.
lesson-marker = Im Erzbm. Trier liegt jetzt ein <b>Unruhemarker</b>. Ziehst du dort in diesem Jahr noch einmal etwas ein, Steuern oder Getreide, erheben sich die Bauern.
lesson-march-now = Dein Zug aus Oberösterreich. Du darfst in jedes Nachbarland ziehen oder bleiben. <b>Mähren</b> gehört niemandem, und eine Bauernarmee verteidigt es.
lesson-send = Eine Armee muss bleiben, drei können also ziehen. Nicht jeder Stein fällt aus dem Würfelturm, und Bauern darin helfen den ihren: Darum gibt dir der Balken <b>43 %</b>. Wage es: Wer wartet, findet die freien Länder vergeben.
lesson-tower = Alle Steine beider Seiten kamen in den <b>Turm</b>, und mit ihnen, was in der Schale lag. Manche bleiben stecken, andere fallen heraus; nur die in der Schale zählen.
lesson-count = Drei von dir gegen einen Bauern: Du gewinnst. Der Sieger verliert so viele, wie der Verlierer dort hatte; also rücken zwei von dir ein.
lesson-stuck = Was im Turm steckt, ist nicht verloren: Es kann in einem späteren Kampf herausfallen.
lesson-attack = { short-box-combat-move-a }, aus Gft. Mark. <b>Hessen-Kassel</b> hat zwei Armeen und gehört einem anderen Spieler: Wähle es.
lesson-odds = Schicke vier. <b>38 %</b> sind ein Wagnis; Armeen, eine Jahreszeit früher aufgestellt, machten es kleiner. Liegen von beiden Seiten gleich viele in der Schale, sind alle verloren, und das Land gehört niemandem.
lesson-conquered = Hessen-Kassel ist dein, und seine Karte auch. Ihr früherer Besitzer hatte sie für eine spätere Aktion geplant: Die entfällt nun.
lesson-harvest = Vier Getreide aus Osnabrück. Hier siehst du, was jeder hat; im Winter braucht jedes Land eines.
lesson-summer = Die Jahreszeit ist vorbei, und alle Karten sind wieder auf der Hand. Sommer und Herbst gehen genauso, mit neuer Reihenfolge und anderem Ereignis.
lesson-again = Hüte dich im Erzbm. Trier und in Osnabrück: Ihre Unruhemarker bleiben bis zum Jahresende.
lesson-winter = Im Winter nimmt das übrige Ereignis allen Getreide. Wer dann weniger Getreide als Länder hat, muss Aufstände bekämpfen.
lesson-score = Dann wird gezählt: ein Punkt für jedes Land und jedes Gebäude, und in jeder der fünf Regionen 3 für die meisten Paläste, 2 für die meisten Kirchen, 1 für die meisten Handelshäuser.
lesson-end = Das war eine Jahreszeit: Spiel hier weiter, oder lerne Herbst und Winter in der zweiten Lektion. Im Menü findest du die Regeln (<b>R</b>) und das Jahr auf einer Seite.

## Die zweite Lektion: Herbst und Winter

lesson-fall = Es ist Herbst, zwei Jahreszeiten liegen hinter dir. Im Winter verbraucht jedes Land ein Getreide: Du hast <b>10</b> Getreide für <b>10</b> Länder.
lesson-fall-events = Zwei Ereignisse sind noch offen. Eines wird für diese Jahreszeit gezogen; das andere nimmt im Winter allen Getreide, 4 oder 6. Ziehe also Getreide ein, wo du kannst.
lesson-fall-grain = <b>Gft. Mark</b> gibt am meisten Getreide. Dort liegen zwei Unruhemarker, also erheben sich zwei Bauern, wenn du einziehst; drei Armeen erwarten sie. Plane dort <b>{ short-box-collect-grain }</b>.
lesson-fall-palace = Nach der Versorgung wird gewertet. In Brandenburg, im Norden, haben die beiden anderen einen Palast: Mit einem in <b>Osnabrück</b> teilst du die Mehrheit, und der Palast selbst ist ein Punkt. Plane dort { short-box-build-palace }.
lesson-fall-trade = In Sachsen, in der Mitte, hat niemand ein Handelshaus, also ist ein einziges die Mehrheit. Plane { short-box-build-trading-post } in den <b>Sächs. Landen</b>.
lesson-fall-church = In Kurpfalz, im Westen, hat ein anderer eine Kirche. Mit einer in <b>Erzbm. Köln</b> teilst du die Mehrheit. Plane dort { short-box-build-church }.
lesson-fall-taxes = All das kostet Taler: Nimm 5 im <b>Vogtland</b> ein. Dort bleibt ein Unruhemarker, und der zählt, wenn sich das Land im Winter erhebt.
lesson-fall-deploy = Wo wenige Armeen stehen, geht ein Aufstand verloren. Eine Armee hält <b>Erzbm. Trier</b>: Schicke fünf dorthin.
lesson-fall-deploy-again = Und drei nach <b>Passau</b>.
lesson-fall-attack = Salzburg hat drei Armeen, und daneben hat <b>Oberösterreich</b> sechs: Plane { short-box-combat-move-a } in Oberösterreich.
lesson-fall-follow = Mit { short-box-combat-move-b } sollen Armeen aus <b>Niederösterreich</b> dorthin nachrücken: So ist Oberösterreich im Winter nicht entblößt.
lesson-fall-bid = Du brauchst deine Taler: Biete die Karte mit <b>0 Talern</b>. Sie steht hinter allen anderen.
lesson-fall-fill = Lege auf das letzte Feld eine Münzkarte: Dort geschieht nichts.
lesson-fall-seal = <b>{ plan-seal }</b>: Die letzte Jahreszeit vor dem Winter beginnt.
lesson-fall-left = Das Ereignis ist gezogen: Kein Land gibt diesen Herbst mehr als 3 Getreide. Das übrige nimmt im Winter allen <b>6</b>.
lesson-fall-place = Zwei haben vor dir gewählt, und doch ließen sie das Plättchen liegen, das jedem Angriff eine Armee hinzufügt. Nimm Platz <b>1</b>.
lesson-fall-target = Aus Oberösterreich nach <b>Salzburg</b>: Ein anderer Spieler hält es mit drei Armeen, und darin steht der einzige Palast von Bayern.
lesson-fall-odds = Schicke alle fünf, die ziehen dürfen: Das Plättchen fügt eine sechste hinzu, und der Balken gibt dir <b>76 %</b>. Mit { short-box-combat-move-b } rücken vor dem Winter andere nach.
lesson-fall-won = Salzburg gehört dir mit seinem Palast, und damit die Mehrheit in Bayern. Ein Angriff vor dem Winter kann mehr wert sein als ein Gebäude.
lesson-fall-rose = Gft. Mark gab nur 3 Getreide, wie das Ereignis sagt. Zwei Bauern erhoben sich für die zwei Marker, und deine Armeen schlugen sie nieder.
lesson-fall-rose-on = Hätten die Bauern gewonnen, oder hätten beide Seiten gleich viele in der Schale gehabt, gehörte das Land niemandem, und seine Gebäude wären fort.
lesson-fall-join = Aus Niederösterreich nach <b>Oberösterreich</b>: Es gehört dir, also wird nicht gekämpft.
lesson-fall-send = Schicke zwei. Eine muss bleiben.
lesson-winter-loss = Winter. Das Ereignis nahm allen 6 Getreide. Dir bleiben 7 für 11 Länder: Auch Salzburg isst mit.
lesson-winter-hunger = Vier fehlen: Bei drei oder vier gibt es zwei Aufstände mit je zwei Bauern. Zwei deiner Länder wurden ausgelost, und jeder Unruhemarker darin bringt einen Bauern mehr.
lesson-winter-quell = Welcher Aufstand zuerst kommt, bestimmst du. Beginne mit dem <b>Vogtland</b>.
lesson-winter-held = Drei Bauern erhoben sich im Vogtland, einer davon für den Marker der Steuern. Das Land ist gehalten, eine Armee ist übrig.
lesson-winter-held-too = Auch Oberösterreich ist gehalten. Zwei seiner drei Armeen waren rechtzeitig aus Niederösterreich gekommen.
lesson-winter-regions = Nun die Wertung. Eine Krone sagt, dass einer allein die meisten hat: Deine Paläste in Sachsen und in Bayern bringen je 3 Punkte.
lesson-winter-ties = Wo mehrere die meisten haben, bekommt jeder einen Punkt weniger: Alle drei habt ihr einen Palast in Brandenburg, also jeder 2.
lesson-winter-sums = Jedes Land und jedes Gebäude gibt noch einen Punkt: Das macht <b>39</b>, und du führst. Diese Punkte bleiben; die des zweiten Winters kommen hinzu.
lesson-winter-on = Das war der Winter. { battle-continue } führt ins zweite Jahr.
lesson-year-two = Alles Getreide und alle Unruhemarker sind fort. Länder, Armeen, Gebäude und Taler bleiben.
lesson-year-two-events = Vier neue Ereignisse liegen offen. Wieder bleibt eines übrig und nimmt Getreide: Wer im Frühling hinsieht, hungert im Winter nicht.
lesson-year-two-end = Nach dem zweiten Winter gewinnen die meisten Punkte. Du kennst nun das ganze Spiel: Spiel hier weiter, oder beginne einen eigenen Tisch.

## Das Jahr auf einer Seite

year-title = Das Jahr auf einer Seite
year-rounds = Frühling, Sommer, Herbst
year-rounds-about = Dreimal im Jahr dieselben sechs Schritte.
year-rounds-actions = <b>Reihenfolge der Aktionen.</b> Zehn Karten, fünf offen und fünf verdeckt.
year-rounds-tiles = <b>Plättchen.</b> Eines auf jedem der fünf Plätze der Spielerreihenfolge.
year-rounds-plan = <b>Planen und bieten.</b> Geheim, auf jede der zehn Aktionen und auf das Gebot eine Karte.
year-rounds-event = <b>Ereignis.</b> Eines der offenen wird gezogen und gilt für alle.
year-rounds-places = <b>Plätze.</b> Das höchste Gebot wählt Platz und Plättchen zuerst; alle zahlen.
year-rounds-act = <b>Zehn Aktionen.</b> Eine nach der anderen, alle in der Spielerreihenfolge.
year-actions = Die Aktionen
year-actions-about = Jede einmal in der Jahreszeit, jede in einem anderen Land.
year-actions-build = <b>Bauen:</b> einen Palast für 3, eine Kirche für 2, ein Handelshaus für 1.
year-actions-collect = <b>Einziehen:</b> Steuern oder Getreide; es bleibt ein Unruhemarker.
year-actions-deploy = <b>Aufstellen:</b> fünf Armeen für 3, drei für 2, eine für 1 mit Bewegung.
year-actions-march = <b>Ziehen:</b> in ein Nachbarland, zweimal; ist es nicht deines, wird gekämpft.
year-fights = Kämpfe und Aufstände
year-fights-about = Beides entscheidet der Turm.
year-fights-throw = <b>Werfen:</b> die Steine beider Seiten und die aus der Schale in den Turm.
year-fights-count = <b>Zählen,</b> was in der Schale liegt; der Sieger verliert so viele wie der Verlierer.
year-fights-revolt = <b>Aufstand:</b> Wer einzieht, wo Marker liegen, kämpft gegen ebenso viele Bauern.
year-winter = Winter
year-winter-about = Niemand handelt, alle essen.
year-winter-loss = <b>Verlust.</b> Das letzte offene Ereignis nimmt allen Getreide.
year-winter-supply = <b>Versorgung.</b> Ein Getreide für jedes Land, sonst brechen Aufstände aus.
year-winter-score = <b>Wertung.</b> Länder, Gebäude und die meisten einer Art in jeder Region.
year-winter-reset = <b>Neues Jahr.</b> Unruhemarker und Getreide verfallen, vier neue Ereignisse kommen.
year-end = Das Ende
year-end-about = Nach dem zweiten Winter gewinnen die meisten Punkte.
