# kickdoor words.

cli-words = print all cards of a set as players read them
cli-words-set = the set
cli-words-sheet = the rule sheet whose names are used; the set’s own if left out
cli-words-format = text: a paragraph per card; html: a page with the pictures and all languages side by side
cli-words-out = a file to write to, instead of printing
cli-value-format = format
cli-words-not-built = The page could not be built. In a clone it needs what npm ci installs.
cli-words-building = Building the page…
cli-words-drawing = Drawing the cards…
