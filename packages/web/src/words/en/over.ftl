# The end of a game.
over-title = The game is over
over-winners = { $count ->
    [one] { LIST($players) } wins
   *[other] { LIST($players) } win
}
over-winners-you = { $count ->
    [1] You win!
   *[other] You and { LIST($players) } win!
}
over-player = Player
over-killed = Monsters killed
over-helped = Fights helped in
over-fled = Got away
over-caught = Got caught
over-curses = { CAPITAL(-curses) }
over-deaths = Deaths
over-sold = Earned by selling, in { -gold }
over-turns = It took { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
over-rematch = Play again
unknown-card = an unknown card
replay-again = Watch it again
told-levels = Levels over the turns
told-level = { $who }: Level { $level }.
told-help = Helpers
told-no-help = Nobody helped anybody.
told-helped = { $who } helped { $whom } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
told-helped-you = You helped { $whom } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
told-helped-to-you = { $who } helped you { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
told-stabs = Stabs in the back
told-no-stabs = Nobody stabbed anybody.
told-stabbed = { $who } stabbed { $whom } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
told-stabbed-you = You stabbed { $whom } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
told-stabbed-to-you = { $who } stabbed you { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
told-won-kill = { $who } got there by killing { LIST($cards) }, { $fighters } to { $monsters }.
told-won-kill-with = { $who } got there by killing { LIST($cards) }, { $fighters } to { $monsters }, with { $whom } helping.
told-won-kill-with-yours = { $who } got there by killing { LIST($cards) }, { $fighters } to { $monsters }, with your help.
told-won-kill-you = You got there by killing { LIST($cards) }, { $fighters } to { $monsters }.
told-won-kill-with-you = You got there by killing { LIST($cards) }, { $fighters } to { $monsters }, with { $whom } helping.
told-won-helping = { $who } got there by helping { $whom } kill { LIST($cards) }, { $fighters } to { $monsters }.
told-won-helping-yours = { $who } got there by helping you kill { LIST($cards) }, { $fighters } to { $monsters }.
told-won-helping-you = You got there by helping { $whom } kill { LIST($cards) }, { $fighters } to { $monsters }.
told-won-card = { $who } got there with { $card }.
told-won-card-you = You got there with { $card }.
told-won-rule = { $who } got there without a fight: { $rule }.
told-won-rule-you = You got there without a fight: { $rule }.
told-won-left = Nobody else was left.
told-best = Best moments
told-worst = Worst moments
told-turn = Turn { $turn }
told-narrow = The narrowest win: { $who } against { LIST($cards) }, { $fighters } to { $monsters }.
told-narrow-you = The narrowest win: you against { LIST($cards) }, { $fighters } to { $monsters }.
told-feat = The biggest fight: { $who } against { LIST($cards) }, { $fighters } to { $monsters }.
told-feat-you = The biggest fight: you against { LIST($cards) }, { $fighters } to { $monsters }.
told-death = { $who } died on Level { $level }.
told-death-you = You died on Level { $level }.
told-death-card = { $who } died on Level { $level }. Cause of death: { $card }.
told-death-card-you = You died on Level { $level }. Cause of death: { $card }.
told-loss = { $who } lost { $count } cards at once.
told-loss-you = You lost { $count } cards at once.
told-loss-card = { $who } lost { $count } cards at once to { $card }.
told-loss-card-you = You lost { $count } cards at once to { $card }.
told-turned = { $who } stabbed { $whom }, who stood at { SIGNED($before) } and then at { SIGNED($after) }, and didn’t win.
told-turned-you = You stabbed { $whom }, who stood at { SIGNED($before) } and then at { SIGNED($after) }, and didn’t win.
told-turned-to-you = { $who } stabbed you: you stood at { SIGNED($before) } and then at { SIGNED($after) }, and didn’t win.
over-picture = Share a picture
over-picture-failed = The picture couldn’t be drawn here.
