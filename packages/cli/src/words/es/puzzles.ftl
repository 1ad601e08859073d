# kickdoor puzzles.

cli-puzzles = busca posiciones en las que exactamente una jugada gana este turno
cli-puzzles-seed = de dónde salen; si falta, de la fecha de hoy: el problema del día
cli-puzzles-count = cuántos
cli-puzzles-solve = muestra también las soluciones
cli-puzzles-json = escribe JSON, una línea por problema, con lo que se ve desde ese asiento y la solución
cli-puzzles-progress = { $games ->
    [one] 1 partida revisada
   *[other] { $games } partidas revisadas
}, { $found } de { $count } encontrados
cli-puzzle-heading = Problema { $at }, { $grade ->
    [easy] fácil: un bot normal lo resuelve en { $percent } de 100 intentos
    [medium] medio: un bot normal lo resuelve en { $percent } de 100 intentos
   *[hard] difícil: un bot normal nunca lo resuelve
}
cli-puzzle-task = { $who } gana este turno si nadie se mete y nada queda al azar. ¿Cómo?
