# kickdoor pack.

cli-pack = проверить наборы карт и помочь их авторам
cli-pack-check = показать все ошибки в наборе: файл, строку и столбец
cli-pack-folder = папка набора
cli-pack-summary = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $problems ->
    [0] ошибок нет
    [one] { $problems } ошибка
    [few] { $problems } ошибки
   *[other] { $problems } ошибок
}
cli-pack-schema = напечатать JSON Schema файлов набора для редакторов
cli-pack-schema-file = какого файла
