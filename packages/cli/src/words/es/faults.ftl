# Problems in a scenario file, and expectations that failed.

scenario-fault = { $place }: { $said }
scenario-step = paso { $n } ({ $place }, { $title }): { $wrong }
scenario-difference = se esperaba { LIST($expected) }; { LIST($found) }
scenario-broke = la partida se rompió: { $why }

# Names of values in the file.
called-attached = unido a { $host }
called-die = un dado
called-event = un suceso
called-key = una clave
called-move = una jugada
called-rule = una regla
called-scenario = un escenario
called-set = un conjunto
called-step = un paso

# Values.
fault-map = { $what } tiene que ser un mapa
fault-map-or-none = { $what } tiene que ser un mapa o none
fault-list = { $what } tiene que ser una lista
fault-text = { $what } tiene que ser un texto
fault-flag = { $what } tiene que ser true o false
fault-whole = { $what } tiene que ser un número entero de al menos { $least }
fault-range = { $what } tiene que ser un número entero de { $least } a { $most }
fault-positive = { $what } tiene que ser un número mayor que 0
fault-choice = { $what } es { $word }; tiene que ser uno de { $words }
fault-empty = { $what } está vacío
fault-no-anchor = no hay ningún ancla { $name }

# The table.
fault-no-scenario-field = un escenario no tiene { $key }
fault-no-player-field = un jugador no tiene { $key }
fault-no-sheet = no hay ningún reglamento { $sheet }
fault-no-option = no hay ninguna opción { $option }
fault-no-rule = no hay ninguna regla { $rule }
fault-no-event = no hay ningún suceso { $kind }
fault-no-deck = no hay ningún mazo { $deck }
fault-no-card-of-kind = ningún conjunto de este escenario tiene una carta del tipo { $kind }
fault-wrong-kind = { $card } es del tipo { $kind }, que no puede ir debajo de { $what }
fault-wrong-deck = { $card } no está entre { $deck }
fault-placed = { $card } ya tiene un sitio
fault-not-in-play = { $player } no tiene { $card } en juego

# Steps.
fault-no-step = no hay ningún paso { $word }
fault-empty-step = el paso está vacío
fault-two-steps = un paso tiene una sola clave
fault-move = { $move }: { $why }
fault-empty-refuse = refuse necesita un jugador y una jugada
fault-two-refusals = refuse admite un jugador y una jugada
fault-empty-may = may necesita un jugador y jugadas
fault-nobodys-view = view necesita `of` y un jugador
fault-all-pass = lo único que hacen todos es pass
fault-no-player-fact = de un jugador no se puede esperar { $key }
fault-no-combat-fact = de un combate no se puede esperar { $key }

# What was expected.
wanted-accepted = que se aceptara la jugada
wanted-refused = que se rechazara la jugada
wanted-refused-by = que rechazara la jugada { $rules }
wanted-legal = que `{ $move }` fuera legal
wanted-value = { $what } { $value }
wanted-hidden = que la vista ocultara { $card }
wanted-shown = que la vista mostrara { $card }
wanted-wait = que corriera una espera
wanted-wait-end = que acabara la espera

# What was found instead.
found-accepted = se aceptó
found-refused = se rechazó: { $rules }
found-changed = se rechazó, pero algo cambió
found-few-cards = no hay tantas cartas así
found-value = { $what } es { $value }
found-shown = la muestra
found-hidden = la oculta
found-no-wait = no corre ninguna

# Values that a scenario can’t write literally.
check-nothing = nada por el estilo
check-combat = un combate
check-no-combat = nada sin un combate
check-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
check-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}: { $cards }
