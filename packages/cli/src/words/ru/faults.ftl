# Problems in a scenario file, and expectations that failed.

scenario-fault = { $place }: { $said }
scenario-step = шаг { $n } ({ $place }, { $title }): { $wrong }
scenario-difference = ожидалось: { LIST($expected) }; на деле: { LIST($found) }
scenario-broke = сбой игры: { $why }

# Names of values in the file.
called-attached = attached у { $host }
called-die = кубик
called-event = событие
called-key = ключ
called-move = действие
called-rule = правило
called-scenario = сценарий
called-set = набор
called-step = шаг

# Values.
fault-map = { $what }: нужен словарь
fault-map-or-none = { $what }: нужен словарь или none
fault-list = { $what }: нужен список
fault-text = { $what }: нужен текст
fault-flag = { $what }: нужно true или false
fault-whole = { $what }: нужно целое число не меньше { $least }
fault-range = { $what }: нужно целое число от { $least } до { $most }
fault-positive = { $what }: нужно число больше нуля
fault-choice = { $what }: нет «{ $word }»; возможные значения: { $words }
fault-empty = { $what }: пустой список
fault-no-anchor = нет якоря «{ $name }»

# The table.
fault-no-scenario-field = у сценария нет поля «{ $key }»
fault-no-player-field = у игрока нет поля «{ $key }»
fault-no-sheet = нет правил «{ $sheet }»
fault-no-option = нет параметра «{ $option }»
fault-no-rule = нет правила «{ $rule }»
fault-no-event = нет события «{ $kind }»
fault-no-deck = нет колоды «{ $deck }»
fault-no-card-of-kind = в наборах этого сценария нет карты вида «{ $kind }»
fault-wrong-kind = { $card } — карта вида «{ $kind }», ей не место в { $what }
fault-wrong-deck = карта { $card } — не из колоды «{ $deck }»
fault-placed = карта { $card } уже лежит в другом месте
fault-not-in-play = у игрока { $player } нет карты { $card } в игре

# Steps.
fault-no-step = нет шага «{ $word }»
fault-empty-step = пустой шаг
fault-two-steps = у шага может быть только один ключ
fault-move = { $move }: { $why }
fault-empty-refuse = для refuse нужны игрок и действие
fault-two-refusals = для refuse нужны только один игрок и одно действие
fault-empty-may = для may нужны игрок и действия
fault-nobodys-view = для view нужно `of` с именем игрока
fault-all-pass = все вместе могут только pass
fault-no-player-fact = у игрока нельзя проверить «{ $key }»
fault-no-combat-fact = у боя нельзя проверить «{ $key }»

# What was expected.
wanted-accepted = действие возможно
wanted-refused = отказ
wanted-refused-by = отказ (правила: { $rules })
wanted-legal = `{ $move }` возможно
wanted-value = { $what } — { $value }
wanted-hidden = карту { $card } не видно
wanted-shown = карту { $card } видно
wanted-wait = идёт ожидание
wanted-wait-end = ожидание заканчивается

# What was found instead.
found-accepted = действие выполнено
found-refused = отказ (правила: { $rules })
found-changed = отказ, но что-то изменилось
found-few-cards = столько таких карт нет
found-value = { $what } — { $value }
found-shown = её видно
found-hidden = её не видно
found-no-wait = никакого ожидания нет

# Values that a scenario can’t write literally.
check-nothing = ничего подобного
check-combat = бой
check-no-combat = ничего: боя нет
check-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
check-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}: { $cards }
