# What the checker expected instead.

expected-either = { LIST($ways, type: "or") }
expected-field = словарь с полем { $key }: { $expected }
expected-folder = папка набора с файлом pack.yaml
expected-places = карты в doors/ или treasures/, названия в words/ЯЗЫК/
expected-manifest = файл, в котором есть id, version и languages
expected-utf-8 = файл в кодировке UTF-8
expected-another-pack-id = другой id в pack.yaml
expected-companion = встроенный набор или тот, что лежит рядом с этим или указан вместе с ним
expected-id = строчные латинские буквы и цифры, между словами дефисы
expected-version = версия вроде 1.0.0 в кавычках
expected-plain-line = одна строка видимых знаков
expected-one-document = один документ в каждом файле
expected-nesting = не больше { $limit } списков и словарей друг в друге
expected-aliases = немного псевдонимов, каждый после своего якоря
expected-card-list = список карт, каждая начинается с `- id:`
expected-card = карта, то есть словарь с полями id, kind и другими
expected-card-values = не больше { $limit } значений в карте
expected-effect-entry = имя или словарь с одним именем в качестве ключа
expected-deck = файл в { $deck }/ или `deck: { $folder }`
expected-another-id = другой id, так как этот уже есть в { $place }
expected-lasting = lasting: true или никаких эффектов
expected-price = цена, например `gold: 300`, или `gold: null`, если карту нельзя продать
expected-last-case = последний случай с `upTo: 6`, и `do: []`, если тогда ничего не происходит
expected-item = id шмотки из этого набора или из тех, что в `companions`
expected-strike-or-lasting = strike, либо lasting и effects
expected-strike-or-use = on и strike, либо use
expected-one = что-то одно
expected-no = без { $field }
expected-own-names = у каждой своё имя
expected-bearer = { $count ->
    [one] карта вида { $kinds }
   *[other] карта одного из видов: { $kinds }
}
expected-words = файл words/{ $language }/*.ftl с сообщением для каждой карты
expected-icon = имя значка, который есть во встроенных наборах
expected-one-picture = только одна
expected-picture = картинка в pictures.yaml
expected-pictures = словарь, где по id карт даны их картинки
expected-image = файл PNG, JPEG или WebP
expected-still-image = неподвижное изображение
expected-image-path = изображение в pictures/: строчные латинские буквы, цифры и дефисы, затем .png, .jpg или .webp
expected-at-most-bytes = не больше { $limit }
expected-at-most-pixels = не больше { $limit } по каждой стороне
