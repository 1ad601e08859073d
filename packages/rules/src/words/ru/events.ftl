# The lines of the log: what happened. One message, or one family, for each event of model/event.ts.
# $who and $whom are players' names; $card, $on and $with are cards, $cards are lists of them.
# No «с» before a name: it would have to be «со» before some. A name in another case than the nominative may be
# «игроку Kot99»: at the beginning of a sentence it needs CAPITAL. Curses that are called by a whole sentence have no
# gender, so what they do is in the present tense.

event-turn = Ходит { $who }.

event-phase = { $phase ->
    [setup] Перед игрой: выкладывайте, что приглянулось.
    [opening] { $who } стоит перед дверью.
    [door] { $who } разглядывает, что там было за дверью.
    [trouble] Драться не с кем. { $who } может искать неприятности или чистить нычки.
    [combat] Бой.
    [flee] { $who } смывается.
    [reward] Делёж добычи.
    [looting] Мародёрство.
    [closing] Пыль улеглась. { $who } ещё может играть карты.
    [charity] У { FORM($who, case: "gen") } слишком много карт на руке.
   *[over] Игра окончена.
}

event-die-start = { $who } { AGREE($who, "бросил", "бросила") } кубик за право первого хода: { $die }.
event-die-flee = { $who } { AGREE($who, "бросил", "бросила") } кубик на смывку: { $die }{ $total ->
    [none] .
   *[other] , всего { $total }.
}
event-die-tie = { $who } { AGREE($who, "бросил", "бросила") } кубик, чтобы решить спор: { $die }.
event-die-power = { $who } { AGREE($who, "бросил", "бросила") } кубик: { $die }{ $total ->
    [none] .
   *[other] , всего { $total }.
}
event-die-effect = { $who } { AGREE($who, "бросил", "бросила") } кубик: { $die }{ $total ->
    [none] .
   *[other] , всего { $total }.
}

event-thrown = { LIST($cards) }: у { FORM($who, case: "gen") } выпало { $dice }, засчитано { $die }.

event-announced = { $play } Кто-нибудь вмешается?

event-place = { $who } { AGREE($who, "привёл", "привела") } всех в новое место: { $card }.
event-place-next = { $who } { AGREE($who, "привёл", "привела") } всех в новое место: { $card }. Прежнее, { $before }, позади.
event-starts = { $who } ходит { AGREE($who, "первым", "первой") }.

event-drew = { $who } { AGREE($who, "взял", "взяла") } { $deck ->
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
event-drew-open = { $who } { AGREE($who, "взял", "взяла") } { LIST($cards, case: "acc") }.
event-none-left = { $deck ->
    [doors] { CAPITAL(-doors) }
   *[treasures] { CAPITAL(-treasures) }
} кончились. { CAPITAL(FORM($who, case: "dat")) } ничего не досталось.
event-reshuffled = Сброс { $deck ->
    [doors] { -doors(case: "gen") }
   *[treasures] { -treasures(case: "gen") }
} перемешан и стал новой колодой.

event-door = { $who } { AGREE($who, "вышиб", "вышибла") } дверь: { $card }.
event-took = { $who } { AGREE($who, "взял", "взяла") } на руку { FORM($card, case: "acc") }.

event-played = { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") }.
event-played-on-card =
    { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на { FORM($on, case: "acc") }.
event-played-on-player =
    { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на { FORM($whom, case: "acc") }.
event-played-on-self = { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на себя.
event-played-side = { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } за { $side ->
    [fighters] манчкинов
   *[monsters] монстров
}.
event-played-with =
    { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } и { FORM($with, case: "acc") }.

event-equipped = { $who } { AGREE($who, "надел", "надела") } { FORM($card, case: "acc") }.
event-unequipped = { $who } { AGREE($who, "снял", "сняла") } { FORM($card, case: "acc") }.
event-discarded = { $who } { AGREE($who, "сбросил", "сбросила") } { LIST($cards, case: "acc") }.
event-lost = { $who } { AGREE($who, "потерял", "потеряла") } { LIST($cards, case: "acc") }.

event-gave = { $who } { AGREE($who, "отдал", "отдала") } { FORM($whom, case: "dat") } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-gave-open =
    { $who } { AGREE($who, "отдал", "отдала") } { FORM($whom, case: "dat") } { LIST($cards, case: "acc") }.

event-sold = { $who } { AGREE($who, "продал", "продала") } { LIST($cards, case: "acc") } за { NUMBER($gold, useGrouping: "min2") } { -gold }: { $levels ->
    [1] уровень
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}.

event-level-up = { $who } { AGREE($who, "получил", "получила") } { $to }-й уровень.
event-level-down = { $who } { AGREE($who, "опустился", "опустилась") } до { $to }-го уровня.
event-level-same = { $who } { AGREE($who, "остался", "осталась") } на { $to }-м уровне.
event-sex = { $who } теперь { $to ->
    [female] женщина
   *[male] мужчина
}.
event-died = { $who } { AGREE($who, "погиб", "погибла") }.
event-reborn = { $who } снова с нами: новый персонаж подозрительно похож на прежнего.

event-combat = { $who } { AGREE($who, "вышел", "вышла") } на бой против { FORM($card, case: "gen") }.
event-joined = { $card } { AGREE($card, "вступил", "вступила", "вступило", "вступили") } в бой. Скажите спасибо { FORM($who, case: "dat") }.
event-enhanced = { $who } { AGREE($who, "сыграл", "сыграла") } { FORM($card, case: "acc") } на { FORM($on, case: "acc") }.

event-removed = { $card } { AGREE($card, "покинул", "покинула", "покинуло", "покинули") } бой и { $treasures ->
    [0] { AGREE($card, "унёс", "унесла", "унесло", "унесли") } свои { -treasures }.
    [1] { AGREE($card, "оставил", "оставила", "оставило", "оставили") } { -treasure }.
    [one] { AGREE($card, "оставил", "оставила", "оставило", "оставили") } { $treasures } { -treasure }.
    [few] { AGREE($card, "оставил", "оставила", "оставило", "оставили") } { $treasures } { -treasure(case: "gen") }.
   *[other] { AGREE($card, "оставил", "оставила", "оставило", "оставили") } { $treasures } { -treasures(case: "gen") }.
}
event-boosted = { $side ->
    [fighters] { $amount ->
        [0] Для манчкинов ничего не изменилось.
       *[other] Манчкины получили { SIGNED($amount) }.
    }
   *[monsters] { $amount ->
        [0] Для монстров ничего не изменилось.
       *[other] Монстры получили { SIGNED($amount) }.
    }
}
event-boosted-player = { $amount ->
    [0] Для { FORM($whom, case: "gen") } ничего не изменилось.
   *[other] { $whom } { AGREE($whom, "получил", "получила") } { SIGNED($amount) }.
}
event-strengths = Расклад сил: { $fighters } против { $monsters }.

event-power = { $who } { AGREE($who, "применил", "применила") } свойство «{ $power }»{ $count ->
    [0] .
    [1] , сбросив карту.
    [one] , сбросив { $count } карту.
    [few] , сбросив { $count } карты.
   *[other] , сбросив { $count } карт.
}
event-power-on-player =
    { $who } { AGREE($who, "применил", "применила") } против { FORM($whom, case: "gen") } свойство «{ $power }»{ $count ->
        [0] .
        [1] , сбросив карту.
        [one] , сбросив { $count } карту.
        [few] , сбросив { $count } карты.
       *[other] , сбросив { $count } карт.
    }
event-power-on-card =
    { $who } { AGREE($who, "применил", "применила") } свойство «{ $power }» (цель — { $on }){ $count ->
        [0] .
        [1] , сбросив карту.
        [one] , сбросив { $count } карту.
        [few] , сбросив { $count } карты.
       *[other] , сбросив { $count } карт.
    }

event-asked = { $who } { AGREE($who, "позвал", "позвала") } { FORM($whom, case: "acc") } на помощь: { $terms }.
event-helps = { $who } { AGREE($who, "согласился", "согласилась") } помочь { FORM($whom, case: "dat") }: { $terms }.
event-helps-forced = { CAPITAL(FORM($who, case: "dat")) } пришлось помочь { FORM($whom, case: "dat") }: деваться некуда.
event-declined-help = { $who } на таких условиях помогать { FORM($whom, case: "dat") } не хочет.
event-declined-trade = { $who } { AGREE($who, "отклонил", "отклонила") } предложение { FORM($whom, case: "gen") }.
event-withdrawn-help = { $who } больше не просит о помощи.
event-withdrawn-trade = { $who } { AGREE($who, "отозвал", "отозвала") } своё предложение.
event-lapsed-help = Просьба { FORM($who, case: "gen") } о помощи повисла в воздухе.
event-lapsed-trade = Предложение { FORM($who, case: "gen") } повисло в воздухе.
event-offered =
    { $who } { AGREE($who, "предложил", "предложила") } { FORM($whom, case: "dat") } { LIST($give, case: "acc") } в обмен на { LIST($get, case: "acc") }.
event-offered-gift =
    { $who } { AGREE($who, "предложил", "предложила") } { FORM($whom, case: "dat") } в подарок { LIST($give, case: "acc") }.
event-offered-plea =
    { $who } { AGREE($who, "попросил", "попросила") } у { FORM($whom, case: "gen") } { LIST($get, case: "acc") }, причём даром.
event-traded =
    { $who } { AGREE($who, "отдал", "отдала") } { FORM($whom, case: "dat") } { LIST($give, case: "acc") } в обмен на { LIST($get, case: "acc") }.
event-traded-gift = { $who } { AGREE($who, "подарил", "подарила") } { FORM($whom, case: "dat") } { LIST($give, case: "acc") }.
event-traded-plea = { $who } { AGREE($who, "получил", "получила") } от { FORM($whom, case: "gen") } { LIST($get, case: "acc") }.

event-claimed-win = { $who } побеждает. Есть возражения?
event-claimed-flight = { $who } собирается смываться. Есть возражения?
event-unclaimed-win = Нет, { $who } пока не побеждает.
event-unclaimed-flight = { CAPITAL(FORM($who, case: "dat")) } смываться пока незачем.
event-passed = { $who } не возражает.
event-won = { $who } { AGREE($who, "победил", "победила") } { LIST($cards, case: "acc") }: { $levels ->
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
event-won-with = { $who } и { $whom } победили { LIST($cards, case: "acc") }: { $levels ->
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
event-won-empty = У { FORM($who, case: "gen") } кончились монстры: { $treasures ->
    [0] { -treasures(case: "gen") } нет
    [1] { -treasure }
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}.
event-ended = Бой { FORM($who, case: "gen") } окончен.
event-escaped = { $who } { AGREE($who, "смылся", "смылась") } от { FORM($card, case: "gen") }.
event-caught = { $card } { AGREE($card, "поймал", "поймала", "поймало", "поймали") } { FORM($who, case: "acc") }.
event-sacrificed =
    { $who } { AGREE($who, "пожертвовал", "пожертвовала") } { FORM($card, case: "ins") } и { AGREE($who, "смылся", "смылась") }.
event-sacrificed-with =
    { $who } { AGREE($who, "пожертвовал", "пожертвовала") } { FORM($card, case: "ins") } и { AGREE($who, "смылся", "смылась") }. { $whom } тоже.

event-curse = { $card } вот-вот { AGREE($card, "обрушится", "обрушится", "обрушится", "обрушатся") } на { FORM($who, case: "acc") }.
event-curse-on =
    { $card } вот-вот { AGREE($card, "обрушится", "обрушится", "обрушится", "обрушатся") } на { FORM($on, case: "acc") } { FORM($who, case: "gen") }.
event-cursed =
    { $card } { AGREE($card, "обрушивается", "обрушивается", "обрушивается", "обрушиваются") } на { FORM($who, case: "acc") }.
event-cancelled = { $card } больше не { AGREE($card, "грозит", "грозит", "грозит", "грозят") } { FORM($who, case: "dat") }.
event-no-effect = { $card } не { AGREE($card, "срабатывает", "срабатывает", "срабатывает", "срабатывают") }.
event-lifted = { $who } { AGREE($who, "избавился", "избавилась") } от { FORM($card, case: "gen") }.

event-treasure = { $who } { AGREE($who, "получил", "получила") } { FORM($card, case: "acc") }.
event-looted =
    { $who } { AGREE($who, "взял", "взяла") } из наследства { FORM($whom, case: "gen") } { FORM($card, case: "acc") }.
event-showed = { $who } { AGREE($who, "показал", "показала") } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-showed-open = { $who } { AGREE($who, "показал", "показала") } { LIST($cards, case: "acc") }.
event-showed-to = { $who } { AGREE($who, "показал", "показала") } { FORM($whom, case: "dat") } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-showed-to-open =
    { $who } { AGREE($who, "показал", "показала") } { FORM($whom, case: "dat") } { LIST($cards, case: "acc") }.
event-peeked = { $who } { AGREE($who, "посмотрел", "посмотрела") } { $deck ->
    [doors] { -top-door } колоды
   *[treasures] { -top-treasure } колоды
}.
event-peeked-open = { $who } { AGREE($who, "посмотрел", "посмотрела") } { $deck ->
    [doors] { -top-door } колоды
   *[treasures] { -top-treasure } колоды
}: { LIST($cards) }.
event-searched = { $who } { AGREE($who, "взял", "взяла") } из сброса { $deck ->
    [doors] { -doors(case: "gen") }
   *[treasures] { -treasures(case: "gen") }
} { LIST($cards, case: "acc") }.
event-asks = Выбор за { FORM($who, case: "ins") }.
event-conceded = { $who } { AGREE($who, "вышел", "вышла") } из игры.
event-over = { LIST($players) } { $count ->
    [1] { AGREE($players, "победил", "победила", "победило", "победили") }
   *[other] победили
}. Игра окончена.
event-over-nobody = Никто не победил. Игра окончена.

# Terms of help, inside other sentences.
terms-nothing = просто так
terms-treasures = { $treasures ->
    [0] без { -treasures(case: "gen") }
    [1] { -treasure }
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
} ({ AGREE($who, "первым", "первой") } выбирает { $who })
terms-treasures-you = { $treasures ->
    [0] без { -treasures(case: "gen") }
    [1] { -treasure }
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
} (первый выбор за тобой)
terms-items = { LIST($cards) } после боя
terms-plays = { $count ->
    [1] карта на помощника после боя
    [one] { $count } карта на помощника после боя
    [few] { $count } карты на помощника после боя
   *[other] { $count } карт на помощника после боя
}
terms-list = { LIST($terms) }

# A player.
player = { $name }
    .gender = { $sex ->
        [female] feminine
       *[other] masculine
    }
    .gen = { DECLINE($name, $sex, case: "gen") }
    .dat = { DECLINE($name, $sex, case: "dat") }
    .acc = { DECLINE($name, $sex, case: "acc") }
    .ins = { DECLINE($name, $sex, case: "ins") }
    .pre = { DECLINE($name, $sex, case: "pre") }

event-joined-lasers = { $who } { AGREE($who, "собрал", "собрала") } одно оружие: { LIST($cards) }.
event-parted-laser =
    { $who } { AGREE($who, "отсоединил", "отсоединила") } от составного оружия { FORM($card, case: "acc") }.
event-seizing = { $who } хочет забрать из сброса { FORM($card, case: "acc") }.
event-seized = { $who } { AGREE($who, "забрал", "забрала") } из сброса { FORM($card, case: "acc") }.

# Second thoughts, and rulings of the table.
event-taken-back = { $who } передумывает и берёт ход назад.
event-rewound = Стол решил: всё снова так, как было до хода { $to }; { $count ->
    [one] отменён { $count } ход
    [few] отменены { $count } хода
   *[many] отменено { $count } ходов
}.
event-rewound-seen = { event-rewound } С тех пор все видели: { LIST($cards, case: "acc") }.
event-rewound-private = { event-rewound } С тех пор кое-кто видел карты: { LIST($known) }.
event-rewound-both = { event-rewound } С тех пор все видели: { LIST($cards, case: "acc") }. Кое-кто видел и больше: { LIST($known) }.
event-rewound-known = { $who } ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
})
event-put-hand = Стол решил: { $who } берёт на руку { FORM($card, case: "acc") }.
event-put-play = Стол решил: { FORM($card) } теперь в игре у { FORM($who, case: "gen") }.
event-put-away = Стол решил: { FORM($card) } уходит в сброс.
event-turn-owed-skip = { $who } пропустит ход.
event-turn-owed-again = { $who } сделает ещё один ход.
event-turned-skip = { $who } { AGREE($who, "пропустил", "пропустила") } ход.
event-turned-again = { $who } ходит ещё раз.
