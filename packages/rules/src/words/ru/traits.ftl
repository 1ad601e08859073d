# Traits: what applies while a card is in play

trait-against = { SIGNED($strength) } против { FORM($who, case: "gen", number: "plural") }.
trait-bonus-if = { SIGNED($strength) } в бою.
trait-bonus-if-who = { SIGNED($strength) }, если ты { FORM($who, case: "if") }.
trait-bonus-if-versus = { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }.
trait-bonus-if-alone = { SIGNED($strength) }, если бьёшься без помощника.
trait-bonus-if-who-versus =
    { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }, если ты { FORM($who, case: "if") }.
trait-bonus-if-who-alone = { SIGNED($strength) }, если ты { FORM($who, case: "if") } и бьёшься без помощника.
trait-bonus-if-versus-alone = { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }, если бьёшься без помощника.
trait-bonus-if-who-versus-alone =
    { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }, если ты { FORM($who, case: "if") } и бьёшься без помощника.
trait-bonus-each = { SIGNED($strength) } за { $what }.
trait-bonus-each-limit = { SIGNED($strength) } за { $what } (максимум за { $count }).
trait-flee = { SIGNED($amount) } на смывку.
trait-flee-if-who = { SIGNED($amount) } на смывку, если ты { FORM($who, case: "if") }.
trait-flee-if-versus = { SIGNED($amount) } на смывку от { FORM($tag, case: "gen", number: "plural") }.
trait-flee-if-who-versus =
    { SIGNED($amount) } на смывку от { FORM($tag, case: "gen", number: "plural") }, если ты { FORM($who, case: "if") }.
trait-flee-steed = { SIGNED($amount) } на смывку вместо твоих собственных поправок и поправок от шмоток. Напарники и { -curses } по-прежнему считаются.
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
trait-gadgets-any = Можешь нести сколько угодно агрегатов.
trait-gadgets-more = Можешь нести ещё { $count ->
    [1] один агрегат
    [one] { $count } агрегат
    [few] { $count } агрегата
   *[other] { $count } агрегатов
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
trait-second-door = Вместо того чтобы чистить нычки, можешь { -open-second-door }.
trait-helper-treasure = За каждый бой, выигранный с твоей помощью, бери себе из колоды { -treasure } в открытую.
trait-keeps-levels = { CAPITAL(-curses) } отнимают у тебя уровни, только если больше ничего сделать не могут.
trait-sacrifice = Проиграв бой, можешь сбросить эту карту вместо бросков на смывку: смоешься от всех монстров.
trait-hand-limit = В конце своего хода можешь держать на руке { $count ->
    [1] только { $count } карту
    [2] только { $count } карты
    [3] только { $count } карты
    [4] только { $count } карты
    [one] до { $count } карты
   *[other] до { $count } карт
}.
trait-no-help = В этом бою тебе никто не может помочь.
trait-no-help-place = В бою никто не может помогать.
trait-no-escape = От этого монстра нельзя смыться.
trait-level-alone = В этом бою у манчкинов считаются только уровни.
trait-ignores = { CAPITAL(FORM($who, number: "plural")) } смываются без броска.
trait-friendly = Не нападает на { FORM($who, case: "acc", number: "plural") }, встретивших этого монстра.
trait-treasures-if = { $count ->
    [one] { SIGNED($count) } { -treasure }.
    [few] { SIGNED($count) } { -treasure(case: "gen") }.
   *[other] { SIGNED($count) } { -treasures(case: "gen") }.
}
trait-treasures-if-who = { $count ->
    [one] { SIGNED($count) } { -treasure }
    [few] { SIGNED($count) } { -treasure(case: "gen") }
   *[other] { SIGNED($count) } { -treasures(case: "gen") }
} для { FORM($who, case: "gen", number: "plural") }.
trait-treasures-if-alone = { $count ->
    [one] { SIGNED($count) } { -treasure }
    [few] { SIGNED($count) } { -treasure(case: "gen") }
   *[other] { SIGNED($count) } { -treasures(case: "gen") }
}, если бьёшься без помощника.
trait-treasures-if-who-alone = { $count ->
    [one] { SIGNED($count) } { -treasure }
    [few] { SIGNED($count) } { -treasure(case: "gen") }
   *[other] { SIGNED($count) } { -treasures(case: "gen") }
} для { FORM($who, case: "gen", number: "plural") } без помощника.
trait-each-monster = Каждый монстр: { $rule }
trait-each-monster-mark = Каждый монстр «{ $mark }»: { $rule }
trait-while-marked = Пока на этом монстре метка «{ $mark }»: { $rule }
trait-each-kill = За каждого убитого тобой монстра: { $rule }
trait-each-kill-mark = За каждого убитого тобой монстра «{ $mark }»: { $rule }
trait-ward-any = { CAPITAL(-curses) } на тебя не действуют.
trait-ward-mark = { CAPITAL(-curses) } «{ $mark }» на тебя не действуют.
trait-ward-level = { CAPITAL(-curses) } не отнимают у тебя уровни.
trait-ward-item = { CAPITAL(-curses) } не отнимают у тебя шмотки, если только в них прямо не назван головняк, броник или обувка.
trait-ward-headgear = { CAPITAL(-curses) } не отнимают у тебя головняк.
trait-ward-armor = { CAPITAL(-curses) } не отнимают у тебя броник.
trait-ward-footgear = { CAPITAL(-curses) } не отнимают у тебя обувку.
trait-ward-race = { CAPITAL(-curses) } не отнимают у тебя расу.
trait-ward-class = { CAPITAL(-curses) } не отнимают у тебя класс.
trait-ward-sex = { CAPITAL(-curses) } не меняют твой пол.
trait-ward-hand = { CAPITAL(-curses) } не отнимают у тебя карты с руки.
trait-next-turn = Действует один ход: этот, если он твой, а если чужой — твой следующий.
trait-gone-with = Пропадает, как только потеряешь { AGREE($slot, "надетый", "надетую", "надетое", "надетые") } { FORM($slot, case: "acc") }.
trait-ignores-gear = В этом бою { $slot } не в счёт.
trait-bonus-if-helping = { SIGNED($strength) }, если помогаешь другому игроку.
trait-bonus-if-who-helping = { SIGNED($strength) }, если ты { FORM($who, case: "if") } и помогаешь другому игроку.
trait-bonus-if-versus-helping = { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }, если помогаешь другому игроку.
trait-bonus-if-who-versus-helping =
    { SIGNED($strength) } против { FORM($tag, case: "gen", number: "plural") }, если ты { FORM($who, case: "if") } и помогаешь другому игроку.
trait-levels-if = { $count ->
    [one] { SIGNED($count) } уровень.
    [few] { SIGNED($count) } уровня.
   *[other] { SIGNED($count) } уровней.
}
trait-levels-if-who = { $count ->
    [one] { SIGNED($count) } уровень
    [few] { SIGNED($count) } уровня
   *[other] { SIGNED($count) } уровней
} для { FORM($who, case: "gen", number: "plural") }.
trait-levels-if-alone = { $count ->
    [one] { SIGNED($count) } уровень
    [few] { SIGNED($count) } уровня
   *[other] { SIGNED($count) } уровней
}, если бьёшься без помощника.
trait-levels-if-who-alone = { $count ->
    [one] { SIGNED($count) } уровень
    [few] { SIGNED($count) } уровня
   *[other] { SIGNED($count) } уровней
} для { FORM($who, case: "gen", number: "plural") } без помощника.
trait-safe = Эту карту никто не может украсть.
trait-survives-death = Вместо того чтобы умереть, сбрось эту карту.
trait-no-meddling = Играть карты и применять способности в этом бою могут только те, кто в нём бьётся.
trait-no-meddling-place = В бою играть карты и применять способности могут только его участники.
trait-lasts-turns = Действует { $count ->
    [1] один твой ход
    [one] { $count } твой ход
    [few] { $count } твоих хода
   *[other] { $count } твоих ходов
}, считая этот, если он твой.
trait-lasts-kill = Действует, пока не убьёшь монстра или не поможешь кому-нибудь убить.
trait-wears = Ломается после { $count ->
    [1] одного боя
    [one] { $count } боя
   *[other] { $count } боёв
}.
trait-apart = Это не обычный напарник: его можно взять сверх тех, что тебе положены.
trait-apart-most = Это не обычный напарник: сверх тех, что тебе положены, можно взять { $count ->
    [1] одного такого.
    [one] до { $count } такого.
   *[other] до { $count } таких.
}
trait-apart-mark = Это не обычный напарник: сверх тех, что тебе положены, можно взять { $count ->
    [1] одного напарника «{ $mark }».
    [one] до { $count } напарника «{ $mark }».
   *[other] до { $count } напарников «{ $mark }».
}
trait-dice-counts = { $when ->
    [flee] { $whose ->
        [all] { $rolled } при любой смывке считается за { $result }.
       *[own] { $rolled } при твоей смывке считается за { $result }.
    }
   *[always] { $whose ->
        [all] Если у кого-то выпало { $rolled }, это считается за { $result }.
       *[own] Если у тебя выпало { $rolled }, считай, что { $result }.
    }
}
trait-dice-again = { $when ->
    [flee] { $whose ->
        [all] Если на чьей-то смывке выпало { $result } или меньше, кубик один раз перебрасывают.
       *[own] Если на твоей смывке выпало { $result } или меньше, перебрось кубик один раз.
    }
   *[always] { $whose ->
        [all] Если у кого-то выпало { $result } или меньше, кубик один раз перебрасывают.
       *[own] Если у тебя выпало { $result } или меньше, перебрось кубик один раз.
    }
}
trait-dice-higher = { $when ->
    [flee] { $whose ->
        [all] На смывку все бросают { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается больший.
       *[own] На смывку бросай { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается больший.
    }
   *[always] { $whose ->
        [all] Вместо одного кубика все бросают { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается больший.
       *[own] Вместо одного кубика бросай { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается больший.
    }
}
trait-dice-lower = { $when ->
    [flee] { $whose ->
        [all] На смывку все бросают { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается меньший.
       *[own] На смывку бросай { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается меньший.
    }
   *[always] { $whose ->
        [all] Вместо одного кубика все бросают { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается меньший.
       *[own] Вместо одного кубика бросай { $count ->
            [one] { $count } кубик
            [few] { $count } кубика
           *[other] { $count } кубиков
        }: засчитывается меньший.
    }
}
trait-dice-escapes = { $whose ->
    [all] Чтобы смыться, всем достаточно { $result } на кубике, какие бы поправки ни были.
   *[own] Чтобы смыться, тебе достаточно { $result } на кубике, какие бы поправки ни были.
}
