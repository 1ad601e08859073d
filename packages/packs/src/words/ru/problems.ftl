# Problems that the checker finds in a pack.

# Folders and files.
problem-no-folder = такой папки нет
problem-not-folder = это не папка
problem-unread-folder = папку нельзя прочитать: { $why }
problem-many-files = файлов не меньше { $count }
problem-big-file = байтов в файле: { $count }
problem-not-utf-8 = файл — не текст в UTF-8
problem-stray-file = этому файлу не место в наборе
problem-no-manifest = нет файла pack.yaml
problem-no-companion = нет набора «{ $set }», который назван спутником
problem-other-language = это слова на языке «{ $language }», а в pack.yaml его нет
problem-many-cards = карт в наборе: { $count }

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
problem-other-deck = место карты { $card } ({ $kind }) — в { $deck }/, а не в { $folder }/
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

# Pictures.
problem-second-picture = у карты { $card } вторая картинка
problem-no-picture = у карты { $card } нет картинки
problem-no-card = в этом наборе нет карты «{ $id }»

# Names that one sheet uses.
problem-no-sheet = правил { $sheet } нет
problem-other-sheet = это названия по правилам { $sheet }, которых нет в pack.yaml
