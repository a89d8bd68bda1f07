### The texts of the hypercube's net, which is painted like those of the cubes.

net-digits = 1 to 6; 0 to 7 on hypercubes
net-delete = Delete, Backspace; 0 on cubes
eraser-hyper = eraser, key Delete

# $cell: the letter of the cell
# $place: the letters of the place
sticker-bare = sticker { $cell } at place { $place }, not painted

# $cell: the letter of the cell
# $place: the letters of the place
# $colour: the name of the colour
sticker-forced = sticker { $cell } at place { $place }, not painted, only { $colour } is possible

turn-whole-hyper = Rotate hypercube
hold-uf = Centre R
hold-uf-tip = Rotate the hypercube: cell R moves to the centre, the place of I
hold-ub = Centre L
hold-ub-tip = Rotate the hypercube: cell L moves to the centre, the place of I
hold-rf = Centre D
hold-rf-tip = Rotate the hypercube: cell D moves to the centre, the place of I
hold-rb = Centre U
hold-rb-tip = Rotate the hypercube: cell U moves to the centre, the place of I
hold-ru = Centre F
hold-ru-tip = Rotate the hypercube: cell F moves to the centre, the place of I
hold-rd = Centre B
hold-rd-tip = Rotate the hypercube: cell B moves to the centre, the place of I

# $move: the name of the move, such as R2
news-rotated-hyper = Rotated the whole hypercube by { $move }.

scramble-by-tip-hyper = Choose how to scramble: with a position drawn uniformly from all, or with random moves as MC4D makes them, which never turn a cell right after itself or its opposite

# $colour: the name of the colour
# $count: how many facelets have this colour although there is no place for them, a number
# $key: the key that chooses this colour
palette-too-many = { $colour }, { $count } too many, key { $key }
