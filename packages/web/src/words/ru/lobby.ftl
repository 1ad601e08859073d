# The start page and the lobby of a table.

description = Вышибай дверь, бей жильцов и никому не верь. Неофициальный стол для карточной игры, с открытым кодом.
language = Язык
tagline = Вышибай дверь, бей жильцов, никому не верь.
unofficial = Kickdoor — неофициальный фанатский проект, открытый и бесплатный. Издатели карточных игр его не делали, не одобряли и не лицензировали.
loading = Секунду…
new-sheet = Правила
new-mix = Подмешать
set-classic = Классика
set-space = Космос
set-west = Дикий Запад
set-winter = Зима
set-named = { $name }
new-mix-cards = Всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
new-mix-here = Наборы этого сервера можно добавить в игры, которые идут на нём, а эта игра хранится в твоём браузере.
new-names = Названия этих карт не переведены, их язык — { $language }: { LIST($sets) }. Что карты делают, сказано на твоём.
new-seats = Места
new-options = Настройки
option-sharedVictory = Общая победа
option-sharedVictory-text = Помощник в победном бою тоже выигрывает, какого бы уровня он ни был.
option-listen = Подслушивание под дверью
option-listen-text = Ход начинается с двери, взятой втёмную. Зато нычки приносят сокровище.
option-fast = Быстрая игра
option-fast-text = Больше карт на старте, а сброшенную расу или класс можно забрать в обмен на карту, которая даёт уровень.
option-epic = Эпическая игра
option-epic-text = До 20-го уровня вместо 10-го. Запасись временем.
option-grace = Пауза перед победой
option-grace-text = Сколько времени у остальных, чтобы испортить почти выигранный бой.
option-limit = Время на ответ
option-limit-text = Сколько игра ждёт твоего выбора или ответа, прежде чем пойдёт дальше без тебя.
option-seconds = { $seconds } с
option-public = Сесть может любой: показать стол в списке
option-spectators = Пускать зрителей
option-open-hands = Потом карты открыты
option-closed-hands = Карты и потом закрыты
option-open-hands-text = Когда партия закончится, любой, у кого есть ссылка, сможет посмотреть её ещё раз со всеми картами. Иначе — только те, кто сидел за столом.
start-kick = Вышибить дверь
start-kick-hint = Игра против трёх ботов
start-kick-first = Первая игра, против трёх новичков
start-as = Твоё имя: { $name }.
start-change = Изменить
start-who = Кто играет?
start-keep = Это я
start-name = Саша
start-friends = С друзьями
start-others = Другие игры
start-kick-here = Партия с тремя ботами на этом устройстве
start-here = Играть без сети
start-away = Сервер не отвечает. Партии с ботами и уроки всё равно идут на этом устройстве, и книга правил здесь.
update-ready = Вышла новая версия Kickdoor.
update-take = Обновить сейчас
update-played = В другой вкладке открыта партия или счётчик. Сначала закрой её.
here-elsewhere = Эта партия открыта в другой вкладке. Здесь она продолжится, когда та закроется.
here-kept = Хранится в этом браузере
start-continue = Продолжить
continue-open = Ещё не начали
continue-yours = Твой ход
continue-yours-left = Твой ход, осталось { $time }
notify-table = Твой ход: { $table }
notify-switch = Уведомления, когда страница не видна
notify-denied = Браузер не разрешает этой странице уведомления.
push-waits = Игра ждёт тебя.
push-nudged = Тебя зовут: игра ждёт тебя.
continue-other = Ходит { $who }
start-learn = Научись за три короткие игры
lesson-door = Дверь
lesson-door-text = Надень, что есть, вышиби дверь и побей того, кто за ней живёт.
lesson-help = Бой с помощником
lesson-help-text = В одиночку не справиться. Но за долю сокровищ тебе помогут.
lesson-betrayal = Подножка
lesson-betrayal-text = Кто-то вот-вот победит. А у тебя на руке карта против этого.
count-open = Счётчик уровней для настоящих карт
book-open = Книга правил
start-mix = Своя смесь
start-mix-text = Замешай несколько наборов и выбери правила.
join-game = К друзьям за стол
join-link = Ссылка, которую тебе прислали
join = Перейти
join-wrong = Это не ссылка на стол.
open-tables = Открытые столы
table-of = { $players }
table-free = Свободно { $free } из { $seats }
persona-name = Твоё имя
persona-nameless = Введи имя.
persona-sex = Твой персонаж
persona-female = женщина
persona-male = мужчина

lobby-title = Стол для своих
share-label = Ссылка для друзей
share-qr = Ссылка в виде QR-кода
lobby-game = Во что играем
option-speed = Боты ходят
speed-slow = медленно
speed-normal = спокойно
speed-fast = быстро
option-pace = Время на ход
pace-quick = быстро
pace-normal = обычно
pace-relaxed = не спеша
pace-none = без часов
pace-days = по переписке
pace-text = Время на ход: { $turn }, на ответ: { $limit }. Чтобы помешать победе или порче, у остальных { $grace }. Когда время выйдет, игра сама сделает самый скромный ход.
pace-none-text = Кто за столом, того не торопят. У того, кто отошёл, две минуты.
option-by-pace = как выше
time-short = { $time }
time-hours = { $hours } ч { $minutes } мин
time-days = { $days } д { $hours } ч
seat-empty = Свободно
seat-kind-empty = никого
seat-kind-person = игрок
seat-kind-bot = бот
seat-kind-vacant = свободно, играет бот
strength-of = Как играет { $who }
strength-novice = новичок
strength-regular = обычный
strength-sharp = сильный
strength-master = мастер
strength-off = Здесь боты не перебирают ходы: сильный и мастер играют как обычный.
character-of = Какой у { $who } характер
character-bold = сорвиголова
character-bold-text = Ищет драки и лезет всем под руку.
character-stingy = жадина
character-stingy-text = Просит помощи задёшево, помогает задорого и бережёт карты.
character-vengeful = злопамятный
character-vengeful-text = Никого не трогает, пока не тронут его.
character-diplomat = дипломат
character-diplomat-text = Помогает за малое и помнит, кто помог.
local-bot = Бот { $number }
lobby-bot = Позвать бота
lobby-free = Освободить
lobby-fill = Добавить ботов
lobby-fill-all = Посадить ботов на все свободные места
lobby-start = Начать игру
lobby-leave = Встать из-за стола
lobby-full = Все места заняты. Можно посмотреть.
lobby-wait = Ждём остальных.
lobby-wait-host = Можно начинать. Слово за хозяином стола.
lobby-least = { $least ->
    [1] Нужен ещё один игрок.
    [one] Нужен ещё { $least } игрок.
    [few] Нужно ещё { $least } игрока.
   *[other] Нужно ещё { $least } игроков.
}
sit-title = Садись за стол
sit = Сесть
vacant = Место игрока { $who } свободно. Пока за него играет бот.
do-take-seat = Занять место

reconnecting = Связь прервалась. Пробуем снова…
failed-title = Дверь закрыта
download-record = Скачать запись
error-bad-json = Сервер тебя не понял. Обнови страницу.
error-bad-message = Сервер тебя не понял. Обнови страницу.
error-bad-move = Сервер не понял твой ход. Обнови страницу.
error-too-large = Слишком длинно.
error-too-fast = Чуть помедленнее.
error-too-many = Отсюда слишком много подключений, или за столом слишком много зрителей. Закрой одно и попробуй снова.
error-wrong-origin = Игру открыли по неверному адресу. Открой её по ссылке, которую тебе дали.
error-no-hello = Сервер тебя не понял. Обнови страницу.
error-version = Сервер новее этой страницы. Обнови её.
error-no-table = Такого стола нет. Может, игра давно закончилась.
error-bad-secret = Ключ этого браузера больше не подходит ни к одному месту за столом.
error-no-seat = Это могут только те, кто сидит за столом.
error-not-host = Это может только хозяин стола.
error-no-spectators = Здесь играют без зрителей.
error-seat-taken = Тебя опередили: место занято.
error-name-taken = За столом уже есть игрок с таким именем.
error-table-full = Все места заняты.
error-started = Поздно: игра уже идёт.
error-not-started = Игра ещё не началась.
error-too-few = Слишком мало игроков.
error-bad-table = Такой стол накрыть нельзя.
error-not-found = Здесь ничего нет.
error-bad-pack = Этим набором нельзя играть.
error-no-packs = Этот сервер не принимает наборы хозяев столов.
error-pack-taken = На этом сервере уже есть набор с таким id. Дай своему другой id в pack.yaml.
error-packs-full = Для новых наборов здесь нет места, или твоих здесь уже слишком много. Попробуй позже.
error-defect = Сервер запутался в собственных ногах. Ничего не изменилось, попробуй ещё раз.
error-storage-full = На диске сервера нет места. Ничего не изменилось, попробуй позже.
error-draining = Сервер вот-вот перезапустится и новых столов не открывает. Попробуй через минуту.
error-banned = На этом сервере тебя заблокировали.
error-table-closed = Владелец сервера закрыл этот стол.
error-bad-record = По этой записи партию не продолжить.
error-table-moved = Тот, кто играл эту партию, забрал её с собой. Она продолжается в другом месте.
error-others-here = За этим столом сидят и другие. Их закрытые карты никому нельзя забрать с собой.
moving = Партия переезжает. Секунду…
moved-title = Эта партия переехала
moved-on = Перейти к ней
moved-back = Всё-таки играть здесь
moved-stays = Партия остаётся здесь
moved-told = { $acts ->
    [0] До первого хода эта партия переехала.
   *[other] После хода { $acts } эта партия переехала.
} В браузере одного из игроков она побывала вся: каждая карта и все будущие случайности. За случай никто не ручается.
error-unavailable = Стол как раз переезжает на другой сервер. Попробуй ещё раз через пару секунд.
error-game-stopped = Карты или правила этой партии изменились, и сервер больше не может её прочитать. Ничего не пропало: в записи есть каждый ход.
error-not-over = Запись партии можно скачать, когда партия закончится.
error-closed-hands = Запись этой партии могут получить только те, кто сидел за этим столом.
error-moves-lost = Диск сервера потерял последние ходы этой партии. Она продолжается с последнего сохранённого хода.
error-paused = В игре пауза.
error-stood-in = За тебя играет бот. Сначала нажми «Я снова тут».
error-still-here = Этот игрок на месте и играет.
error-nothing-awaited = Поздно: этого сейчас никто не ждёт.
error-nothing-to-undo = Этого уже не отменить.
error-no-ruling = Сейчас так решить нельзя: что-то ещё не закончено или ничего не изменится.
error-die-since = С тех пор бросали кубик, а бросок не отменить.
error-ruling-open = Сейчас решается другое предложение.
error-ruling-gone = Это предложение уже решено.
error-held-enough = В этом ходу ты уже достаточно просил времени.
error-offline = Сервер не отвечает.
error-quiet = За этим столом такое не говорят.
error-hidden-card = Эту карту видят не все.
error-bad-code = Код неверный, уже использован или устарел.
error-not-opened = Это место закрыто для зрителей.
error-no-deal = Эта раздача уже ничего не ждёт.
to-table = К столу
start-local = На одном устройстве
start-mine = Столы с собой
replay-open = Посмотреть партию ещё раз
history-open = Сыгранные здесь партии
workshop-open = Мастерская: свои карты
puzzle-open = Задача дня

# Packs that the host of a table brings; $doors and $treasures are numbers of cards.
packs-title = Наборы хозяина стола
packs-read = Посмотреть карты
packs-text = Эти карты принёс хозяин стола. Сервер проверил, что ими можно играть, но не то, что на них написано.
packs-count = { $doors } { $doors ->
    [one] карта
    [few] карты
   *[other] карт
  } дверей, { $treasures } { $treasures ->
    [one] карта
    [few] карты
   *[other] карт
  } сокровищ · версия { $version }
packs-by-host = Набор хозяина стола
packs-by = Набор игрока { $name }
packs-author = Автор:
packs-license = Лицензия:
packs-add = Добавить карты из файла…
packs-adding = Проверяю карты…
packs-too-large = Этот файл слишком велик для набора: самое большее 4 МБ.
packs-by-link = С наборами хозяина за стол садятся только по ссылке.

# An address that leads to nothing
nowhere-title = За этой дверью пусто
nowhere-text = По этому адресу страницы нет. Возможно, по пути потерялась пара букв.
