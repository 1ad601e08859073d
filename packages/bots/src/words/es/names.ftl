# What bots are called, by their sex: with those of the other sex as many as a table has seats.

bot-names-female = Zarza, Ortiga, Menta, Chiripa, Lechuga, Pelusa
bot-names-male = Trasto, Perejil, Mendrugo, Chichón, Cardo, Bolindre
