# The rules: what follows a combat.

## Flee

chapter-flee = La huida
rule-flee-roll = Si no puedes ganar, ni sin ayuda ni con ella, tienes que huir: tira el dado por cada monstruo, y te escapas con 5 o más. Los objetos, los poderes y el monstruo pueden modificar la tirada.
    .title = La tirada
rule-flee-nothing-gained = Huir no da ni nivel, ni tesoro, ni saqueo.
    .title = Nada que ganar
rule-flee-each-monster = { $badStuff ->
    [ordered] Con varios monstruos hay una tirada por cada uno, en el orden que elija quien huye. Tras todas las tiradas elige también en qué orden sufre lo malo de los que le han atrapado.
   *[once] Con varios monstruos hay una tirada por cada uno, en el orden que elija quien huye, y lo malo de cada uno que atrape se sufre en el acto.
}
    .title = Una tirada por cada uno
rule-flee-both = Jugador y ayudante tiran por separado; un monstruo puede atrapar a los dos.
    .title = Dos que huyen
rule-flee-parting-shot = Algunos monstruos hacen daño incluso a quien se les escapa.
    .title = El golpe de despedida
rule-flee-bad-stuff = Un monstruo que atrapa a alguien le hace lo que dice su carta: perder objetos, { $death ->
    [yes] perder niveles o morir
   *[no] o perder niveles
}.
    .title = Lo malo
rule-flee-clean-up = Tras todas las tiradas se descartan los monstruos.
    .title = Después de la huida

## Death

chapter-death = La muerte
rule-death-lose-all = { $death ->
    [no] En esta mesa no muere nadie.
   *[yes] Quien muere lo pierde todo menos el nivel{ $deadCurses ->
        [stay] , las razas, las clases, { NAMES($halfBreed) }, Supermunchkin y las { FORM($curse, number: "plural") } que tenga delante
        [untied] , las razas, las clases, { NAMES($halfBreed) }, Supermunchkin y las { FORM($curse, number: "plural") } que tenga delante y no dependan de una carta perdida
       *[discarded] { $races ->
            [yes] , las razas, las clases, { NAMES($halfBreed) } y Supermunchkin. También desaparecen las { FORM($curse, number: "plural") } que tenga delante
           *[no] , las clases y Supermunchkin. También desaparecen las { FORM($curse, number: "plural") } que tenga delante
        }
    }.
}
    .title = Lo que conservan los muertos
rule-death-looting = { $death ->
    [no] En esta mesa no muere nadie, así que no se saquea a nadie.
   *[yes] La mano se deja junto a { $lootSidekicks ->
        [no] los objetos en juego; antes se descarta el compinche
       *[yes] las cartas en juego
    }. De mayor a menor nivel, cada uno de los demás jugadores toma una carta; los empates los decide el dado; el resto se descarta.
}
    .title = Saquear el cadáver
rule-death-no-gain = { $death ->
    [no] En esta mesa no muere nadie.
   *[yes] Los muertos no reciben cartas, ni siquiera por caridad, ni niveles.
}
    .title = Los muertos no reciben nada
rule-death-return = { $death ->
    [no] En esta mesa no muere nadie.
   *[yes] Tu nuevo personaje aparece cuando empieza el turno del siguiente jugador, y puede ayudar a otros, pero aún no tiene cartas.
}
    .title = De vuelta entre los vivos
rule-death-new-hand = { $death ->
    [no] En esta mesa no muere nadie.
   *[yes] Tu siguiente turno empieza con { $deal } cartas robadas boca abajo de cada mazo, que puedes jugar como al principio de la partida; luego sigue como siempre.
}
    .title = Una mano nueva

## Reward

chapter-reward = La recompensa
rule-reward-count = Quien gana roba tantos tesoros como digan las cartas de los monstruos derrotados, según los cambien sus potenciadores.
    .title = Cuántos tesoros
rule-reward-instructions = Lo que la carta del monstruo vencido ordene para su derrota se cumple.
    .title = La última voluntad del monstruo
rule-reward-secrecy = El tesoro se roba boca abajo tras luchar en solitario, y boca arriba tras luchar con ayudante.
    .title = Boca abajo o boca arriba
rule-reward-play-at-once = Un tesoro puede jugarse en el momento en que se recibe, también por el ayudante.
    .title = Recién salido del botín

## Levels

chapter-levels = Los niveles
rule-levels-gain = Se gana un nivel matando a un monstruo, con una carta que lo diga y vendiendo objetos.
    .title = Subir
rule-levels-lose = Se pierde un nivel cuando una carta lo dice.
    .title = Bajar
rule-levels-range = Los niveles van del 1 al { $last }, y el de cada cual está a la vista de todos.
    .title = Del primero al último
rule-levels-number = Una regla o carta que hable del nivel de un jugador se refiere a este número, no a la fuerza de combate.
    .title = El nivel no es la fuerza
rule-levels-go-up = { NAMES($goUp) } puede jugarse sobre uno mismo o sobre cualquier otro jugador, en cualquier momento, también en combate; luego se descarta. Nunca da el nivel { $last }.
    .title = Sube un nivel
