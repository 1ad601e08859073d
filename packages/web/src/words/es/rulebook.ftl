# The rulebook.

book-title = Reglamento
book-open = Reglamento
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
