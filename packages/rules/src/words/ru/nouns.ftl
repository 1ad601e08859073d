# What cards do, as printed on them. Card texts consist of these sentences only.
#
# A noun in a message is passed as a phrase of its own, so that a language can put it into the form
# that the sentence needs. In Russian the nouns of this file have the cases that are asked of them, and besides:
# `.if` follows «если ты …», `.if-plural` follows «если они …», `.few` follows 2, 3 and 4, `.acc-one` is «одного Зверя» as an
# object. items-* and counted-* are accusatives as they stand. Monsters have all genders, so no sentence
# calls the one that it stands on «он». `.each` of a deed follows «Каждый игрок», `.each-one` «Он»; `.each-next` is a
# sentence of its own, without a subject. A form with its own comma loses the space before it.

## Money, as the table's sheet calls it

-gold = { CURRENCY() ->
    [credits] кредитов
   *[gold] голдов
}
-gold-pieces = { CURRENCY() ->
    [credits] кредитов
   *[gold] голдов
}

## Curses, as the table's cards call them

-curses = { CURSES() ->
    [curses] проклятия
    [traps] ловушки
   *[both] проклятия и ловушки
}
-of-curses = { CURSES() ->
    [curses] проклятий
    [traps] ловушек
   *[both] проклятий и ловушек
}

## What the sheets call the decks, what is in play, and the end of a turn

-treasure = { SHEET() ->
    [space] { $case ->
        [gen] трофея
       *[nom] трофей
    }
   *[other] { $case ->
        [gen] сокровища
       *[nom] сокровище
    }
}
-treasures = { SHEET() ->
    [space] { $case ->
        [gen] трофеев
        [ins] трофеями
       *[nom] трофеи
    }
   *[other] { $case ->
        [gen] сокровищ
        [ins] сокровищами
       *[nom] сокровища
    }
}
-top-treasure = { SHEET() ->
    [space] верхний трофей
   *[other] верхнее сокровище
}
-door = { SHEET() ->
    [space] { $case ->
        [gen] шлюза
       *[nom] шлюз
    }
   *[other] { $case ->
        [gen] двери
       *[nom] дверь
    }
}
-doors = { SHEET() ->
    [space] { $case ->
        [gen] шлюзов
       *[nom] шлюзы
    }
   *[other] { $case ->
        [gen] дверей
       *[nom] двери
    }
}
-top-door = { SHEET() ->
    [space] верхний шлюз
   *[other] верхнюю дверь
}
-second-door = { SHEET() ->
    [space] второй шлюз
   *[other] вторую дверь
}
-open-second-door = { SHEET() ->
    [space] открыть второй шлюз
   *[other] вышибить вторую дверь
}
-items-in-play = { SHEET() ->
    [space] { $form ->
        [one] взятую шмотку
        [few] взятые шмотки
       *[many] взятых шмоток
    }
   *[other] { $form ->
        [one] шмотку в игре
        [few] шмотки в игре
       *[many] шмоток в игре
    }
}
-oneshots-in-play = { SHEET() ->
    [space] { $form ->
        [one] взятую разовую шмотку
        [few] взятые разовые шмотки
       *[many] взятых разовых шмоток
    }
   *[other] { $form ->
        [one] разовую шмотку в игре
        [few] разовые шмотки в игре
       *[many] разовых шмоток в игре
    }
}
-charity = { SHEET() ->
    [classic] Благотворительность
    [early] Благотворительность
   *[other] От щедрот
}
-by-charity = { SHEET() ->
    [classic] в порядке благотворительности
    [early] в порядке благотворительности
   *[other] от щедрот
}

## Sentences in a row

sentences = { $first } { $rest }
    .each = { FORM($first, case: "each") } { CAPITAL(FORM($rest, case: "each-next")) }
    .each-next = { FORM($first, case: "each-next") } { CAPITAL(FORM($rest, case: "each-next")) }
    .each-one = { FORM($first, case: "each-one") } Затем { FORM($rest, case: "each-next") }
no-sentence = Ничего не происходит.
    .each = ничего не замечает.

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
who-armed-fire = игрок с огненной шмоткой
    .gender = masculine
    .acc = игрока с огненной шмоткой
    .plural = игроки с огненными шмотками
    .gen-plural = игроков с огненными шмотками
    .acc-plural = игроков с огненными шмотками
    .if = с огненной шмоткой
    .if-plural = с огненными шмотками
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
slot-none = шмотка, которая не занимает ни головы, ни тела, ни ног, ни рук
    .gender = feminine
    .acc = шмотку, которая не занимает ни головы, ни тела, ни ног, ни рук
    .few = шмотки, которые не занимают ни головы, ни тела, ни ног, ни рук
    .gen-plural = шмоток, которые не занимают ни головы, ни тела, ни ног, ни рук

tag-undead = Андед
    .ins = Андедом
    .gen-plural = Андедов
    .acc-one = одного Андеда
tag-beast = Зверь
    .ins = Зверем
    .gen-plural = Зверей
    .acc-one = одного Зверя
tag-demon = Демон
    .ins = Демоном
    .gen-plural = Демонов
    .acc-one = одного Демона
tag-santa = Санта-монстр
    .ins = Санта-монстром
    .gen-plural = Санта-монстров
    .acc-one = одного Санта-монстра
tag-stampede = Стадо
    .ins = Стадом
    .gen-plural = Стад
    .acc-one = одно Стадо
tag-plant = Растение
    .ins = Растением
    .gen-plural = Растений
    .acc-one = одно Растение
tag-dragon = Дракон
    .ins = Драконом
    .gen-plural = Драконов
    .acc-one = одного Дракона

sought-any = { $count ->
    [1] карту
    [one] не больше { $count } карты
   *[other] не больше { $count } карт
}
sought-item = { $count ->
    [1] шмотку
    [one] не больше { $count } шмотки
   *[other] не больше { $count } шмоток
}
sought-oneshot = { $count ->
    [1] разовую шмотку
    [one] не больше { $count } разовой шмотки
   *[other] не больше { $count } разовых шмоток
}
sought-special = { $count ->
    [1] особую карту
    [one] не больше { $count } особой карты
   *[other] не больше { $count } особых карт
}
sought-monster = { $count ->
    [1] монстра
    [one] не больше { $count } монстра
   *[other] не больше { $count } монстров
}
sought-curse = { CURSES() ->
    [curses] { $count ->
        [1] проклятие
        [one] не больше { $count } проклятия
       *[other] не больше { $count } проклятий
    }
    [traps] { $count ->
        [1] ловушку
        [one] не больше { $count } ловушки
       *[other] не больше { $count } ловушек
    }
   *[both] { $count ->
        [1] проклятие или ловушку
        [one] не больше { $count } проклятия или ловушки
       *[other] не больше { $count } проклятий и ловушек
    }
}
sought-race = { $count ->
    [1] расу
    [one] не больше { $count } расы
   *[other] не больше { $count } рас
}
sought-class = { $count ->
    [1] класс
    [one] не больше { $count } класса
   *[other] не больше { $count } классов
}
sought-mark = { $count ->
    [1] карту «{ $mark }»
    [one] не больше { $count } карты «{ $mark }»
   *[other] не больше { $count } карт «{ $mark }»
}

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
    [1] одну надетую шмотку, которая не занимает ни головы, ни тела, ни ног, ни рук
    [one] { $count } надетую шмотку, которая не занимает ни головы, ни тела, ни ног, ни рук
    [few] { $count } надетые шмотки, которые не занимают ни головы, ни тела, ни ног, ни рук
   *[other] { $count } надетых шмоток, которые не занимают ни головы, ни тела, ни ног, ни рук
}
items-none-all = все надетые шмотки, которые не занимают ни головы, ни тела, ни ног, ни рук
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
    [1] одну из своих { -oneshots-in-play(form: "many") }
    [one] { $count } { -oneshots-in-play(form: "one") }
    [few] { $count } { -oneshots-in-play(form: "few") }
   *[other] { $count } { -oneshots-in-play(form: "many") }
}
items-oneshot-all = все свои { -oneshots-in-play(form: "few") }
items-best = надетую шмотку с самым большим бонусом
items-best-all = надетые шмотки с самым большим бонусом
items-gadget = { $count ->
    [1] один из своих агрегатов
    [one] { $count } агрегат
    [few] { $count } агрегата
   *[other] { $count } агрегатов
}
items-gadget-all = все свои агрегаты
items-laser = { $count ->
    [1] один из своих лазеров
    [one] { $count } лазер
    [few] { $count } лазера
   *[other] { $count } лазеров
}
items-laser-all = все свои лазеры
items-mark = { $count ->
    [1] шмотку «{ $mark }»
    [one] { $count } шмотку «{ $mark }»
    [few] { $count } шмотки «{ $mark }»
   *[other] { $count } шмоток «{ $mark }»
}
items-mark-all = все свои шмотки «{ $mark }»
items-steed = { $count ->
    [1] одного из своих скакунов
    [one] { $count } скакуна
   *[other] { $count } скакунов
}
items-steed-all = всех своих скакунов

counted-gadget = каждый надетый агрегат
counted-laser = каждый надетый лазер
counted-sidekick = каждого твоего напарника
counted-steed = каждого твоего скакуна
counted-curse = { CURSES() ->
    [curses] каждое проклятие
    [traps] каждую ловушку
   *[both] каждое проклятие и каждую ловушку
} перед тобой
counted-enhancer = каждый усилитель на твоих напарниках и скакунах
counted-item = каждую надетую шмотку
counted-other-gadget = каждый другой надетый агрегат
counted-other-laser = каждый другой надетый лазер
counted-other-sidekick = каждого другого твоего напарника
counted-other-steed = каждого другого твоего скакуна
counted-other-curse = { CURSES() ->
    [curses] каждое другое проклятие
    [traps] каждую другую ловушку
   *[both] каждое другое проклятие и каждую другую ловушку
} перед тобой
counted-other-item = каждую другую надетую шмотку
tag-fire = Огонь
    .ins = Огнём
    .gen-plural = Огня
    .acc-one = Огонь

who-armed = игрок со шмоткой «{ $mark }»
    .gender = masculine
    .acc = игрока со шмоткой «{ $mark }»
    .plural = игроки со шмотками «{ $mark }»
    .gen-plural = игроков со шмотками «{ $mark }»
    .acc-plural = игроков со шмотками «{ $mark }»
    .if = со шмоткой «{ $mark }»
    .if-plural = со шмотками «{ $mark }»
who-marked = игрок с картой «{ $mark }» в игре
    .gender = masculine
    .acc = игрока с картой «{ $mark }» в игре
    .plural = игроки с картами «{ $mark }» в игре
    .gen-plural = игроков с картами «{ $mark }» в игре
    .acc-plural = игроков с картами «{ $mark }» в игре
    .if = с картой «{ $mark }» в игре
    .if-plural = с картами «{ $mark }» в игре
who-either = { $first } или { $second }
    .subject = { FORM($first, case: "subject") } или { FORM($second, case: "subject") }
    .gender = { GENDER($first) }
    .acc = { FORM($first, case: "acc") } или { FORM($second, case: "acc") }
    .plural = { FORM($first, number: "plural") } и { FORM($second, number: "plural") }
    .gen-plural = { FORM($first, case: "gen", number: "plural") } и { FORM($second, case: "gen", number: "plural") }
    .acc-plural = { FORM($first, case: "acc", number: "plural") } и { FORM($second, case: "acc", number: "plural") }
    .if = { FORM($first, case: "if") } или { FORM($second, case: "if") }
    .if-plural = { FORM($first, case: "if", number: "plural") } или { FORM($second, case: "if", number: "plural") }
counted-level = каждый твой уровень
counted-hand = каждую карту у тебя на руке
counted-player = каждого игрока за столом
counted-monster = каждого монстра в бою
counted-monster-mark = каждого монстра «{ $mark }» в бою
counted-mark = каждую твою карту «{ $mark }» в игре
counted-fighters-gadget = каждый агрегат на манчкинах в бою
counted-fighters-laser = каждый лазер манчкинов в бою
counted-fighters-sidekick = каждого напарника манчкинов в бою
counted-fighters-steed = каждого скакуна манчкинов в бою
counted-fighters-curse = { CURSES() ->
    [curses] каждое проклятие на манчкинах в бою
    [traps] каждую ловушку на манчкинах в бою
   *[both] каждое проклятие и каждую ловушку на манчкинах в бою
}
counted-fighters-enhancer = каждый усилитель на напарниках и скакунах манчкинов в бою
counted-fighters-item = каждую шмотку, надетую на манчкинах в бою
counted-fighters-level = каждый уровень манчкинов в бою
counted-fighters-hand = каждую карту на руках у манчкинов в бою
counted-fighters-mark = каждую карту «{ $mark }» у манчкинов в бою
