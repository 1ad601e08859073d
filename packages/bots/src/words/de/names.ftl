# Names of bots by character and sex: together, more than a table has seats.

bot-names-bold-female = Hummel, Flocke, Rakete
bot-names-bold-male = Rumpel, Knuff, Krawall
bot-names-stingy-female = Distel, Knauser, Spange
bot-names-stingy-male = Zwirn, Kümmel, Pfennig
bot-names-vengeful-female = Rapunze, Brennnessel, Zacke
bot-names-vengeful-male = Lurch, Stachel, Groll
bot-names-diplomat-female = Melisse, Primel, Feder
bot-names-diplomat-male = Brummel, Samt, Honig
