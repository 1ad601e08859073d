# Plays: what a one-shot does

play-strength = { SIGNED($strength) } para cualquier bando en cualquier combate.
play-strength-fighters = { SIGNED($strength) } para los combatientes en cualquier combate.
play-strength-monsters = { SIGNED($strength) } para los monstruos en cualquier combate.
play-strength-versus = { SIGNED($strength) } para cualquier bando en un combate en el que haya { UN($tag) }.
play-strength-versus-fighters = { SIGNED($strength) } para los combatientes en un combate en el que haya { UN($tag) }.
play-strength-versus-monsters = { SIGNED($strength) } para los monstruos en un combate en el que haya { UN($tag) }.
play-strength-each = { SIGNED($strength) } por cada combatiente que { SEA($who) }.
play-copy-level = El nivel de un combatiente cuenta doble en este combate.
play-copy-gear = El mejor bono de objeto de un combatiente cuenta doble en este combate.
play-remove-foe = { $treasures ->
    [kept] Retira un monstruo del combate. Quien gane se lleva igualmente sus tesoros, pero ningún nivel por él.
   *[lost] Retira un monstruo del combate, con tesoros y todo.
}
play-remove-foe-tag = { $treasures ->
    [kept] Retira { UN($tag) } del combate. Quien gane se lleva igualmente sus tesoros, pero ningún nivel por él.
   *[lost] Retira { UN($tag) } del combate, con tesoros y todo.
}
play-remove-foe-level = { $treasures ->
    [kept] Retira del combate un monstruo de nivel { $level } o menos. Quien gane se lleva igualmente sus tesoros, pero ningún nivel por él.
   *[lost] Retira del combate un monstruo de nivel { $level } o menos, con tesoros y todo.
}
play-remove-foe-tag-level = { $treasures ->
    [kept] Retira del combate { UN($tag) } de nivel { $level } o menos. Quien gane se lleva igualmente sus tesoros, pero ningún nivel por él.
   *[lost] Retira del combate { UN($tag) } de nivel { $level } o menos, con tesoros y todo.
}
play-swap-foe = Un monstruo abandona el combate. Destapa puertas hasta que salga otro, que luchará en su lugar. Descarta las demás.
play-end-combat = Se acabó el combate: nadie gana, nadie tiene que huir y nadie saca nada.
play-turn-boost = Un objeto de un solo uso ya gastado en este combate pasa a contar para el otro bando.
play-strip-enhancer = Descarta un potenciador de monstruo de un combate.
play-escape = Al huir: un combatiente se escapa de todo monstruo del que se pueda escapar.
play-flee-bonus-roll = Al huir: { SIGNED($amount) } a la próxima tirada de un combatiente.
play-flee-bonus-flight = Al huir: { SIGNED($amount) } a todas las tiradas de un combatiente.
play-fix-die = Antes de una tirada de huida: el dado cae en { $number }.
play-fix-die-any = Antes de una tirada de huida: el dado cae en el número que tú digas.
play-cancel-curse = En cualquier momento: anula una { -curse } que esté a punto de alcanzar a alguien, o levanta una que algún jugador tenga delante.
play-cancel-curse-mark = En cualquier momento: anula una { -curse } «{ $mark }» que esté a punto de alcanzar a alguien, o levanta una que algún jugador tenga delante.
play-hire-away = En cualquier momento: el compinche de otro jugador se pasa a tu bando con todo lo que lleva. Si no te cabe, se descarta.
play-afflict-self = En cualquier momento: { $deeds }
play-afflict-other = Juégala sobre otro jugador en cualquier momento. Ese jugador { FORM($deeds, case: "each-one") }
play-afflict-player = Juégala sobre cualquier jugador en cualquier momento. Ese jugador { FORM($deeds, case: "each-one") }
play-afflict-highest = Juégala en cualquier momento sobre un jugador del nivel más alto. Ese jugador { FORM($deeds, case: "each-one") }
play-afflict-lowest = Juégala en cualquier momento sobre un jugador del nivel más bajo. Ese jugador { FORM($deeds, case: "each-one") }
play-on-roll = Tira el dado. { $result } o más: { $deeds }
play-conscript = Juégala en tu propio combate cuando puedas pedir ayuda. Un jugador de tu elección tiene que ayudarte, y gratis.
play-seal-combat = Hasta que acabe este combate, solo quienes luchan pueden jugar cartas y usar poderes.
play-cancel-card = En cualquier momento: anula una carta que otro jugador acabe de jugar, salvo que se quede en juego. Ambas se descartan.
