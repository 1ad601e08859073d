# What the checker expected instead.

expected-either = { LIST($ways, type: "or") }
expected-field = un mapa con { $key }: { $expected }
expected-folder = la carpeta de un paquete, con un pack.yaml
expected-places = cartas en doors/ o treasures/, nombres en words/IDIOMA/
expected-manifest = un archivo con id, version y languages
expected-utf-8 = el archivo guardado como UTF-8
expected-another-pack-id = otro id en pack.yaml
expected-companion = un conjunto incorporado, o uno que esté junto a este o se indique con él
expected-id = minúsculas sin acentos y cifras, con guiones entre palabras
expected-version = una versión como 1.0.0, entre comillas
expected-plain-line = una línea de caracteres visibles
expected-one-document = un documento en cada archivo
expected-nesting = como mucho { $limit } listas y mapas unos dentro de otros
expected-aliases = pocos alias, cada uno de un ancla anterior
expected-card-list = una lista de cartas, cada una empieza por `- id:`
expected-card = una carta: un mapa con id, kind, etcétera
expected-card-values = como mucho { $limit } valores en una carta
expected-effect-entry = un nombre, o un mapa con un nombre como clave
expected-deck = un archivo en { $deck }/, o `deck: { $folder }`
expected-another-id = otro id, ya que { $place } tiene este
expected-lasting = lasting: true, o ningún efecto
expected-price = su precio, como `gold: 300`, o `gold: null` si no se puede vender
expected-last-case = un último caso con `upTo: 6`, y `do: []` si entonces no pasa nada
expected-item = el id de un objeto de este mazo o de uno de `companions`
expected-strike-or-lasting = strike, o lasting con effects
expected-strike-or-use = on y strike, o use
expected-one = uno de ellos
expected-no = ningún { $field }
expected-own-names = un nombre para cada uno
expected-bearer = { $count ->
    [one] una carta de tipo { $kinds }
   *[other] una carta de uno de estos tipos: { $kinds }
}
expected-words = un archivo words/{ $language }/*.ftl con un mensaje para cada carta
expected-icon = el nombre de un icono que usen los paquetes incluidos
expected-one-picture = uno solo
expected-picture = uno en pictures.yaml
expected-pictures = un mapa de los id de las cartas a sus dibujos
expected-image = un archivo PNG, JPEG o WebP
expected-still-image = una imagen fija
expected-image-path = una imagen en pictures/: minúsculas, cifras y guiones, y luego .png, .jpg o .webp
expected-at-most-bytes = como máximo { $limit }
expected-at-most-pixels = como máximo { $limit } en cada dirección
