# What people at a table say to each other, and the ways to be at a table: elsewhere, later, on one device.
talk = Разговор
talk-new = Разговор: сказано что-то новое
talk-title = За столом
talk-nothing = Пока все молчат.
talk-off = За этим столом играют молча.
talk-phrases = Фразы
talk-which-card = Какая карта?
talk-no-card = Открытых карт пока нет.
talk-typed = Свои слова
talk-send = Сказать
talk-back = Другая фраза
talk-by = { $who }: { $what }
talk-reacts = { $who } → { $whom }: { $what }
talk-heading = Сказано
talk-mutes = Кого не слышать
talk-mute = Не слышать { FORM($who, case: "acc") }
talk-mute-text = Кого ты не хочешь слышать, того не слышно в этом браузере, и сам он об этом не узнает.
talk-react = Показать в ответ: { $who }
talk-ask = Позвать { FORM($who, case: "acc") } на помощь за { $treasures ->
    [0] спасибо
    [one] { $treasures } { -treasure }
    [few] { $treasures } { -treasure(case: "gen") }
   *[other] { $treasures } { -treasures(case: "gen") }
}
talk-counter = Не меньше { $number }
talk-counter-trade = Другое предложение…
talk-option = Разговоры
talk-option-off = молча
talk-option-phrases = готовые фразы
talk-option-text = фразы и свои слова
reaction-applause = Молодец
reaction-laugh = Ха!
reaction-shock = Что?!
reaction-evil = Ну погоди
reaction-heart = Ты мне нравишься
reaction-tear = Как жаль
say-hello = Всем привет!
say-good-game = Хорошая игра!
say-well-played = Отлично сыграно!
say-thanks = Спасибо!
say-sorry = Прости!
say-yes = Да.
say-no = Нет.
say-one-moment = Секунду, думаю.
say-hurry = Ну давай уже!
say-who-helps = Кто мне поможет?
say-help-for = { $number ->
    [0] Помогу бесплатно.
    [one] Помогу за { $number } { -treasure }.
    [few] Помогу за { $number } { -treasure(case: "gen") }.
   *[other] Помогу за { $number } { -treasures(case: "gen") }.
}
say-help-free = Помогу бесплатно.
say-not-for-less = { $number ->
    [0] Помогу и бесплатно.
    [one] Не меньше чем за { $number } { -treasure }.
    [few] Не меньше чем за { $number } { -treasure(case: "gen") }.
   *[other] Не меньше чем за { $number } { -treasures(case: "gen") }.
}
say-who-one-shot = У кого есть что-нибудь разовое?
say-not-telling = Не скажу.
say-dont-dare = Даже не думай!
say-no-promises = Ничего не обещаю.
say-stop = Кто-то должен остановить { FORM($who, case: "acc") }!
say-truce = { $who }, мир?
say-revenge = Ты за это ответишь, { $who }!
say-want-card = Хочу { FORM($card, case: "acc") }. Что возьмёшь взамен?
say-offer-card = Кому { FORM($card, case: "acc") }?
say-mind-card = Не забудьте про { FORM($card, case: "acc") }!

again-waiting = Остальные уже снова за столом.
again-go = Вернуться за стол
again-absent = Начать без тех, кого нет
again-absent-text = За тех, кто не вернулся, сядут боты.

device = Продолжить в другом месте
device-title = Продолжить на другом устройстве
device-text = Открой там этот адрес или отсканируй его. Код действует один раз и три минуты.
device-code = Код
device-qr = Адрес с кодом в виде QR-кода
device-stale = Код больше не действует.
device-new = Новый код
device-enter = Код с другого устройства или свой собственный
device-open = Открыть
device-opened = { $count ->
    [0] Этот код не открывает ни одного стола.
    [one] Теперь здесь ещё { $count } стол.
    [few] Теперь здесь ещё { $count } стола.
   *[other] Теперь здесь ещё { $count } столов.
}
device-arrived = Секунду: твоё место переезжает сюда.
mine-title = Столы с собой
mine-text = Твой код открывает все твои столы в любом браузере. Никому его не давай: у кого код, тот играет за тебя.
mine-show = Показать мой код
mine-code = Твой код
mine-copy = Скопировать код

watch-late = Зрители видят игру позже
watch-late-none = сразу
watch-late-minutes = { $minutes ->
    [one] на { $minutes } минуту позже
    [few] на { $minutes } минуты позже
   *[other] на { $minutes } минут позже
}
watch-count = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
watch-soon = Ты увидишь игру с задержкой: { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}. Скоро начнётся.
watch-open = Зрители могут увидеть мои карты, но позже
watch-open-text = Они видят то же, что и ты, и твою руку тоже: с этой минуты и с той задержкой, что выбрана для стола.
watch-with = Смотреть глазами
watch-with-nobody = ничьими
watch-as = Ты видишь то же, что { $who }.

local-title = На одном устройстве
local-text = Несколько человек передают это устройство друг другу. Занавес скрывает каждую руку.
local-add = Ещё игрок
local-remove = Убрать
local-name = Имя игрока { $number }
local-bots = И боты
local-packs = Свой набор
local-no-pack = Без набора
local-pack-file = Добавить файл набора (.kickdoor)
local-pack-by = С чем смешать
local-pack-here = Игра хранится на этом устройстве вместе с картами набора.
local-pack-wrong = Играть с этим нельзя: { $name }. Что не так, скажет мастерская.
local-go = Начать
local-same = У каждого игрока должно быть своё имя.
local-pass = Передай устройство: { $who }
local-pass-text = Остальные отворачиваются.
local-mine = { $who } — это я
local-switch = Другой игрок здесь
