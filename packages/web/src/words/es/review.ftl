# What a search finds in a finished game, and advises in a running one.

review-mistake-title = El error más caro
review-turning-title = Momentos decisivos
review-looking = Buscando: { $percent } %
review-mistake = { $who }: «{ $made }», { $with } % de probabilidad de ganar. Con «{ $best }» habría sido un { $instead } %.
review-mistake-wait = { $who }: «{ $made }», { $with } % de probabilidad de ganar. Dejar que otros fueran primero la habría subido al { $instead } %.
review-no-mistake = Ninguno del que se pueda estar seguro. Bien jugado por todas partes.
review-note = Son estimaciones: la partida se siguió jugando muchas veces desde lo que se veía en ese momento.
review-rose = { $who }: la probabilidad de ganar subió del { $before } % al { $after } %.
review-fell = { $who }: la probabilidad de ganar bajó del { $before } % al { $after } %.

advice-ask = Preguntar al entrenador
advice-title = Qué haría el entrenador
advice-thinking = El entrenador lo está pensando…
advice-failed = No se pudo hablar con el entrenador.
advice-old = La partida ha avanzado desde entonces.
advice-again = Preguntar otra vez
advice-wait = Dejar que otros vayan primero
advice-chance = gana unas { $percent } partidas de cada 100
advice-thumb = Alguien debe aún una respuesta, y eso el entrenador no lo calcula. A ojo:
advice-note = El entrenador ve lo mismo que tú. Juega muchas veces desde aquí y cada vez reparte de nuevo las cartas ocultas.

# Why a bot made a move, and what a move cost a person, on the replay page.
why-ask = ¿Por qué?
why-title = { $who }: ¿por qué?
why-did = { $who }: «{ $made }».
why-said = Dicho en la mesa: «{ $said }»
why-thumb = Aquí el bot decidió a ojo y no comparó probabilidades.
why-compared = El bot comparó qué saldría de estas jugadas:
why-made = elegida
why-note = Solo veía lo que se ve desde su asiento. Siguió jugando muchas veces, repartiendo de nuevo las cartas ocultas cada vez.

cost-ask = ¿Coste?
cost-short = Coste: { $percent } %
cost-title = Lo que costaron las jugadas
cost-looking = Valorando las jugadas: { $percent } %
cost-failed = No se pudieron valorar las jugadas.
cost-none = No hay nada que valorar: ninguna jugada tenía una alternativa que se pueda calcular.
cost-at = Jugada { $n }
cost-some = { $who }: «{ $made }» costó un { $percent } % de probabilidad de ganar. Mejor: «{ $best }».
cost-best = { $who }: «{ $made }». No se encontró nada mejor.
cost-even = { $who }: «{ $made }» era más o menos tan buena como «{ $best }».
cost-note = Según lo que se veía en ese momento. Son estimaciones; las jugadas sin alternativa no figuran.

move-play-side = Jugar { EL($card) } a favor de los { $side ->
    [fighters] munchkins
   *[monsters] monstruos
}
move-play-on = Jugar { EL($card) } sobre { EL($on) }
move-play-with = Jugar { EL($card) } con { EL($with) }
move-fight = Buscar bronca con { EL($card) }
move-equip = Equipar { EL($card) }
move-unequip = Dejar de usar { EL($card) }
move-drop = Descartar { EL($card) }
move-part = Separar { EL($card) }
move-join = Unir { EL($cards) } en una sola arma
move-sell = Vender { EL($cards) }
move-give = Regalarle a { $whom } { EL($cards) }
move-charity-discard = Descartar { EL($cards) }
move-offer = Proponerle un trato a { $whom }: { EL($give) } a cambio { DEL($get) }
move-plea = Pedirle a { $whom } como regalo { EL($get) }
move-ask = Pedirle ayuda a { $whom }: { $terms }
move-choose = Elegir: { LIST($named) }
