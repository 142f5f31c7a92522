### Chronique, règles, relecture et réglages dans le navigateur.

chronicle-label = Ce qui s’est passé
chronicle-earlier = Montrer les entrées précédentes
rules-title = Règles
rules-search = Un article ou quelques mots
rules-found = { $count ->
    [one] { $count } article trouvé
   *[other] { $count } articles trouvés
}
rules-ruling = Interprétation :
rules-chapter = Tout { $id }
sheet-more = { $count ->
    [one] { $count } autre article contient ces mots.
   *[other] { $count } autres articles contiennent ces mots.
}
rules-none = Aucun article ne contient ces mots.
replay-title = Revoir la partie
replay-table = Vers la table
replay-eyes = Vu par
replay-open = Tous les plans ouverts
replay-as = Vu par { $seat }
replay-spectator = Vu par le public
replay-plans = Plans
replay-fork = Reprendre la partie ici
replay-fork-about = Une nouvelle table reprend à cet instant. Cette partie reste telle quelle.
replay-fork-begin = Ouvrir la table
replay-share = Copier l’adresse de cet instant
replay-copied = L’adresse est copiée.
replay-line = Ligne du temps
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-phase-back = Une phase en arrière
replay-phase-on = Une phase en avant
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-play-pause = Lire ou mettre en pause
replay-at = coup { $at } sur { $entries }
replay-of = tiré de la chronique « { $title } », coup { $at } sur { $entries }
replay-go = Au coup { $at }
replay-value = { $when } : { $what } Coup { $at } sur { $entries }
replay-now = Maintenant
replay-set-up = Mise en place
replay-planning = Tous planifient en secret.
replay-asked = { $seats } : { $question }
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } de la première année
    [2] { $season } de la seconde année
   *[other] { $season } de l’année { $year }
}
replay-curve = Ce que montre le graphique
replay-has = { $seat } { $value }
replay-graph = { $measure } : { $values }
holding-thalers = Thalers
holding-grain = Blé
holding-counties = Comtés
holding-armies = Armées sur la carte
holding-points = Points
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-as-system = Comme le système
settings-day = Jour
settings-candle = Soir
settings-motion = Mouvement
settings-full = Complet
settings-reduced = Réduit
settings-sound = Une cloche quand c’est à vous
settings-notices = Une notification du navigateur quand c’est à vous
settings-left-handed = Carte à droite
settings-play-through = Enchaîner les bots : seule la chronique dit ce qu’ils font
settings-colours = Échanger des couleurs sur cet écran
notice-your-turn = C’est à vous : { $table }
credits-title = Crédits
credits-map = Carte : Natural Earth (domaine public) ; coordonnées des villes de GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Caractères : EB Garamond, Alegreya Sans, IM Fell English et IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Programmes : Preact, Preact Signals, htm et Fluent, sous licences libres.
credits-names = Westphalia est un logiciel libre (Apache 2.0). Les noms des jeux appartiennent à leurs propriétaires ; aucun éditeur ne l’a fait ni approuvé.
