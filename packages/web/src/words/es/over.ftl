# The end of a game.
over-title = Fin de la partida
over-winners = { $count ->
    [one] Gana { LIST($players) }
   *[other] Ganan { LIST($players) }
}
over-winners-you = { $count ->
    [1] ¡Ganas!
   *[other] ¡Ganáis tú y { LIST($players) }!
}
over-player = Jugador
over-killed = Monstruos muertos
over-helped = Peleas con su ayuda
over-fled = Escapadas
over-caught = Sin escapatoria
over-curses = { CAPITAL(-curses) }
over-deaths = Muertes
over-sold = Ganado vendiendo, en { -gold }
over-turns = En { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}.
over-rematch = Otra vez
unknown-card = una carta desconocida
replay-again = Volver a verla
told-levels = Niveles por turnos
told-level = { $who }: nivel { $level }.
told-help = Ayudas
told-no-help = Nadie ayudó a nadie.
told-helped = { $who } ayudó a { $whom } { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
told-helped-you = Ayudaste a { $whom } { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
told-helped-to-you = { $who } te ayudó { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
told-stabs = Puñaladas
told-no-stabs = Nadie apuñaló a nadie.
told-stabbed = { $who } apuñaló a { $whom } { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
told-stabbed-you = Apuñalaste a { $whom } { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
told-stabbed-to-you = { $who } te apuñaló { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
told-won-kill = { $who } llegó al vencer { AL($cards) }, { $fighters } a { $monsters }.
told-won-kill-with = { $who } llegó al vencer { AL($cards) }, { $fighters } a { $monsters }, con ayuda de { $whom }.
told-won-kill-with-yours = { $who } llegó al vencer { AL($cards) }, { $fighters } a { $monsters }, con tu ayuda.
told-won-kill-you = Llegaste al vencer { AL($cards) }, { $fighters } a { $monsters }.
told-won-kill-with-you = Llegaste al vencer { AL($cards) }, { $fighters } a { $monsters }, con ayuda de { $whom }.
told-won-helping = { $who } llegó al ayudar a { $whom } a vencer { AL($cards) }, { $fighters } a { $monsters }.
told-won-helping-yours = { $who } llegó al ayudarte a vencer { AL($cards) }, { $fighters } a { $monsters }.
told-won-helping-you = Llegaste al ayudar a { $whom } a vencer { AL($cards) }, { $fighters } a { $monsters }.
told-won-card = { $who } llegó gracias { AL($card) }.
told-won-card-you = Llegaste gracias { AL($card) }.
told-won-rule = { $who } llegó sin pelear: { $rule }.
told-won-rule-you = Llegaste sin pelear: { $rule }.
told-won-left = No quedaba nadie más.
told-best = Los mejores momentos
told-worst = Los peores momentos
told-turn = Turno { $turn }
told-narrow = La victoria más justa: { $who } contra { EL($cards) }, { $fighters } a { $monsters }.
told-narrow-you = La victoria más justa: tú contra { EL($cards) }, { $fighters } a { $monsters }.
told-feat = La pelea más grande: { $who } contra { EL($cards) }, { $fighters } a { $monsters }.
told-feat-you = La pelea más grande: tú contra { EL($cards) }, { $fighters } a { $monsters }.
told-death = { $who } murió en el nivel { $level }.
told-death-you = Moriste en el nivel { $level }.
told-death-card = { $who } murió en el nivel { $level }. Causa de la muerte: { $card }.
told-death-card-you = Moriste en el nivel { $level }. Causa de la muerte: { $card }.
told-loss = { $who } perdió { $count } cartas de golpe.
told-loss-you = Perdiste { $count } cartas de golpe.
told-loss-card = { $who } perdió { $count } cartas de golpe por { EL($card) }.
told-loss-card-you = Perdiste { $count } cartas de golpe por { EL($card) }.
told-turned = { $who } apuñaló a { $whom }: de { SIGNED($before) } a { SIGNED($after) }, y sin victoria.
told-turned-you = Apuñalaste a { $whom }: de { SIGNED($before) } a { SIGNED($after) }, y sin victoria.
told-turned-to-you = { $who } te apuñaló: de { SIGNED($before) } a { SIGNED($after) }, y sin victoria.
over-picture = Compartir una imagen
over-picture-failed = Aquí no se pudo dibujar la imagen.
