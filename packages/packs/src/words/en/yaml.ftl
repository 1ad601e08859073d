# Errors of the YAML parser, by its codes.

yaml-ALIAS_PROPS = an alias can have no properties
yaml-BAD_ALIAS = an anchor or alias has no proper name
yaml-BAD_COLLECTION_TYPE = the tag is not for this sort of collection
yaml-BAD_DIRECTIVE = the directive is unknown or incomplete
yaml-BAD_DQ_ESCAPE = unknown escape sequence
yaml-BAD_INDENT = the line is not indented like the lines it belongs to
yaml-BAD_PROP_ORDER = anchors and tags must come after the indicator
yaml-BAD_SCALAR_START = a value can’t begin with this character unless it is quoted
yaml-BLOCK_AS_IMPLICIT_KEY = a list or map must begin on a line of its own here
yaml-BLOCK_IN_FLOW = within brackets everything must be written in brackets
yaml-DUPLICATE_KEY = map keys must be unique
yaml-IMPOSSIBLE = this can’t be read
yaml-KEY_OVER_1024_CHARS = a key may have at most 1024 characters
yaml-MISSING_CHAR = a space, comma, colon, quote or bracket is missing
yaml-MULTILINE_IMPLICIT_KEY = a key must be on one line
yaml-MULTIPLE_ANCHORS = a value can have only one anchor
yaml-MULTIPLE_DOCS = there must be only one document
yaml-MULTIPLE_TAGS = a value can have only one tag
yaml-NON_STRING_KEY = a key must be a text
yaml-RESOURCE_EXHAUSTION = the values are nested too deeply
yaml-TAB_AS_INDENT = lines can’t be indented with tabs
yaml-TAG_RESOLVE_FAILED = the tag is unknown, or does not go with this value
yaml-UNEXPECTED_TOKEN = this was not expected here
