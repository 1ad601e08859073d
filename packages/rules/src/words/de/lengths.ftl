# Wie lange etwas dauert, in der Einheit, in der man es sagen würde.

length-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
length-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
length-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
length-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
