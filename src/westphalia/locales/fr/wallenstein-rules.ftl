### Les chapitres des règles, pour leur table des matières.

chapter-w1 = Matériel, termes et mise en place
chapter-w2 = Déroulement de l’année
chapter-w3 = Planification
chapter-w4 = Ordre du tour
chapter-w5 = Actions
chapter-w6 = Événements et tuiles bonus
chapter-w7 = Combat et tour de combat
chapter-w8 = Révoltes
chapter-w9 = Hiver et décompte
chapter-w10 = Fin de la partie
chapter-e1 = Cour impériale : mise en place
chapter-e2 = Cour impériale : déroulement
chapter-e3 = Cour impériale : planification
chapter-e4 = Cour impériale : courtisans et faveurs
chapter-e5 = Cour impériale : les faveurs
chapter-l1 = Lansquenets : combinaison
chapter-l2 = Lansquenets : le bonus
chapter-m1 = Généraux : mise en place
chapter-m2 = Généraux en jeu
chapter-m3 = Monuments
chapter-m4 = Monuments : décompte
