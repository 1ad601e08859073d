# Problems in word files, and what was expected instead.

# The word that was probably meant, and what belongs there.
problem-meant = { $what }; может быть, «{ $meant }»?
problem-expected = { $what } (ожидается: { $expected })

problem-file-long = знаков в файле: { $count }
problem-nested-words = слишком глубокая вложенность слов
problem-hidden-sign = знак { $code } невидим или меняет то, что читают другие
problem-long-name = «{ $id }» — слишком длинное название
problem-tab = строка начинается с табуляции
problem-not-fluent = это не Fluent: { $why }
problem-unknown-function = { $id } вызывает неизвестную функцию { $name }
problem-named-twice = { $id } встречается дважды
problem-unnamed = у { $id } нет названия в words/{ $language }
problem-unnamed-here = у { $id } здесь нет названия
problem-names-no-card = { $id } — название несуществующей карты
problem-names-no-power = { $id } — название несуществующей способности
problem-unknown-attribute = у { $id } неизвестный атрибут .{ $name }
problem-lacks = у { $id } не хватает { $names }
problem-attribute = { $name } у { $id } — { $value }
problem-variable = в { $from } стоит ${ $id }
problem-unknown-reference = в { $from } стоит { $id }, а в words/{ $language } такого нет
problem-no-attribute = в { $from } стоит { $used }, а такого нет

expected-card-id = id карты
expected-power-id = id способности
expected-brackets = не больше { $limit } скобок
expected-spaces = пробелы
expected-one-name = одно сообщение, и оно уже есть в { $place }
expected-name = сообщение `{ $id } = …`
expected-attributes = все из { $names }
expected-no-variable = никаких переменных, в название ничего не подставляется
expected-message = сообщение этого набора
expected-term = термин этого набора
