# The rulebook.

skip-rules = A las reglas
book-title = Reglamento
book-other-game = Elegir otro juego
book-search = Buscar en las reglas
book-clear = Borrar la búsqueda
book-found = { $count ->
    [0] Ninguna regla encontrada
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
}
book-none = Ninguna regla dice eso. Prueba con menos palabras, o solo con el principio de una.
book-absent = «{ $title }» no está entre las reglas de este juego.
book-contents = Índice
book-anchor = Enlace a esta regla: { $title }
book-print = Imprimir
book-link = En el reglamento
overrides-rules = { $count ->
    [one] Se salta la regla
   *[other] Se salta las reglas
}
book-goal-title = El juego en una página
book-goal = En tu turno abres una puerta de una patada; detrás hay un monstruo, una { $curse } o algo útil. Si tienes más fuerza que el monstruo, subes un nivel y te llevas sus tesoros. Los tesoros te dan fuerza{ $sidekicks ->
    [yes] , y los compinches también
   *[no] { "" }
}. Los demás pueden ayudarte o estropearlo todo, y lo harán. Gana quien llegue al nivel { $last } matando un monstruo.
book-goal-turn = Un turno: abre la puerta. Si hay un monstruo, lucha. Si no, lucha contra uno de tu mano o roba una carta más. Al final, reparte las cartas que pasen de { $hand } en la mano.
book-goal-fight = Una pelea: tu nivel y tu equipo contra el nivel del monstruo. Hace falta más; en caso de empate gana el monstruo. Pide ayuda, juega cartas o huye: con un 5 o un 6 te libras.
