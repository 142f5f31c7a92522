### Turniere: Listen, das Formular, Tabellen, Runden.

## Listen

tournaments-page = Turniere · Westphalia
tournaments-all = Alle Turniere
tournaments-about = In einem Pokal trifft in der Gruppe jeder auf jeden, und die Besten spielen um das Finale. In einem Schweizer Turnier spielen alle in jeder Runde gegen Leute, die ähnlich stehen. Der Server setzt alle an ihre Tische, ersetzt, wer verschwindet, und beginnt die nächste Runde.
tournaments-new = Ein Turnier ausschreiben
tournaments-none = Hier gibt es noch kein Turnier.
tournaments-list-mine = Meine
tournaments-list-open = Zum Mitmachen
tournaments-list-running = Im Gange
tournaments-list-over = Beendet
tournament-state-open = Offen zum Mitmachen
tournament-state-running = Beginnt jetzt
tournament-state-over = Beendet
tournament-state-cancelled = Abgesagt
tournament-by = ausgeschrieben von { $name }
tournament-places = { $entrants } von { $places } Plätzen vergeben
tournament-round = Runde { $turn }
tournament-knockout = Letzte { $tables } Tische
tournament-final = Finale

## Das Formular

tournament-title = Name des Turniers
tournament-format = Art
tournament-format-cup = Pokal
tournament-format-swiss = Schweizer System
tournament-about-cup = Gruppen, in denen jeder auf jeden trifft; dann spielen die Besten weiter, bis ein Tisch übrig ist.
tournament-about-swiss = Eine Zahl von Runden; in jeder treffen sich, die ähnlich stehen, und niemand scheidet aus.
tournament-seats = Plätze an einem Tisch
tournament-places-set = Teilnehmer höchstens
tournament-groups = Gruppen
tournament-finalists = Finalisten
tournament-rounds = Runden
tournament-flexible = Tische dürfen kleiner oder größer sein
tournament-flexible-about = Damit niemand spielfrei hat.
tournament-sides = Seiten
tournament-sides-rotate = Seiten wechseln
tournament-sides-exchange = Seiten werden getauscht
tournament-sides-bid = Gebote auf Seiten
tournament-sides-about-rotate = Jeder hat jede ungefähr gleich oft.
tournament-sides-about-exchange = Wer sich trifft, spielt zwei Partien, jede Seite einmal.
tournament-sides-about-bid = Wollen beide dieselbe Seite, bekommt sie, wer mehr von einem Punkt dafür abgibt, und zahlt das dem anderen. Vor der Runde sieht sonst niemand ein Gebot.
tournament-bid-side = Seite, die du willst
tournament-bid-none = gleich welche
tournament-bid-points = Punkte, die du dafür gibst
tournament-bid-keep = Bieten
tournament-begins-set = Beginn (leer: wenn du es sagst)
tournament-round-time = Längste Dauer einer Runde
tournament-no-end = bis alle Spiele aus sind
tournament-patience = Als verschwunden gilt, wer am Zug und fort ist seit
tournament-company = Wer mitspielt
tournament-fill = Bots auf freien Plätzen
tournament-fill-none = keine
tournament-with-substitutes = Ersatzleute dürfen sich bereithalten
tournament-with-about-substitutes = Sie bekommen den Platz von jemandem, der verschwindet; ohne sie spielt ein Bot weiter.
tournament-with-late = Wer später kommt, darf noch mitmachen
tournament-with-about-late = Ohne Punkte für die versäumten Runden.
tournament-with-out = Wer verschwindet, ist nach der Runde draußen
tournament-with-about-out = Sonst spielt der Bot bis zum Ende.
tournament-with-rated = Gewertet
tournament-with-about-rated = Spiele zwischen Menschen zählen für ihre Wertung.
tournament-open = Die Liste öffnen
tournament-open-about = Von da an kann man sich eintragen; diese Regeln ändern sich nicht mehr.

## Ein Turnier

tournament-cup-of = Pokal mit { $groups ->
    [one] einer Gruppe
   *[other] { $groups } Gruppen
} und { $finalists } Finalisten
tournament-swiss-of = Schweizer System, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
tournament-round-time-is = höchstens { $time } für eine Runde
tournament-rated = gewertet
tournament-unrated = ohne Wertung
tournament-due = diese Runde endet am { $at }
tournament-begins = beginnt am { $at }
tournament-account = Wer ausschreibt oder mitmacht, braucht ein Konto, um wiedergefunden zu werden.
tournament-to-table = An deinen Tisch
tournament-join = Mitmachen
tournament-stand-by = Als Ersatz bereithalten
tournament-leave = Zurückziehen
tournament-begin = Jetzt beginnen
tournament-call-time = Diese Runde von Bots beenden lassen
tournament-cancel = Das Turnier absagen
tournament-remove = { $name } streichen
tournament-sure = Ja: { $what }
tournament-not-sure = Nein

## Tabelle

tournament-standings = Tabelle
tournament-rank = Rang
tournament-name = Name
tournament-points = Punkte
tournament-average = Punkte je Spiel
tournament-games = Spiele
tournament-break-meetings = Begegnungen
tournament-break-opponents = Gegner
tournament-break-wins = Siege
tournament-break-lot = Los
tournament-break-meetings-about = Was Gleichstehende einander abgenommen haben: 1 für jeden, der am Tisch geschlagen wurde, ½ für jeden, der dort gleichauf war. Es zählt, wenn alle sich getroffen haben.
tournament-break-opponents-about = Die Punkte aller, auf die man getroffen ist; bei einem Tisch der Durchschnitt der anderen. Spielfrei zählt wie jemand mit den eigenen Punkten.
tournament-break-wins-about = Allein gewonnene Spiele.
tournament-break-lot-about = Gezogen, als das Turnier ausgeschrieben wurde; die kleinere Zahl ist vorn.
tournament-how = Wie Punkte und Ränge entstehen
tournament-points-about = Ein Spiel gibt zwischen 0 und 1 Punkt: den Anteil der anderen am Tisch, die man geschlagen hat, und die Hälfte für die, mit denen man gleichauf war. Erster, Zweiter, Dritter und Letzter von vieren bekommen also 1, ⅔, ⅓ und 0. Spielfrei gibt 1. Gleichstehende trennt in dieser Reihenfolge:
tournament-points-about-average = Ein Spiel gibt zwischen 0 und 1 Punkt: den Anteil der anderen am Tisch, die man geschlagen hat, und die Hälfte für die, mit denen man gleichauf war. In den Gruppen zählen die Punkte je Spiel, und spielfreie Runden zählen nicht. Zuerst kommen die Sieger der Gruppen weiter, dann die Zweiten. In den letzten Runden kommt weiter, wer mehr holt; bei Gleichstand, wer in den Gruppen besser stand. Gleichstehende trennt dort in dieser Reihenfolge:
tournament-csv = Tabelle als CSV
tournament-json = Alles als JSON
tournament-for = für { $name }
tournament-until = draußen nach Runde { $turn }

## Runden und Leute

tournament-group = Gruppe { $group }
tournament-replay = Ansehen
tournament-play = Spielen
tournament-watch = Zuschauen
tournament-free = spielfrei
tournament-soon = gleich
tournament-entrants = Teilnehmer
tournament-substitutes = Als Ersatz bereit
tournament-nobody = Noch macht niemand mit.
