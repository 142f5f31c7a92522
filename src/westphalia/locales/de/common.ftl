### Was jedes Spiel und jedes Programm sagt.

list = { $before } und { $last }
row = { $before }; { $last }
percent = { $percent } %
labelled = { $label }:
nothing = nichts
word-yes = ja
word-no = nein
# Ein Name, der keine eigenen Formen hat, wie { IN($place) } und die anderen ihn sagen.
form = { $name }
    .in = in { $name }
    .into = nach { $name }
    .from = aus { $name }
player-number = Spieler { $number }
seat-number = Platz { $number }
guest = Gast
guest-name = Gast { $name }
clock-of = je { $bank }, nach jedem Zug { $increment } mehr
former-player = ehemaliger Spieler
bot-number = { $bot } { $number }
bot-account-name = { $name } (Bot)
ask-over = Das Spiel ist zu Ende.
winner = Sieg
ruling = Auslegung: { $note }
no-other-choice = { $seat } hat keine andere Wahl.
answered-by-order = Dafür hatte { $seat } einen Befehl versiegelt.

## Bots

bot-random = Rekrut
bot-soldier = Soldat
bot-general = General (rasch)
bot-general-strong = General (stark)
bot-from-outside = { $bot } (von außen)
chances = { $chance ->
    [100] Aussicht: mehr als 99 von 100
   *[other] Aussicht: etwa { $chance } von 100
}
reason-any = Es ist so gut wie jede andere Antwort.
reason-random = Der Zufall hat entschieden.
reason-only-choice = Es gab keine andere Wahl.
reason-learnt = Davon halte ich am meisten ({ $chance } von 100), dann von einer anderen Antwort ({ $next } von 100). Ich rechne mit etwa { $share } Siegen von 100{ $less ->
    [0] .
   *[other] , sonst mit { $less } weniger.
}
reason-learnt-sure = Etwas anderes kommt für mich nicht in Frage. Ich rechne mit etwa { $share } Siegen von 100.

## Wie ein Spiel seine Teile nennt, das keine eigenen Wörter mitbringt

title-parts = Der Tisch
part-seat = Spieler
part-points = Punkte
part-players = Spieler
any-modules-title = Erweiterungen
any-prompt-won = { $winners ->
    [one] <b>{ $names } gewinnt</b>
   *[other] <b>{ $names } gewinnen gemeinsam</b>
} ({ $points }).
any-map-label = Der Tisch
any-map-find = Suchen
any-map-lens = Ansicht
any-chronicle-period = Diese Runde
any-replay-open = Alle Hände offen
any-neutral = niemand
