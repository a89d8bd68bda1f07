### Filters of pieces: which are shown, by kind, place and colour.

filter-pieces = Filter pieces…
filter-pieces-tip = Choose by kind, place and colour which pieces are shown, by clicking or typing
keep-filter = Keep filter as…
keep-filter-tip = Keep the filter under a name
forget-filter = Forget kept filter
forget-filter-tip = Remove the filter from the kept ones; it stays applied
no-filter = All pieces are shown, so there is no filter to keep
not-kept = This filter is not kept under a name

filter-field = Filter
filter-name = Name
filter-keep = Keep
filter-keep-tip = Keep the filter under this name
filter-leave-tip = Close this panel; the filter stays applied

filter-kinds = Pieces
filter-at = At
filter-colours = Colours
filter-any-of = any of
filter-all-of = all of
filter-any-of-tip = Require all of the choices, or at least one

# $row: the name of a row of buttons, such as At
# $choice: any of, or all of
filter-row-choice = { $row }: { $choice }

# $letter: the letter of a face or cell
chip-at = At { $letter }

# $letter: the letter of a colour
# $colour: the name of the colour
chip-colour = Colour { $letter }, { $colour }

# $chip: a property of pieces, such as Corners
chip-must = { $chip }: required

# $chip: a property of pieces, such as Corners
chip-must-not = { $chip }: excluded

# $chip: a property of pieces, such as Corners
chip-off = { $chip }: off
chip-tip = Click to require it, again to exclude it, and again to leave it open
filter-beyond-chips = The buttons cannot show this filter: edit its text, or show all pieces

# $shown: number of pieces that are shown
# $all: number of all pieces
filter-count = { $shown } of { $all } pieces

# $shown: number of pieces that would be shown
# $all: number of all pieces
filter-enter = Enter shows { $shown } of { $all } pieces

# $shown: number of pieces that are shown
# $all: number of all pieces
# $filter: the filter in force
filter-button = { $shown } of { $all } pieces: { $filter } ×

# $facelet: the name of a facelet
facelet-faint = { $facelet }, faint

# $all: number of all pieces
news-all-shown = All { $all } pieces are shown.

# $shown: number of pieces that are shown
# $all: number of all pieces
news-shown = Shown: { $shown } of { $all } pieces.

# $name: the name of the filter
news-filter-kept = The filter “{ $name }” is kept.

# $name: the name of the filter
news-filter-replaced = The filter “{ $name }” replaces the one of the same name.

# $name: the name of the filter
news-filter-forgotten = The filter “{ $name }” is no longer kept.
filter-nameless = The filter needs a name. Type one.

# $most: the most filters that are kept
too-many-filters = No more than { $most } filters are kept for a puzzle. Forget one first.

# $column: the place of a character, counted from 1
# $most: the most characters
filter-too-long = Column { $column }: a filter can have at most { $most } characters. Shorten it.

# $column: the place of a character, counted from 1
# $words: the words that can stand there
filter-ends = Column { $column }: something is missing. Add one of: { $words }.

# $column: the place of a character, counted from 1
# $found: the text there
# $words: the words that can stand there
filter-no-word = Column { $column }: “{ $found }” is not recognised. Use one of: { $words }.

# $column: the place of a character, counted from 1
# $found: the text there
# $words: the words that can stand there
filter-not-of-puzzle = Column { $column }: this puzzle has no pieces “{ $found }”. Use one of: { $words }.

# $column: the place of a character, counted from 1
# $letters: the letters that can stand there
filter-letter-missing = Column { $column }: a letter is missing. Add one of: { $letters }.

# $column: the place of a character, counted from 1
# $found: the text there
# $letters: the letters that can stand there
filter-no-letter = Column { $column }: “{ $found }” is not a letter of this puzzle. Use one of: { $letters }.

# $column: the place of a character, counted from 1
# $found: the text there
filter-no-sign = Column { $column }: “{ $found }” is not expected here. Put & or | before it.

# $column: the place of a character, counted from 1
filter-unclosed = Column { $column }: this bracket is not closed. Add “)”.

# $column: the place of a character, counted from 1
filter-unopened = Column { $column }: this closing bracket has no match. Remove it.
