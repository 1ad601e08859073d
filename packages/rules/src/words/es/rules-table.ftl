# The rules of the catalog. Each is a sentence or two that says what holds at a table, and has a short title.
# Their variables are filled in by `words/rule-phrase.ts`; a sheet's own wordings are in its folder.

# A curse, as the table calls it.
curse-word = maldición
    .plural = maldiciones
trap-word = trampa
    .plural = trampas
# Monsters that join others of their kind.
joining-undead = un No muerto
joining-santa = un Papá Noel
joining-stampede = un monstruo de Estampida

## Setup

chapter-setup = Preparación
rule-setup-players = Pueden jugar de { $min } a { $max }.{ $more ->
    [0] {""}
   *[other] {" "}Con otro conjunto mezclado, hasta { $more }.
}
    .title = Cuántos pueden jugar
rule-setup-decks = { $mixed ->
    [yes] Todas las puertas de los conjuntos mezclados se barajan en un mazo de puertas, y todos los tesoros en uno de tesoros.
   *[no] Las 168 cartas se separan en un mazo de puertas y uno de tesoros, barajados por separado.
}
    .title = Los dos mazos
rule-setup-die = Un dado de seis caras decide las huidas, los empates entre jugadores y todo lo que se le encargue.
    .title = El dado
rule-setup-deal = Cada jugador recibe { $deal } cartas de cada uno de los dos mazos.
    .title = El reparto
rule-setup-character = Todo el mundo empieza en el nivel 1, { $races ->
    [yes] humano y sin clase
   *[no] sin clase
}. El sexo del personaje es, al principio, el de quien lo lleva.
    .title = Tu personaje
rule-setup-opening-plays = Antes del primer turno, cada jugador puede poner en juego de su mano inicial { $races ->
    [yes] una raza, una clase
   *[no] una clase
}{ $openingSuper ->
    [yes] {" "}(dos con Supermunchkin)
   *[no] {""}
}{ $openingSidekicks ->
    [0] {""}
   *[other] , un compinche
} y { $openingItems ->
    [usable] los objetos que pueda usar
   *[any] los objetos que quiera
}, y nada más.
    .title = Jugadas iniciales
rule-setup-first-player = El dado decide quién empieza; en caso de empate se vuelve a tirar. Los turnos van hacia la izquierda.
    .title = Quién empieza

## Cards

chapter-cards = Las cartas y la mano
rule-cards-two-discards = Las puertas y los tesoros se descartan boca arriba, en pilas separadas.
    .title = Dos descartes
rule-cards-discards-closed = Nadie rebusca en un descarte salvo que una carta se lo permita; solo se ve la de encima.
    .title = No se rebusca en el descarte
rule-cards-reshuffle = Cuando un mazo se acaba, su descarte se baraja y pasa a ser el mazo.
    .title = Volver a barajar
rule-cards-none-left = Cuando un mazo y su descarte están vacíos, nadie puede robar cartas de ese tipo; lo que las pedía sigue adelante sin ellas.
    .title = Nada que robar
rule-cards-in-play-public = Las cartas en juego están a la vista de todos: { $races ->
    [yes] raza, clase
   *[no] clase
}, objetos{ $sidekicks ->
    [yes] , compinches
   *[no] {""}
}{ $steeds ->
    [yes] , monturas
   *[no] {""}
} y las { FORM($curse, number: "plural") } que alguien tenga delante.
    .title = Lo que está a la vista
rule-cards-hand-private = Las cartas de la mano no están en juego, no ayudan, y solo puede quitarlas algo que nombre la mano. Los demás solo ven cuántas hay.
    .title = Tu mano es tuya
rule-cards-hand-shown = Puedes enseñar a otros cartas de tu mano cuando quieras.
    .title = Enseñar cartas
rule-cards-hand-limit = Al final de tu turno puedes tener en la mano { $hand } cartas como mucho, salvo que una carta diga otra cosa; hasta entonces, y en los turnos ajenos, pueden ser más.
    .title = El límite de la mano
rule-cards-no-return = Una carta en juego no vuelve nunca a la mano; sale del juego al descartarse, cambiarse o venderse.
    .title = Lo jugado, jugado está

## Precedence

chapter-precedence = Qué manda sobre qué
rule-precedence-card-over-sheet = Cuando una carta y las reglas no coinciden, vale la carta.
    .title = La carta manda
rule-precedence-level-floor = Nada hace bajar a un jugador del nivel 1, aunque la fuerza de combate sí puede ser cero o negativa.{ $enhancers ->
    [level] {" "}El nivel de un monstruo tampoco baja nunca de 1.
   *[strength] {""}
}
    .title = Nunca por debajo del nivel 1
rule-precedence-level-only-by-kill = Tras un combate solo se gana un nivel si ha muerto un monstruo.
    .title = Sin muerte no hay nivel
rule-precedence-no-reward-in-combat = Por un monstruo derrotado no hay nivel ni tesoro antes de que acabe el combate.
    .title = Nada de premios a media pelea
rule-precedence-last-level = { $lastByCard ->
    [yes] Al nivel { $last } solo se llega matando a un monstruo, o con una carta que diga expresamente que también da ese nivel.
   *[no] { $cowboy ->
        [yes] Al nivel { $last } solo se llega matando a un monstruo, o con el poder del vaquero. Ninguna otra carta lo da.
       *[no] Al nivel { $last } solo se llega matando a un monstruo. Ninguna carta lo da de otro modo.
    }
}
    .title = El último nivel
rule-precedence-explicit = { $lastByCard ->
    [yes] El nivel mínimo, que solo se gana nivel por matar, que no hay premios a media pelea y el último nivel: estas reglas ceden solo ante una carta que diga expresamente que las invalida.
   *[no] { $cowboy ->
        [yes] Que solo se gana nivel por matar y que no hay premios a media pelea: estas reglas ceden ante cualquier carta. Las del nivel mínimo y el último no ceden ante ninguna, salvo el poder del vaquero.
       *[no] Que solo se gana nivel por matar y que no hay premios a media pelea: estas reglas ceden ante cualquier carta. Las del nivel mínimo y el último no ceden ante ninguna.
    }
}
    .title = Las reglas que no se doblan
rule-precedence-owner = Lo que siga en disputa lo zanja el dueño del juego, que tiene la última palabra. En una mesa digital, el dueño es el anfitrión.
    .title = La última palabra

## Timing

chapter-timing = Cuándo se juega qué
rule-timing-any-time = En cualquier momento, en el turno de quien sea, en combate o fuera de él, puedes descartar tu { $races ->
    [yes] raza o tu clase
   *[no] clase
}, jugar { NAMES($goUp) } o una { $curse } de la mano.
    .title = En cualquier momento
rule-timing-not-in-combat = Siempre que no estés en combate puedes equiparte objetos o dejar de usarlos, cambiar objetos con otro jugador que tampoco esté en combate, y jugar una carta en el momento en que la recibes.
    .title = Fuera de combate
rule-timing-own-turn = Solo en tu propio turno puedes jugar { $races ->
    [yes] una raza o una clase
   *[no] una clase
} (en cualquier momento, incluso en combate), vender objetos (ni en combate ni mientras huyes) y jugar objetos de la mano (no en combate, salvo los de un solo uso).
    .title = En tu turno
rule-timing-on-receipt = { $races ->
    [yes] Un objeto, una raza, una clase o un tesoro
   *[no] Un objeto, una clase o un tesoro
} también puede jugarse en el momento en que lo recibes, en el turno de quien sea, si no estás en combate.
    .title = Nada más recibirla
rule-timing-specials = { $specials ->
    [any] Un tesoro que no es un objeto puede jugarse en cualquier momento, salvo que la carta diga otra cosa, y solo donde haga algo. Luego se descarta.
   *[own] Un tesoro que no es un objeto se juega cuando dice su carta; si no dice nada, al recibirlo o en el propio turno fuera de combate, y solo donde haga algo. Luego se descarta.
}
    .title = Tesoros que no son objetos

## Turn

chapter-turn = El turno
rule-turn-opening = Antes de abrir la puerta puedes jugar cartas, cambiar de equipo, hacer tratos y vender objetos por niveles.
    .title = Antes de la puerta
rule-turn-kick = Roba la primera puerta del mazo y ponla boca arriba, a la vista de todos.
    .title = Abrir la puerta de una patada
rule-turn-kick-monster = Si tras la puerta hay un monstruo, tienes que luchar contra él, y el combate acaba antes de que pase nada más en tu turno.
    .title = Un monstruo en la puerta
rule-turn-kick-curse = Una { $curse } tras la puerta te alcanza al instante, si puede, y luego se descarta, salvo que se quede delante de ti.
    .title = Mala suerte en la puerta
rule-turn-kick-other = Cualquier otra carta tras la puerta puedes jugarla en el acto o llevártela a la mano.
    .title = Otra cosa en la puerta
rule-turn-trouble = Si tras la puerta no había ningún monstruo, puedes jugar uno de la mano y luchar contra él como si hubiera estado allí.
    .title = Buscar bronca
rule-turn-loot = { $friendly ->
    [yes] Si tras la puerta no había monstruo, o solo uno amistoso, y no has buscado bronca,
   *[no] Si tras la puerta no había monstruo y no has buscado bronca,
} { $listen ->
    [yes] robas un tesoro boca abajo para tu mano.
   *[no] robas una segunda puerta boca abajo para tu mano.
} Tras huir no se saquea.
    .title = Saquear la sala
rule-turn-charity = Si al final de tu turno tienes más de { $hand } cartas en la mano, juegas las que sobran o las repartes lo más por igual posible entre los jugadores de menor nivel; tú eliges quién se lleva la parte mayor. Si el de menor nivel eres tú, aunque sea empatando, las descartas.{ $death ->
    [yes] {" "}A los muertos no les toca nada.
   *[no] {""}
}
    .title = Caridad
rule-turn-next = Después, el turno pasa al jugador de la izquierda.
    .title = El siguiente
