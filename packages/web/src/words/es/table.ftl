# The table.

close = Cerrar
no-race = Humano
seat-label = { $who }, nivel { $level }, fuerza { $strength }, { $kind }, { $hand ->
    [0] ninguna carta
    [one] una carta
   *[other] { $hand } cartas
} en la mano{ $count ->
    [0] {""}
   *[other] {""}, { LIST($badges) }
}
level-of = Nivel { $level } de { $last }
hand-count = { $count ->
    [0] Ninguna carta
    [one] Una carta
   *[other] { $count } cartas
} en la mano
curse-note = Se queda con su víctima
badge-left = se fue
badge-dead = R. I. P.
badge-winner = victoria
badge-turn = le toca
badge-fighter = lucha
badge-helper = ayuda
badge-asked = piensa
badge-ready = a punto
badge-away = ausente
badge-stand-in = juega un bot
badge-vacant = sitio libre
badge-skips = pierde turno
badge-again = otro turno

level = Nivel
strength = Fuerza
running = Huida
you = Tú
your-hand = Tu mano
hand-empty = Sin cartas en la mano.
your-gear = Delante de ti
gear-empty = Aún no tienes nada delante. Aquí quedarán las cartas que juegues.
carried = En la mochila, sin usar
table-cards = La mesa
deck-doors = Puertas: quedan { $count }
deck-treasures = Tesoros: quedan { $count }
discard-doors = Puertas descartadas: { $count }
discard-treasures = Tesoros descartados: { $count }
discard-top = Encima: { $card }
place-shown = Todos están aquí
card-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
card-lasts-combats = Dura { $count ->
    [one] un combate
   *[other] { $count } combates
} más.
card-lasts-turns = Dura { $count ->
    [one] un turno
   *[other] { $count } turnos
} más.
door-shown = Tras la puerta

turn-yours = Tu turno
turn-other = Turno de { $who }
turn-line = Turno { $turn } · { $whose }
turn-setup = Antes de la partida
turn-over = Fin de la partida
phase-line = { $phase ->
    [setup] Jugadas iniciales: raza, clase y lo que puedas usar.
    [opening] Ordena tus cosas y abre la puerta.
    [door] Juégala o quédatela.
    [trouble] Qué tranquilo está todo. Busca bronca con un monstruo de la mano o saquea la sala.
    [combat] Combate
    [flee] ¡Corre!
    [reward] Se reparte el botín
    [looting] Se saquea el cadáver
    [closing] Se asienta el polvo. Sigue jugando o acaba el turno.
    [charity] Te sobran cartas en la mano.
   *[over] Fin de la partida.
}
phase-other = { $phase ->
    [setup] Cada cual pone en juego lo que quiere.
    [opening] { $who } se prepara para abrir la puerta.
    [door] { $who } mira qué había tras la puerta.
    [trouble] { $who } puede buscar bronca o saquear la sala.
    [combat] Combate
    [flee] { $who } huye.
    [reward] Se reparte el botín.
    [looting] Se saquea el cadáver.
    [closing] { $who } termina el turno.
    [charity] { $who } reparte cartas.
   *[over] Fin de la partida.
}

read-card = Leerla
cannot-play = Ahora no: { $reason }
actions-title = Qué puedes hacer
actions-card = Qué puedes hacer con { EL($card) }
aim-hint = O toca lo que se ilumina en la mesa.
nothing-to-do = De momento, nada que hacer.
spectating = Estás mirando.
menu = Menú
log = Crónica
log-empty = Aún no ha pasado nada.
log-why = Por qué: { $what }
log-more = Crónica: qué pasó y por qué
log-details = Con la letra pequeña
newest = Lo que acaba de pasar
share = Compartir el enlace
copied = Copiado
copy-link = Copiar el enlace
leave-game = Dejar la partida
leave-game-text = Se descartan tu mano y todo lo que tienes delante, nadie te saquea y no puedes volver.
leave-game-yes = Irme para siempre
stay = Quedarme
theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Día
theme-dark = Noche
to-home = Volver al inicio
seat-actions = Qué puedes hacer con { $who }
terms-kept = El juego obliga a ambos a cumplir lo que se acuerde aquí.
part-level = Nivel de { $who }
part-level-you = Tu nivel
part-level-foe = Nivel { DEL($card) }
part-die = el dado
part-boost = un empujón
part-floor = el mínimo
part-other = lo demás
part-power = { $card } ({ $power })
part-title = { $amount } por { $what }
part-by = Jugado por { $who }.
part-by-you = Jugado por ti.
part-belongs = Cuenta para { $who }.
part-belongs-you = Cuenta para ti.
part-against = Cuenta para { EL($card) }.
put-back = Devolverla
the-wait = La espera
less = Menos
more = Más
too-late = Demasiado tarde: la mesa ha seguido adelante.
pick-whom = ¿A quién?
to-all = A todos
to-discards = Al descarte
gold = { $gold } { -gold }
total-gold = { $gold } { -gold } → { $levels ->
    [one] 1 nivel
   *[other] { $levels } niveles
}
total-too-little = { $gold } { -gold }: faltan { $missing } para un nivel
total-too-much = { $gold } { -gold }: más de lo que se puede vender ahora
total-of = { $gold } de { $wanted } { -gold }
ask-option = { $who } (fuerza { $strength })
log-older = Líneas anteriores
card-attached = Lleva: { EL($cards) }
laid = { $card } y lo que lleva encima
lies-on = Está sobre { EL($card) }
follower-sex = { $sex ->
    [female] Mujer
   *[male] Hombre
}{ $changed ->
    [yes] {""}, ahora.
   *[no] .
}
do-play-card-on = Jugar { EL($card) } sobre { $whom }
strength-is = Fuerza { $total }
flee-is = Huida: { $total ->
    [0] nada que sumar a la tirada
   *[other] { SIGNED($total) } a la tirada
}
group-traits = Raza y clase
group-equipped = En uso
group-carried = En la mochila, sin usar
group-curses = { CAPITAL(-curses) }
stamp-cursed = { CURSES() ->
    [traps] ¡Trampa!
   *[other] ¡Maldición!
}
stamp-caught = ¡Zas!
stamp-died = R. I. P.
stamp-risen = ¡Arriba!
