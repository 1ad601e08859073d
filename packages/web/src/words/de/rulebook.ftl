# The rulebook.

skip-rules = Zu den Regeln
book-title = Regelbuch
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
book-goal-title = Das Spiel auf einer Seite
book-goal = In deinem Zug trittst du eine Tür ein; dahinter ist ein Monster, { EIN($curse) } oder etwas Nützliches. Bist du stärker als das Monster, steigst du eine Stufe auf und bekommst seine Schätze. Schätze machen dich stärker{ $sidekicks ->
    [yes] , und Handlanger auch
   *[no] { "" }
}. Alle anderen können dir helfen oder alles verderben, und das werden sie. Wer durch einen Sieg über ein Monster Stufe { $last } erreicht, gewinnt.
book-goal-turn = Ein Zug: Tritt die Tür ein. Ist es ein Monster, kämpf. Wenn nicht, kämpf gegen eins aus deiner Hand oder zieh noch eine Karte. Gib zum Schluss alles ab, was über { $hand } Handkarten hinausgeht.
book-goal-fight = Ein Kampf: deine Stufe und deine Ausrüstung gegen die Stufe des Monsters. Du brauchst mehr; bei Gleichstand gewinnt das Monster. Bitte um Hilfe, spiel Karten oder lauf weg: Eine 5 oder 6 rettet dich.
