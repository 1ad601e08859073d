# Страница владельца.

admin-title = Сервер
admin-token = Токен
admin-token-hint = Тот, с которым запущен этот сервер. Вкладка помнит его, пока её не закроют или пока ты не выйдешь.
admin-sign-in = Войти
admin-sign-out = Выйти
admin-wrong-token = Это не токен этого сервера.
admin-token-changed = Сервер больше не принимает этот токен. Войди с новым.
admin-too-many = Слишком много неверных токенов с твоего адреса. Подожди минуту и попробуй снова.
admin-not-here = У этого сервера нет страницы владельца: он запущен без токена.
admin-lost = Сервер недоступен. Пробуем снова…
admin-ready = Готов
admin-draining = Новые столы не принимаются
admin-no-lease = Нет аренды в базе данных: игры здесь не идут
admin-cut-off = Нет связи с большинством узлов: они могут забрать столы
admin-disk-full = Диск переполнен
admin-store-failed = Хранилище не пишет
admin-version = Версия
admin-uptime = Работает
admin-duration = { $days ->
    [0] { $hours } ч { $minutes } мин
   *[other] { $days } дн. { $hours } ч
}
admin-store = Хранилище
admin-size = { $size } МБ
admin-tables-fact = Столы
admin-tables-count = { $tables }, в памяти { $awake }
admin-sockets = Соединения
admin-node = Этот сервер
admin-node-text = У хранилища несколько серверов. Столы и блокировки здесь общие, всё остальное относится только к { $node }.
admin-drain = Не принимать новые столы
admin-drain-hint = Партии продолжаются. Прежде чем остановить сервер, дождись, пока никто не играет.
admin-figures = Последние десять минут
admin-plot-moves = Ходов в секунду
admin-plot-latency = Время ответа, мс
admin-plot-loop = Задержка цикла событий, мс
admin-plot-tables = Столов в памяти
admin-plot-sockets = Соединений
admin-plot-commit = Ходов за одну запись
admin-plot-now = сейчас { $now }, не больше { $most }
admin-plot-empty = данных пока нет
admin-minutes = { $minutes } мин
admin-now = сейчас
admin-tables = Столы
admin-no-tables = Столов нет.
admin-stage = { $stage ->
    [open] не начата
    [over] окончена
   *[playing] идёт игра
}
admin-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
admin-last = последнее действие { $when }
admin-seat = { $kind ->
    [bot] { $name } (бот)
    [away] { $name } (не в сети)
   *[person] { $name }
}
admin-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
admin-look = Посмотреть
admin-record = Запись
admin-record-label = Скачать запись партии { $table }
admin-close = Закрыть
admin-look-label = Посмотреть на { $table }
admin-close-label = Закрыть { $table }
admin-close-title = Закрыть этот стол?
admin-close-text = Всем за столом { $table } об этом скажут, и стол исчезнет. Начатая партия сохранится в файле записи. Отменить это нельзя.
admin-close-yes = Закрыть стол
admin-cancel = Отмена
admin-bans = Блокировки
admin-no-bans = Никто не заблокирован.
admin-forever = навсегда
admin-until = до { $when }
admin-lift = Снять
admin-lift-label = Снять блокировку с { $ban }
admin-ban-address = Адрес или сеть
admin-ban-hours = Часы
admin-ban-hours-hint = пусто: навсегда
admin-ban-note = Заметка
admin-ban-add = Заблокировать
admin-ban-wrong = Это не адрес и не сеть.
admin-ban-hours-wrong = Нужно число часов от 0 до 100 000.
admin-ban-label = Заблокировать: { $name }
admin-ban-title = Заблокировать игрока { $name }?
admin-ban-text = Игрок { $name } будет отключён, и партия продолжится без него. Учётных записей нет, и он может вернуться под другим именем. Чтобы этого не случилось, заблокируй ниже и его адрес.
