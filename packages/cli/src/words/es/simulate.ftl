# kickdoor simulate and kickdoor balance.

cli-simulate = juega partidas de bots y resume lo que resultó
cli-simulate-sheet = el reglamento
cli-simulate-sets = los conjuntos de la mezcla, separados por comas; si falta, los del reglamento
cli-simulate-seats = jugadores en cada mesa
cli-simulate-games = cuántas partidas
cli-simulate-seed = la fuente de todo azar: la misma semilla juega las mismas partidas
cli-simulate-bots = quiénes juegan
cli-simulate-workers = hilos en los que se juega
cli-simulate-record = escribe ahí un registro de cada partida
cli-simulate-no-timing = omite lo que depende de la máquina
cli-simulate-progress = { $done } de { $games } partidas
cli-simulate-stopped = Detenido tras { $done } de { $games } partidas.
cli-simulate-broken = Se rompieron las reglas en { $what }
cli-simulate-broken-record = Su registro, hasta ahí, es { $file }

cli-simulated-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $finished ->
    [one] 1 terminada
   *[other] { $finished } terminadas
}
cli-simulated-turns = turnos: mediana { $median }, como mucho { $most } en 95 de 100 partidas
cli-simulated-moves = jugadas: { $moves }
cli-simulated-moves-timed = jugadas: { $moves }, { $speed } por segundo
cli-simulated-wins = victorias por asiento: { $shares }
cli-simulated-never = nunca jugadas: { $count ->
    [0] ninguna
   *[other] { $cards }
}

cli-balance = simula todos los reglamentos y todas las mezclas, y escribe las cifras en una tabla
cli-balance-games = cuántas partidas de cada
cli-balance-out = dónde escribir la tabla, en inglés; si falta, se muestra
cli-balance-progress = { $at } de { $all }, { $sheet } ({ $sets }): { $done } de { $games } partidas
cli-balance-stopped = Detenido tras { $done } de { $all } filas; no se ha escrito ningún archivo.
cli-balance-title = Equilibrio
cli-balance-intro =
    Lo que dicen las partidas entre bots sobre los reglamentos y los conjuntos. Tras cada jugada de cada partida se
    cuentan las cartas: ninguna se duplica y ninguna se pierde. Hecho con
cli-balance-of = { $finished } de { $games }
cli-balance-column-sheet = reglamento base
cli-balance-column-sets = conjuntos
cli-balance-column-finished = terminadas
cli-balance-column-median = turnos, mediana
cli-balance-column-most = turnos, 95 de 100
cli-balance-column-moves = jugadas por partida
cli-balance-column-wins = victorias por asiento, de 100
cli-balance-column-never = nunca jugadas
