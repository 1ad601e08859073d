# The sheet's name, and the line below it in the new-game form.
sheet-classic = Классика
sheet-classic-text = 168 карт, от трёх до шести игроков, до 10-го уровня. Начинать лучше с неё.

# What its players are, at the beginning of the rulebook.
sheet-classic-goal = Вы грабите подземелье.

# Names of cards that differ between sheets.
sheet-classic-half-breed = «Полукровка»
sheet-classic-go-up = «Получи Уровень»
