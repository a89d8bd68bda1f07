### The names of the parts of a puzzle that people solve by themselves, as goals of algorithms.

goal-group-crosses = Crosses
goal-group-blocks = Blocks
goal-group-edges = Edges
goal-group-layers = Layers

goal-cross = Cross
goal-xcross = XCross
goal-xxcross = XXCross
goal-xxxcross = XXXCross
goal-eocross = EOCross
goal-pair = Pair
goal-block-222 = 2×2×2 block
goal-block-223 = 2×2×3 block
goal-block-123 = 1×2×3 block
goal-roux-left = Left Roux block
goal-roux-right = Right Roux block
goal-roux-blocks = Both Roux blocks
goal-eo = Edges oriented
goal-eoline = EO line
goal-layer = One layer
goal-f2l = First two layers
goal-oll = OLL: last layer oriented
goal-cll = CLL: last layer’s corners
goal-cmll = CMLL: last layer’s corners, beside the Roux blocks
goal-pll = PLL: last layer in place
goal-face = One face
goal-cell = One cell: its eight stickers
goal-block = Block: four pieces in a square

# $face: the letter of the face
goal-cross-at = Cross of { $face }

# $name: XCross, XXCross or XXXCross
# $face: the letter of the face
# $pairs: the edges of the pairs, such as FR
goal-xcross-at = { $name }: cross of { $face }, pair { $pairs }

# $name: XXCross or XXXCross
# $face: the letter of the face
# $pairs: the edges of the pairs, such as FR, BL
goal-xxcross-at = { $name }: cross of { $face }, pairs { $pairs }

# $face: the letter of the face
# $axis: the two faces at whose ends quarter turns flip edges, such as F/B
goal-eocross-at = EOCross: cross of { $face }, edges oriented for { $axis }

# $pair: the edge of the pair, such as FR
# $face: the letter of the face of its corner that is not of the edge
goal-pair-at = Pair { $pair } of { $face }

# $place: the corner where it lies, such as DBL
goal-block-222-at = 2×2×2 block at { $place }

# $place: the edge in its middle, such as DL
goal-block-223-at = 2×2×3 block at { $place }

# $face: the letter of the face in whose layer it lies
# $side: the letter of the face at which it lies
goal-block-123-at = 1×2×3 block of { $face } at { $side }

# $axis: the two faces of the blocks, such as L/R
# $side: the letter of the face at which they lie
goal-roux-blocks-at = Roux blocks of { $axis } at { $side }

# $axis: the two faces at whose ends quarter turns flip edges, such as F/B
goal-eo-at = Edges oriented for { $axis }

# $face: the letter of the face
# $axis: the two faces at the ends of the line, such as F/B
goal-eoline-at = EO line of { $face }, edges oriented for { $axis }

# $face: the letter of the face
goal-layer-at = Layer of { $face }

# $face: the letter of the face
goal-f2l-at = First two layers, from { $face }

# $face: the letter of the face
goal-oll-at = OLL: last layer { $face } oriented

# $face: the letter of the face
goal-cll-at = CLL: corners of the last layer { $face }

# $face: the letter of the face
# $axis: the two faces of the blocks, such as L/R
goal-cmll-at = CMLL: corners of the last layer { $face }, beside the Roux blocks of { $axis }

# $face: the letter of the face
goal-pll-at = PLL: last layer { $face } in place

# $face: the letter of the face
goal-face-at = Face { $face }

# $cell: the letter of the cell
goal-cell-at = Cell { $cell }: its eight stickers

# $place: the two cells that meet there, such as DI
goal-block-at = Block at { $place }: four pieces in a square

# $part: the name of a kind of part, such as XCross
# $count: how many places there are
goal-anywhere = { $part }, the shortest of { $count }

# $part: the name of a kind of part, such as XCross
# $place: the letters of a face or of two, such as D or L/R
# $count: how many places there are
goal-anywhere-of = { $part } of { $place }, the shortest of { $count }

goal-place = Place

# $count: how many places there are
place-anywhere = the shortest of { $count }

# $place: the letters of a face or of two, such as D or L/R
# $count: how many places there are
place-anywhere-of = { $place }, the shortest of { $count }

# $name: a name of a part on the command line
# $what: what it is
goal-row = { $name }	{ $what }

# $name: a name of a part on the command line
# $what: what it is
# $others: the names of the same part at other places
goal-row-others = { $name }	{ $what }	{ $others }

goal-list-note = A name may be followed by a place, as in the last column, in upper or lower case, with spaces or hyphens. “any” means the nearest place.

# $name: the name that was given
# $kind: the kind of part that it begins with, such as xcross
no-place = { $name } is not a place of { $kind }

# $names: some names that may be given, separated by commas
no-place-do = Use a name such as { $names }. See unfold algorithms --goal list.

# $name: the name of the part on the command line, such as cross-f
goal-reached = This reaches { $name }.
