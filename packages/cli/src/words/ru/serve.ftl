# kickdoor serve.

cli-serve = запустить сервер игры; он напечатает адрес, по которому играют
cli-serve-port = порт сервера (PORT, 3000)
cli-serve-host = адрес сервера (HOST, 0.0.0.0: все адреса этой машины)
cli-serve-data = где хранить партии (DATA_DIR, ./data)
cli-serve-store = база данных PostgreSQL, общая для нескольких серверов (STORE; без неё — SQLite в DATA_DIR)
cli-serve-nats = серверы NATS, через которые серверы с общей базой быстрее узнают друг о друге (NATS)
cli-serve-advertise = адрес, по которому другие серверы находят этот (ADVERTISE; без него — первый адрес этой машины)
cli-serve-admin-token-file = файл с токеном для страницы владельца, /admin (или сам токен в ADMIN_TOKEN; без них такой страницы нет)
cli-serve-open = Kickdoor открыт по адресу { $url }
cli-serve-network = В той же сети: { $url }
cli-serve-no-page = Страница ещё не собрана. Собери её: npm run build

# A setting that can't be used; $name is PORT, HOST, DATA_DIR or LOG_LEVEL.
cli-serve-bad-port = { $name } — { $value }, а нужно число от 0 до 65535
cli-serve-bad-host = { $name } — { $value }, а нужен адрес или имя этой машины, например 127.0.0.1
cli-serve-bad-folder = { $name } — { $value }, а нужна папка
cli-serve-bad-host-packs = { $name } — { $value }, а нужно off, link или listed
cli-serve-bad-level = { $name } — { $value }, а нужно одно из этих слов: { $levels }
cli-serve-bad-proxy = { $name } — { $value }, а нужны адреса или сети прокси через запятую, например loopback,10.0.0.0/8
cli-serve-bad-names = { $name } — { $value }, а нужны имена этого сервера через запятую, например game.example.org,localhost
cli-serve-bad-contact = { $name } — { $value }, а нужен адрес, по которому службы уведомлений могут спросить об этом сервере, например mailto:admin@example.org или https://example.org
cli-serve-bad-hosts = { $name } — { $value }, а нужны имена служб уведомлений через запятую, например push.example.org,*.example.net
cli-serve-bad-limits = { $name } — { $value }, а нужно число больше 0, например 2
cli-serve-bad-threads = { $name } — { $value }, а нужно число потоков от 1, например 2
cli-serve-bad-milliseconds = { $name } — { $value }, а нужно число миллисекунд от 0 до 10000, например 500
cli-serve-bad-listener = { $name } — { $value }, а нужно указать адрес и порт, например 127.0.0.1:9464
cli-serve-bad-token = Токен в { $name } не годится: нужно от 16 до 256 букв, цифр и знаков ASCII без пробелов, например то, что выводит openssl rand -hex 24
cli-serve-bad-duration = { $name } — { $value }, а нужно указать число часов или дней, например 12h или 30d, либо never
cli-serve-bad-store = { $name } — { $value }, а нужен адрес базы данных PostgreSQL, например postgres://kickdoor:secret@10.0.0.1:5432/kickdoor
cli-serve-bad-nats = { $name } — { $value }, а нужны адреса серверов NATS через запятую, например nats://10.0.0.1:4222
cli-serve-bad-advertised = { $name } — { $value }, а нужен адрес, по которому другие серверы находят этот, например http://10.0.0.2:3000
cli-serve-bad-no-store = { $name } — { $value }, но это нужно только серверам с общей базой данных PostgreSQL. Задай и STORE либо убери { $name }.
cli-serve-bad-no-data = --data — { $value }, но задан STORE, и партии хранятся в этой базе данных. Убери что-то одно. Собственные файлы сервера (сокет для admin, записи партий, отчёты об ошибках) лежат в DATA_DIR.

cli-serve-slow-stop = Остановка затянулась; всё, что ещё было открыто, оборвано.
cli-serve-port-taken = Порт { $port } занят. Выбери другой: PORT={ $other }
cli-serve-port-forbidden = Этому пользователю нельзя занимать порт { $port }.
cli-serve-not-here = HOST — «{ $host }», но такого адреса у этой машины нет.
cli-serve-data-folder = Папку данных { $folder } не удаётся использовать: { $why }
cli-serve-token-file = Не удалось прочитать токен из { $file }: { $why }
cli-serve-folder-in-use = Папку данных { $folder } уже использует другой сервер. Останови его или выбери другую папку: DATA_DIR
cli-serve-database = Базу данных { $url } не удаётся использовать: { $why }
cli-serve-no-nats = По адресу { $url } сервер NATS не отвечает. Запусти его либо убери NATS: тогда серверы будут узнавать друг о друге на несколько секунд позже.

# Why a PostgreSQL database can't be used.
cli-database-unreachable = она не отвечает
cli-database-refused = она не принимает имя пользователя или пароль
cli-database-missing = базы данных с таким именем нет
cli-database-forbidden = этому пользователю нельзя создавать и менять в ней таблицы
cli-database-newer = её записала более новая версия Kickdoor, и использовать её может только она. Ничего не изменено

# SQLite's errors, by its codes.
cli-newer-database = базу данных записала более новая версия Kickdoor, и открыть её может только она. Ничего не изменено
cli-sqlite-BUSY = база данных занята другой программой
cli-sqlite-CANTOPEN = базу данных нельзя открыть
cli-sqlite-CORRUPT = база данных повреждена
cli-sqlite-FULL = не хватает места
cli-sqlite-NOTADB = kickdoor.sqlite в ней — не база данных
cli-sqlite-READONLY = в базу данных нельзя писать
