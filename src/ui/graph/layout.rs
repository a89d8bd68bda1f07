//! Node positions of a neighbourhood: concentric rings, with each node two moves away near its neighbours on the inner
//! ring, so that few edges cross.

use std::f32::consts::TAU;

use eframe::egui::{Vec2, vec2};
use unfold_app::puzzles::graph::{Neighbourhood, RADIUS};

/// Radii of the rings, as fractions of the outer ring's radius.
const RADII: [f32; RADIUS + 1] = [0.0, 0.58, 1.0];

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct NodePlace {
    /// Fraction of the outer ring's radius.
    radius: f32,
    /// Distance along the ring from the top, clockwise, as a fraction of its circumference; may be outside `0..1`.
    turn: f32,
}

/// Number of straight segments that approximate the oval.
const SAMPLES: usize = 256;

/// The oval of the outer ring. Places at equal intervals of `turn` are equally spaced along it.
#[derive(Clone, Debug)]
pub(crate) struct Oval {
    semi_axes: Vec2,
    /// Arc length from the top to each of `SAMPLES + 1` points, as a fraction of the circumference; the last point is the
    /// top again.
    arc_lengths: Vec<f32>,
}

impl Oval {
    /// Creates an oval from its horizontal and vertical semi-axes.
    pub(crate) fn new(semi_axes: Vec2) -> Self {
        let mut arc_lengths = vec![0.0];
        for n in 0..SAMPLES {
            let step = point(semi_axes, (n + 1) as f32 / SAMPLES as f32) - point(semi_axes, n as f32 / SAMPLES as f32);
            arc_lengths.push(arc_lengths[n] + step.length());
        }
        let all = arc_lengths[SAMPLES].max(f32::MIN_POSITIVE);
        arc_lengths.iter_mut().for_each(|length| *length /= all);
        Self { semi_axes, arc_lengths }
    }

    /// Offset of a place from the centre, in the unit of the semi-axes.
    pub(crate) fn offset(&self, place: NodePlace) -> Vec2 {
        let turn = place.turn.rem_euclid(1.0);
        let after = self.arc_lengths.partition_point(|along| *along <= turn).clamp(1, SAMPLES);
        let [from, to] = [self.arc_lengths[after - 1], self.arc_lengths[after]];
        let between = (turn - from) / (to - from).max(f32::MIN_POSITIVE);
        place.radius * point(self.semi_axes, ((after - 1) as f32 + between) / SAMPLES as f32)
    }
}

/// Offset from the centre of the oval's point at a parametric angle, in turns clockwise from the top.
fn point(half: Vec2, turn: f32) -> Vec2 {
    let (sin, cos) = (TAU * turn).sin_cos();
    vec2(half.x * sin, -half.y * cos)
}

/// A keyboard step from one node to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// To the next node of the same ring.
    Clockwise,
    /// To the previous node of the same ring.
    Counterclockwise,
    /// To an adjacent node one ring further out.
    Outward,
    /// To an adjacent node one ring further in.
    Inward,
}

/// Lays out the nodes; returns one place per node, in the order of `around.nodes`.
pub(crate) fn places(around: &Neighbourhood) -> Vec<NodePlace> {
    let mut of = vec![NodePlace { radius: 0.0, turn: 0.0 }; around.nodes.len()];
    for (ring, radius) in RADII.iter().enumerate().skip(1) {
        // Mean place of the adjacent nodes on the next inner ring.
        let wanted = |at: usize| {
            let inner = adjacent_in_ring(around, at, ring - 1).map(|n| of[n].turn);
            let (sum, count) = inner.fold((0.0, 0.0), |(sum, count), turn| (sum + turn, count + 1.0));
            sum / f32::max(count, 1.0)
        };
        let mut order: Vec<(f32, usize)> = around.ring(ring).map(|(at, _)| (wanted(at), at)).collect();
        order.sort_by(|a, b| a.0.total_cmp(&b.0));
        let count = order.len() as f32;
        // Rotate the second ring so that, on average, nodes are beside their neighbours on the first.
        let shift = order.iter().enumerate().map(|(n, (wanted, _))| wanted - n as f32 / count).sum::<f32>() / count;
        let shift = if ring == 1 { 0.0 } else { shift };
        for (n, (_, at)) in order.iter().enumerate() {
            of[*at] = NodePlace { radius: *radius, turn: n as f32 / count + shift };
        }
    }
    of
}

/// The node that a step leads to; `at` itself if there is none.
pub(crate) fn neighbour(places: &[NodePlace], around: &Neighbourhood, at: usize, step: Step) -> usize {
    let ring = around.nodes[at].moves.len();
    let beside = |forward: bool| {
        let mut order: Vec<usize> = around.ring(ring).map(|(n, _)| n).collect();
        order.sort_by(|a, b| places[*a].turn.total_cmp(&places[*b].turn));
        let n = order.iter().position(|n| *n == at).unwrap_or(0);
        let count = order.len();
        order[(n + if forward { 1 } else { count - 1 }) % count]
    };
    match step {
        Step::Clockwise => beside(true),
        Step::Counterclockwise => beside(false),
        Step::Outward => adjacent_in_ring(around, at, ring + 1).next().unwrap_or(at),
        // The position itself cannot be selected.
        Step::Inward => adjacent_in_ring(around, at, ring.saturating_sub(1)).find(|n| *n > 0).unwrap_or(at),
    }
}

/// Indices of the nodes of a ring that are adjacent to the node `at`.
fn adjacent_in_ring(around: &Neighbourhood, at: usize, ring: usize) -> impl Iterator<Item = usize> {
    let ends = around.edges.iter().map(|edge| edge.ends);
    let other = ends.filter_map(move |[a, b]| if a == at { Some(b) } else { (b == at).then_some(a) });
    other.filter(move |n| around.nodes[*n].moves.len() == ring)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_evenly_spaced_on_an_oval() {
        let oval = Oval::new(vec2(260.0, 120.0));
        let at = |n: usize| oval.offset(NodePlace { radius: 1.0, turn: n as f32 / 54.0 - 0.1 });
        let steps: Vec<f32> = (0..54).map(|n| (at(n + 1) - at(n)).length()).collect();
        let [least, most] = [steps.iter().copied().fold(f32::MAX, f32::min), steps.iter().copied().fold(0.0, f32::max)];
        assert!(least > 20.0 && most < 1.06 * least, "{least} {most}");
        assert_eq!(oval.offset(NodePlace { radius: 0.0, turn: 0.3 }), vec2(0.0, 0.0));
        assert!((oval.offset(NodePlace { radius: 0.5, turn: 0.0 }) - vec2(0.0, -60.0)).length() < 1e-3);
        assert!((oval.offset(NodePlace { radius: 1.0, turn: 0.25 }) - vec2(260.0, 0.0)).length() < 0.5);
    }
}
