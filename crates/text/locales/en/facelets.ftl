### The texts of facelets that are written by their colours.

# $colours: the letters of the colours with their names
# $order: in which order they were read, in words
read-colours = Letters read as colours ({ $colours }), { $order }.

# $colours: the letters of the colours with their names
# $order: in which order they were read, in words
read-colours-centres = Letters read as colours ({ $colours }), { $order }, with the centres of the solved cube.

# $faces: the letters of the faces
order-faces = faces in the order { $faces }

order-rows = row by row as on the net
copy-colours = Copy facelets as colours
copy-colours-tip = Copy all facelets by the letters of their colours: W R G Y O B

# $colours: the letters of the colours with their names
news-copied-colours = Copied the facelets to the clipboard as colours ({ $colours }).

# $news: a sentence
# $assumed: another sentence, with what was assumed
news-and = { $news } { $assumed }

# $puzzle: the name of the puzzle, such as 3×3×3
colours-of-cubes = The { $puzzle } has no colour letters

# $puzzle: the name of the puzzle, such as 3×3×3
colours-of-cubes-do = Use --as facelets, or add --puzzle { $puzzle }.

# $preset: the name of a set of colours, as it is typed on the command line
colours-fit = They fit --colours { $preset }.
