# The rules: races, classes, items, and what players do with them.

## Traits

chapter-traits = { $races ->
    [yes] Razas y clases
   *[no] Clases
}
rule-traits-at-once = { $races ->
    [yes] Los poderes de una raza o clase
   *[no] Los poderes de una clase
} se ganan en cuanto su carta está en juego y se pierden en cuanto deja de estarlo.
    .title = Poderes al instante
rule-traits-none = { $races ->
    [yes] Sin raza en juego eres humano y no tienes poderes; sin clase en juego no tienes clase.
   *[no] Sin clase en juego no tienes clase. En esta mesa no hay razas.
}
    .title = No ser nadie especial
rule-traits-when = Cuándo puede usarse un poder lo dice su carta.
    .title = Cuándo valen los poderes
rule-traits-drop = { $races ->
    [yes] Puedes descartar una raza o clase en cualquier momento, incluso en combate; entonces eres humano, o no tienes clase.
   *[no] Puedes descartar una clase en cualquier momento, incluso en combate; entonces no tienes clase.
}
    .title = Renunciar
rule-traits-discard-powers = Si un poder se paga descartando cartas, vale cualquiera, de la mano o en juego, salvo que diga cuál. Las { FORM($curse, number: "plural") } que tengas delante no sirven para pagar.
    .title = Pagar con cartas
rule-traits-no-empty-hand = No puedes usar un poder que cuesta la mano entera si no tienes ninguna carta en ella.
    .title = Una mano vacía no paga nada
rule-traits-one-each = Tienes como mucho { $races ->
    [yes] una raza y una clase
   *[no] una clase
}, salvo que una carta permita dos, y nunca dos copias de la misma.
    .title = Una de cada
rule-traits-half-breed = { NAMES($halfBreed) } permite tener dos razas. Puedes jugar esta carta al recibirla o en tu propio turno, si tienes una raza en juego, y la pierdes cuando ya no te queda ninguna.{ $halfHuman ->
    [yes] {" "}Con una sola raza eres mitad eso y mitad humano; puedes añadir otra más adelante, y las dos cuentan, para bien y para mal.
   *[no] {""}
}
    .title = Mestizo
rule-traits-super-munchkin = Supermunchkin permite tener dos clases. Puedes jugar esta carta { $superWhen ->
    [any] en cualquier momento, si tienes una clase en juego y otra que añadir
   *[own] al recibirla o en tu propio turno, si tienes una clase en juego
}, y la pierdes cuando { $superLost ->
    [either] pierdes una de las dos
   *[none] ya no te queda ninguna
}.
    .title = Supermunchkin
rule-traits-no-theft-in-combat = { $thief ->
    [yes] Un ladrón no puede birlar nada mientras él o su víctima esté en combate, y un combate empieza en cuanto se destapa un monstruo.
   *[no] En combate no se birla nada, y un combate empieza en cuanto se destapa un monstruo.
}
    .title = En combate no se birla

## Items

chapter-items = Objetos
rule-items-parts = La carta de un objeto lleva un nombre, un poder{ $big ->
    [any] {""}
   *[other] , un tamaño
} y un valor en { $currency ->
    [credits] créditos
   *[gold] monedas de oro
}, o la marca de que no lo tiene.
    .title = Qué dicen los objetos
rule-items-carried = Un objeto en juego se lleva encima; solo da su bono si está equipado, desde el momento en que está en juego. Los demás se ponen de lado.
    .title = Llevado y equipado
rule-items-slots = Como mucho se equipan una prenda de cabeza, una armadura, un par de calzado y dos objetos de una mano o uno de dos, salvo que una carta o un poder permita más.
    .title = Cabeza, cuerpo, pies y manos
rule-items-restricted = Todo el mundo puede llevar cualquier objeto, pero uno limitado a { $races ->
    [yes] una raza, clase o sexo
   *[no] una clase o sexo
} solo ayuda a quien lo sea en ese momento.
    .title = No apto para todos
rule-items-big = { $big ->
    [any] Puede haber en juego cuantos objetos grandes se quiera.
   *[other] Puedes tener en juego cuantos objetos pequeños quieras, pero solo { $big ->
        [one] uno grande
       *[other] { $big } grandes
    }, salvo que una carta o un poder permita más. Un objeto que no esté marcado como grande es pequeño.
}
    .title = Objetos grandes
rule-items-big-excess = { $big ->
    [any] Puede haber en juego cuantos objetos grandes se quiera, así que ninguno está de más.
   *[other] Si pierdes el poder de llevar más objetos grandes, tienes que recuperarlo en el acto o deshacerte de todos menos { $big ->
        [one] uno
       *[other] { $big }
    }: en tu propio turno y fuera de combate, vendiéndolos (con objetos por valor de al menos 1000); si no, dando lo que sobre a los jugadores de menor nivel que puedan llevarlo; y, si no, descartándolo.
}
    .title = Demasiado que cargar
rule-items-gadget = { $gadgets ->
    [any] Puede haber en juego cuantos artilugios se quiera.
   *[other] Puedes llevar cuantos objetos quieras, pero solo { $gadgets ->
        [one] un artilugio
       *[other] { $gadgets } artilugios
    }; un inventor puede llevar cuantos quiera. Un objeto que no esté marcado como artilugio es corriente.
}
    .title = Artilugios
rule-items-no-limit = Puedes llevar cuantos objetos quieras.
    .title = Tanto como quieras
rule-items-no-idle-discard = Un objeto no se descarta porque sí: se puede vender, cambiar, dar, perder o descartar para pagar un poder.
    .title = Nada de tirar cosas
rule-items-no-value = Una carta con precio es un objeto; una marcada como sin valor es un objeto que vale 0.
    .title = Sin valor
rule-items-cheat = Una carta de fullería permite que su objeto se salte los límites de lo que se puede equipar.
    .title = Hacer trampas
rule-items-no-new-gear-when-helping = Si luchas fuera de tu turno, no puedes poner en la mesa objetos nuevos de la mano; los de un solo uso sí pueden usarse de la mano.
    .title = Quien ayuda no trae equipo nuevo

## Selling

chapter-selling = Vender
rule-selling-levels = En tu propio turno, fuera de combate y sin estar huyendo, puedes descartar objetos por valor de al menos 1000 { $currency ->
    [credits] créditos
   *[gold] monedas de oro
} en total por un nivel, 2000 por dos, etcétera; no se da cambio.
    .title = Niveles por objetos
rule-selling-from = Los objetos pueden venderse de la mano y de la mesa.
    .title = Tanto da mano que mesa
rule-selling-last-level = El nivel { $last } no se puede comprar.
    .title = El último, no

## Trade

chapter-trade = Tratos
rule-trade-items-only = Los jugadores pueden cambiar objetos en juego, y ninguna otra carta, siempre que ninguno de los dos esté en combate.
    .title = Solo objetos
rule-trade-stays = Lo recibido se queda en juego, y no puede venderse antes { $sold ->
    [next] del próximo turno
   *[own] del propio turno
} de quien lo recibe.
    .title = Nada de reventa rápida
rule-trade-gift = Los objetos pueden regalarse a un jugador que los quiera, o darse como soborno por ayudar o por no ayudar.
    .title = Regalos y sobornos

## Curses

chapter-curses = { CAPITAL(FORM($curse, number: "plural")) }
rule-curses-at-door = Una { $curse } que sale boca arriba en la puerta alcanza a quien la robó.
    .title = En la puerta
rule-curses-from-hand = Una { $curse } que te llegó de cualquier otro modo puede jugarse sobre cualquier jugador en cualquier momento.
    .title = De la mano
rule-curses-at-once = Una { $curse } alcanza al instante, tras un momento en el que podría anularse, y se descarta; una cuyo efecto sigue o llega más tarde se queda delante de su víctima hasta que pase o alguien la levante. Lo que deja un suceso queda delante de cada jugador por separado, y se levanta por separado.
    .title = Alcanza al instante
rule-curses-next-is-now = Una { $curse } para tu próximo combate cuenta en el actual si te alcanza en combate.
    .title = El próximo puede ser este
rule-curses-victim-chooses = Donde pueda alcanzar a varios objetos, la víctima elige a cuál.
    .title = Elige la víctima
rule-curses-nothing-to-strike = Una { $curse } contra algo que la víctima no tiene no surte efecto y se descarta.
    .title = Nada que alcanzar
