//! All nodes and edges, for an export.
//!
//! An edge is written from the node where its turn is clockwise, so its move is R, U or F; in the other direction it is
//! the inverse. All cubes are oriented with the corner DBL at home, so the moves along a path are a playable sequence.
//! The article behind the graph found no way to name the moves, because an identifier covers 24 orientations of a cube;
//! choosing one of them for all nodes solves this.

use crate::puzzle::Move;
use crate::puzzles::cube2::{Cube2, Identifier, MOVES, STATES, tables::distances::Distances, turn};
use crate::tables::{TableError, Workers, parallel};

/// Number of nodes, one per state.
pub const NODES: u64 = STATES as u64;
/// Number of edges, all of them quarter turns: three clockwise ones leave each node. The article's import counted
/// 10,631,005, too few for a graph whose nodes all have six neighbours.
pub const EDGES: u64 = NODES * FACES as u64;

/// Number of faces that turn: R, U and F.
const FACES: usize = 3;
/// Number of identifiers computed at a time.
const CHUNK: usize = 4096;

/// Start, end and move of an edge.
pub type Edge = (Identifier, Identifier, Move);

/// The identifier of every state, by rank.
#[derive(Debug)]
pub struct Nodes(Vec<Identifier>);

impl Nodes {
    /// Computes all identifiers, which take 29 MB, with the workers, reporting progress within `span`, a part of
    /// `0.0..=1.0`.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers are stopped.
    pub fn compute(workers: Workers, span: (f64, f64)) -> Result<Self, TableError> {
        let identifier = |number| Identifier::from_facelets(&Cube2::unrank(number).to_facelets());
        let chunks = parallel(STATES as usize, CHUNK, workers, span, |range| {
            range.map(|number| identifier(number as u32)).collect::<Vec<Identifier>>()
        })?;
        Ok(Self(chunks.concat()))
    }

    /// Returns all [`NODES`] nodes, in the order of their ranks.
    pub fn all(&self) -> impl Iterator<Item = Identifier> {
        self.0.iter().copied()
    }

    /// Returns all [`EDGES`] edges, grouped by their start.
    pub fn edges(&self, distances: &Distances) -> impl Iterator<Item = Edge> {
        let clockwise: [usize; FACES] = std::array::from_fn(|side| {
            let mut quarters = (side * MOVES / FACES..).take(MOVES / FACES);
            quarters.find(|&mv| is_clockwise(turn(mv))).unwrap_or(side)
        });
        (0..STATES).flat_map(move |number| {
            clockwise.into_iter().map(move |mv| {
                let to = distances.after(number, mv);
                (self.0[number as usize], self.0[to as usize], turn(mv))
            })
        })
    }
}

/// True if the move is the first of its face (see [`PuzzleDef::face_turns`](crate::puzzle::PuzzleDef::face_turns)): a clockwise
/// quarter turn.
fn is_clockwise(mv: Move) -> bool {
    mv.index().is_multiple_of(3)
}
