# kickdoor puzzles.

cli-puzzles = Stellungen finden, in denen genau ein Weg noch in diesem Zug gewinnt
cli-puzzles-seed = woraus sie folgen; ohne Angabe das heutige Datum, also das Rätsel des Tages
cli-puzzles-count = wie viele
cli-puzzles-solve = auch die Lösungen ausgeben
cli-puzzles-json = JSON ausgeben, eine Zeile je Rätsel, mit dem, was am Platz zu sehen ist, und der Lösung
cli-puzzles-progress = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} durchgesehen, { $found } von { $count } gefunden
cli-puzzle-heading = Rätsel { $at }, { $grade ->
    [easy] leicht: Ein normaler Bot löst es in { $percent } von 100 Versuchen
    [medium] mittel: Ein normaler Bot löst es in { $percent } von 100 Versuchen
   *[hard] schwer: Ein normaler Bot löst es nie
}
cli-puzzle-task = { $who } gewinnt noch in diesem Zug, wenn niemand dazwischengeht und nichts dem Zufall überlassen bleibt. Wie?
