# How long something takes, in the unit that people would use.

length-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
length-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
length-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
