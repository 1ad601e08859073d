# What the sheet is called, and the lines below its name where it is chosen.
sheet-west = Дикий Запад
sheet-west-text = 168 карт: скакуны, монстры стадами и напарники, которых можно прокачать. Годится и для двоих.

# Cards that sheets have different names for.
sheet-west-half-breed = «Полукровка»
sheet-west-go-up = «Получи Уровень»

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = Карта с пометкой, что её можно применить лишь один раз, — разовая, как и { NAMES($goUp) }, усилители монстров и карты-двойники.
