# The sheet's name, and the line below it in the new-game form.
sheet-winter = Зима
sheet-winter-text = 112 карт, никто не умирает, все получают носки. Можно втроём или вчетвером.

# What its players are, at the beginning of the rulebook.
sheet-winter-goal = Вы грабите праздник, пока остальные разворачивают подарки.

# Names of cards that differ between sheets.
sheet-winter-half-breed = «Полукровка»
sheet-winter-go-up = «Получи Уровень»

# Rules that read differently by this sheet.
sheet-winter-combat-gear-frozen = С той минуты, как показался монстр, и пока бой не кончится, включая смывку, его участникам нельзя продавать, красть, надевать, снимать, менять и выкладывать шмотки, кроме разовых. Прочие { -treasures } с руки играть тоже нельзя, если этого не разрешает правило или карта.
sheet-winter-combat-one-shots = Разовые шмотки можно применять в любом бою, с руки или из игры, за любую сторону. После боя они сбрасываются, чем бы он ни кончился. Не всякая годится для боя; когда её применять, сказано на карте.
sheet-winter-curses-next-is-now = { CAPITAL($curse) } на следующий бой, если сыграть в бою, действует в этом же бою. А на следующий ход, если достанется в свой ход, — в этом же ходу.
sheet-winter-setup-decks = { $mixed ->
    [yes] { CAPITAL(-doors) } всех наборов замешиваются в одну колоду { -doors(case: "gen") }, { -treasures } — в одну колоду { -treasures(case: "gen") }.
   *[no] 68 дверей и 44 сокровища — две колоды, каждая тасуется отдельно.
}
