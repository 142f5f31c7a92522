### Apprendre Wallenstein : la première saison racontée point par point, et l’année sur une page.

## La leçon : une phrase à la fois

lesson-aim = Les comtés <b>bleus</b> sont à vous. Au bout de deux ans gagne qui a le plus de points : pour les comtés, et pour les palais, églises et maisons de commerce qui s’y trouvent.
lesson-year = Une année a quatre saisons. Au <b>printemps, en été et en automne</b> vous agissez ; en <b>hiver</b> vous nourrissez vos comtés et l’on compte les points.
lesson-order = Chaque saison, dix actions se suivent. Quand vous planifiez, seul l’ordre des cinq premières est connu.
lesson-hand = Chacun de vos comtés est une carte, et vous avez cinq cartes pièce. Sur chaque case de votre tableau va une carte : le comté où vous voulez faire cette action.
lesson-taxes = D’abord l’argent. Prenez la carte de <b>Erzbm. Trier</b>, qui rapporte 7 thalers, et posez-la sur la case <b>{ short-box-collect-taxes }</b>.
lesson-grain = En hiver il vous faut une unité de céréales par comté. <b>Osnabrück</b> en rapporte 4 : posez-le sur <b>{ short-box-collect-grain }</b>.
lesson-palace = Les bâtiments sont des points. Un palais coûte 3 thalers et compte le plus dans sa région : prévoyez-en un à <b>Erzbm. Köln</b>.
lesson-trade = Une maison de commerce coûte 1 thaler. Un comté a de la place pour un à trois bâtiments, tous différents : prévoyez-en une en <b>Niederösterreich</b>.
lesson-deploy = Les armées tiennent un comté. Cinq nouvelles coûtent 3 thalers ; le <b>Vogtland</b> n’en a que deux, placez-les donc là.
lesson-march = Avec <b>{ short-box-combat-move-a }</b> et <b>{ short-box-combat-move-b }</b>, des armées vont dans un comté voisin et s’y battent s’il n’est pas à vous. <b>Gft. Mark</b> en a cinq : prévoyez-y { short-box-combat-move-a }.
lesson-march-again = Et { short-box-combat-move-b } en <b>Oberösterreich</b>. Vers où et avec combien, vous ne le dites que lorsque l’action arrive.
lesson-bid = Misez maintenant pour l’ordre de jeu. La plus haute mise choisit d’abord, et chacun paie la sienne. Misez la carte de <b>3 thalers</b>.
lesson-fill = Couvrez le reste avec des cartes pièce : sur une action, elles veulent dire que vous n’y faites rien. <b>{ plan-fill-short }</b> le fait d’un coup.
lesson-seal = Votre plan est prêt. Personne ne le voit avant l’heure : <b>{ plan-seal }</b>.
lesson-event = C’est seulement maintenant qu’un des quatre événements ouverts est tiré ; il vaut pour tous cette saison. Celui qui reste après l’automne dira combien de céréales l’hiver emporte.
lesson-bids = Vous avez misé le plus. Les autres ont posé un comté : cela ne coûte rien, mais rien d’autre ne s’y fait cette saison.
lesson-place = Le numéro est votre place dans chaque action, et la plaquette posée dessus est à vous cette saison. Prenez la place <b>1</b>.
lesson-action = Maintenant les actions se suivent. Dans l’ordre de jeu, chacun retourne sa carte et fait ce qu’elle dit : vous avez perçu 7 thalers à Erzbm. Trier.
lesson-marker = Un <b>marqueur de révolte</b> est maintenant à Erzbm. Trier. Percevez-y encore cette année, impôts ou céréales, et les paysans se soulèvent.
lesson-march-now = Votre déplacement depuis l’Oberösterreich. Vous pouvez aller dans tout comté voisin, ou rester. <b>Mähren</b> n’est à personne, et une armée de paysans le défend.
lesson-send = Une armée doit rester, trois peuvent donc partir. La barre montre vos chances de prendre le comté.
lesson-tower = Tous les cubes des deux camps sont entrés dans la <b>tour</b>, avec ce qu’il y avait dans la soucoupe. Certains y restent, d’autres tombent ; seuls ceux de la soucoupe comptent.
lesson-count = Trois des vôtres contre un paysan : vous gagnez. Le vainqueur en perd autant que le vaincu en avait là ; deux des vôtres entrent donc.
lesson-stuck = Ce qui reste dans la tour n’est pas perdu : cela peut tomber dans un combat plus tard.
lesson-attack = { short-box-combat-move-a }, depuis Gft. Mark. <b>Hessen-Kassel</b> a deux armées et appartient à un autre joueur : choisissez-le.
lesson-odds = Envoyez-en quatre. Si les deux camps en ont autant dans la soucoupe, toutes sont perdues et le comté n’est à personne.
lesson-conquered = Hessen-Kassel est à vous, et sa carte aussi. Son ancien maître l’avait prévue pour une action à venir : elle n’aura pas lieu.
lesson-harvest = Quatre unités de céréales d’Osnabrück. Ici vous voyez ce que chacun possède ; en hiver chaque comté en consomme une.
lesson-summer = La saison est finie, et toutes les cartes reviennent en main. L’été et l’automne se jouent de même, avec un nouvel ordre et un autre événement.
lesson-again = Attention à Erzbm. Trier et Osnabrück : leurs marqueurs de révolte restent jusqu’à la fin de l’année.
lesson-winter = En hiver, l’événement qui reste prend des céréales à tous. Qui en a alors moins que de comtés doit combattre des révoltes.
lesson-score = Puis on compte : un point par comté et par bâtiment, et dans chacune des cinq régions 3 pour le plus de palais, 2 pour le plus d’églises, 1 pour le plus de maisons de commerce.
lesson-end = C’était une saison : vous savez jouer. Continuez d’ici. Dans le menu vous trouvez les règles (<b>R</b>) et l’année sur une page.

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
