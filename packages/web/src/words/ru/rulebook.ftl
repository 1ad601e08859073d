# The rulebook.

book-title = Книга правил
book-open = Книга правил
book-other-game = Выбрать другую игру
book-search = Поиск по правилам
book-clear = Очистить поиск
book-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[other] Нашлось { $count } правил
}
book-none = В правилах об этом ни слова. Попробуй меньше слов или только начало слова.
book-absent = «{ $title }» — не из правил этой игры.
book-contents = Содержание
book-anchor = Ссылка на правило: { $title }
book-print = Напечатать
book-link = В книге правил
overrides-rules = { $count ->
    [one] Нарушает правило
   *[other] Нарушает правила
}
