//! The last four moves of the first phase as a graph: all labels within that distance, and for each the moves that lead
//! nearer.
//!
//! Most nodes of a first phase are near its end. Here each of them costs a few adjacent reads instead of a table
//! look-up.

use super::state::MoveShuffles;
use crate::puzzles::tess2::tables::axis_halves::{AxisHalves, AxisLabels};
use crate::search::ida::MoveSet;

/// The radius of the graph, in moves.
pub const RADIUS: u8 = 4;

/// Number of labellings at each distance, with position 0 solved.
const LEVEL_SIZES: [usize; RADIUS as usize + 1] = [1, 6, 159, 8114, 392_430];

/// Number of slots of the hash table from labels to nodes: open addressing, at most half full.
const SLOTS: usize = 1 << 20;

/// Marks a slot without a node.
const EMPTY: u32 = u32::MAX;

/// All axis labels within [`RADIUS`] moves of the goal, as a directed graph whose edges are the moves that lead nearer.
#[derive(Debug)]
pub struct NearGoalGraph {
    /// Labels of the nodes, in order of distance.
    labels: Vec<u32>,
    /// The index of the first edge of each node, followed by the number of edges.
    first_edge: Vec<u32>,
    /// For each edge: node after the move << 8 | move index.
    edges: Vec<u32>,
    slots: Vec<u32>,
}

fn hash_slot(labels: u32) -> usize {
    ((labels >> 2).wrapping_mul(0x9e37_79b1) >> 12) as usize
}

impl NearGoalGraph {
    /// Builds the graph, in a few hundredths of a second.
    pub fn new(moves: &MoveShuffles, halves: &AxisHalves) -> Self {
        let home = AxisLabels::all(3);
        let mut out =
            Self { labels: vec![home.0], first_edge: Vec::new(), edges: Vec::new(), slots: vec![EMPTY; SLOTS] };
        out.slots[hash_slot(home.0)] = 0;
        // Connects each node to those one move farther; the edge back is the inverse move.
        let mut back: Vec<(u32, u32)> = Vec::new();
        let mut level = 0..1;
        for _ in 0..RADIUS {
            for node in level.clone() {
                let labels = AxisLabels(out.labels[node]);
                for move_index in moves.all.each() {
                    let (at, number) = out.slot_of(halves.after_move(labels, move_index).0);
                    let number = if number == EMPTY {
                        out.slots[at] = out.labels.len() as u32;
                        out.labels.push(halves.after_move(labels, move_index).0);
                        out.slots[at]
                    } else {
                        number
                    };
                    if number as usize >= level.end {
                        back.push((number, (node as u32) << 8 | u32::from(moves.inverse_move(move_index))));
                    }
                }
            }
            level = level.end..out.labels.len();
        }
        let mut first = vec![0; out.labels.len() + 1];
        back.iter().for_each(|(node, _)| first[*node as usize + 1] += 1);
        for n in 1..first.len() {
            first[n] += first[n - 1];
        }
        let mut next = first.clone();
        out.edges = vec![0; back.len()];
        for (node, edge) in back {
            let at = &mut next[node as usize];
            out.edges[*at as usize] = edge;
            *at += 1;
        }
        out.first_edge = first;
        out
    }

    /// Returns the hash-table slot of labels and the node number in it, or a free slot and [`EMPTY`] if they have no node.
    #[inline]
    fn slot_of(&self, labels: u32) -> (usize, u32) {
        let mut at = hash_slot(labels);
        loop {
            let number = self.slots[at];
            if number == EMPTY || self.labels[number as usize] == labels {
                return (at, number);
            }
            at = (at + 1) % SLOTS;
        }
    }

    /// Returns the node of labels exactly `distance <= RADIUS` moves from the goal; `None` for labels at any other distance.
    #[inline]
    pub fn node(&self, labels: AxisLabels, distance: u8) -> Option<u32> {
        let (_, number) = self.slot_of(labels.0);
        let from: usize = LEVEL_SIZES[..usize::from(distance)].iter().sum();
        (number != EMPTY && (from..from + LEVEL_SIZES[usize::from(distance)]).contains(&(number as usize)))
            .then_some(number)
    }

    /// Returns the distance of labels from the goal; `None` if they are not in the graph.
    pub fn distance(&self, labels: AxisLabels) -> Option<u8> {
        (0..=RADIUS).find(|&distance| self.node(labels, distance).is_some())
    }

    /// Returns the edges of a node: for each move that leads nearer, the node after it << 8 | move index.
    #[inline]
    pub fn moves_nearer(&self, node: u32) -> &[u32] {
        &self.edges[self.first_edge[node as usize] as usize..self.first_edge[node as usize + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;
    use crate::puzzle::hypercube::MOVES_PER_LAYER_SET;
    use crate::puzzles::tess2::Tess2;

    /// The axis of the W sticker at each position, from the cubie level.
    fn labels(state: &Tess2) -> u32 {
        state.ori.iter().enumerate().map(|(p, g)| u32::from(g.image(3)) << (2 * p)).sum()
    }

    fn is_new(distance: &mut HashMap<u32, u8>, labels: u32, depth: u8) -> bool {
        let before = distance.len();
        distance.entry(labels).or_insert(depth);
        distance.len() > before
    }

    #[test]
    fn nodes_and_edges_equal_breadth_first_search() {
        let (moves, halves) = (MoveShuffles::new(), AxisHalves::default());
        let near_goal = NearGoalGraph::new(&moves, &halves);
        let mut distance = HashMap::from([(labels(&Tess2::SOLVED), 0u8)]);
        let mut level = vec![Tess2::SOLVED];
        for depth in 1..=RADIUS {
            let children = level.iter().flat_map(|state| (0..MOVES_PER_LAYER_SET).map(|mv| state.after(mv)));
            level = children.filter(|child| is_new(&mut distance, labels(child), depth)).collect();
        }
        let count = |d| distance.values().filter(|distance| **distance == d).count();
        assert_eq!([0, 1, 2, 3, 4].map(count), [1, 6, 159, 8114, 392_430]);
        assert_eq!(near_goal.labels.len(), distance.len());
        assert_eq!(near_goal.first_edge.len(), distance.len() + 1);
        for (n, (&labels, &depth)) in distance.iter().enumerate() {
            let nodes = [0, 1, 2, 3, 4].map(|d| near_goal.node(AxisLabels(labels), d));
            let node = nodes[usize::from(depth)].expect("a node at its distance");
            assert_eq!(nodes.iter().flatten().count(), 1, "it is a node of one distance only");
            if depth > 3 && n % 37 != 0 {
                continue;
            }
            let mut edges = near_goal.moves_nearer(node).to_vec();
            edges.sort_unstable_by_key(|edge| edge & 255);
            let all = moves.all.each();
            let expected: Vec<u32> = all
                .filter_map(|move_index| {
                    let to = halves.after_move(AxisLabels(labels), move_index);
                    let nearer = depth > 0 && distance.get(&to.0) == Some(&(depth - 1));
                    nearer.then(|| near_goal.node(to, depth - 1).expect("a node") << 8 | u32::from(move_index))
                })
                .collect();
            assert_eq!(edges, expected);
            assert_eq!(edges.is_empty(), depth == 0);
        }
    }

    #[test]
    fn labels_beyond_the_radius_have_no_node() {
        let (moves, halves) = (MoveShuffles::new(), AxisHalves::default());
        let near_goal = NearGoalGraph::new(&moves, &halves);
        // Labels one move from the last level are at distance five if they are in no level.
        let all: HashSet<u32> = near_goal.labels.iter().copied().collect();
        assert_eq!(all.len(), near_goal.labels.len());
        let mut beyond = 0;
        for &labels in near_goal.labels.iter().rev().step_by(1009) {
            for move_index in moves.all.each() {
                let to = halves.after_move(AxisLabels(labels), move_index);
                let known = all.contains(&to.0);
                assert_eq!((0..=RADIUS).filter(|d| near_goal.node(to, *d).is_some()).count(), usize::from(known));
                beyond += usize::from(!known);
            }
        }
        assert!(beyond > 10_000, "{beyond}");
    }
}
