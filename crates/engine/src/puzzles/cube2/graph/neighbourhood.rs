//! The neighbourhood of a node: all nodes at most two moves away, and the edges between them.

use std::collections::HashMap;

use super::edges;
use crate::puzzle::{Facelets, InvalidState, Metric, Move};
use crate::puzzles::cube2::{Cube2, Identifier, tables::distances::Distances, turn};

/// Radius of a neighbourhood, in moves.
pub const RADIUS: usize = 2;
/// Number of faces whose turns are edges: R, U and F.
pub const FACES: usize = 3;

/// A node of a neighbourhood.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NearNode {
    /// A shortest sequence from the centre, of turns of R, U and F. Its length is the ring of the node.
    pub moves: Vec<Move>,
    /// The facelets after these moves, in the orientation of the centre.
    pub state: Facelets,
    /// Identifier of the node, independent of the cube's orientation.
    pub identifier: Identifier,
    /// Distance from the goal: at most 11 HTM or 14 QTM.
    pub distance: u8,
}

/// An edge between two nodes of a neighbourhood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NearEdge {
    /// Indices of both nodes in [`Neighbourhood::nodes`], the smaller one first.
    pub ends: [usize; 2],
    /// The face of the turn, `0 <= face < FACES`: R, U or F.
    pub face: usize,
}

/// The nodes at most [`RADIUS`] moves from a node of the graph, without duplicates.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Neighbourhood {
    /// The centre first, then ring by ring: 1, 9 and 54 nodes in HTM; 1, 6 and 27 in QTM.
    pub nodes: Vec<NearNode>,
    /// All edges between the nodes.
    pub edges: Vec<NearEdge>,
}

impl Neighbourhood {
    /// Returns the nodes `ring` moves from the centre, with their indices.
    pub fn ring(&self, ring: usize) -> impl Iterator<Item = (usize, &NearNode)> {
        self.nodes.iter().enumerate().filter(move |(_, node)| node.moves.len() == ring)
    }
}

/// Returns the neighbourhood of a state, with distances from a goal in any orientation.
///
/// # Errors
/// [`InvalidState`] if either is not a state of the 2×2×2.
pub fn neighbourhood(
    state: &Facelets,
    goal: &Facelets,
    metric: Metric,
    distances: &Distances,
) -> Result<Neighbourhood, InvalidState> {
    // Ranks relative to the goal give the distances and, like the states' own ranks, differ between nodes.
    let number = Cube2::from_facelets(state)?.relative_to(&Cube2::from_facelets(goal)?).recoloured().rank();
    let node = |number: u32, moves: Vec<Move>, state: Facelets| NearNode {
        identifier: Identifier::from_facelets(&state),
        distance: distances.distance(number, metric),
        moves,
        state,
    };
    let mut nodes = vec![node(number, Vec::new(), state.clone())];
    let mut numbers = vec![number];
    let mut places = HashMap::from([(number, 0)]);
    let mut at = 0;
    // Breadth-first: nodes are found ring by ring.
    while nodes[at].moves.len() < RADIUS {
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
        // Each edge is found at both of its ends.
        between.extend(ends.filter(|(_, to)| from < *to).map(|(mv, to)| NearEdge { ends: [from, to], face: mv / 3 }));
    }
    Ok(Neighbourhood { nodes, edges: between })
}
