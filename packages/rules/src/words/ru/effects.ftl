# What cards do, in the words that stand on them. Card texts are made of these sentences and of nothing else.
#
# A message that is filled with a noun gets it as a phrase of its own, so that a language can put it into the form
# that the sentence needs. In Russian the nouns of this file have the cases that are asked of them, and besides:
# `.if` follows «Ты …?», `.if-plural` follows «если они …», `.few` follows 2, 3 and 4, `.one` is «одного Зверя» as an
# object. items-* and counted-* are accusatives as they stand. Monsters have all genders, so no sentence
# calls the one that it stands on «он». `.each` of a deed follows «Каждый игрок» or «Он». Curses and traps are one kind of card with two names: sentences name both.

## Money, by the name that the table's sheet has for it

-gold = { CURRENCY() ->
    [credits] кредитов
   *[gold] голдов
}
-gold-pieces = { CURRENCY() ->
    [credits] кредитов
   *[gold] голдов
}

## Sentences in a row

sentences = { $first } { $rest }
    .each = { FORM($first, case: "each") } { CAPITAL(FORM($rest, case: "each")) }
no-sentence = Ничего не происходит.

## Nouns

human = Человек
    .gender = masculine
    .acc = Человека
    .plural = Люди
    .gen-plural = Людей
    .acc-plural = Людей
sex-male = мужчина
    .gender = masculine
    .acc = мужчину
    .plural = мужчины
    .gen-plural = мужчин
    .acc-plural = мужчин
sex-female = женщина
    .gender = feminine
    .acc = женщину
    .plural = женщины
    .gen-plural = женщин
    .acc-plural = женщин
who-anyone = игрок
    .gender = masculine
    .acc = игрока
    .plural = все игроки
    .gen-plural = всех игроков
    .acc-plural = всех игроков
who-min-level = игрок { $level }-го уровня и выше
    .gender = masculine
    .acc = игрока { $level }-го уровня и выше
    .plural = игроки { $level }-го уровня и выше
    .gen-plural = игроков { $level }-го уровня и выше
    .acc-plural = игроков { $level }-го уровня и выше
    .if = не ниже { $level }-го уровня
    .if-plural = не ниже { $level }-го уровня
who-max-level = игрок { $level }-го уровня и ниже
    .gender = masculine
    .acc = игрока { $level }-го уровня и ниже
    .plural = игроки { $level }-го уровня и ниже
    .gen-plural = игроков { $level }-го уровня и ниже
    .acc-plural = игроков { $level }-го уровня и ниже
    .if = не выше { $level }-го уровня
    .if-plural = не выше { $level }-го уровня
# The nominative plurals and the subjects of these two stand before a verb: hence the comma at their end.
who-not = игрок, кроме { FORM($who, case: "gen", number: "plural") }
    .subject = игрок, кроме { FORM($who, case: "gen", number: "plural") },
    .gender = masculine
    .acc = игрока, кроме { FORM($who, case: "gen", number: "plural") }
    .plural = все, кроме { FORM($who, case: "gen", number: "plural") },
    .gen-plural = всех, кроме { FORM($who, case: "gen", number: "plural") }
    .acc-plural = всех, кроме { FORM($who, case: "gen", number: "plural") }
    .if = не { FORM($who, case: "if") }
    .if-plural = не { FORM($who, case: "if", number: "plural") }
who-both = { $first }, если { AGREE($first, "он", "она", "оно", "они") } { FORM($second, case: "if") }
    .subject = { $first }, если { AGREE($first, "он", "она", "оно", "они") } { FORM($second, case: "if") },
    .gender = { GENDER($first) }
    .acc = { FORM($first, case: "acc") }, если { AGREE($first, "он", "она", "оно", "они") } { FORM($second, case: "if") }
    .plural = { FORM($first, number: "plural") }, если они { FORM($second, case: "if", number: "plural") },
    .gen-plural =
        { FORM($first, case: "gen", number: "plural") }, если они { FORM($second, case: "if", number: "plural") }
    .acc-plural =
        { FORM($first, case: "acc", number: "plural") }, если они { FORM($second, case: "if", number: "plural") }
    .if = { FORM($first, case: "if") } и { FORM($second, case: "if") }
    .if-plural = { FORM($first, case: "if", number: "plural") } и { FORM($second, case: "if", number: "plural") }

slot-headgear = головняк
    .gender = masculine
    .few = головняка
    .gen-plural = головняков
slot-armor = броник
    .gender = masculine
    .few = броника
    .gen-plural = броников
slot-footgear = обувка
    .gender = feminine
    .acc = обувку
    .few = обувки
    .gen-plural = обувок
slot-one-hand = одноручная шмотка
    .gender = feminine
    .acc = одноручную шмотку
    .few = одноручные шмотки
    .gen-plural = одноручных шмоток
slot-two-hands = двуручная шмотка
    .gender = feminine
    .acc = двуручную шмотку
    .few = двуручные шмотки
    .gen-plural = двуручных шмоток
slots-either = { $first } или { $second }
    .acc = { FORM($first, case: "acc") } или { FORM($second, case: "acc") }
slot-none = шмотка без места
    .gender = feminine
    .acc = шмотку без места
    .few = шмотки без места
    .gen-plural = шмоток без места

tag-undead = Нежить
    .ins = Нежитью
    .gen-plural = Нежити
    .one = одного монстра-Нежить
tag-beast = Зверь
    .ins = Зверем
    .gen-plural = Зверей
    .one = одного Зверя
tag-demon = Демон
    .ins = Демоном
    .gen-plural = Демонов
    .one = одного Демона
tag-santa = Санта-монстр
    .ins = Санта-монстром
    .gen-plural = Санта-монстров
    .one = одного Санта-монстра
tag-stampede = Стадо
    .ins = Стадом
    .gen-plural = Стад
    .one = одно Стадо
tag-plant = Растение
    .ins = Растением
    .gen-plural = Растений
    .one = одно Растение
tag-dragon = Дракон
    .ins = Драконом
    .gen-plural = Драконов
    .one = одного Дракона

items-any = { $count ->
    [1] шмотку
    [one] { $count } шмотку
    [few] { $count } шмотки
   *[other] { $count } шмоток
}
items-any-all = все свои шмотки
items-headgear = надетый головняк
items-headgear-all = все надетые головняки
items-armor = надетый броник
items-armor-all = все надетые броники
items-footgear = надетую обувку
items-footgear-all = всю надетую обувку
items-hands = { $count ->
    [1] одну из надетых шмоток, занимающих руки
    [one] { $count } надетую шмотку из тех, что занимают руки
    [few] { $count } надетые шмотки из тех, что занимают руки
   *[other] { $count } надетых шмоток из тех, что занимают руки
}
items-hands-all = все надетые шмотки, занимающие руки
items-one-hand = { $count ->
    [1] одну из надетых одноручных шмоток
    [one] { $count } надетую одноручную шмотку
    [few] { $count } надетые одноручные шмотки
   *[other] { $count } надетых одноручных шмоток
}
items-one-hand-all = все надетые одноручные шмотки
items-two-hands = { $count ->
    [1] одну из надетых двуручных шмоток
    [one] { $count } надетую двуручную шмотку
    [few] { $count } надетые двуручные шмотки
   *[other] { $count } надетых двуручных шмоток
}
items-two-hands-all = все надетые двуручные шмотки
items-none = { $count ->
    [1] одну из надетых шмоток без места
    [one] { $count } надетую шмотку без места
    [few] { $count } надетые шмотки без места
   *[other] { $count } надетых шмоток без места
}
items-none-all = все надетые шмотки без места
items-big = { $count ->
    [1] большую шмотку
    [one] { $count } большую шмотку
    [few] { $count } большие шмотки
   *[other] { $count } больших шмоток
}
items-big-all = все свои большие шмотки
items-small = { $count ->
    [1] маленькую шмотку
    [one] { $count } маленькую шмотку
    [few] { $count } маленькие шмотки
   *[other] { $count } маленьких шмоток
}
items-small-all = все свои маленькие шмотки
items-oneshot = { $count ->
    [1] одну из своих разовых шмоток в игре
    [one] { $count } свою разовую шмотку в игре
    [few] { $count } свои разовые шмотки в игре
   *[other] { $count } своих разовых шмоток в игре
}
items-oneshot-all = все свои разовые шмотки в игре
items-best = надетую шмотку с самым большим бонусом
items-best-all = надетые шмотки с самым большим бонусом
items-gadget = { $count ->
    [1] один из своих гаджетов
    [one] { $count } гаджет
    [few] { $count } гаджета
   *[other] { $count } гаджетов
}
items-gadget-all = все свои гаджеты
items-laser = { $count ->
    [1] один из своих лазеров
    [one] { $count } лазер
    [few] { $count } лазера
   *[other] { $count } лазеров
}
items-laser-all = все свои лазеры
items-steed = { $count ->
    [1] одного из своих скакунов
    [one] { $count } скакуна
   *[other] { $count } скакунов
}
items-steed-all = всех своих скакунов

counted-gadget = каждый надетый гаджет
counted-laser = каждый надетый лазер
counted-sidekick = каждого твоего напарника
counted-steed = каждого твоего скакуна
counted-curse = каждое проклятие и каждую ловушку перед тобой
counted-enhancer = каждый усилитель на твоих напарниках и скакунах
counted-item = каждую надетую шмотку
counted-other-gadget = каждый другой надетый гаджет
counted-other-laser = каждый другой надетый лазер
counted-other-sidekick = каждого другого твоего напарника
counted-other-steed = каждого другого твоего скакуна
counted-other-curse = каждое другое проклятие и каждую другую ловушку перед тобой
counted-other-item = каждую другую надетую шмотку

## Deeds: what happens, to "you"

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
deed-lose-items-curser = Потеряй { $what }: выбирает тот, кто сыграл эту карту, а если её никто не играл — ты.
    .each = теряет { $what }: выбирает тот, кто сыграл эту карту, а если её никто не играл — сам игрок.
deed-or-else = { $deed } Нечего терять? { $else }
    .each = { FORM($deed, case: "each") } Нечего терять? { CAPITAL(FORM($else, case: "each")) }
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
        [1] дверь
        [one] { $count } дверь
        [few] { $count } двери
       *[other] { $count } дверей
    } { $how ->
        [open] в открытую
       *[closed] втёмную
    }.
    .each = берёт { deed-draw-doors.what }
deed-draw-treasures = Возьми { deed-draw-treasures.what }
    .what = { $count ->
        [1] сокровище
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[other] { $count } сокровищ
    } { $how ->
        [open] в открытую
       *[closed] втёмную
    }.
    .each = берёт { deed-draw-treasures.what }
deed-rob-level = Потеряй уровень. Тот, кто сыграл эту карту, получает уровень (но не победный).
    .each = теряет уровень. Тот, кто сыграл эту карту, получает уровень (но не победный).
deed-lift-curses = Избавься от всех проклятий и ловушек, которые лежат перед тобой.
    .each = избавляется от всех проклятий и ловушек, которые лежат перед ним.
deed-lose-sidekick = Потеряй одного из своих напарников со всем, что он несёт.
    .each = теряет одного из своих напарников со всем, что тот несёт.
deed-lose-sidekick-killed = Один из твоих напарников гибнет. Всё, что он нёс, остаётся у тебя.
    .each = лишается одного из своих напарников, но всё, что тот нёс, оставляет себе.
deed-lose-steed = Потеряй скакуна.
    .each = теряет скакуна.
deed-gift-doors = { CAPITAL($to) } берёт { $count ->
    [1] дверь
    [one] { $count } дверь
    [few] { $count } двери
   *[other] { $count } дверей
} втёмную.
    .each = даёт { FORM($to, case: "dat-each") } взять { $count ->
        [1] дверь
        [one] { $count } дверь
        [few] { $count } двери
       *[other] { $count } дверей
    } втёмную.
deed-gift-treasures = { CAPITAL($to) } берёт { $count ->
    [1] сокровище
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[other] { $count } сокровищ
} втёмную.
    .each = даёт { FORM($to, case: "dat-each") } взять { $count ->
        [1] сокровище
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[other] { $count } сокровищ
    } втёмную.
deed-duel = Вы с { FORM($with, case: "ins") } бросаете кубик: у кого больше, тот и победил (при ничьей — ещё раз).
    .each = бросает кубик с { FORM($with, case: "ins-each") }: у кого больше, тот и победил (при ничьей — ещё раз).
deed-duel-win = Победишь? { $deeds }
    .each = если побеждает, { FORM($deeds, case: "each") }
deed-duel-lose = Проиграешь? { $deeds }
    .each = если проигрывает, { FORM($deeds, case: "each") }

deed-roll = Брось кубик. { $cases }
    .each = бросает кубик. { FORM($cases, case: "each") }
deed-roll-case = { $results }: { $deeds }
    .each = { $results }: { FORM($deeds, case: "each") }
deed-roll-result = { $to }
deed-roll-results = { $from }–{ $to }
deed-roll-nothing = Ничего не происходит.
    .each = ничего не происходит.
deed-either = Выбери одно. { $options }
    .each = выбирает одно. { FORM($options, case: "each") }
deed-either-option = { $number }) { $deeds }
    .each = { $number }) { CAPITAL(FORM($deeds, case: "each")) }
deed-if-who = Ты { FORM($who, case: "if") }? { $deeds }
    .each = { FORM($who, case: "if") }? { CAPITAL(FORM($deeds, case: "each")) }
deed-if-who-else = Ты { FORM($who, case: "if") }? { $deeds } Нет? { $else }
    .each = { FORM($who, case: "if") }? { CAPITAL(FORM($deeds, case: "each")) } Нет? { CAPITAL(FORM($else, case: "each")) }
deed-each-of-all = Каждый игрок { FORM($deeds, case: "each") }
deed-each-of-all-who =
    { AGREE($who, "Каждый", "Каждая", "Каждое", "Каждый") } { FORM($who, case: "subject") } { FORM($deeds, case: "each") }
deed-each-of-others = Каждый соперник { FORM($deeds, case: "each") }
deed-each-of-others-who =
    { AGREE($who, "Каждый другой", "Каждая другая", "Каждое другое", "Каждый другой") } { FORM($who, case: "subject") } { FORM($deeds, case: "each") }
deed-each-of-neighbours = Каждый из соседей слева и справа { FORM($deeds, case: "each") }
deed-each-of-neighbours-who =
    Каждый из соседей слева и справа, если он { FORM($who, case: "if") }, { FORM($deeds, case: "each") }

other-left = игрок слева от тебя
    .dat = игроку слева от тебя
    .dat-each = игроку слева от себя
    .ins = игроком слева от тебя
    .ins-each = игроком слева от себя
other-right = игрок справа от тебя
    .dat = игроку справа от тебя
    .dat-each = игроку справа от себя
    .ins = игроком справа от тебя
    .ins-each = игроком справа от себя
other-lowest = соперник самого низкого уровня
    .dat = сопернику самого низкого уровня
    .dat-each = сопернику самого низкого уровня
    .ins = соперником самого низкого уровня
    .ins-each = соперником самого низкого уровня
other-highest = соперник самого высокого уровня
    .dat = сопернику самого высокого уровня
    .dat-each = сопернику самого высокого уровня
    .ins = соперником самого высокого уровня
    .ins-each = соперником самого высокого уровня
other-each-other = каждый соперник
    .dat = каждому сопернику
    .dat-each = каждому сопернику
    .ins = каждым соперником
    .ins-each = каждым соперником
other-curser = сыгравший эту карту
    .dat = сыгравшему эту карту
    .dat-each = сыгравшему эту карту
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
deed-give-up-card-taker = Покажи руку: { $to } забирает с неё на свой выбор { $count ->
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
    .each = отдаёт { FORM($to, case: "dat-each") } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } с руки.
deed-give-up-item-random = { CAPITAL($to) } вытягивает наугад { $count ->
    [1] одну из твоих шмоток
    [one] { $count } твою шмотку
    [few] { $count } твои шмотки
   *[other] { $count } твоих шмоток
} в игре.
    .each = даёт { FORM($to, case: "dat-each") } вытянуть наугад { $count ->
        [1] одну из своих шмоток
        [one] { $count } свою шмотку
        [few] { $count } свои шмотки
       *[other] { $count } своих шмоток
    } в игре.
deed-give-up-item-taker = { CAPITAL($to) } забирает { $count ->
    [1] одну из твоих шмоток
    [one] { $count } твою шмотку
    [few] { $count } твои шмотки
   *[other] { $count } твоих шмоток
} в игре на свой выбор.
    .each = даёт { FORM($to, case: "dat-each") } забрать на выбор { $count ->
        [1] одну из своих шмоток
        [one] { $count } свою шмотку
        [few] { $count } свои шмотки
       *[other] { $count } своих шмоток
    } в игре.
deed-give-up-item-giver = Отдай { FORM($to, case: "dat") } { $count ->
    [1] одну из своих шмоток
    [one] { $count } свою шмотку
    [few] { $count } свои шмотки
   *[other] { $count } своих шмоток
} в игре.
    .each = отдаёт { FORM($to, case: "dat-each") } { $count ->
        [1] одну из своих шмоток
        [one] { $count } свою шмотку
        [few] { $count } свои шмотки
       *[other] { $count } своих шмоток
    } в игре.

## Traits: what holds while a card is in play

trait-against = { SIGNED($strength) } против { FORM($who, case: "gen", number: "plural") }.
trait-bonus-if = { SIGNED($strength) } в бою.
trait-bonus-if-who = { SIGNED($strength) } для { FORM($who, case: "gen", number: "plural") }.
trait-bonus-if-versus = { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) }, если бьёшься без помощника.
trait-bonus-if-who-versus =
    { SIGNED($strength) } для { FORM($who, case: "gen", number: "plural") } против { FORM($tag, case: "gen", number: "plural") }.
trait-bonus-if-who-alone = { SIGNED($strength) } для { FORM($who, case: "gen", number: "plural") } в бою без помощника.
trait-bonus-if-versus-alone = { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }, если бьёшься без помощника.
trait-bonus-if-who-versus-alone =
    { SIGNED($strength) } для { FORM($who, case: "gen", number: "plural") } в бою без помощника против { FORM($tag, case: "gen", number: "plural") }.
trait-bonus-each = { SIGNED($strength) } за { $what }.
trait-bonus-each-limit = { SIGNED($strength) } за { $what } (максимум за { $count }).
trait-flee = { SIGNED($amount) } на смывку.
trait-flee-steed = { SIGNED($amount) } на смывку вместо твоих собственных бонусов и штрафов.
trait-flee-from-it = { SIGNED($amount) } на смывку от этого монстра.
trait-wins-ties-always = При ничьей в бою побеждаешь ты.
trait-wins-ties-alone = При ничьей в бою побеждаешь ты, если бьёшься без помощника.
trait-wins-ties-single = При ничьей в бою с единственным монстром побеждаешь ты.
trait-helper-levels = Получай уровень за каждого монстра, убитого с твоей помощью.
trait-room = Можешь надеть ещё { $count ->
    [1] { AGREE($slot, "один", "одну", "одно", "одни") } { FORM($slot, case: "acc") }
    [one] { $count } { FORM($slot, case: "acc") }
    [few] { $count } { FORM($slot, case: "few") }
   *[other] { $count } { FORM($slot, case: "gen", number: "plural") }
}.
trait-big-any = Можешь нести сколько угодно больших шмоток.
trait-big-more = Можешь нести ещё { $count ->
    [1] одну большую шмотку
    [one] { $count } большую шмотку
    [few] { $count } большие шмотки
   *[other] { $count } больших шмоток
}.
trait-gadgets-any = Можешь нести сколько угодно гаджетов.
trait-gadgets-more = Можешь нести ещё { $count ->
    [1] один гаджет
    [one] { $count } гаджет
    [few] { $count } гаджета
   *[other] { $count } гаджетов
}.
trait-sidekicks = Можешь взять ещё { $count ->
    [1] одного напарника
    [one] { $count } напарника
   *[other] { $count } напарников
}.
trait-carries = Носит за тебя { $count ->
    [1] одну шмотку: она считается, даже если надеть её некуда.
    [one] { $count } шмотку: они считаются, даже если надеть их некуда.
    [few] { $count } шмотки: они считаются, даже если надеть их некуда.
   *[other] { $count } шмоток: они считаются, даже если надеть их некуда.
}
trait-second-door = Вместо того чтобы чистить нычки, можешь вышибить вторую дверь.
trait-helper-treasure = Бери себе из колоды сокровище в открытую за каждый бой, выигранный с твоей помощью.
trait-keeps-levels = Проклятия и ловушки отнимают у тебя уровни, только если больше ничего сделать не могут.
trait-hand-limit = В конце своего хода можешь держать на руке не больше { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}.
trait-no-help = В этом бою тебе никто не может помочь.
trait-no-escape = От этого монстра нельзя смыться.
trait-level-alone = В этом бою у манчкинов считаются только уровни.
trait-ignores = { CAPITAL(FORM($who, number: "plural")) } смываются без броска.
trait-friendly = Не нападает на { FORM($who, case: "acc", number: "plural") }.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } сокровище.
    [few] { SIGNED($count) } сокровища.
   *[other] { SIGNED($count) } сокровищ.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } сокровище
    [few] { SIGNED($count) } сокровища
   *[other] { SIGNED($count) } сокровищ
} для { FORM($who, case: "gen", number: "plural") }.
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } сокровище
    [few] { SIGNED($count) } сокровища
   *[other] { SIGNED($count) } сокровищ
}, если бьёшься без помощника.
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } сокровище
    [few] { SIGNED($count) } сокровища
   *[other] { SIGNED($count) } сокровищ
} для { FORM($who, case: "gen", number: "plural") } без помощника.
trait-ward-any = Проклятия и ловушки на тебя не действуют.
trait-ward-level = Проклятия и ловушки не отнимают у тебя уровни.
trait-ward-item = Проклятия и ловушки не отнимают у тебя шмотки, если только в них прямо не назван головняк, броник или обувка.
trait-ward-headgear = Проклятия и ловушки не отнимают у тебя головняк.
trait-ward-armor = Проклятия и ловушки не отнимают у тебя броник.
trait-ward-footgear = Проклятия и ловушки не отнимают у тебя обувку.
trait-ward-race = Проклятия и ловушки не отнимают у тебя расу.
trait-ward-class = Проклятия и ловушки не отнимают у тебя класс.
trait-ward-sex = Проклятия и ловушки не меняют твой пол.
trait-ward-hand = Проклятия и ловушки не отнимают у тебя карты с руки.
trait-gone-with = Пропадает, как только потеряешь { AGREE($slot, "надетый", "надетую", "надетое", "надетые") } { FORM($slot, case: "acc") }.
trait-ignores-gear = В этом бою { $slot } не в счёт.

## Plays: what a one-shot does

play-strength = { SIGNED($strength) } любой стороне в бою.
play-strength-fighters = { SIGNED($strength) } манчкинам в бою.
play-strength-monsters = { SIGNED($strength) } монстрам в бою.
play-strength-each =
    { SIGNED($strength) } манчкинам в бою за { AGREE($who, "каждого", "каждую", "каждое", "всех") } { FORM($who, case: "acc") } среди них.
play-copy-level = Уровень одного манчкина в бою считается дважды.
play-copy-gear = Самый большой бонус среди шмоток одного манчкина в бою считается дважды.
play-remove-foe = Убери из боя одного монстра{ $treasures ->
    [kept] . Сокровища за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его сокровищами.
}
play-remove-foe-tag = Убери из боя { FORM($tag, case: "one") }{ $treasures ->
    [kept] . Сокровища за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его сокровищами.
}
play-remove-foe-level = Убери из боя одного монстра не выше { $level }-го уровня{ $treasures ->
    [kept] . Сокровища за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его сокровищами.
}
play-remove-foe-tag-level = Убери из боя { FORM($tag, case: "one") } не выше { $level }-го уровня{ $treasures ->
    [kept] . Сокровища за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его сокровищами.
}
play-swap-foe = Убери из боя одного монстра. Открывай двери, пока не выйдет другой: он вступает в бой вместо первого. Остальные открытые двери сбрось.
play-end-combat = Бой окончен: никто не победил, никому не надо смываться, и никто ничего не получает.
play-turn-boost = Разовая шмотка, применённая в этом бою, теперь помогает другой стороне.
play-strip-enhancer = Сбрось из боя один усилитель монстра.
play-escape = При смывке: один манчкин смывается от всех, от кого вообще можно смыться.
play-flee-bonus-roll = При смывке: { SIGNED($amount) } к следующему броску одного манчкина.
play-flee-bonus-flight = При смывке: { SIGNED($amount) } ко всем броскам одного манчкина.
play-fix-die = Перед броском на смывку: на кубике выпадает { $number }.
play-fix-die-any = Перед броском на смывку: ты решаешь, что выпадет на кубике.
play-cancel-curse = В любой момент: не дай сработать проклятию или ловушке, кому бы они ни грозили, либо сними одно проклятие или одну ловушку, лежащие перед любым игроком.
play-hire-away = В любой момент: напарник соперника переходит к тебе со всем, что несёт. Если взять его некуда, он сбрасывается.
play-afflict-self = Сыграй в любой момент. { $deeds }
play-afflict-other = Сыграй на соперника в любой момент. Он { FORM($deeds, case: "each") }
play-afflict-player = Сыграй на любого игрока в любой момент. Он { FORM($deeds, case: "each") }

## Powers: what may be done while a card is in play

can-discard-for-strength = { $power }: Когда бьёшься или помогаешь, можешь сбросить { $count ->
    [1] карту: { SIGNED($strength) }.
    [one] до { $count } карты: { SIGNED($strength) } за каждую.
   *[other] до { $count } карт: { SIGNED($strength) } за каждую.
}
can-discard-for-strength-versus = { $power }: Когда бьёшься или помогаешь против { FORM($tag, case: "gen", number: "plural") }, можешь сбросить { $count ->
    [1] карту: { SIGNED($strength) }.
    [one] до { $count } карты: { SIGNED($strength) } за каждую.
   *[other] до { $count } карт: { SIGNED($strength) } за каждую.
}
can-discard-for-roll = { $power }: После неудачного броска на смывку можешь сбросить { $count ->
    [1] карту: { SIGNED($amount) }.
    [one] до { $count } карты: { SIGNED($amount) } за каждую.
   *[other] до { $count } карт: { SIGNED($amount) } за каждую.
}
can-charm = { $power }: В своём бою можешь сбросить всю руку (не меньше { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}), чтобы прогнать одного монстра. Если победишь остальных, получишь и его сокровища, но не уровень за него.
can-backstab = { $power }: Сбрось карту, чтобы дать сопернику в бою { SIGNED($strength) }. Каждому — только раз за бой.
can-steal = { $power }: Вне боя сбрось карту и брось кубик, чтобы украсть маленькую шмотку у соперника, который тоже не в бою. Выпало { $result } или больше — она твоя, меньше — потеряй уровень.
can-resurrection = { $power }: Когда надо взять карту в открытую, можешь вместо этого взять верхнюю из сброса той же колоды, сбросив карту с руки.
can-bargain = { $power }: Раз в свой ход можешь продать одну шмотку по двойной цене.
can-second-wind = { $power }: После первого неудачного броска на смывку можешь сбросить карту с руки и бросить ещё раз. Один раз за смывку.
can-defuse = { $power }: Сбрось карту, чтобы не дать сработать проклятию или ловушке, кому бы они ни грозили.
can-round-up = { $power }: В своём бою можешь сбросить { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}, чтобы прогнать { FORM($tag, case: "one") } вместе с сокровищами. Если победишь остальных, получи уровень и за него (можно и победный).
can-track = { $power }: Раз в свой ход, прежде чем вышибить дверь, можешь сбросить карту и посмотреть верхнюю дверь колоды. Оставь её сверху или убери под колоду.
can-throw = { $power }: В бою или перед броском на смывку любой игрок может сбросить { FORM($what, case: "acc") }, чтобы манчкины смылись от этого монстра без броска.
can-throw-pole = { $power }: В бою или перед броском на смывку любой игрок может сбросить { FORM($what, case: "acc") } или что-нибудь похожее на палку, чтобы манчкины смылись от этого монстра без броска.
can-inspire = { $power }: Раз за бой, в котором не участвуешь, можешь сбросить карту: { SIGNED($more) } или { SIGNED($less) } манчкинам.
can-chase = { $power }: { CAPITAL(FORM($who, number: "plural")) } в бою могут прогнать этого монстра. Сокровища за него победитель всё равно получит, а уровень — нет.
can-allure = { $power }: Раз за свой бой, если ты не побеждаешь, можешь выбрать игрока выше тебя уровнем: он обязан помочь тебе даром.
can-buy-off = { $power }: В бою можешь сбросить шмотки общей ценой не меньше { NUMBER($gold, useGrouping: "min2") } { -gold-pieces }, чтобы этот монстр ушёл вместе с сокровищами.

## Cards

card-for = Только для { FORM($who, case: "gen", number: "plural") }.
card-not-for = Не для { FORM($who, case: "gen", number: "plural") }.
card-tag = { $tag }.
card-no-treasure = Без сокровищ.
card-bad-stuff = Непотребство: { $deeds }
card-escaped = Удалось смыться? { $deeds }
card-killed = Монстр убит? { $deeds }
card-lasting = Остаётся перед тобой, пока не снимут.
card-gadget = Гаджет.
card-laser = Лазер.
card-steed-gear = Снаряжение для скакуна.
card-half-breed = У тебя может быть две расы. Нужна раса в игре.
card-super-munchkin = У тебя может быть два класса. Нужен класс в игре.
card-enhancer = { SIGNED($strength) } монстру в бою.
card-enhancer-treasures = { $count ->
    [one] { SIGNED($count) } сокровище.
    [few] { SIGNED($count) } сокровища.
   *[other] { SIGNED($count) } сокровищ.
}
card-enhancer-makes = Монстр считается { FORM($tag, case: "ins") }.
card-mate = К монстру в бою присоединяется его точная копия со всеми его усилителями.
card-wandering = Сыграй вместе с монстром с руки: он вступает в любой бой.
card-event = Срабатывает, когда открыта или сыграна. { $deeds }
card-once = Применить только один раз.
card-special-self = { $deeds }
card-special-other = Сыграй на соперника в любой момент. Он { FORM($deeds, case: "each") }
card-special-player = Сыграй на любого игрока в любой момент. Он { FORM($deeds, case: "each") }
card-cheat = Сыграй вместе со шмоткой — и пользуйся ею, невзирая на ограничения и на всё, что уже надето. Или сыграй вместе с напарником или скакуном, чтобы взять его сверх лимита.
card-sidekick = { SIGNED($strength) } в каждом твоём бою.
card-sidekick-plain = Годится только на то, чтобы пожертвовать им при смывке.
