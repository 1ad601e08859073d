# The sheet's name, and the line below it in the new-game form.
sheet-winter = Winter
sheet-winter-text = 112 Karten, niemand stirbt, alle bekommen Socken. Für drei oder vier.

# What its players are, at the beginning of the rulebook.
sheet-winter-goal = Ihr plündert das Fest, während die anderen Geschenke auspacken.

# Names of cards that differ between sheets.
sheet-winter-half-breed = Halb-Blut
sheet-winter-go-up = „Steige eine Stufe auf“

# Rules that read differently by this sheet.
sheet-winter-combat-gear-frozen = Sobald ein Monster aufgedeckt ist, darf niemand, der kämpft, Gegenstände verkaufen, stehlen, anlegen, beiseitelegen, tauschen oder ausspielen (außer Einmal-Gegenständen), bis der Kampf samt Weglaufen vorbei ist. Auch kein anderer Schatz darf aus der Hand gespielt werden, wenn nicht eine Regel oder die Karte es erlaubt.
sheet-winter-combat-one-shots = Alle dürfen in jedem Kampf Einmal-Gegenstände einsetzen, aus der Hand oder aus dem Spiel, für jede Seite. Nach dem Kampf werden sie abgelegt, ob gewonnen oder verloren. Nicht jeder passt in einen Kampf; wann er eingesetzt wird, sagt die Karte.
sheet-winter-curses-next-is-now = Trifft dich mitten in einem Kampf { EIN($curse) } für den nächsten, gilt { AGREE($curse, "er", "sie", "es", "sie") } schon in diesem. Trifft dich in deinem eigenen Zug { EIN($curse) } für den nächsten, gilt { AGREE($curse, "er", "sie", "es", "sie") } schon in diesem.
sheet-winter-setup-decks = { $mixed ->
    [yes] Alle Türkarten der Sets werden zu einem Türstapel gemischt, alle Schatzkarten zu einem Schatzstapel.
   *[no] Die 68 Türkarten und die 44 Schatzkarten bilden zwei Stapel. Beide werden gemischt.
}
