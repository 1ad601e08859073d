# What the checker expects of a pack in place of what it finds.

expected-either = { LIST($ways, type: "or") }
expected-field = a map with { $key }: { $expected }
expected-folder = the folder of a pack, with a pack.yaml
expected-places = cards in doors/ or treasures/, names in words/LANGUAGE/
expected-manifest = a file with id, version and languages
expected-companion = a built-in set, or a folder beside this
expected-id = small letters and digits, with dashes between words
expected-version = a version like 1.0.0, in quotes
expected-one-document = one document in each file
expected-nesting = at most { $limit } lists and maps within each other
expected-aliases = few aliases, each to an anchor before it
expected-card-list = a list of cards
expected-card = a card: a map with id, kind and so on
expected-card-values = at most { $limit } values in a card
expected-effect-entry = a name, or a map with one name as its key
expected-deck = a file in { $deck }/, or `deck: { $folder }`
expected-another-id = another id, since { $place } has this one
expected-lasting = lasting: true, or no effects
expected-strike-or-lasting = strike, or lasting with effects
expected-strike-or-use = on and strike, or use
expected-one = one of them
expected-no = no { $field }
expected-own-names = a name for each
expected-icon = the name of an icon
expected-one-picture = only one
expected-picture = one in pictures.yaml
expected-pictures = a map from the ids of cards to their pictures
expected-card-id = the id of a card
expected-power-id = the id of a power
expected-brackets = at most { $limit } brackets
expected-one-name = one message, and { $place } has it
expected-name = a message `{ $id } = …`
expected-attributes = all of { $names }
expected-no-variable = no variables: a name is filled with nothing
expected-message = a message of this pack
expected-term = a term of this pack
