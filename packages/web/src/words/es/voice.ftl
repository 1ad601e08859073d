# The voice of the table: what is going on, what comes next, and what each act brings.

voice-door-keep = Ahora no sirve: va a tu mano.
voice-trouble-loot = Qué tranquilo está todo, y no tienes ningún monstruo en la mano. Saquea la sala.
voice-title = Qué está pasando
# Three and more are not named: the stage does.
voice-winning = { $who } lucha contra { $count ->
    [1] { EL($foes) }
    [2] { EL($foes) }
   *[other] { $count } monstruos
} y va ganando, { $fighters } a { $monsters }.
voice-losing = { $who } lucha contra { $count ->
    [1] { EL($foes) }
    [2] { EL($foes) }
   *[other] { $count } monstruos
} y va perdiendo, { $fighters } a { $monsters }.
voice-winning-you = Luchas contra { $count ->
    [1] { EL($foes) }
    [2] { EL($foes) }
   *[other] { $count } monstruos
} y vas ganando, { $fighters } a { $monsters }.
voice-losing-you = Luchas contra { $count ->
    [1] { EL($foes) }
    [2] { EL($foes) }
   *[other] { $count } monstruos
} y vas perdiendo, { $fighters } a { $monsters }.
voice-running = { $who } huye{ $count ->
    [0] .
   *[other] {""} { DEL($foes) }.
}
voice-running-you = Huyes{ $count ->
    [0] .
   *[other] {""} { DEL($foes) }.
}
voice-empty = En esta pelea ya no queda ningún monstruo.
voice-empty-claimed = A { $who } no le queda ningún monstruo. ¿Alguna objeción?
voice-empty-claimed-you = La pelea se acaba, si nadie se opone.
voice-asking = Le pides ayuda a { $whom }: { $terms }.
voice-discard = Te { $count ->
    [one] sobra una carta
   *[other] sobran { $count } cartas
} en la mano. Juega o descarta lo que sobra.
voice-waiting = Esperando a { LIST($players) }
voice-waiting-time = Esperando a { LIST($players) }, { $time }
voice-played-by = La ha jugado { $who }.
voice-dead-you = Conservas tu nivel y lo que eres. Tu próximo turno empieza con una mano nueva.
voice-looting-order = Una carta cada uno, del nivel más alto al más bajo.
voice-pay-card = La carta que elijas se descarta como pago.
voice-charity-to = Para { LIST($players) }, en el nivel más bajo.
voice-together = Entre los dos, { $fighters } a { $monsters }. Tu fuerza: { $strength }.
voice-more = Más
voice-more-title = Qué más puedes hacer

# What an act brings, after its name and a colon.
result-fight = { $fighters } : { $monsters }
result-sealed = nadie más se entromete
result-ended = acaba el combate
result-hand = mano { $before } → { $after }, límite { $limit }
result-none = { $before } → { $after }, sin efecto
result-vain = no pierdes nada
result-strength = fuerza { $before } → { $after }
result-level = nivel { $before } → { $after }
# Of another player.
result-of = { $who }: { $result }
result-flee = huida { SIGNED($before) } → { SIGNED($after) }
result-costs = cuesta { $count ->
    [one] una carta
   *[other] { $count } cartas
}
result-with-costs = { $result }, { $costs }
result-help = { $fighters } : { $monsters }, y te llevas { $treasures ->
    [0] nada
    [one] 1 tesoro
   *[other] { $treasures } tesoros
}
result-help-levels = { $fighters } : { $monsters }, y te llevas { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}{ $treasures ->
    [0] {""}
    [one] {" "}y 1 tesoro
   *[other] {" "}y { $treasures } tesoros
}
result-trade = tú { $before } → { $after }, { $whom } { $was } → { $becomes }
result-claim = { $levels ->
    [0] ningún nivel
    [one] un nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún tesoro
    [one] un tesoro
   *[other] { $treasures } tesoros
}
# Con esto acaba la partida: para quien lo hace, junto con otros o solo para otros.
result-game = gana la partida
result-game-with = gana la partida, con { LIST($players) }
result-game-others = { LIST($players) } { $count ->
    [one] gana
   *[other] ganan
} la partida
result-game-on = la partida sigue
result-claim-game = nivel { $level } y la partida
result-fight-game = { $result }, { $game }
result-odds = { $count ->
    [0] ninguna tirada te salva
    [1] solo un { $from } te salva
    [6] cualquier tirada te salva
   *[other] con { $from } o más te salvas
}
act-with-result = { $act }: { $result }

do-play-card = Jugar { EL($card) }
do-fight-card = Luchar contra { EL($card) }
do-stop-with = Impedirlo: { $card }
do-ask-whom-now = Pedírselo a { $whom }
do-accept-help = Ayudar a { $whom }
do-accept-trade = Trato con { $whom }
do-charity-discard = Descartar cartas…
do-end-setup-early = Listo: { $count ->
    [one] aún puedes jugar una carta
   *[other] aún puedes jugar { $count } cartas
}

# Why a card stays in the hand, or would do nothing.
why-no-combat = No hay combate.
why-nobody-runs = Nadie está huyendo.
why-running = Demasiado tarde: ya se está huyendo.
why-in-combat = No durante un combate.
why-own-turn = Solo en tu turno.
why-setup = No antes del primer turno.
why-answer-first = Antes hay que resolver otra cosa.
why-no-kin = No puede unirse a esta pelea por sí solo: hace falta un Monstruo errante.
why-kin-held = No puede unirse a esta pelea por sí solo: juega con él { EL($card) }.
why-no-target = En esta pelea no hay nada sobre lo que jugarla.
why-no-monster = No tienes en la mano ningún monstruo con el que jugarla.
why-has-trait = Ya lo eres: { $card }.
why-has-trait-held = Ya lo eres: { $card }. Juega antes { EL($held) }.
why-no-race = Hace falta una raza.
why-no-race-held = Hace falta una raza. Tienes una en la mano: juega antes { EL($card) }.
why-no-class = Hace falta una clase.
why-no-class-held = Hace falta una clase. Tienes una en la mano: juega antes { EL($card) }.
why-needs = Solo para { FORM($what, number: "plural") }.
why-needs-held = Solo para { FORM($what, number: "plural") }. Tienes la carta en la mano: juega antes { EL($card) }.
refused-late = Demasiado tarde: la partida ya ha avanzado.
why-big = Ya llevas un objeto grande.
why-trouble-door = Abre antes la puerta: si no hay ningún monstruo detrás, puedes luchar contra este.
why-trouble-late = Ya es tarde en este turno: se busca bronca justo después de una puerta sin monstruo.
why-has-sidekick = Ya tienes un compinche: { $card }.
why-has-sidekick-held = Ya tienes un compinche: { $card }. Juega este junto con { EL($held) }.
why-has-steed = Ya tienes una montura: { $card }.
why-has-steed-held = Ya tienes una montura: { $card }. Juega esta junto con { EL($held) }.
why-no-steed = Hace falta una montura.
why-no-steed-held = Hace falta una montura. Tienes una en la mano: juega antes { EL($card) }.
why-cheat-nothing = No tienes ningún objeto con el que jugarla.
why-power = { $power }: { $why }
why-not-your-combat = No es tu combate.
why-not-fighting = No participas en este combate.
why-fighting = Ya participas en este combate.
why-nobody-else-fights = Nadie más está luchando.
why-winning = Ya vas ganando.
why-few-cards = { $count ->
    [one] Necesitas una carta en la mano.
   *[other] Necesitas { $count } cartas en la mano.
}
why-no-fit = No funciona con ninguno de estos monstruos.
why-not-failed = Solo cuando te haya fallado la tirada para huir.
why-before-door = Solo antes de abrir la puerta.
why-after-door = Solo después de la puerta, antes de buscar bronca o saquear la sala.
why-turn-end = Solo al final de tu turno.
why-nothing-to-steal = Nadie tiene un objeto pequeño que puedas robar.
why-nothing-to-cancel = Ahora no hay nada que anular.
why-used-turn = Solo una vez por turno, y ya lo has hecho.

# The keyboard.
keys-title = Teclas
keys-space = Espacio
keys-do-primary = Hacer lo destacado
keys-do-hand = Sacar esa carta de tu mano
keys-do-pass = Dejarlo estar
keys-do-log = Abrir la crónica
keys-do-talk = Hablar; Esc devuelve a la mesa
keys-do-help = Mostrar esta lista
keys-do-escape = Devolver, cerrar
keys-escape = Esc
skip-links = Atajos
skip-voice = A lo que puedes hacer
skip-hand = A tu mano

# Cards of the hand, and those a choice is between.
tray = Las cartas entre las que elegir
asking-top = Encima del descarte: { $card }
hand-useful = útil ahora
hand-wins = gana la partida
hand-lawful = se puede jugar
hand-given = se puede dar
hand-discarded = se puede descartar
hand-sold = se puede vender
