# Traits: what applies while a card is in play

trait-against = { SIGNED($strength) } contra { FORM($who, number: "plural") }.
trait-bonus-if = { SIGNED($strength) } en combate.
trait-bonus-if-who = { SIGNED($strength) } si { ERES($who) }.
trait-bonus-if-versus = { SIGNED($strength) } contra { FORM($tag, number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) } cuando luchas sin ayudante.
trait-bonus-if-who-versus = { SIGNED($strength) } contra { FORM($tag, number: "plural") } si { ERES($who) }.
trait-bonus-if-who-alone = { SIGNED($strength) } si { ERES($who) } y luchas sin ayudante.
trait-bonus-if-versus-alone = { SIGNED($strength) } contra { FORM($tag, number: "plural") } cuando luchas sin ayudante.
trait-bonus-if-who-versus-alone =
    { SIGNED($strength) } contra { FORM($tag, number: "plural") } si { ERES($who) } y luchas sin ayudante.
trait-bonus-each = { SIGNED($strength) } por cada { $what }.
trait-bonus-each-limit = { SIGNED($strength) } por cada { $what } ({ $count } como mucho).
trait-flee = { SIGNED($amount) } para huir.
trait-flee-if-who = { SIGNED($amount) } para huir si { ERES($who) }.
trait-flee-if-versus = { SIGNED($amount) } para huir de { FORM($tag, number: "plural") }.
trait-flee-if-who-versus = { SIGNED($amount) } para huir de { FORM($tag, number: "plural") } si { ERES($who) }.
trait-flee-steed = { SIGNED($amount) } para huir, en lugar de lo que aportan tus objetos y tú. Los compinches y las { -curses } siguen contando.
trait-flee-from-it = { SIGNED($amount) } para huir de este monstruo.
trait-wins-ties-always = Ganas los empates en combate.
trait-wins-ties-alone = Ganas los empates en combate cuando luchas sin ayudante.
trait-wins-ties-single = Ganas los empates en combate contra un solo monstruo.
trait-helper-levels = Gana un nivel por cada monstruo que muera con tu ayuda.
trait-room = { $count ->
    [one] Puedes equiparte { AGREE($slot, "un", "una", "unos", "unas") } { $slot } más.
   *[other] Puedes equiparte { $count } { FORM($slot, number: "plural") } más.
}
trait-big-any = Puedes tener cuantos objetos grandes quieras.
trait-big-more = Puedes tener { $count ->
    [one] un objeto grande más
   *[other] { $count } objetos grandes más
}.
trait-gadgets-any = Puedes tener cuantos artilugios quieras.
trait-gadgets-more = Puedes tener { $count ->
    [one] un artilugio más
   *[other] { $count } artilugios más
}.
trait-sidekicks = Puedes tener { $count ->
    [one] un compinche más
   *[other] { $count } compinches más
}.
trait-carries = Te lleva { $count ->
    [one] un objeto, que cuenta
   *[other] { $count } objetos, que cuentan
} aunque a ti ya no te quede sitio para equiparte nada más.
trait-second-door = En vez de saquear, puedes abrir una segunda puerta de una patada.
trait-helper-treasure = Si has ayudado a ganar un combate, roba un tesoro para ti, boca arriba.
trait-keeps-levels = Las { -curses } solo te quitan niveles si no pueden hacerte nada más.
trait-sacrifice = Cuando has perdido un combate, puedes descartarlo en vez de tirar, y te escapas de todos los monstruos.
trait-hand-limit = Al final de tu turno puedes tener { $count ->
    [1] solo una carta
    [2] solo { $count } cartas
    [3] solo { $count } cartas
    [4] solo { $count } cartas
   *[other] hasta { $count } cartas
} en la mano.
trait-no-help = Nadie puede ayudarte contra este monstruo.
trait-no-help-place = Nadie puede ayudar en combate.
trait-no-escape = No puedes huir de este monstruo.
trait-level-alone = Contra este monstruo solo cuenta el nivel de los combatientes.
trait-ignores = Deja escapar sin tirar el dado a { FORM($who, number: "plural") }.
trait-friendly = No lucha si se topa con { FORM($who, number: "plural") }.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } tesoro.
   *[other] { SIGNED($count) } tesoros.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } tesoro para { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } tesoros para { FORM($who, number: "plural") }.
}
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } tesoro si no tienes ayudante.
   *[other] { SIGNED($count) } tesoros si no tienes ayudante.
}
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } tesoro para { FORM($who, number: "plural") }, si luchan sin ayudante.
   *[other] { SIGNED($count) } tesoros para { FORM($who, number: "plural") }, si luchan sin ayudante.
}
trait-each-monster = Cada monstruo: { $rule }
trait-each-monster-mark = Cada monstruo «{ $mark }»: { $rule }
trait-while-marked = Mientras sea un monstruo «{ $mark }»: { $rule }
trait-each-kill = Por cada monstruo que mates: { $rule }
trait-each-kill-mark = Por cada monstruo «{ $mark }» que mates: { $rule }
trait-ward-any = Las { -curses } no te hacen nada.
trait-ward-mark = Las { -curses } «{ $mark }» no te hacen nada.
trait-ward-level = Ninguna { -curse } te quita niveles.
trait-ward-item = Ninguna { -curse } te quita objetos, salvo que nombre prenda de cabeza, armadura o calzado.
trait-ward-headgear = Ninguna { -curse } te quita la prenda de cabeza.
trait-ward-armor = Ninguna { -curse } te quita la armadura.
trait-ward-footgear = Ninguna { -curse } te quita el calzado.
trait-ward-race = Ninguna { -curse } te quita la raza.
trait-ward-class = Ninguna { -curse } te quita la clase.
trait-ward-sex = Ninguna { -curse } te cambia de sexo.
trait-ward-hand = Ninguna { -curse } te quita cartas de la mano.
trait-next-turn = Vale un turno: este si es el tuyo y, si no, el próximo.
trait-gone-with = Termina en cuanto pierdes { EL($slot) } que llevas { AGREE($slot, "puesto", "puesta", "puestos", "puestas") }.
trait-ignores-gear = { CAPITAL(EL($slot)) } no cuenta contra este monstruo.
trait-bonus-if-helping = { SIGNED($strength) } cuando ayudas a otro jugador.
trait-bonus-if-who-helping = { SIGNED($strength) } si { ERES($who) } y ayudas a otro jugador.
trait-bonus-if-versus-helping = { SIGNED($strength) } contra { FORM($tag, number: "plural") } cuando ayudas a otro jugador.
trait-bonus-if-who-versus-helping =
    { SIGNED($strength) } contra { FORM($tag, number: "plural") } si { ERES($who) } y ayudas a otro jugador.
trait-levels-if = { $count ->
    [one] { SIGNED($count) } nivel.
   *[other] { SIGNED($count) } niveles.
}
trait-levels-if-who = { $count ->
    [one] { SIGNED($count) } nivel para { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } niveles para { FORM($who, number: "plural") }.
}
trait-levels-if-alone = { $count ->
    [one] { SIGNED($count) } nivel si no tienes ayudante.
   *[other] { SIGNED($count) } niveles si no tienes ayudante.
}
trait-levels-if-who-alone = { $count ->
    [one] { SIGNED($count) } nivel para { FORM($who, number: "plural") }, si luchan sin ayudante.
   *[other] { SIGNED($count) } niveles para { FORM($who, number: "plural") }, si luchan sin ayudante.
}
trait-safe = Nadie puede robarla.
trait-survives-death = Si fueras a morir, descarta esta carta en su lugar.
trait-no-meddling = En este combate solo quienes luchan pueden jugar cartas y usar poderes.
trait-no-meddling-place = En un combate, solo quienes luchan pueden jugar cartas o usar poderes.
trait-lasts-turns = Dura { $count ->
    [one] uno de tus turnos
   *[other] { $count } de tus turnos
}, contando este si es el tuyo.
trait-lasts-kill = Dura hasta que mates un monstruo o ayudes a matarlo.
trait-wears = Se rompe tras { $count ->
    [one] un combate
   *[other] { $count } combates
}.
trait-apart = No es un compinche cualquiera: puedes tenerlo además de los que te corresponden.
trait-apart-most = No es un compinche cualquiera: además de los que te corresponden, puedes tener { $count ->
    [one] una copia
   *[other] hasta { $count } copias
} de esta carta.
trait-apart-mark = No es un compinche cualquiera: además de los que te corresponden, puedes tener { $count ->
    [one] un compinche
   *[other] hasta { $count } compinches
} «{ $mark }».
trait-dice-counts = { $when ->
    [flee] { $whose ->
        [all] Si alguien saca un { $rolled } al huir, cuenta como un { $result }.
       *[own] Si al huir sacas un { $rolled }, cuenta como un { $result }.
    }
   *[always] { $whose ->
        [all] Si alguien saca un { $rolled } en el dado, cuenta como un { $result }.
       *[own] Si sacas un { $rolled } en el dado, cuenta como un { $result }.
    }
}
trait-dice-again = { $when ->
    [flee] { $whose ->
        [all] Quien al huir saque { $result } o menos vuelve a tirar una vez.
       *[own] Si al huir sacas { $result } o menos, vuelves a tirar una vez.
    }
   *[always] { $whose ->
        [all] Quien saque { $result } o menos en el dado vuelve a tirar una vez.
       *[own] Si sacas { $result } o menos en el dado, vuelves a tirar una vez.
    }
}
trait-dice-higher = { $when ->
    [flee] { $whose ->
        [all] Para huir, todos tiran { $count } dados y se quedan con el más alto.
       *[own] Para huir, tiras { $count } dados y te quedas con el más alto.
    }
   *[always] { $whose ->
        [all] Todos tiran { $count } dados en vez de uno y se quedan con el más alto.
       *[own] Tiras { $count } dados en vez de uno y te quedas con el más alto.
    }
}
trait-dice-lower = { $when ->
    [flee] { $whose ->
        [all] Para huir, todos tiran { $count } dados y se quedan con el más bajo.
       *[own] Para huir, tiras { $count } dados y te quedas con el más bajo.
    }
   *[always] { $whose ->
        [all] Todos tiran { $count } dados en vez de uno y se quedan con el más bajo.
       *[own] Tiras { $count } dados en vez de uno y te quedas con el más bajo.
    }
}
trait-dice-escapes = { $whose ->
    [all] Para huir, a todos les basta un { $result } en el dado, sumen o resten lo que sea.
   *[own] Para huir te basta un { $result } en el dado, sumes o restes lo que sea.
}
