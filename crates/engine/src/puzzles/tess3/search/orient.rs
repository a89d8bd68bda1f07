//! The first phase: brings the W sticker of every piece onto the W axis, where the moves of G1 leave it.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes, TURNS};
use super::axis_children::AfterTurns;
use super::axis_labels::AxisLabels;
use super::ball::Ball;
use super::level_beam::Phase;
use super::net::Net;

/// Distances from G1 up to this are exact.
const RADIUS: u8 = 3;

/// The first phase, with its net.
pub(super) struct ToG1 {
    net: Net,
    ball: Ball<u64>,
    turns: Vec<u16>,
}

impl ToG1 {
    /// Creates the phase with this net.
    pub fn new(net: Net) -> Self {
        Self { net, ball: ball(), turns: (0..TURNS as u16).collect() }
    }
}

impl Phase for ToG1 {
    type Coset = u64;

    fn coset(&self, codes: &Codes) -> u64 {
        AxisLabels::get().key(codes)
    }

    fn coset_after(&self, codes: &Codes, _: &u64, mv: usize) -> u64 {
        self.coset(&CodeTable::get().turned(codes, mv))
    }

    fn turns(&self) -> &[u16] {
        &self.turns
    }

    fn answers(&self, codes: &Codes, _: &u64, out: &mut [i32]) {
        self.net.answers(&AfterTurns(codes), out);
    }

    fn ball(&self) -> &Ball<u64> {
        &self.ball
    }
}

/// Returns the cosets near G1.
pub fn ball() -> Ball<u64> {
    let (table, labels) = (CodeTable::get(), AxisLabels::get());
    let solved = table.encode(&Tess3::solved());
    Ball::new(solved, RADIUS, TURNS, |codes, turn| table.turned(codes, turn), |codes| labels.key(codes))
}
