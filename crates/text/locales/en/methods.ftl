### The texts of the pages that explain how each method works.

how = How it works
how-tip = Explain this method with a picture; a running search continues
methods = Methods
name-two-phase = Two-phase
name-optimal = Optimal
name-direct = Direct
name-greedy = Greedy
name-score-ida = IDA* by sticker score
name-anytime = Anytime
title-cube2 = 2×2×2: optimal by distance
title-two-phase = 3×3×3: two phases
title-optimal = 3×3×3: optimal
title-direct = 3×3×3: the direct method
title-greedy = 3×3×3: greedy
title-score-ida = 3×3×3: IDA* by the sticker score
title-four-phases = 3×3×3×3: four phases
title-anytime = 2×2×2×2: shorter and shorter
title-proof = 2×2×2×2: the proof
title-crosses = 3×3×3: first cross
title-graph = 2×2×2: the graph

# $mantissa: a number from 1 to 10
# $exponent: a power of ten
power = { $mantissa }·10^{ $exponent }

# $positions: how many positions there are
cube2-states = With one corner held fixed, the 2×2×2 has { $positions } positions. Two coordinates number them: the permutation of the other seven corners, and their orientations.

# $htm: the greatest distance in HTM
# $qtm: the greatest distance in QTM
cube2-counted = The solver finds the distance of every position, starting from the solved cube: first the positions one move away, then those two moves away, until none remain. The farthest are { $htm } HTM away, or { $qtm } QTM. The picture shows how many positions there are at each distance.

cube2-downhill = Solving then means walking downhill: each move leads to a position that is one move nearer. No solution can be shorter than the distance, and the walk has exactly that length, so it is proven optimal. All such walks together are all the optimal solutions.

# $positions: how many positions there are
# $subgroup: how many positions the subgroup has
two-phase-sets = The 3×3×3 has { $positions } positions, far too many to list. The search is therefore split in two. Phase 1 reaches the subgroup G1: the { $subgroup } positions that can be solved with moves of U and D and half turns of the other faces. Phase 2 solves the cube with these moves only.

# $twist: how many values the twist of the corners has
# $flip: how many values the flip of the edges has
# $slice: how many values the places of the slice edges have
two-phase-coordinates = Phase 1 uses only three coordinates: the orientation of the corners ({ $twist } values), the orientation of the edges ({ $flip }), and the places of the four slice edges ({ $slice }). A pruning table stores the least number of moves that each combination still needs. A depth-first search that allows one more move each time (IDA*) cuts every branch that needs more moves than are left.

two-phase-views = A short phase 1 can lead to a long phase 2, so the search also tries longer first phases to shorten the total. It works on six views at once: the position and its inverse, each with one of the three axes upright. Premoves, which are moves put before the scramble, open further ways.
two-phase-bound = Meanwhile, a search of the whole cube raises the lower bound. A position is at least as far from solved as from each of the three subgroups, so no branch that is cut contains a solution, and the bound is proven. When the bound meets the best length, that length is optimal.

# $patterns: how many patterns there are, as a power of ten
optimal-patterns = Imagine the cube with opposite faces in the same colour, so that only three colours are left. Every position then shows one of { $patterns } patterns. Solving the cube also solves its pattern, so a position needs at least as many moves as its pattern.

# $symmetries: how many rotations and reflections the cube has
# $small: megabytes of the smallest table
# $large: megabytes of the largest table
optimal-table = A pruning table stores the least number of moves that a pattern needs. The { $symmetries } rotations and reflections of the cube do not change this number, so patterns that differ only by one of them share an entry. The table has several sizes, from { $small } to { $large } MB: the larger ones tell apart more patterns, and the proof is faster.
optimal-both-ends = The search looks up each position and its inverse, which needs the same number of moves. Moves are added at the beginning or the end of the solution, at whichever end fewer moves can lead to the goal. A branch is cut when the position or its inverse needs more moves than are left.
optimal-meets = Meanwhile, the two-phase search finds shorter and shorter solutions. As soon as every shorter sequence has been ruled out, the best solution is proven optimal. Sequences as long as the best solution, which would take most of the time, need not be searched.

direct-phases = This is the simplest two-phase method. Phase 1, orientation, turns every corner and edge the right way round and brings the four edges between U and D into their slice. Phase 2, permutation, puts every piece in its place with moves of U and D and half turns of the other faces, because these moves preserve what phase 1 has achieved.
direct-search = Each phase is searched with IDA*: with 0 moves, then 1, then 2 and so on. Each has two small pruning tables, and the larger of their two values is a lower bound on the moves still needed; a branch with fewer moves left is cut. The search never turns the same face twice in a row, and turns two opposite faces in one fixed order only.

# $length: the most moves that the first solution has
direct-better = The method tries all the shortest first phases, then those with one more move, and so on. After each it adds the shortest second phase that makes the solution shorter than the best so far. The first solution has at most { $length } moves and takes a fraction of a second. The method twophase does the same on six views with large tables, and finds shorter solutions.

direct-bound = Every solution begins with a first phase. When all first phases of n moves have been tried, a solution shorter than the best so far needs at least n + 1 moves, and that is the lower bound. It meets the best length only for positions near the solved one.

# $turns: the most turns that are made
greedy-score = Each facelet scores 0 on the face of its colour, 1 on an adjacent face, and 2 on the opposite face. The sticker score is their sum, and is 0 when the cube is solved. Of the eighteen moves, the method makes the one that leaves the lowest score. It never returns to an earlier position, and makes at most { $turns } moves.

greedy-valley = This is not a search, because no move is ever taken back. The score has valleys that are not the solved cube, and a method that only goes downhill ends in one of them. It succeeds from a few moves away. From a random position it almost never does, and then reports that it found no solution.

ida-tree = IDA* repeats a depth-first search: with 1 move, then 2, then 3 and so on. A branch is cut when an estimate says that it needs more moves than are left. If the estimate is never too high, no solution is cut, and the first one found is optimal.

# $htm: the most by which a move in HTM changes the score
# $qtm: the most by which a move in QTM changes it
ida-score = Here the estimate is the sticker score. A move takes twelve facelets to other faces. A quarter turn changes the score of each by at most 1, a half turn by at most 2. So one move changes the sticker score by at most { $htm } in HTM and { $qtm } in QTM. Divided by this number and rounded up, the score is a lower bound.

# $bound: the greatest bound that the score gives
ida-weak = This bound is never more than { $bound } HTM, so few branches are cut, and each further move takes about ten times as long. Pruning tables, which the two-phase methods use, give much better bounds.

# $positions: how many positions there are
# $ways: in how many ways the stickers can lie
tess2-axis = The 2×2×2×2 has { $positions } positions. Phase 1 takes two opposite colours, and brings the sticker of these colours on every piece onto one axis. These sixteen stickers have { $ways } arrangements, and a table stores how many moves each needs. The search tries eight views: the position and its inverse, each with one of the four axes.

tess2-cubes = Phase 2 brings every piece to its side of that axis. Two 2×2×2 cubes remain, one at each end, which turn together, while a move about the axis re-grips one of them. A narrow beam search solves both within milliseconds, guided by their exact distances. Then they are searched exhaustively.
tess2-reach = After that, phase 1 is followed by any moves that keep those stickers on their axis. A large table gives a lower bound on the moves until the stickers of a second axis and the sides of the pieces are right, and lets only one position in thousands pass. Suffixes, which are final moves chosen in advance, open further ways.
tess2-part = Meanwhile, part of the work raises the lower bound. The method optimal puts all its work into that.

four-phases-goals = The 3×3×3×3 has 1.8·10^120 positions. The search brings a position through four ever smaller sets. Phase 1 takes two opposite cells and brings each sticker of their colours onto their axis. Phase 2 brings every piece into its layer, one of the three across that axis. Each layer is then a 3×3×3 cube. Phase 3 orients the three cubes and phase 4 solves them, each all three at once: one move turns the same face of each.
four-phases-beams = Each phase is a beam search: of all positions that follow from those of one step, only the most promising go on to the next. Each begins with hundreds of positions that the phase before has reached, so a short first phase that leads to a long second one does not settle the result. A first round is narrow and takes about two seconds. Each further round is wider, and the shortest solution is kept. Positions at most six moves from solved are recognised at once and solved in the fewest moves.
four-phases-nets = A position is promising when the estimate of the moves left is small. Where a table of exact distances fits into memory, the estimate uses it. Otherwise it comes from three small neural networks, trained on positions that their own search visited. The two outer cubes can also be turned as a whole between moves, so a turn of one face can turn any of their faces, at the cost of one more move.
four-phases-bound = The corners alone are a 2×2×2×2, and each move turns it once at most. A lower bound proven for it therefore holds for the whole puzzle too. It is far below the best solutions: by a counting estimate, about 52 moves would be enough for most positions.

proof-deepening = Once a solution is found, all work goes into proving that no shorter one exists. The search shows that no sequence of n moves solves the position, then none of n + 1, until the bound meets the best length.

# $ways: in how many ways the stickers can lie
proof-projections = The search does not try every sequence. It looks at eight projections of each position: where the stickers of each axis are, in the position and in its inverse. Each projection alone needs some number of moves, which the table of { $ways } arrangements stores. When one needs more moves than are left, the branch is cut. The table is never too high, so no solution is lost, and the bound is proven.

proof-axis = A move about an axis does not change what the inverse shows of that axis. So the position shows which axes can be turned next at all. Even so, each further move costs many times more than the one before. For random positions a gap remains, and it is shown.

# $ways: in how many ways the four edges can lie
# $length: how many moves the longest cross needs
# $longest: how many ways need that many
crosses-counted = A first cross is the four edges of a face in place, matching the adjacent faces. These edges can be placed in { $ways } ways, counting places and orientations. The distance of each is computed from the solved cross, in HTM and, among the shortest, in QTM, so every cross shown is proven shortest. The longest need { $length } HTM, in { $longest } cases.

crosses-faces = One table, for the face U, serves all six faces: for the other five, the solver looks up the rotated cube.

# $ways: in how many ways the cross and the pair can lie
# $length: how many moves the longest needs
crosses-pair = With one pair (a corner and the edge beside it, both in their slot), there are { $ways } cases. Two tables, one for the cross with the corner and one for the cross with the edge, bound an IDA* search that finds the shortest solution. The longest need { $length } HTM.

# $nodes: how many nodes there are
# $edges: how many edges there are
graph-nodes-edges = Every position of the 2×2×2 is a node, however the cube is held: { $nodes } in all. An edge joins two nodes when a quarter turn leads from one to the other. Each node has six neighbours in QTM, which makes { $edges } edges. In HTM, which adds half turns, it has nine.

# $htm: the greatest distance in HTM
# $qtm: the greatest distance in QTM
graph-distances = The distance of a node is the length of a shortest path to the solved node. It is known for every node, computed ring by ring; each step of a shortest path goes to a neighbour that is one nearer. The farthest nodes, the antipodes, are { $htm } HTM or { $qtm } QTM away.

graph-names = Held in each of its 24 orientations, a cube shows 24 strings of digits. The smallest is the identifier of its node, so two cubes with the same identifier are the same node.

# $count: how many positions there are
picture-all = all positions: { $count }

picture-solved = solved
picture-cut = cut: needs more moves than are left

# $number: the number of the move
picture-depth = move { $number }

picture-start = the position
picture-stuck = stuck
picture-slot = slot of a pair
picture-edge = cross edge
picture-shared = the same moves
picture-side = one side of the axis
picture-other-side = the other side

# $distance: the greatest distance
picture-bars = picture: bars that show how many positions there are at each distance from 0 to { $distance } HTM

picture-nested = picture: all positions, G1 inside them, the solved cube inside G1, and a path to it
picture-tree = picture: a search tree in which most branches are cut
picture-valley = picture: a downhill path that ends in a valley before it reaches the solved cube
picture-chain = picture: a path of four phases to the solved puzzle
picture-cubes = picture: two 2×2×2 cubes on one axis, which turn together
picture-cross = picture: a face with its four cross edges and the slots of its pairs
picture-rings = picture: nodes in rings around the solved node, and a shortest path
