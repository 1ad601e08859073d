# The cast and the stage.

cast = The players
gear-of = { $count ->
    [0] { $who } has nothing in play.
   *[other] { $who } has { LIST($cards) } in play.
}
stage-win = Win: { $levels ->
    [0] no Level
    [one] 1 Level
   *[other] { $levels } Levels
}, { $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
}
stage-win-game = Win: the game, for { LIST($players) }
stage-win-game-you = Win: the game
stage-sealed = Only the fighters may interfere.
stage-foe-bad = { $card }. { $text }
stage-bad-next = The next monster’s Bad Stuff ({ $at } of { $count } is shown)
deal-gives = { $you ->
    [yes] You give
   *[no] { $who } gives
}
parts-more = { $count } more
escape-needs = { $needs ->
    [1] Any roll saves { $you ->
        [yes] you
       *[no] { $who }
    }
    [5] 5 or 6 saves { $you ->
        [yes] you
       *[no] { $who }
    }
    [6] Only a 6 saves { $you ->
        [yes] you
       *[no] { $who }
    }
    [7] No roll saves { $you ->
        [yes] you
       *[no] { $who }
    }
   *[other] { $needs } or more saves { $you ->
        [yes] you
       *[no] { $who }
    }
}
escape-odds = { $count } in 6
face-saves = { $die } saves
face-fails = { $die } doesn’t
stage-caught = Caught!
stage-away = Away!
stage-died = { $who } is dead.
stage-died-you = You are dead.
stage-keeps = Level, race and class stay: { $who } is back next turn.
stage-keeps-you = Level, race and class stay: you’re back next turn.
stage-won = Won!
stage-looted = { $who } takes { $card }
stage-looted-you = You take { $card }
stage-nobody = The door
