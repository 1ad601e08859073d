# The rulebook.

book-title = Regelbuch
book-open = Regelbuch
book-other-game = Anderes Spiel wählen
book-search = Regeln durchsuchen
book-clear = Suche löschen
book-found = { $count ->
    [0] Keine Regel gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
book-none = Davon steht nichts in den Regeln. Versuch es mit weniger Wörtern oder nur mit einem Wortanfang.
book-absent = „{ $title }“ gehört nicht zu den Regeln dieses Spiels.
book-contents = Inhalt
book-anchor = Link zu dieser Regel: { $title }
book-print = Drucken
book-link = Im Regelbuch
overrides-rules = { $count ->
    [one] Setzt sich über diese Regel hinweg
   *[other] Setzt sich über diese Regeln hinweg
}
