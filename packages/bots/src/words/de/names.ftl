# What bots are called, by their sex: with those of the other sex as many as a table has seats.

bot-names-female = Distel, Melisse, Hummel, Rapunze, Primel, Flocke
bot-names-male = Brummel, Knuff, Rumpel, Zwirn, Kümmel, Lurch
