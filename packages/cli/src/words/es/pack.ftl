# kickdoor pack.

cli-pack = revisa paquetes de cartas y ayuda a escribirlos
cli-pack-check = informa de cada error de unos paquetes, con su archivo, línea y columna
cli-pack-places = las carpetas de los paquetes, o sus archivos
cli-pack-unfinished = sin terminar: { $what }
cli-pack-of = { $path }: { $summary }
cli-pack-summary = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $problems ->
    [one] 1 error
   *[other] { $problems } errores
}{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } sin terminar
}
cli-pack-folder = la carpeta del paquete
cli-pack-new = escribe un paquete para empezar: una carta de cada tipo, lista para jugar
cli-pack-new-folder = la carpeta nueva; así se llama también el paquete
cli-pack-new-languages = los idiomas de sus palabras, separados por comas; si se omite, el de la línea de órdenes
cli-pack-new-author = quién lo hace
cli-pack-new-license = en qué condiciones pueden difundirlo otros
cli-pack-new-id = El nombre de un paquete tiene letras minúsculas y cifras, con guiones entre palabras, no «{ $name }».
cli-pack-new-taken = Ya hay un conjunto integrado «{ $set }».
cli-pack-new-full = En «{ $folder }» ya hay algo.
cli-pack-new-no-language = Hay { $languages }.
cli-pack-new-made = { $folder } ya es un paquete, con palabras en { $languages }. Para seguir:
cli-pack-bundle = junta un paquete en un solo archivo, para dárselo a otros
cli-pack-bundle-out = en qué archivo; si se omite, se llama como el paquete
cli-pack-bundled = { $file }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
}
cli-pack-no-author = pack.yaml no dice quién lo ha hecho (author: …).
cli-pack-no-license = pack.yaml no dice en qué condiciones pueden difundirlo otros (por ejemplo, license: CC-BY-4.0).
cli-pack-schema = muestra el JSON Schema de los archivos de un paquete, para editores
cli-pack-schema-file = qué archivo
