### Wallenstein in Listen und Formularen: der Name, was zur Wahl steht, und wie weit ein Spiel ist.

game-name = Wallenstein
game-about = Plane zehn Aktionen im Geheimen, biete um die Spielerreihenfolge, lass den Würfelturm die Kämpfe entscheiden. Zwei Jahre, sechs Runden und zwei Winter.
lesson-title-season = Erste Runde
lesson-begin-season = Lernen: eine erklärte erste Runde
lesson-title-winter = Herbst und Winter
lesson-begin-winter = Zweite Lektion: Herbst und Winter
bot-captain = Hauptmann
bot-marshal = Marschall
modules-title = Erweiterungen
module-court = Am Kaiserhof
module-court-about = Armeen werden zu Höflingen, und Höflinge gewinnen Gunstkarten.
module-landsknechts = Landsknechte
module-landsknechts-about = Wer in vier der fünf Regionen Länder hat, erhält einen Bonus.
module-leaders = Heerführer und Denkmäler
module-leaders-about = Ein Heerführer verbessert die Aktionen in seinem Land und hinterlässt Denkmäler.
option-setup = Aufbau
option-setup-line-up = Vorgegebene Startverteilung
option-setup-line-up-about = am besten fürs erste Spiel
option-setup-drawn-line-up = Ausgeloste Startverteilung
option-setup-drawn-line-up-about = das Los bestimmt, wer welche Startverteilung erhält
option-setup-draft = Länder wählen
option-setup-draft-about = dauert zehn Minuten länger
option-income-lost-in-revolt = Ertrag bei verlorenem Aufstand
option-income-lost-in-revolt-no = bleibt
option-income-lost-in-revolt-yes = geht verloren
option-leader-bonus = Bonus des Heerführers
option-leader-bonus-printed = erhöht die gedruckte Zahl
option-leader-bonus-last = kommt nach Ereignis und Plättchen
option-tower = Würfelturm
option-tower-layered = Böden, auf denen Steine liegen bleiben
option-tower-spielbyweb = gleiche Chance für jeden Stein

## Zeit

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter
year-and-season = { $year }. Jahr, { $season }
table-when = { $year }. Jahr, { $season ->
    [spring] { season-spring }
    [summer] { season-summer }
    [fall] { season-fall }
   *[winter] { season-winter }
}

## Ein Jahr in fünf Schritten

lobby-table-picture = Ein Tisch im Spiel: Anna greift die Altmark an, und die Würfel sind durch den Turm gefallen.
lobby-primer = Ein Jahr in fünf Schritten
lobby-primer-plan = Planen
lobby-primer-plan-about = Alle zugleich und geheim: auf jede von zehn Aktionen eine Länderkarte legen. Von fünf ist bekannt, wann sie kommen, von fünf nicht.
lobby-primer-bid = Bieten
lobby-primer-bid-about = Das höchste Gebot wählt zuerst: einen Platz in der Spielerreihenfolge und das Vorteilsplättchen darauf.
lobby-primer-act = Handeln
lobby-primer-act-about = Bauen, Steuern und Getreide einziehen, Armeen aufstellen und bewegen. Wo eingezogen wird, wächst die Unruhe.
lobby-primer-fight = Kämpfen
lobby-primer-fight-about = Armeen und Bauern kommen als Steine in den Würfelturm. Was herausfällt, kämpft; was im Turm bleibt, kommt später heraus.
lobby-primer-winter = Winter
lobby-primer-winter-about = Die Länder versorgen oder Aufstände ertragen; dann zählen Länder, Gebäude und die Mehrheiten in den Regionen.
