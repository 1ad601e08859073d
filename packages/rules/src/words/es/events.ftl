# The lines of the log: what happened. One message, or one family, for each event of model/event.ts.
# $who and $whom are players' names; $card, $on and $with are cards, $cards are lists of them.

event-turn = Turno de { $who }.

event-phase = { $phase ->
    [setup] Antes de la partida: cada cual pone en juego lo que quiera.
    [opening] { $who } está ante la puerta.
    [door] { $who } mira qué había tras la puerta.
    [trouble] Nada contra lo que luchar. { $who } puede buscar bronca o saquear la sala.
    [combat] ¡Combate!
    [flee] { $who } huye.
    [reward] Se reparte el botín.
    [looting] Se saquea el cadáver.
    [closing] Se asienta el polvo. { $who } aún puede jugar.
    [charity] A { $who } le sobran cartas en la mano.
   *[over] Fin de la partida.
}

event-die-start = { $who } tira por el primer turno: { $die }.
event-die-flee = { $who } tira para huir: { $die }{ $total ->
    [none] .
   *[other] , { $total } en total.
}
event-die-tie = { $who } tira para desempatar: { $die }.
event-die-power = { $who } tira el dado: { $die }{ $total ->
    [none] .
   *[other] , { $total } en total.
}
event-die-effect = { $who } tira el dado: { $die }{ $total ->
    [none] .
   *[other] , { $total } en total.
}

event-thrown = { LIST($cards) }: { $who } saca { $dice }, que cuenta como { $die }.

event-announced = { $play } ¿Alguien lo impide?

event-place = { $who } lleva a todos a otro lugar: { $card }.
event-place-next = { $who } lleva a todos a otro lugar: { $card }. Atrás queda { EL($before) }.
event-starts = Empieza { $who }.

event-drew = { $who } roba { $count ->
    [one] { $deck ->
        [doors] una puerta
       *[treasures] un tesoro
    }
   *[other] { $count } { $deck ->
        [doors] puertas
       *[treasures] tesoros
    }
}.
event-drew-open = { $who } roba { EL($cards) }.
event-none-left = No quedan { $deck ->
    [doors] puertas
   *[treasures] tesoros
} por robar. { $who } se queda sin nada.
event-reshuffled = Se baraja el descarte de { $deck ->
    [doors] puertas
   *[treasures] tesoros
} y se forma un mazo nuevo.

event-door = { $who } abre la puerta de una patada: { $card }.
event-took = { $who } se lleva { EL($card) } a la mano.

event-played = { $who } juega { EL($card) }.
event-played-on-card = { $who } juega { EL($card) } sobre { EL($on) }.
event-played-on-player = { $who } juega { EL($card) } sobre { $whom }.
event-played-on-self = { $who } juega { EL($card) } sobre sí { AGREE($who, "mismo", "misma") }.
event-played-side = { $who } juega { EL($card) } para los { $side ->
    [fighters] combatientes
   *[monsters] monstruos
}.
event-played-with = { $who } juega { EL($card) } junto con { EL($with) }.

event-equipped = { $who } se equipa { EL($card) }.
event-unequipped = { $who } deja de usar { EL($card) }.
event-discarded = { $who } descarta { EL($cards) }.
event-lost = { $who } pierde { EL($cards) }.

event-gave = { $who } le da a { $whom } { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-gave-open = { $who } le da a { $whom } { EL($cards) }.

event-sold = { $who } vende { EL($cards) } por { $gold } { -gold-pieces }: { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}.

event-level-up = { $who } sube al nivel { $to }.
event-level-down = { $who } baja al nivel { $to }.
event-level-same = { $who } sigue en el nivel { $to }.
event-sex = { $who } es ahora { $to ->
    [female] una mujer
   *[male] un hombre
}.
event-died = { $who } ha muerto.
event-reborn = { $who } vuelve, convertid{ AGREE($who, "o", "a") } en alguien sospechosamente parecido.

event-combat = { $who } lucha contra { EL($card) }.
event-joined = { CAPITAL(EL($card)) } se { AGREE($card, "suma", "suma", "suman") } a la pelea, cortesía de { $who }.
event-enhanced = { $who } juega { EL($card) } sobre { EL($on) }.

event-removed = { CAPITAL(EL($card)) } { AGREE($card, "abandona", "abandona", "abandonan") } la pelea { $treasures ->
    [0] con tesoros y todo.
    [one] y { AGREE($card, "deja", "deja", "dejan") } un tesoro.
   *[other] y { AGREE($card, "deja", "deja", "dejan") } { $treasures } tesoros.
}
event-boosted = { $amount ->
    [0] Nada cambia para los { event-boosted.side }.
   *[other] Los { event-boosted.side } reciben { SIGNED($amount) }.
}
    .side = { $side ->
        [fighters] combatientes
       *[monsters] monstruos
    }
event-boosted-player = { $amount ->
    [0] Nada cambia para { $whom }.
   *[other] { $whom } recibe { SIGNED($amount) }.
}
event-strengths = Van { $fighters } a { $monsters }.

event-power = { $who } usa { $power }{ $count ->
    [0] .
    [one] {" "}y descarta una carta.
   *[other] {" "}y descarta { $count } cartas.
}
event-power-on-player = { $who } usa { $power } con { $whom }{ $count ->
    [0] .
    [one] {" "}y descarta una carta.
   *[other] {" "}y descarta { $count } cartas.
}
event-power-on-card = { $who } usa { $power } con { EL($on) }{ $count ->
    [0] .
    [one] {" "}y descarta una carta.
   *[other] {" "}y descarta { $count } cartas.
}

event-asked = { $who } le pide ayuda a { $whom }: { $terms }.
event-helps = { $who } ayuda a { $whom }: { $terms }.
event-helps-forced = { $who } ayuda a { $whom }, le guste o no.
event-declined-help = { $who } no ayuda a { $whom } por eso.
event-declined-trade = { $who } rechaza la oferta de { $whom }.
event-withdrawn-help = { $who } retira su petición.
event-withdrawn-trade = { $who } retira su oferta.
event-lapsed-help = La petición de { $who } queda en nada.
event-lapsed-trade = La oferta de { $who } queda en nada.
event-offered = { $who } le propone un trato a { $whom }: { EL($give) } a cambio { DEL($get) }.
event-offered-gift = { $who } quiere regalarle a { $whom } { EL($give) }.
event-offered-plea = { $who } le pide a { $whom }, gratis, { EL($get) }.
event-traded = { $who } le cambia a { $whom } { EL($give) } por { EL($get) }.
event-traded-gift = { $who } le regala a { $whom } { EL($give) }.
event-traded-plea = { $who } recibe de { $whom } { EL($get) }.

event-claimed-win = { $who } va a ganar. ¿Alguna objeción?
event-claimed-flight = { $who } está a punto de huir. ¿Alguna objeción?
event-unclaimed-win = Al final { $who } no gana.
event-unclaimed-flight = Al final { $who } no tiene que huir.
event-passed = { $who } lo deja estar.
event-won = { $who } vence { AL($cards) }: { $levels ->
    [0] ningún nivel
    [one] un nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}.
event-won-with = { $who } y { $whom } vencen { AL($cards) }: { $levels ->
    [0] ningún nivel
    [one] un nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}.
event-won-empty = A { $who } no le queda monstruo con el que luchar: { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}.
event-ended = La pelea de { $who } ha terminado.
event-escaped = { $who } se escapa { DEL($card) }.
event-caught = { CAPITAL(EL($card)) } { AGREE($card, "atrapa", "atrapa", "atrapan") } a { $who }.
event-sacrificed = { $who } deja atrás { EL($card) } y se escapa.
event-sacrificed-with = { $who } deja atrás { EL($card) }; { $whom } también se escapa.

event-curse = { CAPITAL(EL($card)) } { AGREE($card, "está", "está", "están") } a punto de alcanzar a { $who }.
event-curse-on = { CAPITAL(EL($card)) } { AGREE($card, "está", "está", "están") } a punto de alcanzar { EL($on) } de { $who }.
event-cursed = { CAPITAL(EL($card)) } { AGREE($card, "alcanza", "alcanza", "alcanzan") } a { $who }.
event-cancelled = { CAPITAL(EL($card)) } no { AGREE($card, "alcanza", "alcanza", "alcanzan") } a { $who }.
event-no-effect = { CAPITAL(EL($card)) } no { AGREE($card, "tiene", "tiene", "tienen") } efecto.
event-lifted = { $who } se libra { DEL($card) }.

event-treasure = { $who } recibe { EL($card) }.
event-looted = { $who } toma { EL($card) } de lo que dejó { $whom }.
event-showed = { $who } enseña { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-showed-open = { $who } enseña { EL($cards) }.
event-showed-to = { $who } le enseña a { $whom } { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-showed-to-open = { $who } le enseña a { $whom } { EL($cards) }.
event-peeked = { $who } mira { $deck ->
    [doors] la primera puerta
   *[treasures] el primer tesoro
} del mazo.
event-peeked-open = { $who } mira { $deck ->
    [doors] la primera puerta
   *[treasures] el primer tesoro
} del mazo: { EL($cards) }.
event-searched = { $who } toma { EL($cards) } { $deck ->
    [doors] de las puertas descartadas
   *[treasures] de los tesoros descartados
}.
event-asks = { $who } tiene que elegir.
event-conceded = { $who } deja la partida.
event-over = { LIST($players) } { $count ->
    [one] gana
   *[other] ganan
}. Fin de la partida.
event-over-nobody = No gana nadie. Fin de la partida.

# Terms of help, inside other sentences.
terms-nothing = sin recompensa
terms-treasures = { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
} (elige antes { $who })
terms-treasures-you = { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
} (eliges antes tú)
terms-items = { EL($cards) } al acabar
terms-plays = { $count ->
    [one] una carta jugada al acabar
   *[other] { $count } cartas jugadas al acabar
}
terms-list = { LIST($terms) }

# A player.
player = { $name }
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
    .article = none

event-joined-lasers = { $who } une { EL($cards) } en una sola arma.
event-parted-laser = { $who } separa { EL($card) } del arma combinada.
event-seizing = { $who } quiere { EL($card) } del descarte.
event-seized = { $who } toma { EL($card) } del descarte.

# Second thoughts, and rulings of the table.
event-taken-back = { $who } se retracta.
event-rewound = La mesa decide: todo vuelve a como estaba antes de la jugada { $to }; { $count ->
    [one] se anula una jugada
   *[other] se anulan { $count } jugadas
}.
event-rewound-seen = { event-rewound } Desde entonces todos han visto: { LIST($cards) }.
event-rewound-private = { event-rewound } Desde entonces algunos han visto cartas: { LIST($known) }.
event-rewound-both = { event-rewound } Desde entonces todos han visto: { LIST($cards) }. Algunos han visto más: { LIST($known) }.
event-rewound-known = { $who } ({ $count ->
    [one] una carta
   *[other] { $count } cartas
})
event-put-hand = La mesa decide: { $who } se lleva { EL($card) } a la mano.
event-put-play = La mesa decide: { $who } tiene { EL($card) } en juego.
event-put-away = La mesa decide: { EL($card) } va a su pila de descartes.
event-turn-owed-skip = { $who } perderá un turno.
event-turn-owed-again = { $who } jugará otro turno.
event-turned-skip = { $who } pierde un turno.
event-turned-again = { $who } juega otro turno.
