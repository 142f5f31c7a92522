### Die Kapitel der Regeln, für ihr Inhaltsverzeichnis.

chapter-w1 = Spielmaterial, Begriffe und Aufbau
chapter-w2 = Ablauf des Jahres
chapter-w3 = Planung
chapter-w4 = Spielerreihenfolge
chapter-w5 = Aktionen
chapter-w6 = Ereignisse und Vorteilsplättchen
chapter-w7 = Kampf und Würfelturm
chapter-w8 = Aufstände
chapter-w9 = Winter und Wertung
chapter-w10 = Spielende
chapter-e1 = Am Kaiserhof: Aufbau
chapter-e2 = Am Kaiserhof: Ablauf
chapter-e3 = Am Kaiserhof: Planung
chapter-e4 = Am Kaiserhof: Höflinge und Gunst
chapter-e5 = Am Kaiserhof: die Gunstkarten
chapter-l1 = Landsknechte: Kombination
chapter-l2 = Landsknechte: der Bonus
chapter-m1 = Heerführer: Aufbau
chapter-m2 = Heerführer im Spiel
chapter-m3 = Denkmäler
chapter-m4 = Denkmäler: Wertung
