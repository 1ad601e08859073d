# The combat.

combat-title = Бой против { LIST($monsters, case: "gen") }
parts-fighters = Из чего складывается сила манчкинов
parts-monsters = Из чего складывается сила монстров
total-fighters = Сила манчкинов: { $total }
total-monsters = Сила монстров: { $total }
combat-winning = { $you ->
    [yes] Ты побеждаешь.
   *[no] { $who } побеждает.
}
combat-losing = { $you ->
    [yes] Ты проигрываешь.
   *[no] { $who } проигрывает.
}
aim-winning = { $you ->
    [yes] Так ты победишь.
   *[no] Так победит { $who }.
}
aim-losing = { $you ->
    [yes] Так ты проиграешь.
   *[no] Так проиграет { $who }.
}
combat-terms = Помогает { $who }: { $terms }.
combat-terms-you = Помогаешь ты: { $terms }.
foe-note = Сила { $strength }
foe-kin = Пара для { FORM($card, case: "gen") }
flight-title = Смывка
flight-runner = { $who } смывается.
flight-runner-you = Ты смываешься.
flight-bonus = К броску на смывку
flight-next = Следом { LIST($players) }.

ask-title = Зов на помощь
ask-whom = Кого зовёшь?
ask-treasures = { CAPITAL(-treasures) } помощнику
ask-treasures-of = { $count } из { $most }
ask-first = Кто выбирает первым?
ask-items = Шмотки, которые отдашь после победы
ask-plays = Карты, которые сыграешь на помощника после победы
ask-again = { $who } уже { AGREE($who, "отказался", "отказалась") } от этих условий. Измени что-нибудь и спроси снова.
ask-can-not = Сейчас звать некого.
help-counter = Откажись, если хочешь поторговаться: { $who } сможет предложить другие условия.
trade-title = Обмен
trade-whom = С кем?
trade-give = Отдаёшь
trade-get = Получаешь
trade-nothing = Ничего.
trade-lopsided = Выбери хоть что-нибудь: своё или чужое.
trade-limit = Кому-то из вас столько не унести.
trade-offer = { $who } предлагает тебе { LIST($give, case: "acc") } в обмен на { LIST($get, case: "acc") }.
trade-offer-gift = { $who } предлагает тебе в подарок { LIST($give, case: "acc") }.
trade-offer-plea = { $who } просит у тебя { LIST($get, case: "acc") }, причём даром.
trade-offer-many = { $who } предлагает тебе обмен.
trade-own = Твоё предложение ждёт ответа: { $whom } думает.
trade-others = { $who } предлагает { FORM($whom, case: "dat") } обмен.
answer-option = { $option }
