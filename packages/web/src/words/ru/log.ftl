# The log as a chronicle: the title of each turn.

chronicle-before = До первого хода
chronicle-turn = Ход { $turn }, { $who }: { LIST($outcomes) }
chronicle-turn-you = Ход { $turn }, ты: { LIST($outcomes) }
chronicle-turn-now = Ход { $turn }, { $who }
chronicle-turn-now-you = Ход { $turn }, ты
chronicle-levels = { SIGNED($levels) } { $levels ->
    [-1] уровень
    [one] уровень
    [few] уровня
   *[other] уровней
}
chronicle-treasures = { $treasures ->
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}
chronicle-helped = с подмогой
chronicle-died = смерть
chronicle-caught = не вышло смыться
chronicle-fled = смывка удалась
chronicle-cursed = { CURSES() ->
    [traps] { $count ->
        [one] { $count } ловушка
        [few] { $count } ловушки
       *[other] { $count } ловушек
    }
   *[other] { $count ->
        [one] { $count } проклятие
        [few] { $count } проклятия
       *[other] { $count } проклятий
    }
}
chronicle-lost = { $count ->
    [1] потеряно: { $card }
    [one] потеряно: { $count } карта
    [few] потеряно: { $count } карты
   *[other] потеряно: { $count } карт
}
chronicle-got = { $count ->
    [1] получено: { $card }
    [one] получено: { $count } карта
    [few] получено: { $count } карты
   *[other] получено: { $count } карт
}
chronicle-quiet = без перемен
# What befell others than the turn's player.
chronicle-and = { $title } · { $more }
chronicle-you = ты: { LIST($outcomes) }
chronicle-other = { $who }: { LIST($outcomes) }
# Что было с прошлого хода читающего.
chronicle-meanwhile = Тем временем: { $told }

# What happened, told to whom it happened; $who is the reader.
reader = Ты
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
event-drew-you = Ты { AGREE($who, "взял", "взяла") } { $deck ->
    [doors] { $count ->
        [1] { -door }
        [one] { $count } { -door }
        [few] { $count } { -door(case: "gen") }
       *[other] { $count } { -doors(case: "gen") }
    }
   *[treasures] { $count ->
        [1] { -treasure }
        [one] { $count } { -treasure }
        [few] { $count } { -treasure(case: "gen") }
       *[other] { $count } { -treasures(case: "gen") }
    }
}.
event-drew-open-you = Ты { AGREE($who, "взял", "взяла") } { LIST($cards, case: "acc") }.
event-door-you = Ты { AGREE($who, "вышиб", "вышибла") } дверь: { $card }.
event-took-you = Ты { AGREE($who, "взял", "взяла") } на руку { FORM($card, case: "acc") }.
event-played-you = Ты { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") }.
event-played-on-card-you =
    Ты { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на { FORM($on, case: "acc") }.
event-played-on-player-you =
    Ты { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на { FORM($whom, case: "acc") }.
event-played-on-self-you = Ты { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на себя.
event-played-side-you = Ты { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } за { $side ->
    [fighters] манчкинов
   *[monsters] монстров
}.
event-played-with-you =
    Ты { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } и { FORM($with, case: "acc") }.
event-equipped-you = Ты { AGREE($who, "надел", "надела") } { FORM($card, case: "acc") }.
event-discarded-you = Ты { AGREE($who, "сбросил", "сбросила") } { LIST($cards, case: "acc") }.
event-lost-you = Ты { AGREE($who, "потерял", "потеряла") } { LIST($cards, case: "acc") }.
event-sold-you = Ты { AGREE($who, "продал", "продала") } { LIST($cards, case: "acc") } за { NUMBER($gold, useGrouping: "min2") } { -gold }: { $levels ->
    [1] уровень
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}.
event-level-up-you = Ты { AGREE($who, "получил", "получила") } { $to }-й уровень.
event-level-down-you = Ты { AGREE($who, "опустился", "опустилась") } до { $to }-го уровня.
event-died-you = Ты { AGREE($who, "погиб", "погибла") }.
event-combat-you = Ты { AGREE($who, "вышел", "вышла") } на бой против { FORM($card, case: "gen") }.
event-enhanced-you = Ты { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на { FORM($on, case: "acc") }.
event-power-you = Ты { AGREE($who, "применил", "применила") } свойство «{ $power }»{ $count ->
    [0] .
    [1] , сбросив карту.
    [one] , сбросив { $count } карту.
    [few] , сбросив { $count } карты.
   *[other] , сбросив { $count } карт.
}
event-power-on-player-you =
    Ты { AGREE($who, "применил", "применила") } против { FORM($whom, case: "gen") } свойство «{ $power }»{ $count ->
        [0] .
        [1] , сбросив карту.
        [one] , сбросив { $count } карту.
        [few] , сбросив { $count } карты.
       *[other] , сбросив { $count } карт.
    }
event-power-on-card-you =
    Ты { AGREE($who, "применил", "применила") } свойство «{ $power }» (цель — { $on }){ $count ->
        [0] .
        [1] , сбросив карту.
        [one] , сбросив { $count } карту.
        [few] , сбросив { $count } карты.
       *[other] , сбросив { $count } карт.
    }
event-asked-you = Ты { AGREE($who, "позвал", "позвала") } { FORM($whom, case: "acc") } на помощь: { $terms }.
event-helps-you = Ты { AGREE($who, "согласился", "согласилась") } помочь { FORM($whom, case: "dat") }: { $terms }.
event-declined-help-you = Ты на таких условиях помогать { FORM($whom, case: "dat") } не хочешь.
event-declined-trade-you = Ты { AGREE($who, "отклонил", "отклонила") } предложение { FORM($whom, case: "gen") }.
event-claimed-win-you = Ты побеждаешь. Есть возражения?
event-claimed-flight-you = Ты собираешься смываться. Есть возражения?
event-won-you = Ты { AGREE($who, "победил", "победила") } { LIST($cards, case: "acc") }: { $levels ->
    [0] без уровня
    [1] уровень
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}, { $treasures ->
    [0] без { -treasures(case: "gen") }
    [1] { -treasure }
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}.
event-won-with-you = Вы с { FORM($whom, case: "ins") } победили { LIST($cards, case: "acc") }: { $levels ->
    [0] без уровня
    [1] уровень
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}, { $treasures ->
    [0] без { -treasures(case: "gen") }
    [1] { -treasure }
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}.
event-escaped-you = Ты { AGREE($who, "смылся", "смылась") } от { FORM($card, case: "gen") }.
event-treasure-you = Ты { AGREE($who, "получил", "получила") } { FORM($card, case: "acc") }.
event-looted-you =
    Ты { AGREE($who, "взял", "взяла") } из наследства { FORM($whom, case: "gen") } { FORM($card, case: "acc") }.
event-die-flee-you = Ты { AGREE($who, "бросил", "бросила") } кубик на смывку: { $die }{ $total ->
    [none] .
   *[other] , всего { $total }.
}
event-die-effect-you = Ты { AGREE($who, "бросил", "бросила") } кубик: { $die }{ $total ->
    [none] .
   *[other] , всего { $total }.
}
event-die-power-you = Ты { AGREE($who, "бросил", "бросила") } кубик: { $die }{ $total ->
    [none] .
   *[other] , всего { $total }.
}
event-starts-you = Ты ходишь { AGREE($who, "первым", "первой") }.
event-gave-you = Ты { AGREE($who, "отдал", "отдала") } { FORM($whom, case: "dat") } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-gave-open-you =
    Ты { AGREE($who, "отдал", "отдала") } { FORM($whom, case: "dat") } { LIST($cards, case: "acc") }.
event-searched-you = Ты { AGREE($who, "взял", "взяла") } из сброса { $deck ->
    [doors] { -doors(case: "gen") }
   *[treasures] { -treasures(case: "gen") }
} { LIST($cards, case: "acc") }.
event-passed-you = Ты не возражаешь.
event-taken-back-you = Ты передумываешь и берёшь ход назад.
event-turn-you = Твой ход.
event-curse-you = { $card } вот-вот { AGREE($card, "обрушится", "обрушится", "обрушится", "обрушатся") } на тебя.
event-cursed-you = { $card } { AGREE($card, "обрушивается", "обрушивается", "обрушивается", "обрушиваются") } на тебя.
event-caught-you = { $card } { AGREE($card, "поймал", "поймала", "поймало", "поймали") } тебя.
event-unequipped-you = Ты { AGREE($who, "снял", "сняла") } { FORM($card, case: "acc") }.
event-reborn-you = Ты снова с нами: новый персонаж подозрительно похож на прежнего.
event-joined-you = { $card } { AGREE($card, "вступил", "вступила", "вступило", "вступили") } в бой. Это твоих рук дело.
event-helps-forced-you = Тебе пришлось помочь { FORM($whom, case: "dat") }: деваться некуда.
event-withdrawn-help-you = Ты больше не просишь о помощи.
event-withdrawn-trade-you = Ты { AGREE($who, "отозвал", "отозвала") } своё предложение.
event-lapsed-help-you = Твоя просьба о помощи повисла в воздухе.
event-lapsed-trade-you = Твоё предложение повисло в воздухе.
event-offered-you =
    Ты { AGREE($who, "предложил", "предложила") } { FORM($whom, case: "dat") } { LIST($give, case: "acc") } в обмен на { LIST($get, case: "acc") }.
event-offered-gift-you =
    Ты { AGREE($who, "предложил", "предложила") } { FORM($whom, case: "dat") } в подарок { LIST($give, case: "acc") }.
event-offered-plea-you =
    Ты { AGREE($who, "попросил", "попросила") } у { FORM($whom, case: "gen") } { LIST($get, case: "acc") }, причём даром.
event-traded-you =
    Ты { AGREE($who, "отдал", "отдала") } { FORM($whom, case: "dat") } { LIST($give, case: "acc") } в обмен на { LIST($get, case: "acc") }.
event-traded-gift-you = Ты { AGREE($who, "подарил", "подарила") } { FORM($whom, case: "dat") } { LIST($give, case: "acc") }.
event-traded-plea-you = Ты { AGREE($who, "получил", "получила") } от { FORM($whom, case: "gen") } { LIST($get, case: "acc") }.
event-unclaimed-win-you = Нет, ты пока не побеждаешь.
event-unclaimed-flight-you = Тебе смываться пока незачем.
event-sacrificed-you =
    Ты { AGREE($who, "пожертвовал", "пожертвовала") } { FORM($card, case: "ins") } и { AGREE($who, "смылся", "смылась") }.
event-sacrificed-with-you =
    Ты { AGREE($who, "пожертвовал", "пожертвовала") } { FORM($card, case: "ins") } и { AGREE($who, "смылся", "смылась") }. { $whom } тоже.
event-lifted-you = Ты { AGREE($who, "избавился", "избавилась") } от { FORM($card, case: "gen") }.
event-showed-you = Ты { AGREE($who, "показал", "показала") } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-showed-open-you = Ты { AGREE($who, "показал", "показала") } { LIST($cards, case: "acc") }.
event-showed-to-you = Ты { AGREE($who, "показал", "показала") } { FORM($whom, case: "dat") } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-showed-to-open-you =
    Ты { AGREE($who, "показал", "показала") } { FORM($whom, case: "dat") } { LIST($cards, case: "acc") }.
event-conceded-you = Ты { AGREE($who, "вышел", "вышла") } из игры.
event-seized-you = Ты { AGREE($who, "забрал", "забрала") } из сброса { FORM($card, case: "acc") }.
event-turn-owed-skip-you = Ты пропустишь ход.
event-turn-owed-again-you = Ты сделаешь ещё один ход.
event-turned-skip-you = Ты { AGREE($who, "пропустил", "пропустила") } ход.
event-turned-again-you = Ты ходишь ещё раз.
event-die-start-you = Ты { AGREE($who, "бросил", "бросила") } кубик за право первого хода: { $die }.
event-die-tie-you = Ты { AGREE($who, "бросил", "бросила") } кубик, чтобы решить спор: { $die }.
event-thrown-you = { LIST($cards) }: у тебя выпало { $dice }, засчитано { $die }.
event-place-you = Ты { AGREE($who, "привёл", "привела") } всех в новое место: { $card }.
event-place-next-you = Ты { AGREE($who, "привёл", "привела") } всех в новое место: { $card }. Прежнее, { $before }, позади.
event-none-left-you = { $deck ->
    [doors] { CAPITAL(-doors) }
   *[treasures] { CAPITAL(-treasures) }
} кончились. Тебе ничего не досталось.
event-level-same-you = Ты { AGREE($who, "остался", "осталась") } на { $to }-м уровне.
event-sex-you = Ты теперь { $to ->
    [female] женщина
   *[male] мужчина
}.
event-won-empty-you = У тебя кончились монстры: { $treasures ->
    [0] { -treasures(case: "gen") } нет
    [1] { -treasure }
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}.
event-ended-you = Твой бой окончен.
event-curse-on-you = { $card } вот-вот { AGREE($card, "обрушится", "обрушится", "обрушится", "обрушатся") } на { FORM($on, case: "acc") } у тебя.
event-cancelled-you = { $card } тебе больше не { AGREE($card, "грозит", "грозит", "грозит", "грозят") }.
event-peeked-you = Ты { AGREE($who, "посмотрел", "посмотрела") } { $deck ->
    [doors] { -top-door } колоды
   *[treasures] { -top-treasure } колоды
}.
event-peeked-open-you = Ты { AGREE($who, "посмотрел", "посмотрела") } { $deck ->
    [doors] { -top-door } колоды
   *[treasures] { -top-treasure } колоды
}: { LIST($cards) }.
event-asks-you = Выбор за тобой.
event-joined-lasers-you = Ты { AGREE($who, "собрал", "собрала") } одно оружие: { LIST($cards) }.
event-parted-laser-you = Ты { AGREE($who, "отсоединил", "отсоединила") } от составного оружия { FORM($card, case: "acc") }.
event-seizing-you = Ты хочешь забрать из сброса { FORM($card, case: "acc") }.
event-put-hand-you = Стол решил: ты берёшь на руку { FORM($card, case: "acc") }.
event-put-play-you = Стол решил: { FORM($card) } теперь в игре у тебя.
event-boosted-player-to-you = { $amount ->
    [0] Для тебя ничего не изменилось.
   *[other] Ты получаешь { SIGNED($amount) }.
}
log-seek = К началу хода { $turn }

# What somebody else does to the reader.
event-played-on-player-to-you =
    { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на тебя.
event-gave-to-you = { $who } { AGREE($who, "отдал", "отдала") } тебе { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-gave-open-to-you =
    { $who } { AGREE($who, "отдал", "отдала") } тебе { LIST($cards, case: "acc") }.
event-power-on-player-to-you =
    { $who } { AGREE($who, "применил", "применила") } против тебя свойство «{ $power }»{ $count ->
        [0] .
        [1] , сбросив карту.
        [one] , сбросив { $count } карту.
        [few] , сбросив { $count } карты.
       *[other] , сбросив { $count } карт.
    }
event-asked-to-you = { $who } { AGREE($who, "позвал", "позвала") } тебя на помощь: { $terms }.
event-helps-to-you = { $who } { AGREE($who, "согласился", "согласилась") } помочь тебе: { $terms }.
event-helps-forced-to-you = { CAPITAL(FORM($who, case: "dat")) } пришлось помочь тебе: деваться некуда.
event-declined-help-to-you = { $who } на таких условиях помогать тебе не хочет.
event-declined-trade-to-you = { $who } { AGREE($who, "отклонил", "отклонила") } твоё предложение.
event-offered-to-you =
    { $who } { AGREE($who, "предложил", "предложила") } тебе { LIST($give, case: "acc") } в обмен на { LIST($get, case: "acc") }.
event-offered-gift-to-you =
    { $who } { AGREE($who, "предложил", "предложила") } тебе в подарок { LIST($give, case: "acc") }.
event-offered-plea-to-you =
    { $who } { AGREE($who, "попросил", "попросила") } у тебя { LIST($get, case: "acc") }, причём даром.
event-traded-to-you =
    { $who } { AGREE($who, "отдал", "отдала") } тебе { LIST($give, case: "acc") } в обмен на { LIST($get, case: "acc") }.
event-traded-gift-to-you = { $who } { AGREE($who, "подарил", "подарила") } тебе { LIST($give, case: "acc") }.
event-traded-plea-to-you = { $who } { AGREE($who, "получил", "получила") } от тебя { LIST($get, case: "acc") }.
event-showed-to-to-you = { $who } { AGREE($who, "показал", "показала") } тебе { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-showed-to-open-to-you =
    { $who } { AGREE($who, "показал", "показала") } тебе { LIST($cards, case: "acc") }.
