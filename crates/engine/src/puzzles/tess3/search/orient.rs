//! The first phase, to G1: brings every W sticker onto the W axis, where the moves of G1 leave it, and makes the handedness even.

use super::super::Tess3;
use super::super::codes::{CODE_TURNS, CodeTable, Codes};
use super::axis_children::TurnChildren;
use super::axis_labels::AxisLabels;
use super::ball::Ball;
use super::level_beam::Phase;
use super::net::Net;

/// Distances from G1 up to this are exact.
const EXACT_RADIUS_G1: u8 = 3;

/// The first phase: to G1, with any move.
pub(super) struct OrientPhase {
    net: Net,
    ball: Ball<u64>,
    turns: Vec<u16>,
}

impl OrientPhase {
    /// Creates the phase and builds the ball of exact distances around G1.
    pub fn new(net: Net) -> Self {
        Self { net, ball: ball(), turns: (0..CODE_TURNS as u16).collect() }
    }
}

impl Phase for OrientPhase {
    type Coset = u64;

    fn coset(&self, codes: &Codes) -> u64 {
        AxisLabels::get().key(codes)
    }

    fn coset_after(&self, codes: &Codes, _: &u64, mv: usize) -> u64 {
        self.coset(&CodeTable::shared().turned(codes, mv))
    }

    fn turns(&self) -> &[u16] {
        &self.turns
    }

    fn evaluate_moves(&self, codes: &Codes, _: &u64, out: &mut [i32]) {
        self.net.evaluate_children(&TurnChildren(codes), out);
    }

    fn ball(&self) -> &Ball<u64> {
        &self.ball
    }
}

/// Returns the cosets within three moves of G1 by [`AxisLabels::key`], with their distances.
pub fn ball() -> Ball<u64> {
    let (table, labels) = (CodeTable::shared(), AxisLabels::get());
    let solved = table.encode(&Tess3::solved());
    Ball::new(solved, EXACT_RADIUS_G1, CODE_TURNS, |codes, turn| table.turned(codes, turn), |codes| labels.key(codes))
}
