# Said where the other words may be what could not be loaded.

failure-title = Дверь заклинило
failure-text = Часть страницы не загрузилась. Проверь, есть ли связь.
failure-retry = Ещё раз
