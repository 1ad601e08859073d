# Buttons. Each says what it does.

do-kick = Вышибить дверь
do-kick-second = { CAPITAL(-open-second-door) }
do-take = Взять на руку
do-play = Сыграть
do-play-side = Сыграть за { $side ->
    [fighters] манчкинов
   *[monsters] монстров
}
do-play-on = Сыграть на { FORM($on, case: "acc") }
do-play-on-with = Сыграть на { FORM($on, case: "acc") }: { $with }
do-play-player = Сыграть на { FORM($whom, case: "acc") }
do-play-self = Сыграть на себя
do-play-with = Сыграть: { $with }
do-fight = Искать неприятности
do-fight-door = Сразиться
do-loot = Чистить нычки
do-equip = Надеть
do-unequip = Снять
do-join = Собрать лазеры…
do-part = Отсоединить
do-give = Отдать…
do-drop = Сбросить
do-sell = Продать шмотки…
do-offer = Обменяться…
do-offer-whom = Предложить { FORM($whom, case: "dat") } обмен…
do-ask = Позвать на помощь…
do-ask-whom = Позвать { FORM($whom, case: "acc") } на помощь…
do-accept = По рукам
do-decline = Нет, спасибо
do-withdraw = Отозвать
do-use = { $power }
do-use-which = { $power }…
do-use-player = { $power }: { $whom }
do-use-on = { $power }: { $on }
do-use-side = { $power }: за { $side ->
    [fighters] манчкинов
   *[monsters] монстров
}
do-claim = Я побеждаю
do-claim-empty = Закончить бой
do-pass = Не возражаю
do-pass-loot = Ничего не брать
do-flee = Смываться
do-roll = Бросить кубик
do-roll-against = Смыться от { FORM($card, case: "gen") }
do-sacrifice = Пожертвовать { FORM($card, case: "ins") }
do-sacrifice-with = Пожертвовать { FORM($card, case: "ins") } и спасти { FORM($whom, case: "acc") }
do-choose = Выбрать
do-charity = Раздать карты…
do-seize = Забрать { FORM($card, case: "acc") } за { FORM($paid, case: "acc") }
do-show = Показать карты…
do-concede = Выйти из игры
do-timeout = Время вышло
do-end-setup = Готово
do-end-opening = Дальше
do-end-door = Дальше
do-end-trouble = Дальше
do-end-combat = Дальше
do-end-flee = Дальше
do-end-reward = Дальше
do-end-looting = Дальше
do-end-closing = Закончить ход
do-end-charity = Закончить ход
do-end-over = Дальше

# Buttons that confirm a selection.
confirm-sell = Продать{ $count ->
    [0] {""}
    [1] {""} шмотку
    [one] {""} { $count } шмотку
    [few] {""} { $count } шмотки
   *[other] {""} { $count } шмоток
}
confirm-give = Отдать { FORM($whom, case: "dat") }{ $count ->
    [0] {""}
    [1] {""} карту
    [one] {""} { $count } карту
    [few] {""} { $count } карты
   *[other] {""} { $count } карт
}
charity-excess = { $count ->
    [1] У тебя одна лишняя карта: выбери её.
    [one] У тебя { $count } лишняя карта: выбери её.
    [few] У тебя { $count } лишние карты: выбери их.
   *[other] У тебя { $count } лишних карт: выбери их.
}
confirm-charity = { $whom ->
    [nobody] Сбросить
   *[other] Отдать { FORM($whom, case: "dat") }
}{ $count ->
    [0] {""}
    [1] {""} карту
    [one] {""} { $count } карту
    [few] {""} { $count } карты
   *[other] {""} { $count } карт
}
confirm-show = Показать { $whom ->
    [all] всем
   *[other] { FORM($whom, case: "dat") }
}{ $count ->
    [0] {""}
    [1] {""} карту
    [one] {""} { $count } карту
    [few] {""} { $count } карты
   *[other] {""} { $count } карт
}
confirm-join = Собрать { $count ->
    [one] { $count } лазер
    [few] { $count } лазера
   *[other] { $count } лазеров
} в один
confirm-use = { $power }{ $count ->
    [0] {""}
    [one] : { $count } карта
    [few] : { $count } карты
   *[other] : { $count } карт
}
confirm-choose = { $count ->
    [0] Ничего не выбирать
    [1] Выбрать
   *[other] Выбрать { $count }
}
confirm-choose-first = Сначала выбери
confirm-order = В таком порядке
confirm-ask = { $treasures ->
    [0] Попросить просто так
    [one] Предложить { $treasures } { -treasure }
    [few] Предложить { $treasures } { -treasure(case: "gen") }
   *[other] Предложить { $treasures } { -treasures(case: "gen") }
}
confirm-offer = { $kind ->
    [trade] Предложить обмен
    [gift] Предложить в подарок
   *[plea] Попросить
}
