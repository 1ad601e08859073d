# Names of bots, by sex: together, as many as a table has seats.

bot-names-female = Distel, Melisse, Hummel, Rapunze, Primel, Flocke
bot-names-male = Brummel, Knuff, Rumpel, Zwirn, Kümmel, Lurch
