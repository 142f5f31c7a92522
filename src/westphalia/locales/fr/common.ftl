### Ce que disent tous les jeux et tous les programmes.

list = { $before } et { $last }
row = { $before } ; { $last }
percent = { $percent } %
labelled = { $label } :
nothing = rien
word-yes = oui
word-no = non
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
bot-account-name = { $name } (bot)
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
bot-from-outside = { $bot } (de l’extérieur)
chances = { $chance ->
    [100] chances : plus de 99 sur 100
   *[other] chances : environ { $chance } sur 100
}
reason-any = Cette réponse en vaut une autre.
reason-random = Le hasard a décidé.
reason-only-choice = Il n’y avait pas d’autre choix.
reason-learnt = C’est ce que je préfère ({ $chance } sur 100), puis vient une autre réponse ({ $next } sur 100). Je m’attends à gagner environ { $share } fois sur 100{ $less ->
    [0] .
   *[other] , et { $less } de moins avec l’autre choix.
}
reason-learnt-sure = Je ne vois rien d’autre ici. Je m’attends à gagner environ { $share } fois sur 100.

## Comment un jeu nomme ses parties s’il n’apporte pas ses propres mots

title-parts = La table
part-seat = Joueur
part-points = Points
part-players = Joueurs
any-modules-title = Extensions
any-prompt-won = { $winners ->
    [one] <b>{ $names } gagne</b>
   *[other] <b>{ $names } gagnent ensemble</b>
} ({ $points }).
any-map-label = La table
any-map-find = Chercher
any-map-lens = Vue
any-chronicle-period = Cette manche
any-replay-open = Toutes les mains ouvertes
any-neutral = personne
