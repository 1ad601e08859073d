# kickdoor admin.

cli-admin = присматривать за работающим сервером
cli-admin-status = показать, как дела у сервера
cli-admin-list = перечислить столы
cli-admin-show = показать стол
cli-admin-close = закрыть стол насовсем; партия останется в файле записи
cli-admin-export = вывести запись партии со всеми закрытыми картами
cli-admin-bans = перечислить блокировки
cli-admin-ban = заблокировать адрес, сеть или игрока за столом
cli-admin-unban = снять блокировку
cli-admin-drain = не открывать новых столов; партии продолжаются
cli-admin-most = сколько столов показать (100)
cli-admin-table = стол, как в его ссылке
cli-admin-export-file = куда записать; без него — в стандартный вывод
cli-admin-ban-address = адрес, например 203.0.113.7, или сеть, например 203.0.113.0/24
cli-admin-ban-table = стол игрока
cli-admin-ban-seat = место игрока, считая с 0
cli-admin-ban-hours = на сколько часов; без него — навсегда
cli-admin-ban-note = заметка для себя
cli-admin-unban-id = блокировка, как в списке
cli-admin-drain-off = снова открывать новые столы

cli-admin-no-server = С папкой данных { $folder } не работает ни один сервер. Выбери другую: --data или DATA_DIR
cli-admin-not-allowed = Сервер с папкой данных { $folder } принадлежит другому пользователю. Выполни команду от его имени.
cli-admin-refused = Ответ сервера: { $why }
cli-admin-ban-whom = Укажи адрес или игрока: --table и --seat.

cli-admin-closed = Стол закрыт.
cli-admin-closed-to = Стол закрыт. Запись партии: { $file }
cli-admin-exported = Записано: { $file }
cli-admin-banned = Заблокировано: { $ban }
cli-admin-unbanned = Блокировка снята: { $ban }
cli-admin-drained = Сервер не открывает новых столов. Партии продолжаются.
cli-admin-drained-off = Сервер снова открывает столы.
cli-admin-no-tables = Столов нет.
cli-admin-no-bans = Никто не заблокирован.
cli-admin-forever = навсегда
cli-admin-until = до { $until }

cli-admin-status-version = Kickdoor { $version }, работает с { $since }
cli-admin-status-ready = Новые столы открываются.
cli-admin-status-draining = Новые столы не открываются: сервер скоро остановится.
cli-admin-status-no-lease = Игры здесь не идут: у сервера нет действующей аренды в базе данных.
cli-admin-status-cut-off = Нет связи с большинством других узлов: они могут забрать его столы.
cli-admin-status-disk-full = Ничего нельзя сохранить: диск заполнен.
cli-admin-status-store-failed = Ничего нельзя сохранить: хранилище не принимает данные.
cli-admin-status-tables = Столов: { $tables }, в памяти: { $awake }, соединений: { $sockets }
cli-admin-status-store = Хранилище: { $size } МиБ
cli-admin-status-load = Ходов в секунду: { $moves }; ответ на 99 из 100 — за { $latency } мс; цикл событий опаздывает на { $loop } мс

cli-admin-stage-open = открыт
cli-admin-stage-playing = идёт игра
cli-admin-stage-over = окончен
cli-admin-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
cli-admin-awake = в памяти
cli-admin-asleep = спит
cli-admin-watching = Зрителей: { $count }
cli-admin-seat = Место { $seat }: { $kind ->
    [empty] свободно
    [bot] { $name }, бот
    [away] { $name }, нет на связи
   *[person] { $name }, на связи
}

# kickdoor backup, kickdoor restore.

cli-backup = скопировать хранилище в файл, можно при работающем сервере
cli-backup-file = новый файл
cli-backup-done = { $file }: проверенная копия, столов: { $tables }, ходов: { $moves }
cli-backup-damaged = { $file } повреждён: { $why }
cli-backup-none = { $file } — не резервная копия.
cli-backup-shared = Задан STORE, значит, партии хранятся в PostgreSQL, а эта команда копирует только SQLite. Используй средства самого PostgreSQL: pg_dump и pg_restore либо непрерывное архивирование.
cli-backup-no-store = В папке данных { $path } нет хранилища.
cli-backup-exists = { $path } уже существует.
cli-backup-not-empty = В папке данных { $path } уже есть хранилище. С параметром --replace оно будет отложено в сторону.
cli-restore = вернуть резервную копию в папку данных
cli-restore-file = резервная копия
cli-restore-replace = отложить в сторону хранилище, которое там лежит
cli-restore-done = В папке { $folder } теперь резервная копия, столов: { $tables }, ходов: { $moves }
cli-restore-aside = Прежнее хранилище: { $folder }
