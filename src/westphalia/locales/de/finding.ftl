### Zueinander finden: Gesuche, freie Plätze in Partien, Bereitschaft, Abstimmungen.

finding-title = Einen Tisch finden
finding-game = Spiel
finding-tempo = Tempo
finding-tempo-live = live
finding-tempo-slow = Zug um Zug
finding-about-live = Du bekommst einen Platz, sobald andere dasselbe suchen. Lass die Seite offen: Bevor die Uhren laufen, werden alle gefragt, ob sie da sind.
finding-about-slow = Du bekommst einen Platz, sobald andere dasselbe suchen, auch wenn du nicht da bist. Gespielt wird Zug um Zug, über Tage.
finding-more = Was mir lieber wäre
finding-any = egal
finding-rules = Erweiterungen
finding-rules-any = egal
finding-rules-base = keine
finding-rules-last = wie zuletzt
finding-bots = Bots
finding-bots-never = nur auf Menschen warten
finding-bots-after = nehmen leere Plätze nach { $time }
finding-rated = Wertung
finding-rated-yes = gewertet
finding-rated-no = ohne Wertung
finding-range = Wertung der anderen
finding-low = mindestens
finding-high = höchstens
finding-seeking = Suche nach einem Tisch: { $game }
finding-seated = Du hast einen Tisch: { $game }
finding-to-table = Zum Tisch
finding-put-away = Nicht mehr suchen
finding-wanted = Freie Plätze in Partien
finding-wanted-about = Jemand ist gegangen, die anderen spielen weiter. Ein Bot hat den Platz, bis du ihn nimmst.
finding-look = Ansehen
finding-take-seat = Diesen Platz nehmen

ready-title = Wer ist bereit?
ready-asked = Der Tisch ist voll. Bist du da?
ready-waits = Es fehlt noch: { $names }. Wer nicht rechtzeitig bereit ist, verliert den Platz.
ready-now = Ich bin bereit
waiting-closes = Dieser Tisch wartet schon lange. Er wird am { $date } geschlossen.
waiting-keep = Offen lassen
waiting-ask = Fragen
waiting-ask-name = Name eines Kontos
waiting-ask-for = Jemanden mit Namen für Platz { $seat } fragen
waiting-decline = Ablehnen …
decline-later = nicht jetzt
decline-game = nicht dieses Spiel
decline-expansions = nicht mit diesen Erweiterungen
decline-clock = nicht mit dieser Uhr
decline-busy = ich spiele an genug Tischen
decline-other = aus anderem Grund

company-extend = { $count ->
    [one] { $names } bittet um mehr Zeit: Jede Uhr bekäme ihre erste Zeit noch einmal.
   *[other] { $names } bitten um mehr Zeit: Jede Uhr bekäme ihre erste Zeit noch einmal.
}
company-end = { $count ->
    [one] { $names } schlägt vor, die Partie so zu beenden, wie sie steht. Wer die meisten Punkte hat, gewänne.
   *[other] { $names } schlagen vor, die Partie so zu beenden, wie sie steht. Wer die meisten Punkte hat, gewänne.
}
company-cancel = { $count ->
    [one] { $names } schlägt vor, die Partie abzubrechen. Es gäbe kein Ergebnis.
   *[other] { $names } schlagen vor, die Partie abzubrechen. Es gäbe kein Ergebnis.
}
company-ask-extend = Um mehr Zeit bitten
company-ask-end = Ende nach Stand vorschlagen
company-ask-cancel = Abbruch vorschlagen
company-for-bot = { $count ->
    [one] { $names } stimmt für einen Bot.
   *[other] { $names } stimmen für einen Bot.
}
company-for-substitute = { $count ->
    [one] { $names } stimmt für Ersatz.
   *[other] { $names } stimmen für Ersatz.
}
company-gone = { $name } ist fort; ein Bot spielt weiter.
company-wanted = Für den Platz von { $name } wird jemand gesucht: Bis dahin spielt ein Bot.
company-let-substitute = Ersatz für { $name } suchen
act-ask-extend = { $name } bittet um mehr Zeit.
act-extended = Alle sind einverstanden: Jede Uhr hat ihre erste Zeit noch einmal bekommen.
act-no-extend = { $name } will nicht mehr Zeit für alle.
act-ask-end = { $name } schlägt vor, die Partie so zu beenden, wie sie steht.
act-ended = Alle sind einverstanden: Die Partie endet, wie sie steht.
act-no-end = { $name } will weiterspielen.
act-ask-cancel = { $name } schlägt vor, die Partie abzubrechen.
act-cancelled = Alle sind einverstanden: Die Partie ist ohne Ergebnis abgebrochen.
act-no-cancel = { $name } will die Partie nicht abbrechen.
act-vote-substitute = { $name } stimmt dafür, Ersatz für { $other } zu suchen.
act-seat-offered = Für { $other } wird Ersatz gesucht.
act-substituted = { $name } hat einen Platz genommen und spielt weiter.
act-ready-check = Der Tisch ist voll. Wer ist bereit?
act-ready = { $name } ist bereit.
act-not-ready = { $name } hat den Platz verloren oder verlassen.
act-reminded = Dieser Tisch wartet schon lange und wird geschlossen.
act-kept-open = Dieser Tisch bleibt offen.
