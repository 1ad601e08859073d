# kickdoor replay and kickdoor verify.

cli-replay = показать запись партии: каждое действие и что из него вышло
cli-replay-file = запись партии, какие делает `simulate --record`
cli-replay-at = показать вместо этого стол после стольких действий; 0 — раздача
cli-replay-json = напечатать JSON: строку на каждое действие, а с --at — всё состояние стола
cli-replay-bad-at = --at — это число действий, от 0 до { $last }
cli-replay-heading = Правила: { $sheet }. Наборы: { $sets }. Игроки: { $players }. Зерно { $seed }, сыграно в Kickdoor { $version }.
cli-verify = переиграть записи; если запись неверна, назвать первое невозможное действие и завершиться с кодом 1
cli-verify-files = записи партий, какие делает `simulate --record`
cli-verify-sound = { $count ->
    [one] { $count } действие, всё сходится
    [few] { $count } действия, всё сходится
   *[other] { $count } действий, всё сходится
}

cli-verify-fair = { $file }: честный случай: сервер сдержал обязательство { $commitment }; свои доли добавили: { $who }
cli-verify-fair-alone = { $file }: честный случай: сервер сдержал обязательство { $commitment }; ни одно место не добавило своей доли
cli-mismatch-set = набор { $set } не тот, которым играли эту партию
cli-mismatch-deal = такой раздачи быть не может: изменена первая строка или правила
cli-mismatch-start = с такой позиции игра начаться не могла: { $why }
cli-mismatch-fair-commitment = честности случая быть не может: зерно сервера не то, которое он заранее закрепил
cli-mismatch-fair-parts = честности случая быть не может: доли не принадлежат местам
cli-mismatch-fair-seed = честности случая быть не может: зерно партии не следует из зерна сервера и долей
cli-mismatch-changed = действия { $n } ({ $move }) быть не может: изменена его строка или то, что из него вышло
cli-mismatch-unread = действия { $n } ({ $move }) быть не может: никакое дозволенное действие так не записывается
cli-mismatch-time = действия { $n } ({ $move }) быть не может: оно сделано раньше предыдущего
cli-mismatch-refused = действия { $n } ({ $move }) быть не может: его запрещает правило { $rule }
cli-mismatch-state = такого конца быть не может: стол в конце другой
cli-mismatch-log = такого конца быть не может: журнал в конце другой

# The table after some moves.
cli-unknown-card = неизвестная карта
cli-table-turn = Ход { $n }, { $who }: { $phase }
cli-table-player = { $name }: уровень { $level }, { $sex ->
    [female] женщина
   *[male] мужчина
}{ $dead ->
    [true] { $sex ->
        [female] {", мертва"}
       *[male] {", мёртв"}
    }
   *[false] {""}
}{ $left ->
    [true] { $sex ->
        [female] {", вышла из игры"}
       *[male] {", вышел из игры"}
    }
   *[false] {""}
}
cli-table-attached = { $card } на { FORM($host, case: "pre") }
cli-table-combat = Бой: { LIST($fighters) } ({ $strength }) против { LIST($foes, case: "gen") } ({ $against })
cli-table-combat-no-foes = Бой: { LIST($fighters) } ({ $strength }), противников больше нет
cli-table-place = Место: { $card }
cli-table-door = За дверью: { $card }
cli-table-doors = { CAPITAL(-doors) }: в колоде { $left }, в сбросе { $discarded }
cli-table-treasures = { CAPITAL(-treasures) }: в колоде { $left }, в сбросе { $discarded }
cli-table-pending = Впереди: { $what }
cli-table-waiting = Ожидание { $what }: { $time }
cli-table-winners = { AGREE($who, "Победил", "Победила", "Победило", "Победили") } { LIST($who) }

cli-place-hand = на руке
cli-place-race = раса
cli-place-class = класс
cli-place-half-breed = { SHEET() ->
    [early] расовый коктейль
    [space] расовый коктейль
   *[other] полукровка
}
cli-place-talents = силы, стили, тренировки
cli-place-super-munchkin = суперманчкин
cli-place-equipped = надето
cli-place-carried = не надето
cli-place-sidekicks = напарники
cli-place-steeds = скакуны
cli-place-curses = { -curses }

cli-phase-setup = первые карты на стол
cli-phase-opening = перед дверью
cli-phase-door = открыта карта { -door(case: "gen") }
cli-phase-trouble = поиск неприятностей или чистка нычек
cli-phase-combat = бой
cli-phase-flee = смывка
cli-phase-reward = делёж { -treasures(case: "gen") }
cli-phase-looting = мародёрство
cli-phase-closing = конец хода
cli-phase-charity = { LOWER(-charity) }
cli-phase-over = игра окончена

cli-pending-do = остаток свойства карты
cli-pending-cancel = { CURSES() ->
    [curses] угроза проклятия
    [traps] угроза ловушки
   *[both] угроза проклятия или ловушки
}
cli-pending-caught = неудачный бросок на смывку
cli-pending-choice = чей-то выбор
cli-pending-draw = карты, которые берут в открытую
cli-pending-reward = награда за бой
cli-pending-loot = мародёрство
cli-pending-excess = лишняя поклажа
cli-pending-spent = карта, которая ещё действует
cli-pending-seize = спор за карту из сброса

cli-waiting-grace = возражений
cli-waiting-cancel = { CURSES() ->
    [curses] отмены проклятия
    [traps] отмены ловушки
   *[both] отмены проклятия или ловушки
}
cli-waiting-seize = соперников
cli-waiting-request = ответа
cli-waiting-choice = выбора
