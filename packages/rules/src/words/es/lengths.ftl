# Cuánto dura algo, en la unidad en que se diría.

length-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
length-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
length-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
length-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
