# The replay page: a finished game, looked at again.

replay-title = Повтор
replay-drop-title = Посмотреть партию ещё раз
replay-drop-text = Перетащите сюда файл сыгранной партии или выберите его. Его читает и проигрывает сам браузер, никуда ничего не отправляется.
replay-choose = Выбрать файл
replay-developing = Партия проигрывается заново: { $percent } %
replay-bad = Строка { $line }, столбец { $column }: { $fault }
replay-unknown-set = Эту партию играли с другим изданием набора «{ $set }» ({ $hash }…), здесь его нет. Поэтому показать её на этой странице нельзя.
replay-unreachable = Не удалось загрузить карты этой партии. Есть ли связь?
replay-other = Другой файл

# With whose eyes.
replay-eyes = Чьими глазами
replay-eyes-public = зрителя
replay-eyes-open = все карты открыты
replay-hand-of = { $who }: рука

# The scrubber.
replay-controls = Повтор
replay-scrubber = Действие
replay-move = Действие { $n } из { $all }
replay-taken = Действие { $n } из { $all }, потом отменено
replay-play = Смотреть
replay-pause = Пауза
replay-next = Следующее действие
replay-previous = Предыдущее действие
replay-next-turn = Следующий ход
replay-previous-turn = Предыдущий ход
replay-turns = Ходы
replay-speed = Скорость
replay-more = Вид и ссылка
replay-copy = Скопировать ссылку на этот момент
replay-file-link = Кто откроет ссылку, перетащит туда тот же файл.
replay-download = Скачать запись
replay-keys = Стрелки на шкале: одно действие. [ и ]: ход. K: смотреть, пауза.

# The seal: whether the record is what was played.
seal-whole = Печать цела
seal-broken = Печать сломана
seal-title = Печать этой записи
seal-whole-text = Вся партия сыграна в этом браузере заново, действие за действием: { $moves ->
    [one] { $moves } действие
    [few] { $moves } действия
   *[many] { $moves } действий
}, и всё совпало.
seal-unsealed = Тот, кто писал запись, не смог доиграть партию до конца. Поэтому действия проверены, а конец не опечатан.
seal-broken-text = Запись не совпадает с тем, что было сыграно. Повтор кончается перед строкой, которая не может быть верной.
seal-checked = Что проверено
seal-sets = Наборы те самые: { $sets }
seal-lines = Каждая строка сходится со всеми прежними и с тем, что вышло из её действия
seal-state = Стол в конце тот, что был опечатан
seal-log = И всё, что произошло, тоже
seal-limits = Печать защищает от порчи и подделок. Кто написал запись, она не говорит: пересчитав все проверки, можно сделать запись другой партии.
seal-line = Строка { $line }: { $what }
seal-deal = раздача не может быть верной; изменили эту строку или правила
seal-changed = изменили это действие или то, что из него вышло
seal-unread = ни одно законное действие так не читается
seal-time = это действие раньше предыдущего
seal-refused = правила не допускают этого действия: { $rule }
seal-end-state = стол в конце другой
seal-end-log = произошло что-то другое
seal-set = набор { $set } другой
seal-table = в эту игру столько игроков не играет
seal-start = с такой позиции эта партия начаться не могла
seal-fair = раскрытое зерно не то, за которое поручились
