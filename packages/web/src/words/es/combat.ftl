# The combat.

combat-title = Combate contra { EL($monsters) }
parts-fighters = De qué se compone la fuerza de los combatientes
parts-monsters = De qué se compone la fuerza de los monstruos
total-fighters = Fuerza de los combatientes: { $total }
total-monsters = Fuerza de los monstruos: { $total }
combat-winning = { $you ->
    [yes] Vas ganando.
   *[no] { $who } va ganando.
}
combat-losing = { $you ->
    [yes] Vas perdiendo.
   *[no] { $who } va perdiendo.
}
aim-winning = { $you ->
    [yes] Así irías ganando.
   *[no] Así iría ganando { $who }.
}
aim-losing = { $you ->
    [yes] Así irías perdiendo.
   *[no] Así iría perdiendo { $who }.
}
combat-terms = Ayuda { $who }: { $terms }.
combat-terms-you = Ayudas tú: { $terms }.
foe-note = Fuerza { $strength }
foe-kin = Copia { DEL($card) }
flight-title = La huida
flight-runner = { $who } huye.
flight-runner-you = Huyes.
flight-bonus = Se suma a la tirada
flight-next = Después, { LIST($players) }.

ask-title = Pedir ayuda
ask-whom = ¿A quién?
ask-treasures = Tesoros para quien ayude
ask-treasures-of = { $count } de { $most }
ask-first = ¿Quién elige antes?
ask-items = Objetos que entregas tras la victoria
ask-plays = Cartas que le juegas tras la victoria
ask-again = { $who } ya ha rechazado estas condiciones. Cambia algo y vuelve a pedirlo.
ask-can-not = Ahora no se le puede pedir a nadie.
help-counter = Si te niegas, { $who } puede volver a pedirlo con otras condiciones.
trade-title = Trato
trade-whom = ¿Con quién?
trade-give = Das
trade-get = Recibes
trade-nothing = Nada.
trade-lopsided = Elige algo al menos en uno de los lados.
trade-limit = Uno de los dos llevaría demasiado.
trade-offer = { $who } te propone un trato: { EL($give) } a cambio { DEL($get) }.
trade-offer-gift = { $who } quiere regalarte { EL($give) }.
trade-offer-plea = { $who } te pide, gratis, { EL($get) }.
trade-offer-many = { $who } te propone un trato.
trade-own = Le has propuesto un trato a { $whom }.
trade-others = { $who } propone un trato a { $whom }.
answer-option = { $option }
