### La guerre de Trente Ans : ce qui se passe à la table.
### Les arguments portent les noms des champs des événements ; NAME_id est le mot des données derrière
### un nom, has_NAME dit s’il y en a un, NAME_count combien sont énumérés.  Les unités et les chefs
### viennent après deux-points, là où leur nom demanderait un article.

## Mots qui reviennent souvent

-told-provinces = Provinces-Unies
-told-supply-base = base de ravitaillement
-told-total = total de PV
-told-fortress = place forte
-told-zone = zone espagnole
-told-cardinals-army = armée du Cardinal-Infant
-told-dutch-war = guerre de Hollande
-told-revolt = révolte paysanne
-told-pillage = ravage

## Parties de phrases

told-vp = { $points ->
    [0] { "" }
   *[other] { " " }Le { -told-total } change de { $points } et passe à { $vp }.
}
told-roll = { $modifier ->
    [0] jet { $roll }
   *[other] jet { $roll }, modificateur { $modifier }
}
told-force = { $leaders_count ->
    [0] { $units }
   *[other] { $units_count ->
        [0] { $leaders }
       *[other] { $leaders } ; { $units }
    }
}
told-steps = { $steps ->
    [0] aucun pas
   *[other] { $steps } pas
}
told-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
told-points-left = { $points ->
    [0] plus de PM
   *[other] encore { $points } PM
}

## Mise en place, tours et cartes

force-placed = { $seat } met en place une troupe à { $city } ({ told-force }).
pillage-rolled = { $markers ->
    [one] Le jet donne { $roll } : { $markers } marqueur de ravage est posé.
   *[other] Le jet donne { $roll } : { $markers } marqueurs de ravage sont posés.
}
pillage-placed = { $seat } pose un marqueur de ravage : { $city }, { -told-pillage } { $level }.
turn-began = Le tour { $turn } commence : { NUMBER($year, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }.
round-began = Le tour de carte { $round } de la phase d’action commence.
cards-added = De nouvelles cartes entrent dans les deux paquets : { $group }.
card-drawn = { $seat } pioche « { $card } ».
hand-filled = { $count ->
    [0] { $seat } n’a aucune carte en main.
    [one] { $seat } a { $count } carte en main.
   *[other] { $seat } a { $count } cartes en main.
}
deck-renewed = { $seat } mélange la défausse, qui devient la pioche.
card-played = { $use ->
    [act] { $seat } joue « { $card } » pour une activation.
    [recruit] { $seat } joue « { $card } » pour un recrutement.
    [aid] { $seat } joue « { $card } » pour des subsides.
    [event] { $seat } joue « { $card } » comme événement.
    [dutch_war] { $seat } joue « { $card } » pour déplacer le marqueur de la { -told-dutch-war }.
    [plot] { $seat } joue « { $card } » pour un complot contre Wallenstein.
   *[campaign] { $seat } joue « { $card } » pour activer un second chef.
}
card-removed = « { $card } » : la carte est retirée du jeu.
cards-discarded = { $cards_count ->
    [one] { $seat } défausse une carte : { $cards }.
   *[other] { $seat } défausse { $cards_count } cartes : { $cards }.
}
card-kept = { $seat } garde « { $card } » pour le tour suivant.

## Subsides et recrues

aid-taken = Subsides pour { $seat } : { $points }.
aid-given = { $points ->
    [0] { $seat } ne reçoit aucun point de subside ({ $source }).
    [one] { $seat } reçoit { $points } point de subside ({ $source }).
   *[other] { $seat } reçoit { $points } points de subside ({ $source }).
}
aid-recounted = Les subsides de ce tour sont recomptés. Il reste : { $points }.
points-spent = { $seat } dépense des points de subside : { $points }.
recruits-rolled = { $seat } fait recruter { THE($leader) } : { $kind } ; { told-roll } ; { told-steps }.
unit-raised = À { $city }, { THE($leader) } recrute : { $unit }.
recruits-lost = Recrues perdues faute de place ou de pion ({ $seat }) : { told-steps }, { $kind }.
base-moved = La { -told-supply-base } suédoise est désormais à { $city }.

## Marches

leader-activated = { $seat } active { THE($leader) } { IN($place) }.
force-formed = { $units_count ->
    [0] La troupe ({ $seat }) : { $leaders }, sans unités.
   *[other] La troupe ({ $seat }) : { $leaders } ; { $units }.
}
free-leader = Par une action libre, { $seat } déplace { THE($leader) } depuis { THE($place) }.
free-unit = Par une action libre, { $seat } déplace une unité depuis { THE($place) } : { $unit }.
marched = { $leaders_count ->
    [0] { $seat } quitte { THE($origin) } pour { THE($place) } : { $units } ; { told-points-left }.
    [one] Pour { $seat }, { THE($leaders) } quitte { THE($origin) } pour { THE($place) } ; { told-points-left }.
   *[other] Pour { $seat }, { $leaders } quittent { THE($origin) } pour { THE($place) } ; { told-points-left }.
}
unit-dropped = { $seat } laisse une unité { IN($place) } : { $unit }.
leader-left = { $seat } laisse { THE($leader) } { IN($place) }.
unit-picked-up = Une unité ({ $seat }) rejoint la marche { IN($place) } : { $unit }.
leader-picked-up = Pour { $seat }, { THE($leader) } rejoint la marche { IN($place) }.
halted = { $seat } termine sa marche { IN($place) }.
went-inside = À { $city }, { $seat } se retire dans la { -told-fortress }.
stayed-outside = À { $city }, { $seat } attend l’ennemi hors de la { -told-fortress }.
leaders-caught = { $leaders_count ->
    [one] À { $city }, { $seat } surprend { THE($leaders) } sans unités : le chef est perdu.
   *[other] À { $city }, { $seat } surprend { $leaders } sans unités : les chefs sont perdus.
}
overran = { $seat } écrase l’ennemi à { $city }. Pertes : { $units }.
forage-chosen = { $seat } fourrage à { $city }.
hungered = Le pays ne peut nourrir l’armée ({ $seat }), qui perd { told-steps }.
step-starved = { $seat } perd un pas par la faim { IN($place) } : { $unit }.
unit-given-up = { $seat } élimine une unité pour laquelle il n’y a pas de place { IN($place) } : { $unit }.
zone-reached = { $count ->
    [one] { told-units } de l’{ -told-cardinals-army } atteint la { -told-zone } { IN($place) }.
   *[other] { told-units } de l’{ -told-cardinals-army } atteignent la { -told-zone } { IN($place) }.
}
cardinals-units-lost = { $count ->
    [one] { told-units } de l’{ -told-cardinals-army } se trouve sans lui { IN($place) } et est éliminée.
   *[other] { told-units } de l’{ -told-cardinals-army } se trouvent sans lui { IN($place) } et sont éliminées.
}

## Batailles

unit-held-back = { $seat } retient une unité à { $city } : { $unit }.
unit-came-out = À { $city }, une unité assiégée sort pour se joindre à l’attaque ({ $seat }) : { $unit }.
battle-began = { $attacker } attaque à { $city }, force { $strength } contre { $resistance } : { told-force }.
commander-named = Pour { $seat }, { THE($leader) } commande ; valeur de bataille { $rating }.
combat-card-played = { $seat } joue la carte de combat « { $card } ».
combat-cards-done = { $seat } ne joue plus de carte de combat.
cards-sealed = { $seat } attaque ; d’éventuelles cartes de combat sont scellées.
seal-broken = { $seat } révèle ce qui était scellé.
battle-rolled = { $seat } tire dans la colonne { $column } : { told-roll } ; total de pertes { $losses }.
step-lost = { $seat } perd un pas { IN($place) } : { $unit }.
leader-checked = Jet de perte pour { THE($leader) } ({ $seat }) : { $roll }.
army-lost = { $leaders_count ->
    [0] { $seat } perd toutes ses unités à { $city }.
    [one] { $seat } perd toutes ses unités à { $city } ; { $leaders } est perdu avec elles.
   *[other] { $seat } perd toutes ses unités à { $city } ; { $leaders } sont perdus avec elles.
}
leader-lost = { $has_place ->
    [yes] Un chef est perdu { IN($place) } : { $leader }.
   *[no] Un chef est perdu : { $leader }.
}
leader-succeeded = Succession { IN($place) } : { THE($heir) } remplace { THE($leader) }.
wallenstein-lost = Wallenstein est hors du jeu ; son influence ne compte plus.
nation-left = { $nation_id ->
    [danish] Les Danois quittent la guerre.
    [hungarian] Les Hongrois quittent la guerre.
   *[other] Toutes les unités d’une nation quittent la guerre : { $nation }.
}
rebellion-ended = La révolte de Hongrie est finie.
army-abandoned = Dans les { -told-provinces }, { $seat } perd des unités sans chef : { $units }.
battle-won = { $winner } gagne la bataille { FROM($city) } : total de pertes { $losses } contre { $against }.
nobody-won = Personne ne gagne la bataille { FROM($city) } : les deux armées sont éliminées.
retreated = { $seat } quitte { $city } et bat en retraite vers { THE($place) }.
retreated-inside = { $seat } bat en retraite dans la { -told-fortress } { FROM($city) }.
no-retreat = { $seat } ne trouve pas de retraite depuis { $city } et perd tous ceux qui devaient reculer ({ told-force }).

## Sièges

siege-laid = { $factors ->
    [one] { $seat } assiège { $city } : { $factors } facteur de combat contre un niveau de siège de { $level }.
   *[other] { $seat } assiège { $city } : { $factors } facteurs de combat contre un niveau de siège de { $level }.
}
siege-rolled = { $success ->
    [yes] { $seat } lance le dé pour le siège { FROM($city) } : { told-roll } ; réussite.
   *[no] { $seat } lance le dé pour le siège { FROM($city) } : { told-roll } ; échec.
}
siege-continued = { $city } résiste à { $seat } ; siège prolongé +{ $number }.
siege-lifted = Le siège { FROM($city) } est levé.
fortress-taken = { $units_count ->
    [0] { $leaders_count ->
        [0] { $seat } prend la { -told-fortress } { FROM($city) }.
       *[other] { $seat } prend la { -told-fortress } { FROM($city) } et tous ceux qui y sont ({ told-force }).
    }
   *[other] { $seat } prend la { -told-fortress } { FROM($city) } et tous ceux qui y sont ({ told-force }).
}

## Villes, régions et points

city-gained = { $seat } contrôle désormais { $city }.{ told-vp }
area-gained = { $cities_count ->
    [0] { $seat } contrôle désormais { THE($area) }.{ told-vp }
   *[other] { $seat } contrôle désormais { THE($area) }, et ainsi { $cities }.{ told-vp }
}
area-lost = À cause de révoltes, { $seat } ne contrôle plus { THE($area) }.{ told-vp }
neutrality-violated = { $seat } viole la neutralité d’une région : { $area }.{ told-vp }
electors-awarded = { $award_id ->
    [majority] { $seat } contrôle la majorité des Électeurs.{ told-vp }
   *[all] { $seat } contrôle tous les Électeurs.{ told-vp }
}
area-devastated = { $devastated ->
    [yes] Une région est dévastée : { $area }, qui vaut maintenant { $value } PV.{ told-vp }
   *[no] Une région n’est plus dévastée : { $area }, qui vaut maintenant { $value } PV.{ told-vp }
}

## Solde, pillage et ravages

paid-at-home = { $seat } reçoit la solde locale { IN($place) } : { $units }.
unit-paid = { $seat } paie une unité à { $city } : { $unit } ({ $points }).
left-unpaid = Unités impayées à { $city } ({ $seat }) : { $units }.
loot-rolled = Les unités impayées à { $city } ({ $seat }) pillent : { told-roll } ; { $pillage ->
    [0] aucun ravage
    [one] { $pillage } niveau de ravage
   *[other] { $pillage } niveaux de ravage
}, { told-steps } à perdre.
step-deserted = { $gone ->
    [yes] { $seat } perd une unité à { $city } faute de solde, et pour toujours : { $unit }.
   *[no] { $seat } perd un pas à { $city } faute de solde : { $unit }.
}
leaders-found = { $leaders_count ->
    [one] À { $origin }, l’armée ({ $seat }) s’est dissoute ; { $leaders } gagne { $city }.
   *[other] À { $origin }, l’armée ({ $seat }) s’est dissoute ; { $leaders } gagnent { $city }.
}
pillaged = Une ville est ravagée : { $city }, { -told-pillage } { $level }.
recovery-rolled = { $levels ->
    [0] { $seat } lance le dé pour le relèvement : { $roll }, aucun niveau.
    [one] { $seat } lance le dé pour le relèvement : { $roll }, { $levels } niveau.
   *[other] { $seat } lance le dé pour le relèvement : { $roll }, { $levels } niveaux.
}
recovered = { $level ->
    [0] { $seat } relève { $city } : la ville n’est plus ravagée.
   *[other] { $seat } relève { $city } : encore { -told-pillage } { $level }.
}

## Révoltes

revolt-began = { $has_seat ->
    [yes] Une { -told-revolt } éclate à { $city } ; { $seat } perd la ville.{ told-vp }
   *[no] Une { -told-revolt } éclate à { $city }.{ told-vp }
}
revolt-suppressed = { $seat } réprime la { -told-revolt } à { $city }.
revolt-rolled = { $spreads ->
    [yes] { $seat } lance le dé pour la { -told-revolt } à { $city } : { $roll }, elle s’étend.
   *[no] { $seat } lance le dé pour la { -told-revolt } à { $city } : { $roll }, elle ne s’étend pas.
}

## La paix et la fin de la guerre

peace-offered = { $seat } offre la paix ; le { -told-total } est de { $vp }.
peace-accepted = { $seat } accepte de négocier.
peace-refused = { $seat } refuse de négocier.
peace-rolled = Les négociations de paix : { told-roll } ; { $peace }.
withdrawal-rolled = Les deux camps lancent le dé du premier retrait : protestants { $protestant }, catholiques { $catholic }. { $has_seat ->
    [yes] { $seat } commence.
   *[no] Le dé est relancé.
}
area-named = { $seat } désigne la région que l’ennemi doit quitter : { $area }.
cities-named = { $seat } désigne les villes que l’ennemi doit quitter : { $cities }.
unit-withdrew = En retrait, une unité ({ $seat }) quitte { THE($origin) } pour { $city } : { $unit }.
leader-withdrew = En retrait, { THE($leader) } ({ $seat }) quitte { THE($origin) } pour { $city }.
unit-without-refuge = Une unité ({ $seat }) doit quitter { THE($origin) }, ne trouve pas de refuge et est éliminée : { $unit }.
truce-began = Une trêve est conclue : tous les sièges sont levés, et le tour { $turn } finit.
war-ended = La guerre est finie : { $result }. Le { -told-total } est de { $vp }.

## Wallenstein

wallenstein-dismissed = L’Empereur renvoie Wallenstein, dont l’influence tombe à { $influence }.
wallenstein-recalled = L’Empereur rappelle Wallenstein à { $city }.
wallenstein-assassinated = Wallenstein est assassiné.
army-dissolved = Dans les { -told-provinces }, { $seat } perd les unités que Wallenstein a laissées seules : { $units }.
influence-rose = { $boxes ->
    [one] L’influence de Wallenstein monte de { $boxes } case, à { $influence }.
   *[other] L’influence de Wallenstein monte de { $boxes } cases, à { $influence }.
}
ambition-rolled = { $further ->
    [yes] L’ambition de Wallenstein : { told-roll } ; son influence monte d’une case de plus.
   *[no] L’ambition de Wallenstein : { told-roll } ; son influence ne monte pas davantage.
}
plot-rolled = { $succeeded ->
    [yes] Le complot contre Wallenstein réussit : jet { $roll }, influence { $influence }.
   *[no] Le complot contre Wallenstein échoue : jet { $roll }, influence { $influence }.
}
wallenstein-delayed = Wallenstein n’est pas en jeu à temps.{ told-vp }
imperials-parted = Les unités impériales encore avec des Bavarois { IN($place) } sont retirées : { $units }.

## Nations et chefs

nation-entered = { $nation_id ->
    [danish] Le Danemark entre en guerre.
    [swedish] La Suède entre en guerre.
    [french] La France entre en guerre.
   *[other] Une nation entre en guerre : { $nation }.
}
area-joined = { $cities_count ->
    [0] Aucune ville { FROM($area) } ne peut rejoindre le camp protestant.
    [one] Une ville { FROM($area) } rejoint le camp protestant : { $cities }.
   *[other] Des villes { FROM($area) } rejoignent le camp protestant : { $cities }.
}
leader-arrived = Pour { $seat }, { THE($leader) } arrive { IN($place) }.
units-arrived = Des unités arrivent { IN($place) } pour { $seat } : { $units }.
swedes-landed = Les Suédois débarquent à { $city }, où se trouve désormais leur { -told-supply-base }.
swedes-attacked = Les Suédois attaquent { $city } par la mer.
swedes-called-home = Des Suédois sont rappelés en Suède depuis { THE($place) } : { $leader } ; { $units }.
swedes-returned = Des Suédois reviennent à { $city } ({ told-force }).
english-left = Les Anglais quittent { THE($place) } et la guerre.
leader-went-home = { $has_place ->
    [yes] La guerre continue sans { THE($leader) }, qui quitte { THE($place) }.
   *[no] La guerre continue sans { THE($leader) }.
}
cardinal-too-late = { $count ->
    [0] Le Cardinal-Infant n’a pas atteint la { -told-zone } à temps.
   *[other] L’{ -told-cardinals-army } n’a pas atteint la { -told-zone } à temps ; elle perd { told-units }.
}

## La guerre de Hollande

dutch-war-moved = Le marqueur de la { -told-dutch-war } passe à { $box } ; les subsides des { -told-provinces } { $aid ->
    [0] restent comme imprimés
   *[other] changent de { $aid }
}.{ told-vp }
dutch-war-ended = La { -told-dutch-war } est finie ; son marqueur est à { $box }.
dutch-war-tried = { $seat } tente de déplacer le marqueur de la { -told-dutch-war } : { told-roll } ; { $boxes ->
    [0] il reste en place
    [-1] il descend
   *[other] il monte
}.
army-eliminated = Avec la fin de la { -told-dutch-war }, { $seat } perd l’armée dans les { -told-provinces } ({ told-force }).
response-owed = Les protestants doivent répondre à Spinola dans les { -told-provinces } avant la fin du tour.
responded = Une armée protestante dans les { -told-provinces } répond à Spinola.
not-responded = Le tour finit sans réponse à Spinola.
spinola-recalled = Une armée espagnole est appelée dans les { -told-provinces } : { told-force }.
spinola-checked = { $points ->
    [0] L’armée de Spinola est dans les { -told-provinces }.
   *[other] L’armée de Spinola n’est pas dans les { -told-provinces }.
}{ told-vp }
command-taken = Dans les { -told-provinces }, { THE($leader) } prend le commandement de l’armée.
army-withdrew = { $units_count ->
    [0] De l’armée sans chef dans les { -told-provinces }, personne ne peut aller à { $city }.
   *[other] Une armée sans chef quitte les { -told-provinces } pour { $city } : { $units }.
}
army-given-up = Les unités sans chef dans les { -told-provinces } sont éliminées : { $units }.

## Effets des cartes

effect-began = { $lasting ->
    [yes] « { $card } » est désormais en vigueur.
   *[no] « { $card } » est en vigueur jusqu’à la fin du tour.
}
effect-ended = « { $card } » n’est plus en vigueur : « { $other } ».
total-moved = « { $card } » : le { -told-total } change de { $points } et passe à { $vp }.
passes-opened = Les passages de la Valteline sont ouverts.
passes-closed = Les passages de la Valteline sont fermés.
pope-elected = { $pope } est le nouveau pape.
elector-moved = La dignité électorale du Palatinat passe à une autre région : { $area }.
area-struck = La famine et la peste frappent { THE($area) } ({ $seat }).
mutiny-began = Des unités se mutinent à { $city } ({ $seat }) : { $units }.

## La Saxe

saxony-switched = { $cities_count ->
    [0] La Saxe change de camp et rejoint { $seat }.
   *[other] La Saxe change de camp et rejoint { $seat }, avec { $cities }.
}
saxon-unit-moved = Une unité saxonne quitte { THE($origin) } pour { $city } : { $unit }.
saxon-leader-moved = Pour la Saxe, { THE($leader) } quitte { THE($origin) } pour { $city }.
saxon-unit-lost = Une unité saxonne doit quitter { THE($origin) }, ne trouve pas de place en Saxe et est éliminée : { $unit }.

## Règles facultatives

lines-fixed = Les lignes de communication ({ $seat }) sont fixées pour la solde de ce tour.
campaign-rolled = Après { THE($first) }, { $seat } tente d’activer { THE($second) }, à { $spaces ->
    [one] { $spaces } ville
   *[other] { $spaces } villes
} de là : { told-roll } ; { $activated ->
    [yes] réussite
   *[no] échec
}.
army-fled = Pour { $seat }, { THE($leader) } comprend mal ses ordres et se met à l’abri ; il est à { $city }.
