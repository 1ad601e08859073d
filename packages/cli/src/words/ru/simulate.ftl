# kickdoor simulate and kickdoor balance.

cli-simulate = дать ботам сыграть партии и подвести итоги
cli-simulate-sheet = по каким правилам играть
cli-simulate-sets = какие наборы смешать, через запятую; если не указать, то те, что положены по правилам
cli-simulate-seats = сколько игроков за столом
cli-simulate-games = сколько партий
cli-simulate-seed = откуда берутся все случайности: одно зерно — одни и те же партии
cli-simulate-bots = кто играет
cli-simulate-workers = во сколько потоков играть
cli-simulate-record = записывать каждую партию в эту папку
cli-simulate-no-timing = опустить всё, что зависит от машины
cli-simulate-progress = партий: { $done } из { $games }
cli-simulate-stopped = Остановлено; сыграно партий: { $done } из { $games }.
cli-simulate-broken = Правила нарушены: { $what }
cli-simulate-broken-record = Запись этой партии до этого места: { $file }

cli-simulated-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, доиграно { $finished }
cli-simulated-turns = ходов за партию: медиана { $median }, в 95 партиях из 100 — не больше { $most }
cli-simulated-moves = действий: { $moves }
cli-simulated-moves-timed = действий: { $moves }, по { $speed } в секунду
cli-simulated-wins = победы по местам: { $shares }
cli-simulated-never = ни разу не сыграны: { $count ->
    [0] таких карт нет
   *[other] { $cards }
}

cli-balance = дать ботам сыграть по всем правилам и со всеми сочетаниями наборов и свести цифры в таблицу
cli-balance-games = сколько партий в каждой строке
cli-balance-out = в какой файл записать таблицу (на английском); если не указать, она будет напечатана
cli-balance-progress = { $at } из { $all }, { $sheet } ({ $sets }): партий { $done } из { $games }
cli-balance-stopped = Остановлено; готово строк: { $done } из { $all }. Файл не записан.
cli-balance-title = Баланс
cli-balance-intro =
    Что партии ботов говорят о правилах и наборах. После каждого действия каждой партии пересчитаны все карты: ни одна
    не удвоилась, ни одна не пропала. Команда:
cli-balance-of = { $finished } из { $games }
cli-balance-column-sheet = правила
cli-balance-column-sets = наборы
cli-balance-column-finished = доиграно
cli-balance-column-median = ходов, медиана
cli-balance-column-most = ходов, 95 из 100
cli-balance-column-moves = действий за партию
cli-balance-column-wins = победы по местам, из 100
cli-balance-column-never = ни разу не сыграны
