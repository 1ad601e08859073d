# Problems in a scenario file, and expectations that failed.

scenario-fault = { $place }: { $said }
scenario-step = step { $n } ({ $place }, { $title }): { $wrong }
scenario-difference = expected { LIST($expected) }; { LIST($found) }
scenario-broke = the game broke: { $why }

# Names of values in the file.
called-attached = attached to { $host }
called-die = a die
called-event = an event
called-key = a key
called-move = a move
called-rule = a rule
called-scenario = a scenario
called-set = a set
called-step = a step

# Values.
fault-map = { $what } must be a map
fault-map-or-none = { $what } must be a map or none
fault-list = { $what } must be a list
fault-text = { $what } must be a text
fault-flag = { $what } must be true or false
fault-whole = { $what } must be a whole number of at least { $least }
fault-range = { $what } must be a whole number from { $least } to { $most }
fault-positive = { $what } must be a number above 0
fault-choice = { $what } is { $word }; it must be one of { $words }
fault-empty = { $what } is empty
fault-no-anchor = there is no anchor { $name }

# The table.
fault-no-scenario-field = a scenario has no { $key }
fault-no-player-field = a player has no { $key }
fault-no-sheet = there is no sheet { $sheet }
fault-no-option = there is no option { $option }
fault-no-rule = there is no rule { $rule }
fault-no-event = there is no event { $kind }
fault-no-deck = there is no deck { $deck }
fault-no-card-of-kind = no set of this scenario has a card of the kind { $kind }
fault-wrong-kind = { $card } is a { $kind }, which can’t lie under { $what }
fault-wrong-deck = { $card } is not one of the { $deck }
fault-placed = { $card } already has a place
fault-not-in-play = { $player } has no { $card } in play

# Steps.
fault-no-step = there is no step { $word }
fault-empty-step = the step is empty
fault-two-steps = a step has one key
fault-move = { $move }: { $why }
fault-empty-refuse = refuse needs a player and a move
fault-two-refusals = refuse takes one player and one move
fault-empty-may = may needs a player and moves
fault-nobodys-view = view needs `of` and a player
fault-all-pass = the only thing that all do is pass
fault-no-player-fact = a player has no { $key } to expect
fault-no-combat-fact = a combat has no { $key } to expect

# What was expected.
wanted-accepted = the move to be accepted
wanted-refused = the move to be refused
wanted-refused-by = the move to be refused by { $rules }
wanted-legal = `{ $move }` to be legal
wanted-value = { $what } { $value }
wanted-hidden = the view to hide { $card }
wanted-shown = the view to show { $card }
wanted-wait = a wait to run
wanted-wait-end = the wait to end

# What was found instead.
found-accepted = it was accepted
found-refused = it was refused: { $rules }
found-changed = it was refused, but something changed
found-few-cards = there are not that many such cards
found-value = { $what } is { $value }
found-shown = it shows it
found-hidden = it hides it
found-no-wait = none runs

# Values that a scenario can’t write literally.
check-nothing = nothing of the kind
check-combat = a combat
check-no-combat = nothing without a combat
check-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
check-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }
