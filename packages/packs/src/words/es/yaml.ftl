# Errors of the YAML parser, by its codes.

yaml-ALIAS_PROPS = un alias no puede tener propiedades
yaml-BAD_ALIAS = un ancla o un alias no tiene un nombre válido
yaml-BAD_COLLECTION_TYPE = la etiqueta no es para este tipo de colección
yaml-BAD_DIRECTIVE = la directiva es desconocida o está incompleta
yaml-BAD_DQ_ESCAPE = secuencia de escape desconocida
yaml-BAD_INDENT = la línea no está sangrada como las de su grupo
yaml-BAD_PROP_ORDER = las anclas y las etiquetas van después del indicador
yaml-BAD_SCALAR_START = un valor no puede empezar con este carácter si no va entre comillas
yaml-BLOCK_AS_IMPLICIT_KEY = aquí una lista o un mapa tiene que empezar en su propia línea
yaml-BLOCK_IN_FLOW = entre corchetes todo tiene que escribirse con corchetes
yaml-DUPLICATE_KEY = las claves de un mapa no pueden repetirse
yaml-IMPOSSIBLE = esto no se puede leer
yaml-KEY_OVER_1024_CHARS = una clave puede tener como mucho 1024 caracteres
yaml-MISSING_CHAR = falta un espacio, una coma, dos puntos, una comilla o un corchete
yaml-MULTILINE_IMPLICIT_KEY = una clave tiene que estar en una sola línea
yaml-MULTIPLE_ANCHORS = un valor solo puede tener un ancla
yaml-MULTIPLE_DOCS = solo puede haber un documento
yaml-MULTIPLE_TAGS = un valor solo puede tener una etiqueta
yaml-NON_STRING_KEY = una clave tiene que ser un texto
yaml-RESOURCE_EXHAUSTION = los valores están demasiado anidados
yaml-TAB_AS_INDENT = las líneas no se pueden sangrar con tabuladores
yaml-TAG_RESOLVE_FAILED = la etiqueta es desconocida o no va con este valor
yaml-UNEXPECTED_TOKEN = esto no se esperaba aquí
