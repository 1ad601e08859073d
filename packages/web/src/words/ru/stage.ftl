# The cast and the stage.

cast = Игроки
gear-of = { $count ->
    [0] У игрока { $who } на столе ничего нет.
   *[other] У игрока { $who } на столе: { LIST($cards) }.
}
stage-win = Победа: { $levels ->
    [0] без уровня
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[other] { $levels } уровней
}, { $treasures ->
    [0] без { -treasures(case: "gen") }
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}
stage-win-game = Победа в бою и в игре: { LIST($players) }
stage-win-game-you = Победа в бою и в игре
stage-sealed = Вмешиваться могут только бойцы.
stage-foe-bad = { $card }. { $text }
stage-bad-next = Непотребство следующего монстра (показано { $at } из { $count })
deal-gives = { $you ->
    [yes] Ты отдаёшь
   *[no] { $who } отдаёт
}
parts-more = ещё { $count }
escape-needs = { $needs ->
    [1] Спасёт любой бросок
    [5] Спасёт 5 или 6
    [6] Спасёт только 6
    [7] Не спасёт никакой бросок
   *[other] Спасёт { $needs } или больше
}
escape-odds = { $count } из 6
face-saves = { $die } спасает
face-fails = { $die } не спасает
stage-caught = Догнали!
stage-away = Не догнали!
stage-died = { $who } — труп.
stage-died-you = Ты — труп.
stage-keeps = Уровень, раса и класс остаются: на следующий ход { $who } снова в игре.
stage-keeps-you = Уровень, раса и класс остаются: на следующий ход ты снова в игре.
stage-won = Победа!
stage-looted = { $who } забирает { $card }
stage-looted-you = Ты забираешь { $card }
stage-nobody = Дверь
