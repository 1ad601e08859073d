# What bots are called, by their sex: with those of the other sex as many as a table has seats.

bot-names-female = Bramble, Tansy, Quill, Sorrel, Nettle, Thistle
bot-names-male = Gristle, Pewter, Mudge, Rumpus, Cobble, Bodkin
