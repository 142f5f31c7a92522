### Dreißigjähriger Krieg: Namen und Begriffe, Fragen und Antworten, was nicht zur Wahl steht und warum, die Karten.
### Die Namen stehen unter Begriff und Kennwort der Daten: place-vienna, leader-tilly, unit-imperial-militia-reduced.
### Ein Name, der sich im Satz ändert, hat seine Formen als Attribute: { IN($place) }, { INTO($place) }, { FROM($place) }, und
### im Akkusativ { THE($area) }.

## Anzahlen

n-steps = { $steps ->
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
}
n-levels = { $levels ->
    [one] { $levels } Grad
   *[other] { $levels } Grade
}
n-attempts = { $attempts ->
    [one] { $attempts } Versuch
   *[other] { $attempts } Versuche
}
n-left = { $left ->
    [one] { $left } Grad
   *[other] { $left } Grade
}
n-columns = { $amount ->
    [one] { $amount } Spalte
   *[other] { $amount } Spalten
}
n-vp = { $vp } SP
n-units = { $count }× { $unit }
aid-of = { $source } { $points }

## Begriffe

neutral = neutral
group-early-war = Kriegsbeginn
group-intervention = Intervention
group-apocalypse = Apokalypse
source-spain = Spanien
source-pope = Papst
source-france = Frankreich
source-england = England
source-up = Generalstaaten
source-savoy = Savoyen
source-sweden = Schweden
source-empire = Reich
award-majority = Mehrheit der Kurfürsten
award-all = alle Kurfürsten
peace-pmv = kleiner Sieg der Protestanten
peace-cw = Abzug der Katholiken
peace-truce = Waffenstillstand
peace-bw = Abzug beider Seiten
peace-pw = Abzug der Protestanten
peace-cmv = kleiner Sieg der Katholiken
result-draw = Unentschieden
result-resigned = Sieg durch Aufgabe
result-standing = Nach Stand beendet
result-protestant-minor = Kleiner Sieg der Protestanten
result-protestant-historical = Historischer Sieg der Protestanten
result-protestant = Sieg der Protestanten
result-protestant-major = Großer Sieg der Protestanten
result-catholic-minor = Kleiner Sieg der Katholiken
result-catholic-historical = Historischer Sieg der Katholiken
result-catholic = Sieg der Katholiken
result-catholic-major = Großer Sieg der Katholiken
career-not-in-play = noch nicht im Spiel
career-in-command = im Amt
career-dismissed = entlassen
career-recalled = zurückberufen
career-assassinated = ermordet
career-lost = verloren
pope-paul-v = Paul V.
pope-gregory-xv = Gregor XV.
pope-urban-viii = Urban VIII.
pope-innocent-x = Innozenz X.
category-political = politisches Ereignis
category-aid = Hilfsgelder
category-pope = ein neuer Papst
category-new-leader = neue Anführer
category-new-army = eine neue Armee
category-war-entry = Kriegseintritt
category-dutch-war = Niederländischer Krieg
category-peasant-revolt = Bauernaufstand
category-mutiny = Meuterei
category-plague = Hunger und Pest
category-recovery = Erholung
category-activation = Aktivierung
category-combat = Gefechtskarte
break-revolt = ein Bauernaufstand
break-besieged = eine Belagerung
break-neutral = ein neutrales Gebiet
break-france = Frankreich ist nicht im Krieg
break-enemy-force = gegnerische Einheiten
break-not-controlled = die Stadt ist keine eigene

## Orte: Städte, und die Felder neben dem Spielplan

place-vienna = Wien
place-linz = Linz
place-znaim = Znaim
place-krems = Krems
place-graz = Graz
place-pressburg = Preßburg
place-tyrnau = Tyrnau
place-neuhausel = Neuhäusel
place-brunn = Brünn
place-olmutz = Olmütz
place-iglau = Iglau
place-breslau = Breslau
place-glogau = Glogau
place-neisse = Neiße
place-gorlitz = Görlitz
place-prague = Prag
place-pilsen = Pilsen
place-budweis = Budweis
place-tabor = Tabor
place-bamberg = Bamberg
place-bayreuth = Bayreuth
place-amberg = Amberg
place-oppenheim = Oppenheim
place-mannheim = Mannheim
place-heidelberg = Heidelberg
place-landau = Landau
place-munich = München
place-ingolstadt = Ingolstadt
place-landshut = Landshut
place-passau = Passau
place-donauworth = Donauwörth
place-innsbruck = Innsbruck
place-bozen = Bozen
place-bregenz = Bregenz
place-stuttgart = Stuttgart
place-heilbronn = Heilbronn
place-nordlingen = Nördlingen
place-tuttlingen = Tuttlingen
place-breisach = Breisach
place-freiburg = Freiburg
place-durlach = Durlach
place-nancy = Nancy
place-verdun = Verdun
place-epinal = Épinal
place-besancon = Besançon
place-dole = Dole
place-vesoul = Vesoul
place-brussels = Brüssel
place-antwerp = Antwerpen
place-ghent = Gent
place-namur = Namur
place-mons = Mons
place-luxembourg = Luxemburg
place-amiens = Amiens
place-rocroi = Rocroi
place-chalons = Châlons
place-langres = Langres
place-munster = Münster
place-osnabruck = Osnabrück
place-lingen = Lingen
place-wesel = Wesel
place-paderborn = Paderborn
place-kassel = Kassel
place-hanau = Hanau
place-marburg = Marburg
place-fulda = Fulda
place-brunswick = Braunschweig
place-hannover = Hannover
place-gottingen = Göttingen
place-luneburg = Lüneburg
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
place-frankfurt-on-oder = Frankfurt an der Oder
place-barwalde = Bärwalde
place-kustrin = Küstrin
place-havelberg = Havelberg
place-leipzig = Leipzig
place-dresden = Dresden
place-torgau = Torgau
place-lutzen = Lützen
place-wittenberg = Wittenberg
place-erfurt = Erfurt
place-wurzburg = Würzburg
place-coburg = Coburg
place-rothenburg = Rothenburg
place-koln = Köln
place-mainz = Mainz
place-trier = Trier
place-nurnberg = Nürnberg
place-frankfurt = Frankfurt
place-magdeburg = Magdeburg
place-salzburg = Salzburg
place-regensburg = Regensburg
place-augsburg = Augsburg
place-aachen = Aachen
place-hamburg = Hamburg
place-bremen = Bremen
place-lubeck = Lübeck
place-strasbourg = Straßburg
place-metz = Metz
place-ulm = Ulm
place-liege = Lüttich
place-paris = Paris
place-troyes = Troyes
place-dijon = Dijon
place-united-provinces = Generalstaaten
    .in = in den Generalstaaten
    .into = in die Generalstaaten
    .from = aus den Generalstaaten
    .the = die Generalstaaten
place-denmark = Dänemark
place-sweden = Schweden

## Gebiete

area-austria = Österreich
area-moravia = Mähren
area-silesia = Schlesien
area-tyrol = Tirol
area-bavaria = Bayern
area-saxony = Sachsen
area-spanish-netherlands = Spanische Niederlande
    .in = in den Spanischen Niederlanden
    .into = in die Spanischen Niederlande
    .from = aus den Spanischen Niederlanden
    .the = die Spanischen Niederlande
area-franche-comte = Franche-Comté
    .in = in der Franche-Comté
    .into = in die Franche-Comté
    .from = aus der Franche-Comté
    .the = die Franche-Comté
area-bohemia = Böhmen
area-upper-palatinate = Oberpfalz
    .in = in der Oberpfalz
    .into = in die Oberpfalz
    .from = aus der Oberpfalz
    .the = die Oberpfalz
area-lower-palatinate = Unterpfalz
    .in = in der Unterpfalz
    .into = in die Unterpfalz
    .from = aus der Unterpfalz
    .the = die Unterpfalz
area-brandenburg = Brandenburg
area-hungary = Ungarn
area-pomerania = Pommern
area-mecklenburg = Mecklenburg
area-hesse-kassel = Hessen-Kassel
area-brunswick-luneburg = Braunschweig-Lüneburg
area-baden = Baden
area-lorraine = Lothringen
area-munster = Münster
area-schleswig-holstein = Schleswig-Holstein
area-wurttemberg = Württemberg
area-franconia = Franken
area-france = Frankreich

## Nationen

nation-german = deutsche Protestanten
nation-english = Engländer
nation-hungarian = Ungarn
nation-danish = Dänen
nation-swedish = Schweden
nation-french = Franzosen
nation-saxon = Sachsen
nation-imperial = Kaiserliche
nation-bavarian = Bayern
nation-spanish = Spanier

## Anführer

leader-mansfeld = Mansfeld
leader-anhalt = Anhalt
leader-thurn = Thurn
leader-schlick = Schlick
leader-bethlen-gabor = Bethlen Gabor
leader-christian-of-brunswick = Christian von Braunschweig
leader-george-frederick-of-baden = Georg Friedrich von Baden
leader-william-of-hesse-kassel = Wilhelm von Hessen-Kassel
leader-george-of-brunswick-luneburg = Georg von Braunschweig-Lüneburg
leader-christian-iv = Christian IV.
leader-gustavus-adolphus = Gustav Adolf
leader-baner = Banér
leader-horn = Horn
leader-bernard-of-saxe-weimar = Bernhard von Weimar
leader-leslie = Leslie
leader-torstennson = Torstensson
leader-wrangel = Wrangel
leader-konigsmarck = Königsmarck
leader-la-force = La Force
leader-turenne = Turenne
leader-conde = Condé
leader-l-hopital = L’Hôpital
leader-gassion = Gassion
leader-guebriant = Guébriant
leader-john-george = Johann Georg
leader-arnim = Arnim
leader-bucquoy = Bucquoy
leader-wallenstein = Wallenstein
leader-piccolomini = Piccolomini
leader-enkevoort = Enkevoort
leader-charles-of-lorraine = Karl von Lothringen
leader-gallas = Gallas
leader-archduke-leopold = Erzherzog Leopold
leader-savelli = Savelli
leader-hatzfeld = Hatzfeld
leader-tilly = Tilly
leader-pappenheim = Pappenheim
leader-mercy = Mercy
leader-wolf = Wolf
leader-aldringer = Aldringer
leader-holk = Holk
leader-werth = Werth
leader-goetz = Götz
leader-groenfeld = Gronsfeld
leader-melander = Melander
leader-spinola = Spinola
leader-van-den-bergh = van den Bergh
leader-cordoba = Córdoba
leader-cardinal-infante = Kardinalinfant
    .the = den Kardinalinfanten
leader-melo = Melo
leader-feria = Feria
leader-unnamed-protestant-1 = protestantischer Anführer 1
    .the = den protestantischen Anführer 1
leader-unnamed-protestant-2 = protestantischer Anführer 2
    .the = den protestantischen Anführer 2
leader-unnamed-protestant-3 = protestantischer Anführer 3
    .the = den protestantischen Anführer 3
leader-unnamed-protestant-4 = protestantischer Anführer 4
    .the = den protestantischen Anführer 4
leader-unnamed-protestant-5 = protestantischer Anführer 5
    .the = den protestantischen Anführer 5
leader-unnamed-protestant-6 = protestantischer Anführer 6
    .the = den protestantischen Anführer 6
leader-unnamed-protestant-7 = protestantischer Anführer 7
    .the = den protestantischen Anführer 7
leader-unnamed-protestant-8 = protestantischer Anführer 8
    .the = den protestantischen Anführer 8
leader-unnamed-swedish-1 = schwedischer Anführer 1
    .the = den schwedischen Anführer 1
leader-unnamed-swedish-2 = schwedischer Anführer 2
    .the = den schwedischen Anführer 2
leader-unnamed-swedish-3 = schwedischer Anführer 3
    .the = den schwedischen Anführer 3
leader-unnamed-swedish-4 = schwedischer Anführer 4
    .the = den schwedischen Anführer 4
leader-unnamed-imperial-1 = kaiserlicher Anführer 1
    .the = den kaiserlichen Anführer 1

## Einheiten, voll und geschwächt, und die Arten, die rekrutiert werden

unit-german-mercenary = deutsch-protestantische Söldnereinheit
unit-german-mercenary-reduced = geschwächte deutsch-protestantische Söldnereinheit
kind-german-mercenary = { unit-german-mercenary }
unit-german-militia = deutsch-protestantische Milizeinheit
unit-german-militia-reduced = geschwächte deutsch-protestantische Milizeinheit
kind-german-militia = { unit-german-militia }
unit-english-mercenary = englische Söldnereinheit
unit-english-mercenary-reduced = geschwächte englische Söldnereinheit
kind-english-mercenary = { unit-english-mercenary }
unit-hungarian-militia = ungarische Milizeinheit
unit-hungarian-militia-reduced = geschwächte ungarische Milizeinheit
kind-hungarian-militia = { unit-hungarian-militia }
unit-danish-mercenary = dänische Söldnereinheit
unit-danish-mercenary-reduced = geschwächte dänische Söldnereinheit
kind-danish-mercenary = { unit-danish-mercenary }
unit-swedish-veteran = schwedische Veteraneneinheit
unit-swedish-veteran-reduced = geschwächte schwedische Veteraneneinheit
kind-swedish-veteran = { unit-swedish-veteran }
unit-french-veteran = französische Veteraneneinheit
unit-french-veteran-reduced = geschwächte französische Veteraneneinheit
kind-french-veteran = { unit-french-veteran }
unit-french-militia = französische Milizeinheit
unit-french-militia-reduced = geschwächte französische Milizeinheit
kind-french-militia = { unit-french-militia }
unit-saxon-militia = sächsische Milizeinheit
unit-saxon-militia-reduced = geschwächte sächsische Milizeinheit
kind-saxon-militia = { unit-saxon-militia }
unit-imperial-veteran = kaiserliche Veteraneneinheit
unit-imperial-veteran-reduced = geschwächte kaiserliche Veteraneneinheit
kind-imperial-veteran = { unit-imperial-veteran }
unit-imperial-mercenary = kaiserliche Söldnereinheit
unit-imperial-mercenary-reduced = geschwächte kaiserliche Söldnereinheit
kind-imperial-mercenary = { unit-imperial-mercenary }
unit-imperial-militia = kaiserliche Milizeinheit
unit-imperial-militia-reduced = geschwächte kaiserliche Milizeinheit
kind-imperial-militia = { unit-imperial-militia }
unit-bavarian-mercenary = bayerische Söldnereinheit
unit-bavarian-mercenary-reduced = geschwächte bayerische Söldnereinheit
kind-bavarian-mercenary = { unit-bavarian-mercenary }
unit-bavarian-militia = bayerische Milizeinheit
unit-bavarian-militia-reduced = geschwächte bayerische Milizeinheit
kind-bavarian-militia = { unit-bavarian-militia }
unit-spanish-veteran = spanische Veteraneneinheit
unit-spanish-veteran-reduced = geschwächte spanische Veteraneneinheit
kind-spanish-veteran = { unit-spanish-veteran }
unit-cardinal-veteran = spanische Veteraneneinheit des Kardinalinfanten
unit-cardinal-veteran-reduced = geschwächte spanische Veteraneneinheit des Kardinalinfanten
kind-cardinal-veteran = { unit-cardinal-veteran }

## Fragen

ask-card-round = Welche Karte wird gespielt, und wozu?
ask-keep = Welche Karte bleibt für den nächsten Zug auf der Hand?
ask-activate = Welchen Anführer aktiviert die Karte mit Wert { $value }?
ask-form-force = Wer geht mit dem aktivierten Anführer?
ask-free-action = Welcher Anführer bewegt sich, oder von wo eine Einheit?
ask-free-unit = Welche Einheit bewegt sich { FROM($place) }?
ask-march-on = Wohin geht der Marsch, oder was tut er hier?
ask-react = { $city }: in die Festung gehen oder draußen bleiben?
ask-overrun = Den Gegner überrennen oder eine Schlacht schlagen?
ask-forage = Welche Stadt ernährt den Marsch?
ask-starve = { $steps ->
    [one] Zum Fouragieren ist nichts mehr da: Welche Einheit verliert { n-steps }?
   *[other] Zum Fouragieren ist nichts mehr da: Welche Einheit verliert die erste von { n-steps }?
}
ask-starve-at = Wo verliert diese Einheit eine Stufe: { $unit }?
ask-commit-attack = Wer greift an?
ask-command = Wer befehligt die Verteidigung?
ask-combat-cards = Welche Gefechtskarte wird gespielt? Höchstens zwei in einer Schlacht.
ask-take-losses = Welche Stufe geht in dieser Schlacht verloren?
ask-lose-steps = { $steps ->
    [one] Welche Einheit { IN($place) } verliert { n-steps }?
   *[other] Welche Einheit { IN($place) } verliert die erste von { n-steps }?
}
ask-retreat = Wohin zieht sich der Verteidiger zurück?
ask-flee = Wohin geht die zweite Armee, vom Gegner weg?
ask-cure-stacking = Zu viele Spielsteine { IN($place) }: Was wird aufgegeben?
ask-lay-siege = Einen Belagerungsmarker vor { $city } legen?
ask-assault = Für die Belagerung von { $city } würfeln?
ask-continue-sieges = Für welche fortgesetzte Belagerung wird gewürfelt?
ask-recruit = Welcher Anführer versucht zu rekrutieren? Noch { n-attempts }.
ask-league-recruits = Welcher Anführer des Vertrags versucht zu rekrutieren? Noch { n-attempts }.
ask-raise = { $leader } rekrutiert: welche Truppen?
ask-take-recruits = Rekruten, { n-steps }: Wie wird die nächste Einheit genommen?
ask-fund-recruits = Einen Hilfspunkt für die Rekrutierungswürfe dieser Karte ausgeben?
ask-pay = In welcher Stadt erhalten Einheiten Sold?
ask-pay-in-city = Welche Einheit erhält { IN($city) } Sold?
ask-loot = Welche Stadt wird als nächste geplündert?
ask-desert = { $steps ->
    [one] Unbezahlt { IN($city) }: Welche Einheit verliert { n-steps }?
   *[other] Unbezahlt { IN($city) }: Welche Einheit verliert die erste von { n-steps }?
}
ask-place-leaders = Wohin gehen die Anführer, die { IN($city) } allein geblieben sind?
ask-recover = Welche Stadt erholt sich? Noch { n-levels }.
ask-restore = Welche Stadt erholt sich? Noch { n-left }.
ask-place-revolt = Wo erheben sich die Bauern?
ask-spread-revolts = Welcher Aufstand breitet sich als nächster aus?
ask-incite = In welcher Stadt meutern die Einheiten?
ask-name-area = Welches Gebiet treffen Hunger und Pest? Städte: höchstens { $left }.
ask-strike-cities = { $area }: Welche Stadt wird getroffen? Höchstens { $left }.
ask-answer-peace = Das Friedensangebot annehmen?
ask-withdrawal = Was muss die andere Seite räumen: ein Gebiet oder zwei freie Städte?
ask-refuge = { $has_leader ->
    [yes] In welche der nächsten Städte geht { $leader } { FROM($origin) }?
   *[no] In welche der nächsten Städte geht diese Einheit { FROM($origin) }: { $unit }?
}
ask-wallenstein = Was geschieht mit Wallenstein?
ask-recall-leader = Welcher Anführer geht in die Generalstaaten?
ask-recall-units = Von wo gehen spanische Einheiten in die Generalstaaten?
ask-recall-unit = Welche Einheit geht { FROM($origin) } in die Generalstaaten?
ask-rescue-army = Die protestantische Armee in den Generalstaaten hat keinen Anführer: Was geschieht mit ihr?
ask-place-leader = { $has_leader ->
    [yes] { $leader } kommt ins Spiel: wo?
   *[no] Wo kommen die Einheiten ins Spiel?
}
ask-land = Wo landen die Schweden?
ask-call-home = Welcher schwedische Anführer wird heimgerufen?
ask-take-home = { $leader } geht heim: Welche schwedische Einheit geht mit? Noch { $left } zu wählen.
ask-saxon-home = { $has_leader ->
    [yes] Wohin geht { $leader } { FROM($origin) }?
   *[no] Wohin geht diese Einheit { FROM($origin) }: { $unit }?
}
ask-surplus = Zu viele Einheiten { IN($place) }: Welche sächsische Einheit geht heim?
ask-place-force = Wo beginnt diese Truppe?
ask-place-pillage = { $left ->
    [one] Welche Stadt ist schon zu Beginn verwüstet? Noch { $left } Marker.
   *[other] Welche Stadt ist schon zu Beginn verwüstet? Noch { $left } Marker.
}
ask-offer-campaign = Feldzug: eine zweite Karte für einen Anführer anderswo spielen?
ask-second-leader = Welcher Anführer soll sich dem Feldzug anschließen?

## Antworten, als Satz; *kind* ist die Art der Frage, *unit* auch, was rekrutiert wird

choose-pass = { $kind ->
    [keep] Keine Karte behalten
    [lay_siege] Keinen Belagerungsmarker legen
    [assault] Nicht würfeln
    [combat_cards] Keine weitere Gefechtskarte spielen
    [rescue_army] Die Einheiten aufgeben
    [fund_recruits] Nichts ausgeben
    [offer_campaign] Keine zweite Karte
    [card_round] Die Runde verstreichen lassen
   *[other] Nichts ändern
}
choose-done = { $kind ->
    [take_losses] Diese Verluste nehmen
    [recruit] Kein weiterer Versuch
    [league_recruits] Kein weiterer Versuch
    [pay] Niemandem sonst Sold zahlen
    [pay_in_city] Hier niemandem sonst Sold zahlen
    [continue_sieges] Kein weiterer Wurf
    [recall_units] Keine weitere Einheit
    [strike_cities] Keine weitere Stadt
   *[other] Keine weitere Erholung
}
choose-act = { $card } spielen: einen Anführer aktivieren
choose-recruit = { $card } spielen: rekrutieren
choose-aid = { $card } spielen: Hilfsgelder
choose-event = { $card } spielen: das Ereignis
choose-free-action = Freie Aktion
choose-offer-peace = Frieden anbieten
choose-move-base = Die schwedische Basis { INTO($place) } verlegen
choose-keep = { $card } behalten
choose-lead = { $kind ->
    [free_action] Bewegen: { $leader }
   *[other] Aktivieren: { $leader }
}
choose-join = { $kind ->
    [call_home] Heim geht: { $leader }
    [recall_leader] Es geht: { $leader }
   *[other] { $leader } geht mit
}
choose-take = { $kind ->
    [free_unit] Bewegen: { $unit }
    [recall_unit] Schicken: { $unit }
    [take_home] Heimschicken: { $unit }
    [surplus] Heimschicken: { $unit }
   *[other] Mitnehmen: { $unit }
}
choose-from = { $kind ->
    [free_action] Eine Einheit { FROM($place) } bewegen
    [starve_at] { $place }
   *[other] Eine Einheit { FROM($place) }
}
choose-go = Aufbrechen
choose-march = Ziehen { INTO($place) }
choose-control = Hier die Kontrolle übernehmen
choose-drop = Zurücklassen: { $unit }
choose-leave = Zurücklassen: { $leader }
choose-pick-up = Aufnehmen: { $unit }
choose-collect = Aufnehmen: { $leader }
choose-halt = Hier halten
choose-forage = Fouragieren { IN($place) }
choose-overrun = Den Gegner überrennen
choose-fight = Die Schlacht schlagen
choose-inside = In die Festung gehen
choose-outside = Draußen bleiben
choose-hold-back = Zurückhalten: { $unit }
choose-sortie = Von innen am Angriff beteiligen: { $unit }
choose-attack = Angreifen
choose-command = { $leader } befehligt
choose-combat = { $card } spielen
choose-lose = { $kind ->
    [cure_stacking] Aufgeben: { $unit }
   *[other] Eine Stufe verlieren: { $unit }
}
choose-lose-besieged = Innen eine Stufe verlieren: { $unit }
choose-remove = Aufgeben: { $leader }
choose-retreat = { $kind ->
    [rescue_army] Abziehen { INTO($place) }
   *[other] Zurückziehen { INTO($place) }
}
choose-besiege = Einen Belagerungsmarker legen
choose-assault = Für die Belagerung würfeln
choose-roll = { $kind ->
    [spread_revolts] Der Aufstand { IN($place) }
   *[other] Für die Belagerung von { $place } würfeln
}
choose-attempt = { $leader } versucht zu rekrutieren
choose-raise = Rekrutieren: { $unit }
choose-full = Als volle Einheit
choose-reduced = Als geschwächte Einheit
choose-pay = Sold zahlen: { $unit }
choose-loot = { $kind ->
    [incite] Meuterei { IN($place) }
   *[other] { $place } plündern
}
choose-recover = { $place } erholt sich
choose-pillage = { $kind ->
    [place_pillage] { $place } ist zu Beginn verwüstet
   *[other] { $place } wird getroffen
}
choose-pay-in = Sold zahlen { IN($place) }
choose-pay-all = Allen Sold zahlen
choose-accept = Annehmen
choose-refuse = Ablehnen
choose-name = { $area } nennen
choose-place = { $kind ->
    [withdrawal] { $place } nennen
    [rescue_army] Der Armee einen neuen Anführer geben
   *[other] { $place }
}
choose-revolt = Aufstand { IN($place) }
choose-dismiss = Wallenstein entlassen
choose-recall = Wallenstein { INTO($place) } zurückberufen
choose-assassinate = Wallenstein ermorden lassen
choose-fund = Einen Hilfspunkt ausgeben
choose-dutch-war = { $card } spielen: den Marker des Niederländischen Krieges bewegen
choose-campaign = { $card } spielen: einen zweiten Anführer aktivieren
choose-plot = { $card } gegen Wallenstein spielen
choose-after-losses = Nach den Verlusten der anderen Seite entscheiden

## Dieselben Antworten in einer langen Liste, wo die Frage das Übrige sagt

short-act = ACT { $card }
short-recruit = REC { $card }
short-aid = AID { $card }
short-event = Ereignis { $card }
short-drop = − { $unit }
short-leave = − { $leader }
short-pick-up = + { $unit }
short-collect = + { $leader }
short-march = → { $place }

## Was nicht zur Wahl steht: eine Kartenrunde

not-in-hand = { $card } ist nicht auf der Hand
nobody-to-lead = mit dem Wert von { $card } kann kein Anführer aktiviert werden
nobody-to-recruit = keiner deiner Anführer kann dort, wo er ist, etwas rekrutieren
aid-taken-already = du hast in diesem Zug schon eine Karte für Hilfsgelder gespielt
event-played-before = das Ereignis von { $card } tritt einmal im Spiel ein, und es ist eingetreten
combat-only = das Ereignis von { $card } wird nur in einem Gefecht gespielt
not-first-action = Frieden wird als erste Aktion eines Zuges angeboten oder gar nicht
no-catholic-offer-at = bei { n-vp } darfst du keinen Frieden anbieten
no-protestant-offer-at = bei { n-vp } darfst du keinen Frieden anbieten
no-protestant-offer = in diesem Szenario darf die protestantische Seite keinen Frieden anbieten
no-catholic-offer = in diesem Szenario darf die katholische Seite keinen Frieden anbieten
must-accept = bei { n-vp } kann das Angebot nicht abgelehnt werden
no-swedish-base = du hast keine schwedische Basis, die du verlegen könntest
base-moved-already = die schwedische Basis wird einmal im Zug verlegt, und nicht im Zug der Landung
not-swedish-port = { $city } ist kein anderer protestantischer oder neutraler Hafen mit schwedischem Pfeil
no-point-to-spend = eine freie Aktion kostet einen Hilfspunkt, und du hast keinen
dutch-war-not-moved = keine Karte bewegt jetzt den Marker des Niederländischen Krieges: Der Krieg ist vorbei, oder diese Zusatzregel gilt nicht
no-plot-now = Wallenstein ist nicht im Spiel, nicht mächtig genug oder in diesem Zug schon bedroht worden, oder deine Seite darf es nicht

## Aktivierung und Marsch

rating-too-high = { $leader } hat die Aktivierungszahl { $rating }, und die erreicht der Wert der Karte nicht
not-in-command = { $leader } steht bei einem Anführer mit mehr Sternen, und der befehligt
not-here = { $leader } ist keiner deiner Anführer auf dem Spielplan
nobody-to-sally = { $leader } ist ohne Einheiten in der Festung
shut-in = wer { IN($place) } in der Festung ist, bewegt sich nicht mit einer freien Aktion
french-only = diese Aktivierung ist für einen französischen Anführer
king-is-dead = { $card } gilt: Bis zum Ende des Zuges brauchen französische Anführer eine Karte mit Wert 3 und rekrutieren nicht
no-second-leader = { $card } kann auf einem anderen Feld keinen Anführer aktivieren
not-second = { $leader } steht beim ersten Anführer
leadership-spent = { $count ->
    [one] diese Anführer können nicht mehr als { $count } Einheit bewegen
   *[other] diese Anführer können nicht mehr als { $count } Einheiten bewegen
}
not-together = sie dürfen mit denen auf dem Marsch nicht in einem Stapel stehen
no-unit-to-sally = zu einem Ausfall gehört mindestens eine Einheit
out-of-points = es sind nicht genug Bewegungspunkte übrig
not-connected = von hier führt keine Linie geradewegs { INTO($place) }
leaders-left-alone = { IN($place) } blieben Anführer allein bei Gegnern zurück
enemy-units-there = { IN($place) } sind gegnerische Einheiten, und Anführer allein dürfen nicht hinein
enemy-units-bar = { IN($place) } sind gegnerische Einheiten, und eine freie Aktion darf nicht dorthin führen
no-room-to-relieve = mit denen, die { IN($place) } eingeschlossen sind, wäre die Armee für einen Stapel zu groß
may-not-end-there = der Marsch würde { IN($place) } enden, wo er nicht bleiben darf
treaty-of-ulm = nach dem Vertrag von Ulm betritt in diesem Zug keine Einheit neutrale Gebiete oder neutrale freie Städte
france-closed = niemand betritt Frankreich, bevor es im Krieg ist
not-for-catholics = Katholiken betreten nie die Städte Frankreichs neben dem Spielplan
not-for-hungarians = Ungarn gehen nicht { INTO($place) }
outside-the-zone = { $place } liegt außerhalb der spanischen Zone
not-allowed-there = nicht alle auf dem Marsch dürfen { INTO($place) }
war-is-over = nach dem Niederländischen Krieg betritt keine Armee die Generalstaaten
not-an-army = nur Anführer mit Einheiten betreten die Generalstaaten
one-army-only = du hast schon eine Armee in den Generalstaaten
not-in-and-out = eine Armee betritt und verlässt die Generalstaaten nicht in einer Aktivierung
danes-left-behind = Christian IV. geht nur mit allen Dänen in die Generalstaaten
spinola-stays = Spinolas Armee verlässt die Generalstaaten nie
units-left-alone = wer die Generalstaaten verlässt und wer dort zurückbleibt, muss eine Armee sein: ein Anführer mit Einheiten
not-friendly-ground = aus den Generalstaaten geht keine Armee { INTO($place) }: Die Stadt ist gegnerisch, gegnerische Einheiten sind dort, oder es ist kein Platz
not-separated-there = in den Generalstaaten bleiben Anführer und Einheiten zusammen
free-action-alone = eine freie Aktion bewegt genau einen Spielstein
nothing-to-gain = ein Punkt bringt { IN($place) } nichts: keine Stadt, schon deine, eine Festungsstadt oder von gegnerischen Einheiten gehalten
leaders-gain-nothing = Anführer ohne Einheiten übernehmen keine Kontrolle
not-moved-yet = nur wer sich mitbewegt hat, wird zurückgelassen, und vor dem ersten Schritt wird niemand aufgenommen
no-room-here = sie dürfen { IN($place) } nicht bei denen bleiben, die dort sind
needed-to-lead = { $leader } wird gebraucht, um alle Einheiten zu führen
leads-the-march = { $leader } wurde aktiviert und wird nicht zurückgelassen
done-moving = wer bewegt und zurückgelassen wurde, bewegt sich in dieser Kartenrunde nicht mehr
behind-the-wall = wer { IN($place) } in der Festung ist, kann nicht aufgenommen werden
a-dynamic-leaders = ein herausragender Anführer { IN($place) } behält die Einheiten, die er führen kann, oder kommt ohne sie mit
must-command = { $leader } hat zwei Sterne und folgt niemandem
not-beside-leaders = ein Anführer ohne Einheiten bleibt nicht { IN($place) } bei Gegnern
not-on-the-way = der Marsch hat { $city } nicht betreten
nothing-left = { IN($city) } ist zum Fouragieren nichts mehr da

## Schlacht

one-must-attack = mindestens eine Einheit muss angreifen
all-sally = wer für einen Ausfall aktiviert wurde, greift an
nobody-besieged = dort ist keine solche Einheit belagert: { $unit }
too-few-to-lead = { $leadership ->
    [one] die Anführer draußen und drinnen können nicht mehr als { $leadership } Einheit führen
   *[other] die Anführer draußen und drinnen können nicht mehr als { $leadership } Einheiten führen
}
not-his-command = ein Anführer mit mehr Sternen befehligt, nicht { $leader }
not-in-the-army = { $leader } ist nicht bei den Verteidigern
no-combat-card = { $card } ist keine Gefechtskarte
for-attackers = nur der Angreifer darf { $card } spielen
for-defenders = nur der Verteidiger darf { $card } spielen
too-few-leaders = { $card } verlangt mehr Anführer in der Schlacht
under-dynamic = { $card } hilft nicht gegen den Befehl eines herausragenden Anführers
no-such-units = die Einheiten, die { $card } verlangt, nehmen nicht teil
no-such-commander = { $card } verlangt einen anderen Befehlshaber, oder überhaupt einen
nothing-to-take = der Befehlshaber bringt nichts, was { $card } ihm nehmen könnte
countered = { $card } kann nach { $other } nicht gespielt werden
lies-sealed = { $card } liegt schon versiegelt
misses-loss-number = mit dieser Stufe wäre die Verlustsumme von { $number } nicht mehr zu erreichen: { $unit }
not-in-battle = dort nimmt keine solche Einheit teil: { $unit }
not-adjacent = { $place } ist nicht benachbart
where-they-came-from = der Angreifer kam { FROM($place) }
enemy-there = { IN($place) } sind gegnerische Einheiten
enemy-fortress = { $place } ist eine gegnerische Festungsstadt, vor der keine eigenen Einheiten stehen
friendly-first = eine eigene Stadt geht vor { $place }
closed-to-all = niemand von der Armee darf { INTO($place) }
closed-to-some = einige von der Armee dürfen nicht { INTO($place) }, und es gibt einen Ort für mehr von ihnen
no-own-fortress = { IN($place) } haben sie keine Festung, in die sie gehen könnten

## Belagerung

no-siege-there = du hast keinen Belagerungsmarker vor { $city }
rolled-already = du hast für die Belagerung von { $city } schon gewürfelt
not-besieged-yet = ohne Belagerungsmarker aus einer früheren Runde wird für { $city } nicht gewürfelt
besieged-already = vor { $city } liegt schon ein Belagerungsmarker

## Rekrutierung

two-attempts = { $leader } hat mit dieser Karte schon zwei Versuche gemacht
devastated = { $leader } ist in einer Stadt mit Verwüstung 2, wo niemand rekrutiert
besieged-leader = { $leader } ist belagert und kann nicht rekrutieren
no-room = { $leader } hat schon acht Einheiten bei sich
nobody-recruits-there = { IN($place) } rekrutiert niemand
spaniards-never-recruit = { $leader } führt Spanier, und die rekrutieren nie
danes-never-recruit = { $leader } rekrutiert nie
not-by-nation = { $leader } darf dort, wo er ist, nichts dergleichen rekrutieren
no-counters = kein Spielstein ist übrig: { $kind }
steps-would-be-lost = so gingen Stufen verloren
not-in-treaty = durch dieses Ereignis rekrutieren deutsche und schwedische Anführer, jeder einmal

## Sold, Plünderung, Erholung und Aufstände

nobody-to-pay = keine deiner Einheiten { IN($city) } wartet auf Sold
not-here-to-be-paid = { IN($city) } wartet keine solche Einheit auf Sold: { $unit }
no-line = Einheiten { IN($city) } haben keine Verbindungslinie zu einer Nachschubbasis
besieged-unpaid = Einheiten im belagerten { $city } erhalten keinen Sold
too-few-points = die Hilfspunkte, die Einheiten { IN($city) } bezahlen dürfen, reichen nicht für eine ganze
too-few-for-all = die Hilfspunkte reichen nicht für alle
not-unpaid = es gibt keine solche unbezahlte Einheit: { $unit }
others-go-first = zuerst verlieren Söldner Stufen, dann Miliz, dann Veteranen; noch nicht: { $unit }
not-pillaged = { $city } ist nicht verwüstet
recovered-already = { $city } hat sich in diesem Zug schon um einen Grad erholt
in-enemy-land = der Gegner kontrolliert das Gebiet von { $city }, oder die freie Stadt
enemy-near = gegnerische Einheiten sind { IN($city) } oder daneben
no-revolt-there = der Aufstand kann nicht { IN($city) } ausbrechen
no-refuge-there = { $city } ist keine eigene Stadt, die alle von ihnen betreten dürfen
not-in-war = { $city } liegt in keinem Gebiet, das im Krieg ist
pillaged-enough = { $city } oder sein Gebiet nimmt keinen weiteren Marker auf
area-not-named = { $area } gehörte der Seite schon zu Beginn, oder dort ist die schwedische Basis
city-not-named = { $city } ist keine freie Stadt, gehörte der Seite schon zu Beginn oder ist schon genannt
no-army-for-wallenstein = { IN($city) } ist keine Armee mit einem Anführer und kaiserlichen Einheiten, ohne Tilly und nicht eingeschlossen, zu der Wallenstein kommen könnte

## Ereignisse der Karten

passes-are-open = die Veltliner Pässe sind offen
passes-are-closed = die Veltliner Pässe sind geschlossen
english-aid-over = England gibt keine Hilfsgelder mehr
in-force-already = es würde sich nichts ändern: Die Wirkung von { $card } gilt schon
nothing-to-end = { $other } gilt nicht, also gibt es nichts zu beenden
barred-by = { $other } wurde als Ereignis gespielt und schließt { $card } aus
not-yet = { $other } muss vor { $card } als Ereignis gespielt werden
sweden-at-war = Schweden ist im Krieg und gibt anderen keine Hilfsgelder
another-pope = { $pope } ist Papst, und { $card } verlangt einen anderen
total-too-low = der Stand muss { $least } SP oder mehr sein
too-few-electors = du musst { $least } Kurfürsten oder mehr kontrollieren
palatinate-not-held = du kontrollierst die Unterpfalz nicht
magdeburg-not-held = Magdeburg ist nicht unter katholischer Kontrolle
nobody-for-bridge = { $card } kann keinen französischen Anführer aktivieren
nobody-mutinies = keinen gegnerischen Söldnern in einer Stadt fehlt der Sold vor Ort
no-mutiny-there = keinen gegnerischen Söldnern { IN($city) } fehlt der Sold vor Ort
no-city-to-revolt = es gibt keine Stadt für den Aufstand von { $card }
nothing-pillaged = keine Stadt ist verwüstet
all-devastated = in allen Städten dort herrscht schon Verwüstung 2
not-struck = { $city } liegt nicht im Gebiet, wurde schon getroffen, oder dort herrscht schon Verwüstung 2
at-least-one = mindestens eine Stadt muss gewählt werden
dutch-war-over = der Niederländische Krieg ist vorbei
not-spinolas-army = Spinolas Armee ist nicht in den Generalstaaten
not-first-card = { $card } kann nur die erste Aktion deines Zuges sein
catholics-there = eine katholische Armee ist in den Generalstaaten
too-few-spaniards = auf dem Spielplan sind weniger als drei spanische Einheiten
needs-three-units = mindestens drei Einheiten gehen
enough-units = mehr Einheiten können nicht gehen: höchstens acht, und ohne Anführer drei
one-war-entry = in diesem Zug wurde schon ein Kriegseintritt gespielt
nation-not-in-war = { $card } verlangt eine Nation, die noch nicht im Krieg ist
leaders-used = alle, die { $card } brächte, sind schon im Spiel oder verloren
no-place-to-arrive = für die, die { $card } bringt, gibt es keinen Ort
not-placed-there = sie dürfen nicht { INTO($place) } kommen
area-occupied = in allen Städten des Gebiets sind katholische Einheiten: { $area }
no-own-city = keine Stadt des Gebiets ist protestantisch und frei von Gegnern: { $area }
england-at-war = England hat seinen eigenen Bürgerkrieg
palatinate-closed = keine Stadt der Unterpfalz steht den Engländern offen
no-english-unit = die englische Einheit ist nicht auf dem Spielplan
anhalt-not-in-play = Anhalt ist nicht im Spiel
nobody-called-home = es gibt keine Dänen, und kein schwedischer Anführer steht bei schwedischen Einheiten
tyrol-closed = keine Stadt Tirols ist katholisch und frei von Gegnern
no-counters-left = keine spanische Veteraneneinheit ist übrig
on-that-side-already = Sachsen ist nicht auf der Seite, die es verlassen würde
no-army-at-saxony = keine protestantische Armee ist in Sachsen oder daneben
no-leader-left = kein deutsch-protestantischer Anführer ist übrig, der den Befehl übernimmt
no-way-out = die Armee zieht nicht { INTO($place) } ab: Ein anderer Anführer kann sie übernehmen, oder der Weg ist versperrt
spinola-goes = Spinola geht selbst, wenn er im Spiel ist, sonst ein spanischer Anführer, der es ist
no-spaniards-there = { IN($place) } ist keine solche spanische Einheit
not-open-to-land = die Schweden landen in einem Hafen mit Pfeil, wo am wenigsten im Weg steht, nicht { IN($place) }
not-called-home = es geht ein schwedischer Anführer mit schwedischen Einheiten, und Gustav Adolf nur, wenn es keinen anderen gibt; nicht { $leader }
not-saxon-ground = { $place } ist keine andere Stadt Sachsens, die befreundet ist, frei von Gegnern und Platz hat

## Karten mit Titeln und Nummern

card-c1 = Veltliner Pässe offen (C1)
card-c2 = England zieht Truppen ab (C2)
card-c3 = Spinola belagert Bergen (C3)
card-c4 = Spinola belagert Breda (C4)
card-c5 = Spanien erklärt England den Krieg (C5)
card-c6 = Restitutionsedikt (C6)
card-c7 = Wallenstein und Piccolomini (C7)
card-c8 = Karl von Lothringen und Gallas (C8)
card-c9 = Córdoba (C9)
card-c10 = Aldringer und Holk (C10)
card-c11 = Spinola zurückberufen (C11)
card-c12 = Friedrich verliert die Kurwürde (C12)
card-c13 = Vorsicht statt Tapferkeit (C13)
card-c14 = Meuterei (C14)
card-c15 = Werth und Götz (C15)
card-c16 = Maria von Spanien heiratet Ferdinand III. (C16)
card-c17 = Sachsen wechselt die Seite (C17)
card-c18 = Spanier nehmen Amersfoort (C18)
card-c19 = Kurfürst Maximilian (C19)
card-c20 = Bauernaufstand in Deutschland (C20)
card-c21 = Schwedisch-dänischer Konflikt (C21)
card-c22 = Kurfürstentag (C22)
card-c23 = Kardinalinfant (C23)
card-c24 = Hunger und Pest (C24)
card-c25 = Hunger und Pest (C25)
card-c26 = Hunger und Pest (C26)
card-c27 = Hunger und Pest (C27)
card-c28 = Erholung (C28)
card-c29 = Erholung (C29)
card-c30 = Erzherzog Leopold, Savelli und Hatzfeld (C30)
card-c31 = Nebel (C31)
card-c32 = Flankenmanöver (C32)
card-c33 = Kroaten (C33)
card-c34 = Rivalität der Befehlshaber (C34)
card-c35 = Spanische Tercios (C35)
card-c36 = Aufstand der Hugenotten (C36)
card-c37 = Bauernaufstand in Deutschland (C37)
card-c38 = Veltliner Pässe offen (C38)
card-c39 = Bauernaufstand in Frankreich (C39)
card-c40 = Englischer Bürgerkrieg (C40)
card-c41 = Meuterei (C41)
card-c42 = Richelieu stirbt (C42)
card-c43 = Ludwig XIII. stirbt (C43)
card-c44 = Innozenz X. wird Papst (C44)
card-c45 = Herzog von Feria (C45)
card-c46 = Mercy, Gronsfeld, Melander (C46)
card-c47 = Reiterattacke (C47)
card-c48 = Überraschungsangriff (C48)
card-c49 = Unzuverlässige Truppen (C49)
card-c50 = Feldbefestigungen (C50)
card-c51 = Hunger und Pest (C51)
card-c52 = Erholung (C52)
card-c53 = Erholung (C53)
card-c54 = Interessenkonflikt (C54)
card-c55 = Hunger und Pest (C55)
card-p1 = Veltliner Pässe geschlossen (P1)
card-p2 = Drei Musketiere (P2)
card-p3 = Christian von Braunschweig (P3)
card-p4 = Georg Friedrich von Baden (P4)
card-p5 = Gregor XV. wird Papst (P5)
card-p6 = England greift ein (P6)
card-p7 = Dänemark tritt in den Krieg ein (P7)
card-p8 = Einfall der Osmanen (P8)
card-p9 = Richelieu wird leitender Minister (P9)
card-p10 = Schwedische Hilfsgelder (P10)
card-p11 = Vertrag von Ulm (P11)
card-p12 = Überraschungsangriff (P12)
card-p13 = Rivalität der Befehlshaber (P13)
card-p14 = Bauernaufstand in Österreich (P14)
card-p15 = Urban VIII. wird Papst (P15)
card-p16 = Meuterei (P16)
card-p17 = Frankreich tritt in den Krieg ein (P17)
card-p18 = Schweden tritt in den Krieg ein (P18)
card-p19 = Hilfsgelder des Herzogs von Savoyen (P19)
card-p20 = Spanien schließt Frieden mit England (P20)
card-p21 = Ferdinand III. wird Kaiser (P21)
card-p22 = Zerstörung Magdeburgs (P22)
card-p23 = Vertrag von Heilbronn (P23)
card-p24 = Niederländer erbeuten die Silberflotte (P24)
card-p25 = Niederländer nehmen Herzogenbusch und Wesel (P25)
card-p26 = Niederländer nehmen Venlo, Roermond und Maastricht (P26)
card-p27 = Niederländer nehmen Breda zurück (P27)
card-p28 = Wilhelm von Hessen-Kassel (P28)
card-p29 = Georg von Braunschweig-Lüneburg (P29)
card-p30 = Nebel (P30)
card-p31 = Massierte Artillerie (P31)
card-p32 = Flankenmanöver (P32)
card-p33 = Reiterattacke (P33)
card-p34 = Schwedische Feuerkraft (P34)
card-p35 = Sachsen wechselt die Seite (P35)
card-p36 = Hunger und Pest (P36)
card-p37 = Hunger und Pest (P37)
card-p38 = Oxenstierna (P38)
card-p39 = Veltliner Pässe geschlossen (P39)
card-p40 = Bauernaufstand in Bayern (P40)
card-p41 = Meuterei (P41)
card-p42 = Portugal erhebt sich gegen Spanien (P42)
card-p43 = Seeschlacht bei den Downs (P43)
card-p44 = Torstensson trifft ein (P44)
card-p45 = Wrangel und Königsmarck (P45)
card-p46 = Condé, L’Hôpital, Gassion (P46)
card-p47 = Furia Franchese (P47)
card-p48 = Unzuverlässige Truppen (P48)
card-p49 = Zögern (P49)
card-p50 = Schiffbrücke (P50)
card-p51 = Hunger und Pest (P51)
card-p52 = Hunger und Pest (P52)
card-p53 = Erholung (P53)
card-p54 = Erholung (P54)
card-p55 = Erholung (P55)

## Was das Ereignis einer Karte bewirkt, in Kürze. Die Argumente sind die Zahlen der Karte in den Daten, ohne Vorzeichen.

about-passes-open = Öffnet die Veltliner Pässe: Spanische Hilfsgelder sind wieder zu haben.
about-spinola-besieges = Als erste katholische Aktion eines Zuges, mit Spinolas Armee in den Generalstaaten: Marker des Niederländischen Krieges +{ $amount } und am Ende des Zuges noch einmal +1, wenn keine protestantische Armee antwortet.
about-imperial-leaders = Die Anführer kommen, jeder zu kaiserlichen Einheiten oder, wenn es keine gibt, in eine eigene Stadt.
about-bavarian-leaders = Die Anführer kommen, jeder zu bayerischen Einheiten oder, wenn es keine gibt, in eine eigene Stadt.
about-mutiny = In einer Stadt plündern sofort die gegnerischen Einheiten ohne Sold vor Ort, wenn Söldner unter ihnen sind; dabei ausgeschaltete Einheiten sind für immer fort.
about-revolt-in-germany = Ein Bauernaufstand in einer protestantischen Stadt Deutschlands ohne protestantische Einheiten, die keine Nachschubbasis ist.
about-plague = In einem Gebiet werden Städte, bis zu { $amount }, um je einen Grad verwüstet. Das geschieht auch nach jeder anderen Verwendung der Karte.
about-recovery = Entfernt Verwüstung, wo du willst: Grade bis zu { $amount }.
about-fog = Im Gefecht als Verteidiger: Der Angreifer feuert { n-columns } weiter links.
about-flank = Im Gefecht mit zwei oder mehr Anführern: +{ $amount } auf deinen Wurf.
about-rivalry = Im Gefecht gegen zwei oder mehr Anführer, deren Befehlshaber nicht herausragend ist: −{ $amount } auf den gegnerischen Wurf.
about-cavalry = Im Gefecht mit einem Anführer und Veteranen oder Söldnern: Du feuerst { n-columns } weiter rechts.
about-surprise = Im Gefecht als Angreifer: Die Gefechtszahl des gegnerischen Befehlshabers hilft nicht, und der Verteidiger spielt keine Gefechtskarten.
about-unreliable = Im Gefecht gegen Söldner oder Miliz: −{ $amount } auf den gegnerischen Wurf.
about-passes-closed = Schließt die Veltliner Pässe: AID-Karten bringen keine spanischen Punkte, bis sie wieder offen sind.
about-dutch-war = Solange der Niederländische Krieg dauert: sein Marker −{ $amount }.
card-c1-about = { about-passes-open }
card-c2-about = Die englische Einheit verlässt das Spiel; die englischen Hilfsgelder bleiben.
card-c3-about = { about-spinola-besieges }
card-c4-about = { about-spinola-besieges }
card-c5-about = Spätere protestantische AID-Karten bringen { $amount } HP weniger aus England, bis { card-p20 } gespielt wird.
card-c6-about = Bei { $least } SP oder mehr: +{ $vp } SP. Am Ende des Szenarios Kriegsbeginn kann die katholische Seite ohne dieses Ereignis nicht gewinnen.
card-c7-about = Wallenstein und Piccolomini kommen, jeder zu kaiserlichen Einheiten oder, wenn es keine gibt, in eine eigene Stadt. Von nun an zählt Wallensteins Einfluss.
card-c8-about = { about-imperial-leaders }
card-c9-about = Mit Spinolas Armee in den Generalstaaten: Córdoba kommt mit einer spanischen Einheit in die spanische Zone.
card-c10-about = { about-bavarian-leaders }
card-c11-about = Solange der Niederländische Krieg dauert und keine katholische Armee in den Generalstaaten ist: Spinola, sonst ein anderer spanischer Anführer, geht mit drei oder mehr spanischen Einheiten dorthin, für immer.
card-c12-about = Mit der Unterpfalz unter katholischer Kontrolle: Ihre Kurwürde geht endgültig an Bayern.
card-c13-about = Anhalt verlässt das Spiel, und niemand folgt ihm nach.
card-c14-about = { about-mutiny }
card-c15-about = { about-bavarian-leaders }
card-c16-about = Spätere katholische AID-Karten bringen { $amount } HP mehr aus Spanien. Hebt { card-p24 } auf und wird selbst davon aufgehoben.
card-c17-about = Wenn Sachsen auf der protestantischen Seite steht: Es wechselt auf die katholische, mit Anführern, Einheiten und Städten.
card-c18-about = Solange der Niederländische Krieg dauert: sein Marker +{ $amount }.
card-c19-about = Von nun an dürfen kaiserliche und bayerische Spielsteine in einem Stapel stehen; Wallenstein und Tilly nie.
card-c20-about = { about-revolt-in-germany }
card-c21-about = Einmal, mit Schweden im Krieg: Christian IV. und alle dänischen Einheiten verlassen das Spiel. Ist er nicht im Spiel, geht ein schwedischer Anführer mit der Hälfte seiner schwedischen Einheiten heim und kommt später zurück.
card-c22-about = Mit { $least } Kurfürsten oder mehr: { $amount } HP des Reiches für jeden Kurfürsten unter katholischer Kontrolle, und +{ $vp } SP.
card-c23-about = Der Kardinalinfant kommt mit spanischen Einheiten nach Tirol. Seine Armee muss bis zum Ende des nächsten Zuges in der spanischen Zone sein.
card-c24-about = { about-plague }
card-c25-about = { about-plague }
card-c26-about = { about-plague }
card-c27-about = { about-plague }
card-c28-about = { about-recovery }
card-c29-about = { about-recovery }
card-c30-about = { about-imperial-leaders }
card-c31-about = { about-fog }
card-c32-about = { about-flank }
card-c33-about = Im Gefecht mit einer kaiserlichen Einheit: +{ $amount } auf deinen Wurf.
card-c34-about = { about-rivalry }
card-c35-about = Im Gefecht mit zwei oder mehr spanischen Einheiten: Du feuerst { n-columns } weiter rechts.
card-c36-about = Wenn Frankreich Hilfsgelder gibt: Die französischen Punkte späterer protestantischer AID-Karten werden halbiert, bis { card-p2 } gespielt wird; danach ist es nicht mehr möglich.
card-c37-about = { about-revolt-in-germany }
card-c38-about = { about-passes-open }
card-c39-about = Ein Bauernaufstand in einer protestantischen Stadt Frankreichs auf dem Spielplan, ohne protestantische Einheiten.
card-c40-about = Die englischen Hilfsgelder enden endgültig, und { card-p6 } ist nicht mehr möglich.
card-c41-about = { about-mutiny }
card-c42-about = Wenn Frankreich Hilfsgelder gibt: keine französischen Hilfsgelder für den Rest des Zuges und { $amount } HP weniger bei jeder späteren AID-Karte.
card-c43-about = Mit Frankreich im Krieg, für den Rest des Zuges: Französische Anführer werden nur von einer Karte mit Wert 3 aktiviert und rekrutieren nicht.
card-c44-about = Nach Urban VIII.: Innozenz X. wird Papst, und päpstliche Hilfsgelder sind wieder zu haben.
card-c45-about = Feria kommt in der spanischen Zone zu spanischen Einheiten oder in eine katholische Stadt der Spanischen Niederlande oder der Franche-Comté.
card-c46-about = { about-bavarian-leaders }
card-c47-about = { about-cavalry }
card-c48-about = { about-surprise }
card-c49-about = { about-unreliable }
card-c50-about = Im Gefecht als Verteidiger mit einer bayerischen Einheit: Der Angreifer feuert { n-columns } weiter links. Nicht nach { card-p47 }.
card-c51-about = { about-plague }
card-c52-about = { about-recovery }
card-c53-about = { about-recovery }
card-c54-about = Einmal, mit Schweden und Frankreich im Krieg: Französische und schwedische Einheiten dürfen nicht in einem Stapel stehen, bis { card-p38 } gespielt wird.
card-c55-about = { about-plague }
card-p1-about = { about-passes-closed }
card-p2-about = Hebt { card-c36 } auf und schließt es für den Rest des Spiels aus.
card-p3-about = Braunschweig-Lüneburg tritt auf die protestantische Seite, wenn nicht schon durch { card-p29 }, und Christian kommt mit Einheiten dorthin.
card-p4-about = Baden tritt auf die protestantische Seite, und sein Markgraf kommt mit Einheiten dorthin.
card-p5-about = Nach Paul V.: Gregor XV. wird Papst, und für den Rest des Zuges gibt es keine päpstlichen Hilfsgelder.
card-p6-about = Die englische Einheit kommt in eine protestantische oder neutrale Stadt der Unterpfalz. Nicht nach { card-c40 }.
card-p7-about = Kriegseintritt, einer im Zug: Dänemark ist im Krieg. Schleswig-Holstein wird protestantisch, wo keine katholischen Einheiten sind; Christian IV. und die Dänen kommen auf das dänische Feld.
card-p8-about = Für den Rest des Zuges haben kaiserliche Einheiten in Österreich keinen Sold vor Ort.
card-p9-about = Von nun an gibt Frankreich Hilfsgelder.
card-p10-about = Solange Schweden nicht im Krieg ist: { $amount } HP aus Schweden für diesen Zug.
card-p11-about = Für den Rest des Zuges betreten keine Einheiten neutrale Gebiete oder neutrale freie Städte.
card-p12-about = { about-surprise }
card-p13-about = { about-rivalry }
card-p14-about = Ein Bauernaufstand in einer Stadt Österreichs außer Wien, ohne katholische Einheiten.
card-p15-about = Urban VIII. wird Papst, und die päpstlichen Hilfsgelder enden.
card-p16-about = { about-mutiny }
card-p17-about = Kriegseintritt, einer im Zug: Frankreich ist im Krieg, und Lothringen, wo keine katholischen Einheiten sind. La Force und Turenne kommen mit französischen Einheiten; die Apokalypse-Karten kommen hinzu.
card-p18-about = Kriegseintritt, einer im Zug: Gustav Adolf landet mit einer schwedischen Armee in einem Hafen und errichtet dort die schwedische Basis.
card-p19-about = { $amount } HP aus Savoyen für diesen Zug; nicht für schwedische Einheiten.
card-p20-about = Hebt { card-c5 } auf.
card-p21-about = Einmal: Für den Rest des Zuges haben kaiserliche Einheiten in Österreich keinen Sold vor Ort.
card-p22-about = Mit Magdeburg unter katholischer Kontrolle: −{ $vp } SP, und in Magdeburg herrscht Verwüstung 2.
card-p23-about = Nach { card-p22 }, mit Schweden im Krieg: −{ $vp } SP, und deutsche und schwedische Anführer, bis zu { $amount }, machen je einen Rekrutierungsversuch.
card-p24-about = Wenn der Niederländische Krieg nicht beendet ist: Spätere katholische AID-Karten bringen { $amount } HP weniger aus Spanien, bis { card-c16 } gespielt wird; gilt dieses Ereignis schon, endet es stattdessen.
card-p25-about = { about-dutch-war }
card-p26-about = { about-dutch-war }
card-p27-about = { about-dutch-war }
card-p28-about = Hessen-Kassel tritt auf die protestantische Seite, und Wilhelm kommt mit Einheiten dorthin.
card-p29-about = Braunschweig-Lüneburg tritt auf die protestantische Seite, wenn nicht schon durch { card-p3 }, und Georg kommt mit Einheiten dorthin.
card-p30-about = { about-fog }
card-p31-about = Im Gefecht als Angreifer unter einem schwedischen Befehlshaber mit schwedischen Einheiten: Du feuerst { n-columns } weiter rechts.
card-p32-about = { about-flank }
card-p33-about = { about-cavalry }
card-p34-about = Im Gefecht mit einer schwedischen Einheit: +{ $amount } auf deinen Wurf.
card-p35-about = Wenn Sachsen auf der katholischen Seite steht, Schweden im Krieg ist und eine protestantische Armee in Sachsen oder daneben: Es wechselt auf die protestantische Seite, mit Anführern, Einheiten und Städten.
card-p36-about = { about-plague }
card-p37-about = { about-plague }
card-p38-about = Einmal: Hebt { card-c54 } auf und schließt es für den Rest des Spiels aus.
card-p39-about = { about-passes-closed }
card-p40-about = Ein Bauernaufstand in einer Stadt Bayerns außer München, ohne katholische Einheiten.
card-p41-about = { about-mutiny }
card-p42-about = Für den Rest des Spiels bringen katholische AID-Karten { $amount } HP weniger aus Spanien.
card-p43-about = { about-dutch-war }
card-p44-about = Mit Schweden im Krieg: Torstensson kommt mit schwedischen Einheiten zur schwedischen Basis.
card-p45-about = Mit Schweden im Krieg: Die Anführer kommen, jeder zu schwedischen Einheiten oder, wenn es keine gibt, in eine eigene Stadt.
card-p46-about = Mit Frankreich im Krieg: Die Anführer kommen, jeder zu französischen Einheiten oder in eine protestantische Stadt Frankreichs.
card-p47-about = Im Gefecht als Angreifer mit einer französischen Einheit: Du feuerst { n-columns } weiter rechts, und { card-c50 } kann nicht gespielt werden.
card-p48-about = { about-unreliable }
card-p49-about = Im Gefecht gegen einen Befehlshaber, der nicht herausragend ist: Seine Gefechtszahl hilft nicht.
card-p50-about = Aktiviert einen französischen Anführer; er und alle, die mitgehen, haben { $amount } BP mehr.
card-p51-about = { about-plague }
card-p52-about = { about-plague }
card-p53-about = { about-recovery }
card-p54-about = { about-recovery }
card-p55-about = { about-recovery }

# Weisungen: die Frage und jede Antwort darauf

order-attacked = Vor einer eigenen Festung angegriffen
order-attacked-ask = frag mich
order-attacked-stand = immer standhalten
order-attacked-withdraw-below = zurückziehen, wenn meine Siegchance unter { $percent } % liegt
order-attacked-withdraw = immer zurückziehen
order-combat-cards = Gefechtskarten des Verteidigers
order-combat-cards-ask = frag mich
order-combat-cards-pass-below = keine spielen, wenn meine Truppe zusammen einen Kampfwert unter { $factors } hat
order-combat-cards-pass-outside = keine spielen, wenn meine Siegchance über { $better } % oder unter { $worse } % liegt
order-combat-cards-pass-overwhelmed = keine spielen gegen eine Truppe, die meine überrennen könnte
order-losses = Verluste
order-losses-ask = frag mich
order-losses-spare-full = für mich nehmen und volle Einheiten schonen
order-losses-keep-units = für mich nehmen und möglichst viele Einheiten behalten
order-retreat = Rückzug
order-retreat-ask = frag mich
order-retreat-to-base = zur nächsten eigenen Nachschubbasis hin
order-retreat-inside = in die Festung, wenn es geht
order-continued-sieges = Fortgesetzte Belagerungen
order-continued-sieges-ask = frag mich
order-continued-sieges-roll-all = für alle würfeln
order-pay = Sold
order-pay-ask = frag mich
order-pay-all = alles zahlen, was ich kann
