# Traits: what applies while a card is in play

trait-against = { SIGNED($strength) } contra { FORM($who, number: "plural") }.
trait-bonus-if = { SIGNED($strength) } en combate.
trait-bonus-if-who = { SIGNED($strength) } si { ERES($who) }.
trait-bonus-if-versus = { SIGNED($strength) } contra { FORM($tag, number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) } cuando luchas sin ayudante.
trait-bonus-if-who-versus = { SIGNED($strength) } contra { FORM($tag, number: "plural") } si { ERES($who) }.
trait-bonus-if-who-alone = { SIGNED($strength) } si { ERES($who) } y luchas sin ayudante.
trait-bonus-if-versus-alone = { SIGNED($strength) } contra { FORM($tag, number: "plural") } cuando luchas sin ayudante.
trait-bonus-if-who-versus-alone =
    { SIGNED($strength) } contra { FORM($tag, number: "plural") } si { ERES($who) } y luchas sin ayudante.
trait-bonus-each = { SIGNED($strength) } por cada { $what }.
trait-bonus-each-limit = { SIGNED($strength) } por cada { $what } ({ $count } como mucho).
trait-flee = { SIGNED($amount) } para huir.
trait-flee-steed = { SIGNED($amount) } para huir, en lugar de lo que aportan tus objetos y tú. Los compinches y las { -curses } siguen contando.
trait-flee-from-it = { SIGNED($amount) } para huir de este monstruo.
trait-wins-ties-always = Ganas los empates en combate.
trait-wins-ties-alone = Ganas los empates en combate cuando luchas sin ayudante.
trait-wins-ties-single = Ganas los empates en combate contra un solo monstruo.
trait-helper-levels = Gana un nivel por cada monstruo que muera con tu ayuda.
trait-room = { $count ->
    [one] Puedes equiparte { AGREE($slot, "un", "una", "unos", "unas") } { $slot } más.
   *[other] Puedes equiparte { $count } { FORM($slot, number: "plural") } más.
}
trait-big-any = Puedes tener cuantos objetos grandes quieras.
trait-big-more = Puedes tener { $count ->
    [one] un objeto grande más
   *[other] { $count } objetos grandes más
}.
trait-gadgets-any = Puedes tener cuantos artilugios quieras.
trait-gadgets-more = Puedes tener { $count ->
    [one] un artilugio más
   *[other] { $count } artilugios más
}.
trait-sidekicks = Puedes tener { $count ->
    [one] un compinche más
   *[other] { $count } compinches más
}.
trait-carries = Te lleva { $count ->
    [one] un objeto, que cuenta
   *[other] { $count } objetos, que cuentan
} aunque a ti ya no te quede sitio para equiparte nada más.
trait-second-door = En vez de saquear, puedes abrir una segunda puerta de una patada.
trait-helper-treasure = Si has ayudado a ganar un combate, roba un tesoro para ti, boca arriba.
trait-keeps-levels = Las { -curses } solo te quitan niveles si no pueden hacerte nada más.
trait-sacrifice = Cuando has perdido un combate, puedes descartarlo en vez de tirar, y te escapas de todos los monstruos.
trait-hand-limit = Al final de tu turno puedes tener { $count ->
    [1] solo una carta
    [2] solo { $count } cartas
    [3] solo { $count } cartas
    [4] solo { $count } cartas
   *[other] hasta { $count } cartas
} en la mano.
trait-no-help = Nadie puede ayudarte contra este monstruo.
trait-no-escape = No puedes huir de este monstruo.
trait-level-alone = Contra este monstruo solo cuenta el nivel de los combatientes.
trait-ignores = Deja escapar sin tirar el dado a { FORM($who, number: "plural") }.
trait-friendly = No lucha si se topa con { FORM($who, number: "plural") }.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } tesoro.
   *[other] { SIGNED($count) } tesoros.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } tesoro para { FORM($who, number: "plural") }.
   *[other] { SIGNED($count) } tesoros para { FORM($who, number: "plural") }.
}
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } tesoro si no tienes ayudante.
   *[other] { SIGNED($count) } tesoros si no tienes ayudante.
}
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } tesoro para { FORM($who, number: "plural") }, si luchan sin ayudante.
   *[other] { SIGNED($count) } tesoros para { FORM($who, number: "plural") }, si luchan sin ayudante.
}
trait-ward-any = Las { -curses } no te hacen nada.
trait-ward-level = Ninguna { -curse } te quita niveles.
trait-ward-item = Ninguna { -curse } te quita objetos, salvo que nombre prenda de cabeza, armadura o calzado.
trait-ward-headgear = Ninguna { -curse } te quita la prenda de cabeza.
trait-ward-armor = Ninguna { -curse } te quita la armadura.
trait-ward-footgear = Ninguna { -curse } te quita el calzado.
trait-ward-race = Ninguna { -curse } te quita la raza.
trait-ward-class = Ninguna { -curse } te quita la clase.
trait-ward-sex = Ninguna { -curse } te cambia de sexo.
trait-ward-hand = Ninguna { -curse } te quita cartas de la mano.
trait-next-turn = Vale un turno: este si es el tuyo y, si no, el próximo.
trait-gone-with = Termina en cuanto pierdes { EL($slot) } que llevas { AGREE($slot, "puesto", "puesta", "puestos", "puestas") }.
trait-ignores-gear = { CAPITAL(EL($slot)) } no cuenta contra este monstruo.
