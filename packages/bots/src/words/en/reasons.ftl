# Why a bot made its move. These never reveal hidden cards.
bot-why-accept-help = { $character ->
    [bold] A fight? You had me at “fight”.
    [stingy] At that price, gladly.
    [vengeful] All right. Remember that I came.
    [diplomat] Together, then. It always works better.
   *[other] That is worth a fight to me.
}
bot-why-ask = { $character ->
    [bold] Plenty of monster here for two. Coming?
    [stingy] I could use a hand. A cheap one.
    [vengeful] Help me, and I won’t forget it.
    [diplomat] Shall we do this together?
   *[other] I can’t beat this alone.
}
bot-why-at-random = Why not?
bot-why-bargain = A good price.
bot-why-own-phase = Might as well use what I have.
bot-why-charity = My hand is too full.
bot-why-choose = I can spare this best.
bot-why-claim = { $character ->
    [bold] Ha! Is that all it had?
    [stingy] Mine. All of it.
    [vengeful] I’ll see who interferes now.
    [diplomat] Any objections? I do hope not.
   *[other] We are stronger.
}
bot-why-counter = Make it { $treasures ->
    [one] one Treasure
   *[other] { $treasures } Treasures
}, and I’ll come.
bot-why-curse = { $character ->
    [bold] Catch!
    [stingy] Take it. For once, it’s free.
    [vengeful] You looked at me funny.
    [diplomat] I’m so sorry. Somebody had to have it.
   *[other] Nothing personal. It was in my hand anyway.
}
bot-why-decline-help = { $character ->
    [bold] This one’s all yours. I’ll watch!
    [stingy] For that? I don’t get out of my chair for that.
    [vengeful] No. And you know why, or you will.
    [diplomat] I would love to. Not on these terms.
   *[other] That is not worth it to me.
}
bot-why-decline-trade = I would rather keep what I have.
bot-why-dodge = I would rather not be caught.
bot-why-door = Let’s see what is behind the door.
bot-why-end = That is all for this turn.
bot-why-equip = This suits me better.
bot-why-escape = I want to get away from this.
bot-why-excess = I can’t carry all of it.
bot-why-fight-power = This is what I trained for.
bot-why-fight-shot = That should tip the scales.
bot-why-flee = { $character ->
    [bold] I’m not running. I’m attacking the exit.
    [stingy] My boots cost money. I’m saving them.
    [vengeful] I’ll be back for you, beast.
    [diplomat] Let’s agree to disagree.
   *[other] This can’t be won.
}
bot-why-grudge = { $character ->
    [bold] Your turn to duck!
    [stingy] I don’t forget what I’m owed.
    [vengeful] I kept a list. You were on it.
    [diplomat] Nothing I’d call revenge. An adjustment.
   *[other] That is for what you did.
}
bot-why-hire = I pay better.
bot-why-lay-out = I can use this.
bot-why-leader = { $character ->
    [bold] Level { $level }? Come down here!
    [stingy] Level { $level } is quite enough for anyone.
    [vengeful] Level { $level }. I saw that.
    [diplomat] Level { $level }, and such company. It’s only fair.
   *[other] Level { $level } is high enough.
}
bot-why-level = Up I go.
bot-why-loot = Something may be lying around.
bot-why-meddle = A little more excitement.
bot-why-must = I have to do something.
bot-why-pass = I let it go by.
bot-why-ready = Ready when you are.
bot-why-roll = Run!
bot-why-sell = Money buys experience.
bot-why-steal = That would look better on me.
bot-why-stop = Level { $level } would be the end of the game.
bot-why-thanks = { $character ->
    [bold] One for you. I don’t leave debts lying around!
    [stingy] There. Now we’re even, to the coin.
    [vengeful] I remember that kind of thing, too.
    [diplomat] A friend in need! Of course I help.
   *[other] You helped me. Now I help you.
}
bot-why-trade = { $character ->
    [bold] Swap? Quick, before I think about it!
    [stingy] This for that. Don’t haggle, I counted.
    [vengeful] A fair trade. I’d take it, if I were you.
    [diplomat] It suits you, the other suits me. Shall we?
   *[other] You can use this, and I can use that.
}
bot-why-trouble = { $character ->
    [bold] Finally, some fun!
    [stingy] There’s treasure in that one.
    [vengeful] I have an old score with this one.
    [diplomat] I did bring a guest.
   *[other] This one I can beat.
}
