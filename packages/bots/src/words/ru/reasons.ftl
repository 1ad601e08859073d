# Why a bot made its move. These never reveal hidden cards.
bot-why-accept-help = { $character ->
    [bold] Драка? Где подписать?
    [stingy] За такую цену — хоть сейчас.
    [vengeful] Ладно. Но запомни, кто пришёл.
    [diplomat] Вместе всегда веселее.
   *[other] За такое и подраться не грех.
}
bot-why-ask = { $character ->
    [bold] Тут монстра на двоих хватит. Идёшь?
    [stingy] Нужна помощь. Желательно недорогая.
    [vengeful] Помоги, и я это запомню.
    [diplomat] Может, вместе?
   *[other] В одиночку мне не справиться.
}
bot-why-at-random = А почему бы и нет?
bot-why-bargain = Хорошая цена.
bot-why-own-phase = Раз умею, почему бы и нет.
bot-why-charity = На руке уже не помещается.
bot-why-choose = Это не так жалко.
bot-why-claim = { $character ->
    [bold] Ха! И это всё?
    [stingy] Моё. Всё моё.
    [vengeful] Ну-ка, кто посмеет вмешаться?
    [diplomat] Возражений нет? Вот и славно.
   *[other] Наша берёт.
}
bot-why-counter = { $treasures ->
    [one] Дай { $treasures } сокровище, и я в деле.
    [few] Дай { $treasures } сокровища, и я в деле.
   *[many] Дай { $treasures } сокровищ, и я в деле.
}
bot-why-curse = { $character ->
    [bold] Лови!
    [stingy] Держи. Даже бесплатно.
    [vengeful] Кто-то косо на меня посмотрел.
    [diplomat] Прости, кому-то же она должна была достаться.
   *[other] Ничего личного. Всё равно карта на руке лежала.
}
bot-why-decline-help = { $character ->
    [bold] Этот весь твой. А я посмотрю!
    [stingy] За столько я и с табуретки не встану.
    [vengeful] Нет. И ты знаешь почему. Или узнаешь.
    [diplomat] С радостью, но не на таких условиях.
   *[other] Оно того не стоит.
}
bot-why-decline-trade = Своё дороже.
bot-why-dodge = Лучше не попадаться.
bot-why-door = Посмотрим, что за дверью.
bot-why-end = На этот ход хватит.
bot-why-equip = Так мне больше идёт.
bot-why-escape = Пора отсюда убираться.
bot-why-excess = Всего не унести.
bot-why-fight-power = Не зря же меня учили.
bot-why-fight-shot = Это склонит чашу весов.
bot-why-flee = { $character ->
    [bold] Это не бегство, это атака на выход!
    [stingy] Берегу сапоги: они денег стоят.
    [vengeful] Я до тебя ещё доберусь, зверюга.
    [diplomat] Останемся каждый при своём.
   *[other] Тут не победить.
}
bot-why-grudge = { $character ->
    [bold] Теперь лови ты!
    [stingy] Долги я помню до монетки.
    [vengeful] Есть у меня один список. Ты в нём.
    [diplomat] Какая месть? Так, лёгкая поправка.
   *[other] Это тебе за прошлый раз.
}
bot-why-hire = Я плачу больше.
bot-why-lay-out = Пригодится.
bot-why-leader = { $character ->
    [bold] Уровень { $level }? А ну слезай!
    [stingy] Уровень { $level } — куда уж больше.
    [vengeful] Уровень { $level }. Я всё вижу.
    [diplomat] Уровень { $level } при такой компании? Так будет честнее.
   *[other] Уровень { $level } — и хватит.
}
bot-why-level = Расту!
bot-why-loot = Вдруг что-нибудь завалялось.
bot-why-meddle = Добавим огоньку.
bot-why-must = Надо же что-то делать.
bot-why-pass = Вмешиваться не буду.
bot-why-ready = Можно начинать.
bot-why-roll = Бежим!
bot-why-sell = Опыт тоже продаётся.
bot-why-steal = На мне это смотрелось бы лучше.
bot-why-stop = С уровнем { $level } игре конец.
bot-why-thanks = { $character ->
    [bold] Долг платежом красен. Налетай!
    [stingy] Вот, и мы в расчёте до гроша.
    [vengeful] Добро я тоже помню.
    [diplomat] Друзей в беде не бросают!
   *[other] Ты меня выручаешь, я тебя.
}
bot-why-trade = { $character ->
    [bold] Меняемся? Скорее, пока мысли не догнали!
    [stingy] Это за то. Не торгуйся, всё подсчитано.
    [vengeful] Честный обмен. От такого не отказываются.
    [diplomat] Тебе к лицу одно, мне другое. По рукам?
   *[other] Тебе пригодится это, а мне — то.
}
bot-why-trouble = { $character ->
    [bold] Наконец-то веселье!
    [stingy] В нём есть сокровища, я чую.
    [vengeful] У нас с ним старые счёты.
    [diplomat] А я не с пустыми руками, я с гостем.
   *[other] Этого я одолею.
}
