# The program itself, its help, and errors in command lines.

cli-about = Карточные игры семейства «Манчкин»
cli-version = показать версию
cli-option-help = показать эту справку
cli-option-lang = язык: { $languages } (KICKDOOR_LANG, иначе язык терминала)
cli-json = напечатать в формате JSON
cli-packs = свои наборы: папка набора или папка с несколькими; можно указать не раз (также PACKS_DIR)
cli-command-help = показать справку по команде

cli-heading-usage = Использование:
cli-heading-arguments = Аргументы:
cli-heading-options = Параметры:
cli-heading-global = Общие параметры:
cli-heading-commands = Команды:
cli-usage-options = параметры
cli-usage-command = команда
cli-help-choices = варианты: { $choices }
cli-help-default = по умолчанию: { $value }

# Placeholders for arguments and for the values of options.
cli-value-number = число
cli-value-address = адрес
cli-value-folder = папка
cli-value-file = файл
cli-value-files = файлы
cli-value-paths = пути
cli-value-language = язык
cli-value-languages = языки
cli-value-sheet = правила
cli-value-sets = наборы
cli-value-set = набор
cli-value-seed = зерно
cli-value-bots = боты
cli-value-shell = оболочка
cli-value-table = стол
cli-value-url = адрес
cli-value-text = текст
cli-value-ban = блокировка

cli-unknown-language = Ошибка: { $setting } — «{ $value }», а такого языка здесь нет. Есть { $languages }.
cli-error-missing-argument = Ошибка: не хватает аргумента «{ $name }»
cli-error-missing-value = Ошибка: у параметра «{ $name }» не указано значение
cli-error-missing-option = Ошибка: не указан обязательный параметр «{ $name }»
cli-error-conflict = Ошибка: «{ $name }» и «{ $other }» нельзя указать вместе
cli-error-unknown-option = Ошибка: нет параметра «{ $name }»
cli-error-unknown-command = Ошибка: нет команды «{ $name }»
cli-error-excess = Ошибка: лишние аргументы. { $expected ->
    [0] Не нужно ни одного
    [one] Нужен { $expected }
   *[other] Нужно { $expected }
}, а указано { $received }: { $given }
cli-error-value = Ошибка: «{ $given }» не подходит для «{ $name }». { $why }
cli-error-choices = Возможные значения: { $choices }.
cli-error-hint = { $count ->
    [1] (Может быть, { $meant }?)
   *[other] (Может быть, что-то из этого: { $meant }?)
}
cli-not-between = Нужно целое число от { $least } до { $most }.
cli-not-empty = Пустым быть не может.

# Messages shared by several commands.
cli-none = нет
cli-clock = часы
cli-no-file = такого файла нет
cli-not-a-file = это не файл
cli-refused-file = { $file } использовать не удалось: { $why }
cli-no-path = такого файла или папки нет
cli-no-set = Набора «{ $set }» нет; есть { $sets }.
cli-set-twice = Один набор назван дважды.
cli-wrong-players = По правилам «{ $sheet }» здесь могут играть от { $min } до { $max } человек, а не { $count }.
