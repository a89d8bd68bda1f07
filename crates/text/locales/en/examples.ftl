### The texts of the examples: positions worth a look.

examples = Examples…
examples-tip = Open a position worth a look: the superflip, patterns, antipodes, hypercubes
examples-title = Examples
examples-intro = Each opens as a new position; Undo goes back to yours.
example-open = Open

# $title: what the example is called
example-open-name = Open { $title }

# $title: what the example is called
example-open-tip = Show the position “{ $title }”; Undo brings back the previous one

# $title: what the example is called
example-net = Net of { $title }

# $title: what the example is called
example-origin = Example: { $title }

# $title: what the example is called
news-example = Opened the example “{ $title }”.

superflip = Superflip
superflip-text = Every edge is in its place but flipped. In 1995 it was the first position proven to need 20 moves in HTM.
four-spot = Superflip with four spots
four-spot-text = The superflip with four centres exchanged. It needs 26 moves in QTM, and no position needs more.
twenty-1 = Twenty moves
twenty-1-text = No position of the 3×3×3 needs more than 20 moves in HTM, and few need that many. This is one of them.
twenty-2 = Twenty moves again
twenty-2-text = Another position that needs all 20 moves in HTM. A first solution takes a moment, the proof far longer.
checkerboard = Checkerboard
checkerboard-text = Half turns of all six faces: 6 moves in HTM, the fewest that make it.
six-spots = Six spots
six-spots-text = Every face has a centre of another colour. 8 moves in HTM make it.
cube-in-cube = Cube in a cube
cube-in-cube-text = A small cube sits in a corner of the large one. 15 moves in HTM, which takes about a second to prove.
hard-cross = A hard first cross
hard-cross-text = The first cross on R takes 8 moves in HTM, and no cross takes more. The one on L takes 4.
antipode = Farthest of all
antipode-text = As far from solved as a 2×2×2 can be in both metrics: 11 moves in HTM and 14 in QTM.
antipode-htm = Antipode in HTM
antipode-htm-text = One of the 2,644 positions of the 2×2×2 that need 11 moves in HTM, the maximum; 12 are enough in QTM.
antipode-qtm = Antipode in QTM
antipode-qtm-text = One of the 276 positions of the 2×2×2 that need 14 moves in QTM, the maximum. With half turns, 9 are enough in HTM.
hyper-five = Hypercube, five moves
hyper-five-text = A hypercube to begin with. It needs 5 moves in STM, which is proven at once.
hyper-nine = Hypercube, nine moves
hyper-nine-text = Scrambled with 9 moves; 8 solve it.
hyper-random = Hypercube, random
hyper-random-text = Drawn from all positions of the 2×2×2×2. Solutions get shorter within seconds; the proof is out of reach.
hyper-solve = A solve in a log
hyper-solve-text = An MC4D log: a scramble of 20 clicks and an unhurried solve of 30 moves in STM. Play it, then find something shorter.

hyper3-five = 3×3×3×3, five moves
hyper3-five-text = Five moves from solved: the fewest moves back are found at once.
hyper3-halves = 3×3×3×3, six half turns
hyper3-halves-text = Half turns of opposite layers in three directions.
hyper3-checkerboard = 3×3×3×3, checkerboard
hyper3-checkerboard-text = On every cell two colours alternate, as on a chessboard. Fourteen moves lead there.
hyper3-random = 3×3×3×3, random
hyper3-random-text = One of 1.8·10^120 positions, each as likely as any other.
hyper3-published = 3×3×3×3, a published solve
hyper3-published-text = A full scramble and Andrew Luna’s solution in 122 STM, found with a computer’s help. See how many moves the search takes.

# $id: the name of the example, as typed
no-moves = There are no moves for the example { $id }, only facelets
no-moves-do = Omit --as to print the facelets.
