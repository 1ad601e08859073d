# The games that a browser has finished.
history-title = Hier gespielte Spiele
history-text = Jedes Spiel, das du in diesem Browser zu Ende spielst, wird hier notiert und nirgends sonst. Übungsspiele und Spiele, in denen eine Karte ausprobiert wird, zählen nicht.
history-none = Noch wurde hier kein Spiel zu Ende gespielt.
history-game = Spiel
history-games = Gespielt
history-wins = Gewonnen
history-all = Alle
history-deaths = Liebste Todesarten
history-death = { $card }: { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
history-no-card = nach den Regeln
history-winner = { $place }. { $name }, Stufe { $level }, gewonnen
history-player = { $place }. { $name }, Stufe { $level }
history-more = Ältere Spiele
history-export = Als Datei sichern
history-import = Aus Datei ergänzen
history-added = { $count ->
    [0] In der Datei waren keine neuen Spiele.
    [one] Ein Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
history-no-file = In dieser Datei stehen keine solchen Spiele.
history-erase = Alles löschen
history-erase-text = { $count ->
    [one] Ein Spiel wird
   *[other] { $count } Spiele werden
} in diesem Browser gelöscht. Sonst hat niemand diese Liste.
history-erase-yes = Löschen
history-keep = Behalten
