//! The 2×2×2 as a graph: 3,674,160 nodes, one for each state up to rotation, and an edge for each turn.
//!
//! Source of the idea: the article "Résoudre un Rubik's pocket cube avec Neo4j" (2017). Turning a face and turning the
//! opposite one lead to the same node, so the turns of R, U and F are all edges: 6 at every node in QTM, as in the
//! article, and 9 in HTM.

pub mod export;
pub mod neighbourhood;

use super::tables::distances::{Distances, cost};
use super::{Cube2, Identifier, MOVES, turn};
use crate::puzzle::{Facelets, InvalidState, Metric, Move, PuzzleId};

/// A node one move away.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Neighbour {
    /// The move that leads to the node: a turn of R, U or F.
    pub mv: Move,
    /// The facelets after the move, in the same orientation.
    pub state: Facelets,
    /// Identifier of the node, independent of the cube's orientation.
    pub identifier: Identifier,
    /// Distance from solved: at most 11 HTM or 14 QTM.
    pub distance: u8,
}

/// A node on a shortest path between two states.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PathNode {
    /// The facelets, in the orientation at the start of the path.
    pub state: Facelets,
    /// Identifier of the node, independent of the cube's orientation.
    pub identifier: Identifier,
    /// Distance from the end of the path: at most 11 HTM or 14 QTM.
    pub distance: u8,
    /// Distance from solved: at most 11 HTM or 14 QTM.
    pub from_solved: u8,
    /// The move to the next node, a turn of R, U or F; `None` at the end.
    pub mv: Option<Move>,
}

/// Returns the rank in [`Distances`] of a state, recoloured so that DBL is solved. Moves act on the rank as on the
/// cube.
fn rank_of(state: &Facelets) -> Result<u32, InvalidState> {
    Ok(Cube2::from_facelets(state)?.recoloured().rank())
}

/// Returns the moves that are edges in a metric, in the order of the cubie level.
fn edges(metric: Metric) -> impl Iterator<Item = usize> {
    (0..MOVES).filter(move |&mv| cost(mv, metric) == 1)
}

/// Returns the distance of a state from solved: at most 11 HTM or 14 QTM.
///
/// # Errors
/// [`InvalidState`] if the facelets are not a state of the 2×2×2.
pub fn distance(state: &Facelets, metric: Metric, distances: &Distances) -> Result<u8, InvalidState> {
    Ok(distances.distance(rank_of(state)?, metric))
}

/// Returns all nodes one move away: 6 in QTM, 9 in HTM.
///
/// # Errors
/// [`InvalidState`] if the facelets are not a state of the 2×2×2.
pub fn neighbours(state: &Facelets, metric: Metric, distances: &Distances) -> Result<Vec<Neighbour>, InvalidState> {
    let number = rank_of(state)?;
    let beside = |mv: usize| {
        let after = state.after(turn(mv));
        let distance = distances.distance(distances.after(number, mv), metric);
        Neighbour { mv: turn(mv), identifier: Identifier::from_facelets(&after), state: after, distance }
    };
    Ok(edges(metric).map(beside).collect())
}

/// Returns a shortest path from a state to the solved cube: `distance + 1` nodes, starting with the state. Of several
/// paths, the one whose moves come first in the order R, U, F.
///
/// # Errors
/// [`InvalidState`] if the facelets are not a state of the 2×2×2.
pub fn path(state: &Facelets, metric: Metric, distances: &Distances) -> Result<Vec<PathNode>, InvalidState> {
    path_to(state, &Facelets::solved(PuzzleId::Cube2), metric, distances)
}

/// Returns a shortest path from a state to another one in any orientation, with ties broken as in [`path`].
///
/// # Errors
/// [`InvalidState`] if either is not a state of the 2×2×2.
pub fn path_to(
    state: &Facelets,
    goal: &Facelets,
    metric: Metric,
    distances: &Distances,
) -> Result<Vec<PathNode>, InvalidState> {
    let (start, goal) = (Cube2::from_facelets(state)?, Cube2::from_facelets(goal)?);
    let mut state = state.clone();
    // The ranks relative to the end of the path, and to solved.
    let mut numbers = [start.relative_to(&goal), start].map(|cube| cube.recoloured().rank());
    let mut out = Vec::new();
    loop {
        let [distance, from_solved] = numbers.map(|number| distances.distance(number, metric));
        let nearer = |mv: &usize| distances.distance(distances.after(numbers[0], *mv), metric) < distance;
        let mv = edges(metric).find(nearer);
        let identifier = Identifier::from_facelets(&state);
        out.push(PathNode { identifier, distance, from_solved, mv: mv.map(turn), state: state.clone() });
        let Some(mv) = mv else { return Ok(out) };
        (state, numbers) = (state.after(turn(mv)), numbers.map(|number| distances.after(number, mv)));
    }
}

/// Returns the nodes farthest from solved, in the order of their identifiers: 2644 at 11 HTM, 276 at 14 QTM.
pub fn antipodes(metric: Metric, distances: &Distances) -> Vec<Identifier> {
    let farthest = super::tables::distances::distribution(metric).len() - 1;
    let identifier = |number| Identifier::from_facelets(&Cube2::unrank(number).to_facelets());
    let mut out: Vec<Identifier> = distances.states_at(farthest as u8, metric).map(identifier).collect();
    out.sort_unstable();
    out
}
