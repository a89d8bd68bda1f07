//! Analyses a position in fewest-moves terms: bad edges and corners, domino reduction, half-turn reduction, blocks, and
//! the pieces left.
//!
//! The results are the same for a position and its inverse, hence on both sides of a scramble.

use std::fmt;

use super::axes::{Axis, View};
use super::blocks::Block;
use super::tables::{half_turn_corners, quarter_turns};
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};

/// Numbers of bad corners and edges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BadPieces {
    /// Number of bad corners, at most 8.
    pub corners: u8,
    /// Number of bad edges, at most 12.
    pub edges: u8,
}

impl BadPieces {
    /// True if no piece is bad.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl fmt::Display for BadPieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}c{}e", self.corners, self.edges)
    }
}

/// A cycle of unsolved pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cycle {
    /// Number of pieces, at least 1; 1 for a piece only turned in place.
    pub length: u8,
    /// True if going once round the cycle changes the orientation.
    pub is_twisted: bool,
}

/// The unsolved pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PiecesLeft {
    /// Cycles of corners, the longest first.
    pub corners: Vec<Cycle>,
    /// Cycles of edges, the longest first.
    pub edges: Vec<Cycle>,
}

impl PiecesLeft {
    /// Returns the number of unsolved corners.
    pub fn corner_count(&self) -> usize {
        self.corners.iter().map(|cycle| usize::from(cycle.length)).sum()
    }

    /// Returns the number of unsolved edges.
    pub fn edge_count(&self) -> usize {
        self.edges.iter().map(|cycle| usize::from(cycle.length)).sum()
    }

    fn new(cube: &Cube3) -> Self {
        Self { corners: cycles(&cube.cp, &cube.co, 3), edges: cycles(&cube.ep, &cube.eo, 2) }
    }
}

/// Formats each cycle as its length and kind of piece, corners first: `3c`, `5e`, `2c2c`. A plus sign marks a twisted
/// cycle; `1c+` is a corner twisted in place, `1e+` an edge flipped in place.
impl fmt::Display for PiecesLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, cycles) in [('c', &self.corners), ('e', &self.edges)] {
            for cycle in cycles {
                write!(f, "{}{kind}{}", cycle.length, if cycle.is_twisted { "+" } else { "" })?;
            }
        }
        Ok(())
    }
}

/// Returns the cycles of a permutation with orientations modulo `turns`, without solved pieces.
fn cycles(permutation: &[u8], orientation: &[u8], turns: u8) -> Vec<Cycle> {
    let mut seen = vec![false; permutation.len()];
    let mut out = Vec::new();
    for start in 0..permutation.len() {
        let (mut at, mut length, mut twist) = (start, 0, 0);
        while !seen[at] {
            seen[at] = true;
            length += 1;
            twist += orientation[at];
            at = usize::from(permutation[at]);
        }
        let is_twisted = !twist.is_multiple_of(turns);
        if length > 1 || is_twisted {
            out.push(Cycle { length, is_twisted });
        }
    }
    out.sort_unstable_by(|one, other| other.cmp(one));
    out
}

/// The DR subset of a position in domino reduction: its distance from HTR, as bad pieces and quarter turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DrSubset {
    /// The corners outside their tetrad and the edges outside their slice.
    pub bad: BadPieces,
    /// Minimum number of quarter turns of the axis's faces needed to solve the corners, with half turns free.
    pub quarter_turns: u8,
}

/// Formats the bad pieces and the number of quarter turns: `4c2e 3`.
impl fmt::Display for DrSubset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.bad, self.quarter_turns)
    }
}

/// The progress of a position: bad pieces, steps reached and pieces left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Number of bad edges for each axis, in the order of [`Axis::ALL`]. Solving a bad edge takes a quarter turn of a
    /// face of the axis. If there are none, the edges are oriented on the axis.
    pub bad_edges: [u8; 3],
    /// For each axis, the corners twisted on it, and twice the number of edges missing from the slice across it.
    pub dr_bad: [BadPieces; 3],
    /// True for each axis with domino reduction: quarter turns of its faces and half turns of the others solve the
    /// position.
    pub dr: [bool; 3],
    /// The subset on the first axis with domino reduction; `None` without domino reduction.
    pub subset: Option<DrSubset>,
    /// True if half turns solve the position.
    pub htr: bool,
    /// True for each axis where only the slice across it is unsolved.
    pub slice_left: [bool; 3],
    /// The first of the largest solved blocks; `None` if no block is solved.
    pub block: Option<Block>,
    /// The unsolved pieces, as cycles.
    pub pieces_left: PiecesLeft,
}

/// The most advanced step that a position has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// No named step.
    Nothing,
    /// A solved block.
    Block(Block),
    /// Edge orientation on an axis.
    Eo(Axis),
    /// Domino reduction on an axis.
    Dr(Axis),
    /// Half-turn reduction.
    Htr,
    /// Everything is solved except the slice across an axis.
    SliceLeft(Axis),
    /// At most [`Analysis::MAX_FEW_PIECES`] pieces are left.
    FewLeft,
    /// Everything is solved.
    Solved,
}

impl Analysis {
    /// Maximum number of pieces that count as few.
    pub const MAX_FEW_PIECES: usize = 6;

    /// Analyses a position along all three axes.
    pub fn new(cube: &Cube3) -> Self {
        let mut bad_edges = [0; 3];
        let mut dr_bad = [BadPieces::default(); 3];
        for axis in Axis::ALL {
            bad_edges[axis.index()] = bad_edge_count(&View::for_eo(axis).apply(cube));
            dr_bad[axis.index()] = dr_bad_pieces(&View::for_dr(axis).apply(cube));
        }
        let is_oriented = |axis: Axis| bad_edges[axis.index()] == 0;
        let dr = Axis::ALL.map(|axis| dr_bad[axis.index()].is_empty() && is_oriented(axis.others()[0]));
        let left = PiecesLeft::new(cube);
        let htr = dr == [true; 3] && half_turn_corners(&cube.cp).is_some();
        let first = Axis::ALL.into_iter().find(|axis| dr[axis.index()]);
        Self {
            bad_edges,
            dr_bad,
            dr,
            subset: first.map(|axis| subset(&View::for_dr(axis).apply(cube))),
            htr,
            slice_left: Axis::ALL.map(|axis| slice_left(&View::for_dr(axis).apply(cube))),
            block: Block::largest(cube),
            pieces_left: left,
        }
    }

    /// True if every piece is solved.
    pub fn is_solved(&self) -> bool {
        self.pieces_left == PiecesLeft::default()
    }

    /// Returns the most advanced step reached.
    pub fn milestone(&self) -> Milestone {
        let first = |reached: [bool; 3]| Axis::ALL.into_iter().find(|axis| reached[axis.index()]);
        if self.is_solved() {
            return Milestone::Solved;
        }
        if let Some(axis) = first(self.slice_left) {
            return Milestone::SliceLeft(axis);
        }
        if self.pieces_left.corner_count() + self.pieces_left.edge_count() <= Self::MAX_FEW_PIECES {
            return Milestone::FewLeft;
        }
        if self.htr {
            return Milestone::Htr;
        }
        let oriented = self.bad_edges.map(|bad| bad == 0);
        let dr = first(self.dr).map(Milestone::Dr);
        let block = self.block.map(Milestone::Block);
        dr.or(block).or(first(oriented).map(Milestone::Eo)).unwrap_or(Milestone::Nothing)
    }
}

/// Lists the steps reached, such as `DR U/D, 4c2e 3` or `EO R/L, 2x2x3 DB`: HTR, DR with its subset, or EO; then slices
/// left, the block, and the pieces left if they are few. Writes only `solved` for the solved cube, and the bad edges if
/// no step is reached.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let axes = |reached: [bool; 3]| -> Vec<&str> {
            Axis::ALL.into_iter().filter(|axis| reached[axis.index()]).map(Axis::name).collect()
        };
        let named = |name: &str, axes: Vec<&str>| (!axes.is_empty()).then(|| format!("{name} {}", axes.join(" ")));
        let oriented = self.bad_edges.map(|bad| bad == 0);
        let pieces = self.pieces_left.corner_count() + self.pieces_left.edge_count();
        let mut parts = Vec::new();
        if self.is_solved() {
            parts.push("solved".to_owned());
        } else {
            match (self.htr, self.subset) {
                (true, _) => parts.push("HTR".into()),
                (false, Some(subset)) => {
                    parts.extend([named("DR", axes(self.dr)), Some(subset.to_string())].into_iter().flatten())
                }
                (false, None) => parts.extend(named("EO", axes(oriented))),
            }
            parts.extend(named("slice left", axes(self.slice_left)));
            parts.extend(self.block.map(|block| block.to_string()));
            if pieces <= Self::MAX_FEW_PIECES {
                parts.push(self.pieces_left.to_string());
            }
            if parts.is_empty() {
                let bad = Axis::ALL.map(|axis| format!("{} {}", self.bad_edges[axis.index()], axis.name()));
                parts.push(format!("bad edges {}", bad.join(", ")));
            }
        }
        f.write_str(&parts.join(", "))
    }
}

/// Returns the number of edges, in the view along F/B, that cannot be oriented without a quarter turn of F or B.
pub(super) fn bad_edge_count(seen: &Cube3) -> u8 {
    seen.eo.iter().sum()
}

/// Returns the number of twisted corners and twice the number of edges missing from the slice, in the view along U/D.
pub(super) fn dr_bad_pieces(seen: &Cube3) -> BadPieces {
    let corners = seen.co.iter().filter(|twist| **twist != 0).count() as u8;
    let missing = seen.ep[OUTER_EDGES..].iter().filter(|edge| usize::from(**edge) < OUTER_EDGES).count() as u8;
    BadPieces { corners, edges: 2 * missing }
}

/// Number of edges outside the slice between U and D. They are numbered before the slice edges.
const OUTER_EDGES: usize = 8;

/// Returns the subset of a position in domino reduction, in the view along U/D.
pub(super) fn subset(seen: &Cube3) -> DrSubset {
    // Edge numbers in a slice have the same parity, and so do corner numbers of a tetrad within one layer.
    let tetrad = |p: usize| if p < 4 { p % 2 } else { (p + 1) % 2 };
    let corners = (0..CORNERS).filter(|&p| tetrad(p) != tetrad(usize::from(seen.cp[p]))).count();
    let edges = seen.ep[..OUTER_EDGES].iter().enumerate().filter(|(p, edge)| p % 2 != usize::from(**edge) % 2).count();
    let bad = BadPieces { corners: corners as u8, edges: edges as u8 };
    DrSubset { bad, quarter_turns: quarter_turns(&seen.cp) }
}

/// True if everything is solved except the edges of the slice between U and D, which are permuted among themselves.
fn slice_left(seen: &Cube3) -> bool {
    let solved = Cube3::SOLVED;
    let (cp, co, outer) =
        (seen.cp == solved.cp, seen.co == solved.co, seen.ep[..OUTER_EDGES] == solved.ep[..OUTER_EDGES]);
    cp && co && outer && seen.eo == [0; EDGES] && seen.ep != solved.ep
}
