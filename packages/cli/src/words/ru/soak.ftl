# kickdoor soak and kickdoor exhaust.

cli-soak = играть случайные партии по всем правилам и во всех смесях наборов и проверять их после каждого действия
cli-soak-moves = сколько всего действий сделать
cli-soak-state = где хранить сделанное: следующий запуск продолжит с этого места
cli-soak-mutants = после скольких действий из 100 пробовать ещё и выдуманное
cli-soak-games = сколько партий играть за раз
cli-soak-not-kept = В { $file } лежит не то, что сохраняет эта команда.
cli-soak-other-seed = { $file } — от зерна { $kept }; для зерна { $seed } нужен другой файл.

cli-soaked-so-far = действий: { $moves } из { $goal }, ошибок: { $wrong }
cli-soaked = действий: { $moves }, партий: { $games }, выдуманных действий: { $mutants }, секунд: { $seconds }
cli-soaked-table = { $table }: { $moves }
cli-soaked-wrong = ошибок: { $wrong }

cli-exhaust = играть с заданными зёрнами по каждым правилам, пока не случится всё, что там может случиться
cli-exhaust-least = сколько раз должно случиться каждое
cli-exhaust-moves = сколько действий сделать по одним правилам, не больше
cli-exhaust-sheet = только эти правила
cli-exhaust-no-sources = Исходного кода правил здесь нет. Эту команду нужно запускать в клоне репозитория.

cli-exhausted = { $sheet }: { $reached } из { $wanted }, действий: { $moves }
cli-exhausted-short = меньше { $least } раз: { $names }
cli-exhausted-besides = случилось сверх того: { $names }
cli-exhausted-never = не ожидается, { $why }: { $names }

cli-never-laser = ни одна карта не лазер
cli-never-claim = сброшенное здесь никто не забирает
cli-never-sacrifice = никем из напарников нельзя пожертвовать
cli-never-peek = ни одна карта не даёт смотреть верх колоды
cli-never-sex = ни одна карта не меняет пол
cli-never-death = по этим правилам никто не умирает
cli-never-killed = карты убивают только при побеге, а после побега в этот ход больше никто не дерётся
cli-never-effect = ни у одной карты нет такого эффекта
cli-never-rule = здесь нет такого правила
cli-never-refusing = ни у одной карты нет эффекта, который бы так отказывал
