# The rules: combat, monsters, help and meddling.

## Combat

chapter-combat = El combate
rule-combat-strength = La fuerza de combate de un bando es su nivel (o niveles) más todos los modificadores, positivos o negativos, de sus objetos{ $sidekicks ->
    [yes] , sus compinches
   *[no] {""}
}{ $steeds ->
    [yes] , sus monturas
   *[no] {""}
} y sus demás cartas.
    .title = La fuerza de combate
rule-combat-win = Solo ganas con una fuerza mayor que la de los monstruos; un empate se pierde, salvo que una carta te haga ganar los empates.
    .title = Para ganar hace falta más
rule-combat-kill = Ganar por fuerza mata al monstruo y da un nivel, o los que diga su carta, y sus tesoros.
    .title = Lo que da una muerte
rule-combat-defeat-without-kill = Una carta o un poder puede retirar a un monstruo sin matarlo. Eso es ganar, sin nivel, y con su tesoro salvo que la carta diga otra cosa.
    .title = Vencido sin morir
rule-combat-monster-powers = { $races ->
    [yes] El bono o la penalización de un monstruo contra una raza, clase o sexo
   *[no] El bono o la penalización de un monstruo contra una clase o sexo
} se aplica si cuadra con alguno de los combatientes, y una sola vez aunque cuadre con los dos.
    .title = Las manías de los monstruos
rule-combat-one-shots = Cualquiera puede usar objetos de un solo uso en cualquier combate, de la mano o de la mesa, para cualquier bando. Se descartan después del combate, ganado o perdido. Algunos también pueden usarse fuera de combate.
    .title = De un solo uso
rule-combat-one-shot-kind = Una carta marcada como de un solo uso lo es.
    .title = Qué es de un solo uso
rule-combat-door-cards = Algunas puertas (potenciadores, monstruos errantes, etcétera) también se juegan de la mano en un combate.
    .title = Puertas para una pelea
rule-combat-gear-frozen = Desde que se destapa un monstruo, quienes están en el combate no pueden vender, birlar, equiparse, dejar de usar, cambiar ni jugar objetos, salvo los de un solo uso, hasta que termine, huida incluida.
    .title = El equipo, quieto
rule-combat-grace = Si vas a ganar, esperas { $grace } para que otros puedan actuar. Todo acto que cambie el combate vuelve a empezar la espera. Solo entonces está vencido el monstruo y toca la recompensa.
    .title = La espera antes de ganar
rule-combat-clean-up = Cuando acaba un combate, se descartan sus monstruos, sus potenciadores y todo lo de un solo uso que se haya gastado.
    .title = Recoger la mesa
rule-combat-negative = { $enhancers ->
    [level] La fuerza de un combatiente puede bajar de 1, e incluso de 0. El nivel de un monstruo, contando los potenciadores, no baja nunca de 1.
   *[strength] La fuerza de un combatiente o de un monstruo puede bajar de 1, e incluso de 0.
}
    .title = Menos que nada

## Monsters

chapter-monsters = Los monstruos
rule-monsters-single = Cada carta de monstruo es un monstruo, aunque su nombre esté en plural.
    .title = Una carta, un monstruo
rule-monsters-sum = Varios monstruos luchan sumando sus fuerzas, y se les vence a todos o a ninguno.
    .title = Varios a la vez
rule-monsters-whole-fight = Una condición especial de un monstruo (que solo cuente el nivel, por ejemplo) vale para todo el combate.
    .title = Uno para todos
rule-monsters-no-split = No puedes luchar contra un monstruo y huir de otro, pero sí retirar a uno con una carta o un poder y luchar luego contra el resto.
    .title = Todo o nada
rule-monsters-removed-then-fled = Si retiras a un monstruo y huyes del resto, no recibes nada por el que retiraste.
    .title = Retirado, y luego pies en polvorosa
rule-monsters-level-each = Se gana un nivel por cada monstruo muerto.
    .title = Un nivel por cada uno
rule-monsters-from-hand = Un monstruo que no salió en la puerta va a la mano, para jugarlo al buscar bronca o meterlo en un combate con un Monstruo errante.
    .title = Monstruos en la mano
rule-monsters-wandering = Monstruo errante mete un monstruo de tu mano en cualquier combate, también en el tuyo.
    .title = Monstruo errante
rule-monsters-kin-join = { $joinCount ->
    [0] En esta mesa un monstruo solo se suma a un combate con un Monstruo errante.
   *[other] { CAPITAL(LIST($joins, type: "or")) } puede jugarse de la mano en un combate en el que ya haya otro así, sin un Monstruo errante.{ $joinsUndead ->
        [yes] {" "}Para esto puede jugarse con él una carta que convierta a un monstruo en No muerto.
       *[no] {""}
    }
}
    .title = La familia se apunta
rule-monsters-friendly = Contra un monstruo amistoso con quien se lo encuentra no se lucha, y la sala puede saquearse después.
    .title = Monstruos amistosos

## Enhancers

chapter-enhancers = Potenciadores de monstruo
rule-enhancers-anyone = Cualquiera puede jugar un potenciador sobre un monstruo en cualquier combate. Sube o baja { $enhancers ->
    [level] el nivel del monstruo, y con él su fuerza,
   *[strength] la fuerza del monstruo
} y cambia los tesoros que deja. Una carta que nombra el nivel de un monstruo se refiere { $enhancers ->
    [level] al que tiene en ese momento
   *[strength] al que lleva impreso
}.
    .title = Cualquiera puede potenciar
rule-enhancers-add-up = Todos los potenciadores sobre un monstruo se suman.
    .title = Se suman
rule-enhancers-choose = Con varios monstruos en el combate, quien juega el potenciador dice sobre cuál va.
    .title = ¿Cuál de ellos?
rule-enhancers-mate = Una pareja, un clon o un duplicador añade una segunda copia de un monstruo, y todo potenciador sobre uno lo está sobre el otro, se jugaran en el orden que fuera.
    .title = Dos iguales

## Help

chapter-help = Pedir ayuda
rule-help-ask = Si no puedes ganar un combate en solitario, puedes pedir ayuda a los demás jugadores, de uno en uno, hasta que alguien acepte o todos se hayan negado; callar durante { $limit } cuenta como negativa. Solo puede ayudar uno; las cartas que otros jueguen en el combate no son ayuda.
    .title = Un solo ayudante
rule-help-bribe-items = A quien te ayuda le puedes prometer objetos que tengas en juego. Se entregan después del combate, según las reglas de los tratos.
    .title = Prometer objetos
rule-help-bribe-treasure = A quien te ayuda le puedes prometer cuantos tesoros del monstruo quieras; entre los dos se acuerda quién elige antes.
    .title = Prometer tesoros
rule-help-bribe-cards = { $bribeCards ->
    [yes] Puedes prometer que jugarás una carta de la mano, si las reglas te dejan jugarla, como { NAMES($goUp) } sobre quien te ayuda.
   *[no] En esta mesa no puedes prometer cartas de la mano a quien te ayuda.
}
    .title = Prometer jugar una carta
rule-help-strength = La fuerza de combate de quien te ayuda se suma a la tuya.
    .title = La fuerza de dos
rule-help-powers-shared = Los poderes y las debilidades del monstruo valen también contra quien ayuda, y los poderes de quien ayuda sirven en la pelea, una vez por combate y no una por monstruo.
    .title = Los poderes se comparten
rule-help-levels = Los niveles los ganas tú; quien te ayuda no gana ninguno, salvo que lo diga { $races ->
    [yes] una raza o una carta
   *[no] una carta
}.
    .title = Quien ayuda no sube
rule-help-treasure-open = Los tesoros los robas tú, y no quien te ayuda, aunque haya vencido al monstruo un poder suyo. Si hubo ayudante, los robas boca arriba y los repartes según lo acordado.
    .title = El botín, a la vista
rule-help-still-losing = Si los dos no pueden ganar, huyen los dos.
    .title = Ni con ayuda

## Meddling

chapter-meddling = Entrometerse
rule-meddling-one-shot = Cualquiera puede usar objetos de un solo uso a favor o en contra de cualquiera en un combate.
    .title = Con objetos de un solo uso
rule-meddling-enhancer = Cualquiera puede jugar potenciadores sobre un monstruo, también en su propio combate.
    .title = Con potenciadores
rule-meddling-wandering = Cualquiera puede meter un monstruo errante{ $joinCount ->
    [0] {""}
   *[other] , o uno que se sume a los de su clase
}.
    .title = Con más monstruos
rule-meddling-backstab = Un ladrón puede apuñalar por la espalda a un combatiente.
    .title = Con un puñal
rule-meddling-curse = Cualquiera puede jugar una { $curse } sobre cualquiera.
    .title = Con mala suerte
rule-meddling-power = Cualquiera puede usar, a favor o en contra de un combatiente, { $races ->
    [yes] un poder de clase o de raza
   *[no] un poder de clase
} que su carta permita en el combate de otro.
    .title = Con poderes
rule-meddling-self = Puedes jugar una { $curse } o un monstruo sobre ti, o debilitar a un monstruo para que quien lucha contra él se lleve menos tesoros.
    .title = Contra uno mismo
