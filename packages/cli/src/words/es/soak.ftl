# kickdoor soak and kickdoor exhaust.

cli-soak = juega partidas al azar con cada reglamento y cada mezcla de conjuntos, y las comprueba después de cada jugada
cli-soak-moves = cuántas jugadas hacer en total
cli-soak-state = dónde guardar lo hecho: la próxima vez se sigue desde ahí
cli-soak-mutants = tras cuántas de 100 jugadas probar también una inventada
cli-soak-games = cuántas partidas jugar cada vez
cli-soak-not-kept = { $file } no es lo que guarda esta orden.
cli-soak-other-seed = { $file } es de la semilla { $kept }; para la semilla { $seed } hace falta otro archivo.

cli-soaked-so-far = { $moves } de { $goal } jugadas, errores: { $wrong }
cli-soaked = { $moves } jugadas en { $games } partidas, { $mutants } jugadas inventadas, { $seconds } s
cli-soaked-table = { $table }: { $moves }
cli-soaked-wrong = errores: { $wrong }

cli-exhaust = juega semillas fijas con cada reglamento hasta que haya ocurrido todo lo que puede ocurrir
cli-exhaust-least = cuántas veces tiene que ocurrir cada cosa
cli-exhaust-moves = cuántas jugadas hacer como mucho con un reglamento
cli-exhaust-sheet = solo estos reglamentos
cli-exhaust-no-sources = El código de las reglas no está aquí. Esta orden se ejecuta en un clon del repositorio.

cli-exhausted = { $sheet }: { $reached } de { $wanted } en { $moves } jugadas
cli-exhausted-short = menos de { $least } veces: { $names }
cli-exhausted-besides = ocurrió además: { $names }
cli-exhausted-never = no se espera, { $why }: { $names }

cli-never-laser = ninguna carta es un láser
cli-never-claim = aquí nadie reclama descartes
cli-never-sacrifice = no se puede sacrificar a ningún compinche
cli-never-peek = ninguna carta mira lo alto de un mazo
cli-never-sex = ninguna carta cambia el sexo
cli-never-death = con este reglamento nadie muere
cli-never-killed = las cartas solo matan en una huida, y tras una huida nadie vuelve a luchar en ese turno
cli-never-effect = ninguna carta tiene ese efecto
cli-never-rule = aquí no hay tal regla
cli-never-refusing = ninguna carta tiene un efecto que lo rechace
