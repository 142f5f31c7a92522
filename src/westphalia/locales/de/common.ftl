### Was jedes Spiel und jedes Programm sagt.

list = { $before } und { $last }
row = { $before }; { $last }
percent = { $percent } %
labelled = { $label }:
nothing = nichts
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
chances = { $chance ->
    [100] Aussicht: mehr als 99 von 100
   *[other] Aussicht: etwa { $chance } von 100
}
reason-any = Es ist so gut wie jede andere Antwort.
reason-random = Der Zufall hat entschieden.
reason-only-choice = Es gab keine andere Wahl.
