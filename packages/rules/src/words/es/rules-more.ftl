# The rules: winning, fast play, mixed games.

## Winning

chapter-winning = La victoria
rule-winning-first-to-ten = Gana la partida quien llegue antes al nivel { $last }, matando o por una excepción que admita la regla del último nivel.
    .title = Quién gana
rule-winning-together = Si dos matan juntos a un monstruo y llegan así al nivel { $last }, ganan los dos.
    .title = Ganar juntos

## Fast

chapter-fast = Opciones
rule-fast-four-cards = En la partida rápida se reparten { $fastDeal } cartas de cada mazo al empezar y tras la muerte.{ $fast ->
    [yes] {" "}En esta mesa está activada.
   *[no] {""}
}
    .title = Partida rápida: el reparto
rule-fast-claim-discard = { $races ->
    [yes] En la partida rápida, mientras haya encima de un descarte una raza, una clase, { NAMES($halfBreed) } o Supermunchkin
   *[no] En la partida rápida, mientras haya encima de un descarte una clase o Supermunchkin
}{ $claims ->
    [yes] , o un poder o estilo de otro conjunto,
   *[no] ,
} cualquier jugador puede descartar { NAMES($goUp) } de la mano y tomarla. Si la quieren varios, tiran el dado; quien pierde se queda su carta.
    .title = Partida rápida: reclamar un descarte
rule-fast-listen = Fase 0, donde se juegue: al empezar el turno se roba una puerta boca abajo, que puede jugarse o no (entonces se queda en la mano); al saquear se roba luego un tesoro boca abajo en vez de una puerta.{ $listen ->
    [yes] {" "}En esta mesa se juega.
   *[no] {""}
}
    .title = Escuchar tras la puerta
rule-fast-shared-victory = Donde la victoria se comparte, quien ayuda en el combate que lleva a un jugador al nivel { $last } también gana, tenga el nivel que tenga.{ $shared ->
    [yes] {" "}En esta mesa se comparte.
   *[no] {""}
}
    .title = Victoria compartida
rule-fast-epic = La partida épica llega hasta el nivel 20.{ $epic ->
    [yes] {" "}En esta mesa está activada.
   *[no] {""}
}
    .title = Partida épica
rule-fast-combine = Los conjuntos mezclados, las ampliaciones y la partida épica pueden usarse a la vez.
    .title = Todo a la vez

## Mixing

chapter-mixing = Conjuntos mezclados
rule-mixing-decks = Todos los conjuntos se combinan; todas las puertas forman un mazo y todos los tesoros otro, y lo que nombre las puertas o los tesoros de un conjunto vale para todos.
    .title = Un mazo de cada
rule-mixing-traps-are-curses = Las trampas y las maldiciones son lo mismo; lo que habla de unas habla de las otras, así que el inventor también desactiva maldiciones.
    .title = Las trampas son maldiciones
rule-mixing-currency = Las monedas de oro y los créditos son lo mismo, y se suman para comprar niveles o para pagar.
    .title = Oro y créditos
rule-mixing-followers = Mercenarios, compinches, esbirros y secuaces son lo mismo, y lo que afecta a uno puede afectar a cualquiera; pero cada cual lleva objetos { $followers ->
    [yes] solo como diga su propia carta. Los potenciadores de monstruo sirven para todos
   *[no] y se potencia solo como diga su propia carta
}.
    .title = Seguidores de toda clase
rule-mixing-big-and-gadget = Los objetos grandes y los artilugios son cosas distintas, y valen los dos límites: { $big ->
    [any] cuantos objetos grandes se quiera
    [one] un objeto grande
   *[other] { $big } objetos grandes
} en juego y { $gadgets ->
    [any] cuantos artilugios se quiera
    [one] un artilugio
   *[other] { $gadgets } artilugios
} en uso, salvo que un poder permita más.
    .title = Objetos grandes y artilugios
rule-mixing-everyone = Todo personaje puede tener una raza, una clase y cualquier otra cosa que permita alguno de los conjuntos: poderes, estilos y entrenamientos, cuantos quiera, pero nunca dos copias del mismo.
    .title = De todo para todos
rule-mixing-undead = Que un monstruo del Oeste sea No muerto no significa nada entre sus propias cartas, pero en una partida mezclada los poderes del clérigo funcionan contra él.
    .title = No muertos del Oeste
rule-mixing-demons = Un demonio de los conjuntos de vampiros y kung-fu tiene +5 contra los clérigos, y un clérigo puede tratar a sus gakis como No muertos. Ninguno de los conjuntos de aquí es de esos.
    .title = Demonios
rule-mixing-fast = Una partida mezclada puede jugarse con las reglas de la partida rápida del espacio y del Oeste; si la base es una de las dos, se juega así salvo que el anfitrión diga lo contrario. { $fast ->
    [yes] En esta mesa la partida rápida está activada.
   *[no] En esta mesa la partida rápida está desactivada.
}
    .title = La partida rápida en una mezcla
rule-mixing-more-players = En una mezcla de dos o más conjuntos caben hasta { $mixedMax } jugadores, permita lo que permita cada uno por separado.
    .title = Más jugadores
rule-mixing-set-mark = Cada carta lleva la marca de su conjunto, para poder deshacer la mezcla.
    .title = Las marcas de los conjuntos

## Companion

chapter-companion = En torno a la mesa
rule-companion-level-counter = Un contador de niveles para quien juegue con cartas en una mesa de verdad. Promete ventajas en el juego a quien lo use, y las reglas no dicen cuáles.
    .title = El contador de niveles
