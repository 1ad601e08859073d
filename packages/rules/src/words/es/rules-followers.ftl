# The rules: sidekicks, steeds, lasers.

## Sidekicks

chapter-sidekicks = Compinches
rule-sidekicks-play = Puedes jugar un compinche en cualquier momento, también en combate, y descartarlo cuando quieras. Solo puedes tener uno, salvo que una carta permita más.
    .title = Contratar uno
rule-sidekicks-card-only = Un compinche hace solo lo que dice su carta, y lleva o usa objetos solo si su carta lo dice.
    .title = Lo que dice la carta
rule-sidekicks-not-items = Un compinche no es un objeto y no se puede vender, salvo que tenga precio.
    .title = No está en venta
rule-sidekicks-sacrifice = Si has perdido un combate, puedes descartar a un compinche, con todo lo que lleva, en vez de tirar el dado. Te escapas de todos los monstruos de ese combate, incluso de uno del que no se puede escapar, y dices si quien te ayuda se escapa también o tira.
    .title = El sacrificio
rule-sidekicks-solo-bonus = Un compinche no echa a perder un bono de clase por luchar en solitario.
    .title = En solitario de todos modos
rule-sidekicks-enhanced = { $followers ->
    [yes] Un potenciador de monstruo jugado sobre el compinche de cualquiera da +1 en todos los combates si es de +5 y +2 si es de +10. Uno negativo solo deshace uno positivo, en lo que valga (un −5 sobre un +10 deja +1), y puede jugarse en cualquier momento, también en combate.
   *[no] En esta mesa los potenciadores de monstruo no funcionan con los compinches.
}
    .title = Compinches potenciados
rule-sidekicks-sex = { $sidekickSex ->
    [yes] El bono o la penalización de un monstruo contra un sexo, clase o raza cuenta también por el del compinche, salvo que se descarte en el acto. Lo malo no afecta a los compinches salvo que lo diga, y no tiene en cuenta su sexo. Un objeto para un solo sexo puede darse a un compinche de ese sexo.
   *[no] En esta mesa el sexo de un compinche no importa.
}
    .title = El sexo de un compinche
rule-sidekicks-change-sex = Una carta que cambia el sexo de un jugador puede jugarse sobre un compinche.
    .title = Cambiarlo
rule-sidekicks-carried-items = Un objeto que lleva tu compinche, incluso uno que tú no podrías usar, cuenta como tuyo, y las { FORM($curse, number: "plural") } y lo malo lo alcanzan como tal. Si el compinche se sacrifica, el objeto se pierde; si lo matan, te lo quedas; si se lo llevan una { $curse }, lo malo o un cambio de bando, el objeto se va con él.
    .title = Lo que lleva un compinche
rule-sidekicks-extra-hands = Si un compinche te da manos de más o sitio para objetos grandes, lo que lleves gracias a él es tuyo, y no le afecta lo que le pase al compinche.
    .title = Manos de más
rule-sidekicks-cheat = Una carta de fullería permite un compinche más, o un objeto sobre un compinche que no podría llevarlo.
    .title = Hacer trampas con compinches

## Steeds

chapter-steeds = Monturas
rule-steeds-one = Las monturas son puertas y objetos; una por jugador, salvo con una carta de fullería. Todo lo que puede alcanzar a un objeto puede alcanzar a una montura.
    .title = Una montura por cabeza
rule-steeds-big = Una montura cuenta como grande para lo que alcance a los objetos grandes, y por eso ningún ladrón de una partida mezclada la birla, pero no cuenta en el límite de objetos grandes; algunas dejan a su jinete llevar más.
    .title = Grande, pero sin contar
rule-steeds-enhanced = { $followers ->
    [yes] Los potenciadores de monstruo funcionan con una montura como con un compinche, y del todo con una montura contra la que se lucha como monstruo.
   *[no] En esta mesa los potenciadores de monstruo no funcionan con las monturas.
}
    .title = Monturas potenciadas
rule-steeds-flee = El modificador de huida de una montura sustituye al de su jinete y a los de sus objetos; los de un compinche o una { $curse } siguen contando. Un jinete puede descartar la montura antes de la tirada y tirar sin ella.
    .title = Huir al galope
rule-steeds-as-monster = Si robas una montura boca arriba, puedes luchar contra ella: su nivel es el doble de su bono, vencerla da un nivel y un tesoro, y lo malo es perder un nivel.
    .title = Monturas salvajes
rule-steeds-gear = Una montura no usa más objetos que los que lo dicen (algunos son solo para monturas), y sobre esos no se pueden jugar potenciadores de objeto.
    .title = Equipo para monturas

## Lasers

chapter-lasers = Láseres
rule-lasers-kind = Un arma láser es todo objeto cuyo nombre acabe como el del láser; cada una es un arma de dos manos.
    .title = Qué es un láser
rule-lasers-combine = Cuantas armas láser se quiera se unen en una sola arma de dos manos con los bonos y las propiedades de todas, y pueden separarse una a una.
    .title = Unir láseres
rule-lasers-single = Lo que alcanza a un objeto alcanza a un láser del arma combinada, no a todos.
    .title = Se pierden de uno en uno
rule-lasers-fire = Toda arma láser cuenta como fuego.
    .title = Material ardiente
