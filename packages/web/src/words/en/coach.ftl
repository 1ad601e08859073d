# The coach: one sentence for whoever has not been there before.

coach-lay-out = Lay out what helps you before the first turn. { $card } counts from now on.
coach-ready = Nothing left to lay out? End it here, and the first turn begins.
coach-kick = It’s your turn. Kick the door open and see what lives behind it.
coach-wear = { $card } can help you: play it before the next fight.
coach-level = { $card } takes you up a Level: play it.
coach-full-hand = You hold more cards than you may keep in hand. What you lay out, you keep.
coach-door-card = No monster behind this door, so the card is yours. Take it, or play it at once.
coach-trouble = It’s quiet in there. Fight a monster from your own hand, or loot the room for one more card.
coach-loot = Looting brings you one more card, which only you see.
coach-fight-win = You’re ahead, and that’s all it takes: say that you win.
coach-fight-help = Too strong for you alone. Ask somebody: their strength is added to yours, for a share of the treasures.
coach-fight-card = You’re not strong enough yet. { $card } would turn the fight: play it on your side.
coach-fight-end = You’re not strong enough. { $card } ends the fight before anybody has to run.
coach-fight-flee = Nobody can turn this fight anymore. Run away: the die decides.
coach-fight-lost = Nobody can turn this fight anymore, and the die can’t save you either. Run away, and it’s over.
coach-roll = Roll the die. A face with a check mark saves you; with any other the Bad Stuff happens.
coach-roll-lost = No face of the die saves you this time. Roll, and the Bad Stuff happens.
coach-spoil = { $who } is about to win. { $card } would stop that, if you play it now.
coach-pass = { $who } says the fight is won. Let it go by, or play a card against it first.
coach-pass-run = { $who } gives the fight up and wants to run. Let it go by, or play a card first.
coach-asked = { $who } asks for your help. You get what is offered if you win together.
coach-trade = { $who } wants to trade. Look at both strengths, before and after; saying no costs nothing.
coach-stop = { $card } would stop this, if you play it now.
coach-announced = { $who } is about to play a card. If you can’t stop it, or don’t need to, let it go by.
coach-curse = { CURSES() ->
    [traps] A trap
   *[other] A curse
} is about to strike. If you can’t stop it, let it go by.
coach-choose = This one is up to you: choose, and the game goes on.
coach-sell = What you don’t need can be sold: cards worth 1,000 { -gold-pieces } buy you a Level.
coach-charity = You hold too many cards. The player with the lowest Level gets the extra ones.
coach-discard = You hold too many cards. Nobody is below your Level, so the extra ones are discarded.
coach-end = Nothing better to do? Then end your turn.
coach-off = Switch the hints off
coach-switch = Hints for newcomers
learned-door = That’s how you climb: each monster you beat is a Level, and Level 10 wins.
learned-help = Two are stronger than one, and nobody helps for nothing.
learned-betrayal = That’s the other half of the game: nobody wins as long as you hold a card against it.
learned-next = Next: { $lesson }
learned-all = Back to the door
