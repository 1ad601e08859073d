# Labels on the frame of a card, and lists of a set's cards.

kind-monster = Монстр
kind-race = Раса
kind-class = Класс
kind-half-breed = { SHEET() ->
    [early] Расовый Коктейль
    [space] Расовый Коктейль
   *[other] Полукровка
}
kind-super-munchkin = Суперманчкин
kind-power = Сила
kind-style = Стиль
kind-training = Тренировка
kind-curse = Проклятие
kind-trap = Ловушка
kind-enhancer = Усилитель монстра
kind-mate = Усилитель монстра
kind-wandering = Бродячая Тварь
kind-place = Место
kind-event = Событие
kind-item = Шмотка
kind-item-enhancer = Усилитель шмотки
kind-oneshot = Разовая шмотка
kind-special = Особая карта
kind-cheat = Чит
kind-sidekick = Напарник
kind-hireling = Наёмничек
kind-steed = Скакун
frame-slot-headgear = Головняк
frame-slot-armor = Броник
frame-slot-footgear = Обувка
frame-slot-one-hand = 1 рука
frame-slot-two-hands = 2 руки
fact-treasures = { $count ->
    [one] { $count } { -treasure }
    [few] { $count } { -treasure(case: "gen") }
   *[other] { $count } { -treasures(case: "gen") }
}
fact-levels = { $count ->
    [one] { $count } уровень за убийство
    [few] { $count } уровня за убийство
   *[other] { $count } уровней за убийство
}
fact-price = { NUMBER($gold, useGrouping: "min2") } { -gold }
fact-big = Большая шмотка
fact-level = Уровень { $level }
fact-bonus = Бонус { SIGNED($bonus) }
fact-copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[other] { $count } экземпляров
}

cards-title = { $set }: все карты
cards-count = Разных карт: { $cards }, вместе с повторами: { $copies }
cards-contents = Содержание
cards-doors = { CAPITAL(-doors) }
cards-treasures = { CAPITAL(-treasures) }
