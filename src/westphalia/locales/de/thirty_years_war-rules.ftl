### Die Kapitel der Regeln, für ihr Inhaltsverzeichnis.

chapter-1 = Einführung
chapter-2 = Plan, Spielsteine und Karten
chapter-3 = Begriffe und Kontrolle
chapter-4 = Aufbau der Kampagne
chapter-5 = Sieg, Kurfürsten und Frieden
chapter-6 = Ablauf eines Zuges
chapter-7 = Wallenstein
chapter-8 = Strategiekarten: Aktivierung, Rekrutierung, Hilfsgelder
chapter-9 = Ereignisse: Kriegseintritt, Anführer, Aufstände
chapter-10 = Anführer und Stapelregeln
chapter-11 = Bewegung und Fouragieren
chapter-12 = Gefecht
chapter-13 = Belagerung
chapter-14 = Hilfsgelder
chapter-15 = Sold, Plünderung und Verwüstung
chapter-16 = Niederländischer Krieg
chapter-17 = Nationen
chapter-18 = Szenarien
chapter-19 = Optionale Regeln
chapter-ex = Beispiele
chapter-tab = Tabellen
chapter-card = Karten
