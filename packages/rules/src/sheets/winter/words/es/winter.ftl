# The sheet's name, and the line below it in the new-game form.
sheet-winter = El invierno
sheet-winter-text = 112 cartas, no muere nadie y a todo el mundo le caen calcetines. Para tres o cuatro.

# What its players are, at the beginning of the rulebook.
sheet-winter-goal = Saqueáis las fiestas mientras los demás abren sus regalos.

# Names of cards that differ between sheets.
sheet-winter-half-breed = Mestizo
sheet-winter-go-up = ¡Sube un nivel!

# Rules that read differently by this sheet.
sheet-winter-combat-gear-frozen = Desde que se destapa un monstruo, quienes están en el combate no pueden vender, birlar, equiparse, dejar de usar, cambiar ni jugar objetos, salvo los de un solo uso, hasta que termine, huida incluida. Tampoco pueden jugar de la mano ningún otro tesoro, salvo que una regla o la carta lo permita.
sheet-winter-combat-one-shots = Cualquiera puede usar objetos de un solo uso en cualquier combate, de la mano o de la mesa, para cualquier bando. Se descartan después del combate, ganado o perdido. No todos sirven en un combate; la carta dice cuándo puede usarse.
sheet-winter-curses-next-is-now = Una { $curse } para tu próximo combate cuenta en el actual si te alcanza en combate. Una para tu próximo turno cuenta en el actual si te alcanza en tu propio turno.
sheet-winter-setup-decks = { $mixed ->
    [yes] Todas las puertas de los conjuntos mezclados se barajan en un mazo de puertas, y todos los tesoros en uno de tesoros.
   *[no] Las 68 puertas y los 44 tesoros forman dos mazos, barajados por separado.
}
