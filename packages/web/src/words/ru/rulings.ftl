# The host's last word: the table's setting, the sheet, what is proposed, and how it ended.

rulings-option = Решения хозяина
rulings-option-host = хозяин решает сам
rulings-option-majority = если согласно большинство
rulings-option-all = если согласны все
rulings-option-text = Хозяин может исправить ошибку: отменить ходы, поправить уровень, переложить карту.
ruling-end-carried = { $who }: предложение принято.
ruling-end-refused = { $who }: стол отклонил предложение.
ruling-end-withdrawn = { $who } отзывает своё предложение.
ruling-end-late = { $who }: за предложение вовремя согласились не все, кто нужен.
ruling-end-moved-on = Игра ушла вперёд: предложение больше не подходит ({ $who }).
ruling-make = Решить как хозяин
ruling-propose = Предложить
ruling-decide = Решить так
ruling-consent-host = За этим столом решаешь ты. В журнале это увидят все.
ruling-consent-majority = Нужно согласие большинства людей за столом. Боты не голосуют.
ruling-consent-all = Нужно согласие всех людей за столом. Боты не голосуют.
ruling-what = Что исправить
ruling-what-moves = отменить ходы
ruling-what-level = уровень
ruling-what-card = карту
ruling-before = Вернуться к тому, что было до
ruling-no-moves = Отменить нечего: брошенный кубик не отменить.
ruling-whose = Чей
ruling-level-label = Уровень
ruling-which = Карта
ruling-which-none = выбери карту
ruling-where = Куда
ruling-where-hand = на руку
ruling-where-play = на стол
ruling-where-away = в сброс
ruling-rewind = { $who } предлагает вернуться к тому, что было до этого: { $line }
ruling-rewind-number = { $who } предлагает вернуться к тому, что было до хода { $to }.
ruling-level = { $who } предлагает уровень { $level } для { FORM($whom, case: "gen") }.
ruling-hand = { $who } предлагает вернуть карту на руку ({ $whom }): { FORM($card) }.
ruling-play = { $who } предлагает положить карту на стол ({ $whom }): { FORM($card) }.
ruling-away = { $who } предлагает сбросить { FORM($card, case: "acc") }.
ruling-lost = { $count ->
    [one] Пропадёт { $count } ход.
    [few] Пропадут { $count } хода.
   *[many] Пропадёт { $count } ходов.
}
ruling-seen = С тех пор все видели: { LIST($cards, case: "acc") }.
ruling-known = С тех пор кое-кто видел карты: { LIST($known) }.
