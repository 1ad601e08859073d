# Names of bots by character and sex: together, more than a table has seats.

bot-names-bold-female = Chiripa, Pelusa, Chispa
bot-names-bold-male = Trasto, Chichón, Petardo
bot-names-stingy-female = Lechuga, Calderilla, Hucha
bot-names-stingy-male = Mendrugo, Bolindre, Céntimo
bot-names-vengeful-female = Zarza, Ortiga, Guindilla
bot-names-vengeful-male = Cardo, Pincho, Vinagre
bot-names-diplomat-female = Menta, Miel, Pluma
bot-names-diplomat-male = Perejil, Terciopelo, Bizcocho
