# Die Werkstatt, in der Kartensets entstehen.

shop-title = Werkstatt
shop-text =
    Denk dir Karten aus, sieh sie, wie sie aussehen werden, und spiel mit ihnen. Alles bleibt in diesem Browser, bis
    du es weitergibst.
shop-new = Neues Set
shop-make = Anlegen
shop-name = Name
shop-id = Kurzname
shop-id-hint = Für Dateien: Kleinbuchstaben, Ziffern und Bindestriche
shop-id-wrong = Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe; nicht der Name eines eingebauten Sets
shop-author = Von
shop-languages = Sprachen
shop-all-languages = Alle Sprachen
shop-with-cards = Mit einer Karte jeder Art beginnen
shop-not-loaded = Das lässt sich gerade nicht laden. Versuch es noch einmal, wenn du Netz hast.
shop-mine = Deine Sets
shop-none = Noch keine. Leg eins an, öffne eins oder kopiere ein eingebautes.
shop-about = { $pack } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
shop-delete = Löschen
shop-delete-label = { $name } löschen
shop-deleted = { $name } ist gelöscht.
shop-undo = Rückgängig
shop-damaged = Ein Set, das hier liegt, lässt sich nicht lesen. Nichts daran wurde verändert.
shop-no-storage = Dieser Browser bewahrt hier nichts auf: Was du machst, ist weg, wenn du gehst.
shop-bring = Sets von woanders
shop-bring-bundle = Set-Datei öffnen (.kickdoor)
shop-bring-folder = Einen Ordner öffnen
shop-not-brought = Das lässt sich nicht als Set öffnen; nichts wurde verändert:
shop-built-in = Eingebaute Sets
shop-built-in-text = Lies nach, wie sie gemacht sind, und kopiere eins, um es zu ändern.
shop-decks = { $doors } Türen · { $treasures } Schätze

# Ein Set auf der Werkbank.
shop-not-here = Dieser Browser hat kein solches Set.
shop-back = Zur Werkstatt
shop-zones = Was zu sehen ist
shop-zone-cards = Karten
shop-zone-edit = Ändern
shop-zone-look = Ansicht
shop-reading = Nur zum Lesen
shop-saving-saved = Gespeichert
shop-saving-saving = Wird gespeichert …
shop-saving-changed = In einem anderen Tab geändert: Lade neu, bevor du weitermachst. Hier wird nichts mehr gespeichert
shop-saving-gone = In einem anderen Tab gelöscht: Hier wird nichts mehr gespeichert
shop-saving-failed = Nicht gespeichert: Der Speicher des Browsers ist voll oder gesperrt
shop-redo = Wiederherstellen
shop-copy = Kopieren
shop-copy-of = { $name } auf meine Art
shop-mistakes = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
shop-problems = { $count ->
    [0] Alles in Ordnung
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
shop-problems-title = Was die Prüfung sagt
shop-no-problems = Nichts: Das Set ist in Ordnung.
shop-weight-mistake = Fehler: So ist das Set nicht spielbar
shop-weight-flaw = Mängel: Es ist spielbar, aber das hier bewirkt nichts
shop-weight-gap = Was noch fehlt
shop-give = Teilen
shop-give-text = Als eine Datei lässt sich dein Set in jeder Werkstatt öffnen und auf jedem Server spielen, der das erlaubt.
shop-give-mistakes = Solange ein Set Fehler hat, wird keine Datei daraus.
shop-give-bundle = Als eine Datei speichern (.kickdoor)
shop-give-folder = Als Ordner mit Dateien speichern
shop-given-folder = Alle Dateien sind im Ordner.
shop-folder-failed = In den Ordner lässt sich nichts schreiben.
shop-new-card = Neue Karte
shop-files = Dateien
shop-no-look = Diese Karte lässt sich nicht zeigen: Sie hat einen Fehler.
shop-no-card = Wähl eine Karte, dann siehst du sie hier.
shop-skip-edit = Zur geöffneten Karte
shop-skip-look = Zur Ansicht
shop-kind-mate = Das Monster noch einmal
shop-tabs = Teile der Karte
shop-tab-card = Karte
shop-tab-names = Namen
shop-tab-picture = Bild
shop-tab-text = YAML
shop-no-text = Diese Datei ist kein Text.
shop-text-of = Text von { $file }
shop-no-kind = Es ist nicht klar, welche Art Karte das ist. Ihr YAML sagt, was nicht stimmt.
shop-card-id = Kurzname
shop-another-card = Noch eine dieser Art
shop-copy-card = Noch so eine anlegen
shop-drop-card = Karte löschen
shop-name-by-hand = Dieser Name ist aus anderen gemacht. Ändere ihn in { $file }.
shop-flavour = Spruch
shop-noun = Ein Substantiv mit Formen
shop-more-forms = Weitere Formen
shop-sheet-names = Ein anderer Name nach einer Spielregel
shop-power-name = Name der Fähigkeit
shop-pack-form = Über das Set
shop-unset = nicht angegeben
shop-usual = wie üblich: { $value }
shop-add = Hinzufügen
shop-add-to = { $field }: hinzufügen
shop-add-effect = Wirkung hinzufügen
shop-add-field = Hinzufügen: { $field }
shop-more-fields = Mehr dazu …
shop-say-more = Mehr dazu
shop-remove = Entfernen
shop-remove-field = { $field } entfernen
shop-remove-from = { $field }: Nummer { $n } entfernen
shop-remove-effect = Wirkung { $n } entfernen
shop-up = Wirkung { $n } nach oben
shop-down = Wirkung { $n } nach unten
shop-effect-unread = Diese Wirkung lässt sich noch nicht lesen:
shop-none-of-it = nichts davon
shop-way-number = eine Zahl
shop-way-text = ein Wort
shop-way-list = eine Liste
shop-way-flag = ja oder nein
shop-way-effect = eine Wirkung
shop-way-either = etwas anderes
shop-search = Suchen
shop-found = { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}

# Bilder.
shop-no-picture = Diese Karte hat das Zeichen ihrer Art und noch kein Bild.
shop-draw = Eins zeichnen
shop-undraw = Bild entfernen
shop-picture-in-card = Das Bild steht bei der Karte selbst. Ändere es in ihrem YAML.
shop-own-image = Ein eigenes Bild nehmen
shop-own-image-hint = Es wird auf die Karte zugeschnitten und neu gezeichnet: Von der Datei bleibt nur, was man sieht.
shop-own-image-wrong = Das lässt sich nicht als Bild lesen.
shop-is-image = Diese Karte hat ein eigenes Bild.
shop-figures = Figuren
shop-search-figure = Nach dem englischen Namen suchen
shop-choose-figure = Eine andere Figur wählen
shop-shade-pale = { $color }, hell
shop-shade-deep = { $color }, dunkel
shop-more-figures = Mehr zeigen

# Formen von Namen.
form-gender = Geschlecht
form-masculine = männlich
form-feminine = weiblich
form-neuter = sächlich
form-plural = Plural
form-feminine-plural = weiblicher Plural
form-gen = Genitiv
form-dat = Dativ
form-acc = Akkusativ
form-ins = Instrumental
form-pre = Präpositiv
form-gen-plural = Genitiv Plural
form-dat-plural = Dativ Plural
form-acc-plural = Akkusativ Plural
form-ins-plural = Instrumental Plural
form-pre-plural = Präpositiv Plural
form-nom = Nominativ nach dem Artikel
form-article = Ohne Artikel
form-tonic = Beginnt mit betontem a
form-indef = Mit Artikel, falls unregelmäßig

# Spielen und abwägen.
shop-play = Spielen
shop-play-text = Ein Spiel gegen zwei Bots hier im Browser, oder ein Tisch für Freunde, an den du das Set mitbringst.
shop-play-now = Austeilen
shop-play-friends = Mit Freunden …
shop-play-by = Gemischt mit
shop-pack-title = Name des Packs
shop-mark = Merkmal „{ $mark }“
shop-try = Ausprobieren
shop-try-title = { $name } ausprobieren
shop-try-text = Ein Spiel gegen zwei Bots beginnt dort, wo diese Karte zu gebrauchen ist: auf deiner Hand mit allem, was sie braucht, wenn nötig mitten im Kampf, oder hinter der nächsten Tür.
shop-dealing = Der Tisch wird gedeckt …
shop-untried = In keiner Lage eines Spiels mit diesen Sets ließe sich diese Karte gebrauchen. Die Regel, die im Weg steht: { $why }
shop-id-taken = Ein eingebautes Set hat denselben Kurznamen. Wähl in pack.yaml einen anderen.
shop-balance = Balance
shop-balance-text = Vier Bots spielen viele Spiele, in denen deine Karten unter „{ $sheet }“ gemischt sind. Die anderen Zeilen sind die Mittelwerte der eingebauten Karten derselben Art; ± ist der Standardfehler.
shop-stop = Anhalten
shop-again = Noch einmal spielen
shop-games = { $done } von { $games } Spielen
shop-broken = Ein Spiel hat die Regeln verletzt:
shop-unfinished = { $count ->
    [one] 1 Spiel kam zu keinem Ende.
   *[other] { $count } Spiele kamen zu keinem Ende.
}
shop-stalls = { $count ->
    [one] Hat 1 Spiel aufgehalten: Sie kam immer wieder dran
   *[other] Hat { $count } Spiele aufgehalten: Sie kam immer wieder dran
}
shop-usual-of = { $kind }: { $count ->
    [one] 1 eingebaute Karte
   *[other] { $count } eingebaute Karten
}
shop-figure-drawn = Pro Spiel gezogen
shop-figure-played = Gespielt
shop-figure-wonWith = Siege damit
shop-figure-lostTo = Niederlagen dadurch
shop-figure-levels = Stufen pro Ziehen
shop-figure-turns = Züge ihrer Spiele
shop-drags = Lange Spiele: { $share } mehr Züge als mit anderen ihrer Art
