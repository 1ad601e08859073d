# Buttons. Each says what it does.

do-kick = Abrir la puerta de una patada
do-kick-second = Abrir una segunda puerta
do-take = Llevársela a la mano
do-play = Jugarla
do-play-side = Jugarla para los { $side ->
    [fighters] combatientes
   *[monsters] monstruos
}
do-play-on = Jugarla sobre { EL($on) }
do-play-on-with = Jugarla sobre { EL($on) } con { EL($with) }
do-play-player = Jugarla sobre { $whom }
do-play-self = Jugarla sobre ti
do-play-with = Jugarla con { EL($with) }
do-fight = Buscar bronca con él
do-fight-door = Luchar contra él
do-loot = Saquear la sala
do-equip = Equipar
do-unequip = Dejar de usar
do-join = Unir en una sola arma…
do-part = Separar
do-give = Regalar…
do-drop = Descartar
do-sell = Vender objetos…
do-offer = Proponer un trato…
do-offer-whom = Proponerle un trato a { $whom }…
do-ask = Pedir ayuda…
do-ask-whom = Pedirle ayuda a { $whom }…
do-accept = De acuerdo
do-decline = No, gracias
do-withdraw = Retirar
do-use = { $power }
do-use-which = { $power }…
do-use-player = { $power }: { $whom }
do-use-on = { $power }: { $on }
do-use-side = { $power }, para los { $side ->
    [fighters] combatientes
   *[monsters] monstruos
}
do-claim = Gano yo
do-claim-empty = Acabar la pelea
do-pass = Dejarlo estar
do-pass-loot = Nada para mí
do-flee = Huir
do-roll = Tirar el dado
do-roll-against = Tirar contra { EL($card) }
do-sacrifice = Dejar atrás { EL($card) }
do-sacrifice-with = Dejar atrás { EL($card) } y salvar a { $whom }
do-choose = Elegir
do-charity = Repartir cartas…
do-seize = Reclamar { EL($card) } a cambio { DEL($paid) }
do-show = Enseñar cartas…
do-concede = Dejar la partida
do-timeout = Se acabó el tiempo
do-end-setup = Listo
do-end-opening = Seguir
do-end-door = Seguir
do-end-trouble = Seguir
do-end-combat = Seguir
do-end-flee = Seguir
do-end-reward = Seguir
do-end-looting = Seguir
do-end-closing = Acabar el turno
do-end-charity = Acabar el turno
do-end-over = Seguir

# Buttons that confirm a selection.
confirm-sell = Vender { $count ->
    [one] un objeto
   *[other] { $count } objetos
}
confirm-give = { $count ->
    [one] Dárselo
   *[other] Darle los { $count }
} a { $whom }
charity-excess = { $count ->
    [1] Te sobra una carta: elígela.
   *[other] Te sobran { $count } cartas: elígelas.
}
confirm-charity = { $whom ->
    [nobody] Descartar
   *[other] Dar a { $whom }
} { $count ->
    [one] la carta
   *[other] { $count } cartas
}
confirm-show = Enseñar { $count ->
    [one] la carta
   *[other] { $count } cartas
}{ $whom ->
    [all] {""} a todos
   *[other] {""} a { $whom }
}
confirm-join = Unir los { $count } en uno
confirm-use = { $power }{ $count ->
    [0] {""}
    [one] {""} con una carta
   *[other] {""} con { $count } cartas
}
confirm-choose = { $count ->
    [0] Ninguna
    [one] Esta
   *[other] Estas { $count }
}
confirm-choose-first = Elige primero
confirm-order = En este orden
confirm-ask = { $treasures ->
    [0] Pedir un favor
    [one] Ofrecer 1 tesoro
   *[other] Ofrecer { $treasures } tesoros
}
confirm-offer = { $kind ->
    [trade] Proponer el trato
    [gift] Ofrecerlo como regalo
   *[plea] Pedirlo
}
