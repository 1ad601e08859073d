# The games that a browser has finished.
history-title = Partidas jugadas aquí
history-text = Cada partida que terminas en este navegador queda anotada aquí y en ningún otro sitio. Las partidas guiadas y las de probar una carta no cuentan.
history-none = Aquí aún no se ha terminado ninguna partida.
history-game = Juego
history-games = Jugadas
history-wins = Ganadas
history-all = Todas
history-deaths = Formas favoritas de morir
history-death = { $card }: { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}
history-no-card = por las reglas
history-winner = { $place }. { $name }, nivel { $level }, victoria
history-player = { $place }. { $name }, nivel { $level }
history-more = Partidas anteriores
history-export = Guardar en un archivo
history-import = Añadir desde un archivo
history-added = { $count ->
    [0] En el archivo no había partidas nuevas.
    [one] Se añadió una partida.
   *[other] Se añadieron { $count } partidas.
}
history-no-file = En este archivo no hay partidas de estas.
history-erase = Borrar todo
history-erase-text = { $count ->
    [one] Se borra una partida
   *[other] Se borran { $count } partidas
} de este navegador. Nadie más tiene esta lista.
history-erase-yes = Borrar
history-keep = Conservar
