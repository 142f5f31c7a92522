### Chronique, règles, relecture et réglages dans le navigateur.

chronicle-label = Ce qui s'est passé
chronicle-earlier = Montrer les entrées précédentes
rules-title = Règles
rules-search = Un article ou quelques mots
rules-found = { $count ->
    [one] { $count } article trouvé
   *[other] { $count } articles trouvés
}
rules-ruling = Interprétation :
rules-more = { $count } autres articles contiennent ces mots.
rules-none = Aucun article ne contient ces mots.
replay-title = Relecture
replay-table = Vers la table
replay-eyes = Vu par
replay-spectator = Les spectateurs
replay-fork = Reprendre la partie ici
replay-share = Copier l'adresse de ce moment
replay-copied = L'adresse est copiée.
replay-line = Ligne du temps
replay-first = Au début
replay-back = Une réponse en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une réponse en avant
replay-last = À la fin
replay-at = { $at } sur { $entries }
replay-season = { $season } { $year }
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-as-system = Comme le système
settings-day = Jour
settings-candle = Soir
settings-motion = Mouvement
settings-full = Complet
settings-reduced = Réduit
settings-sound = Une cloche quand c'est à vous
settings-notices = Un avis du navigateur quand c'est à vous
settings-left-handed = Carte à droite
notice-your-turn = C'est à vous : { $table }
