# The host's last word: the table's setting, the sheet, what is proposed, and how it ended.

rulings-option = Decisiones
rulings-option-host = solo quien organiza
rulings-option-majority = si la mayoría acepta
rulings-option-all = si todos aceptan
rulings-option-text = Quien organiza la mesa puede arreglar errores: anular jugadas, corregir un nivel o mover una carta.
ruling-end-carried = Vale la decisión de { $who }.
ruling-end-refused = La mesa ha rechazado la decisión de { $who }.
ruling-end-withdrawn = { $who } retira su propuesta.
ruling-end-late = No ha habido a tiempo bastantes votos para la decisión de { $who }.
ruling-end-moved-on = La partida ha avanzado: la decisión de { $who } ya no tiene sentido.
ruling-make = Decidir como anfitrión
ruling-propose = Proponerlo
ruling-decide = Decidirlo así
ruling-consent-host = En esta mesa decides tú. Todos lo ven en el registro.
ruling-consent-majority = Debe aceptar más de la mitad de las personas de la mesa. Los bots no votan.
ruling-consent-all = Deben aceptar todas las personas de la mesa. Los bots no votan.
ruling-what = Qué se cambia
ruling-what-moves = anular jugadas
ruling-what-level = un nivel
ruling-what-card = una carta
ruling-before = Volver a antes de
ruling-no-moves = No se puede anular nada: lo que sale en el dado vale.
ruling-whose = De quién
ruling-level-label = Nivel
ruling-which = Carta
ruling-which-none = elige una carta
ruling-where = Va a
ruling-where-hand = una mano
ruling-where-play = la mesa
ruling-where-away = los descartes
ruling-rewind = { $who } propone volver a antes de esto: { $line }
ruling-rewind-number = { $who } propone volver a antes de la jugada { $to }.
ruling-level = { $who } propone el nivel { $level } para { $whom }.
ruling-hand = { $who } propone que { $whom } se lleve { EL($card) } a la mano.
ruling-play = { $who } propone que { $whom } tenga { EL($card) } en juego.
ruling-away = { $who } propone descartar { EL($card) }.
ruling-lost = { $count ->
    [one] Se perdería una jugada.
   *[other] Se perderían { $count } jugadas.
}
ruling-seen = Desde entonces todos han visto: { LIST($cards) }.
ruling-known = Desde entonces algunos han visto cartas: { LIST($known) }.
