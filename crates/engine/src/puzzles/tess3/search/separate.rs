//! The second phase: from G1 to S, where every piece is in its own slab and each slab is a cube.

use super::super::codes::Codes;
use super::ball::Ball;
use super::level_beam::Phase;
use super::net::Net;
use super::slab_coordinates::{SlabCoordinates, SlabTables};
use super::slab_net::SlabNet;

/// Distances from S up to this are exact.
pub const EXACT_RADIUS_S: u8 = 4;

/// The second phase: from G1 to S, with the 132 moves of G1.
pub(super) struct SeparatePhase {
    tables: SlabTables,
    net: SlabNet,
    ball: Ball<SlabCoordinates>,
}

impl SeparatePhase {
    /// Creates the phase, sums the net's corner rows and builds the ball of exact distances around S.
    pub fn new(tables: SlabTables, net: Net) -> Self {
        Self { net: SlabNet::new(net, &tables), ball: tables.ball(EXACT_RADIUS_S), tables }
    }
}

impl Phase for SeparatePhase {
    type Coset = SlabCoordinates;

    fn coset(&self, codes: &Codes) -> SlabCoordinates {
        self.tables.coordinates(codes)
    }

    fn coset_after(&self, _: &Codes, coset: &SlabCoordinates, mv: usize) -> SlabCoordinates {
        self.tables.after(coset, mv)
    }

    fn turns(&self) -> &[u16] {
        &self.tables.turns
    }

    fn evaluate_moves(&self, _: &Codes, coset: &SlabCoordinates, out: &mut [i32]) {
        self.net.evaluate_moves(&self.tables, coset, out);
    }

    fn ball(&self) -> &Ball<SlabCoordinates> {
        &self.ball
    }
}
