# Names of bots, by sex: together, as many as a table has seats.

bot-names-female = Zarza, Ortiga, Menta, Chiripa, Lechuga, Pelusa
bot-names-male = Trasto, Perejil, Mendrugo, Chichón, Cardo, Bolindre
