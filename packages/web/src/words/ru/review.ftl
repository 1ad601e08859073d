# What a search finds in a finished game, and advises in a running one.

review-mistake-title = Самая дорогая ошибка
review-turning-title = Переломные ходы
review-looking = Ищем: { $percent } %
review-mistake = { $who }: «{ $made }», шанс на победу { $with } %. Вариант «{ $best }» дал бы { $instead } %.
review-mistake-wait = { $who }: «{ $made }», шанс на победу { $with } %. Если бы сначала пропустить вперёд других, было бы { $instead } %.
review-no-mistake = Ни одной, в которой можно быть уверенным. Все играли хорошо.
review-note = Шансы приблизительные: партия доигрывалась много раз, исходя из того, что игрок видел в тот момент.
review-rose = { $who }: шанс на победу вырос с { $before } % до { $after } %.
review-fell = { $who }: шанс на победу упал с { $before } % до { $after } %.

advice-ask = Спросить тренера
advice-title = Что сделал бы тренер
advice-thinking = Тренер думает…
advice-failed = До тренера не достучаться.
advice-old = Игра с тех пор ушла вперёд.
advice-again = Спросить ещё раз
advice-wait = Пропустить вперёд других
advice-chance = побед примерно { $percent } из 100
advice-thumb = Кто-то ещё должен ответить, тут тренер не считает. На глаз:
advice-note = Тренер видит то же, что и ты. Он много раз доигрывает партию с этого места и каждый раз заново сдаёт скрытые карты.

# Why a bot made a move, and what a move cost a person, on the replay page.
why-ask = Почему?
why-title = { $who }: почему так
why-did = { $who }: «{ $made }».
why-said = Сказано за столом: «{ $said }»
why-thumb = Здесь бот решал на глаз и шансов не сравнивал.
why-compared = Бот сравнил, что дали бы эти действия:
why-made = выбрано
why-note = Бот видел только то, что видно с его места. Он много раз доигрывал партию и каждый раз заново сдавал скрытые карты.

cost-ask = Цена?
cost-short = Цена: { $percent } %
cost-title = Чего стоили действия
cost-looking = Оцениваем действия: { $percent } %
cost-failed = Оценить действия не удалось.
cost-none = Оценивать нечего: ни у одного действия не было альтернативы, которую можно просчитать.
cost-at = Действие { $n }
cost-some = { $who }: «{ $made }» стоило { $percent } % шанса на победу. Лучше: «{ $best }».
cost-best = { $who }: «{ $made }». Ничего лучше не нашлось.
cost-even = { $who }: «{ $made }» примерно не хуже, чем «{ $best }».
cost-note = Исходя из того, что игрок видел в тот момент. Шансы приблизительные; действия без альтернативы пропущены.

move-play-side = Сыграть { FORM($card, case: "acc") } за { $side ->
    [fighters] манчкинов
   *[monsters] монстров
}
move-play-on = Сыграть { FORM($card, case: "acc") } на { FORM($on, case: "acc") }
move-play-with = Сыграть { FORM($card, case: "acc") } вместе с картой: { $with }
move-fight = Искать неприятности: { $card }
move-equip = Надеть { FORM($card, case: "acc") }
move-unequip = Снять { FORM($card, case: "acc") }
move-drop = Сбросить { FORM($card, case: "acc") }
move-part = Отсоединить { FORM($card, case: "acc") }
move-join = Собрать в одно оружие { LIST($cards, case: "acc") }
move-sell = Продать { LIST($cards, case: "acc") }
move-give = Отдать { FORM($whom, case: "dat") } { LIST($cards, case: "acc") }
move-charity-discard = Сбросить { LIST($cards, case: "acc") }
move-offer = Предложить { FORM($whom, case: "dat") } обмен: { LIST($give, case: "acc") } на { LIST($get, case: "acc") }
move-plea = Попросить у { FORM($whom, case: "gen") } в подарок { LIST($get, case: "acc") }
move-ask = Позвать { FORM($whom, case: "acc") } на помощь: { $terms }
move-choose = Выбрать: { LIST($named) }
