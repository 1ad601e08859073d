# What the checker expected instead.

expected-either = { LIST($ways, type: "or") }
expected-field = a map with { $key }: { $expected }
expected-folder = the folder of a pack, with a pack.yaml
expected-places = cards in doors/ or treasures/, names in words/LANGUAGE/
expected-manifest = a file with id, version and languages
expected-utf-8 = the file saved as UTF-8
expected-another-pack-id = another id in pack.yaml
expected-companion = a built-in set, or one that is next to this pack or passed along with it
expected-id = lowercase letters and digits, with dashes between words
expected-version = a version like 1.0.0, in quotes
expected-plain-line = one line of visible characters
expected-one-document = one document in each file
expected-nesting = at most { $limit } lists and maps within each other
expected-aliases = few aliases, each to an anchor before it
expected-card-list = a list of cards, each beginning with `- id:`
expected-card = a card: a map with id, kind and so on
expected-card-values = at most { $limit } values in a card
expected-effect-entry = a name, or a map with one name as its key
expected-deck = a file in { $deck }/, or `deck: { $folder }`
expected-another-id = another id, since { $place } has this one
expected-lasting = lasting: true, or no effects
expected-price = its price, such as `gold: 300`, or `gold: null` if it can’t be sold
expected-last-case = a last case with `upTo: 6`, and `do: []` if nothing happens then
expected-item = the id of an item of this pack or of a companion
expected-strike-or-lasting = strike, or lasting with effects
expected-strike-or-use = on and strike, or use
expected-one = one of them
expected-no = no { $field }
expected-own-names = a name for each
expected-bearer = { $count ->
    [one] it on a card of kind { $kinds }
   *[other] it on a card of one of the kinds { $kinds }
}
expected-words = a file words/{ $language }/*.ftl with a message for each card
expected-icon = the name of an icon that a built-in set uses
expected-one-picture = only one
expected-picture = one in pictures.yaml
expected-pictures = a map from the ids of cards to their pictures
expected-image = a PNG, JPEG or WebP file
expected-still-image = a still image
expected-image-path = an image in pictures/: lowercase letters, digits and dashes, then .png, .jpg or .webp
expected-at-most-bytes = at most { $limit }
expected-at-most-pixels = at most { $limit } in either direction
