# The sheet's name, and the line below it in the new-game form.
sheet-early = Ранняя классика
sheet-early-text = Те же 168 карт по более старым правилам: андеды не зовут подмогу, и не всякое проклятие переживает свою жертву.

# What its players are, at the beginning of the rulebook.
sheet-early-goal = Вы грабите подземелье.

# Names of cards that differ between sheets.
sheet-early-half-breed = «Расовый Коктейль»
sheet-early-go-up = «Поднимись На Уровень»

# Rules that read differently by this sheet.
sheet-early-combat-one-shot-kind = Карта с пометкой, что её можно применить лишь один раз, — разовая, как и любая карта, дающая уровень.
