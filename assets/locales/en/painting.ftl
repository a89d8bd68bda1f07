### The texts of the hypercube's net, which is painted like those of the cubes.

net-digits = 1 to 6; 0 to 7 on the 2×2×2×2
net-delete = Delete, Backspace; 0 on cubes
how-to-type-hyper = Keys on the net: arrows, 0 to 7, Delete.
eraser-hyper = eraser, key Delete

# $cell: the letter of the cell
# $place: the number of the place
sticker-bare = sticker { $cell } of { $place }, not painted

# $cell: the letter of the cell
# $place: the number of the place
# $colour: the name of the colour
sticker-forced = sticker { $cell } of { $place }, not painted, only { $colour } fits

turn-whole-hyper = Turn whole hypercube
turn-whole-short = Turn whole
hold-uf = {"{"}1-2{"}"}UF
hold-uf-tip = Hold the whole hypercube otherwise: cell R comes to the middle, to the place of I
hold-ub = {"{"}1-2{"}"}UB
hold-ub-tip = Hold the whole hypercube otherwise: cell L comes to the middle, to the place of I
hold-rf = {"{"}1-2{"}"}RF
hold-rf-tip = Hold the whole hypercube otherwise: cell D comes to the middle, to the place of I
hold-rb = {"{"}1-2{"}"}RB
hold-rb-tip = Hold the whole hypercube otherwise: cell U comes to the middle, to the place of I
hold-ru = {"{"}1-2{"}"}RU
hold-ru-tip = Hold the whole hypercube otherwise: cell F comes to the middle, to the place of I
hold-rd = {"{"}1-2{"}"}RD
hold-rd-tip = Hold the whole hypercube otherwise: cell B comes to the middle, to the place of I

# $move: the name of the move, such as R2
news-rotated-hyper = The whole hypercube was turned by { $move }.

scramble-by-tip-hyper = A position drawn uniformly from all, or random turns as MC4D makes them: never a cell twice running, nor its opposite after it
