# Shown when the other words may have failed to load.

failure-title = Дверь заклинило
failure-text = Часть страницы не загрузилась. Проверь, есть ли связь.
failure-retry = Ещё раз
