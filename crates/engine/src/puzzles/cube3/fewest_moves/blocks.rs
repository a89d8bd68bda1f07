//! Blocks of solved pieces: crosses, a 2×2×2 at each corner, and unions of adjacent 2×2×2 blocks.

use std::fmt;
use std::sync::LazyLock;

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::{CORNER_NAMES, CORNERS, Cube3, EDGE_NAMES, EDGES};

/// Kinds of blocks, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BlockKind {
    /// The four edges around a centre.
    Cross,
    /// A corner and its three edges.
    Block222,
    /// Two adjacent corners and their five edges.
    Block223,
    /// The first two layers without one slot.
    F2lMinusOne,
    /// The first two layers.
    F2l,
}

impl BlockKind {
    /// Returns the usual name, such as `2x2x3`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cross => "cross",
            Self::Block222 => "2x2x2",
            Self::Block223 => "2x2x3",
            Self::F2lMinusOne => "F2L-1",
            Self::F2l => "F2L",
        }
    }
}

/// A block at its place, as sets of corners and edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// The kind, which determines the numbers of corners and edges.
    pub kind: BlockKind,
    /// Corners, bit `c` for corner `c`.
    pub corners: u8,
    /// Edges, bit `e` for edge `e`.
    pub edges: u16,
}

/// Returns the edges around a corner, as a set.
fn edges_at(corner: usize) -> u16 {
    let has = |edge: &str| edge.chars().all(|letter| CORNER_NAMES[corner].contains(letter));
    (0..EDGES).filter(|&edge| has(EDGE_NAMES[edge])).map(|edge| 1 << edge).sum()
}

/// Returns the corners on a face, as a set.
fn corners_on(face: char) -> u8 {
    (0..CORNERS).filter(|&corner| CORNER_NAMES[corner].contains(face)).map(|corner| 1 << corner).sum()
}

impl Block {
    /// Returns all blocks, the largest kind first.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Block>> = LazyLock::new(|| {
            let of = |kind, corners: u8| {
                let edges = (0..CORNERS).filter(|c| corners >> c & 1 == 1).fold(0, |edges, c| edges | edges_at(c));
                Block { kind, corners, edges }
            };
            let faces = ['U', 'R', 'F', 'D', 'L', 'B'];
            let bits = |corners: u8| (0..CORNERS).map(|c| 1 << c).filter(move |bit| corners & bit != 0);
            let mut out = Vec::new();
            for face in faces {
                let corners = corners_on(face);
                out.push(of(BlockKind::F2l, corners));
                out.extend(bits(corners).map(|open: u8| of(BlockKind::F2lMinusOne, corners & !open)));
                let around = (0..EDGES).filter(|&e| EDGE_NAMES[e].contains(face)).map(|e| 1 << e).sum();
                out.push(Block { kind: BlockKind::Cross, corners: 0, edges: around });
            }
            for edge in EDGE_NAMES {
                let corners = edge.chars().fold(!0, |corners, face| corners & corners_on(face));
                out.push(of(BlockKind::Block223, corners));
            }
            out.extend((0..CORNERS).map(|corner| of(BlockKind::Block222, 1 << corner)));
            out.sort_by_key(|block| std::cmp::Reverse(block.kind));
            out
        });
        &ALL
    }

    /// Returns the blocks of a kind.
    pub fn with_kind(kind: BlockKind) -> impl Iterator<Item = &'static Self> {
        Self::all().iter().filter(move |block| block.kind == kind)
    }

    /// True if all pieces of the block are solved.
    pub fn is_solved(&self, cube: &Cube3) -> bool {
        let corner = |p: &usize| usize::from(cube.cp[*p]) == *p && cube.co[*p] == 0;
        let edge = |p: &usize| usize::from(cube.ep[*p]) == *p && cube.eo[*p] == 0;
        (0..CORNERS).filter(|p| self.corners >> p & 1 == 1).all(|p| corner(&p))
            && (0..EDGES).filter(|p| self.edges >> p & 1 == 1).all(|p| edge(&p))
    }

    /// Returns the first solved block of a position in the order of [`Self::all`], so one of the largest kind; `None`
    /// if no block is solved.
    pub fn largest(cube: &Cube3) -> Option<Self> {
        Self::all().iter().find(|block| block.is_solved(cube)).copied()
    }

    /// Returns the letters of the faces shared by all its corners, or by all edges of a cross; for F2L-1 also the open
    /// slot.
    fn place(&self) -> String {
        let named = |face: &char| match self.kind {
            BlockKind::Cross => (0..EDGES).filter(|e| self.edges >> e & 1 == 1).all(|e| EDGE_NAMES[e].contains(*face)),
            _ => (0..CORNERS).filter(|c| self.corners >> c & 1 == 1).all(|c| CORNER_NAMES[c].contains(*face)),
        };
        let faces: String = ['U', 'D', 'F', 'B', 'R', 'L'].iter().filter(|face| named(face)).collect();
        if self.kind != BlockKind::F2lMinusOne {
            return faces;
        }
        let Some(face) = faces.chars().next() else { return faces };
        let open = (0..CORNERS).find(|c| corners_on(face) >> c & 1 == 1 && self.corners >> c & 1 == 0);
        let letters: String = open.map_or(String::new(), |c| CORNER_NAMES[c].chars().filter(|l| *l != face).collect());
        let slot = EDGE_NAMES.into_iter().find(|edge| letters.len() == 2 && letters.chars().all(|l| edge.contains(l)));
        format!("{face} without {}", slot.unwrap_or(&letters))
    }
}

/// Formats as `2x2x2 DBL`, `2x2x3 DB`, `F2L-1 D without FR` or `cross D`.
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.name(), self.place())
    }
}

/// The spot of each piece: three times the position of a corner plus its twist, or twice the position of an edge plus
/// its flip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spots {
    pub corners: [u8; CORNERS],
    pub edges: [u8; EDGES],
}

/// Number of spots of a corner, and of an edge.
const SPOTS: usize = 24;

/// The spot after each turn: `corners[spot][turn]` and `edges[spot][turn]`.
struct SpotMoves {
    corners: [[u8; FACE_TURNS]; SPOTS],
    edges: [[u8; FACE_TURNS]; SPOTS],
}

fn spot_moves() -> &'static SpotMoves {
    static MOVES: LazyLock<SpotMoves> = LazyLock::new(|| {
        let mut out = SpotMoves { corners: [[0; FACE_TURNS]; SPOTS], edges: [[0; FACE_TURNS]; SPOTS] };
        for mv in 0..FACE_TURNS {
            let turn = Cube3::turn(mv);
            for place in 0..CORNERS {
                let from = usize::from(turn.cp[place]);
                for twist in 0..3 {
                    out.corners[from * 3 + twist][mv] = (place * 3 + (twist + usize::from(turn.co[place])) % 3) as u8;
                }
            }
            for place in 0..EDGES {
                let from = usize::from(turn.ep[place]);
                for flip in 0..2 {
                    out.edges[from * 2 + flip][mv] = (place * 2 + (flip ^ usize::from(turn.eo[place]))) as u8;
                }
            }
        }
        out
    });
    &MOVES
}

impl Spots {
    pub fn from_cube(cube: &Cube3) -> Self {
        let mut out = Self { corners: [0; CORNERS], edges: [0; EDGES] };
        for p in 0..CORNERS {
            out.corners[usize::from(cube.cp[p])] = p as u8 * 3 + cube.co[p];
        }
        for p in 0..EDGES {
            out.edges[usize::from(cube.ep[p])] = p as u8 * 2 + cube.eo[p];
        }
        out
    }

    pub fn after(&self, mv: usize) -> Self {
        let moves = spot_moves();
        Self {
            corners: self.corners.map(|spot| moves.corners[usize::from(spot)][mv]),
            edges: self.edges.map(|spot| moves.edges[usize::from(spot)][mv]),
        }
    }
}

/// Distances, in turns, of up to four pieces from their solved spots: edges, with or without one corner.
pub(super) struct SpotTable {
    corner: Option<usize>,
    edges: Vec<usize>,
    distances: Vec<u8>,
}

impl SpotTable {
    fn new(corner: Option<usize>, edges: Vec<usize>) -> Self {
        let mut out = Self { corner, edges, distances: Vec::new() };
        let count = out.edges.len() + usize::from(corner.is_some());
        out.distances = vec![u8::MAX; SPOTS.pow(count as u32)];
        let solved = Spots::from_cube(&Cube3::SOLVED);
        let mut nodes: Vec<[u8; 4]> = vec![out.piece_spots(&solved)];
        out.distances[index(&nodes[0])] = 0;
        let moves = spot_moves();
        for distance in 1.. {
            let mut next = Vec::new();
            for node in &nodes {
                for mv in 0..FACE_TURNS {
                    let mut child = [0; 4];
                    for (n, spot) in node.iter().enumerate().take(count) {
                        let rows = if n == 0 && corner.is_some() { &moves.corners } else { &moves.edges };
                        child[n] = rows[usize::from(*spot)][mv];
                    }
                    let seen = &mut out.distances[index(&child)];
                    if *seen == u8::MAX {
                        *seen = distance;
                        next.push(child);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            nodes = next;
        }
        out
    }

    /// Returns the spots of the table's pieces, the corner first; unused ones are 0.
    fn piece_spots(&self, spots: &Spots) -> [u8; 4] {
        let mut out = [0; 4];
        let edges = self.edges.iter().map(|edge| spots.edges[*edge]);
        let all = self.corner.map(|corner| spots.corners[corner]).into_iter().chain(edges);
        out.iter_mut().zip(all).for_each(|(slot, spot)| *slot = spot);
        out
    }

    #[inline]
    pub fn distance(&self, spots: &Spots) -> u8 {
        self.distances[index(&self.piece_spots(spots))]
    }
}

/// Returns the index of these spots in a table's distances.
#[inline]
fn index(spots: &[u8; 4]) -> usize {
    spots.iter().rev().fold(0, |index, spot| index * SPOTS + usize::from(*spot))
}

/// Returns the tables of the 2×2×2 at each corner, computed on first use.
pub(super) fn corner_block_tables() -> &'static [SpotTable] {
    static TABLES: LazyLock<Vec<SpotTable>> = LazyLock::new(|| {
        let edges = |corner: usize| (0..EDGES).filter(|e| edges_at(corner) >> e & 1 == 1).collect();
        (0..CORNERS).map(|corner| SpotTable::new(Some(corner), edges(corner))).collect()
    });
    &TABLES
}

/// Returns the tables of the edges of each slice and of the faces U and D, computed on first use.
pub(super) fn edge_group_tables() -> &'static [SpotTable] {
    static TABLES: LazyLock<Vec<SpotTable>> = LazyLock::new(|| {
        let groups: [[usize; 4]; 5] = [[8, 9, 10, 11], [0, 2, 4, 6], [1, 3, 5, 7], [0, 1, 2, 3], [4, 5, 6, 7]];
        groups.into_iter().map(|edges| SpotTable::new(None, edges.to_vec())).collect()
    });
    &TABLES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn block_counts_are_right_and_names_unique() {
        let count = |kind| Block::with_kind(kind).count();
        let kinds =
            [BlockKind::Cross, BlockKind::Block222, BlockKind::Block223, BlockKind::F2lMinusOne, BlockKind::F2l];
        assert_eq!(kinds.map(count), [6, 8, 12, 24, 6]);
        let names: std::collections::HashSet<String> = Block::all().iter().map(Block::to_string).collect();
        assert_eq!(names.len(), 56);
        let has = |name: &str| assert!(names.contains(name), "{name} is not in {names:?}");
        ["2x2x2 DBL", "2x2x3 DB", "F2L-1 D without FR", "cross D", "F2L U"].into_iter().for_each(has);
    }

    #[test]
    fn spots_follow_the_cube() {
        let mut cube = Cube3::unrank(1 << 50);
        for n in 0..500 {
            let mv = n * n % FACE_TURNS;
            let spots = Spots::from_cube(&cube).after(mv);
            cube = cube.after(mv);
            assert_eq!(spots, Spots::from_cube(&cube));
        }
        assert!(corner_block_tables().iter().all(|table| table.distance(&Spots::from_cube(&Cube3::SOLVED)) == 0));
    }
}
