# kickdoor simulate and kickdoor balance.

cli-simulate = Bots Partien spielen lassen und das Ergebnis zusammenfassen
cli-simulate-sheet = nach welchen Regeln gespielt wird
cli-simulate-sets = die gemischten Sets, durch Kommas getrennt; ohne Angabe die der Regeln
cli-simulate-seats = wie viele am Tisch sitzen
cli-simulate-games = wie viele Partien
cli-simulate-seed = woraus aller Zufall kommt: Derselbe Startwert ergibt dieselben Partien
cli-simulate-bots = wer spielt
cli-simulate-workers = in wie vielen Threads gespielt wird
cli-simulate-record = jede Partie in diesem Ordner aufzeichnen
cli-simulate-no-timing = weglassen, was vom Rechner abhängt
cli-simulate-progress = { $done } von { $games } Partien
cli-simulate-stopped = Abgebrochen nach { $done } von { $games } Partien.
cli-simulate-broken = Die Regeln wurden gebrochen: { $what }
cli-simulate-broken-record = Die Partie ist bis dahin aufgezeichnet: { $file }

cli-simulated-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, davon { $finished } zu Ende gespielt
cli-simulated-turns = Züge je Partie: { $median } im Median, höchstens { $most } in 95 von 100 Partien
cli-simulated-moves = Aktionen: { $moves }
cli-simulated-moves-timed = Aktionen: { $moves }, { $speed } pro Sekunde
cli-simulated-wins = Siege nach Platz: { $shares }
cli-simulated-never = nie gespielt: { $count ->
    [0] keine Karte
   *[other] { $cards }
}

cli-balance = Bots nach allen Regeln und mit allen Mischungen von Sets spielen lassen und die Zahlen als Tabelle ausgeben
cli-balance-games = wie viele Partien je Zeile
cli-balance-out = wohin die Tabelle geschrieben wird, auf Englisch; ohne Angabe wird sie ausgegeben
cli-balance-progress = { $at } von { $all }, { $sheet } ({ $sets }): { $done } von { $games } Partien
cli-balance-stopped = Abgebrochen nach { $done } von { $all } Zeilen; keine Datei wurde geschrieben.
cli-balance-title = Balance
cli-balance-intro =
    Was Partien von Bots über Regeln und Sets sagen. Nach jeder Aktion jeder Partie werden alle Karten gezählt: Keine ist
    doppelt, keine fehlt. Der Befehl:
cli-balance-of = { $finished } von { $games }
cli-balance-column-sheet = Regeln
cli-balance-column-sets = Sets
cli-balance-column-finished = zu Ende gespielt
cli-balance-column-median = Züge, Median
cli-balance-column-most = Züge, 95 von 100
cli-balance-column-moves = Aktionen je Partie
cli-balance-column-wins = Siege nach Platz, von 100
cli-balance-column-never = nie gespielt
