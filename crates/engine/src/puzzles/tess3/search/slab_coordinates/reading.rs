//! The coordinates of a state, read from its pieces.

use super::numbering::{Places, is_odd_place, order_number};
use super::{SlabCoordinates, SlabTables, TWISTS, W};
use crate::puzzles::tess3::codes::{CodeTable, Codes, kind};
use crate::puzzles::tess3::pieces::Layout;

impl SlabTables {
    /// Reads the coordinates of a state of G1.
    pub fn coordinates(&self, codes: &Codes) -> SlabCoordinates {
        let (table, layout) = (CodeTable::shared(), Layout::get());
        let place = |piece: usize| usize::from(table.placements[kind(piece)][usize::from(codes[piece])].place);
        let (mut corner_mask, mut corner_twist) = (0usize, 0);
        for &piece in self.kinds.corners.numbers.iter().filter(|piece| layout.places[**piece][W] > 0) {
            corner_mask |= 1 << self.kinds.corners.index_of[place(piece)];
            corner_twist += usize::from(self.orientations.twist[piece][usize::from(codes[piece])]);
        }
        let (mut hands, mut hand_twist) = (0usize, 0);
        for &piece in &self.kinds.inner.numbers {
            hands |= usize::from(
                self.orientations.is_mirrored[usize::from(codes[piece])] ^ is_odd_place(layout.places[piece]),
            ) << self.kinds.inner.index_of[place(piece)];
            hand_twist += usize::from(self.orientations.twist[piece][usize::from(codes[piece])]);
        }
        let mut edges = 0;
        for &piece in self.kinds.edges.numbers.iter().filter(|piece| layout.places[**piece][W] > 0) {
            edges |= 1 << self.kinds.edges.index_of[place(piece)];
            edges ^= u32::from(self.orientations.is_flipped[usize::from(codes[piece])]) << 24;
        }
        let mut at = [usize::MAX; 12];
        for &piece in &self.kinds.centres.numbers {
            at[usize::from(self.kinds.centres.index_of[place(piece)])] = piece;
        }
        let mut centre_mask = 0usize;
        let mut orders = [[0u8; 6]; 2];
        let mut count = [0; 2];
        for (nth, &piece) in at.iter().enumerate() {
            let side = usize::from(layout.places[piece][W] < 0);
            centre_mask |= usize::from(side == 0) << nth;
            let own = self.kinds.centres.numbers.iter().filter(|other| (layout.places[**other][W] < 0) == (side == 1));
            orders[side][count[side]] = own.take_while(|other| **other != piece).count() as u8;
            count[side] += 1;
        }
        let class = |order: &[u8; 6]| self.orders.class[order_number(order)];
        SlabCoordinates {
            corners: self.halves.of_16[corner_mask] * TWISTS as u16 + (corner_twist % TWISTS) as u16,
            handedness: ((hands >> 1) * TWISTS + hand_twist % TWISTS) as u16,
            edges,
            centre_half: self.halves.of_12[centre_mask],
            centre_orders: [class(&orders[0]), class(&orders[1])],
            signs: self.signs(codes) ^ self.solved_signs,
        }
    }

    /// Returns the permutation signs that S preserves, not yet relative to solved. Bits 0 to 2: the pieces of each slab; bits 3 and 4: the
    /// corners of the first slab together with those of the inner and of the last one.
    pub(super) fn signs(&self, codes: &Codes) -> u8 {
        let (table, layout) = (CodeTable::shared(), Layout::get());
        let is_odd = |places: &Places, w: i8| {
            let mut at = [u8::MAX; 24];
            for &piece in places.numbers.iter().filter(|piece| layout.places[**piece][W] == w) {
                let place = usize::from(table.placements[kind(piece)][usize::from(codes[piece])].place);
                at[usize::from(places.index_of[place])] = piece as u8;
            }
            let mut is_odd = false;
            for (n, one) in at.iter().enumerate().filter(|(_, one)| **one != u8::MAX) {
                is_odd ^= at[n + 1..].iter().filter(|other| **other < *one).count() % 2 == 1;
            }
            is_odd
        };
        let corners = [is_odd(&self.kinds.corners, 1), is_odd(&self.kinds.inner, 0), is_odd(&self.kinds.corners, -1)];
        let slabs = [
            corners[0] ^ is_odd(&self.kinds.edges, 1) ^ is_odd(&self.kinds.centres, 1),
            corners[1] ^ is_odd(&self.kinds.middle_edges, 0),
            corners[2] ^ is_odd(&self.kinds.edges, -1) ^ is_odd(&self.kinds.centres, -1),
        ];
        let bits = [slabs[0], slabs[1], slabs[2], corners[0] ^ corners[1], corners[0] ^ corners[2]];
        bits.iter().enumerate().fold(0, |bits, (n, bit)| bits | u8::from(*bit) << n)
    }
}
