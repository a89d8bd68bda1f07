### The texts of the pages that explain how each method works.

how = How it works
how-tip = Explain this method, with a picture; the search goes on meanwhile
methods = Methods
title-cube2 = 2×2×2: optimal by distances
title-two-phase = 3×3×3: two phases
title-direct = 3×3×3: the direct method
title-greedy = 3×3×3: greedy
title-score-ida = 3×3×3: IDA* by the sticker score
title-anytime = 2×2×2×2: ever shorter
title-proof = 2×2×2×2: the proof
title-crosses = 3×3×3: first crosses
title-graph = 2×2×2: the graph

# $mantissa: a number from 1 to 10
# $exponent: a power of ten
power = { $mantissa }·10^{ $exponent }

# $positions: how many positions there are
cube2-states = Held so that one corner never moves, the 2×2×2 has { $positions } positions. Each is one number, put together from two coordinates: how the other seven corners are permuted, and how they are twisted.

# $htm: the greatest distance in HTM
# $qtm: the greatest distance in QTM
cube2-counted = All of them are counted out from the solved cube: the positions one move away, then those two moves away, until none is left. The farthest are { $htm } HTM away, and { $qtm } QTM. The picture shows how many lie at each distance.

cube2-downhill = To solve is then to walk downhill: each turn leads to a position one nearer. No sequence can be shorter than the distance, and the walk is exactly as long: it is proven optimal. All such walks are all optimal solutions.

# $positions: how many positions there are
# $subgroup: how many positions the subgroup has
two-phase-sets = There are { $positions } positions, far too many to count out. So the way home is cut in two. Phase 1 leads into the subgroup G1: the { $subgroup } positions that need only turns of U and D and half turns of the other faces. Phase 2 leads home with just these.

# $twist: how many values the twist of the corners has
# $flip: how many values the flip of the edges has
# $slice: how many values the places of the slice edges have
two-phase-coordinates = Phase 1 looks at three coordinates only: how the corners are twisted ({ $twist } values), how the edges are flipped ({ $flip }), where the four slice edges are ({ $slice }). A pruning table tells how many moves each combination still needs at least. A depth-first search, repeated with one move more each time (IDA*), cuts every branch that needs more moves than are left.

two-phase-views = The shortest phase 1 may be followed by a long phase 2; so longer phases 1 are tried too, for ever shorter totals, on six views at once: each axis as the upright one, of the position and of its inverse. Premoves, turns put before the scramble, open further ways.
two-phase-bound = Meanwhile a search of the whole cube raises the lower bound. A position is at least as far from solved as from each of its three subgroups, so that nothing it cuts off holds a solution: the bound is a proof. When it meets the best length, that is optimal.

direct-phases = The plainest way to solve in two phases. Phase 1, orientation: every corner and every edge is turned the right way round, and the four edges between U and D come into their slice. Phase 2, permutation: every piece goes to its place, with turns of U and D and half turns of the other faces only, for these keep what phase 1 has achieved.
direct-search = Each phase is searched by IDA*: with no move, with 1, with 2 and so on. Each has two small pruning tables, and the larger of their two numbers tells how many moves are still needed at least; a branch that has fewer left is cut. No face is turned twice in a row, and of two opposite faces always the same one is turned first.

# $length: the most moves that the first solution has
direct-better = All shortest first phases are tried, then those with one move more, and so on. Behind each comes the shortest second phase that makes the whole shorter than the best so far; the first solution has at most { $length } moves and comes within a fraction of a second. The method twophase does the same on six views, with large tables, and finds shorter solutions.

direct-bound = Every solution begins with some first phase. So when all first phases of n moves have been tried, a solution shorter than the best needs at least n + 1 moves: that is the lower bound. Only for positions near the solved one does it meet the best length.

# $turns: the most turns that are made
greedy-score = Each facelet adds 0 on the face of its colour, 1 on a face beside it, 2 on the face opposite: the sticker score, 0 when solved. Of the eighteen turns the one that leaves the least is made, never back to a position that was left, at most { $turns } times.

greedy-valley = That is no search, for nothing is taken back. The score has valleys that are not home, and who only goes downhill ends in one of them. From a few turns away it comes home; from a random position hardly ever, and then it says that it gave up.

ida-tree = IDA* is a depth-first search that is repeated: with 1 move, with 2, with 3 and so on. A branch is cut when an estimate says that it needs more moves than are left. If the estimate never says too much, no solution is cut off, and the first one found is optimal.

# $htm: the most by which a move in HTM changes the score
# $qtm: the most by which a move in QTM changes it
ida-score = Here the estimate is the sticker score. A turn takes twelve facelets to other faces; a quarter turn changes what each adds by at most 1, a half turn by at most 2. So one move changes the score by at most { $htm } in HTM and { $qtm } in QTM: divided by that and rounded up, it is a lower bound.

# $bound: the greatest bound that the score gives
ida-weak = That bound is never more than { $bound } HTM, so that little is cut off, and each further move takes some ten times as long. Pruning tables, as the other method has them, know far more.

# $positions: how many positions there are
# $ways: in how many ways the stickers can lie
tess2-axis = The 2×2×2×2 has { $positions } positions. Phase 1 brings, of every piece, the sticker of two opposite colours onto one axis. Those sixteen stickers can lie in { $ways } ways, and a table knows how many moves each way needs. Eight views are tried: each of four axes, of the position and of its inverse.

tess2-cubes = Phase 2 brings every piece onto its side of that axis. Then two 2×2×2 cubes are left, one at each end, which share their turns, while a move about the axis re-grips one of them. A narrow beam takes both home within milliseconds by their exact distances; then they are searched exhaustively.
tess2-reach = From then on phase 1 is followed by any moves that keep those stickers on their axis. A large table tells how many are needed at least until the next stickers and the sides are right, and lets one position in thousands pass. Suffixes, moves chosen beforehand that end the solution, open further ways.
tess2-part = A part of the effort raises the lower bound meanwhile, as the method optimal does with all of it.

proof-deepening = Once there is a solution, all effort goes into the proof that nothing shorter exists: no sequence of n moves solves the position, then none of n + 1, until the bound meets the best length.

# $ways: in how many ways the stickers can lie
proof-projections = Not all sequences are gone through. Eight projections of each position are looked at: where the stickers of each axis lie, in the position and in its inverse. Each of them alone needs some number of moves, which the table of { $ways } ways knows. Where one needs more than are left, the branch is cut. The table never says too much, so that no solution is lost: that makes the bound a proof.

proof-axis = A move about an axis does not change what the inverse shows of that axis. So a position tells which axis can be turned next at all. Even so each further move costs many times more than the one before: for random positions the gap stays open, and that is said.

# $ways: in how many ways the four edges can lie
# $length: how many moves the longest cross needs
# $longest: how many ways need that many
crosses-counted = A first cross is four edges of a face home, matching the faces beside it. These edges can lie in { $ways } ways, places and flips counted. All ways are counted out from the solved cross, in HTM and among the shortest in QTM: every cross shown is proven shortest. The longest need { $length } HTM, and { $longest } ways do.

crosses-faces = There is one table, of the face U; the other five faces are looked up after the whole cube is turned in mind.

# $ways: in how many ways the cross and the pair can lie
# $length: how many moves the longest needs
crosses-pair = With one pair, a corner and the edge below it in their slot, there are { $ways } ways. Two tables, of the cross with the corner and of the cross with the edge, bound an IDA* search that finds the shortest. The longest need { $length } HTM.

# $nodes: how many nodes there are
# $edges: how many edges there are
graph-nodes-edges = Every position of the 2×2×2, however it is held, is a node: { $nodes } of them. An edge joins two nodes when a quarter turn leads from one to the other. Each node has six neighbours in QTM, which makes { $edges } edges; in HTM, with half turns, it has nine.

# $htm: the greatest distance in HTM
# $qtm: the greatest distance in QTM
graph-distances = The distance of a node is the length of a shortest path to the solved one. It is known for all nodes, which were counted out ring by ring; a shortest path goes at each step to a neighbour one nearer. The farthest nodes, the antipodes, are { $htm } HTM or { $qtm } QTM away.

graph-names = A node's identifier is the least of the 24 strings of digits that its cube shows, one for each way to hold it: two cubes are the same node when their identifiers are the same.

# $count: how many positions there are
picture-all = all positions: { $count }

picture-solved = solved
picture-cut = cut: needs more than is left

# $number: the number of the move
picture-depth = move { $number }

picture-start = the position
picture-stuck = stuck
picture-slot = slot of a pair
picture-edge = edge of the cross
picture-shared = the same turns
picture-side = one side of the axis
picture-other-side = the other side

# $distance: the greatest distance
picture-bars = picture: bars, how many positions lie at each distance from 0 to { $distance } HTM

picture-nested = picture: the solved cube within G1 within all positions, and a way through both
picture-tree = picture: a search tree, most of whose branches are cut
picture-valley = picture: a way downhill that ends in a valley before it comes home
picture-cubes = picture: two 2×2×2 cubes joined by an axis, which turn alike
picture-cross = picture: a face with the four edges of its cross, and the slots of its pairs
picture-rings = picture: nodes in rings around the solved one, and a shortest path
