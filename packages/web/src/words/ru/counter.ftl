# Счётчик уровней для стола с настоящими картами.

count-title = Счётчик уровней
count-text = Для стола с настоящими картами: уровни, шмотки и бои — с одного взгляда, на одном телефоне или у каждого на своём. Работает и без сети.
count-new = Новый счётчик
count-kept = Твои счётчики
count-nobody = Пока никого
count-forget = Забыть
count-forget-label = Забыть: { $names }
count-forget-sure = Забыть этот счётчик на этом устройстве ({ $names })?
count-open-file = Открыть сохранённый счётчик
count-wrong-file = Это не счётчик, сохранённый здесь.
count-looking = Ищем этот счётчик…
count-nothing-yet = Ссылка верная, но пока ничего не пришло. Придёт, как только телефон, на котором счётчик есть, выйдет в сеть.
count-own = Твои счётчики
count-full = Счётчик полон. Сохрани его в файл и начни новый.
count-forgetful = Это устройство не может сохранить счётчик: закроешь страницу — и он пропал. Поделись им или сохрани в файл.
count-players = Игроки
count-add = Добавить игрока
count-name = Имя
count-sex = Пол
count-sit = Садится за стол
count-edit = { $name }: раса, класс и прочее
count-dead = Смерть
count-strength = Сила
count-strength-of = { $name }, сила:
count-level = Уровень
count-level-of = { $name }: уровень
count-level-less = { $name }: уровнем ниже
count-level-more = { $name }: уровнем выше
count-gear = Шмотки
count-gear-of = { $name }: шмотки
count-gear-less = { $name }: шмотки −1
count-gear-more = { $name }: шмотки +1
count-gear-at-once = Шмотки, сразу помногу
count-dead-switch = Смерть: шмоток нет, а уровень, раса и класс остаются
count-races = Раса
count-classes = Класс
count-other-roles = Из других наборов
count-color = Цвет
count-color-brick = Красный
count-color-blue = Синий
count-color-green = Зелёный
count-color-violet = Фиолетовый
count-color-orange = Оранжевый
count-color-teal = Бирюзовый
count-color-ochre = Охра
count-color-slate = Серый
count-leave = Выходит из игры
count-acts = Действия
count-fight = Бой
count-die = Кубик
count-undo = Отменить моё последнее изменение
count-redo = Вернуть
count-more = Ещё
count-who-fights = Кто дерётся?
count-monster-level = Уровень монстра
count-fight-of = Бой: { $name }
count-fighters = Бойцы
count-monsters = Монстры
count-bonus = Разовое
count-bonus-of = Разовое: { $side }
count-bonus-less = { $side }: разовое −1
count-bonus-more = { $side }: разовое +1
count-helper = Помощник
count-other-helper = Сменить помощника
count-no-helper = Никто
count-another = Ещё монстр
count-enhanced = Усиление
count-foe-level = Монстр { $number }: уровень
count-foe-level-less = Монстр { $number }: уровень −1
count-foe-level-more = Монстр { $number }: уровень +1
count-foe-bonus = Монстр { $number }: усиление
count-foe-bonus-less = Монстр { $number }: усиление −1
count-foe-bonus-more = Монстр { $number }: усиление +1
count-take-out = Убрать монстра { $number }
count-winning = Бойцы сильнее на { $by }
count-losing = Монстры сильнее на { $by }
count-tie-monsters = Ничья: побеждают монстры
count-tie-fighters = Ничья: побеждают бойцы
count-tie-role = Ничья, и благодаря расе или классу побеждают бойцы
count-ties = Кто побеждает при ничьей
count-ties-rules = По расе и классу
count-ties-fighters = Бойцы
count-ties-monsters = Монстры
count-levels = Уровни за победу
count-levels-helper = Уровни помощнику ({ $name })
count-end-won =
    { $count ->
        [0] Победа без уровня
        [one] Победа: { $count } уровень
        [few] Победа: { $count } уровня
       *[many] Победа: { $count } уровней
    }
count-flee = Смывается: { $name }
count-end-lost = Бой проигран
count-end-off = Отменить бой
count-won =
    { $count ->
        [one] Победа! Уровень { $level }: { $names }
       *[other] Общая победа! Уровень { $level }: { $names }
    }
count-again = Ещё партия
count-share = Поделиться
count-share-text = Один счётчик могут показывать и менять сразу несколько телефонов: все, у кого есть ссылка. Передаёт его этот сервер.
count-share-now = Поделиться
count-link = Ссылка на этот счётчик
count-qr = Ссылка на этот счётчик как QR-код
count-phone-of = Чей это телефон?
count-phone-nobody = Не скажу
count-alone = Только на этом телефоне
count-connecting = Соединяемся…
count-live =
    { $count ->
        [one] На связи { $count } телефон
        [few] На связи { $count } телефона
       *[many] На связи { $count } телефонов
    }
count-apart = Без сети
count-apart-unsent =
    { $count ->
        [one] Без сети: { $count } изменение ждёт отправки
        [few] Без сети: { $count } изменения ждут отправки
       *[many] Без сети: { $count } изменений ждут отправки
    }
count-refused = Сервер не принимает счётчик. Обнови страницу.
count-history = История
count-nothing = Пока ничего не случилось.
count-by = телефон: { $name }
count-by-this = этот телефон
count-by-other = другой телефон
count-take-back = Отменить
count-take-back-label = Отменить: { $what }
count-restore = Вернуть
count-restore-label = Вернуть: { $what }
count-chart = Уровни по ходу игры
count-chart-of = { $name }: { $level }
count-goal = Для победы нужен
count-goal-10 = уровень 10
count-goal-20 = уровень 20 (эпик)
count-goal-none = никакой
count-awake = Не гасить экран
count-save = Сохранить в файл
count-did-player = { $name } садится за стол.
count-did-leave = { $name } выходит из игры.
count-did-name = { $before } теперь зовётся { $name }.
count-did-sex = { $name } меняет пол.
count-did-color = { $name } меняет цвет.
count-did-roles = { $name }: { $roles }
count-did-no-roles = { $name }: без расы и класса
count-did-level = { $name }: уровень { $from } → { $to }
count-did-gear = { $name }: шмотки { $from } → { $to }
count-did-die = { $name } умирает.
count-did-return = { $name } снова в игре.
count-did-goal = Для победы нужен уровень { $level }.
count-did-no-goal = Никакой уровень не даёт победы.
count-did-roll = На кубике { $face }.
count-did-escape = { $name } смывается: { $face } { $bonus } = { $total }
count-did-caught = { $name } не смывается: { $face } { $bonus } = { $total }
count-did-again = Начинается новая партия.
count-did-fight = { $name } бьётся с монстром { $level } уровня.
count-did-helper = { $helper } и { $name } бьются вместе.
count-did-alone = { $name } бьётся без помощи.
count-did-ties-rules = Ничьи решают раса и класс.
count-did-ties-fighters = При ничьей побеждают бойцы.
count-did-ties-monsters = При ничьей побеждают монстры.
count-did-bonus-fighters = Разовое у бойцов: { $from } → { $to }
count-did-bonus-monsters = Разовое у монстров: { $from } → { $to }
count-did-monster = Приходит ещё монстр { $level } уровня.
count-did-foe-level = Монстр: уровень { $from } → { $to }
count-did-foe-bonus = Монстр: усиление { $from } → { $to }
count-did-gone = Монстр { $level } уровня выходит из боя.
count-did-won = { $name } побеждает в бою: уровень { $from } → { $to }
count-did-lost = { $name } проигрывает бой.
count-did-off = Бой отменён: { $name }
