# kickdoor pack.

cli-pack = revisa paquetes de cartas y ayuda a escribirlos
cli-pack-check = informa de cada error de un paquete, con su archivo, línea y columna
cli-pack-folder = la carpeta del paquete
cli-pack-summary = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $problems ->
    [one] 1 problema
   *[other] { $problems } problemas
}
cli-pack-schema = muestra el JSON Schema de los archivos de un paquete, para editores
cli-pack-schema-file = qué archivo
