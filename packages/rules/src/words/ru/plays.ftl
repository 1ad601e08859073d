# Plays: what a one-shot does

play-strength = { SIGNED($strength) } любой стороне в бою.
play-strength-fighters = { SIGNED($strength) } манчкинам в бою.
play-strength-monsters = { SIGNED($strength) } монстрам в бою.
play-strength-versus = { SIGNED($strength) } любой стороне в бою, где есть { $tag }.
play-strength-versus-fighters = { SIGNED($strength) } манчкинам в бою, где есть { $tag }.
play-strength-versus-monsters = { SIGNED($strength) } монстрам в бою, где есть { $tag }.
play-strength-each =
    { SIGNED($strength) } манчкинам в бою за { AGREE($who, "каждого", "каждую", "каждое", "всех") } { FORM($who, case: "acc") } среди них.
play-copy-level = Уровень одного манчкина в бою считается дважды.
play-copy-gear = Самый большой бонус среди шмоток одного манчкина в бою считается дважды.
play-remove-foe = Убери из боя одного монстра{ $treasures ->
    [kept] . { CAPITAL(-treasures) } за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его { -treasures(case: "ins") }.
}
play-remove-foe-tag = Убери из боя { FORM($tag, case: "acc-one") }{ $treasures ->
    [kept] . { CAPITAL(-treasures) } за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его { -treasures(case: "ins") }.
}
play-remove-foe-level = Убери из боя одного монстра не выше { $level }-го уровня{ $treasures ->
    [kept] . { CAPITAL(-treasures) } за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его { -treasures(case: "ins") }.
}
play-remove-foe-tag-level = Убери из боя { FORM($tag, case: "acc-one") } не выше { $level }-го уровня{ $treasures ->
    [kept] . { CAPITAL(-treasures) } за него победитель всё равно получит, а уровень — нет.
   *[lost] {""} вместе с его { -treasures(case: "ins") }.
}
play-swap-foe = Убери из боя одного монстра. Открывай { -doors }, пока не выйдет другой: он вступает в бой вместо первого. Остальные открытые карты сбрось.
play-end-combat = Бой окончен: никто не победил, никому не надо смываться, и никто ничего не получает.
play-turn-boost = Одна из разовых шмоток, применённых в этом бою, теперь помогает другой стороне.
play-strip-enhancer = Сбрось из боя один усилитель монстра.
play-escape = При смывке: один манчкин смывается от всех, от кого вообще можно смыться.
play-flee-bonus-roll = При смывке: { SIGNED($amount) } к следующему броску одного манчкина.
play-flee-bonus-flight = При смывке: { SIGNED($amount) } ко всем броскам одного манчкина.
play-fix-die = Перед чьим-нибудь броском на смывку: на кубике выпадает { $number }.
play-fix-die-any = Перед чьим-нибудь броском на смывку: ты решаешь, что выпадет на кубике.
play-cancel-curse = В любой момент: { CURSES() ->
    [curses] отмени проклятие, которое вот-вот на кого-нибудь подействует, или сними одно из тех, что лежат перед игроками.
    [traps] отмени ловушку, которая вот-вот на кого-нибудь подействует, или сними одну из тех, что лежат перед игроками.
   *[both] отмени проклятие или ловушку, которые вот-вот на кого-нибудь подействуют, или сними одно проклятие либо одну ловушку перед любым игроком.
}
play-hire-away = В любой момент: напарник соперника переходит к тебе со всем, что несёт. Если взять его некуда, он сбрасывается.
play-afflict-self = Сыграй в любой момент. { $deeds }
play-afflict-other = Сыграй на соперника в любой момент. Он { FORM($deeds, case: "each-one") }
play-afflict-player = Сыграй на любого игрока в любой момент. Он { FORM($deeds, case: "each-one") }
play-afflict-highest = Сыграй на игрока самого высокого уровня в любой момент. Он { FORM($deeds, case: "each-one") }
play-afflict-lowest = Сыграй на игрока самого низкого уровня в любой момент. Он { FORM($deeds, case: "each-one") }
play-on-roll = Брось кубик. { $result } и больше: { $deeds }
play-conscript = Сыграй в своём бою, когда можешь звать на помощь. Любой игрок на твой выбор обязан помочь тебе, и притом даром.
play-seal-combat = До конца этого боя играть карты и применять способности могут только те, кто в нём бьётся.
play-cancel-card = В любой момент: отмени карту, которую только что сыграл другой игрок, если она не выкладывается на стол. Обе карты сбрасываются.
