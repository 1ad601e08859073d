# Powers: what may be done while a card is in play

can-discard-for-strength = { $power }: Al luchar o ayudar, puedes descartar { $count ->
    [one] una carta por { SIGNED($strength) }.
   *[other] hasta { $count } cartas y recibes { SIGNED($strength) } por cada una.
}
can-discard-for-strength-versus = { $power }: Al luchar o ayudar contra { FORM($tag, number: "plural") }, puedes descartar { $count ->
    [one] una carta por { SIGNED($strength) }.
   *[other] hasta { $count } cartas y recibes { SIGNED($strength) } por cada una.
}
can-discard-for-roll = { $power }: Tras fallar una tirada de huida, puedes descartar { $count ->
    [one] una carta por { SIGNED($amount) }.
   *[other] hasta { $count } cartas y recibes { SIGNED($amount) } por cada una.
}
can-charm = { $power }: En tu propio combate puedes descartar la mano entera (al menos { $count ->
    [one] una carta
   *[other] { $count } cartas
}) para retirar un monstruo. Si no tienes que huir del resto, te llevas los tesoros de ese monstruo, pero ningún nivel por él.
can-backstab = { $power }: Descarta una carta para darle { SIGNED($strength) } a otro jugador en combate. Una vez por víctima y combate.
can-steal = { $power }: Descarta una carta y tira el dado para birlarle un objeto pequeño a otro jugador, si ninguno de los dos está en combate. Con { $result } o más, es tuyo. Si no, pierde un nivel.
can-resurrection = { $power }: Cuando vayas a robar una carta boca arriba, puedes tomar en su lugar la de encima del descarte de ese mazo. Luego descarta una carta de la mano.
can-bargain = { $power }: Una vez en cada uno de tus turnos puedes vender un objeto por el doble de su precio.
can-second-wind = { $power }: Una vez por huida, tras tu primera tirada fallida, puedes descartar una carta de la mano y volver a tirar.
can-defuse = { $power }: Descarta una carta para anular una { -curse } que esté a punto de alcanzar a alguien.
can-round-up = { $power }: En tu propio combate puedes descartar { $count ->
    [one] una carta
   *[other] { $count } cartas
} para despachar { UN($tag) }, con tesoros y todo. Si no tienes que huir del resto, gana un nivel por ello, aunque sea el de la victoria.
can-track = { $power }: Una vez en cada uno de tus turnos, antes de abrir la puerta, puedes descartar una carta para mirar la primera del mazo de puertas. Déjala ahí o ponla al fondo.
can-throw = { $power }: Durante el combate, o antes de una tirada de huida, cualquier jugador puede descartar { UN(KNOWN($what), type: "or") }. Si los combatientes huyen, se escapan de este monstruo sin tirar.
can-inspire = { $power }: Una vez en cada combate en el que no participes, descarta una carta para darles { SIGNED($more) } o { SIGNED($less) } a los combatientes.
can-chase = { $power }: Un combatiente que { SEA($who) } puede ahuyentar a este monstruo. Quien gane se lleva igualmente sus tesoros, pero ningún nivel por él.
can-allure = { $power }: Una vez en cada uno de tus combates, mientras no vayas ganando, puedes obligar a un jugador de nivel superior a ayudarte gratis.
can-buy-off = { $power }: Al luchar contra este monstruo, puedes descartar objetos por valor de al menos { $gold } { -gold-pieces } para que se vaya, con tesoros y todo.
can-once-a-turn-opening = { $power }: Una vez en cada uno de tus turnos, antes de abrir la puerta, puedes { $count ->
    [0] hacer esto.
    [one] descartar una carta para hacer esto.
   *[other] descartar { $count } cartas para hacer esto.
} { $deeds }
can-once-a-turn-trouble = { $power }: Una vez en cada uno de tus turnos, después de la puerta y antes de buscar bronca o saquear la sala, puedes { $count ->
    [0] hacer esto.
    [one] descartar una carta para hacer esto.
   *[other] descartar { $count } cartas para hacer esto.
} { $deeds }
can-once-a-turn-closing = { $power }: Una vez en cada uno de tus turnos, al final, puedes { $count ->
    [0] hacer esto.
    [one] descartar una carta para hacer esto.
   *[other] descartar { $count } cartas para hacer esto.
} { $deeds }
