### The texts of facelets that are written by their colours, or in another way than this program writes them.

# $colours: the letters of the colours with their names
# $order: in which order they were read, in words
read-colours = Letters read as colours ({ $colours }), { $order }.

# $colours: the letters of the colours with their names
# $order: in which order they were read, in words
read-colours-centres = Letters read as colours ({ $colours }), { $order }, with the centres of the solved cube.

# $order: in which order they were read, in words
read-faces = Letters read as faces, { $order }.

# $order: in which order they were read, in words
read-faces-centres = Letters read as faces, { $order }, with the centres of the solved cube.

# $digits: the letters of the faces with their digits
# $order: in which order they were read, in words
read-digits = Digits read as faces ({ $digits }), { $order }.

# $orders: one or several orders of facelets, in words
other-orders = Read in another order, they are another cube: { $orders }.

# $faces: the letters of the faces
order-faces = faces in the order { $faces }

order-rows = row by row as on the net

# $rows: the rows of faces of a net, such as U / L F R / D / B
order-net = row by row as drawn: { $rows }

# $rows: the rows of faces of a net, such as U / L F R / D / B
order-net-folded = row by row as drawn, with B upside down: { $rows }

# $edges: the names of the edges of a cube
# $corners: the names of its corners
order-pieces = piece by piece: { $edges } { $corners }
copy-colours = Copy facelets as colours
copy-colours-tip = Copy all facelets as the letters of their colours: W R G Y O B

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

# $choices: one or several options with an order, such as --order ULFRBD
choose-order = Choose another order with { $choices }.

# $scheme: the letters of the colours of U R F D L B
colours-fit-scheme = They fit --colours { $scheme }.
read-as = Read:
text-colours = The colours in the text differ from those shown:
