# The games that a browser has finished.
history-title = Сыгранные здесь партии
history-text = Здесь отмечена каждая партия, доигранная в этом браузере, и больше нигде. Учебные партии и партии, где пробуют карту, не в счёт.
history-none = Здесь ещё не доиграно ни одной партии.
history-game = Игра
history-games = Сыграно
history-wins = Побед
history-all = Всего
history-deaths = Любимые способы умереть
history-death = { $card }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
history-no-card = по правилам
history-winner = { $place }. { $name }, уровень { $level }, победа
history-player = { $place }. { $name }, уровень { $level }
history-more = Более ранние партии
history-export = Сохранить в файл
history-import = Добавить из файла
history-added = { $count ->
    [0] Новых партий в файле нет.
   *[other] Добавлено партий: { $count }.
}
history-no-file = В этом файле таких партий нет.
history-erase = Стереть всё
history-erase-text = Будет стёрто партий: { $count }. Больше этого списка нет ни у кого.
history-erase-yes = Стереть
history-keep = Оставить
