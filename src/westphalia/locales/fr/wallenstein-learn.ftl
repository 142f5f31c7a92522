### Apprendre Wallenstein : la première saison racontée point par point, et l’année sur une page.

## La leçon : une phrase à la fois

lesson-aim = Les comtés <b>bleus</b> sont à vous, les blancs à personne. Au bout de deux ans gagne qui a le plus de points : pour les comtés, et pour les palais, églises et maisons de commerce qui s’y trouvent.
lesson-year = Une année a quatre saisons. Au <b>printemps, en été et en automne</b> vous agissez ; en <b>hiver</b> vous nourrissez vos comtés et l’on compte les points.
lesson-order = Chaque saison, dix actions se suivent. Quand vous planifiez, seul l’ordre des cinq premières est connu.
lesson-hand = Chacun de vos comtés est une carte ; avec les cinq cartes pièce, vous misez ou ne faites rien. Sur chaque case de votre tableau va une carte : le comté où vous voulez faire cette action.
lesson-taxes = D’abord l’argent. Prenez la carte de <b>Erzbm. Trier</b>, qui rapporte 7 thalers, et posez-la sur la case <b>{ short-box-collect-taxes }</b>.
lesson-grain = En hiver un événement prend des céréales, puis chaque comté en consomme une unité : percevez-en à chaque saison. <b>Osnabrück</b> en rapporte 4 : posez-le sur <b>{ short-box-collect-grain }</b>.
lesson-palace = Les bâtiments sont des points. Un palais coûte 3 thalers et compte le plus dans sa région ; des traits épais séparent les cinq régions. Prévoyez-en un à <b>Erzbm. Köln</b>.
lesson-trade = Une maison de commerce coûte 1 thaler. Les petits carrés d’un comté sont ses emplacements, pour un à trois bâtiments, tous différents : prévoyez-en une en <b>Niederösterreich</b>.
lesson-deploy = Les armées tiennent un comté. Cinq nouvelles coûtent 3 thalers ; le <b>Vogtland</b> n’en a que deux, placez-les donc là.
lesson-march = Avec <b>{ short-box-combat-move-a }</b> et <b>{ short-box-combat-move-b }</b>, des armées vont dans un comté voisin et s’y battent s’il n’est pas à vous. <b>Gft. Mark</b> en a cinq : prévoyez-y { short-box-combat-move-a }.
lesson-march-again = Et { short-box-combat-move-b } en <b>Oberösterreich</b>. Vers où et avec combien, vous ne le dites que lorsque l’action arrive.
lesson-bid = Misez maintenant pour l’ordre de jeu. La plus haute mise choisit d’abord, et chacun paie la sienne. Misez la carte de <b>3 thalers</b>.
lesson-fill = Couvrez le reste avec des cartes pièce : sur une action, elles veulent dire que vous n’y faites rien. <b>{ plan-fill-short }</b> le fait d’un coup.
lesson-seal = Votre plan est prêt. Personne ne le voit avant l’heure : <b>{ plan-seal }</b>.
lesson-event = C’est seulement maintenant qu’un des quatre événements ouverts est tiré ; il vaut pour tous cette saison. Celui qui reste après l’automne dira combien de céréales l’hiver prend avant que vos comtés n’en consomment.
lesson-bids = Vous avez misé le plus. Les autres ont posé un comté : cela ne coûte rien, mais rien d’autre ne s’y fait cette saison.
lesson-place = Le numéro est votre place dans chaque action, et la plaquette posée dessus est à vous cette saison. Prenez la place <b>1</b>.
lesson-action = Maintenant les actions se suivent. Dans l’ordre de jeu, chacun retourne sa carte et fait ce qu’elle dit : vous avez perçu 7 thalers à Erzbm. Trier.
lesson-marker = Un <b>marqueur de révolte</b> est maintenant à Erzbm. Trier. Percevez-y encore cette année, impôts ou céréales, et les paysans se soulèvent.
lesson-march-now = Votre déplacement depuis l’Oberösterreich. Vous pouvez aller dans tout comté voisin, ou rester. <b>Mähren</b> n’est à personne, et une armée de paysans le défend.
lesson-send = Une armée doit rester, trois peuvent donc partir. Tous les cubes ne tombent pas de la tour, et les paysans qui y sont aident les leurs : la barre vous donne donc <b>43 %</b>. Risquez-le : qui attend trouve les comtés libres pris.
lesson-tower = Tous les cubes des deux camps sont entrés dans la <b>tour</b>, avec ce qu’il y avait dans la soucoupe. Certains y restent, d’autres tombent ; seuls ceux de la soucoupe comptent.
lesson-count = Trois des vôtres contre un paysan : vous gagnez. Le vainqueur en perd autant que le vaincu en avait là ; deux des vôtres entrent donc.
lesson-stuck = Ce qui reste dans la tour n’est pas perdu : cela peut tomber dans un combat plus tard.
lesson-attack = { short-box-combat-move-a }, depuis Gft. Mark. <b>Hessen-Kassel</b> a deux armées et appartient à un autre joueur : choisissez-le.
lesson-odds = Envoyez-en quatre. <b>38 %</b>, c’est un risque ; des armées placées une saison plus tôt le réduiraient. Si les deux camps en ont autant dans la soucoupe, toutes sont perdues et le comté n’est à personne.
lesson-conquered = Hessen-Kassel est à vous, et sa carte aussi. Son ancien maître l’avait prévue pour une action à venir : elle n’aura pas lieu.
lesson-harvest = Quatre unités de céréales d’Osnabrück. Ici vous voyez ce que chacun possède ; en hiver chaque comté en consomme une.
lesson-summer = La saison est finie, et toutes les cartes reviennent en main. L’été et l’automne se jouent de même, avec un nouvel ordre et un autre événement.
lesson-again = Attention à Erzbm. Trier et Osnabrück : leurs marqueurs de révolte restent jusqu’à la fin de l’année.
lesson-winter = En hiver, l’événement qui reste prend des céréales à tous. Qui en a alors moins que de comtés doit combattre des révoltes.
lesson-score = Puis on compte : un point par comté et par bâtiment, et dans chacune des cinq régions 3 pour le plus de palais, 2 pour le plus d’églises, 1 pour le plus de maisons de commerce.
lesson-end = C’était une saison : continuez d’ici, ou apprenez l’automne et l’hiver dans la deuxième leçon. Dans le menu vous trouvez les règles (<b>R</b>) et l’année sur une page.

## La deuxième leçon : automne et hiver

lesson-fall = C’est l’automne, deux saisons sont passées. En hiver, chaque comté consomme une unité de céréales : vous en avez <b>10</b> pour <b>10</b> comtés.
lesson-fall-events = Deux événements sont encore visibles. L’un est tiré pour cette saison ; l’autre prend des céréales à tous en hiver, 4 ou 6. Percevez-en donc autant que vous pouvez.
lesson-fall-grain = <b>Gft. Mark</b> rapporte le plus de céréales. Deux marqueurs de révolte y sont posés : deux paysans se soulèvent si vous y percevez ; trois armées les attendent. Prévoyez-y <b>{ short-box-collect-grain }</b>.
lesson-fall-palace = Après le ravitaillement, on compte les points. Dans le Brandenburg, au nord, les deux autres ont un palais : avec un palais à <b>Osnabrück</b> vous partagez la majorité, et le palais vaut un point. Prévoyez-y { short-box-build-palace }.
lesson-fall-trade = En Sachsen, au milieu, personne n’a de maison de commerce : une seule fait la majorité. Prévoyez { short-box-build-trading-post } en <b>Sächs. Lande</b>.
lesson-fall-church = En Kurpfalz, à l’ouest, un autre a une église. Avec une église à <b>Erzbm. Köln</b>, vous partagez la majorité. Prévoyez-y { short-box-build-church }.
lesson-fall-taxes = Tout cela coûte des thalers : prenez-en 5 dans le <b>Vogtland</b>. Un marqueur de révolte y reste, et il compte si le comté se soulève en hiver.
lesson-fall-deploy = Là où il y a peu d’armées, une révolte est perdue. Une seule tient <b>Erzbm. Trier</b> : envoyez-en cinq.
lesson-fall-deploy-again = Et trois à <b>Passau</b>.
lesson-fall-attack = Salzburg a trois armées, et à côté l’<b>Oberösterreich</b> en a six : prévoyez { short-box-combat-move-a } en Oberösterreich.
lesson-fall-follow = Avec { short-box-combat-move-b }, des armées du <b>Niederösterreich</b> y suivront : ainsi l’Oberösterreich n’est pas dégarni en hiver.
lesson-fall-bid = Vous avez besoin de vos thalers : misez la carte de <b>0 thaler</b>. Elle vient après toutes les autres.
lesson-fall-fill = Posez une carte pièce sur la dernière case : rien ne s’y fait.
lesson-fall-seal = <b>{ plan-seal }</b> : la dernière saison de l’année commence.
lesson-fall-left = L’événement est tiré : aucun comté ne rapporte plus de 3 céréales cet automne. Celui qui reste en prend <b>6</b> à tous en hiver.
lesson-fall-place = Deux ont choisi avant vous, et pourtant ils ont laissé la plaquette qui ajoute une armée à chaque attaque. Prenez la place <b>1</b>.
lesson-fall-target = De l’Oberösterreich vers <b>Salzburg</b> : un autre joueur le tient avec trois armées, et là se trouve le seul palais de Bayern.
lesson-fall-odds = Envoyez les cinq qui peuvent partir : la plaquette en ajoute une sixième, et la barre vous donne <b>76 %</b>. { short-box-combat-move-b } en amènera d’autres avant l’hiver.
lesson-fall-won = Salzburg est à vous avec son palais, et donc la majorité en Bayern. Une attaque avant l’hiver peut valoir plus qu’un bâtiment.
lesson-fall-rose = Gft. Mark n’a rapporté que 3 céréales, comme le dit l’événement. Deux paysans se sont soulevés pour ses deux marqueurs, et vos armées les ont soumis.
lesson-fall-rose-on = Si les paysans avaient gagné, ou si les deux camps en avaient eu autant dans la soucoupe, le comté ne serait à personne et ses bâtiments seraient perdus.
lesson-fall-join = Du Niederösterreich vers l’<b>Oberösterreich</b> : il est à vous, personne ne se bat.
lesson-fall-send = Envoyez-en deux. Une doit rester.
lesson-winter-loss = L’hiver. L’événement a pris 6 céréales à tous. Il vous en reste 7 pour 11 comtés : Salzburg mange aussi.
lesson-winter-hunger = Il en manque quatre : pour trois ou quatre, il y a deux révoltes de deux paysans chacune. Deux de vos comtés ont été tirés au sort, et chaque marqueur de révolte y ajoute un paysan.
lesson-winter-quell = Vous décidez quelle révolte vient en premier. Commencez par le <b>Vogtland</b>.
lesson-winter-held = Trois paysans se sont soulevés dans le Vogtland, dont un pour le marqueur des impôts. Le comté est tenu, il reste une armée.
lesson-winter-held-too = L’Oberösterreich est tenu aussi. Deux de ses trois armées étaient venues à temps du Niederösterreich.
lesson-winter-regions = Maintenant les points. Une couronne dit qu’un seul joueur en a le plus : vos palais en Sachsen et en Bayern rapportent 3 points chacun.
lesson-winter-ties = Si plusieurs en ont le plus, chacun reçoit un point de moins : vous avez tous les trois un palais dans le Brandenburg, donc 2 points chacun.
lesson-winter-sums = Chaque comté et chaque bâtiment ajoute un point : cela fait <b>39</b>, et vous menez. Ces points restent ; ceux du second hiver s’y ajouteront.
lesson-winter-on = C’était l’hiver. { battle-continue } mène à la deuxième année.
lesson-year-two = Toutes les céréales et tous les marqueurs de révolte ont disparu. Comtés, armées, bâtiments et thalers restent.
lesson-year-two-events = Quatre nouveaux événements sont visibles. De nouveau l’un restera et prendra des céréales : qui y pense au printemps n’a pas faim en hiver.
lesson-year-two-end = Après le second hiver, qui a le plus de points gagne. Vous connaissez tout le jeu : continuez d’ici, ou ouvrez votre propre table.

## L’année sur une page

year-title = L’année sur une page
year-rounds = Printemps, été, automne
year-rounds-about = Trois fois par an, les mêmes six étapes.
year-rounds-actions = <b>Ordre des actions.</b> Dix cartes, cinq ouvertes et cinq cachées.
year-rounds-tiles = <b>Plaquettes.</b> Une sur chacune des cinq places de l’ordre de jeu.
year-rounds-plan = <b>Planifier et miser.</b> En secret, une carte sur chacune des dix actions et sur la mise.
year-rounds-event = <b>Événement.</b> L’un des ouverts est tiré et vaut pour tous.
year-rounds-places = <b>Places.</b> La plus haute mise choisit d’abord place et plaquette ; tous paient.
year-rounds-act = <b>Dix actions.</b> L’une après l’autre, tous dans l’ordre de jeu.
year-actions = Les actions
year-actions-about = Chacune une fois par saison, chacune dans un autre comté.
year-actions-build = <b>Construire</b> un palais pour 3, une église pour 2, une maison de commerce pour 1.
year-actions-collect = <b>Percevoir</b> impôts ou céréales ; il reste un marqueur de révolte.
year-actions-deploy = <b>Placer</b> cinq armées pour 3, trois pour 2, une pour 1 avec un mouvement.
year-actions-march = <b>Se déplacer</b> vers un comté voisin, deux fois ; s’il n’est pas à vous, on se bat.
year-fights = Combats et révoltes
year-fights-about = La tour décide des deux.
year-fights-throw = <b>Jeter</b> dans la tour les cubes des deux camps et ceux de la soucoupe.
year-fights-count = <b>Compter</b> ce qui est dans la soucoupe ; le vainqueur perd autant que le vaincu.
year-fights-revolt = <b>Révolte :</b> qui perçoit là où il y a des marqueurs combat autant de paysans.
year-winter = Hiver
year-winter-about = Personne n’agit, tous mangent.
year-winter-loss = <b>Perte.</b> Le dernier événement ouvert prend des céréales à tous.
year-winter-supply = <b>Ravitaillement.</b> Une unité de céréales par comté, sinon des révoltes éclatent.
year-winter-score = <b>Décompte.</b> Comtés, bâtiments, et le plus de chaque sorte par région.
year-winter-reset = <b>Nouvelle année.</b> Marqueurs et céréales s’en vont, quatre événements arrivent.
year-end = La fin
year-end-about = Après le second hiver, le plus de points gagne.
