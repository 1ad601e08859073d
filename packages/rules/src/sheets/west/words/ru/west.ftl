# The sheet's name, and the line below it in the new-game form.
sheet-west = Дикий Запад
sheet-west-text = 168 карт: скакуны, монстры стадами и напарники, которых можно прокачать. Годится и для двоих.

# What its players are, at the beginning of the rulebook.
sheet-west-goal = Вы грабите весь Дикий Запад подряд.

# Names of cards that differ between sheets.
sheet-west-half-breed = «Полукровка»
sheet-west-go-up = «Получи Уровень»

# Rules that read differently by this sheet.
sheet-west-combat-one-shot-kind = Карта с пометкой, что её можно применить лишь один раз, — разовая, как и { NAMES($goUp) }, усилители монстров и карты-двойники.
