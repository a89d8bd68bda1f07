### The texts of facelets that are written by their colours.

# $colours: the letters of the colours with their names
# $order: in which order they were read, in words
read-colours = The letters were read as colours ({ $colours }), { $order }.

# $colours: the letters of the colours with their names
# $order: in which order they were read, in words
read-colours-centres = The letters were read as colours ({ $colours }), { $order }, with the centres of the solved cube.

# $faces: the letters of the faces
order-faces = the faces in the order { $faces }

order-rows = row by row as on the net
copy-colours = Copy facelets as colours
copy-colours-tip = Copy all facelets to the clipboard by the letters of their colours: W R G Y O B

# $colours: the letters of the colours with their names
news-copied-colours = The facelets are on the clipboard as colours ({ $colours }).

# $news: a sentence
# $assumed: another sentence, with what was assumed
news-and = { $news } { $assumed }

# $puzzle: the name of the puzzle, such as 3×3×3
colours-of-cubes = The colours of the { $puzzle } have no letters

# $puzzle: the name of the puzzle, such as 3×3×3
colours-of-cubes-do = Use --as facelets, or add --puzzle { $puzzle }.
