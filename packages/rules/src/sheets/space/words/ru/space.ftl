# The sheet's name, and the line below it in the new-game form.
sheet-space = Космос
sheet-space-text = 168 карт: агрегаты, лазеры-конструкторы и напарники, за которых удобно прятаться.

# What its players are, at the beginning of the rulebook.
sheet-space-goal = Вы обчищаете всё, что дрейфует в космосе, палубу за палубой.

# Names of cards that differ between sheets.
sheet-space-half-breed = «Расовый Коктейль»
sheet-space-go-up = «Получи Уровень»

# Rules that read differently by this sheet.
sheet-space-combat-one-shot-kind = Карта с пометкой, что её можно применить лишь один раз, — разовая, как и любая карта, дающая уровень.
