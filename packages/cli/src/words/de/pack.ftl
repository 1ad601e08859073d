# kickdoor pack.

cli-pack = Kartensets prüfen und beim Schreiben helfen
cli-pack-check = alle Fehler in einem Set nennen, mit Datei, Zeile und Spalte
cli-pack-folder = der Ordner des Sets
cli-pack-summary = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $problems ->
    [0] keine Fehler
    [one] 1 Fehler
   *[other] { $problems } Fehler
}
cli-pack-schema = das JSON Schema für die Dateien eines Sets ausgeben, für Editoren
cli-pack-schema-file = welche Datei
