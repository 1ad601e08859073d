# The end of a game.
over-title = Игра окончена
over-winners = { $count ->
    [1] { LIST($players) } побеждает!
   *[other] { LIST($players) } побеждают!
}
over-winners-you = { $count ->
    [1] Ты побеждаешь!
   *[other] Вы с { LIST($players, case: "ins") } побеждаете!
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
replay-again = Посмотреть ещё раз
told-levels = Уровни по ходам
told-level = { $who }: уровень { $level }.
told-help = Помощники
told-no-help = Никто никому не помог.
told-helped = { $who } → { $whom }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
told-helped-you = Ты → { $whom }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
told-helped-to-you = { $who } → ты: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
told-stabs = Удары в спину
told-no-stabs = Никто никого не подставил.
told-stabbed = { $who } → { $whom }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
told-stabbed-you = Ты → { $whom }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
told-stabbed-to-you = { $who } → ты: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
told-won-kill = Последний бой: { $who } против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-won-kill-with = Последний бой: { $who } и { $whom } против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-won-kill-with-yours = Последний бой: { $who } и ты против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-won-kill-you = Последний бой: ты против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-won-kill-with-you = Последний бой: ты и { $whom } против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-won-helping = Последний бой: { $whom } против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }. { $who } { AGREE($who, "помог", "помогла") } и { AGREE($who, "победил", "победила") }.
told-won-helping-yours = Последний бой: ты против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }. { $who } { AGREE($who, "помог", "помогла") } и { AGREE($who, "победил", "победила") }.
told-won-helping-you = Последний бой: { $whom } против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }. Помощь принесла тебе победу.
told-won-card = Последний уровень { $who } { AGREE($who, "получил", "получила") } за карту «{ $card }».
told-won-card-you = Последний уровень тебе принесла карта «{ $card }».
told-won-rule = Последний уровень { $who } { AGREE($who, "получил", "получила") } без боя: { $rule }.
told-won-rule-you = Последний уровень достался тебе без боя: { $rule }.
told-won-left = Больше никого не осталось.
told-best = Лучшие моменты
told-worst = Худшие моменты
told-turn = Ход { $turn }
told-narrow = На волосок: { $who } против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-narrow-you = На волосок: ты против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-feat = Самый большой бой: { $who } против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-feat-you = Самый большой бой: ты против { LIST($cards, case: "gen") }, { $fighters } на { $monsters }.
told-death = { $who } { AGREE($who, "погиб", "погибла") } на { $level }-м уровне.
told-death-you = Твоя смерть случилась на { $level }-м уровне.
told-death-card = { $who } { AGREE($who, "погиб", "погибла") } на { $level }-м уровне. Причина смерти: { $card }.
told-death-card-you = Твоя смерть случилась на { $level }-м уровне. Причина смерти: { $card }.
told-loss = { $who } { AGREE($who, "потерял", "потеряла") } разом карт: { $count }.
told-loss-you = У тебя разом пропало карт: { $count }.
told-loss-card = { $who } { AGREE($who, "потерял", "потеряла") } разом карт: { $count }. Причина: { $card }.
told-loss-card-you = У тебя разом пропало карт: { $count }. Причина: { $card }.
told-turned = { $who } { AGREE($who, "подставил", "подставила") } { FORM($whom, case: "acc") }: было { SIGNED($before) }, стало { SIGNED($after) }, и победы не вышло.
told-turned-you = Твой удар в спину { FORM($whom, case: "dat") }: было { SIGNED($before) }, стало { SIGNED($after) }, и победы не вышло.
told-turned-to-you = { $who } { AGREE($who, "подставил", "подставила") } тебя: было { SIGNED($before) }, стало { SIGNED($after) }, и победы не вышло.
over-picture = Поделиться картинкой
over-picture-failed = Здесь картинку нарисовать не вышло.
