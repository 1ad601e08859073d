# The log as a chronicle: the title of each turn.

chronicle-before = Antes del primer turno
chronicle-turn = Turno { $turn }, { $who }: { LIST($outcomes) }
chronicle-turn-you = Turno { $turn }, tú: { LIST($outcomes) }
chronicle-turn-now = Turno { $turn }, { $who }
chronicle-turn-now-you = Turno { $turn }, tú
chronicle-levels = { SIGNED($levels) } { $levels ->
    [-1] nivel
    [one] nivel
   *[other] niveles
}
chronicle-treasures = { $treasures ->
    [one] un tesoro
   *[other] { $treasures } tesoros
}
chronicle-helped = con ayuda
chronicle-died = murió
chronicle-caught = no pudo huir
chronicle-fled = logró huir
chronicle-cursed = { CURSES() ->
    [traps] { $count ->
        [one] una trampa
       *[other] { $count } trampas
    }
   *[other] { $count ->
        [one] una maldición
       *[other] { $count } maldiciones
    }
}
chronicle-lost = { $count ->
    [1] sin { EL($card) }
   *[other] { $count } cartas menos
}
chronicle-got = { $count ->
    [1] con { EL($card) }
   *[other] { $count } cartas más
}
chronicle-quiet = ni gana ni pierde
# What befell others than the turn's player.
chronicle-and = { $title } · { $more }
chronicle-you = tú: { LIST($outcomes) }
chronicle-other = { $who }: { LIST($outcomes) }
# Qué pasó desde el último turno propio.
chronicle-meanwhile = Mientras tanto: { $told }

# What happened, told to whom it happened; $who is the reader.
reader = Tú
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
event-drew-you = Robas { $count ->
    [one] { $deck ->
        [doors] una puerta
       *[treasures] un tesoro
    }
   *[other] { $count } { $deck ->
        [doors] puertas
       *[treasures] tesoros
    }
}.
event-drew-open-you = Robas { EL($cards) }.
event-door-you = Abres la puerta de una patada: { $card }.
event-took-you = Te llevas { EL($card) } a la mano.
event-played-you = Juegas { EL($card) }.
event-played-on-card-you = Juegas { EL($card) } sobre { EL($on) }.
event-played-on-player-you = Juegas { EL($card) } sobre { $whom }.
event-played-on-self-you = Juegas { EL($card) } sobre ti { AGREE($who, "mismo", "misma") }.
event-played-side-you = Juegas { EL($card) } para los { $side ->
    [fighters] combatientes
   *[monsters] monstruos
}.
event-played-with-you = Juegas { EL($card) } junto con { EL($with) }.
event-equipped-you = Te equipas { EL($card) }.
event-discarded-you = Descartas { EL($cards) }.
event-lost-you = Pierdes { EL($cards) }.
event-sold-you = Vendes { EL($cards) } por { $gold } { -gold-pieces }: { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}.
event-level-up-you = Subes al nivel { $to }.
event-level-down-you = Bajas al nivel { $to }.
event-died-you = Has muerto.
event-combat-you = Luchas contra { EL($card) }.
event-enhanced-you = Juegas { EL($card) } sobre { EL($on) }.
event-power-you = Usas { $power }{ $count ->
    [0] .
    [one] {" "}y descartas una carta.
   *[other] {" "}y descartas { $count } cartas.
}
event-power-on-player-you = Usas { $power } con { $whom }{ $count ->
    [0] .
    [one] {" "}y descartas una carta.
   *[other] {" "}y descartas { $count } cartas.
}
event-power-on-card-you = Usas { $power } con { EL($on) }{ $count ->
    [0] .
    [one] {" "}y descartas una carta.
   *[other] {" "}y descartas { $count } cartas.
}
event-asked-you = Le pides ayuda a { $whom }: { $terms }.
event-helps-you = Ayudas a { $whom }: { $terms }.
event-declined-help-you = No ayudas a { $whom } por eso.
event-declined-trade-you = Rechazas la oferta de { $whom }.
event-claimed-win-you = Vas a ganar. ¿Alguna objeción?
event-claimed-flight-you = Estás a punto de huir. ¿Alguna objeción?
event-won-you = Vences { AL($cards) }: { $levels ->
    [0] ningún nivel
    [one] un nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}.
event-won-with-you = Tú y { $whom } vencéis { AL($cards) }: { $levels ->
    [0] ningún nivel
    [one] un nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}.
event-escaped-you = Te escapas { DEL($card) }.
event-treasure-you = Recibes { EL($card) }.
event-looted-you = Tomas { EL($card) } de lo que dejó { $whom }.
event-die-flee-you = Tiras para huir: { $die }{ $total ->
    [none] .
   *[other] , { $total } en total.
}
event-die-effect-you = Tiras el dado: { $die }{ $total ->
    [none] .
   *[other] , { $total } en total.
}
event-die-power-you = Tiras el dado: { $die }{ $total ->
    [none] .
   *[other] , { $total } en total.
}
event-starts-you = Empiezas tú.
event-gave-you = Le das a { $whom } { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-gave-open-you = Le das a { $whom } { EL($cards) }.
event-searched-you = Tomas { EL($cards) } { $deck ->
    [doors] de las puertas descartadas
   *[treasures] de los tesoros descartados
}.
event-passed-you = Lo dejas estar.
event-taken-back-you = Te retractas.
event-turn-you = Tu turno.
event-curse-you = { CAPITAL(EL($card)) } { AGREE($card, "está", "está", "están") } a punto de alcanzarte.
event-cursed-you = { CAPITAL(EL($card)) } te { AGREE($card, "alcanza", "alcanza", "alcanzan") }.
event-caught-you = { CAPITAL(EL($card)) } te { AGREE($card, "atrapa", "atrapa", "atrapan") }.
event-unequipped-you = Dejas de usar { EL($card) }.
event-reborn-you = Vuelves, convertid{ AGREE($who, "o", "a") } en alguien sospechosamente parecido.
event-joined-you = { CAPITAL(EL($card)) } se { AGREE($card, "suma", "suma", "suman") } a la pelea, cortesía tuya.
event-helps-forced-you = Ayudas a { $whom }, te guste o no.
event-withdrawn-help-you = Retiras tu petición.
event-withdrawn-trade-you = Retiras tu oferta.
event-lapsed-help-you = Tu petición queda en nada.
event-lapsed-trade-you = Tu oferta queda en nada.
event-offered-you = Le propones un trato a { $whom }: { EL($give) } a cambio { DEL($get) }.
event-offered-gift-you = Quieres regalarle a { $whom } { EL($give) }.
event-offered-plea-you = Le pides a { $whom }, gratis, { EL($get) }.
event-traded-you = Le cambias a { $whom } { EL($give) } por { EL($get) }.
event-traded-gift-you = Le regalas a { $whom } { EL($give) }.
event-traded-plea-you = Recibes de { $whom } { EL($get) }.
event-unclaimed-win-you = Al final no ganas.
event-unclaimed-flight-you = Al final no tienes que huir.
event-sacrificed-you = Dejas atrás { EL($card) } y te escapas.
event-sacrificed-with-you = Dejas atrás { EL($card) }; { $whom } también se escapa.
event-lifted-you = Te libras { DEL($card) }.
event-showed-you = Enseñas { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-showed-open-you = Enseñas { EL($cards) }.
event-showed-to-you = Le enseñas a { $whom } { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-showed-to-open-you = Le enseñas a { $whom } { EL($cards) }.
event-conceded-you = Dejas la partida.
event-seized-you = Tomas { EL($card) } del descarte.
event-turn-owed-skip-you = Perderás un turno.
event-turn-owed-again-you = Jugarás otro turno.
event-turned-skip-you = Pierdes un turno.
event-turned-again-you = Juegas otro turno.
event-die-start-you = Tiras por el primer turno: { $die }.
event-die-tie-you = Tiras para desempatar: { $die }.
event-thrown-you = { LIST($cards) }: sacas { $dice }, que cuenta como { $die }.
event-place-you = Llevas a todos a otro lugar: { $card }.
event-place-next-you = Llevas a todos a otro lugar: { $card }. Atrás queda { EL($before) }.
event-none-left-you = No quedan { $deck ->
    [doors] puertas
   *[treasures] tesoros
} por robar. Te quedas sin nada.
event-level-same-you = Sigues en el nivel { $to }.
event-sex-you = Ahora eres { $to ->
    [female] una mujer
   *[male] un hombre
}.
event-won-empty-you = No te queda monstruo con el que luchar: { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}.
event-ended-you = Tu pelea ha terminado.
event-curse-on-you = { CAPITAL(EL($card)) } { AGREE($card, "está", "está", "están") } a punto de alcanzar { EL($on) } que tienes.
event-cancelled-you = { CAPITAL(EL($card)) } no te { AGREE($card, "alcanza", "alcanza", "alcanzan") }.
event-peeked-you = Miras { $deck ->
    [doors] la primera puerta
   *[treasures] el primer tesoro
} del mazo.
event-peeked-open-you = Miras { $deck ->
    [doors] la primera puerta
   *[treasures] el primer tesoro
} del mazo: { EL($cards) }.
event-asks-you = Tienes que elegir.
event-joined-lasers-you = Unes { EL($cards) } en una sola arma.
event-parted-laser-you = Separas { EL($card) } del arma combinada.
event-seizing-you = Quieres { EL($card) } del descarte.
event-put-hand-you = La mesa decide: te llevas { EL($card) } a la mano.
event-put-play-you = La mesa decide: tienes { EL($card) } en juego.
event-boosted-player-to-you = { $amount ->
    [0] Nada cambia para ti.
   *[other] Recibes { SIGNED($amount) }.
}
log-seek = Volver al inicio del turno { $turn }

# What somebody else does to the reader.
event-played-on-player-to-you = { $who } juega { EL($card) } sobre ti.
event-gave-to-you = { $who } te da { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-gave-open-to-you = { $who } te da { EL($cards) }.
event-power-on-player-to-you = { $who } usa { $power } contigo{ $count ->
    [0] .
    [one] {" "}y descarta una carta.
   *[other] {" "}y descarta { $count } cartas.
}
event-asked-to-you = { $who } te pide ayuda: { $terms }.
event-helps-to-you = { $who } te ayuda: { $terms }.
event-helps-forced-to-you = { $who } te ayuda, le guste o no.
event-declined-help-to-you = { $who } no te ayuda por eso.
event-declined-trade-to-you = { $who } rechaza tu oferta.
event-offered-to-you = { $who } te propone un trato: { EL($give) } a cambio { DEL($get) }.
event-offered-gift-to-you = { $who } quiere regalarte { EL($give) }.
event-offered-plea-to-you = { $who } te pide, gratis, { EL($get) }.
event-traded-to-you = { $who } te cambia { EL($give) } por { EL($get) }.
event-traded-gift-to-you = { $who } te regala { EL($give) }.
event-traded-plea-to-you = { $who } recibe de ti { EL($get) }.
event-showed-to-to-you = { $who } te enseña { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-showed-to-open-to-you = { $who } te enseña { EL($cards) }.
