# What the sheet is called, and the lines below its name where it is chosen.
sheet-classic = Классика
sheet-classic-text = 168 карт, от трёх до шести игроков, до 10-го уровня. Начинать лучше с неё.

# Cards that sheets have different names for.
sheet-classic-half-breed = «Полукровка»
sheet-classic-go-up = «Получи Уровень»
