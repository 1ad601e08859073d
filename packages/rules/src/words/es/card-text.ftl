# Cards: other lines of their text

card-for = Solo para { FORM($who, number: "plural") }.
card-not-for = Prohibido para { FORM($who, number: "plural") }.
card-tag = { FORM($tag, case: "mark") }.
card-no-treasure = No deja ningún tesoro.
card-bad-stuff = Lo malo: { $deeds }
card-escaped = Si te escapas: { $deeds }
card-killed = Si el monstruo muere: { $deeds }
card-sidekick-killed = Si este compinche muere: { $deeds }
card-sidekick-sacrificed = Si este compinche se sacrifica: { $deeds }
card-lasting = Se queda delante de ti hasta que alguien la levante.
card-gadget = Artilugio.
card-laser = Láser.
card-mark-fire = Cuenta como fuego.
card-steed-gear = Equipo para tu montura.
card-half-breed = Puedes tener dos razas. Juégala solo si ya tienes una en juego.
card-super-munchkin = Puedes tener dos clases. Juégala solo si ya tienes una en juego.
card-enhancer = { SIGNED($strength) } para un monstruo en combate.
card-enhancer-treasures = { $count ->
    [one] { SIGNED($count) } tesoro.
   *[other] { SIGNED($count) } tesoros.
}
card-enhancer-makes = El monstruo cuenta como { FORM($tag, case: "as") }.
card-item-enhancer = Juégala sobre uno de tus objetos, pero no sobre uno de un solo uso ni sobre equipo de una montura. Mientras el objeto cuente: { SIGNED($strength) }.
card-mate = Se suma al combate una copia de uno de los monstruos, con todos sus potenciadores.
card-wandering = Juégala junto con un monstruo de tu mano: se mete en cualquier combate.
card-place = Todos están aquí hasta que llegue otro lugar.
card-event = { $deeds } Surte efecto en cuanto sale o se juega.
card-once = De un solo uso.
card-special-self = { $deeds }
card-special-other = Juégala sobre otro jugador en cualquier momento. Ese jugador { FORM($deeds, case: "each-one") }
card-special-player = Juégala sobre cualquier jugador en cualquier momento. Ese jugador { FORM($deeds, case: "each-one") }
card-cheat = Juégala con un objeto y podrás usarlo seas quien seas y lleves lo que lleves; también puede llevarlo un compinche. O juégala con un compinche o una montura para tener uno por encima del límite.
card-sidekick-item = Cuenta como objeto.
card-sidekick = { SIGNED($strength) } en cada uno de tus combates.
card-sidekick-plain = No sirve más que para dejarlo atrás cuando huyes.
card-enhancer-makes-mark = El monstruo cuenta como { $tag }.
card-item-enhancer-makes = El objeto cuenta como «{ $mark }».
card-special-highest = Juégala en cualquier momento sobre un jugador del nivel más alto. Ese jugador { FORM($deeds, case: "each-one") }
card-special-lowest = Juégala en cualquier momento sobre un jugador del nivel más bajo. Ese jugador { FORM($deeds, case: "each-one") }
card-curse-highest = Desde la mano solo se puede jugar sobre un jugador del nivel más alto.
card-curse-lowest = Desde la mano solo se puede jugar sobre un jugador del nivel más bajo.
