# The table.

close = Закрыть
no-race = Человек
seat-label = { $who }, уровень { $level }, сила { $strength }, { $kind }, { $hand ->
    [0] нет карт
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
} на руке{ $count ->
    [0] {""}
   *[other] {""}, { LIST($badges) }
}
level-of = Уровень { $level } из { $last }
hand-count = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} на руке
curse-note = Действует на того, перед кем лежит
badge-left = вне игры
badge-dead = труп
badge-winner = победа
badge-turn = ходит
badge-fighter = в бою
badge-helper = помогает
badge-asked = думает
badge-ready = готово
badge-away = не в сети
badge-stand-in = играет бот
badge-vacant = место свободно
badge-skips = пропускает ход
badge-again = ещё ход

level = Уровень
strength = Сила
running = Смывка
you = Ты
your-hand = Твоя рука
hand-empty = На руке нет карт.
your-gear = Перед тобой
gear-empty = Перед тобой пока пусто. Сюда лягут карты, которые ты пустишь в дело.
carried = Не надето
table-cards = Стол
deck-doors = { CAPITAL(-doors) }: осталось { $count }
deck-treasures = { CAPITAL(-treasures) }: осталось { $count }
discard-doors = Сброс { -doors(case: "gen") }: { $count }
discard-treasures = Сброс { -treasures(case: "gen") }: { $count }
discard-top = Сверху { $card }
place-shown = Все находятся здесь
card-left = ещё { $count }
card-lasts-combats = Хватит ещё на { $count ->
    [one] { $count } бой
    [few] { $count } боя
   *[many] { $count } боёв
}.
card-lasts-turns = Действует ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}.
door-shown = За дверью

turn-yours = Твой ход
turn-other = Ходит { $who }
turn-line = № { $turn } · { $whose }
turn-setup = Перед игрой
turn-over = Игра окончена
phase-line = { $phase ->
    [setup] Для начала выложи расу, класс и всё, что можешь надеть.
    [opening] Разложи свои вещи и вышибай дверь.
    [door] Сыграй карту или возьми её на руку.
    [trouble] За дверью никого. Ищи неприятности, если есть монстр на руке, или чисть нычки.
    [combat] Бой
    [flee] Смывайся!
    [reward] Делёж { -treasures(case: "gen") }
    [looting] Мародёрство
    [closing] Пыль улеглась. Играй дальше или заканчивай ход.
    [charity] На руке слишком много карт.
   *[over] Игра окончена.
}
phase-other = { $phase ->
    [setup] Все выкладывают, что хотят.
    [opening] { $who } готовится вышибить дверь.
    [door] { $who } смотрит, что за дверью.
    [trouble] { $who } решает: искать неприятности или чистить нычки.
    [combat] Бой
    [flee] { $who } смывается.
    [reward] Делёж { -treasures(case: "gen") }.
    [looting] Мародёрство.
    [closing] { $who } заканчивает ход.
    [charity] { $who } раздаёт карты { -by-charity }.
   *[over] Игра окончена.
}

read-card = Прочесть
cannot-play = Сейчас нельзя. { $reason }
actions-title = Что можно сделать
actions-card = Что можно сделать с картой: { $card }
aim-hint = Или нажми на то, что светится на столе.
nothing-to-do = Пока делать нечего.
spectating = Ты зритель
menu = Меню
log = Журнал
log-empty = Пока ничего не случилось.
log-why = Почему: { $what }
log-more = Журнал: что случилось и почему
log-details = Показывать и мелочи
newest = Только что
share = Поделиться ссылкой
copied = Скопировано
copy-link = Скопировать ссылку
leave-game = Выйти из игры
leave-game-text = Твоя рука и всё, что лежит перед тобой, уйдут в сброс, мародёрам ничего не достанется. Вернуться будет нельзя.
leave-game-yes = Выйти насовсем
stay = Остаться
theme = Тема
theme-auto = Как в системе
theme-light = День
theme-dark = Ночь
to-home = На главную
seat-actions = Что можно сделать: { $who }
terms-kept = За выполнением уговора проследит сама игра.
part-level = Уровень { FORM($who, case: "gen") }
part-level-you = Твой уровень
part-level-foe = Уровень { FORM($card, case: "gen") }
part-die = кубик
part-boost = прибавка
part-floor = ниже некуда
part-other = прочее
part-power = { $card } ({ $power })
part-title = { $amount }: { $what }
part-by = { AGREE($who, "Сыграл", "Сыграла") } { $who }.
part-by-you = Сыграно тобой.
part-belongs = В пользу { FORM($who, case: "gen") }.
part-belongs-you = В твою пользу.
part-against = В пользу { FORM($card, case: "gen") }.
put-back = Положить обратно
the-wait = Ожидание
less = Меньше
more = Больше
too-late = Поздно: игра ушла вперёд.
pick-whom = Кого выбираешь?
to-all = Всех
to-discards = Сброс
gold = { NUMBER($gold, useGrouping: "min2") } { -gold }
total-gold = { NUMBER($gold, useGrouping: "min2") } { -gold } → { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}
total-too-little = { NUMBER($gold, useGrouping: "min2") } { -gold }: до уровня не хватает { NUMBER($missing, useGrouping: "min2") }
total-too-much = { NUMBER($gold, useGrouping: "min2") } { -gold }: столько сейчас не продать
total-of = { NUMBER($gold, useGrouping: "min2") } из { NUMBER($wanted, useGrouping: "min2") } { -gold }
ask-option = { $who } (сила { $strength })
log-older = Что было раньше
card-attached = Вместе с картой: { LIST($cards) }
laid = { $card } и всё, что сверху
lies-on = Лежит на { FORM($card, case: "pre") }
follower-sex = { $changed ->
    [yes] Теперь это
   *[no] Это
} { $sex ->
    [female] женщина
   *[male] мужчина
}.
do-play-card-on = Сыграть { FORM($card, case: "acc") } на { FORM($whom, case: "acc") }
strength-is = Боевая сила { $total }
flee-is = Смывка: { $total ->
    [0] без прибавок к броску
   *[other] { SIGNED($total) } к броску
}
group-traits = Раса и класс
group-equipped = В деле
group-carried = Не надето
group-curses = { CAPITAL(-curses) }
stamp-cursed = { CURSES() ->
    [traps] Ловушка
   *[other] Проклятие
}
stamp-caught = Догнали
stamp-died = Труп
stamp-risen = +уровень
