//! What a position has reached, in the words of competitors of fewest moves: bad edges and corners, domino reduction, half turns,
//! blocks, and the pieces that are left.
//!
//! All of it is the same for a position and its inverse, so that it does not matter on which side of a scramble one looks.

use std::fmt;

use super::axes::{Axis, View};
use super::blocks::Block;
use super::tables::{half_turn_corners, quarter_turns};
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES};

/// Pieces that are wrong in some way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BadPieces {
    /// Number of corners, `corners <= 8`.
    pub corners: u8,
    /// Number of edges, `edges <= 12`.
    pub edges: u8,
}

impl BadPieces {
    /// True if there are none.
    pub fn none(self) -> bool {
        self == Self::default()
    }
}

impl fmt::Display for BadPieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}c{}e", self.corners, self.edges)
    }
}

/// A cycle of pieces that are not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cycle {
    /// Number of pieces, `1 <= length`; 1 for a piece that is only turned where it belongs.
    pub length: u8,
    /// True if the pieces are turned, too, once they have gone round.
    pub is_twisted: bool,
}

/// The pieces that are not solved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PiecesLeft {
    /// The cycles of corners, the longest first.
    pub corners: Vec<Cycle>,
    /// The cycles of edges, the longest first.
    pub edges: Vec<Cycle>,
}

impl PiecesLeft {
    /// Number of corners that are not solved.
    pub fn corner_count(&self) -> usize {
        self.corners.iter().map(|cycle| usize::from(cycle.length)).sum()
    }

    /// Number of edges that are not solved.
    pub fn edge_count(&self) -> usize {
        self.edges.iter().map(|cycle| usize::from(cycle.length)).sum()
    }

    fn of(cube: &Cube3) -> Self {
        Self { corners: cycles(&cube.cp, &cube.co, 3), edges: cycles(&cube.ep, &cube.eo, 2) }
    }
}

/// `3c`, `5e`, `2c2c`: a number for each cycle, corners first. A plus sign says that a cycle is twisted; `1c+` is a corner twisted where it
/// belongs, `1e+` an edge that is flipped.
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

/// The cycles of a permutation with orientations modulo `turns`, without solved pieces.
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

/// The kind of a position in domino reduction, by what keeps it from half turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Subset {
    /// The corners that are not in their tetrad, and the edges that are in the slice of others.
    pub bad: BadPieces,
    /// The fewest quarter turns of the axis with which the corners can be brought to where half turns solve them.
    pub quarter_turns: u8,
}

/// `4c2e 3`: the bad pieces and the number of quarter turns.
impl fmt::Display for Subset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.bad, self.quarter_turns)
    }
}

/// What a position has reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The bad edges for each axis, in the order of [`Axis::ALL`]: those that need a quarter turn of a face at its ends. The edges are
    /// oriented on an axis if there are none.
    pub bad_edges: [u8; 3],
    /// For each axis, the corners that are twisted on it, and twice the number of edges that are missing in the slice across it.
    pub dr_bad: [BadPieces; 3],
    /// The axes on which the position is in domino reduction: quarter turns of their faces and half turns of the others solve it.
    pub dr: [bool; 3],
    /// In domino reduction on one axis, what keeps the position from half turns; the first axis counts if there are several.
    pub subset: Option<Subset>,
    /// True if half turns solve the position.
    pub htr: bool,
    /// True for each axis whose slice alone is left: all corners are solved and the edges outside the slice across it.
    pub slice_left: [bool; 3],
    /// The largest solved block, if there is one.
    pub block: Option<Block>,
    /// The pieces that are not solved.
    pub left: PiecesLeft,
}

/// The farthest of the steps that a position has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// Nothing that has a name.
    Nothing,
    /// A block of solved pieces.
    Block(Block),
    /// The edges are oriented on an axis.
    Eo(Axis),
    /// Domino reduction on an axis.
    Dr(Axis),
    /// Half turns solve the rest.
    Htr,
    /// All is solved but the slice across an axis.
    SliceLeft(Axis),
    /// At most [`Reached::FEW`] pieces are left.
    FewLeft,
    /// All is solved.
    Solved,
}

impl Reached {
    /// The most pieces that count as few.
    pub const FEW: usize = 6;

    /// What a position has reached.
    pub fn of(cube: &Cube3) -> Self {
        let mut bad_edges = [0; 3];
        let mut dr_bad = [BadPieces::default(); 3];
        for axis in Axis::ALL {
            bad_edges[axis.index()] = bad_edge_count(&View::of_eo(axis).of_cube(cube));
            dr_bad[axis.index()] = dr_bad_pieces(&View::of_dr(axis).of_cube(cube));
        }
        let is_oriented = |axis: Axis| bad_edges[axis.index()] == 0;
        let dr = Axis::ALL.map(|axis| dr_bad[axis.index()].none() && is_oriented(axis.others()[0]));
        let left = PiecesLeft::of(cube);
        let htr = dr == [true; 3] && half_turn_corners(&cube.cp).is_some();
        let first = Axis::ALL.into_iter().find(|axis| dr[axis.index()]);
        Self {
            bad_edges,
            dr_bad,
            dr,
            subset: first.map(|axis| subset(&View::of_dr(axis).of_cube(cube))),
            htr,
            slice_left: Axis::ALL.map(|axis| slice_left(&View::of_dr(axis).of_cube(cube))),
            block: Block::largest(cube),
            left,
        }
    }

    /// True if every piece is solved.
    pub fn is_solved(&self) -> bool {
        self.left == PiecesLeft::default()
    }

    /// The farthest step.
    pub fn milestone(&self) -> Milestone {
        let first = |reached: [bool; 3]| Axis::ALL.into_iter().find(|axis| reached[axis.index()]);
        if self.is_solved() {
            return Milestone::Solved;
        }
        if let Some(axis) = first(self.slice_left) {
            return Milestone::SliceLeft(axis);
        }
        if self.left.corner_count() + self.left.edge_count() <= Self::FEW {
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

/// Everything that has a name, separated by commas: `DR U/D, 4c2e 3`, `EO F/B`, `2x2x3 DB, EO R/L`, `3c`. If nothing has, the bad edges.
impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let axes = |reached: [bool; 3]| -> Vec<&str> {
            Axis::ALL.into_iter().filter(|axis| reached[axis.index()]).map(Axis::name).collect()
        };
        let named = |name: &str, axes: Vec<&str>| (!axes.is_empty()).then(|| format!("{name} {}", axes.join(" ")));
        let oriented = self.bad_edges.map(|bad| bad == 0);
        let pieces = self.left.corner_count() + self.left.edge_count();
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
            if pieces <= Self::FEW {
                parts.push(self.left.to_string());
            }
            if parts.is_empty() {
                let bad = Axis::ALL.map(|axis| format!("{} {}", self.bad_edges[axis.index()], axis.name()));
                parts.push(format!("bad edges {}", bad.join(", ")));
            }
        }
        f.write_str(&parts.join(", "))
    }
}

/// The edges, seen along F/B, that turns of U, D, R and L alone cannot orient.
pub(super) fn bad_edge_count(seen: &Cube3) -> u8 {
    seen.eo.iter().sum()
}

/// The pieces, seen along U/D, that keep a position from domino reduction.
pub(super) fn dr_bad_pieces(seen: &Cube3) -> BadPieces {
    let corners = seen.co.iter().filter(|twist| **twist != 0).count() as u8;
    let missing = seen.ep[OUTER..].iter().filter(|edge| usize::from(**edge) < OUTER).count() as u8;
    BadPieces { corners, edges: 2 * missing }
}

/// The first edge of the slice between U and D.
const OUTER: usize = 8;

/// The subset of a position in domino reduction, seen along U/D.
pub(super) fn subset(seen: &Cube3) -> Subset {
    // The edges of a slice are all even or all odd, and so are the corners of a tetrad on one face.
    let tetrad = |p: usize| if p < 4 { p % 2 } else { (p + 1) % 2 };
    let corners = (0..CORNERS).filter(|&p| tetrad(p) != tetrad(usize::from(seen.cp[p]))).count();
    let edges = seen.ep[..OUTER].iter().enumerate().filter(|(p, edge)| p % 2 != usize::from(**edge) % 2).count();
    let bad = BadPieces { corners: corners as u8, edges: edges as u8 };
    Subset { bad, quarter_turns: quarter_turns(&seen.cp) }
}

/// True if all is solved but edges of the slice between U and D, which are among themselves.
fn slice_left(seen: &Cube3) -> bool {
    let solved = Cube3::SOLVED;
    let (cp, co, outer) = (seen.cp == solved.cp, seen.co == solved.co, seen.ep[..OUTER] == solved.ep[..OUTER]);
    cp && co && outer && seen.eo == [0; EDGES] && seen.ep != solved.ep
}
