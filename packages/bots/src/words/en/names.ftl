# Names of bots, by sex: together, as many as a table has seats.

bot-names-female = Bramble, Tansy, Quill, Sorrel, Nettle, Thistle
bot-names-male = Gristle, Pewter, Mudge, Rumpus, Cobble, Bodkin
