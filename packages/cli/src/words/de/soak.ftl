# kickdoor soak and kickdoor exhaust.

cli-soak = zufällige Partien nach allen Regeln und mit allen Mischungen von Sets spielen und nach jeder Aktion prüfen
cli-soak-moves = wie viele Aktionen insgesamt
cli-soak-state = wo festgehalten wird, was getan ist: Der nächste Lauf macht dort weiter
cli-soak-mutants = nach wie vielen von 100 Aktionen auch eine erfundene versucht wird
cli-soak-games = wie viele Partien auf einmal
cli-soak-not-kept = { $file } stammt nicht von diesem Befehl.
cli-soak-other-seed = { $file } gehört zum Startwert { $kept }; für den Startwert { $seed } braucht es eine andere Datei.

cli-soaked-so-far = { $moves } von { $goal } Aktionen, { $wrong } Fehler
cli-soaked = { $moves } Aktionen in { $games } Partien, { $mutants } erfundene Aktionen, { $seconds } s
cli-soaked-table = { $table }: { $moves }
cli-soaked-wrong = { $wrong } Fehler

cli-exhaust = feste Startwerte nach allen Regeln spielen, bis alles geschehen ist, was dort geschehen kann
cli-exhaust-least = wie oft jedes davon geschehen muss
cli-exhaust-moves = wie viele Aktionen höchstens nach denselben Regeln
cli-exhaust-sheet = nur diese Regeln
cli-exhaust-no-sources = Der Quelltext der Regeln ist nicht hier. Dieser Befehl läuft in einem Klon des Repositorys.

cli-exhausted = { $sheet }: { $reached } von { $wanted } in { $moves } Aktionen
cli-exhausted-short = seltener als { $least }-mal: { $names }
cli-exhausted-besides = außerdem geschehen: { $names }
cli-exhausted-never = nicht erwartet, { $why }: { $names }

cli-never-laser = keine Karte ist ein Laser
cli-never-claim = hier beansprucht niemand Abgelegtes
cli-never-sacrifice = kein Handlanger darf geopfert werden
cli-never-peek = keine Karte sieht oben auf einem Stapel nach
cli-never-sex = keine Karte ändert das Geschlecht
cli-never-death = nach diesen Regeln stirbt niemand
cli-never-killed = Karten töten nur beim Weglaufen, und danach kämpft in diesem Zug niemand mehr
cli-never-effect = keine Karte hat diesen Effekt
cli-never-rule = hier gibt es keine solche Regel
cli-never-refusing = keine Karte hat einen Effekt, der sich darauf beruft
