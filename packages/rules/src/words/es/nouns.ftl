# What cards do, as printed on them. Card texts consist of these sentences only.
#
# A noun in a message is passed as a phrase of its own, so that a language can put it into the form
# that the sentence needs. In Spanish, who-* are said as plurals or as «quien no sea …», of “tú” (`.you`), after «que»
# (`.sea`) and after «si» (`.es`); items-* stand as they are. `.each` is what somebody else has of it.

## Money, as the table's sheet calls it

-gold = { CURRENCY() ->
    [credits] créditos
   *[gold] monedas
}
-gold-pieces = { CURRENCY() ->
    [credits] créditos
   *[gold] monedas de oro
}

## Curses, as the table's cards call them

-curse = { CURSES() ->
    [curses] maldición
    [traps] trampa
   *[both] maldición o trampa
}
-curses = { CURSES() ->
    [curses] maldiciones
    [traps] trampas
   *[both] maldiciones y trampas
}

## Sentences in a row

sentences = { $first } { $rest }
    .each = { FORM($first, case: "each") } Cada uno de ellos { FORM($rest, case: "each") }
    .then = { FORM($first, case: "then") } { $rest }
    .each-one = { FORM($first, case: "each-one") } Ese jugador { FORM($rest, case: "each-one") }
    .each-listed = { FORM($first, case: "each-listed") } { FORM($rest, case: "each-listed") }
    .each-listed-one = { FORM($first, case: "each-listed-one") } { FORM($rest, case: "each-listed-one") }
no-sentence = No pasa nada.
    .each = no nota nada.

## Nouns

human = Humano
    .gender = masculine
    .plural = Humanos
sex-male = hombre
    .gender = masculine
    .plural = hombres
sex-female = mujer
    .gender = feminine
    .plural = mujeres
who-anyone = jugador
    .gender = masculine
    .plural = todos los jugadores
    .you = juegas
    .sea = juegue
    .es = juega
who-armed-fire = jugador armado con fuego
    .gender = masculine
    .plural = jugadores armados con fuego
    .you = llevas algo que cuente como fuego
    .sea = lleve algo que cuente como fuego
    .es = lleva algo que cuente como fuego
who-min-level = jugador de nivel { $level } o más
    .gender = masculine
    .plural = jugadores de nivel { $level } o más
    .you = tienes nivel { $level } o más
    .sea = tenga nivel { $level } o más
    .es = tiene nivel { $level } o más
who-max-level = jugador de nivel { $level } o menos
    .gender = masculine
    .plural = jugadores de nivel { $level } o menos
    .you = tienes nivel { $level } o menos
    .sea = tenga nivel { $level } o menos
    .es = tiene nivel { $level } o menos
who-not = jugador que no { SEA($who) }
    .gender = masculine
    .plural = quien no { SEA($who) }
    .you = no { ERES($who) }
    .sea = no { SEA($who) }
    .es = no { ES($who) }
who-both = jugador que { SEA($first) } y { SEA($second) }
    .gender = masculine
    .plural = quien { SEA($first) } y { SEA($second) }
    .you = { ERES($first) } y { ERES($second) }
    .sea = { SEA($first) } y { SEA($second) }
    .es = { ES($first) } y { ES($second) }

slot-headgear = prenda de cabeza
    .gender = feminine
    .plural = prendas de cabeza
slot-armor = armadura
    .gender = feminine
    .plural = armaduras
slot-footgear = calzado
    .gender = masculine
    .plural = pares de calzado
slot-one-hand = objeto de una mano
    .gender = masculine
    .plural = objetos de una mano
slot-two-hands = objeto de dos manos
    .gender = masculine
    .plural = objetos de dos manos
slot-none = objeto que no ocupa ni cabeza, ni cuerpo, ni pies, ni manos
    .gender = masculine
    .plural = objetos que no ocupan ni cabeza, ni cuerpo, ni pies, ni manos

tag-undead = No muerto
    .gender = masculine
    .plural = No muertos
    .mark = No muerto
    .as = No muerto
tag-beast = Bestia
    .gender = feminine
    .plural = Bestias
tag-demon = Demonio
    .gender = masculine
    .plural = Demonios
tag-santa = Papá Noel
    .gender = masculine
    .plural = Papás Noel
tag-stampede = monstruo de Estampida
    .gender = masculine
    .plural = monstruos de Estampida
    .mark = Estampida
tag-plant = Planta
    .gender = feminine
    .plural = Plantas
tag-dragon = Dragón
    .gender = masculine
    .plural = Dragones

sought-any = { $count ->
    [one] una carta
   *[other] hasta { $count } cartas
}
sought-item = { $count ->
    [one] un objeto
   *[other] hasta { $count } objetos
}
sought-oneshot = { $count ->
    [one] un objeto de un solo uso
   *[other] hasta { $count } objetos de un solo uso
}
sought-special = { $count ->
    [one] una carta especial
   *[other] hasta { $count } cartas especiales
}
sought-monster = { $count ->
    [one] un monstruo
   *[other] hasta { $count } monstruos
}
sought-curse = { $count ->
    [one] una { -curse }
   *[other] hasta { $count } { -curses }
}
sought-race = { $count ->
    [one] una raza
   *[other] hasta { $count } razas
}
sought-class = { $count ->
    [one] una clase
   *[other] hasta { $count } clases
}
sought-mark = { $count ->
    [one] una carta «{ $mark }»
   *[other] hasta { $count } cartas «{ $mark }»
}

items-any = { $count ->
    [one] un objeto
   *[other] { $count } objetos
}
items-any-all = todos tus objetos
    .each = todos sus objetos
items-headgear = la prenda de cabeza que llevas puesta
    .each = la prenda de cabeza que lleva puesta
items-headgear-all = todas las prendas de cabeza que llevas puestas
    .each = todas las prendas de cabeza que lleva puestas
items-armor = la armadura que llevas puesta
    .each = la armadura que lleva puesta
items-armor-all = todas las armaduras que llevas puestas
    .each = todas las armaduras que lleva puestas
items-footgear = el calzado que llevas puesto
    .each = el calzado que lleva puesto
items-footgear-all = todo el calzado que llevas puesto
    .each = todo el calzado que lleva puesto
items-hands = { $count ->
    [one] uno de los objetos que tienes en las manos
   *[other] { $count } de los objetos que tienes en las manos
}
    .each = { $count ->
        [one] uno de los objetos que tiene en las manos
       *[other] { $count } de los objetos que tiene en las manos
    }
items-hands-all = todo lo que tienes en las manos
    .each = todo lo que tiene en las manos
items-one-hand = { $count ->
    [one] uno de los objetos de una mano que empuñas
   *[other] { $count } de los objetos de una mano que empuñas
}
    .each = { $count ->
        [one] uno de los objetos de una mano que empuña
       *[other] { $count } de los objetos de una mano que empuña
    }
items-one-hand-all = todos los objetos de una mano que empuñas
    .each = todos los objetos de una mano que empuña
items-two-hands = { $count ->
    [one] uno de los objetos de dos manos que empuñas
   *[other] { $count } de los objetos de dos manos que empuñas
}
    .each = { $count ->
        [one] uno de los objetos de dos manos que empuña
       *[other] { $count } de los objetos de dos manos que empuña
    }
items-two-hands-all = todos los objetos de dos manos que empuñas
    .each = todos los objetos de dos manos que empuña
items-none = { $count ->
    [one] un objeto equipado que no ocupe ni cabeza, ni cuerpo, ni pies, ni manos
   *[other] { $count } objetos equipados que no ocupen ni cabeza, ni cuerpo, ni pies, ni manos
}
items-none-all = todos tus objetos equipados que no ocupen ni cabeza, ni cuerpo, ni pies, ni manos
    .each = todos sus objetos equipados que no ocupen ni cabeza, ni cuerpo, ni pies, ni manos
items-big = { $count ->
    [one] un objeto grande
   *[other] { $count } objetos grandes
}
items-big-all = todos tus objetos grandes
    .each = todos sus objetos grandes
items-small = { $count ->
    [one] un objeto pequeño
   *[other] { $count } objetos pequeños
}
items-small-all = todos tus objetos pequeños
    .each = todos sus objetos pequeños
items-oneshot = { $count ->
    [one] uno de los objetos de un solo uso que llevas
   *[other] { $count } de los objetos de un solo uso que llevas
}
    .each = { $count ->
        [one] uno de los objetos de un solo uso que lleva
       *[other] { $count } de los objetos de un solo uso que lleva
    }
items-oneshot-all = todos los objetos de un solo uso que llevas
    .each = todos los objetos de un solo uso que lleva
items-best = el objeto equipado que mejor bono te da
    .each = el objeto equipado que mejor bono le da
items-best-all = los objetos equipados que mejor bono te dan
    .each = los objetos equipados que mejor bono le dan
items-gadget = { $count ->
    [one] uno de tus artilugios
   *[other] { $count } de tus artilugios
}
    .each = { $count ->
        [one] uno de sus artilugios
       *[other] { $count } de sus artilugios
    }
items-gadget-all = todos tus artilugios
    .each = todos sus artilugios
items-laser = { $count ->
    [one] uno de tus láseres
   *[other] { $count } de tus láseres
}
    .each = { $count ->
        [one] uno de sus láseres
       *[other] { $count } de sus láseres
    }
items-laser-all = todos tus láseres
    .each = todos sus láseres
items-mark = { $count ->
    [one] un objeto «{ $mark }»
   *[other] { $count } objetos «{ $mark }»
}
items-mark-all = todos tus objetos «{ $mark }»
    .each = todos sus objetos «{ $mark }»
items-steed = { $count ->
    [one] una de tus monturas
   *[other] { $count } de tus monturas
}
    .each = { $count ->
        [one] una de sus monturas
       *[other] { $count } de sus monturas
    }
items-steed-all = todas tus monturas
    .each = todas sus monturas

counted-gadget = artilugio que uses
counted-laser = láser que uses
counted-sidekick = compinche que tengas
counted-steed = montura que tengas
counted-curse = { -curse } que tengas delante
counted-enhancer = potenciador sobre tus compinches y monturas
counted-item = objeto que lleves equipado
counted-other-gadget = otro artilugio que uses
counted-other-laser = otro láser que uses
counted-other-sidekick = otro compinche que tengas
counted-other-steed = otra montura que tengas
counted-other-curse = otra { -curse } que tengas delante
counted-other-item = otro objeto que lleves equipado
tag-fire = Fuego
    .gender = masculine
    .plural = Fuego

who-armed = jugador con un objeto «{ $mark }»
    .gender = masculine
    .plural = jugadores con un objeto «{ $mark }»
    .you = usas un objeto «{ $mark }»
    .sea = use un objeto «{ $mark }»
    .es = usa un objeto «{ $mark }»
who-marked = jugador con una carta «{ $mark }» en juego
    .gender = masculine
    .plural = jugadores con una carta «{ $mark }» en juego
    .you = tienes una carta «{ $mark }» en juego
    .sea = tenga una carta «{ $mark }» en juego
    .es = tiene una carta «{ $mark }» en juego
who-either = jugador que { SEA($first) } o { SEA($second) }
    .gender = masculine
    .plural = quien { SEA($first) } o { SEA($second) }
    .you = { ERES($first) } o { ERES($second) }
    .sea = { SEA($first) } o { SEA($second) }
    .es = { ES($first) } o { ES($second) }
counted-level = nivel que tengas
counted-hand = carta de tu mano
counted-player = jugador de la mesa
counted-monster = monstruo del combate
counted-monster-mark = monstruo «{ $mark }» del combate
counted-mark = carta «{ $mark }» que tengas en juego
counted-fighters-gadget = artilugio que usen los combatientes
counted-fighters-laser = láser que usen los combatientes
counted-fighters-sidekick = compinche de los combatientes
counted-fighters-steed = montura de los combatientes
counted-fighters-curse = { -curse } que los combatientes tengan delante
counted-fighters-enhancer = potenciador sobre compinches y monturas de los combatientes
counted-fighters-item = objeto que lleven equipado los combatientes
counted-fighters-level = nivel de los combatientes
counted-fighters-hand = carta en la mano de los combatientes
counted-fighters-mark = carta «{ $mark }» que los combatientes tengan en juego
