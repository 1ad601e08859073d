# The end of a game.
over-title = Игра окончена
over-winners = { $count ->
    [1] { LIST($players) } побеждает!
   *[other] { LIST($players) } побеждают!
}
over-player = Игрок
over-killed = Убито монстров
over-helped = Помощь в бою
over-fled = Смывки
over-caught = Догнали
over-curses = { CAPITAL(-curses) }
over-deaths = Смерти
over-sold = Выручка, { -gold }
over-turns = Сыграно ходов: { $turns }.
over-rematch = Ещё партию
unknown-card = неизвестная карта
    .gender = feminine
    .gen = неизвестной карты
    .dat = неизвестной карте
    .acc = неизвестную карту
    .ins = неизвестной картой
    .pre = неизвестной карте
