### Ce que disent tous les jeux et tous les programmes.

list = { $before } et { $last }
row = { $before } ; { $last }
percent = { $percent } %
labelled = { $label } :
nothing = rien
# Un nom qui n’a pas de formes à lui, comme { IN($place) } et les autres le disent.
form = { $name }
    .in = à { $name }
    .into = à { $name }
    .from = de { $name }
player-number = Joueur { $number }
seat-number = Place { $number }
guest = Invité
guest-name = Invité { $name }
clock-of = { $bank } chacun, { $increment } de plus après chaque tour
former-player = ancien joueur
bot-number = { $bot } { $number }
ask-over = La partie est finie.
winner = victoire
ruling = Interprétation : { $note }
no-other-choice = { $seat } n’a pas d’autre choix.
answered-by-order = { $seat } avait scellé un ordre pour ce cas.

## Bots

bot-random = Recrue
bot-soldier = Soldat
bot-general = Général (rapide)
bot-general-strong = Général (fort)
chances = { $chance ->
    [100] chances : plus de 99 sur 100
   *[other] chances : environ { $chance } sur 100
}
reason-any = Cette réponse en vaut une autre.
reason-random = Le hasard a décidé.
reason-only-choice = Il n’y avait pas d’autre choix.
