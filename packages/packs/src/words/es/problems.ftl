# Problems that the checker finds in a pack.

# Folders and files.
problem-no-folder = no existe esa carpeta
problem-not-folder = esto no es una carpeta
problem-unread-folder = la carpeta no se puede leer: { $why }
problem-many-files = hay { $count } archivos o más
problem-big-file = el archivo tiene { $count } bytes
problem-not-utf-8 = el archivo no es texto en UTF-8
problem-empty-file = el archivo está vacío
problem-stray-file = este archivo no tiene sitio en un paquete
problem-no-manifest = no hay pack.yaml
problem-no-packs = en esta carpeta no hay ningún paquete
problem-two-packs = otro paquete también se llama { $set }
problem-no-companion = no hay ningún conjunto { $set } de acompañante
problem-own-companion = el conjunto { $set } se nombra a sí mismo como acompañante
problem-other-language = estas palabras están en { $language }, que no aparece en pack.yaml
problem-no-words = en words/{ $language } ninguna carta tiene nombre todavía
problem-many-cards = el paquete tiene { $count } cartas

# Bundles: packs in one file.
problem-unread-file = el archivo no se puede leer: { $why }
problem-big-bundle = el archivo del paquete tiene { $count } bytes, que son demasiados
problem-not-bundle = esto no es el archivo de un paquete, o no está entero
problem-bundle-path = el archivo de un paquete no puede contener { $path }
problem-bundle-twice = el archivo del paquete contiene dos veces { $path }
problem-bundle-kind = { $path } no es un archivo normal
problem-bundle-inflated = los archivos del paquete tienen { $count } bytes, que son demasiados
problem-bundle-dense = { $path } está más comprimido que cualquier texto
problem-bundle-damaged = { $path } está dañado
problem-bundle-manifest = falta el kickdoor.json del paquete, o no es la lista de sus archivos
problem-bundle-unlisted = { $path } no aparece en el kickdoor.json del paquete
problem-bundle-changed = { $path } no es lo que dice el kickdoor.json del paquete
problem-bundle-other = el kickdoor.json y el pack.yaml de { $set } se contradicen
problem-long-pack = las cartas y los nombres del paquete tienen { $count } caracteres, que son demasiados
problem-slow-pack = se tarda demasiado en leer el archivo del paquete

# YAML.
problem-not-yaml = no es YAML: { $why }
problem-second-document = aquí empieza un segundo documento
problem-nested = los valores están demasiado anidados
problem-aliases = hay demasiados alias
problem-bad-aliases = sus alias no se pueden seguir
problem-entries = aquí hay { $count } entradas

# Values and their names.
problem-here = aquí hay { $value }
problem-missing = falta { $name }
problem-value = { $name } es { $value }
problem-no-field = { $name } no tiene ningún campo { $key }
problem-no-key = { $key } no puede ser una clave aquí
problem-entry = la entrada { $n } de { $key }
problem-card = la carta ({ $kind })
problem-picture = el dibujo de { $card }
value-list = { $count ->
    [0] una lista vacía
   *[other] una lista de { $count }
}
value-empty-map = un mapa vacío
value-map = un mapa con { $keys }

# Cards.
problem-long-list = la lista tiene { $count } cartas
problem-big-card = esta carta es demasiado grande
problem-unknown-kind = no existe el tipo { $kind }
problem-unknown-race = no existe la raza { $name }
problem-unknown-class = no existe la clase { $name }
problem-unknown-item = ningún objeto se llama { $name }
problem-other-deck = { $card } ({ $kind }) va en { $deck }, no en { $folder }/
problem-taken-id = una carta no puede llamarse { $card }: en las palabras del set ya se llama así otra cosa (`pack` es el propio set; `power-` y `mark-`, sus poderes y marcas)
problem-two-cards = hay dos cartas { $card }
problem-not-lasting = { $card } no dura, así que { $what ->
    [gone-with] gone-with no vale
   *[effects] sus efectos no valen
} en ningún momento
problem-idle-curse = { $card } dura sin ningún efecto
problem-idle = { $card } no hace nada
problem-strike-and-use = { $card } tiene a la vez strike y use
problem-aimed = { $card } apunta a lo que dice su use
problem-laser-slot = el láser { $card } tiene este hueco
problem-steed-slot = { $card } es equipo para una montura
problem-two-powers = { $card } tiene dos poderes llamados { $power }
problem-misplaced = { $effect } no hace nada en una carta de tipo { $kind }
problem-is-effect = { $effect } vale mientras la carta está en juego: va en `effects`
problem-is-deed = { $effect } ocurre una vez: va en `badStuff`, `strike`, `escaped` o `killed`
problem-is-play = { $effect } es lo que hace la carta al jugarla: va en `use`
problem-case-never = este caso nunca se da: uno anterior llega hasta { $upTo }
problem-roll-gap = los casos de la tirada acaban en { $upTo }

# Pictures.
problem-second-picture = { $card } tiene un segundo dibujo
problem-no-picture = { $card } no tiene dibujo
problem-no-pictures = ninguna carta tiene imagen todavía
problem-not-image = esto no es una imagen legible
problem-image-size = la imagen tiene { $width } × { $height } píxeles
problem-animated-image = esta imagen está animada
problem-many-pixels = con esta, las imágenes del paquete suman más de { $limit } megapíxeles
problem-no-image = no hay ninguna imagen { $path }
problem-no-icon = no hay ningún icono { $name }
problem-no-card = { $id } no es ninguna carta de este paquete

# Names that one sheet uses.
problem-no-sheet = no hay ningún reglamento { $sheet }
problem-other-sheet = estos nombres son del reglamento { $sheet }, que no aparece en pack.yaml
problem-unknown-mark = no existe la marca { $name }; las propias van en pack.yaml
