### Chronik, Regeln, Nachspielen und Einstellungen im Browser.

chronicle-label = Was geschah
chronicle-earlier = Frühere Einträge zeigen
rules-title = Regeln
rules-search = Ein Paragraph oder einige Wörter
rules-found = { $count ->
    [one] { $count } Paragraph gefunden
   *[other] { $count } Paragraphen gefunden
}
rules-ruling = Auslegung:
rules-chapter = Alles von { $id }
sheet-more = { $count } weitere Paragraphen enthalten diese Wörter.
rules-none = Kein Paragraph enthält diese Wörter.
replay-title = Nachspielen
replay-table = Zum Tisch
replay-eyes = Gesehen von
replay-spectator = Zuschauern
replay-fork = Von hier an übernehmen
replay-share = Adresse dieser Stelle kopieren
replay-copied = Die Adresse ist kopiert.
replay-line = Zeitleiste
replay-back = Eine Antwort zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Eine Antwort weiter
replay-at = { $at } von { $entries }
replay-season = { $season } { $year }
replay-when = { $season } des Jahres { $year }
replay-curve = Was die Kurven zeigen
holding-thalers = Taler
holding-grain = Korn
holding-counties = Länder
holding-armies = Armeen auf der Karte
holding-points = Punkte
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-as-system = Wie im System
settings-day = Tag
settings-candle = Abend
settings-motion = Bewegung
settings-full = Volle
settings-reduced = Weniger
settings-sound = Eine Glocke, wenn du an der Reihe bist
settings-notices = Eine Mitteilung des Browsers, wenn du an der Reihe bist
settings-left-handed = Karte rechts
settings-colours = Farben auf diesem Bildschirm tauschen
notice-your-turn = Du bist an der Reihe: { $table }
credits-title = Dank und Quellen
credits-map = Karte: Natural Earth (gemeinfrei); Koordinaten der Städte von GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Schriften: EB Garamond, Alegreya Sans, IM Fell English und IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Programme: Preact, Preact Signals, htm und Fluent, unter freien Lizenzen.
credits-names = Westphalia ist freie Software (Apache 2.0). Die Namen der Spiele gehören ihren Eigentümern; kein Verlag hat es gemacht oder gebilligt.
