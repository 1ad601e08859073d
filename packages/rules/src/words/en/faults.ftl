# Problems with the text of a move, with a record, and with a card's effects. Only tools report them: the page
# does without this file.

# The text of a move.
notation-no-answer = an answer is missing
notation-no-card = a card is missing
notation-no-move = there is no move
notation-no-number = a number is missing
notation-no-player = a player’s name is missing
notation-no-power = a power is missing
notation-no-receiver = `to` and a player are missing
notation-no-side = a side is missing: fighters or monsters
notation-no-target = a target is missing
notation-not-number = { $word } is not a number
notation-not-side = { $word } is not a side: a side is fighters or monsters
notation-unknown-card = there is no card { $card }
notation-unknown-move = there is no move { $verb }
notation-unknown-player = there is no player { $name }
notation-excess = { $word } was not expected
notation-too-long = the move is too long

# A record.
record-empty = the file is empty
record-too-long = the file is too long
record-long-line = the line is too long
record-many-moves = a record has at most { $most } moves
record-newer = a newer version of Kickdoor wrote this record, and only such a version can read it
record-not-json = this is not JSON
record-only-header = the moves and the end are missing
record-no-header = a record begins with its game
record-no-move = this is not a move of a record
record-no-exact = the move under “exact” can’t be read
record-no-end = the end is missing: the record is cut off
record-moves = { $found ->
    [one] there is 1 move
   *[other] there are { $found } moves
}, not { $said }
record-number = this is move { $n }, not { $said }
record-wrong = { $what } (expected { $expected })
record-wrong-field = { $what }: { $field } (expected { $expected })

# The effects of a card.
problem-no-deed = this is not a deed
problem-no-effect = this is not an effect
problem-no-play = this is not a play
problem-unknown-deed = no deed is called { $name }
problem-unknown-effect = no effect is called { $name }
problem-unknown-play = no play is called { $name }

# What was expected instead.
expected-string = a text
expected-number = a number
expected-int = a whole number
expected-boolean = true or false
expected-array = a list
expected-object = a map of fields
expected-bare = `{ $name }` alone, without a colon
expected-nothing = nothing
expected-other = another value
expected-word = { $word }
expected-one-of = one of { $words }
expected-only-one = a single one, or `{ $written }`
expected-no-more-turns = no turn: again here, or the turn would never pass on
expected-fields = a map of { $fields }
expected-format = a text like { $format }
expected-hexadecimal = { $count } hexadecimal digits
expected-at-least = at least { $limit }
expected-at-least-characters = { $limit ->
    [one] at least 1 character
   *[other] at least { $limit } characters
}
expected-at-least-entries = { $limit ->
    [one] at least 1 entry
   *[other] at least { $limit } entries
}
expected-at-most = at most { $limit }
expected-at-most-characters = { $limit ->
    [one] at most 1 character
   *[other] at most { $limit } characters
}
expected-at-most-entries = { $limit ->
    [one] at most 1 entry
   *[other] at most { $limit } entries
}
