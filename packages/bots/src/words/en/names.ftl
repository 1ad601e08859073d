# Names of bots by character and sex: together, more than a table has seats.

bot-names-bold-female = Nettle, Bramble, Sparks
bot-names-bold-male = Rumpus, Gristle, Ruckus
bot-names-stingy-female = Thistle, Pinch, Purse
bot-names-stingy-male = Pewter, Mudge, Farthing
bot-names-vengeful-female = Sorrel, Briar, Vinegar
bot-names-vengeful-male = Bodkin, Thorn, Grudge
bot-names-diplomat-female = Tansy, Quill, Honey
bot-names-diplomat-male = Cobble, Parley, Velvet
