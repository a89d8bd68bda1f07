//! What lies around a node of the graph: all nodes that one or two moves lead to, and the edges between them.

use std::collections::HashMap;

use super::edges;
use crate::puzzle::{Facelets, InvalidState, Metric, Move};
use crate::puzzles::cube2::tables::distances::Distances;
use crate::puzzles::cube2::{Cube2, Identifier, turn};

/// How many moves the farthest nodes of a neighbourhood are away.
pub const RINGS: usize = 2;
/// Faces whose turns are edges: R, U and F.
pub const FACES: usize = 3;

/// A node near another one, which is in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearNode {
    /// A shortest way to it from the middle, turns of R, U and F; empty for the middle itself. Its length is the ring of the node.
    pub moves: Vec<Move>,
    /// The facelets after these moves, held as in the middle.
    pub state: Facelets,
    /// The number of the node, the same however the cube is held.
    pub identifier: Identifier,
    /// How far it is from the end of the path: at most 11 HTM or 14 QTM.
    pub distance: u8,
}

/// An edge between two near nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NearEdge {
    /// The places of both nodes among the [`Neighbourhood::nodes`], the smaller one first.
    pub ends: [usize; 2],
    /// The face whose turn leads from one to the other, `0 <= face < FACES`.
    pub face: usize,
}

/// The nodes around a node of the graph, at most [`RINGS`] moves away. Each node is there once, however many ways lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbourhood {
    /// The middle first, then ring by ring: 1, 9 and 54 nodes in HTM; 1, 6 and 27 in QTM.
    pub nodes: Vec<NearNode>,
    /// All edges between them.
    pub edges: Vec<NearEdge>,
}

impl Neighbourhood {
    /// The nodes that are so many moves away from the middle, with their places among all.
    pub fn ring(&self, ring: usize) -> impl Iterator<Item = (usize, &NearNode)> {
        self.nodes.iter().enumerate().filter(move |(_, node)| node.moves.len() == ring)
    }
}

/// What lies around a state, with distances from a goal, whichever way that is held.
///
/// # Errors
/// What makes either of them impossible.
pub fn neighbourhood(
    state: &Facelets,
    goal: &Facelets,
    metric: Metric,
    distances: &Distances,
) -> Result<Neighbourhood, InvalidState> {
    // Seen from the goal a state has a number of its own, too.
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
    // Nodes are met in the order of their rings, since each is looked at before those it leads to.
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
