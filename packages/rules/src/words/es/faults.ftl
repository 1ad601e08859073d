# Problems with the text of a move, with a record, and with a card's effects. Only tools report them: the page
# does without this file.

# The text of a move.
notation-no-answer = falta una respuesta
notation-no-card = falta una carta
notation-no-move = no hay ninguna jugada
notation-no-number = falta un número
notation-no-player = falta el nombre de un jugador
notation-no-power = falta un poder
notation-no-receiver = faltan `to` y un jugador
notation-no-side = falta un bando: fighters o monsters
notation-no-target = falta un objetivo
notation-not-number = { $word } no es un número
notation-not-side = { $word } no es un bando: es fighters o monsters
notation-unknown-card = no hay ninguna carta { $card }
notation-unknown-move = no hay ninguna jugada { $verb }
notation-unknown-player = no hay ningún jugador { $name }
notation-excess = { $word } está de más
notation-too-long = la jugada es demasiado larga

# A record.
record-empty = el archivo está vacío
record-too-long = el archivo es demasiado largo
record-long-line = la línea es demasiado larga
record-many-moves = un registro tiene como mucho { $most } jugadas
record-newer = este registro lo escribió una versión más nueva de Kickdoor, y solo una así puede leerlo
record-not-json = esto no es JSON
record-only-header = faltan las jugadas y el final
record-no-header = un registro empieza por su partida
record-no-move = esto no es una jugada de un registro
record-no-exact = la jugada de «exact» no se puede leer
record-no-end = un registro acaba con su final, y este está cortado
record-moves = { $found ->
    [one] hay 1 jugada
   *[other] hay { $found } jugadas
}, no { $said }
record-number = esta es la jugada { $n }, no { $said }
record-wrong = { $what } (se espera { $expected })
record-wrong-field = { $what }: { $field } (se espera { $expected })

# The effects of a card.
problem-no-deed = esto no es ninguna acción
problem-no-effect = esto no es ningún efecto
problem-no-play = esto no es ninguna forma de jugar
problem-unknown-deed = ninguna acción se llama { $name }
problem-unknown-effect = ningún efecto se llama { $name }
problem-unknown-play = ninguna forma de jugar se llama { $name }

# What was expected instead.
expected-string = un texto
expected-number = un número
expected-int = un número entero
expected-boolean = true o false
expected-array = una lista
expected-object = un mapa de campos
expected-bare = `{ $name }` solo, sin dos puntos
expected-nothing = nada
expected-other = otro valor
expected-word = { $word }
expected-one-of = uno de { $words }
expected-only-one = uno solo, o bien `{ $written }`
expected-no-more-turns = aquí ningún turn: again, o el turno no pasaría nunca
expected-fields = un mapa de { $fields }
expected-format = un texto como { $format }
expected-hexadecimal = { $count } cifras hexadecimales
expected-at-least = al menos { $limit }
expected-at-least-characters = { $limit ->
    [one] al menos 1 carácter
   *[other] al menos { $limit } caracteres
}
expected-at-least-entries = { $limit ->
    [one] al menos 1 entrada
   *[other] al menos { $limit } entradas
}
expected-at-most = como mucho { $limit }
expected-at-most-characters = { $limit ->
    [one] como mucho 1 carácter
   *[other] como mucho { $limit } caracteres
}
expected-at-most-entries = { $limit ->
    [one] como mucho 1 entrada
   *[other] como mucho { $limit } entradas
}
