# Problemas: un turno que se gana de una sola manera.

puzzle-title = El problema del día
puzzle-what = Gana este turno de la única manera posible. Nadie más se mete, no se tira el dado y ninguna carta oculta te ayuda.
puzzle-looking = Los bots juegan hasta que salga uno bueno: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} por ahora
puzzle-task = { $grade ->
    [easy] Un problema fácil
    [medium] Un problema medio
   *[hard] Un problema difícil
}: gana este turno, sin azar ni ayuda.
puzzle-again = Empezar de nuevo
puzzle-another = Otro
puzzle-end-won = ¡Has ganado!
puzzle-end-chance = Desde aquí decide el azar. Hay una manera segura.
puzzle-end-others = Ahora decide otra persona. Se puede sin nadie más.
puzzle-end-turn = Tu turno se acabó y no has ganado.
puzzle-solved = ¡Resuelto!
puzzle-grade = { $grade ->
    [easy] Los bots normales también suelen encontrarlo.
    [medium] Los bots normales lo encuentran de vez en cuando.
   *[hard] Ningún bot normal lo encuentra. Ninguno.
}
