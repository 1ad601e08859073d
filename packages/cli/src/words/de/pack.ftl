# kickdoor pack.

cli-pack = Kartensets prüfen und beim Schreiben helfen
cli-pack-check = alle Fehler in Sets nennen, mit Datei, Zeile und Spalte
cli-pack-places = die Ordner von Sets oder ihre Bündel
cli-pack-unfinished = unfertig: { $what }
cli-pack-of = { $path }: { $summary }
cli-pack-summary = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $problems ->
    [0] keine Fehler
    [one] 1 Fehler
   *[other] { $problems } Fehler
}{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } unfertig
}
cli-pack-folder = der Ordner des Sets
cli-pack-new = ein Set für den Anfang schreiben: eine Karte jeder Art, sofort spielbar
cli-pack-new-folder = der neue Ordner; so heißt auch das Set
cli-pack-new-languages = die Sprachen seiner Texte, mit Kommas dazwischen; ohne Angabe die der Befehlszeile
cli-pack-new-author = von wem es ist
cli-pack-new-license = unter welchen Bedingungen andere es weitergeben dürfen
cli-pack-new-id = Ein Set heißt mit Kleinbuchstaben und Ziffern, Bindestriche zwischen den Wörtern, nicht „{ $name }“.
cli-pack-new-taken = Ein eingebautes Set „{ $set }“ gibt es schon.
cli-pack-new-full = Unter „{ $folder }“ ist schon etwas.
cli-pack-new-no-language = Es gibt { $languages }.
cli-pack-new-made = { $folder } ist jetzt ein Set, mit Texten in { $languages }. So geht es weiter:
cli-pack-bundle = ein Set in eine Datei packen, um es weiterzugeben
cli-pack-bundle-out = in welche Datei; ohne Angabe heißt sie wie das Set
cli-pack-bundled = { $file }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $bytes ->
    [one] 1 Byte
   *[other] { $bytes } Bytes
}
cli-pack-no-author = In pack.yaml steht nicht, von wem es ist (author: …).
cli-pack-no-license = In pack.yaml steht nicht, unter welchen Bedingungen andere es weitergeben dürfen (etwa license: CC-BY-4.0).
cli-pack-schema = das JSON Schema für die Dateien eines Sets ausgeben, für Editoren
cli-pack-schema-file = welche Datei
