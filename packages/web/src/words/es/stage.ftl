# The cast and the stage.

cast = Los jugadores
gear-of = { $count ->
    [0] { $who } no tiene nada en juego.
   *[other] { $who } tiene en juego: { LIST($cards) }.
}
stage-win = Victoria: { $levels ->
    [0] ningún nivel
    [one] 1 nivel
   *[other] { $levels } niveles
}, { $treasures ->
    [0] ningún tesoro
    [one] 1 tesoro
   *[other] { $treasures } tesoros
}
stage-win-game = Victoria: la partida, para { LIST($players) }
stage-win-game-you = Victoria: la partida
stage-sealed = Solo quienes luchan pueden intervenir.
stage-foe-bad = { $card }. { $text }
stage-bad-next = Lo malo del siguiente monstruo (se ve { $at } de { $count })
deal-gives = { $you ->
    [yes] Tú das
   *[no] { $who } da
}
parts-more = { $count } más
escape-needs = { $needs ->
    [1] Cualquier tirada { $you ->
        [yes] te salva
       *[no] salva a { $who }
    }
    [5] Un 5 o un 6 { $you ->
        [yes] te salva
       *[no] salva a { $who }
    }
    [6] Solo un 6 { $you ->
        [yes] te salva
       *[no] salva a { $who }
    }
    [7] Ninguna tirada { $you ->
        [yes] te salva
       *[no] salva a { $who }
    }
   *[other] Un { $needs } o más { $you ->
        [yes] te salva
       *[no] salva a { $who }
    }
}
escape-odds = { $count } de 6
face-saves = el { $die } salva
face-fails = el { $die } no salva
stage-caught = ¡Zas!
stage-away = ¡A salvo!
stage-died = { $who } ha muerto.
stage-died-you = Has muerto.
stage-keeps = Conserva nivel, raza y clase: { $who } vuelve el próximo turno.
stage-keeps-you = Conservas nivel, raza y clase: vuelves el próximo turno.
stage-won = ¡Victoria!
stage-looted = { $who } se lleva { $card }
stage-looted-you = Te llevas { $card }
stage-nobody = La puerta
