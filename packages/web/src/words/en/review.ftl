# What a search finds in a finished game, and advises in a running one.

review-mistake-title = The most expensive mistake
review-turning-title = Turning points
review-looking = Looking for it: { $percent }%
review-mistake = { $who }: “{ $made }”, chance to win { $with }%. With “{ $best }” it would have been { $instead }%.
review-mistake-wait = { $who }: “{ $made }”, chance to win { $with }%. Letting the others go first would have made it { $instead }%.
review-no-mistake = None that the search could be sure of. Well played, everybody.
review-note = Chances are estimates: a search played on from what the player could see at the time.
review-rose = { $who }: the chance to win rose from { $before }% to { $after }%.
review-fell = { $who }: the chance to win fell from { $before }% to { $after }%.

advice-ask = Ask the coach
advice-title = What the coach would do
advice-thinking = Thinking it through…
advice-failed = The coach could not be reached.
advice-old = The game has moved on since.
advice-again = Ask again
advice-wait = Let the others go first
advice-chance = wins about { $percent } games in 100
advice-thumb = The game is waiting for an answer, and the coach can’t calculate that. By rule of thumb:
advice-note = The coach sees what you see. It plays on from here many times, dealing the hidden cards anew each time.

# Why a bot made a move, and what a move cost a person, on the replay page.
why-ask = Why?
why-title = Why { $who } did that
why-did = { $who }: “{ $made }”.
why-said = Said at the table: “{ $said }”
why-thumb = It went by rules of thumb here and compared no chances.
why-compared = It compared the results of these moves:
why-made = done
why-note = It saw only what its seat saw. It played on many times, dealing the hidden cards anew each time.

cost-ask = Cost?
cost-short = Cost: { $percent }%
cost-title = What moves cost
cost-looking = Judging the moves: { $percent }%
cost-failed = The moves could not be judged.
cost-none = There was no move to judge: none had an alternative that a search can compare.
cost-at = Move { $n }
cost-some = { $who }: “{ $made }” cost { $percent }% of the chance to win. Better: “{ $best }”.
cost-best = { $who }: “{ $made }”. Nothing better was found.
cost-even = { $who }: “{ $made }” was about as good as “{ $best }”.
cost-note = By what the player could see at the time. Chances are estimates; moves without an alternative are left out.

move-play-side = Play { $card } for the { $side ->
    [fighters] Munchkins
   *[monsters] monsters
}
move-play-on = Play { $card } on { $on }
move-play-with = Play { $card } with { $with }
move-fight = Look for trouble with { $card }
move-equip = Equip { $card }
move-unequip = Unequip { $card }
move-drop = Discard { $card }
move-part = Take { $card } off
move-join = Join { LIST($cards) } into one weapon
move-sell = Sell { LIST($cards) }
move-give = Give { LIST($cards) } to { $whom }
move-charity-discard = Discard { LIST($cards) }
move-offer = Offer { $whom } a trade: { LIST($give) } for { LIST($get) }
move-plea = Ask { $whom } for { LIST($get) } as a gift
move-ask = Ask { $whom } for help: { $terms }
move-choose = Choose { LIST($named) }
