//! The neighbourhood of a node of the graph: all nodes at most two moves away, and the edges between them.

use std::collections::HashMap;

use super::edges;
use crate::puzzle::{Facelets, InvalidState, Metric, Move};
use crate::puzzles::cube2::{Cube2, Identifier, tables::distances::Distances, turn};

/// The greatest distance of the nodes of a neighbourhood, in moves.
pub const RINGS: usize = 2;
/// Number of faces whose turns are edges: R, U and F.
pub const FACES: usize = 3;

/// A node near another one, the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NearNode {
    /// A shortest sequence to it from the middle, of turns of R, U and F; empty for the middle. Its length is the ring
    /// of the node.
    pub moves: Vec<Move>,
    /// The facelets after these moves, held as in the middle.
    pub state: Facelets,
    /// The identifier of the node, the same however the cube is held.
    pub identifier: Identifier,
    /// Its distance from the end of the path: at most 11 HTM or 14 QTM.
    pub distance: u8,
}

/// An edge between two near nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NearEdge {
    /// The indices of both nodes among the [`Neighbourhood::nodes`], the smaller one first.
    pub ends: [usize; 2],
    /// The face whose turn is the edge, `0 <= face < FACES`.
    pub face: usize,
}

/// The nodes around a node of the graph, at most [`RINGS`] moves away. Each node occurs once, however many sequences
/// lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Neighbourhood {
    /// The middle first, then ring by ring: 1, 9 and 54 nodes in HTM; 1, 6 and 27 in QTM.
    pub nodes: Vec<NearNode>,
    /// All edges between them.
    pub edges: Vec<NearEdge>,
}

impl Neighbourhood {
    /// The nodes `ring` moves away from the middle, with their indices among all.
    pub fn ring(&self, ring: usize) -> impl Iterator<Item = (usize, &NearNode)> {
        self.nodes.iter().enumerate().filter(move |(_, node)| node.moves.len() == ring)
    }
}

/// The neighbourhood of a state, with distances from a goal that may be held any way round.
///
/// # Errors
/// [`InvalidState`] if either is not a state.
///
/// # Panics
/// If either is a valid state of the hypercube.
pub fn neighbourhood(
    state: &Facelets,
    goal: &Facelets,
    metric: Metric,
    distances: &Distances,
) -> Result<Neighbourhood, InvalidState> {
    // Seen from the goal, a state has another number, too.
    let number = Cube2::from_facelets(state)?.seen_from(&Cube2::from_facelets(goal)?).renamed().rank();
    let node = |number: u32, moves: Vec<Move>, state: Facelets| NearNode {
        identifier: Identifier::of(&state),
        distance: distances.distance(number, metric),
        moves,
        state,
    };
    let mut nodes = vec![node(number, Vec::new(), state.clone())];
    let mut numbers = vec![number];
    let mut places = HashMap::from([(number, 0)]);
    let mut at = 0;
    // Nodes are found in the order of their rings, since each is visited before its neighbours.
    while nodes[at].moves.len() < RINGS {
        for mv in edges(metric) {
            let after = distances.after(numbers[at], mv);
            if places.contains_key(&after) {
                continue;
            }
            places.insert(after, nodes.len());
            numbers.push(after);
            let moves = nodes[at].moves.iter().copied().chain([turn(mv)]).collect();
            nodes.push(node(after, moves, nodes[at].state.after(turn(mv))));
        }
        at += 1;
    }
    let mut between = Vec::new();
    for (from, number) in numbers.iter().enumerate() {
        let ends = edges(metric).filter_map(|mv| Some((mv, *places.get(&distances.after(*number, mv))?)));
        // An edge is seen from both of its ends.
        between.extend(ends.filter(|(_, to)| from < *to).map(|(mv, to)| NearEdge { ends: [from, to], face: mv / 3 }));
    }
    Ok(Neighbourhood { nodes, edges: between })
}
