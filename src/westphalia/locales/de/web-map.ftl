### Die Karte und die Auskunft über ein Land im Browser.

map-label = Karte der Länder
map-neutral = neutral
map-armies = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
map-free-sites = { $sites ->
    [one] { $sites } freier Bauplatz
   *[other] { $sites } freie Bauplätze
}
map-markers = { $markers ->
    [one] { $markers } Aufstandsmarker
   *[other] { $markers } Aufstandsmarker
}
map-mark-move = ist erreichbar
map-mark-attack = kann angegriffen werden
map-mark-source = von hier ziehen Armeen aus
map-mark-target = gewähltes Ziel
map-mark-legal = kann gewählt werden
map-mark-barred = steht jetzt nicht zur Wahl
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Ganze Karte zeigen
map-find = Land suchen
inspector-owner = Im Besitz von
inspector-yields = Erträge
inspector-taxes = Steuern
inspector-grain = Korn
inspector-sites = Städte
inspector-buildings = Gebäude
inspector-markers = Aufstandsmarker
inspector-protected = Geschützt vor
inspector-neighbours = Nachbarn
map-zoom = Vergrößerung
map-mark-planned = hier ist eine Karte geplant
map-lens = Kartenbild
map-lens-owners = Besitz
map-lens-regions = Regionen
map-lens-yields = Erträge
