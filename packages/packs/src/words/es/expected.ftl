# What the checker expects of a pack in place of what it finds.

expected-either = { LIST($ways, type: "or") }
expected-field = un mapa con { $key }: { $expected }
expected-folder = la carpeta de un paquete, con un pack.yaml
expected-places = cartas en doors/ o treasures/, nombres en words/IDIOMA/
expected-manifest = un archivo con id, version y languages
expected-companion = un conjunto incorporado, o una carpeta junto a esta
expected-id = minúsculas sin acentos y cifras, con guiones entre palabras
expected-version = una versión como 1.0.0, entre comillas
expected-one-document = un documento en cada archivo
expected-nesting = como mucho { $limit } listas y mapas unos dentro de otros
expected-aliases = pocos alias, cada uno de un ancla anterior
expected-card-list = una lista de cartas
expected-card = una carta: un mapa con id, kind, etcétera
expected-card-values = como mucho { $limit } valores en una carta
expected-effect-entry = un nombre, o un mapa con un nombre como clave
expected-deck = un archivo en { $deck }/, o `deck: { $folder }`
expected-another-id = otro id, ya que { $place } tiene este
expected-lasting = lasting: true, o ningún efecto
expected-strike-or-lasting = strike, o lasting con effects
expected-strike-or-use = on y strike, o use
expected-one = uno de ellos
expected-no = ningún { $field }
expected-own-names = un nombre para cada uno
expected-icon = el nombre de un icono
expected-one-picture = uno solo
expected-picture = uno en pictures.yaml
expected-pictures = un mapa de los id de las cartas a sus dibujos
expected-card-id = el id de una carta
expected-power-id = el id de un poder
expected-brackets = como mucho { $limit } corchetes
expected-one-name = un solo mensaje, y { $place } lo tiene
expected-name = un mensaje `{ $id } = …`
expected-attributes = todos estos: { $names }
expected-no-variable = ninguna variable: un nombre no se rellena con nada
expected-message = un mensaje de este paquete
expected-term = un término de este paquete
