### Felder einzelner Phasen im Browser.

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
move-title = Zug aus { $county }
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
heap-peasants = { $cubes ->
    [one] Bauer
   *[other] Bauern
}
battle-tray = In der Schale
battle-odds = Aussichten vor dem Wurf
battle-came-true = eingetroffen: { $share } %
battle-threw = { $cubes ->
    [one] { $cubes } Stein für die Verteidigung geworfen
   *[other] { $cubes } Steine für die Verteidigung geworfen
}
battle-attacks = greift an
battle-defends = verteidigt
battle-joins = hilft der Verteidigung
battle-rebels = im Aufstand
battle-stays = bleibt in der Schale
battle-against = gegen
battle-inside = Noch im Turm: { $cubes }.
battle-why = Warum
battle-again = Wurf noch einmal zeigen
battle-continue = Weiter
draft-claim = Wähle ein Land
draft-refresh = Wieder dieselben zwei Karten
draft-group = Armeen für { $county }
draft-left = { $unseen ->
    [one] { $unseen } Karte ist noch verdeckt.
   *[other] { $unseen } Karten sind noch verdeckt.
}
draft-pile = Verdeckte oberste Karte
draft-groups = Noch aufzustellende Gruppen
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
leader-triumph = Denkmal
place-leader = Stelle deinen Heerführer auf
place-leader-note = Aktionen im Land des Heerführers sind besser.
draft-leader = Beginnt dein Heerführer in { $county }?
draft-leader-note = Ein übergangenes Land steht später nicht mehr zur Wahl.
move-leader = Dein Heerführer verlässt { $county }
move-leader-note = In ein Nachbarland im Triumph, mit einem Denkmal; anderswohin auf der Flucht, ohne.
return-leader = Dein Heerführer kehrt zurück
return-leader-note = Jedes deiner Länder ist recht.
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
end-title = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gemeinsam gewonnen
}
end-thalers = { $thalers ->
    [one] { $thalers } Taler
   *[other] { $thalers } Taler
}
end-rematch = Revanche, gleiche Plätze
end-record = Aufzeichnung herunterladen
curve-points = Punkte, wenn in diesem Augenblick gewertet würde
curve-thalers = Schatz
curve-counties = Länder
curve-armies = Armeen auf der Karte
