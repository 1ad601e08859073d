# The end of a game.
over-title = Das Spiel ist aus
over-winners = { $count ->
    [one] { LIST($players) } gewinnt
   *[other] { LIST($players) } gewinnen
}
over-player = Name
over-killed = Monster getötet
over-helped = Geholfen
over-fled = Entkommen
over-caught = Erwischt
over-curses = { -curses }
over-deaths = Tode
over-sold = Erlös in { -gold }
over-turns = Das waren { $turns } Züge.
over-rematch = Noch eine Partie
unknown-card = unbekannte Karte
    .gender = feminine
    .acc = unbekannte Karte
    .dat = unbekannten Karte
    .gen = unbekannten Karte
