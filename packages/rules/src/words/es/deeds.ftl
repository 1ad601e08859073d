# Deeds: what happens, to “tú”. `.each` of a deed follows «Cada jugador», `.each-one` «Ese jugador»; a form with its own
# comma loses the space before it. `.then` follows a condition and a comma. `.each-listed` follows a number in a list of
# what may happen to each of them, `.each-listed-one` to that player. The imperative and the third person are mostly one in Spanish; what is yours and theirs is not.

deed-lose-level = Pierde { deed-lose-level.what }
    .what = { $count ->
        [one] un nivel
       *[other] { $count } niveles
    }.
    .each = pierde { deed-lose-level.what }
deed-lose-level-half = Pierde la mitad de tus niveles, redondeando hacia abajo.
    .each = pierde la mitad de sus niveles, redondeando hacia abajo.
deed-lose-level-to = Si pasas del nivel { $level }, baja hasta él.
    .each = baja al nivel { $level } si está por encima.
    .then = baja al nivel { $level } si estás por encima.
deed-lose-level-to-lowest = Baja al nivel más bajo de la mesa.
    .each = baja al nivel más bajo de la mesa.
deed-gain-level = Gana { deed-gain-level.what }
    .what = { $count ->
        [one] un nivel
       *[other] { $count } niveles
    }.
    .each = gana { deed-gain-level.what }
deed-gain-level-last = Gana { deed-gain-level-last.what }
    .what = { $count ->
        [one] un nivel
       *[other] { $count } niveles
    }, aunque sea el de la victoria.
    .each = gana { deed-gain-level-last.what }
deed-lose-items = Pierde { $what }.
    .each = pierde { FORM($what, case: "each") }.
deed-lose-items-choice = Pierde { $what } a tu elección.
    .each = pierde { FORM($what, case: "each") } a su elección.
deed-lose-items-curser = Pierde { $what }; elige quien jugó esta carta. Si no la jugó nadie, eliges tú.
    .each = pierde { FORM($what, case: "each") }; elige quien jugó esta carta. Si no la jugó nadie, elige quien pierde.
deed-or-else = { $deed } ¿Nada que perder? { $else }
    .each = { FORM($deed, case: "each") } Quien no tenga nada que perder { FORM($else, case: "each") }
    .each-one = { FORM($deed, case: "each-one") } ¿Nada que perder? Entonces { FORM($else, case: "each-one") }
deed-lose-race = Pierde tu raza. Si tienes dos, elige una.
    .each = pierde su raza, o una a su elección si tiene dos.
deed-lose-race-all = Pierde todas tus razas.
    .each = pierde todas sus razas.
deed-lose-class = Pierde tu clase. Si tienes dos, elige una.
    .each = pierde su clase, o una a su elección si tiene dos.
deed-lose-class-all = Pierde todas tus clases.
    .each = pierde todas sus clases.
deed-lose-hand-all = Descarta la mano.
    .each = descarta la mano.
deed-lose-hand-choose = Descarta { deed-lose-hand-choose.what } de la mano.
    .what = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    .each = descarta { deed-lose-hand-choose.what } de la mano.
deed-lose-hand-random = Descarta al azar { deed-lose-hand-random.what } de la mano.
    .what = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    .each = descarta al azar { deed-lose-hand-random.what } de la mano.
deed-lose-worth = Pierde { deed-lose-worth.what }
    .what = objetos por valor de al menos { $gold } { -gold-pieces }, o todos si no llegan a tanto.
    .each = pierde { deed-lose-worth.what }
deed-die = Mueres.
    .each = muere.
deed-change-sex = Cambias de sexo.
    .each = cambia de sexo.
deed-next-combat = { SIGNED($strength) } en el combate en el que estés o, si no, en el próximo.
    .each = tiene { SIGNED($strength) } en el combate en el que esté o, si no, en el próximo.
    .then = tienes { SIGNED($strength) } en el combate en el que estés o, si no, en el próximo.
deed-draw-doors = Roba { deed-draw-doors.what }
    .what = { $count ->
        [one] una puerta
       *[other] { $count } puertas
    } boca { $how ->
        [open] arriba
       *[closed] abajo
    }.
    .each = roba { deed-draw-doors.what }
deed-draw-treasures = Roba { deed-draw-treasures.what }
    .what = { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    } boca { $how ->
        [open] arriba
       *[closed] abajo
    }.
    .each = roba { deed-draw-treasures.what }
deed-search-doors = Busca entre las puertas descartadas y toma { $what }, si quieres.
    .each = busca entre las puertas descartadas y puede tomar { $what }.
deed-search-treasures = Busca entre los tesoros descartados y toma { $what }, si quieres.
    .each = busca entre los tesoros descartados y puede tomar { $what }.
deed-rob-level = Pierde un nivel. Lo gana quien jugó esta carta, salvo que sea el de la victoria.
    .each = pierde un nivel. Lo gana quien jugó esta carta, salvo que sea el de la victoria.
deed-lift-curses = Levanta todas las { -curses } que tengas delante.
    .each = levanta todas las { -curses } que tenga delante.
deed-lose-sidekick = Pierde uno de tus compinches con todo lo que lleva.
    .each = pierde uno de sus compinches con todo lo que lleva.
deed-lose-sidekick-killed = Muere uno de tus compinches. Te quedas con lo que llevaba.
    .each = pierde uno de sus compinches, pero se queda con lo que llevaba.
deed-lose-sidekick-mark = Pierde uno de tus compinches «{ $mark }» con todo lo que lleva.
    .each = pierde uno de sus compinches «{ $mark }» con todo lo que lleva.
deed-lose-sidekick-killed-mark = Muere uno de tus compinches «{ $mark }». Te quedas con lo que llevaba.
    .each = pierde uno de sus compinches «{ $mark }», pero se queda con lo que llevaba.
deed-lose-steed = Pierde tu montura.
    .each = pierde su montura.
deed-gift-doors = { CAPITAL($to) } roba { deed-gift-doors.what }
    .what = { $count ->
        [one] una puerta
       *[other] { $count } puertas
    } boca abajo.
    .each = hace que { FORM($to, case: "each") } robe { deed-gift-doors.what }
deed-gift-treasures = { CAPITAL($to) } roba { deed-gift-treasures.what }
    .what = { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    } boca abajo.
    .each = hace que { FORM($to, case: "each") } robe { deed-gift-treasures.what }
deed-duel = Tira el dado contra { $with } hasta que alguien saque más.
    .each = tira el dado contra { FORM($with, case: "each") } hasta que alguien saque más.
deed-duel-win = Si sacas más, { LOWER(FORM($deeds, case: "then")) }
    .each = que gane su propio reto { FORM($deeds, case: "each") }
    .each-one = , si saca más, { FORM($deeds, case: "each-one") }
deed-duel-lose = Si sacas menos, { LOWER(FORM($deeds, case: "then")) }
    .each = que pierda su propio reto { FORM($deeds, case: "each") }
    .each-one = , si saca menos, { FORM($deeds, case: "each-one") }
deed-roll = Tira el dado. { $cases }
    .each = tira el dado. { FORM($cases, case: "each-listed") }
    .each-one = tira el dado. { FORM($cases, case: "each-listed-one") }
deed-roll-case = { $results }: { $deeds }
    .each-listed = { $results }: { FORM($deeds, case: "each") }
    .each-listed-one = { $results }: { FORM($deeds, case: "each-one") }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = No pasa nada.
    .each = no pasa nada.
deed-either = Elige una opción. { $options }
    .each = elige una opción. { FORM($options, case: "each-listed") }
    .each-one = elige una opción. { FORM($options, case: "each-listed-one") }
deed-either-option = { $number }) { $deeds }
    .each-listed = { $number }) { FORM($deeds, case: "each") }
    .each-listed-one = { $number }) { FORM($deeds, case: "each-one") }
deed-if-who = Si { ERES($who) }, { LOWER(FORM($deeds, case: "then")) }
    .each = que { SEA($who) } { FORM($deeds, case: "each") }
    .each-one = , si { ES($who) }, { FORM($deeds, case: "each-one") }
deed-if-who-else =
    Si { ERES($who) }, { LOWER(FORM($deeds, case: "then")) } Si no, { LOWER(FORM($else, case: "then")) }
    .each = que { SEA($who) } { FORM($deeds, case: "each") } Cualquier otro { FORM($else, case: "each") }
    .each-one = , si { ES($who) }, { FORM($deeds, case: "each-one") } Si no, ese jugador { FORM($else, case: "each-one") }
deed-each-of-all = Cada jugador { FORM($deeds, case: "each") }
    .each = provoca esto: cada jugador { FORM($deeds, case: "each") }
deed-each-of-all-who = Cada jugador que { SEA($who) } { FORM($deeds, case: "each") }
    .each = provoca esto: cada jugador que { SEA($who) } { FORM($deeds, case: "each") }
deed-each-of-others = Cada uno de los demás { FORM($deeds, case: "each") }
    .each = provoca esto: cada uno de los demás { FORM($deeds, case: "each") }
deed-each-of-others-who = Cada uno de los demás que { SEA($who) } { FORM($deeds, case: "each") }
    .each = provoca esto: cada uno de los demás que { SEA($who) } { FORM($deeds, case: "each") }
deed-each-of-neighbours = Cada uno de tus dos vecinos { FORM($deeds, case: "each") }
    .each = provoca esto: cada uno de sus dos vecinos { FORM($deeds, case: "each") }
deed-each-of-neighbours-who = Cada vecino tuyo que { SEA($who) } { FORM($deeds, case: "each") }
    .each = provoca esto: cada vecino suyo que { SEA($who) } { FORM($deeds, case: "each") }

other-left = el jugador a tu izquierda
    .each = el jugador a su izquierda
    .to = al jugador a tu izquierda
    .to-each = al jugador a su izquierda
other-right = el jugador a tu derecha
    .each = el jugador a su derecha
    .to = al jugador a tu derecha
    .to-each = al jugador a su derecha
other-lowest = el otro jugador de menor nivel (si hay empate, eliges tú)
    .each = el otro jugador de menor nivel (a su elección si hay empate)
    .to = al otro jugador de menor nivel (si hay empate, eliges tú)
    .to-each = al otro jugador de menor nivel (a su elección si hay empate)
other-highest = el otro jugador de mayor nivel (si hay empate, eliges tú)
    .each = el otro jugador de mayor nivel (a su elección si hay empate)
    .to = al otro jugador de mayor nivel (si hay empate, eliges tú)
    .to-each = al otro jugador de mayor nivel (a su elección si hay empate)
other-each-other = cada uno de los demás
    .to = a cada uno de los demás
    .to-each = a cada uno de los demás
other-curser = quien jugó esta carta
    .to = a quien jugó esta carta
    .to-each = a quien jugó esta carta
deed-give-up-card-random = { CAPITAL($to) } toma sin mirar { $count ->
    [one] una carta
   *[other] { $count } cartas
} de tu mano.
    .each = le da { FORM($to, case: "to-each") } { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de su mano, al azar.
deed-give-up-card-taker = Enséñale la mano { FORM($to, case: "to") }, que toma { deed-give-up-card-taker.what }
    .what = { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de ella.
    .each = le enseña la mano { FORM($to, case: "to-each") }, que toma { deed-give-up-card-taker.what }
deed-give-up-card-giver = Dale { FORM($to, case: "to") } { deed-give-up-card-giver.what } de tu mano.
    .what = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    .each = por turnos le da { FORM($to, case: "to-each") } { deed-give-up-card-giver.what } de su mano.
deed-give-up-item-random = { CAPITAL($to) } recibe al azar { deed-give-up-item-random.what } de tus objetos en juego.
    .what = { $count ->
        [one] uno
       *[other] { $count }
    }
    .each = le da { FORM($to, case: "to-each") } { deed-give-up-item-random.what } de sus objetos en juego, al azar.
deed-give-up-item-taker = { CAPITAL($to) } elige { $count ->
        [one] uno de tus objetos en juego y se lo queda.
       *[other] { $count } de tus objetos en juego y se los queda.
    }
    .each = deja que { FORM($to, case: "each") } elija { $count ->
        [one] uno de sus objetos en juego y se lo quede.
       *[other] { $count } de sus objetos en juego y se los quede.
    }
deed-give-up-item-giver = Dale { FORM($to, case: "to") } { deed-give-up-item-giver.what } de tus objetos en juego.
    .what = { $count ->
        [one] uno
       *[other] { $count }
    }
    .each = por turnos le da { FORM($to, case: "to-each") } { deed-give-up-item-giver.what } de sus objetos en juego.
deed-each-of-highest = Cada jugador del nivel más alto { FORM($deeds, case: "each") }
    .each = provoca esto: cada jugador del nivel más alto { FORM($deeds, case: "each") }
deed-each-of-lowest = Cada jugador del nivel más bajo { FORM($deeds, case: "each") }
    .each = provoca esto: cada jugador del nivel más bajo { FORM($deeds, case: "each") }
deed-each-of-left = El jugador a tu izquierda { FORM($deeds, case: "each") }
    .each = provoca esto: el jugador a su izquierda { FORM($deeds, case: "each") }
deed-each-of-right = El jugador a tu derecha { FORM($deeds, case: "each") }
    .each = provoca esto: el jugador a su derecha { FORM($deeds, case: "each") }
deed-each-of-allies = Quien lucha a tu lado { FORM($deeds, case: "each") }
    .each = provoca esto: quien lucha a su lado { FORM($deeds, case: "each") }
deed-each-of-same-sex = Cada uno de los demás de tu sexo { FORM($deeds, case: "each") }
    .each = provoca esto: cada uno de los demás de su sexo { FORM($deeds, case: "each") }
deed-each-of-other-sex = Cada jugador del otro sexo { FORM($deeds, case: "each") }
    .each = provoca esto: cada jugador del otro sexo { FORM($deeds, case: "each") }
deed-swap-hands = Intercambia tu mano con { $with }.
    .each = intercambia su mano con { FORM($with, case: "each") }.
deed-look-at-hand = Mira la mano de { $at }.
    .each = mira la mano de { FORM($at, case: "each") }.
deed-turn-skip = Pierde tu próximo turno.
    .each = pierde su próximo turno.
deed-turn-again = Tras tu turno actual o, si no, tras el próximo, juega otro.
    .each = juega otro turno tras el suyo actual o, si no, tras el próximo.
deed-search-doors-paid = Busca entre las puertas descartadas y toma { $what }, si quieres. Descarta una carta de la mano por cada una.
    .each = busca entre las puertas descartadas y puede tomar { $what } a cambio de otras tantas cartas de la mano.
deed-search-treasures-paid = Busca entre los tesoros descartados y toma { $what }, si quieres. Descarta una carta de la mano por cada una.
    .each = busca entre los tesoros descartados y puede tomar { $what } a cambio de otras tantas cartas de la mano.
