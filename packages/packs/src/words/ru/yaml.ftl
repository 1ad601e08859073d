# Errors of the YAML parser, by its codes.

yaml-ALIAS_PROPS = у псевдонима не может быть свойств
yaml-BAD_ALIAS = у якоря или псевдонима нет правильного имени
yaml-BAD_COLLECTION_TYPE = тег не подходит к такому набору значений
yaml-BAD_DIRECTIVE = директива неизвестна или не закончена
yaml-BAD_DQ_ESCAPE = такой экранированной последовательности нет
yaml-BAD_INDENT = у строки не тот отступ, что у соседних
yaml-BAD_PROP_ORDER = якоря и теги должны стоять после знака
yaml-BAD_SCALAR_START = с этого знака значение может начинаться только в кавычках
yaml-BLOCK_AS_IMPLICIT_KEY = список или словарь должен здесь начинаться с новой строки
yaml-BLOCK_IN_FLOW = внутри скобок всё нужно писать в скобках
yaml-DUPLICATE_KEY = ключи не должны повторяться
yaml-IMPOSSIBLE = это нельзя прочитать
yaml-KEY_OVER_1024_CHARS = ключ может быть не длиннее 1024 знаков
yaml-MISSING_CHAR = не хватает пробела, запятой, двоеточия, кавычки или скобки
yaml-MULTILINE_IMPLICIT_KEY = ключ должен умещаться в одну строку
yaml-MULTIPLE_ANCHORS = у значения может быть только один якорь
yaml-MULTIPLE_DOCS = документ должен быть только один
yaml-MULTIPLE_TAGS = у значения может быть только один тег
yaml-NON_STRING_KEY = ключ должен быть текстом
yaml-RESOURCE_EXHAUSTION = слишком глубокая вложенность значений
yaml-TAB_AS_INDENT = отступ нельзя делать табуляцией
yaml-TAG_RESOLVE_FAILED = тег неизвестен или не подходит к этому значению
yaml-UNEXPECTED_TOKEN = этого здесь быть не должно
