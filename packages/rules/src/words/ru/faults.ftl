# Problems with the text of a move, with a record, and with a card's effects. Only tools report them: the page
# does without this file.

# The text of a move.
notation-no-answer = не хватает ответа
notation-no-card = не хватает карты
notation-no-move = действие не указано
notation-no-number = не хватает числа
notation-no-player = не хватает имени игрока
notation-no-power = не хватает способности
notation-no-receiver = не хватает `to` и имени игрока
notation-no-side = не хватает стороны: fighters или monsters
notation-no-target = не хватает цели
notation-not-number = «{ $word }» — не число
notation-not-side = «{ $word }» — не сторона; есть только fighters и monsters
notation-unknown-card = нет карты «{ $card }»
notation-unknown-move = нет действия «{ $verb }»
notation-unknown-player = нет игрока «{ $name }»
notation-excess = «{ $word }» здесь лишнее
notation-too-long = слишком длинное действие

# A record.
record-empty = файл пуст
record-too-long = файл слишком длинный
record-long-line = строка слишком длинная
record-many-moves = { $most ->
    [one] в записи может быть не больше { $most } действия
   *[other] в записи может быть не больше { $most } действий
}
record-newer = эту запись сделала более новая версия Kickdoor, и прочесть её может только она
record-not-json = это не JSON
record-only-header = не хватает действий и конца
record-no-header = запись начинается с описания партии
record-no-move = это не действие записи
record-no-exact = действие в поле «exact» нельзя прочитать
record-no-end = у записи должен быть конец, а эта обрезана
record-moves = { $found ->
    [one] здесь { $found } действие
    [few] здесь { $found } действия
   *[other] здесь { $found } действий
}, а не { $said }
record-number = это действие { $n }, а не { $said }
record-wrong = { $what } (ожидается: { $expected })
record-wrong-field = { $what }: { $field } (ожидается: { $expected })

# The effects of a card.
problem-no-deed = это не последствие
problem-no-effect = это не эффект
problem-no-play = это не применение
problem-unknown-deed = нет последствия «{ $name }»
problem-unknown-effect = нет эффекта «{ $name }»
problem-unknown-play = нет применения «{ $name }»

# What was expected instead.
expected-string = текст
expected-number = число
expected-int = целое число
expected-boolean = true или false
expected-array = список
expected-object = словарь
expected-bare = `{ $name }` само по себе, без двоеточия
expected-nothing = ничего
expected-other = другое значение
expected-word = { $word }
expected-one-of = одно из { $words }
expected-only-one = только одно значение или `{ $written }`
expected-no-more-turns = без turn: again, иначе ход никогда не перейдёт к другому
expected-fields = словарь с полями { $fields }
expected-format = текст вида { $format }
expected-hexadecimal = { $count ->
    [one] { $count } шестнадцатеричная цифра
    [few] { $count } шестнадцатеричные цифры
   *[other] { $count } шестнадцатеричных цифр
}
expected-at-least = не меньше { $limit }
expected-at-least-characters = { $limit ->
    [one] не меньше { $limit } знака
   *[other] не меньше { $limit } знаков
}
expected-at-least-entries = { $limit ->
    [one] не меньше { $limit } элемента
   *[other] не меньше { $limit } элементов
}
expected-at-most = не больше { $limit }
expected-at-most-characters = { $limit ->
    [one] не больше { $limit } знака
   *[other] не больше { $limit } знаков
}
expected-at-most-entries = { $limit ->
    [one] не больше { $limit } элемента
   *[other] не больше { $limit } элементов
}
