# kickdoor soak and kickdoor exhaust.

cli-soak = play random games on every sheet and every mix of sets, and check them after every move
cli-soak-moves = how many moves to make in all
cli-soak-state = where to store progress: the next run continues from there
cli-soak-mutants = after how many moves in 100 to try a made-up move as well
cli-soak-games = how many games to play at a time
cli-soak-not-kept = { $file } is not the progress of a soak.
cli-soak-other-seed = { $file } is of seed { $kept }; name another file for seed { $seed }.

cli-soaked-so-far = { $moves } of { $goal } moves, { $wrong } wrong
cli-soaked = { $moves } moves in { $games } games, { $mutants } made-up moves, { $seconds } s
cli-soaked-table = { $table }: { $moves }
cli-soaked-wrong = { $wrong } wrong

cli-exhaust = play fixed seeds on each sheet until everything that can happen there has happened
cli-exhaust-least = how often each thing must happen
cli-exhaust-moves = how many moves to make on a sheet at most
cli-exhaust-sheet = only these sheets
cli-exhaust-no-sources = The sources of the rules are not here. Run this in a clone of the repository.

cli-exhausted = { $sheet }: { $reached } of { $wanted } in { $moves } moves
cli-exhausted-short = fewer than { $least } times: { $names }
cli-exhausted-besides = also happened: { $names }
cli-exhausted-never = not expected, { $why }: { $names }

cli-never-laser = no card is a laser
cli-never-claim = nobody claims discards here
cli-never-sacrifice = no sidekick may be sacrificed
cli-never-peek = no card looks at the top of a deck
cli-never-sex = no card changes the sex
cli-never-death = nobody dies on the sheet
cli-never-killed = no card kills but in a flight, and after a flight nobody fights again in that turn
cli-never-effect = no card has the effect
cli-never-rule = there is no such rule here
cli-never-refusing = no card has an effect that refuses by it
