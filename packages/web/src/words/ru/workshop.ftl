# Мастерская, где делают наборы карт.

shop-title = Мастерская
shop-text =
    Придумывай свои карты, смотри, какими они выйдут, и играй ими. Всё остаётся в этом браузере, пока ты сам этим не
    поделишься.
shop-new = Новый набор
shop-make = Создать
shop-name = Название
shop-id = Короткое имя
shop-id-hint = Для файлов: строчные латинские буквы, цифры и дефисы
shop-id-wrong = Строчные латинские буквы, цифры и дефисы, сначала буква; имя встроенного набора не подойдёт
shop-author = Автор
shop-languages = Языки
shop-all-languages = Все языки
shop-with-cards = Начать с карты каждого вида
shop-not-loaded = Сейчас это не загрузить. Попробуй снова, когда появится сеть.
shop-mine = Твои наборы
shop-none = Пока ни одного. Создай новый, открой готовый или скопируй встроенный.
shop-about = { $pack } · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
shop-delete = Удалить
shop-delete-label = Удалить: { $name }
shop-deleted = Удалено: { $name }.
shop-undo = Отменить
shop-damaged = Один из сохранённых здесь наборов не читается. В нём ничего не менялось.
shop-no-storage = Этот браузер здесь ничего не хранит: закроешь страницу — всё пропадёт.
shop-bring = Наборы из других мест
shop-bring-bundle = Открыть файл набора
shop-bring-folder = Открыть папку
shop-not-brought = Это не открыть как набор; ничего не изменилось:
shop-built-in = Встроенные наборы
shop-built-in-text = Посмотри, как они устроены, и скопируй, чтобы переделать.
shop-decks = Двери: { $doors } · Сокровища: { $treasures }

# Набор на верстаке.
shop-not-here = В этом браузере такого набора нет.
shop-back = В мастерскую
shop-zones = Что показано
shop-zone-cards = Карты
shop-zone-edit = Правка
shop-zone-look = Вид
shop-reading = Только чтение
shop-saving-saved = Сохранено
shop-saving-saving = Сохраняется…
shop-saving-changed = Изменено в другой вкладке: обнови страницу, отсюда больше ничего не сохраняется
shop-saving-gone = Удалено в другой вкладке: отсюда больше ничего не сохраняется
shop-saving-failed = Не сохранено: хранилище браузера заполнено или закрыто
shop-redo = Вернуть
shop-copy = Скопировать
shop-copy-of = { $name } по-моему
shop-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
shop-problems = { $count ->
    [0] Всё в порядке
    [one] { $count } замечание
    [few] { $count } замечания
   *[other] { $count } замечаний
}
shop-problems-title = Что говорит проверка
shop-no-problems = Ничего: набор в порядке.
shop-weight-mistake = Ошибки: играть набором нельзя
shop-weight-flaw = Огрехи: играть можно, но это ни на что не влияет
shop-weight-gap = Чего ещё нет
shop-give = Поделиться
shop-give-text = Одним файлом набор откроется в любой мастерской, и им можно играть на любом сервере, который это позволяет.
shop-give-mistakes = Пока в наборе есть ошибки, файла из него не сделать.
shop-give-bundle = Сохранить одним файлом
shop-give-folder = Сохранить папкой с файлами
shop-given-folder = Все файлы в папке.
shop-folder-failed = В эту папку не записать.
shop-new-card = Новая карта
shop-files = Файлы
shop-no-look = Эту карту не показать: в ней ошибка.
shop-no-card = Выбери карту, и она появится здесь.
shop-skip-edit = К открытой карте
shop-skip-look = К её виду
shop-kind-mate = Ещё один такой монстр
shop-tabs = Части карты
shop-tab-card = Карта
shop-tab-names = Имена
shop-tab-picture = Рисунок
shop-tab-text = YAML
shop-no-text = Этот файл — не текст.
shop-text-of = Текст файла { $file }
shop-no-kind = Непонятно, какого вида эта карта. Что не так, видно в её YAML.
shop-card-id = Короткое имя
shop-another-card = Ещё одна такого рода
shop-copy-card = Сделать такую же
shop-drop-card = Удалить карту
shop-name-by-hand = Это имя составлено из других. Его можно поменять в { $file }.
shop-flavour = Приписка
shop-noun = Существительное, склоняется
shop-more-forms = Другие формы
shop-sheet-names = Другое название по другим правилам
shop-power-name = Название способности
shop-pack-form = О наборе
shop-unset = не указано
shop-usual = обычно: { $value }
shop-add = Добавить
shop-add-to = Добавить: { $field }
shop-add-effect = Добавить свойство
shop-add-field = Добавить: { $field }
shop-more-fields = Уточнить …
shop-say-more = Уточнить
shop-remove = Убрать
shop-remove-field = Убрать: { $field }
shop-remove-from = Убрать № { $n }: { $field }
shop-remove-effect = Убрать свойство { $n }
shop-up = Свойство { $n } выше
shop-down = Свойство { $n } ниже
shop-effect-unread = Это свойство пока не прочесть:
shop-none-of-it = нет
shop-way-number = число
shop-way-text = слово
shop-way-list = список
shop-way-flag = да или нет
shop-way-effect = свойство
shop-way-either = что-то ещё
shop-search = Поиск
shop-found = Найдено: { $count }

# Рисунки.
shop-no-picture = Пока на карте знак её вида, а рисунка нет.
shop-draw = Нарисовать
shop-undraw = Убрать рисунок
shop-picture-in-card = Рисунок записан вместе с картой. Его можно поменять в её YAML.
shop-own-image = Взять своё изображение
shop-own-image-hint = Оно обрезается под карту и рисуется заново: от файла остаётся только то, что видно.
shop-own-image-wrong = Это не прочесть как изображение.
shop-is-image = На этой карте твоё изображение.
shop-figures = Фигуры
shop-search-figure = Поиск по английскому названию
shop-choose-figure = Выбрать другую фигуру
shop-shade-pale = { $color }, бледный
shop-shade-deep = { $color }, тёмный
shop-more-figures = Показать ещё

# Формы имён.
form-gender = Род
form-masculine = мужской
form-feminine = женский
form-neuter = средний
form-plural = множественное число
form-feminine-plural = множественное число, женский
form-gen = Родительный
form-dat = Дательный
form-acc = Винительный
form-ins = Творительный
form-pre = Предложный
form-gen-plural = Родительный, мн. ч.
form-dat-plural = Дательный, мн. ч.
form-acc-plural = Винительный, мн. ч.
form-ins-plural = Творительный, мн. ч.
form-pre-plural = Предложный, мн. ч.
form-nom = Именительный после артикля
form-article = Без артикля
form-tonic = Начинается с ударного a
form-indef = С артиклем, если он не по правилам

# Игра и проверка баланса.
shop-play = Играть
shop-play-text = Партия против двух ботов прямо в этом браузере или стол для друзей, за который набор принесёшь ты.
shop-play-now = Раздать
shop-play-friends = С друзьями…
shop-play-by = С чем смешать
shop-pack-title = Название набора
shop-mark = Метка «{ $mark }»
shop-try = Опробовать
shop-try-title = Проба: { $name }
shop-try-text = Партия против двух ботов начнётся там, где эту карту можно применить: она у тебя на руке вместе со всем, что ей нужно, при надобности уже в бою, или за следующей дверью.
shop-dealing = Накрываем стол …
shop-untried = Ни в одном положении игры с этими наборами карту нельзя применить. Мешает правило: { $why }
shop-id-taken = Такое короткое имя есть у встроенного набора. Выбери другое в pack.yaml.
shop-balance = Баланс
shop-balance-text = Четыре бота играют много партий, смешав твои карты с игрой «{ $sheet }». Остальные строки — среднее по встроенным картам того же вида; ± — стандартная ошибка.
shop-stop = Остановить
shop-again = Сыграть ещё раз
shop-games = Партий: { $done } из { $games }
shop-broken = В партии нарушены правила:
shop-unfinished = Партий без конца: { $count }.
shop-stalls = Застопорила партий: { $count }; её применяли снова и снова
shop-usual-of = { $kind }: встроенных карт { $count }
shop-figure-drawn = Взята за партию
shop-figure-played = Сыграна
shop-figure-wonWith = Победы с ней
shop-figure-lostTo = Поражения от неё
shop-figure-levels = Уровней за взятие
shop-figure-turns = Ходов в партии с ней
shop-drags = Долгие партии: ходов больше на { $share }, чем с другими картами этого вида
