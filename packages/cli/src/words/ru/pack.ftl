# kickdoor pack.

cli-pack = проверить наборы карт и помочь их авторам
cli-pack-check = показать все ошибки в наборах: файл, строку и столбец
cli-pack-places = папки наборов или их файлы
cli-pack-unfinished = не закончено: { $what }
cli-pack-of = { $path }: { $summary }
cli-pack-summary = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $problems ->
    [0] ошибок нет
    [one] { $problems } ошибка
    [few] { $problems } ошибки
   *[other] { $problems } ошибок
}{ $unfinished ->
    [0] { "" }
   *[other] , не закончено: { $unfinished }
}
cli-pack-folder = папка набора
cli-pack-new = создать набор для начала: по карте каждого вида, играть можно сразу
cli-pack-new-folder = новая папка; так называется и набор
cli-pack-new-languages = языки его слов, через запятую; если не указаны — язык командной строки
cli-pack-new-author = кто его делает
cli-pack-new-license = на каких условиях его можно передавать другим
cli-pack-new-id = Имя набора — строчные латинские буквы и цифры, слова через дефис, а не «{ $name }».
cli-pack-new-taken = Встроенный набор «{ $set }» уже есть.
cli-pack-new-full = По пути «{ $folder }» уже что-то есть.
cli-pack-new-no-language = Есть { $languages }.
cli-pack-new-made = { $folder } — теперь набор, языки его слов: { $languages }. Дальше:
cli-pack-bundle = собрать набор в один файл, чтобы передать другим
cli-pack-bundle-out = в какой файл записать; если не указан — по имени набора
cli-pack-bundled = { $file }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[other] { $bytes } байт
}
cli-pack-no-author = В pack.yaml не сказано, кто его сделал (author: …).
cli-pack-no-license = В pack.yaml не сказано, на каких условиях его можно передавать другим (например, license: CC-BY-4.0).
cli-pack-schema = напечатать JSON Schema файлов набора для редакторов
cli-pack-schema-file = какого файла
