# Shown when the other words may have failed to load.

failure-title = Дверь заклинило
failure-text = Часть страницы не загрузилась. Проверь, есть ли связь.
failure-retry = Ещё раз

# Shown when drawing the page has failed.

failure-page-title = Страница споткнулась
failure-page-text = Она ошиблась. Ни одна партия от этого не пропала: загрузи страницу заново и играй дальше.
