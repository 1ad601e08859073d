# Problems that the checker finds in a pack.

# Folders and files.
problem-no-folder = такой папки нет
problem-not-folder = это не папка
problem-unread-folder = папку нельзя прочитать: { $why }
problem-many-files = файлов не меньше { $count }
problem-big-file = байтов в файле: { $count }
problem-not-utf-8 = файл — не текст в UTF-8
problem-empty-file = файл пуст
problem-stray-file = этому файлу не место в наборе
problem-no-manifest = нет файла pack.yaml
problem-no-packs = в этой папке нет наборов
problem-two-packs = другой набор тоже называется { $set }
problem-no-companion = нет набора «{ $set }», который назван спутником
problem-own-companion = набор «{ $set }» назван спутником самого себя
problem-other-language = это слова на языке «{ $language }», а в pack.yaml его нет
problem-no-words = в words/{ $language } пока нет ни одного названия карты
problem-many-cards = карт в наборе: { $count }

# Bundles: packs in one file.
problem-unread-file = файл нельзя прочитать: { $why }
problem-big-bundle = файл набора слишком велик, байтов: { $count }
problem-not-bundle = это не файл набора или только его часть
problem-bundle-path = в файле набора не может быть { $path }
problem-bundle-twice = в файле набора два файла { $path }
problem-bundle-kind = { $path } — не обычный файл
problem-bundle-inflated = файлы набора слишком велики, байтов: { $count }
problem-bundle-dense = { $path } сжат сильнее, чем бывает текст
problem-bundle-damaged = { $path } повреждён
problem-bundle-manifest = в файле набора нет kickdoor.json, или это не список его файлов
problem-bundle-unlisted = { $path } не значится в kickdoor.json
problem-bundle-changed = { $path } — не то, что значится в kickdoor.json
problem-bundle-other = kickdoor.json и pack.yaml набора «{ $set }» противоречат друг другу
problem-long-pack = в картах и названиях слишком много символов: { $count }
problem-slow-pack = файл набора читается слишком долго

# YAML.
problem-not-yaml = это не YAML: { $why }
problem-second-document = здесь начинается второй документ
problem-nested = слишком глубокая вложенность значений
problem-aliases = слишком много псевдонимов
problem-bad-aliases = псевдонимы нельзя раскрыть
problem-entries = элементов здесь: { $count }

# Values and their names.
problem-here = здесь { $value }
problem-missing = не указано: { $name }
problem-value = { $name } — { $value }
problem-no-field = { $name }: нет поля «{ $key }»
problem-no-key = { $key } здесь не может быть ключом
problem-entry = элемент { $n } в { $key }
problem-card = карта вида «{ $kind }»
problem-picture = картинка карты { $card }
value-list = { $count ->
    [0] пустой список
    [one] список из { $count } элемента
   *[other] список из { $count } элементов
}
value-empty-map = пустой словарь
value-map = словарь с полями { $keys }

# Cards.
problem-long-list = карт в списке: { $count }
problem-big-card = эта карта слишком велика
problem-unknown-kind = нет вида { $kind }
problem-unknown-race = нет расы «{ $name }»
problem-unknown-class = нет класса «{ $name }»
problem-unknown-item = нет шмотки { $name }
problem-other-deck = место карты { $card } ({ $kind }) — в { $deck }/, а не в { $folder }/
problem-taken-id = карта не может называться «{ $card }»: в словах набора так уже названо другое (`pack` — сам набор, `power-` и `mark-` — его силы и метки)
problem-two-cards = есть две карты «{ $card }»
problem-not-lasting = карта { $card } не остаётся лежать, и { $what ->
    [gone-with] gone-with не действует
   *[effects] её эффекты не действуют
}
problem-idle-curse = карта { $card } остаётся лежать, но ничего не даёт
problem-idle = карта { $card } ничего не делает
problem-strike-and-use = у карты { $card } есть и strike, и use
problem-aimed = на кого действует { $card }, сказано в use
problem-laser-slot = место лазера { $card } указано неверно
problem-steed-slot = { $card } — снаряжение скакуна
problem-two-powers = у карты { $card } две способности «{ $power }»
problem-misplaced = { $effect } на карте вида { $kind } не действует
problem-is-effect = { $effect } действует, пока карта в игре: место этому в `effects`
problem-is-deed = { $effect } происходит один раз: место этому в `badStuff`, `strike`, `escaped` или `killed`
problem-is-play = { $effect } — это то, что делает сыгранная карта: место этому в `use`
problem-case-never = до этого случая не дойдёт: один из прежних идёт до { $upTo }
problem-roll-gap = случаи броска кончаются на { $upTo }

# Pictures.
problem-second-picture = у карты { $card } вторая картинка
problem-no-picture = у карты { $card } нет картинки
problem-no-pictures = ни у одной карты пока нет картинки
problem-not-image = это не изображение, которое можно прочесть
problem-image-size = в изображении { $width } × { $height } пикселей
problem-animated-image = это анимированное изображение
problem-many-pixels = вместе с этим в изображениях набора больше { $limit } мегапикселей
problem-no-image = нет изображения { $path }
problem-no-icon = значка «{ $name }» нет
problem-no-card = в этом наборе нет карты «{ $id }»

# Names that one sheet uses.
problem-no-sheet = правил { $sheet } нет
problem-other-sheet = это названия по правилам { $sheet }, которых нет в pack.yaml
problem-unknown-mark = нет метки «{ $name }»: свои метки набор перечисляет в pack.yaml
