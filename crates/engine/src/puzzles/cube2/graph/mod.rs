//! The 2x2x2 as a graph: 3,674,160 nodes, one for each state however it is held, and an edge where a turn leads from one to the other.
//!
//! Source of the idea: the article "Résoudre un Rubik's pocket cube avec Neo4j" (2017). Turning a face or the one opposite leads to
//! the same node, so the turns of R, U and F are all edges: 6 at every node in QTM, which are those of the article, and 9 in HTM.

pub mod neighbourhood;
pub mod rows;

use super::tables::distances::{Distances, cost};
use super::{Cube2, Identifier, MOVES, turn};
use crate::puzzle::{Facelets, InvalidState, Metric, Move, PuzzleId};

/// A node beside another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The move that leads there: a turn of R, U or F.
    pub mv: Move,
    /// The facelets after it, held as before.
    pub state: Facelets,
    /// The number of the node, the same however the cube is held.
    pub identifier: Identifier,
    /// How far it is from solved: at most 11 HTM or 14 QTM.
    pub distance: u8,
}

/// A node on a shortest path between two states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The facelets, held as they were at the start of the way.
    pub state: Facelets,
    /// The number of the node, the same however the cube is held.
    pub identifier: Identifier,
    /// How far it is from the end of the way: at most 11 HTM or 14 QTM.
    pub distance: u8,
    /// How far it is from solved.
    pub from_solved: u8,
    /// The move that leads on, a turn of R, U or F; none at the end.
    pub mv: Option<Move>,
}

/// The number by which [`Distances`] knows a state, so chosen that its moves are those of the cube as it is held.
fn number(state: &Facelets) -> Result<u32, InvalidState> {
    Ok(Cube2::from_facelets(state)?.renamed().rank())
}

/// The moves that are edges in a metric, in the order of the cubie level.
fn edges(metric: Metric) -> impl Iterator<Item = usize> {
    (0..MOVES).filter(move |&mv| cost(mv, metric) == 1)
}

/// How far a state is from solved: at most 11 HTM or 14 QTM.
///
/// # Errors
/// What makes the facelets impossible.
pub fn distance(state: &Facelets, metric: Metric, distances: &Distances) -> Result<u8, InvalidState> {
    Ok(distances.distance(number(state)?, metric))
}

/// All that one move leads to: 6 nodes in QTM, 9 in HTM.
///
/// # Errors
/// What makes the facelets impossible.
pub fn neighbours(state: &Facelets, metric: Metric, distances: &Distances) -> Result<Vec<Neighbour>, InvalidState> {
    let number = number(state)?;
    let beside = |mv: usize| {
        let after = state.after(turn(mv));
        let distance = distances.distance(distances.after(number, mv), metric);
        Neighbour { mv: turn(mv), identifier: Identifier::of(&after), state: after, distance }
    };
    Ok(edges(metric).map(beside).collect())
}

/// A shortest path from a state to the solved cube: `distance + 1` stops, the state first. Of several the one whose first move comes
/// first, and so on.
///
/// # Errors
/// What makes the facelets impossible.
pub fn path(state: &Facelets, metric: Metric, distances: &Distances) -> Result<Vec<Stop>, InvalidState> {
    path_to(state, &Facelets::solved(PuzzleId::Cube2), metric, distances)
}

/// A shortest path from a state to another one, whichever way that is held. Of several the one whose first move comes first, and so on.
///
/// # Errors
/// What makes either of them impossible.
pub fn path_to(
    state: &Facelets,
    goal: &Facelets,
    metric: Metric,
    distances: &Distances,
) -> Result<Vec<Stop>, InvalidState> {
    let (start, goal) = (Cube2::from_facelets(state)?, Cube2::from_facelets(goal)?);
    let mut state = state.clone();
    // As seen from the end of the way and from solved.
    let mut numbers = [start.seen_from(&goal), start].map(|cube| cube.renamed().rank());
    let mut out = Vec::new();
    loop {
        let [distance, from_solved] = numbers.map(|number| distances.distance(number, metric));
        let nearer = |mv: &usize| distances.distance(distances.after(numbers[0], *mv), metric) < distance;
        let mv = edges(metric).find(nearer);
        let identifier = Identifier::of(&state);
        out.push(Stop { identifier, distance, from_solved, mv: mv.map(turn), state: state.clone() });
        let Some(mv) = mv else { return Ok(out) };
        (state, numbers) = (state.after(turn(mv)), numbers.map(|number| distances.after(number, mv)));
    }
}

/// The nodes that are farthest from solved, in the order of their identifiers: 2644 at 11 HTM, 276 at 14 QTM.
pub fn antipodes(metric: Metric, distances: &Distances) -> Vec<Identifier> {
    let farthest = super::tables::distances::distribution(metric).len() - 1;
    let identifier = |number| Identifier::of(&Cube2::unrank(number).to_facelets());
    let mut out: Vec<Identifier> = distances.at(farthest as u8, metric).map(identifier).collect();
    out.sort_unstable();
    out
}
