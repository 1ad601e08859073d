# kickdoor replay and kickdoor verify.

cli-replay = muestra un registro jugada a jugada, con lo que resultó de cada una
cli-replay-file = un registro, como los que escribe `simulate --record`
cli-replay-at = muestra en cambio la mesa tras tantas jugadas; 0 es el reparto
cli-replay-json = en JSON: una línea por jugada, o el estado entero con --at
cli-replay-bad-at = --at es un número de jugadas, de 0 a { $last }
cli-replay-heading = Reglas: { $sheet }. Conjuntos: { $sets }. Jugadores: { $players }. Semilla { $seed }, jugada con Kickdoor { $version }.
cli-verify = vuelve a jugar registros; acaba con 1 y nombra la primera jugada que no puede ser correcta
cli-verify-files = registros, como los que escribe `simulate --record`
cli-verify-sound = { $count ->
    [one] 1 jugada, todo como fue
   *[other] { $count } jugadas, todo como fue
}

cli-verify-fair = { $file }: azar limpio: el servidor cumplió su compromiso { $commitment }; pusieron su parte: { $who }
cli-verify-fair-alone = { $file }: azar limpio: el servidor cumplió su compromiso { $commitment }; ningún asiento puso su parte
cli-mismatch-set = el conjunto { $set } no es aquel con el que se jugó esta partida
cli-mismatch-deal = el reparto no puede ser correcto: se cambió la primera línea, o las reglas
cli-mismatch-start = la posición inicial no puede ser correcta: { $why }
cli-mismatch-fair-commitment = el azar limpio no puede ser correcto: la semilla del servidor no es aquella con la que se comprometió
cli-mismatch-fair-parts = el azar limpio no puede ser correcto: las partes no son de los asientos
cli-mismatch-fair-seed = el azar limpio no puede ser correcto: la semilla de la partida no resulta de la del servidor y las partes
cli-mismatch-changed = la jugada { $n } ({ $move }) no puede ser correcta: se cambió su línea, o lo que resultó de ella
cli-mismatch-unread = la jugada { $n } ({ $move }) no puede ser correcta: ninguna jugada legal se escribe así
cli-mismatch-time = la jugada { $n } ({ $move }) no puede ser correcta: es anterior a la que la precede
cli-mismatch-refused = la jugada { $n } ({ $move }) no puede ser correcta: la rechaza { $rule }
cli-mismatch-state = el final no puede ser correcto: su estado es otro
cli-mismatch-log = el final no puede ser correcto: su crónica es otra

# The table after some moves.
cli-unknown-card = carta desconocida
cli-table-turn = Turno { $n }, { $who }: { $phase }
cli-table-player = { $name }: nivel { $level }, { $sex ->
    [female] mujer
   *[male] hombre
}{ $dead ->
    [true] {", ha muerto"}
   *[false] {""}
}{ $left ->
    [true] {", se fue"}
   *[false] {""}
}
cli-table-attached = { $card } sobre { EL($host) }
cli-table-combat = Combate: { LIST($fighters) } ({ $strength }) contra { LIST($foes) } ({ $against })
cli-table-combat-no-foes = Combate: { LIST($fighters) } ({ $strength }) ya sin rival
cli-table-place = Lugar: { $card }
cli-table-door = Tras la puerta: { $card }
cli-table-doors = Puertas: quedan { $left }, descartadas { $discarded }
cli-table-treasures = Tesoros: quedan { $left }, descartados { $discarded }
cli-table-pending = Pendiente: { $what }
cli-table-waiting = En espera: { $what }, { $time }
cli-table-winners = Victoria de { LIST($who) }

cli-place-hand = mano
cli-place-race = raza
cli-place-class = clase
cli-place-half-breed = mestizo
cli-place-super-munchkin = supermunchkin
cli-place-equipped = en uso
cli-place-carried = sin usar
cli-place-sidekicks = compinches
cli-place-steeds = monturas
cli-place-talents = poderes, estilos, entrenamiento
cli-place-curses = { -curses }

cli-phase-setup = jugadas iniciales
cli-phase-opening = antes de la puerta
cli-phase-door = hay una puerta a la vista
cli-phase-trouble = buscar bronca o saquear la sala
cli-phase-combat = combate
cli-phase-flee = la huida
cli-phase-reward = el reparto del tesoro
cli-phase-looting = el saqueo del cadáver
cli-phase-closing = fin del turno
cli-phase-charity = caridad
cli-phase-over = fin de la partida

cli-pending-do = el resto de un efecto
cli-pending-cancel = una { -curse } a punto de alcanzar a alguien
cli-pending-caught = una tirada de huida fallida
cli-pending-choice = una elección
cli-pending-draw = cartas por robar boca arriba
cli-pending-reward = la recompensa de un combate
cli-pending-loot = un cadáver por saquear
cli-pending-excess = demasiado que cargar
cli-pending-spent = una carta en acción
cli-pending-seize = alguien reclama una carta descartada

cli-waiting-grace = a las objeciones
cli-waiting-cancel = a que alguien anule la { -curse }
cli-waiting-seize = a los rivales
cli-waiting-request = a una respuesta
cli-waiting-choice = a una elección
