# The voice of the table: what is going on, what comes next, and what each act brings.

voice-door-keep = Сейчас не пригодится: карта идёт на руку.
voice-trouble-loot = За дверью никого, и монстров на руке нет. Чисти нычки.
voice-title = Что происходит
# Three and more are not named: the stage does.
voice-winning = { $who } против { $count ->
    [1] { LIST($foes, case: "gen") }
    [2] { LIST($foes, case: "gen") }
   *[other] { $count } монстров
}: { $fighters } к { $monsters }. Победа близко.
voice-losing = { $who } против { $count ->
    [1] { LIST($foes, case: "gen") }
    [2] { LIST($foes, case: "gen") }
   *[other] { $count } монстров
}: { $fighters } к { $monsters }. Пока сил не хватает.
voice-winning-you = Ты против { $count ->
    [1] { LIST($foes, case: "gen") }
    [2] { LIST($foes, case: "gen") }
   *[other] { $count } монстров
}: { $fighters } к { $monsters }. Ты побеждаешь.
voice-losing-you = Ты против { $count ->
    [1] { LIST($foes, case: "gen") }
    [2] { LIST($foes, case: "gen") }
   *[other] { $count } монстров
}: { $fighters } к { $monsters }. Ты проигрываешь.
voice-running = { $who } смывается{ $count ->
    [0] .
   *[other] {""} от { LIST($foes, case: "gen") }.
}
voice-running-you = Ты смываешься{ $count ->
    [0] .
   *[other] {""} от { LIST($foes, case: "gen") }.
}
voice-empty = В этом бою больше нет монстров.
voice-empty-claimed = У { FORM($who, case: "gen") } не осталось монстров. Никто не против?
voice-empty-claimed-you = Бой окончен, если никто не против.
voice-asking = Ты зовёшь { FORM($whom, case: "acc") } на помощь: { $terms }.
voice-discard = У тебя на руке { $count ->
    [1] лишняя карта. Сыграй её или сбрось.
    [one] { $count } лишняя карта. Сыграй их или сбрось.
    [few] { $count } лишние карты. Сыграй их или сбрось.
   *[other] { $count } лишних карт. Сыграй их или сбрось.
}
voice-waiting = Ждём { LIST($players, case: "acc") }
voice-waiting-time = Ждём { LIST($players, case: "acc") }, { $time }
voice-played-by = { AGREE($who, "Сыграл", "Сыграла") } { $who }.
voice-dead-you = Уровень и то, кто ты есть, остаются с тобой. Следующий ход начнёшь с новой рукой.
voice-looting-order = Каждому по карте, начиная с высшего уровня.
voice-pay-card = Выбранная карта уйдёт в сброс: это плата.
voice-charity-to = Для { LIST($players, case: "gen") }: уровень ниже всех.
voice-together = Вместе { $fighters } к { $monsters }. Твоя сила: { $strength }.
voice-more = Ещё
voice-more-title = Что ещё можно сделать

# What an act brings, after its name and a colon.
result-fight = { $fighters } : { $monsters }
result-sealed = никто больше не вмешается
result-ended = бой окончен
result-hand = на руке { $before } → { $after }, предел { $limit }
result-none = { $before } → { $after }, без толку
result-vain = ты ничего не теряешь
result-strength = сила { $before } → { $after }
result-level = уровень { $before } → { $after }
# Of another player.
result-of = { $who }: { $result }
result-flee = смывка { SIGNED($before) } → { SIGNED($after) }
result-costs = цена: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
result-with-costs = { $result }, { $costs }
result-help = { $fighters } : { $monsters }, тебе { $treasures ->
    [0] ничего
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}
result-help-levels = { $fighters } : { $monsters }, тебе { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}{ $treasures ->
    [0] {""}
    [one] {" "}и { $treasures } { -treasure }
    [few] {" "}и { $treasures } { -treasure(case: "gen") }
   *[other] {" "}и { $treasures } { -treasures(case: "gen") }
}
result-trade = у тебя { $before } → { $after }, у { FORM($whom, case: "gen") } { $was } → { $becomes }
result-claim = { $levels ->
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
}
# На этом игра кончается: победой того, кто это делает, вместе с другими или победой других.
result-game = победа в игре
result-game-with = победа в игре: ты и { LIST($players) }
result-game-others = в игре { $count ->
    [one] побеждает
   *[other] побеждают
} { LIST($players) }
result-game-on = игра продолжается
result-claim-game = уровень { $level } и победа в игре
result-fight-game = { $result }, { $game }
result-odds = { $count ->
    [0] ни один бросок не спасёт
    [1] спасёт только { $from }
    [6] спасёт любой бросок
   *[other] спасёт { $from } или больше
}
act-with-result = { $act }: { $result }

do-play-card = Сыграть { FORM($card, case: "acc") }
do-fight-card = Сразиться с { FORM($card, case: "ins") }
do-stop-with = Помешать: { $card }
do-ask-whom-now = Позвать { FORM($whom, case: "acc") }
do-accept-help = Помочь { FORM($whom, case: "dat") }
do-accept-trade = По рукам: { $whom }
do-charity-discard = Сбросить карты…
do-end-setup-early = Готово: { $count ->
    [one] { $count } карту ещё можно сыграть
    [few] { $count } карты ещё можно сыграть
   *[other] { $count } карт ещё можно сыграть
}

# Why a card stays in the hand, or would do nothing.
why-no-combat = Сейчас нет боя.
why-nobody-runs = Сейчас никто не смывается.
why-running = Поздно: уже смываются.
why-in-combat = Не во время боя.
why-own-turn = Только в свой ход.
why-setup = Не раньше первого хода.
why-answer-first = Сначала надо разобраться с другим.
why-no-kin = Сам по себе этот монстр в бой не вступит: нужна карта вроде «Бродячей Твари».
why-kin-held = Сам по себе этот монстр в бой не вступит: сыграй с ним { FORM($card, case: "acc") }.
why-no-target = В этом бою карту не на что сыграть.
why-no-monster = На руке нет монстра, с которым её сыграть.
why-has-trait = Это место занято: { $card }.
why-has-trait-held = Это место занято: { $card }. Сначала сыграй { FORM($held, case: "acc") }.
why-no-race = Нужна раса.
why-no-race-held = Нужна раса. Она у тебя на руке: сначала сыграй { FORM($card, case: "acc") }.
why-no-class = Нужен класс.
why-no-class-held = Нужен класс. Он у тебя на руке: сначала сыграй { FORM($card, case: "acc") }.
why-needs = Только для { FORM($what, case: "gen", number: "plural") }.
why-needs-held = Только для { FORM($what, case: "gen", number: "plural") }. Карта у тебя на руке: сначала сыграй { FORM($card, case: "acc") }.
refused-late = Поздно: за столом уже всё изменилось.
why-big = У тебя уже есть большая шмотка.
why-trouble-door = Сначала вышиби дверь: если монстра за ней нет, можно драться с этим.
why-trouble-late = В этом ходу уже поздно: искать неприятности можно сразу после двери без монстра.
why-has-sidekick = Напарник у тебя уже есть: { $card }.
why-has-sidekick-held = Напарник у тебя уже есть: { $card }. Сыграй вместе с этим { FORM($held, case: "acc") }.
why-has-steed = Скакун у тебя уже есть: { $card }.
why-has-steed-held = Скакун у тебя уже есть: { $card }. Сыграй вместе с этим { FORM($held, case: "acc") }.
why-no-steed = Нужен скакун.
why-no-steed-held = Нужен скакун. Он у тебя на руке: сначала сыграй { FORM($card, case: "acc") }.
why-cheat-nothing = У тебя нет шмотки, к которой это можно сыграть.
why-power = { $power }: { $why }
why-not-your-combat = Это не твой бой.
why-not-fighting = Ты не участвуешь в этом бою.
why-fighting = Ты и так в этом бою.
why-nobody-else-fights = Больше никто не дерётся.
why-winning = Ты и так побеждаешь.
why-few-cards = { $count ->
    [one] На руке должна быть хотя бы { $count } карта.
    [few] На руке должно быть хотя бы { $count } карты.
   *[other] На руке должно быть хотя бы { $count } карт.
}
why-no-fit = На этих монстров это не действует.
why-not-failed = Только после неудачного броска на смывку.
why-before-door = Только до того, как вышибешь дверь.
why-after-door = Только после двери, прежде чем искать неприятности или чистить нычки.
why-turn-end = Только в конце своего хода.
why-nothing-to-steal = Ни у кого нет маленькой шмотки, которую можно украсть.
why-nothing-to-cancel = Сейчас нечего отменять.
why-used-turn = Только раз за ход, и этот раз уже был.

# The keyboard.
keys-title = Клавиши
keys-space = Пробел
keys-do-primary = Сделать то, что выделено
keys-do-hand = Приготовить карту с руки
keys-do-pass = Не возражать
keys-do-log = Открыть журнал
keys-do-talk = Разговор; Esc — обратно к столу
keys-do-help = Показать этот список
keys-do-escape = Положить обратно, закрыть
keys-escape = Esc
skip-links = Быстрый переход
skip-voice = К тому, что можно сделать
skip-hand = К картам на руке

# Cards of the hand, and those a choice is between.
tray = Карты на выбор
asking-top = Сверху в сбросе { $card }
hand-useful = сейчас пригодится
hand-wins = победа в игре
hand-lawful = можно сыграть
hand-given = можно отдать
hand-discarded = можно сбросить
hand-sold = можно продать
