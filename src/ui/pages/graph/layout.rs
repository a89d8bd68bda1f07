//! Where the nodes of a neighbourhood are drawn: on rings around the middle, those two moves away beside the node they are reached
//! from, so that few edges cross.

use std::f32::consts::TAU;

use eframe::egui::{Vec2, vec2};

use crate::engine::graph::neighbourhood::{Neighbourhood, RINGS};

/// How far from the middle a ring is, of the way to the edge.
const RADII: [f32; RINGS + 1] = [0.0, 0.58, 1.0];

/// A place on a ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    /// How far from the middle, of the way to the edge.
    radius: f32,
    /// The part of a full turn from the top, clockwise.
    turn: f32,
}

impl Place {
    /// Where it is from the middle of a room that reaches so far to both sides.
    pub(super) fn within(self, half: Vec2) -> Vec2 {
        let angle = TAU * self.turn;
        self.radius * vec2(half.x * angle.sin(), -half.y * angle.cos())
    }
}

/// A step from a node to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Around {
    /// To the next one on its ring.
    Clockwise,
    /// To the one before.
    Back,
    /// To one on the outer ring that is joined to it.
    Outward,
    /// To one on the inner ring that is joined to it.
    Inward,
}

/// Where all nodes are drawn.
#[derive(Clone, Debug)]
pub(super) struct Places {
    /// The place of each node.
    pub(super) of: Vec<Place>,
}

impl Places {
    /// Places for all nodes.
    pub(super) fn of(around: &Neighbourhood) -> Self {
        let mut of = vec![Place { radius: 0.0, turn: 0.0 }; around.nodes.len()];
        for (ring, radius) in RADII.iter().enumerate().skip(1) {
            // Where the nodes farther inside are to which a node is joined.
            let wanted = |at: usize| {
                let inner = joined(around, at, ring - 1).map(|n| of[n].turn);
                let (sum, count) = inner.fold((0.0, 0.0), |(sum, count), turn| (sum + turn, count + 1.0));
                sum / f32::max(count, 1.0)
            };
            let mut order: Vec<(f32, usize)> = around.ring(ring).map(|(at, _)| (wanted(at), at)).collect();
            order.sort_by(|a, b| a.0.total_cmp(&b.0));
            let count = order.len() as f32;
            // In the middle they stand where those are that they belong to.
            let shift = order.iter().enumerate().map(|(n, (wanted, _))| wanted - n as f32 / count).sum::<f32>() / count;
            let shift = if ring == 1 { 0.0 } else { shift };
            for (n, (_, at)) in order.iter().enumerate() {
                of[*at] = Place { radius: *radius, turn: n as f32 / count + shift };
            }
        }
        Self { of }
    }

    /// The node to which a step leads from another one; that one itself where there is none.
    pub(super) fn after(&self, around: &Neighbourhood, at: usize, step: Around) -> usize {
        let ring = around.nodes[at].moves.len();
        let beside = |forward: bool| {
            let mut order: Vec<usize> = around.ring(ring).map(|(n, _)| n).collect();
            order.sort_by(|a, b| self.of[*a].turn.total_cmp(&self.of[*b].turn));
            let place = order.iter().position(|n| *n == at).unwrap_or(0);
            let count = order.len();
            order[(place + if forward { 1 } else { count - 1 }) % count]
        };
        match step {
            Around::Clockwise => beside(true),
            Around::Back => beside(false),
            Around::Outward => joined(around, at, ring + 1).next().unwrap_or(at),
            // The position itself is no place to go to.
            Around::Inward => joined(around, at, ring.saturating_sub(1)).find(|n| *n > 0).unwrap_or(at),
        }
    }
}

/// The nodes of a ring that are joined to a node.
fn joined(around: &Neighbourhood, at: usize, ring: usize) -> impl Iterator<Item = usize> {
    let ends = around.edges.iter().map(|edge| edge.ends);
    let other = ends.filter_map(move |[a, b]| if a == at { Some(b) } else { (b == at).then_some(a) });
    other.filter(move |n| around.nodes[*n].moves.len() == ring)
}
