### Chronique, règles, relecture et réglages dans le navigateur.

chronicle-label = Ce qui s’est passé
chronicle-earlier = Montrer les entrées précédentes
rules-title = Règles
rules-search = Un article ou quelques mots
rules-found = { $count ->
    [one] { $count } article trouvé
   *[other] { $count } articles trouvés
}
rules-ruling = Interprétation :
rules-chapter = Tout { $id }
sheet-more = { $count } autres articles contiennent ces mots.
rules-none = Aucun article ne contient ces mots.
replay-title = Relecture
replay-table = Vers la table
replay-eyes = Vu par
replay-spectator = Les spectateurs
replay-fork = Reprendre la partie ici
replay-share = Copier l’adresse de ce moment
replay-copied = L’adresse est copiée.
replay-line = Ligne du temps
replay-back = Une réponse en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une réponse en avant
replay-at = { $at } sur { $entries }
replay-season = { $season } { $year }
replay-when = { $season } de l’année { $year }
replay-curve = Ce que montrent les courbes
holding-thalers = Thalers
holding-grain = Grain
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
settings-notices = Un avis du navigateur quand c’est à vous
settings-left-handed = Carte à droite
settings-colours = Échanger des couleurs sur cet écran
notice-your-turn = C’est à vous : { $table }
credits-title = Crédits
credits-map = Carte : Natural Earth (domaine public) ; coordonnées des villes de GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Caractères : EB Garamond, Alegreya Sans, IM Fell English et IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Programmes : Preact, Preact Signals, htm et Fluent, sous licences libres.
credits-names = Westphalia est un logiciel libre (Apache 2.0). Les noms des jeux appartiennent à leurs propriétaires ; aucun éditeur ne l’a fait ni approuvé.
