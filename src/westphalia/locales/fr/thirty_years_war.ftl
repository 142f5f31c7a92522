### La guerre de Trente Ans : noms et termes, questions et réponses, ce qu’on ne peut pas choisir et pourquoi, les cartes.
### Les noms ont pour clé le terme et l’identifiant des données : place-vienna, leader-tilly, unit-imperial-militia-reduced.
### Un nom qui change dans la phrase a ses formes comme attributs : { IN($place) } (à, en, dans), { INTO($place) },
### { FROM($place) } (de, d’, du, des), et avec son article { THE($area) }.

## Nombres

n-steps = { $steps } pas
n-levels = { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}
n-attempts = { $attempts ->
    [one] { $attempts } essai
   *[other] { $attempts } essais
}
n-left = { $left ->
    [one] { $left } niveau
   *[other] { $left } niveaux
}
n-columns = { $amount ->
    [one] { $amount } colonne
   *[other] { $amount } colonnes
}
n-vp = { $vp } PV
n-units = { $count }× { $unit }
aid-of = { $source } { $points }

## Termes

neutral = neutre
group-early-war = Début de la guerre
group-intervention = Intervention
group-apocalypse = Apocalypse
source-spain = l’Espagne
source-pope = le pape
source-france = la France
source-england = l’Angleterre
source-up = les Provinces-Unies
source-savoy = la Savoie
source-sweden = la Suède
source-empire = l’Empire
award-majority = majorité des Électeurs
award-all = tous les Électeurs
peace-pmv = victoire mineure protestante
peace-cw = retrait catholique
peace-truce = trêve
peace-bw = retrait des deux camps
peace-pw = retrait protestant
peace-cmv = victoire mineure catholique
result-draw = Match nul
result-resigned = Victoire par abandon
result-standing = Arrêtée en l’état
result-protestant-minor = Victoire mineure protestante
result-protestant-historical = Victoire historique protestante
result-protestant = Victoire protestante
result-protestant-major = Victoire majeure protestante
result-catholic-minor = Victoire mineure catholique
result-catholic-historical = Victoire historique catholique
result-catholic = Victoire catholique
result-catholic-major = Victoire majeure catholique
career-not-in-play = pas encore en jeu
career-in-command = en fonction
career-dismissed = renvoyé
career-recalled = rappelé
career-assassinated = assassiné
career-lost = perdu
pope-paul-v = Paul V
pope-gregory-xv = Grégoire XV
pope-urban-viii = Urbain VIII
pope-innocent-x = Innocent X
category-political = événement politique
category-aid = subsides
category-pope = un nouveau pape
category-new-leader = nouveaux chefs
category-new-army = une nouvelle armée
category-war-entry = entrée en guerre
category-dutch-war = guerre de Hollande
category-peasant-revolt = révolte paysanne
category-mutiny = mutinerie
category-plague = famine et peste
category-recovery = relèvement
category-activation = activation
category-combat = carte de combat
break-revolt = une révolte paysanne
break-besieged = un siège
break-neutral = une région neutre
break-france = la France n’est pas en guerre
break-enemy-force = des unités ennemies
break-not-controlled = la ville n’est pas amie

## Lieux : les villes, et les cases à côté du plateau

place-vienna = Vienne
place-linz = Linz
place-znaim = Znaim
place-krems = Krems
place-graz = Graz
place-pressburg = Presbourg
place-tyrnau = Tyrnau
place-neuhausel = Neuhäusel
place-brunn = Brünn
place-olmutz = Olmütz
    .from = d’Olmütz
place-iglau = Iglau
    .from = d’Iglau
place-breslau = Breslau
place-glogau = Glogau
place-neisse = Neisse
place-gorlitz = Görlitz
place-prague = Prague
place-pilsen = Pilsen
place-budweis = Budweis
place-tabor = Tabor
place-bamberg = Bamberg
place-bayreuth = Bayreuth
place-amberg = Amberg
    .from = d’Amberg
place-oppenheim = Oppenheim
    .from = d’Oppenheim
place-mannheim = Mannheim
place-heidelberg = Heidelberg
place-landau = Landau
place-munich = Munich
place-ingolstadt = Ingolstadt
    .from = d’Ingolstadt
place-landshut = Landshut
place-passau = Passau
place-donauworth = Donauwörth
place-innsbruck = Innsbruck
    .from = d’Innsbruck
place-bozen = Bozen
place-bregenz = Brégence
place-stuttgart = Stuttgart
place-heilbronn = Heilbronn
place-nordlingen = Nördlingen
place-tuttlingen = Tuttlingen
place-breisach = Brisach
place-freiburg = Fribourg
place-durlach = Durlach
place-nancy = Nancy
place-verdun = Verdun
place-epinal = Épinal
    .from = d’Épinal
place-besancon = Besançon
place-dole = Dole
place-vesoul = Vesoul
place-brussels = Bruxelles
place-antwerp = Anvers
    .from = d’Anvers
place-ghent = Gand
place-namur = Namur
place-mons = Mons
place-luxembourg = Luxembourg
place-amiens = Amiens
    .from = d’Amiens
place-rocroi = Rocroi
place-chalons = Châlons
place-langres = Langres
place-munster = Münster
place-osnabruck = Osnabrück
    .from = d’Osnabrück
place-lingen = Lingen
place-wesel = Wesel
place-paderborn = Paderborn
place-kassel = Cassel
place-hanau = Hanau
place-marburg = Marbourg
place-fulda = Fulda
place-brunswick = Brunswick
place-hannover = Hanovre
place-gottingen = Göttingen
place-luneburg = Lunebourg
place-minden = Minden
place-rendsburg = Rendsburg
place-kiel = Kiel
place-rostock = Rostock
place-schwerin = Schwerin
place-wittstock = Wittstock
place-stralsund = Stralsund
place-stettin = Stettin
place-kolberg = Kolberg
place-berlin = Berlin
place-frankfurt-on-oder = Francfort-sur-l’Oder
place-barwalde = Bärwalde
place-kustrin = Küstrin
place-havelberg = Havelberg
place-leipzig = Leipzig
place-dresden = Dresde
place-torgau = Torgau
place-lutzen = Lützen
place-wittenberg = Wittemberg
place-erfurt = Erfurt
    .from = d’Erfurt
place-wurzburg = Wurtzbourg
place-coburg = Cobourg
place-rothenburg = Rothenburg
place-koln = Cologne
place-mainz = Mayence
place-trier = Trèves
place-nurnberg = Nuremberg
place-frankfurt = Francfort
place-magdeburg = Magdebourg
place-salzburg = Salzbourg
place-regensburg = Ratisbonne
place-augsburg = Augsbourg
    .from = d’Augsbourg
place-aachen = Aix-la-Chapelle
    .from = d’Aix-la-Chapelle
place-hamburg = Hambourg
place-bremen = Brême
place-lubeck = Lübeck
place-strasbourg = Strasbourg
place-metz = Metz
place-ulm = Ulm
    .from = d’Ulm
place-liege = Liège
place-paris = Paris
place-troyes = Troyes
place-dijon = Dijon
place-united-provinces = Provinces-Unies
    .in = dans les Provinces-Unies
    .into = dans les Provinces-Unies
    .from = des Provinces-Unies
    .the = les Provinces-Unies
place-denmark = Danemark
    .in = au Danemark
    .into = au Danemark
    .from = du Danemark
    .the = le Danemark
place-sweden = Suède
    .in = en Suède
    .into = en Suède
    .from = de Suède
    .the = la Suède

## Régions

area-austria = Autriche
    .in = en Autriche
    .into = en Autriche
    .from = d’Autriche
    .the = l’Autriche
area-moravia = Moravie
    .in = en Moravie
    .into = en Moravie
    .from = de Moravie
    .the = la Moravie
area-silesia = Silésie
    .in = en Silésie
    .into = en Silésie
    .from = de Silésie
    .the = la Silésie
area-tyrol = Tyrol
    .in = au Tyrol
    .into = au Tyrol
    .from = du Tyrol
    .the = le Tyrol
area-bavaria = Bavière
    .in = en Bavière
    .into = en Bavière
    .from = de Bavière
    .the = la Bavière
area-saxony = Saxe
    .in = en Saxe
    .into = en Saxe
    .from = de Saxe
    .the = la Saxe
area-spanish-netherlands = Pays-Bas espagnols
    .in = dans les Pays-Bas espagnols
    .into = dans les Pays-Bas espagnols
    .from = des Pays-Bas espagnols
    .the = les Pays-Bas espagnols
area-franche-comte = Franche-Comté
    .in = en Franche-Comté
    .into = en Franche-Comté
    .from = de Franche-Comté
    .the = la Franche-Comté
area-bohemia = Bohême
    .in = en Bohême
    .into = en Bohême
    .from = de Bohême
    .the = la Bohême
area-upper-palatinate = Haut-Palatinat
    .in = dans le Haut-Palatinat
    .into = dans le Haut-Palatinat
    .from = du Haut-Palatinat
    .the = le Haut-Palatinat
area-lower-palatinate = Bas-Palatinat
    .in = dans le Bas-Palatinat
    .into = dans le Bas-Palatinat
    .from = du Bas-Palatinat
    .the = le Bas-Palatinat
area-brandenburg = Brandebourg
    .in = dans le Brandebourg
    .into = dans le Brandebourg
    .from = du Brandebourg
    .the = le Brandebourg
area-hungary = Hongrie
    .in = en Hongrie
    .into = en Hongrie
    .from = de Hongrie
    .the = la Hongrie
area-pomerania = Poméranie
    .in = en Poméranie
    .into = en Poméranie
    .from = de Poméranie
    .the = la Poméranie
area-mecklenburg = Mecklembourg
    .in = dans le Mecklembourg
    .into = dans le Mecklembourg
    .from = du Mecklembourg
    .the = le Mecklembourg
area-hesse-kassel = Hesse-Cassel
    .in = en Hesse-Cassel
    .into = en Hesse-Cassel
    .from = de Hesse-Cassel
    .the = la Hesse-Cassel
area-brunswick-luneburg = Brunswick-Lunebourg
    .in = dans le Brunswick-Lunebourg
    .into = dans le Brunswick-Lunebourg
    .from = du Brunswick-Lunebourg
    .the = le Brunswick-Lunebourg
area-baden = Bade
    .in = dans le pays de Bade
    .into = dans le pays de Bade
    .from = du pays de Bade
    .the = le pays de Bade
area-lorraine = Lorraine
    .in = en Lorraine
    .into = en Lorraine
    .from = de Lorraine
    .the = la Lorraine
area-munster = pays de Münster
    .in = dans le pays de Münster
    .into = dans le pays de Münster
    .from = du pays de Münster
    .the = le pays de Münster
area-schleswig-holstein = Schleswig-Holstein
    .in = dans le Schleswig-Holstein
    .into = dans le Schleswig-Holstein
    .from = du Schleswig-Holstein
    .the = le Schleswig-Holstein
area-wurttemberg = Wurtemberg
    .in = dans le Wurtemberg
    .into = dans le Wurtemberg
    .from = du Wurtemberg
    .the = le Wurtemberg
area-franconia = Franconie
    .in = en Franconie
    .into = en Franconie
    .from = de Franconie
    .the = la Franconie
area-france = France
    .in = en France
    .into = en France
    .from = de France
    .the = la France

## Nations

nation-german = Allemands protestants
nation-english = Anglais
nation-hungarian = Hongrois
nation-danish = Danois
nation-swedish = Suédois
nation-french = Français
nation-saxon = Saxons
nation-imperial = Impériaux
nation-bavarian = Bavarois
nation-spanish = Espagnols

## Chefs

leader-mansfeld = Mansfeld
leader-anhalt = Anhalt
    .from = d’Anhalt
leader-thurn = Thurn
leader-schlick = Schlick
leader-bethlen-gabor = Bethlen Gabor
leader-christian-of-brunswick = Christian de Brunswick
leader-george-frederick-of-baden = Frédéric de Bade
leader-william-of-hesse-kassel = Guillaume de Hesse-Cassel
leader-george-of-brunswick-luneburg = Georges de Brunswick-Lunebourg
leader-christian-iv = Christian IV
leader-gustavus-adolphus = Gustave-Adolphe
leader-baner = Banér
leader-horn = Horn
leader-bernard-of-saxe-weimar = Bernard de Saxe-Weimar
leader-leslie = Leslie
leader-torstennson = Torstenson
leader-wrangel = Wrangel
leader-konigsmarck = Königsmarck
leader-la-force = La Force
leader-turenne = Turenne
leader-conde = Condé
leader-l-hopital = L’Hospital
leader-gassion = Gassion
leader-guebriant = Guébriant
leader-john-george = Jean-Georges
leader-arnim = Arnim
    .from = d’Arnim
leader-bucquoy = Bucquoy
leader-wallenstein = Wallenstein
leader-piccolomini = Piccolomini
leader-enkevoort = Enkevoort
    .from = d’Enkevoort
leader-charles-of-lorraine = Charles de Lorraine
leader-gallas = Gallas
leader-archduke-leopold = archiduc Léopold
    .from = de l’archiduc Léopold
    .the = l’archiduc Léopold
leader-savelli = Savelli
leader-hatzfeld = Hatzfeld
leader-tilly = Tilly
leader-pappenheim = Pappenheim
leader-mercy = Mercy
leader-wolf = Wolf
leader-aldringer = Aldringer
    .from = d’Aldringer
leader-holk = Holk
leader-werth = Werth
leader-goetz = Goetz
leader-groenfeld = Groenfeld
leader-melander = Melander
leader-spinola = Spinola
leader-van-den-bergh = van den Bergh
leader-cordoba = Córdoba
leader-cardinal-infante = Cardinal-Infant
    .from = du Cardinal-Infant
    .the = le Cardinal-Infant
leader-melo = Melo
leader-feria = Feria
leader-unnamed-protestant-1 = chef protestant 1
    .from = du chef protestant 1
    .the = le chef protestant 1
leader-unnamed-protestant-2 = chef protestant 2
    .from = du chef protestant 2
    .the = le chef protestant 2
leader-unnamed-protestant-3 = chef protestant 3
    .from = du chef protestant 3
    .the = le chef protestant 3
leader-unnamed-protestant-4 = chef protestant 4
    .from = du chef protestant 4
    .the = le chef protestant 4
leader-unnamed-protestant-5 = chef protestant 5
    .from = du chef protestant 5
    .the = le chef protestant 5
leader-unnamed-protestant-6 = chef protestant 6
    .from = du chef protestant 6
    .the = le chef protestant 6
leader-unnamed-protestant-7 = chef protestant 7
    .from = du chef protestant 7
    .the = le chef protestant 7
leader-unnamed-protestant-8 = chef protestant 8
    .from = du chef protestant 8
    .the = le chef protestant 8
leader-unnamed-swedish-1 = chef suédois 1
    .from = du chef suédois 1
    .the = le chef suédois 1
leader-unnamed-swedish-2 = chef suédois 2
    .from = du chef suédois 2
    .the = le chef suédois 2
leader-unnamed-swedish-3 = chef suédois 3
    .from = du chef suédois 3
    .the = le chef suédois 3
leader-unnamed-swedish-4 = chef suédois 4
    .from = du chef suédois 4
    .the = le chef suédois 4
leader-unnamed-imperial-1 = chef impérial 1
    .from = du chef impérial 1
    .the = le chef impérial 1

## Unités, pleines et réduites, et les sortes qu’on recrute

unit-german-mercenary = mercenaire protestant allemand
unit-german-mercenary-reduced = mercenaire protestant allemand réduit
kind-german-mercenary = { unit-german-mercenary }
unit-german-militia = milice protestante allemande
unit-german-militia-reduced = milice protestante allemande réduite
kind-german-militia = { unit-german-militia }
unit-english-mercenary = mercenaire anglais
unit-english-mercenary-reduced = mercenaire anglais réduit
kind-english-mercenary = { unit-english-mercenary }
unit-hungarian-militia = milice hongroise
unit-hungarian-militia-reduced = milice hongroise réduite
kind-hungarian-militia = { unit-hungarian-militia }
unit-danish-mercenary = mercenaire danois
unit-danish-mercenary-reduced = mercenaire danois réduit
kind-danish-mercenary = { unit-danish-mercenary }
unit-swedish-veteran = vétéran suédois
unit-swedish-veteran-reduced = vétéran suédois réduit
kind-swedish-veteran = { unit-swedish-veteran }
unit-french-veteran = vétéran français
unit-french-veteran-reduced = vétéran français réduit
kind-french-veteran = { unit-french-veteran }
unit-french-militia = milice française
unit-french-militia-reduced = milice française réduite
kind-french-militia = { unit-french-militia }
unit-saxon-militia = milice saxonne
unit-saxon-militia-reduced = milice saxonne réduite
kind-saxon-militia = { unit-saxon-militia }
unit-imperial-veteran = vétéran impérial
unit-imperial-veteran-reduced = vétéran impérial réduit
kind-imperial-veteran = { unit-imperial-veteran }
unit-imperial-mercenary = mercenaire impérial
unit-imperial-mercenary-reduced = mercenaire impérial réduit
kind-imperial-mercenary = { unit-imperial-mercenary }
unit-imperial-militia = milice impériale
unit-imperial-militia-reduced = milice impériale réduite
kind-imperial-militia = { unit-imperial-militia }
unit-bavarian-mercenary = mercenaire bavarois
unit-bavarian-mercenary-reduced = mercenaire bavarois réduit
kind-bavarian-mercenary = { unit-bavarian-mercenary }
unit-bavarian-militia = milice bavaroise
unit-bavarian-militia-reduced = milice bavaroise réduite
kind-bavarian-militia = { unit-bavarian-militia }
unit-spanish-veteran = vétéran espagnol
unit-spanish-veteran-reduced = vétéran espagnol réduit
kind-spanish-veteran = { unit-spanish-veteran }
unit-cardinal-veteran = vétéran espagnol du Cardinal-Infant
unit-cardinal-veteran-reduced = vétéran espagnol réduit du Cardinal-Infant
kind-cardinal-veteran = { unit-cardinal-veteran }

## Questions

ask-card-round = Quelle carte jouer, et pour quoi ?
ask-keep = Quelle carte garder pour le tour suivant ?
ask-activate = Quel chef la carte de valeur { $value } active-t-elle ?
ask-form-force = Qui accompagne le chef activé ?
ask-free-action = Quel chef se déplace, ou d’où part une unité ?
ask-free-unit = Quelle unité part { FROM($place) } ?
ask-march-on = Où va la marche, ou que fait-elle ici ?
ask-react = { $city } : entrer dans la place forte ou rester dehors ?
ask-overrun = Écraser l’ennemi ou livrer bataille ?
ask-forage = Quelle ville nourrit la marche ?
ask-starve = { $steps ->
    [one] Plus rien à fourrager : quelle unité perd { n-steps } ?
   *[other] Plus rien à fourrager, { n-steps } à perdre : quelle unité perd le premier ?
}
ask-starve-at = Où cette unité perd-elle un pas : { $unit } ?
ask-commit-attack = Qui attaque ?
ask-command = Qui commande la défense ?
ask-combat-cards = Quelle carte de combat jouer ? Deux au plus dans une bataille.
ask-take-losses = Quel pas est perdu dans cette bataille ?
ask-lose-steps = { $steps ->
    [one] Quelle unité { IN($place) } perd { n-steps } ?
   *[other] { n-steps } à perdre { IN($place) } : quelle unité perd le premier ?
}
ask-retreat = Où le défenseur fait-il retraite ?
ask-flee = Où va la seconde armée, loin de l’ennemi ?
ask-cure-stacking = Trop de pions { IN($place) } : qui est sacrifié ?
ask-lay-siege = Poser un marqueur de siège devant { $city } ?
ask-assault = Lancer le dé pour le siège { FROM($city) } ?
ask-continue-sieges = Pour quel siège prolongé lancer le dé ?
ask-recruit = Quel chef tente de recruter ? Encore { n-attempts }.
ask-league-recruits = Quel chef du traité tente de recruter ? Encore { n-attempts }.
ask-raise = { $leader } recrute : quelles troupes ?
ask-take-recruits = Recrues, { n-steps } : comment prendre l’unité suivante ?
ask-fund-recruits = Dépenser un point de subside pour les jets de recrutement de cette carte ?
ask-pay = Dans quelle ville payer des unités ?
ask-pay-in-city = Quelle unité payer { IN($city) } ?
ask-loot = Quelle ville est pillée ensuite ?
ask-desert = { $steps ->
    [one] Impayés { IN($city) } : quelle unité perd { n-steps } ?
   *[other] Impayés { IN($city) }, { n-steps } à perdre : quelle unité perd le premier ?
}
ask-place-leaders = Où vont les chefs restés seuls { IN($city) } ?
ask-recover = Quelle ville se relève ? Encore { n-levels }.
ask-restore = Quelle ville se relève ? Encore { n-left }.
ask-place-revolt = Où les paysans se soulèvent-ils ?
ask-spread-revolts = Quelle révolte tente ensuite de s’étendre ?
ask-incite = Dans quelle ville les unités se mutinent-elles ?
ask-name-area = Quelle région est frappée par la famine et la peste ? Villes : { $left } au plus.
ask-strike-cities = { $area } : quelle ville est frappée ? { $left } au plus.
ask-answer-peace = Accepter l’offre de paix ?
ask-withdrawal = Que doit quitter l’autre camp : une région, ou deux villes libres ?
ask-refuge = { $has_leader ->
    [yes] { $leader } quitte { THE($origin) } : pour laquelle des villes les plus proches ?
   *[no] Dans laquelle des villes les plus proches va cette unité { FROM($origin) } : { $unit } ?
}
ask-wallenstein = Que devient Wallenstein ?
ask-recall-leader = Quel chef va dans les Provinces-Unies ?
ask-recall-units = D’où partent les unités espagnoles pour les Provinces-Unies ?
ask-recall-unit = Quelle unité part { FROM($origin) } pour les Provinces-Unies ?
ask-rescue-army = L’armée protestante dans les Provinces-Unies n’a pas de chef : que devient-elle ?
ask-place-leader = { $has_leader ->
    [yes] { $leader } arrive : où ?
   *[no] Où arrivent les unités ?
}
ask-land = Où débarquent les Suédois ?
ask-call-home = Quel chef suédois est rappelé au pays ?
ask-take-home = { $leader } rentre : quelle unité suédoise l’accompagne ? Encore { $left } à choisir.
ask-saxon-home = { $has_leader ->
    [yes] { $leader } quitte { THE($origin) } : pour quelle ville ?
   *[no] Où va cette unité { FROM($origin) } : { $unit } ?
}
ask-surplus = Trop d’unités { IN($place) } : quelle unité saxonne rentre ?
ask-place-force = Où commence cette force ?
ask-place-pillage = { $left ->
    [one] Quelle ville est ravagée dès le début ? Encore { $left } marqueur.
   *[other] Quelle ville est ravagée dès le début ? Encore { $left } marqueurs.
}
ask-offer-campaign = Mouvement de campagne : jouer une seconde carte pour un chef ailleurs ?
ask-second-leader = Quel chef doit se joindre à la campagne ?

## Réponses, en phrases ; *kind* est la sorte de question, *unit* aussi ce qu’on recrute

choose-pass = { $kind ->
    [keep] Ne garder aucune carte
    [lay_siege] Ne pas poser de marqueur de siège
    [assault] Ne pas lancer le dé
    [combat_cards] Ne plus jouer de carte de combat
    [rescue_army] Sacrifier les unités
    [fund_recruits] Ne rien dépenser
    [offer_campaign] Pas de seconde carte
    [card_round] Laisser passer le tour
   *[other] Ne rien changer
}
choose-done = { $kind ->
    [take_losses] Prendre ces pertes
    [recruit] Plus d’essai
    [league_recruits] Plus d’essai
    [pay] Ne payer personne d’autre
    [pay_in_city] Ne payer personne d’autre ici
    [continue_sieges] Plus de jet
    [recall_units] Plus d’unité
    [strike_cities] Plus de ville
   *[other] Plus de relèvement
}
choose-act = Jouer { $card } pour activer un chef
choose-recruit = Jouer { $card } pour recruter
choose-aid = Jouer { $card } pour des subsides
choose-event = Jouer { $card } comme événement
choose-free-action = Faire une action libre
choose-offer-peace = Offrir la paix
choose-move-base = Déplacer la base suédoise { INTO($place) }
choose-keep = Garder { $card }
choose-lead = { $kind ->
    [free_action] Déplacer { THE($leader) }
   *[other] Activer { THE($leader) }
}
choose-join = { $kind ->
    [call_home] Rappeler { THE($leader) } au pays
    [recall_leader] Envoyer { THE($leader) }
   *[other] Emmener { THE($leader) }
}
choose-take = { $kind ->
    [free_unit] Déplacer : { $unit }
    [recall_unit] Envoyer : { $unit }
    [take_home] Renvoyer au pays : { $unit }
    [surplus] Renvoyer au pays : { $unit }
   *[other] Emmener : { $unit }
}
choose-from = { $kind ->
    [free_action] Déplacer une unité { FROM($place) }
    [starve_at] Ici : { $place }
   *[other] Une unité { FROM($place) }
}
choose-go = Se mettre en route
choose-march = Aller { INTO($place) }
choose-control = Prendre le contrôle ici
choose-drop = Laisser : { $unit }
choose-leave = Laisser { THE($leader) }
choose-pick-up = Prendre au passage : { $unit }
choose-collect = Prendre { THE($leader) } au passage
choose-halt = S’arrêter ici
choose-forage = Fourrager { IN($place) }
choose-overrun = Écraser l’ennemi
choose-fight = Livrer bataille
choose-inside = Entrer dans la place forte
choose-outside = Rester dehors
choose-hold-back = Tenir en réserve : { $unit }
choose-sortie = Joindre à l’attaque, de l’intérieur : { $unit }
choose-attack = Attaquer
choose-command = Donner le commandement : { $leader }
choose-combat = Jouer { $card }
choose-lose = { $kind ->
    [cure_stacking] Sacrifier : { $unit }
   *[other] Perdre un pas : { $unit }
}
choose-lose-besieged = Perdre un pas à l’intérieur : { $unit }
choose-remove = Sacrifier { THE($leader) }
choose-retreat = { $kind ->
    [rescue_army] Partir { INTO($place) }
   *[other] Faire retraite { INTO($place) }
}
choose-besiege = Poser un marqueur de siège
choose-assault = Lancer le dé pour le siège
choose-roll = { $kind ->
    [spread_revolts] La révolte { FROM($place) }
   *[other] Lancer le dé pour le siège { FROM($place) }
}
choose-attempt = Tenter de recruter : { $leader }
choose-raise = Recruter : { $unit }
choose-full = En unité pleine
choose-reduced = En unité réduite
choose-pay = Payer : { $unit }
choose-loot = { $kind ->
    [incite] Mutinerie { IN($place) }
   *[other] Piller { $place }
}
choose-recover = Relever { $place }
choose-pillage = { $kind ->
    [place_pillage] Ravagée au début : { $place }
   *[other] Frapper { $place }
}
choose-pay-in = Payer des unités { IN($place) }
choose-pay-all = Payer toutes les unités
choose-accept = Accepter
choose-refuse = Refuser
choose-name = Nommer { THE($area) }
choose-place = { $kind ->
    [withdrawal] Nommer { $place }
    [rescue_army] Donner un nouveau chef à l’armée
   *[other] { $place }
}
choose-revolt = Révolte { IN($place) }
choose-dismiss = Renvoyer Wallenstein
choose-recall = Rappeler Wallenstein { IN($place) }
choose-assassinate = Faire assassiner Wallenstein
choose-fund = Dépenser un point de subside
choose-dutch-war = Jouer { $card } pour déplacer le marqueur de la guerre de Hollande
choose-campaign = Jouer { $card } pour un second chef
choose-plot = Jouer { $card } contre Wallenstein
choose-after-losses = Décider après les pertes de l’autre camp

## Les mêmes réponses dans une longue liste, où la question dit le reste

short-act = ACT { $card }
short-recruit = REC { $card }
short-aid = AID { $card }
short-event = Événement { $card }
short-drop = − { $unit }
short-leave = − { $leader }
short-pick-up = + { $unit }
short-collect = + { $leader }
short-march = → { $place }

## Ce qu’on ne peut pas choisir : un tour de carte

not-in-hand = { $card } n’est pas en main
nobody-to-lead = { $card } : sa valeur n’active aucun chef
nobody-to-recruit = aucun de vos chefs ne peut rien recruter là où il est
aid-taken-already = vous avez déjà joué une carte pour des subsides dans ce tour
event-played-before = { $card } : l’événement n’arrive qu’une fois par partie, et il a eu lieu
combat-only = { $card } : l’événement ne se joue que dans un combat
not-first-action = la paix s’offre comme première action d’un tour ou pas du tout
no-catholic-offer-at = à { n-vp }, vous ne pouvez pas offrir la paix
no-protestant-offer-at = à { n-vp }, vous ne pouvez pas offrir la paix
no-protestant-offer = dans ce scénario, le protestant ne peut pas offrir la paix
no-catholic-offer = dans ce scénario, le catholique ne peut pas offrir la paix
must-accept = à { n-vp }, l’offre ne peut pas être refusée
no-swedish-base = vous n’avez pas de base suédoise à déplacer
base-moved-already = la base suédoise se déplace une fois par tour, et pas dans le tour du débarquement
not-swedish-port = { $city } n’est pas un autre port protestant ou neutre avec une flèche suédoise
no-point-to-spend = une action libre coûte un point de subside, et vous n’en avez pas
dutch-war-not-moved = aucune carte ne déplace maintenant le marqueur de la guerre de Hollande : la guerre est finie, ou cette règle facultative n’est pas en usage
no-plot-now = Wallenstein n’est pas en jeu, n’est pas assez puissant ou a déjà été visé dans ce tour, ou votre camp n’y a pas droit

## Activation et marche

rating-too-high = { $leader } a la valeur d’activation { $rating }, que la valeur de la carte n’atteint pas
not-in-command = { $leader } se trouve avec un chef qui a plus d’étoiles et qui commande
not-here = { $leader } n’est pas un de vos chefs sur le plateau
nobody-to-sally = { $leader } est dans la place forte sans aucune unité
shut-in = qui est dans la place forte { FROM($place) } ne se déplace pas par une action libre
french-only = cette activation est pour un chef français
king-is-dead = { $card } est en vigueur : jusqu’à la fin du tour, les chefs français exigent une carte de valeur 3 et ne recrutent pas
no-second-leader = { $card } n’active aucun chef dans une autre case
not-second = { $leader } se trouve avec le premier chef
leadership-spent = { $count ->
    [one] ces chefs ne peuvent pas déplacer plus de { $count } unité
   *[other] ces chefs ne peuvent pas déplacer plus de { $count } unités
}
not-together = l’empilement avec ceux qui marchent est interdit
no-unit-to-sally = une sortie demande au moins une unité
out-of-points = il ne reste pas assez de points de mouvement
not-connected = aucune ligne ne mène directement d’ici { INTO($place) }
leaders-left-alone = des chefs resteraient seuls { IN($place) } avec des ennemis
enemy-units-there = des unités ennemies sont { IN($place) }, et des chefs seuls ne peuvent pas y entrer
enemy-units-bar = des unités ennemies sont { IN($place) }, et une action libre ne peut pas y mener
no-room-to-relieve = avec ceux qui sont enfermés { IN($place) }, l’armée dépasserait l’empilement permis
may-not-end-there = la marche s’achèverait { IN($place) }, où elle ne peut pas rester
treaty-of-ulm = par le traité d’Ulm, aucune unité n’entre dans ce tour dans une région neutre ni dans une ville libre neutre
france-closed = personne n’entre en France avant qu’elle soit en guerre
not-for-catholics = les Catholiques n’entrent jamais dans la France hors du plateau
not-for-hungarians = les Hongrois ne vont pas { INTO($place) }
outside-the-zone = { $place } est hors de la zone espagnole
not-allowed-there = tous ceux qui marchent ne peuvent pas aller { INTO($place) }
war-is-over = après la guerre de Hollande, aucune armée n’entre dans les Provinces-Unies
not-an-army = seuls des chefs avec des unités entrent dans les Provinces-Unies
one-army-only = vous avez déjà une armée dans les Provinces-Unies
not-in-and-out = une armée n’entre pas dans les Provinces-Unies et n’en sort pas dans la même activation
danes-left-behind = Christian IV ne va dans les Provinces-Unies qu’avec tous les Danois en jeu
spinola-stays = l’armée de Spinola ne quitte jamais les Provinces-Unies
units-left-alone = qui quitte les Provinces-Unies et qui y reste doit être une armée, un chef avec des unités
not-friendly-ground = des Provinces-Unies, aucune armée ne va { INTO($place) } : la ville est ennemie, des unités ennemies y sont, ou la place manque
not-separated-there = dans les Provinces-Unies, chefs et unités restent ensemble
free-action-alone = une action libre déplace exactement un pion
nothing-to-gain = un point ne gagne rien { IN($place) } : pas une ville, déjà à vous, une place forte, ou tenue par des unités ennemies
leaders-gain-nothing = des chefs sans unités ne prennent aucun contrôle
not-moved-yet = on ne laisse que ceux qui se sont déplacés, et on ne prend personne avant le premier pas
no-room-here = ils ne peuvent pas rester { IN($place) } avec ceux qui y sont
needed-to-lead = { $leader } est nécessaire pour mener toutes les unités
leads-the-march = { $leader } a été activé et ne peut pas être laissé
done-moving = qui a été déplacé et laissé là ne se déplace plus dans ce tour de carte
behind-the-wall = qui est dans la place forte { FROM($place) } ne peut pas être pris au passage
a-dynamic-leaders = un chef dynamique { IN($place) } garde les unités qu’il peut mener, ou vient sans aucune d’elles
must-command = { $leader } a deux étoiles et ne suit personne
not-beside-leaders = un chef sans unités ne reste pas { IN($place) } auprès d’ennemis
not-on-the-way = la marche n’est pas passée par { $city }
nothing-left = il n’y a plus rien à fourrager { IN($city) }

## Bataille

one-must-attack = au moins une unité doit attaquer
all-sally = qui a été activé pour une sortie attaque
nobody-besieged = aucune unité de cette sorte n’y est assiégée : { $unit }
too-few-to-lead = { $leadership ->
    [one] les chefs dehors et dedans ne peuvent pas mener plus de { $leadership } unité
   *[other] les chefs dehors et dedans ne peuvent pas mener plus de { $leadership } unités
}
not-his-command = un chef qui a plus d’étoiles commande, et non { $leader }
not-in-the-army = { $leader } n’est pas avec les défenseurs
no-combat-card = { $card } n’est pas une carte de combat
for-attackers = seul l’attaquant peut jouer { $card }
for-defenders = seul le défenseur peut jouer { $card }
too-few-leaders = { $card } demande plus de chefs dans la bataille
under-dynamic = { $card } ne fait rien contre le commandement d’un chef dynamique
no-such-units = les unités que demande { $card } ne participent pas
no-such-commander = { $card } demande un autre commandant, ou simplement un commandant
nothing-to-take = le commandant n’ajoute rien que { $card } puisse lui ôter
countered = { $card } ne peut pas être jouée après { $other }
lies-sealed = { $card } est déjà scellée
misses-loss-number = avec ce pas, le total de pertes de { $number } ne pourrait plus être atteint : { $unit }
not-in-battle = aucune unité de cette sorte n’y participe : { $unit }
not-adjacent = { $place } n’est pas adjacente
where-they-came-from = l’attaquant est venu { FROM($place) }
enemy-there = des unités ennemies sont { IN($place) }
enemy-fortress = { $place } est une place forte ennemie, sans amis devant elle
friendly-first = une ville amie passe avant { $place }
closed-to-all = personne de l’armée ne peut aller { INTO($place) }
closed-to-some = une partie de l’armée ne peut pas aller { INTO($place) }, et un autre lieu en accueille plus
no-own-fortress = ils n’ont pas de place forte où entrer { IN($place) }

## Siège

no-siege-there = vous n’avez pas de marqueur de siège devant { $city }
rolled-already = vous avez déjà lancé le dé pour le siège { FROM($city) }
not-besieged-yet = sans marqueur de siège d’un tour de carte précédent, pas de jet pour { $city }
besieged-already = un marqueur de siège est déjà devant { $city }

## Recrutement

two-attempts = { $leader } a déjà fait deux essais avec cette carte
devastated = { $leader } est dans une ville au ravage 2, où personne ne recrute
besieged-leader = { $leader } est assiégé et ne peut pas recruter
no-room = { $leader } a déjà huit unités avec lui
nobody-recruits-there = { IN($place) }, personne ne recrute
spaniards-never-recruit = { $leader } est un chef espagnol, et les Espagnols ne recrutent jamais
danes-never-recruit = { $leader } ne recrute jamais
not-by-nation = { $leader } ne peut rien recruter de tel là où il est
no-counters = il ne reste aucun pion : { $kind }
steps-would-be-lost = ainsi, des pas seraient perdus
not-in-treaty = par cet événement, les chefs allemands et suédois recrutent, chacun une fois

## Solde, pillage, relèvement et révoltes

nobody-to-pay = aucune de vos unités { IN($city) } n’attend de solde
not-here-to-be-paid = aucune unité de cette sorte n’attend de solde { IN($city) } : { $unit }
no-line = les unités { IN($city) } n’ont pas de ligne de communication jusqu’à une base de ravitaillement
besieged-unpaid = les unités assiégées { IN($city) } ne peuvent pas être payées
too-few-points = les points de subside qui peuvent payer des unités { IN($city) } ne suffisent pas pour une unité entière
too-few-for-all = les points de subside ne suffisent pas pour toutes
not-unpaid = il n’y a pas d’unité impayée de cette sorte : { $unit }
others-go-first = les mercenaires perdent des pas d’abord, puis la milice, puis les vétérans ; pas encore : { $unit }
not-pillaged = { $city } n’est pas ravagée
recovered-already = { $city } s’est déjà relevée d’un niveau dans ce tour
in-enemy-land = l’ennemi contrôle la région { FROM($city) }, ou la ville libre
enemy-near = des unités ennemies sont { IN($city) } ou à côté
no-revolt-there = la révolte ne peut pas éclater { IN($city) }
no-refuge-there = { $city } n’est pas une ville amie où tous peuvent entrer
not-in-war = { $city } n’est pas dans une région en guerre
pillaged-enough = { $city } ou sa région ne reçoit plus de marqueur
area-not-named = cette région était à ce camp dès le début, ou elle a la base suédoise : { $area }
city-not-named = { $city } n’est pas une ville libre, était à ce camp dès le début, ou est déjà nommée
no-army-for-wallenstein = { IN($city) }, il n’y a pas d’armée avec un chef et des unités impériales, sans Tilly et non enfermée, que Wallenstein puisse rejoindre

## Événements des cartes

passes-are-open = les passages de la Valteline sont ouverts
passes-are-closed = les passages de la Valteline sont fermés
english-aid-over = l’Angleterre ne donne plus de subsides
in-force-already = rien ne changerait : { $card } est en vigueur
nothing-to-end = { $other } n’est pas en vigueur, il n’y a donc rien à annuler
barred-by = { $other } a été jouée comme événement et interdit { $card }
not-yet = { $other } doit être jouée comme événement avant { $card }
sweden-at-war = la Suède est en guerre et ne donne pas de subsides aux autres
another-pope = { $pope } est pape, et { $card } en demande un autre
total-too-low = le total doit être de { $least } PV ou plus
too-few-electors = vous devez contrôler { $least } Électeurs ou plus
palatinate-not-held = vous ne contrôlez pas le Bas-Palatinat
magdeburg-not-held = Magdebourg n’est pas sous contrôle catholique
nobody-for-bridge = { $card } n’active aucun chef français
nobody-mutinies = aucun mercenaire ennemi dans une ville ne manque de solde locale
no-mutiny-there = aucun mercenaire ennemi { IN($city) } ne manque de solde locale
no-city-to-revolt = il n’y a pas de ville où { $card } puisse placer une révolte
nothing-pillaged = aucune ville n’est ravagée
all-devastated = toutes les villes y sont au ravage 2
not-struck = { $city } n’est pas dans la région, a déjà été frappée, ou est au ravage 2
at-least-one = il faut choisir au moins une ville
dutch-war-over = la guerre de Hollande est finie
not-spinolas-army = l’armée de Spinola n’est pas dans les Provinces-Unies
not-first-card = { $card } ne peut être que la première action de votre tour
catholics-there = une armée catholique est dans les Provinces-Unies
too-few-spaniards = il y a moins de trois unités espagnoles sur le plateau
needs-three-units = il faut au moins trois unités
enough-units = aucune autre unité ne peut partir : huit au plus, et trois sans chef
one-war-entry = une entrée en guerre a déjà été jouée dans ce tour
nation-not-in-war = { $card } demande une nation qui n’est pas encore en guerre
leaders-used = tous ceux que { $card } amènerait sont déjà en jeu ou perdus
no-place-to-arrive = il n’y a pas de lieu pour ceux que { $card } amène
not-placed-there = ils ne peuvent pas être placés { IN($place) }
area-occupied = des unités catholiques sont dans toutes les villes { FROM($area) }
no-own-city = aucune ville { FROM($area) } n’est protestante et libre d’ennemis
england-at-war = l’Angleterre a sa propre guerre civile
palatinate-closed = aucune ville du Bas-Palatinat n’est ouverte aux Anglais
no-english-unit = l’unité anglaise n’est pas sur le plateau
anhalt-not-in-play = Anhalt n’est pas en jeu
nobody-called-home = il n’y a pas de Danois, et aucun chef suédois n’est avec des unités suédoises
tyrol-closed = aucune ville du Tyrol n’est catholique et libre d’ennemis
no-counters-left = il ne reste aucun vétéran espagnol
on-that-side-already = la Saxe n’est pas du côté qu’elle quitterait
no-army-at-saxony = aucune armée protestante n’est en Saxe ou à côté
no-leader-left = il ne reste aucun chef protestant allemand pour prendre le commandement
no-way-out = l’armée ne part pas { INTO($place) } : un autre chef peut la reprendre, ou le chemin est fermé
spinola-goes = Spinola part lui-même s’il est en jeu, sinon un chef espagnol qui l’est
no-spaniards-there = il n’y a pas d’unité espagnole de cette sorte { IN($place) }
not-open-to-land = les Suédois débarquent dans un port avec une flèche, là où il y a le moins d’obstacles, pas { IN($place) }
not-called-home = un chef suédois avec des unités suédoises part, et Gustave-Adolphe seulement s’il n’y en a pas d’autre ; pas { THE($leader) }
not-saxon-ground = { $place } n’est pas une autre ville de Saxe, amie, libre d’ennemis et avec de la place

## Cartes par titres et numéros

card-c1 = Passages de la Valteline ouverts (C1)
card-c2 = L’Angleterre retire ses troupes (C2)
card-c3 = Spinola assiège Berg-op-Zoom (C3)
card-c4 = Spinola assiège Breda (C4)
card-c5 = L’Espagne déclare la guerre à l’Angleterre (C5)
card-c6 = Édit de Restitution (C6)
card-c7 = Wallenstein et Piccolomini (C7)
card-c8 = Charles de Lorraine et Gallas (C8)
card-c9 = Córdoba (C9)
card-c10 = Aldringer et Holk (C10)
card-c11 = Spinola rappelé (C11)
card-c12 = Frédéric déchu de la dignité électorale (C12)
card-c13 = Prudence plutôt que bravoure (C13)
card-c14 = Mutinerie (C14)
card-c15 = Werth et Goetz (C15)
card-c16 = Marie d’Espagne épouse Ferdinand III (C16)
card-c17 = La Saxe change de camp (C17)
card-c18 = Les Espagnols prennent Amersfoort (C18)
card-c19 = L’Électeur Maximilien (C19)
card-c20 = Révolte paysanne en Allemagne (C20)
card-c21 = Conflit suédo-danois (C21)
card-c22 = Réunion des Électeurs (C22)
card-c23 = Cardinal-Infant (C23)
card-c24 = Famine et peste (C24)
card-c25 = Famine et peste (C25)
card-c26 = Famine et peste (C26)
card-c27 = Famine et peste (C27)
card-c28 = Relèvement (C28)
card-c29 = Relèvement (C29)
card-c30 = L’archiduc Léopold, Savelli et Hatzfeld (C30)
card-c31 = Brouillard (C31)
card-c32 = Manœuvre de flanc (C32)
card-c33 = Croates (C33)
card-c34 = Rivalité de commandement (C34)
card-c35 = Tercios espagnols (C35)
card-c36 = Révolte des huguenots français (C36)
card-c37 = Révolte paysanne en Allemagne (C37)
card-c38 = Passages de la Valteline ouverts (C38)
card-c39 = Révolte paysanne en France (C39)
card-c40 = Guerre civile anglaise (C40)
card-c41 = Mutinerie (C41)
card-c42 = Mort de Richelieu (C42)
card-c43 = Mort de Louis XIII (C43)
card-c44 = Innocent X devient pape (C44)
card-c45 = Duc de Feria (C45)
card-c46 = Mercy, Groenfeld, Melander (C46)
card-c47 = Charge de cavalerie (C47)
card-c48 = Attaque surprise (C48)
card-c49 = Troupes peu sûres (C49)
card-c50 = Fortifications de campagne (C50)
card-c51 = Famine et peste (C51)
card-c52 = Relèvement (C52)
card-c53 = Relèvement (C53)
card-c54 = Conflit d’intérêts (C54)
card-c55 = Famine et peste (C55)
card-p1 = Passages de la Valteline fermés (P1)
card-p2 = Les trois mousquetaires (P2)
card-p3 = Christian de Brunswick (P3)
card-p4 = Frédéric de Bade (P4)
card-p5 = Grégoire XV devient pape (P5)
card-p6 = L’Angleterre intervient (P6)
card-p7 = Le Danemark entre en guerre (P7)
card-p8 = Incursion des Turcs ottomans (P8)
card-p9 = Richelieu, principal ministre (P9)
card-p10 = Subsides suédois (P10)
card-p11 = Traité d’Ulm (P11)
card-p12 = Attaque surprise (P12)
card-p13 = Rivalité de commandement (P13)
card-p14 = Révolte paysanne en Autriche (P14)
card-p15 = Urbain VIII devient pape (P15)
card-p16 = Mutinerie (P16)
card-p17 = La France entre en guerre (P17)
card-p18 = La Suède entre en guerre (P18)
card-p19 = Subsides du duc de Savoie (P19)
card-p20 = L’Espagne fait la paix avec l’Angleterre (P20)
card-p21 = Ferdinand III devient empereur (P21)
card-p22 = Sac de Magdebourg (P22)
card-p23 = Traité de Heilbronn (P23)
card-p24 = Les Hollandais prennent la flotte du trésor (P24)
card-p25 = Les Hollandais prennent Bois-le-Duc et Wesel (P25)
card-p26 = Les Hollandais prennent Venlo, Ruremonde et Maastricht (P26)
card-p27 = Les Hollandais reprennent Breda (P27)
card-p28 = Guillaume de Hesse-Cassel (P28)
card-p29 = Georges de Brunswick-Lunebourg (P29)
card-p30 = Brouillard (P30)
card-p31 = Artillerie massée (P31)
card-p32 = Manœuvre de flanc (P32)
card-p33 = Charge de cavalerie (P33)
card-p34 = Puissance de feu suédoise (P34)
card-p35 = La Saxe change de camp (P35)
card-p36 = Famine et peste (P36)
card-p37 = Famine et peste (P37)
card-p38 = Oxenstierna (P38)
card-p39 = Passages de la Valteline fermés (P39)
card-p40 = Révolte paysanne en Bavière (P40)
card-p41 = Mutinerie (P41)
card-p42 = Révolte du Portugal contre l’Espagne (P42)
card-p43 = Bataille des Downs (P43)
card-p44 = Arrivée de Torstenson (P44)
card-p45 = Wrangel et Königsmarck (P45)
card-p46 = Condé, L’Hospital, Gassion (P46)
card-p47 = Furia francese (P47)
card-p48 = Troupes peu sûres (P48)
card-p49 = Hésitation (P49)
card-p50 = Pont de bateaux (P50)
card-p51 = Famine et peste (P51)
card-p52 = Famine et peste (P52)
card-p53 = Relèvement (P53)
card-p54 = Relèvement (P54)
card-p55 = Relèvement (P55)

## Ce que fait l’événement d’une carte, en bref. Les arguments sont les nombres de la carte dans les données, sans leur signe.

about-passes-open = Ouvre les passages de la Valteline : les subsides espagnols reviennent.
about-spinola-besieges = Comme première action catholique d’un tour, avec l’armée de Spinola dans les Provinces-Unies : marqueur de la guerre de Hollande +{ $amount }, et +1 de plus à la fin du tour si aucune armée protestante ne répond.
about-imperial-leaders = Les chefs arrivent, chacun auprès d’unités impériales ou, s’il n’y en a pas, dans une ville amie.
about-bavarian-leaders = Les chefs arrivent, chacun auprès d’unités bavaroises ou, s’il n’y en a pas, dans une ville amie.
about-mutiny = Dans une ville, les unités ennemies sans solde locale pillent aussitôt, si des mercenaires sont parmi elles ; les unités ainsi éliminées le sont pour de bon.
about-revolt-in-germany = Une révolte paysanne dans une ville protestante d’Allemagne, sans unités protestantes, qui n’est pas une base de ravitaillement.
about-plague = Dans une région, des villes, jusqu’à { $amount }, sont ravagées d’un niveau chacune. Cela arrive aussi après tout autre emploi de la carte.
about-recovery = Retire du ravage où vous voulez : niveaux, jusqu’à { $amount }.
about-fog = Au combat, en défense : l’attaquant tire { n-columns } plus à gauche.
about-flank = Au combat, avec deux chefs ou plus : +{ $amount } à votre jet.
about-rivalry = Au combat, contre deux chefs ou plus dont le commandant n’est pas dynamique : −{ $amount } au jet ennemi.
about-cavalry = Au combat, avec un chef et des vétérans ou des mercenaires : vous tirez { n-columns } plus à droite.
about-surprise = Au combat, en attaque : la valeur de bataille du commandant ennemi n’ajoute rien, et le défenseur ne joue pas de carte de combat.
about-unreliable = Au combat, contre des mercenaires ou de la milice : −{ $amount } au jet ennemi.
about-passes-closed = Ferme les passages de la Valteline : les cartes AID ne donnent pas de points espagnols jusqu’à leur réouverture.
about-dutch-war = Tant que dure la guerre de Hollande : son marqueur −{ $amount }.
card-c1-about = { about-passes-open }
card-c2-about = L’unité anglaise quitte le jeu ; les subsides anglais continuent.
card-c3-about = { about-spinola-besieges }
card-c4-about = { about-spinola-besieges }
card-c5-about = Les cartes AID protestantes suivantes donnent { $amount } PS de moins d’Angleterre, jusqu’à { card-p20 }.
card-c6-about = À { $least } PV ou plus : +{ $vp } PV. À la fin du scénario Début de la guerre, le camp catholique ne peut pas gagner sans elle.
card-c7-about = Wallenstein et Piccolomini arrivent, chacun auprès d’unités impériales ou, s’il n’y en a pas, dans une ville amie. L’influence de Wallenstein compte désormais.
card-c8-about = { about-imperial-leaders }
card-c9-about = Avec l’armée de Spinola dans les Provinces-Unies : Córdoba arrive avec une unité espagnole, dans la zone espagnole.
card-c10-about = { about-bavarian-leaders }
card-c11-about = Tant que dure la guerre de Hollande et qu’aucune armée catholique n’est dans les Provinces-Unies : Spinola, ou à défaut un autre chef espagnol, s’y rend avec trois unités espagnoles ou plus, pour de bon.
card-c12-about = Avec le Bas-Palatinat sous contrôle catholique : sa dignité électorale passe pour de bon à la Bavière.
card-c13-about = Anhalt quitte le jeu, et personne ne le remplace.
card-c14-about = { about-mutiny }
card-c15-about = { about-bavarian-leaders }
card-c16-about = Les cartes AID catholiques suivantes donnent { $amount } PS de plus d’Espagne. Annule { card-p24 }, qui l’annule à son tour.
card-c17-about = Si la Saxe est du côté protestant : elle passe du côté catholique, avec chefs, unités et villes.
card-c18-about = Tant que dure la guerre de Hollande : son marqueur +{ $amount }.
card-c19-about = Désormais, pions impériaux et bavarois peuvent s’empiler ; Wallenstein et Tilly jamais.
card-c20-about = { about-revolt-in-germany }
card-c21-about = Une fois, avec la Suède en guerre : Christian IV et toutes les unités danoises quittent le jeu. S’il n’est pas en jeu, un chef suédois rentre avec la moitié de ses unités suédoises et revient plus tard.
card-c22-about = Avec { $least } Électeurs ou plus : { $amount } PS de l’Empire par Électeur sous contrôle catholique, et +{ $vp } PV.
card-c23-about = Le Cardinal-Infant arrive au Tyrol avec des unités espagnoles. Son armée doit être dans la zone espagnole à la fin du tour suivant.
card-c24-about = { about-plague }
card-c25-about = { about-plague }
card-c26-about = { about-plague }
card-c27-about = { about-plague }
card-c28-about = { about-recovery }
card-c29-about = { about-recovery }
card-c30-about = { about-imperial-leaders }
card-c31-about = { about-fog }
card-c32-about = { about-flank }
card-c33-about = Au combat, avec une unité impériale : +{ $amount } à votre jet.
card-c34-about = { about-rivalry }
card-c35-about = Au combat, avec deux unités espagnoles ou plus : vous tirez { n-columns } plus à droite.
card-c36-about = Si la France donne des subsides : les points français des cartes AID protestantes suivantes sont divisés par deux, jusqu’à { card-p2 } ; impossible après celle-ci.
card-c37-about = { about-revolt-in-germany }
card-c38-about = { about-passes-open }
card-c39-about = Une révolte paysanne dans une ville protestante de France sur le plateau, sans unités protestantes.
card-c40-about = Les subsides anglais prennent fin pour de bon, et { card-p6 } devient impossible.
card-c41-about = { about-mutiny }
card-c42-about = Si la France donne des subsides : aucun subside français pour le reste du tour, et { $amount } PS de moins sur chaque carte AID suivante.
card-c43-about = Avec la France en guerre, pour le reste du tour : les chefs français ne sont activés que par une carte de valeur 3 et ne recrutent pas.
card-c44-about = Après Urbain VIII : Innocent X devient pape, et les subsides pontificaux reviennent.
card-c45-about = Feria arrive dans la zone espagnole auprès d’unités espagnoles, ou dans une ville catholique des Pays-Bas espagnols ou de Franche-Comté.
card-c46-about = { about-bavarian-leaders }
card-c47-about = { about-cavalry }
card-c48-about = { about-surprise }
card-c49-about = { about-unreliable }
card-c50-about = Au combat, en défense avec une unité bavaroise : l’attaquant tire { n-columns } plus à gauche. Pas après { card-p47 }.
card-c51-about = { about-plague }
card-c52-about = { about-recovery }
card-c53-about = { about-recovery }
card-c54-about = Une fois, avec la Suède et la France en guerre : unités françaises et suédoises ne peuvent pas s’empiler, jusqu’à { card-p38 }.
card-c55-about = { about-plague }
card-p1-about = { about-passes-closed }
card-p2-about = Annule { card-c36 } et l’interdit pour le reste de la partie.
card-p3-about = Le Brunswick-Lunebourg rejoint le camp protestant, si { card-p29 } ne l’a pas fait, et Christian y arrive avec des unités.
card-p4-about = Le pays de Bade rejoint le camp protestant, et son margrave y arrive avec des unités.
card-p5-about = Après Paul V : Grégoire XV devient pape, et il n’y a pas de subsides pontificaux pour le reste du tour.
card-p6-about = L’unité anglaise arrive dans une ville protestante ou neutre du Bas-Palatinat. Pas après { card-c40 }.
card-p7-about = Entrée en guerre, une par tour : le Danemark est en guerre. Le Schleswig-Holstein devient protestant là où il n’y a pas d’unités catholiques ; Christian IV et les Danois arrivent dans la case danoise.
card-p8-about = Pour le reste du tour, les unités impériales en Autriche n’ont pas de solde locale.
card-p9-about = Désormais, la France donne des subsides.
card-p10-about = Tant que la Suède n’est pas en guerre : { $amount } PS de Suède pour ce tour.
card-p11-about = Pour le reste du tour, aucune unité n’entre dans une région neutre ni dans une ville libre neutre.
card-p12-about = { about-surprise }
card-p13-about = { about-rivalry }
card-p14-about = Une révolte paysanne dans une ville d’Autriche autre que Vienne, sans unités catholiques.
card-p15-about = Urbain VIII devient pape, et les subsides pontificaux cessent.
card-p16-about = { about-mutiny }
card-p17-about = Entrée en guerre, une par tour : la France est en guerre, et la Lorraine là où il n’y a pas d’unités catholiques. La Force et Turenne arrivent avec des unités françaises ; les cartes Apocalypse s’ajoutent.
card-p18-about = Entrée en guerre, une par tour : Gustave-Adolphe débarque dans un port avec une armée suédoise et y établit la base suédoise.
card-p19-about = { $amount } PS de Savoie pour ce tour ; pas pour les unités suédoises.
card-p20-about = Annule { card-c5 }.
card-p21-about = Une fois : pour le reste du tour, les unités impériales en Autriche n’ont pas de solde locale.
card-p22-about = Avec Magdebourg sous contrôle catholique : −{ $vp } PV, et Magdebourg est au ravage 2.
card-p23-about = Après { card-p22 }, avec la Suède en guerre : −{ $vp } PV, et des chefs allemands et suédois, jusqu’à { $amount }, font chacun un essai de recrutement.
card-p24-about = Si la guerre de Hollande n’est pas finie : les cartes AID catholiques suivantes donnent { $amount } PS de moins d’Espagne, jusqu’à { card-c16 } ; si celle-ci est en vigueur, elle prend fin à la place.
card-p25-about = { about-dutch-war }
card-p26-about = { about-dutch-war }
card-p27-about = { about-dutch-war }
card-p28-about = La Hesse-Cassel rejoint le camp protestant, et Guillaume y arrive avec des unités.
card-p29-about = Le Brunswick-Lunebourg rejoint le camp protestant, si { card-p3 } ne l’a pas fait, et Georges y arrive avec des unités.
card-p30-about = { about-fog }
card-p31-about = Au combat, en attaque sous un commandant suédois avec des unités suédoises : vous tirez { n-columns } plus à droite.
card-p32-about = { about-flank }
card-p33-about = { about-cavalry }
card-p34-about = Au combat, avec une unité suédoise : +{ $amount } à votre jet.
card-p35-about = Si la Saxe est du côté catholique, la Suède en guerre et une armée protestante en Saxe ou à côté : elle passe du côté protestant, avec chefs, unités et villes.
card-p36-about = { about-plague }
card-p37-about = { about-plague }
card-p38-about = Une fois : annule { card-c54 } et l’interdit pour le reste de la partie.
card-p39-about = { about-passes-closed }
card-p40-about = Une révolte paysanne dans une ville de Bavière autre que Munich, sans unités catholiques.
card-p41-about = { about-mutiny }
card-p42-about = Pour le reste de la partie, les cartes AID catholiques donnent { $amount } PS de moins d’Espagne.
card-p43-about = { about-dutch-war }
card-p44-about = Avec la Suède en guerre : Torstenson arrive à la base suédoise avec des unités suédoises.
card-p45-about = Avec la Suède en guerre : les chefs arrivent, chacun auprès d’unités suédoises ou, s’il n’y en a pas, dans une ville amie.
card-p46-about = Avec la France en guerre : les chefs arrivent, chacun auprès d’unités françaises ou dans une ville protestante de France.
card-p47-about = Au combat, en attaque avec une unité française : vous tirez { n-columns } plus à droite, et { card-c50 } ne peut pas être jouée.
card-p48-about = { about-unreliable }
card-p49-about = Au combat, contre un commandant qui n’est pas dynamique : sa valeur de bataille n’ajoute rien.
card-p50-about = Active un chef français ; lui et tous ceux qui l’accompagnent ont { $amount } PM de plus.
card-p51-about = { about-plague }
card-p52-about = { about-plague }
card-p53-about = { about-recovery }
card-p54-about = { about-recovery }
card-p55-about = { about-recovery }

# Consignes : la question et chaque réponse possible

order-attacked = Attaqué devant une de mes forteresses
order-attacked-ask = me demander
order-attacked-stand = toujours faire face
order-attacked-withdraw-below = me replier si mes chances de vaincre sont inférieures à { $percent } %
order-attacked-withdraw = toujours me replier
order-combat-cards = Cartes de combat du défenseur
order-combat-cards-ask = me demander
order-combat-cards-pass-below = n’en jouer aucune si ma force a un facteur de combat total inférieur à { $factors }
order-combat-cards-pass-outside = n’en jouer aucune si mes chances dépassent { $better } % ou sont inférieures à { $worse } %
order-combat-cards-pass-overwhelmed = n’en jouer aucune contre une force capable d’écraser la mienne
order-losses = Pertes
order-losses-ask = me demander
order-losses-spare-full = les prendre pour moi et épargner les unités complètes
order-losses-keep-units = les prendre pour moi et garder le plus d’unités possible
order-retreat = Retraite
order-retreat-ask = me demander
order-retreat-to-base = vers ma base de ravitaillement la plus proche
order-retreat-inside = dans la forteresse si possible
order-continued-sieges = Sièges prolongés
order-continued-sieges-ask = me demander
order-continued-sieges-roll-all = lancer pour tous
order-pay = Solde
order-pay-ask = me demander
order-pay-all = payer tout ce que je peux
