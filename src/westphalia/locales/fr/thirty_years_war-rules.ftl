### Les chapitres des règles, pour leur table des matières.

chapter-1 = Introduction
chapter-2 = Carte, pions et cartes
chapter-3 = Termes et contrôle
chapter-4 = Mise en place de la campagne
chapter-5 = Victoire, Électeurs et paix
chapter-6 = Déroulement d’un tour
chapter-7 = Wallenstein
chapter-8 = Cartes de stratégie : activation, recrutement, subsides
chapter-9 = Événements : entrées en guerre, chefs, révoltes
chapter-10 = Chefs et empilement
chapter-11 = Mouvement et fourrage
chapter-12 = Combat
chapter-13 = Siège
chapter-14 = Subsides
chapter-15 = Solde, pillage et ravages
chapter-16 = Guerre de Hollande
chapter-17 = Nations
chapter-18 = Scénarios
chapter-19 = Règles facultatives
chapter-ex = Exemples
chapter-tab = Tables
chapter-card = Cartes
