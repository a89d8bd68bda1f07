//! Places of the nodes of a neighbourhood: on rings around the middle, those two moves away beside the node they are reached
//! from, so that few edges cross.

use std::f32::consts::TAU;

use eframe::egui::{Vec2, vec2};
use unfold_app::puzzles::graph::{Neighbourhood, RINGS};

/// Distances of the rings from the middle, as fractions of the distance to the edge.
const RADII: [f32; RINGS + 1] = [0.0, 0.58, 1.0];

/// A place on a ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct NodePlace {
    /// Distance from the middle, as a fraction of the distance to the edge.
    radius: f32,
    /// The part of the ring from the top, clockwise.
    turn: f32,
}

/// Places along an oval are told by so many points of it.
const POINTS: usize = 256;

/// The oval that the outer ring is: places on it that are equally far apart by their turns are so on the screen, too.
#[derive(Clone, Debug)]
pub(crate) struct Oval {
    half: Vec2,
    /// Place of each of [`POINTS`] points along the rim from the top, as a part of all of it; the last one is the top again.
    along: Vec<f32>,
}

impl Oval {
    /// The oval that reaches so far to both sides.
    pub(crate) fn new(half: Vec2) -> Self {
        let mut along = vec![0.0];
        for n in 0..POINTS {
            let step = point(half, (n + 1) as f32 / POINTS as f32) - point(half, n as f32 / POINTS as f32);
            along.push(along[n] + step.length());
        }
        let all = along[POINTS].max(f32::MIN_POSITIVE);
        along.iter_mut().for_each(|length| *length /= all);
        Self { half, along }
    }

    /// Offset of a place from the middle.
    pub(crate) fn at(&self, place: NodePlace) -> Vec2 {
        let turn = place.turn.rem_euclid(1.0);
        let after = self.along.partition_point(|along| *along <= turn).clamp(1, POINTS);
        let [from, to] = [self.along[after - 1], self.along[after]];
        let between = (turn - from) / (to - from).max(f32::MIN_POSITIVE);
        place.radius * point(self.half, ((after - 1) as f32 + between) / POINTS as f32)
    }
}

/// The point of an oval after a part of a full turn from the top, clockwise.
fn point(half: Vec2, turn: f32) -> Vec2 {
    let (sin, cos) = (TAU * turn).sin_cos();
    vec2(half.x * sin, -half.y * cos)
}

/// A step from a node to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Around {
    /// To the next one on its ring.
    Clockwise,
    /// To the one before.
    Back,
    /// To one on the outer ring that is joined to it.
    Outward,
    /// To one on the inner ring that is joined to it.
    Inward,
}

/// Places for all nodes.
pub(crate) fn places(around: &Neighbourhood) -> Vec<NodePlace> {
    let mut of = vec![NodePlace { radius: 0.0, turn: 0.0 }; around.nodes.len()];
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
            of[*at] = NodePlace { radius: *radius, turn: n as f32 / count + shift };
        }
    }
    of
}

/// The node to which a step leads from another one; that one itself where there is none.
pub(crate) fn after(places: &[NodePlace], around: &Neighbourhood, at: usize, step: Around) -> usize {
    let ring = around.nodes[at].moves.len();
    let beside = |forward: bool| {
        let mut order: Vec<usize> = around.ring(ring).map(|(n, _)| n).collect();
        order.sort_by(|a, b| places[*a].turn.total_cmp(&places[*b].turn));
        let n = order.iter().position(|n| *n == at).unwrap_or(0);
        let count = order.len();
        order[(n + if forward { 1 } else { count - 1 }) % count]
    };
    match step {
        Around::Clockwise => beside(true),
        Around::Back => beside(false),
        Around::Outward => joined(around, at, ring + 1).next().unwrap_or(at),
        // The position itself is no place to go to.
        Around::Inward => joined(around, at, ring.saturating_sub(1)).find(|n| *n > 0).unwrap_or(at),
    }
}

/// The nodes of a ring that are joined to a node.
fn joined(around: &Neighbourhood, at: usize, ring: usize) -> impl Iterator<Item = usize> {
    let ends = around.edges.iter().map(|edge| edge.ends);
    let other = ends.filter_map(move |[a, b]| if a == at { Some(b) } else { (b == at).then_some(a) });
    other.filter(move |n| around.nodes[*n].moves.len() == ring)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_equally_far_apart_on_an_oval_too() {
        let oval = Oval::new(vec2(260.0, 120.0));
        let at = |n: usize| oval.at(NodePlace { radius: 1.0, turn: n as f32 / 54.0 - 0.1 });
        let steps: Vec<f32> = (0..54).map(|n| (at(n + 1) - at(n)).length()).collect();
        let [least, most] = [steps.iter().copied().fold(f32::MAX, f32::min), steps.iter().copied().fold(0.0, f32::max)];
        assert!(least > 20.0 && most < 1.06 * least, "{least} {most}");
        assert_eq!(oval.at(NodePlace { radius: 0.0, turn: 0.3 }), vec2(0.0, 0.0));
        assert!((oval.at(NodePlace { radius: 0.5, turn: 0.0 }) - vec2(0.0, -60.0)).length() < 1e-3);
        assert!((oval.at(NodePlace { radius: 1.0, turn: 0.25 }) - vec2(260.0, 0.0)).length() < 0.5);
    }
}
