# Deeds: what happens, to "you". `.each` of a deed follows «Каждый игрок», «Он» and the like, so that it is in the third
# person; a `.what` is the part that both have in common. `.each-one` is about one player, and `.each-next` follows other
# words about the same one, where those differ.

deed-lose-level = Потеряй { deed-lose-level.what }
    .what = { $count ->
        [1] уровень
        [one] { $count } уровень
        [few] { $count } уровня
       *[other] { $count } уровней
    }.
    .each = теряет { deed-lose-level.what }
deed-lose-level-half = Потеряй половину уровней (с округлением вниз).
    .each = теряет половину уровней (с округлением вниз).
deed-lose-level-to = Если ты выше { $level }-го уровня, опустись до { $level }-го.
    .each = опускается до { $level }-го уровня, если был выше.
deed-lose-level-to-lowest = Опустись до самого низкого уровня за столом.
    .each = опускается до самого низкого уровня за столом.
deed-gain-level = Получи { deed-gain-level.what }
    .what = { $count ->
        [1] уровень
        [one] { $count } уровень
        [few] { $count } уровня
       *[other] { $count } уровней
    }.
    .each = получает { deed-gain-level.what }
deed-gain-level-last = Получи { deed-gain-level-last.what }
    .what = { $count ->
        [1] уровень (можно и победный).
        [one] { $count } уровень (можно и победный).
        [few] { $count } уровня (можно и победный).
       *[other] { $count } уровней (можно и победный).
    }
    .each = получает { deed-gain-level-last.what }
deed-lose-items = Потеряй { $what }.
    .each = теряет { $what }.
deed-lose-items-choice = Потеряй { $what } на свой выбор.
    .each = теряет { $what } на свой выбор.
deed-lose-items-curser = Потеряй { $what }. Выбирает тот, кто сыграл эту карту, а если её никто не играл — ты.
    .each = теряет { $what }. Выбирает тот, кто сыграл эту карту, а если её никто не играл — сам игрок.
deed-or-else = { $deed } Нечего терять? { $else }
    .each = { FORM($deed, case: "each") } Нечего терять? { CAPITAL(FORM($else, case: "each-next")) }
deed-lose-race = Потеряй расу. Если их две, выбери одну.
    .each = теряет расу, а если их две — одну на свой выбор.
deed-lose-race-all = Потеряй все свои расы.
    .each = теряет все свои расы.
deed-lose-class = Потеряй класс. Если их два, выбери один.
    .each = теряет класс, а если их два — один на свой выбор.
deed-lose-class-all = Потеряй все свои классы.
    .each = теряет все свои классы.
deed-lose-hand-all = Сбрось все карты с руки.
    .each = сбрасывает все карты с руки.
deed-lose-hand-choose = Сбрось { deed-lose-hand-choose.what }
    .what = { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } с руки.
    .each = сбрасывает { deed-lose-hand-choose.what }
deed-lose-hand-random = Сбрось { deed-lose-hand-random.what }
    .what = { $count ->
        [1] случайную карту
        [one] { $count } случайную карту
        [few] { $count } случайные карты
       *[other] { $count } случайных карт
    } с руки.
    .each = сбрасывает { deed-lose-hand-random.what }
deed-lose-worth = Потеряй шмотки общей ценой не меньше { NUMBER($gold, useGrouping: "min2") } { -gold-pieces }, а если столько не наберётся — все свои шмотки.
    .each = теряет шмотки общей ценой не меньше { NUMBER($gold, useGrouping: "min2") } { -gold-pieces }, а если столько не наберётся — все свои шмотки.
deed-die = Ты труп.
    .each = погибает.
deed-change-sex = Смени пол.
    .each = меняет пол.
deed-next-combat = { SIGNED($strength) } в следующем бою, а если ты уже в бою — в этом.
    .each = получает { SIGNED($strength) } в следующем бою, а если уже в бою — в этом.
deed-draw-doors = Возьми { deed-draw-doors.what }
    .what = { $count ->
        [1] { -door }
        [one] { $count } { -door }
        [few] { $count } { -door(case: "gen") }
       *[other] { $count } { -doors(case: "gen") }
    } { $how ->
        [open] в открытую
       *[closed] втёмную
    }.
    .each = берёт { deed-draw-doors.what }
deed-draw-treasures = Возьми { deed-draw-treasures.what }
    .what = { $count ->
        [1] { -treasure }
        [one] { $count } { -treasure }
        [few] { $count } { -treasure(case: "gen") }
       *[other] { $count } { -treasures(case: "gen") }
    } { $how ->
        [open] в открытую
       *[closed] втёмную
    }.
    .each = берёт { deed-draw-treasures.what }
deed-search-doors = Просмотри сброс { -doors(case: "gen") } и, если хочешь, возьми оттуда { $what }.
    .each = просматривает сброс { -doors(case: "gen") } и может взять оттуда { $what }.
deed-search-treasures = Просмотри сброс { -treasures(case: "gen") } и, если хочешь, возьми оттуда { $what }.
    .each = просматривает сброс { -treasures(case: "gen") } и может взять оттуда { $what }.
deed-rob-level = Потеряй уровень. Его получает тот, кто сыграл эту карту (но не победный).
    .each = теряет уровень. Его получает тот, кто сыграл эту карту (но не победный).
deed-lift-curses = Избавься от всех { -of-curses }, которые лежат перед тобой.
    .each = избавляется от всех { -of-curses }, которые лежат перед ним.
deed-lose-sidekick = Потеряй одного из своих напарников со всем, что он несёт.
    .each = теряет одного из своих напарников со всем, что тот несёт.
deed-lose-sidekick-killed = Один из твоих напарников гибнет. Всё, что он нёс, остаётся у тебя.
    .each = лишается одного из своих напарников, но всё, что тот нёс, оставляет себе.
deed-lose-sidekick-mark = Потеряй одного из своих напарников «{ $mark }» со всем, что он несёт.
    .each = теряет одного из своих напарников «{ $mark }» со всем, что тот несёт.
deed-lose-sidekick-killed-mark = Один из твоих напарников «{ $mark }» гибнет. Всё, что он нёс, остаётся у тебя.
    .each = лишается одного из своих напарников «{ $mark }», но всё, что тот нёс, оставляет себе.
deed-lose-steed = Потеряй скакуна.
    .each = теряет скакуна.
deed-gift-doors = { CAPITAL($to) } берёт { $count ->
    [1] { -door }
    [one] { $count } { -door }
    [few] { $count } { -door(case: "gen") }
   *[other] { $count } { -doors(case: "gen") }
} втёмную.
    .each = даёт { FORM($to, case: "dat-each") } взять { $count ->
        [1] { -door }
        [one] { $count } { -door }
        [few] { $count } { -door(case: "gen") }
       *[other] { $count } { -doors(case: "gen") }
    } втёмную.
deed-gift-treasures = { CAPITAL($to) } берёт { $count ->
    [1] { -treasure }
    [one] { $count } { -treasure }
    [few] { $count } { -treasure(case: "gen") }
   *[other] { $count } { -treasures(case: "gen") }
} втёмную.
    .each = даёт { FORM($to, case: "dat-each") } взять { $count ->
        [1] { -treasure }
        [one] { $count } { -treasure }
        [few] { $count } { -treasure(case: "gen") }
       *[other] { $count } { -treasures(case: "gen") }
    } втёмную.
deed-duel = Вы с { FORM($with, case: "ins") } бросаете по кубику. У кого больше, тот и победил (при ничьей — ещё раз).
    .each = затевает дуэль с { FORM($with, case: "ins-each") }: оба бросают по кубику, у кого больше, тот и победил (при ничьей — ещё раз).
deed-duel-win = Победишь? { $deeds }
    .each = победивший зачинщик { FORM($deeds, case: "each") }
deed-duel-lose = Проиграешь? { $deeds }
    .each = проигравший зачинщик { FORM($deeds, case: "each") }

deed-roll = Брось кубик. { $cases }
    .each = бросает кубик. { FORM($cases, case: "each-next") }
deed-roll-case = { $results }: { LOWER($deeds) }
    .each = { $results }: { FORM($deeds, case: "each-next") }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Ничего не происходит.
    .each = ничего не происходит.
deed-either = Выбери одно. { $options }
    .each = выбирает одно. { FORM($options, case: "each-next") }
deed-either-option = { $number }) { $deeds }
    .each = { $number }) { CAPITAL(FORM($deeds, case: "each-next")) }
deed-if-who = Если ты { FORM($who, case: "if") }, { LOWER($deeds) }
    .each = , если { FORM($who, case: "if") }, { FORM($deeds, case: "each-next") }
    .each-one = { FORM($who, case: "if") }? { CAPITAL(FORM($deeds, case: "each-next")) }
    .each-next = если { FORM($who, case: "if") }, { FORM($deeds, case: "each-next") }
deed-if-who-else = Если ты { FORM($who, case: "if") }, { LOWER($deeds) } Иначе { LOWER($else) }
    .each = , если { FORM($who, case: "if") }, { FORM($deeds, case: "each-next") } Иначе { FORM($else, case: "each-next") }
    .each-one = { FORM($who, case: "if") }? { CAPITAL(FORM($deeds, case: "each-next")) } Иначе { FORM($else, case: "each-next") }
    .each-next = если { FORM($who, case: "if") }, { FORM($deeds, case: "each-next") } Иначе { FORM($else, case: "each-next") }
deed-each-of-all = Каждый игрок { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый игрок { FORM($deeds, case: "each") }
deed-each-of-all-who =
    { AGREE($who, "Каждый", "Каждая", "Каждое", "Каждый") } { FORM($who, case: "subject") } { FORM($deeds, case: "each") }
    .each = устраивает вот что: { AGREE($who, "каждый", "каждая", "каждое", "каждый") } { FORM($who, case: "subject") } { FORM($deeds, case: "each") }
deed-each-of-others = Каждый соперник { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый соперник { FORM($deeds, case: "each") }
deed-each-of-others-who =
    { AGREE($who, "Каждый другой", "Каждая другая", "Каждое другое", "Каждый другой") } { FORM($who, case: "subject") } { FORM($deeds, case: "each") }
    .each = устраивает вот что: { AGREE($who, "каждый другой", "каждая другая", "каждое другое", "каждый другой") } { FORM($who, case: "subject") } { FORM($deeds, case: "each") }
deed-each-of-neighbours = Каждый из соседей слева и справа { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый из соседей слева и справа { FORM($deeds, case: "each") }
deed-each-of-neighbours-who =
    Каждый из соседей слева и справа, если он { FORM($who, case: "if") }, { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый из соседей слева и справа, если он { FORM($who, case: "if") }, { FORM($deeds, case: "each") }

other-left = игрок слева от тебя
    .dat = игроку слева от себя
    .dat-each = игроку слева от себя
    .ins = игроком слева от тебя
    .ins-each = игроком слева от себя
    .look = игрока слева от тебя
    .look-each = игрока слева от себя
other-right = игрок справа от тебя
    .dat = игроку справа от себя
    .dat-each = игроку справа от себя
    .ins = игроком справа от тебя
    .ins-each = игроком справа от себя
    .look = игрока справа от тебя
    .look-each = игрока справа от себя
other-lowest = соперник самого низкого уровня (из равных выбираешь ты)
    .dat = сопернику самого низкого уровня (из равных выбираешь ты)
    .dat-each = сопернику самого низкого уровня (из равных — на свой выбор)
    .ins = соперником самого низкого уровня (из равных выбираешь ты)
    .ins-each = соперником самого низкого уровня (из равных — на свой выбор)
    .look = соперника самого низкого уровня (из равных выбираешь ты)
    .look-each = соперника самого низкого уровня (из равных — на свой выбор)
other-highest = соперник самого высокого уровня (из равных выбираешь ты)
    .dat = сопернику самого высокого уровня (из равных выбираешь ты)
    .dat-each = сопернику самого высокого уровня (из равных — на свой выбор)
    .ins = соперником самого высокого уровня (из равных выбираешь ты)
    .ins-each = соперником самого высокого уровня (из равных — на свой выбор)
    .look = соперника самого высокого уровня (из равных выбираешь ты)
    .look-each = соперника самого высокого уровня (из равных — на свой выбор)
other-each-other = каждый соперник
    .dat = каждому сопернику
    .dat-each = каждому сопернику
    .ins = каждым соперником
    .ins-each = каждым соперником
    .look = каждого соперника
    .look-each = каждого соперника
other-curser = сыгравший эту карту
    .dat = тому, кто это сыграл,
    .dat-each = тому, кто это сыграл,
    .ins = сыгравшим эту карту
    .ins-each = сыгравшим эту карту
deed-give-up-card-random = { CAPITAL($to) } вытягивает наугад { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} с твоей руки.
    .each = даёт { FORM($to, case: "dat-each") } вытянуть наугад { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } со своей руки.
deed-give-up-card-taker = Покажи руку. { CAPITAL($to) } забирает с неё на свой выбор { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
    .each = показывает руку и даёт { FORM($to, case: "dat-each") } забрать с неё на выбор { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
deed-give-up-card-giver = Отдай { FORM($to, case: "dat") } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} с руки.
    .each = по очереди отдаёт { FORM($to, case: "dat-each") } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } с руки.
deed-give-up-item-random = { CAPITAL($to) } вытягивает наугад { $count ->
    [1] одну из твоих { -items-in-play(form: "many") }
    [one] { $count } твою { -items-in-play(form: "one") }
    [few] { $count } твои { -items-in-play(form: "few") }
   *[other] { $count } твоих { -items-in-play(form: "many") }
}.
    .each = даёт { FORM($to, case: "dat-each") } вытянуть наугад { $count ->
        [1] одну из своих { -items-in-play(form: "many") }
        [one] { $count } свою { -items-in-play(form: "one") }
        [few] { $count } свои { -items-in-play(form: "few") }
       *[other] { $count } своих { -items-in-play(form: "many") }
    }.
deed-give-up-item-taker = { CAPITAL($to) } забирает на свой выбор { $count ->
    [1] одну из твоих { -items-in-play(form: "many") }
    [one] { $count } твою { -items-in-play(form: "one") }
    [few] { $count } твои { -items-in-play(form: "few") }
   *[other] { $count } твоих { -items-in-play(form: "many") }
}.
    .each = даёт { FORM($to, case: "dat-each") } забрать на выбор { $count ->
        [1] одну из своих { -items-in-play(form: "many") }
        [one] { $count } свою { -items-in-play(form: "one") }
        [few] { $count } свои { -items-in-play(form: "few") }
       *[other] { $count } своих { -items-in-play(form: "many") }
    }.
deed-give-up-item-giver = Отдай { FORM($to, case: "dat") } { $count ->
    [1] одну из своих { -items-in-play(form: "many") }
    [one] { $count } свою { -items-in-play(form: "one") }
    [few] { $count } свои { -items-in-play(form: "few") }
   *[other] { $count } своих { -items-in-play(form: "many") }
}.
    .each = по очереди отдаёт { FORM($to, case: "dat-each") } { $count ->
        [1] одну из своих { -items-in-play(form: "many") }
        [one] { $count } свою { -items-in-play(form: "one") }
        [few] { $count } свои { -items-in-play(form: "few") }
       *[other] { $count } своих { -items-in-play(form: "many") }
    }.
deed-each-of-highest = Каждый игрок самого высокого уровня { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый игрок самого высокого уровня { FORM($deeds, case: "each") }
deed-each-of-lowest = Каждый игрок самого низкого уровня { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый игрок самого низкого уровня { FORM($deeds, case: "each") }
deed-each-of-left = Игрок слева от тебя { FORM($deeds, case: "each") }
    .each = устраивает вот что: игрок слева от него { FORM($deeds, case: "each") }
deed-each-of-right = Игрок справа от тебя { FORM($deeds, case: "each") }
    .each = устраивает вот что: игрок справа от него { FORM($deeds, case: "each") }
deed-each-of-allies = Каждый, кто бьётся рядом с тобой { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый, кто бьётся рядом { FORM($deeds, case: "each") }
deed-each-of-same-sex = Каждый другой игрок твоего пола { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый другой игрок того же пола { FORM($deeds, case: "each") }
deed-each-of-other-sex = Каждый игрок другого пола { FORM($deeds, case: "each") }
    .each = устраивает вот что: каждый игрок другого пола { FORM($deeds, case: "each") }
deed-swap-hands = Обменяйся картами на руке с { FORM($with, case: "ins") }.
    .each = обменивается картами на руке с { FORM($with, case: "ins-each") }.
deed-look-at-hand = Посмотри карты на руке: { FORM($at, case: "look") }.
    .each = смотрит карты на руке: { FORM($at, case: "look-each") }.
deed-turn-skip = Пропусти свой следующий ход.
    .each = пропускает свой следующий ход.
deed-turn-again = После этого своего хода, а если ход чужой — после следующего своего, ходи ещё раз.
    .each = ходит ещё раз после своего текущего или следующего хода.
deed-search-doors-paid = Просмотри сброс { -doors(case: "gen") } и, если хочешь, обменяй карты с руки: возьми оттуда { $what } и сбрось взамен столько же карт.
    .each = просматривает сброс { -doors(case: "gen") } и может взять оттуда { $what }, сбросив взамен столько же карт с руки.
deed-search-treasures-paid = Просмотри сброс { -treasures(case: "gen") } и, если хочешь, обменяй карты с руки: возьми оттуда { $what } и сбрось взамен столько же карт.
    .each = просматривает сброс { -treasures(case: "gen") } и может взять оттуда { $what }, сбросив взамен столько же карт с руки.
