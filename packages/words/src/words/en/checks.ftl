# Problems in word files, and what was expected instead.

# The word that was probably meant, and what belongs there.
problem-meant = { $what }; did you mean { $meant }?
problem-expected = { $what } (expected { $expected })

problem-file-long = the file has { $count } characters
problem-nested-words = the words are nested too deeply
problem-hidden-sign = the sign { $code } is invisible, or changes what others read
problem-long-name = “{ $id }” is too long
problem-tab = a line is indented with a tab
problem-not-fluent = not Fluent: { $why }
problem-unknown-function = { $id } calls an unknown function { $name }
problem-named-twice = { $id } is named twice
problem-unnamed = { $id } has no name in words/{ $language }
problem-unnamed-here = { $id } has no name here
problem-names-no-card = { $id } names no card of this pack
problem-names-no-power = { $id } names no power of this pack
problem-unknown-attribute = { $id } has an unknown attribute .{ $name }
problem-lacks = { $id } lacks { $names }
problem-attribute = the { $name } of { $id } is { $value }
problem-variable = { $from } uses ${ $id }
problem-unknown-reference = { $from } uses { $id }, which words/{ $language } does not have
problem-no-attribute = { $from } uses { $used }, which does not exist

expected-card-id = the id of a card
expected-power-id = the id of a power
expected-brackets = at most { $limit } brackets
expected-spaces = spaces
expected-one-name = one message, and { $place } has it
expected-name = a message `{ $id } = …`
expected-attributes = all of { $names }
expected-no-variable = no variables: a name is filled with nothing
expected-message = a message of this pack
expected-term = a term of this pack
