# The end of a game.
over-title = Fin de la partida
over-winners = { $count ->
    [one] Gana { LIST($players) }
   *[other] Ganan { LIST($players) }
}
over-player = Jugador
over-killed = Monstruos muertos
over-helped = Peleas con su ayuda
over-fled = Escapadas
over-caught = Sin escapatoria
over-curses = { CAPITAL(-curses) }
over-deaths = Muertes
over-sold = Ganado vendiendo, en { -gold }
over-turns = En { $turns } turnos.
over-rematch = Otra vez
unknown-card = una carta desconocida
