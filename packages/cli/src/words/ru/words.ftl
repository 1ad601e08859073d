# kickdoor words.

cli-words = напечатать все карты набора так, как их читают игроки
cli-words-set = набор
cli-words-sheet = по каким правилам называть карты; по умолчанию — по правилам набора
cli-words-format = text: текст, по абзацу на карту; html: страница с рисунками и всеми языками рядом
cli-words-out = файл, в который писать, вместо того чтобы печатать
cli-value-format = формат
cli-words-not-built = Не удалось собрать страницу. В клоне ей нужно то, что ставит npm ci.
cli-words-building = Страница собирается…
cli-words-drawing = Карты рисуются…
