//! The second phase: from G1 to S, where every piece is in its slab and each slab is a cube.

use super::super::codes::Codes;
use super::ball::Ball;
use super::level_beam::Phase;
use super::net::Net;
use super::slab_coordinates::{SlabCoordinates, SlabTables};
use super::slab_net::SlabNet;

/// Distances from S up to this are exact.
pub const RADIUS: u8 = 4;

/// The second phase, with its tables and its net.
pub(super) struct ToSlabs {
    tables: SlabTables,
    net: SlabNet,
    ball: Ball<SlabCoordinates>,
}

impl ToSlabs {
    /// Creates the phase with these tables and this net.
    pub fn new(tables: SlabTables, net: Net) -> Self {
        Self { net: SlabNet::new(net, &tables), ball: tables.ball(RADIUS), tables }
    }
}

impl Phase for ToSlabs {
    type Coset = SlabCoordinates;

    fn coset(&self, codes: &Codes) -> SlabCoordinates {
        self.tables.of(codes)
    }

    fn coset_after(&self, _: &Codes, coset: &SlabCoordinates, mv: usize) -> SlabCoordinates {
        self.tables.after(coset, mv)
    }

    fn turns(&self) -> &[u16] {
        &self.tables.turns
    }

    fn answers(&self, _: &Codes, coset: &SlabCoordinates, out: &mut [i32]) {
        self.net.answers(&self.tables, coset, out);
    }

    fn ball(&self) -> &Ball<SlabCoordinates> {
        &self.ball
    }
}
