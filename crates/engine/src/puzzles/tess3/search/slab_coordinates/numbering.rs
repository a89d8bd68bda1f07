//! Numbering of the pieces of a state: lists of places, orientations, halves and orders.

use super::{HALVES_OF_24, TWISTS, W};
use crate::puzzle::{hypercube, perm};
use crate::puzzles::tess3::codes::{CodeTable, MAX_CODES, kind};
use crate::puzzles::tess3::pieces::{Coordinates, Layout, PIECES, colours};

/// Number of orders of a slab's six centres.
const ORDERS_OF_6: usize = 720;
/// Number of classes of orders of the six centres up to rotations of the slab.
pub(super) const ORDER_CLASSES: usize = 30;

/// The places of one kind of pieces, in increasing order.
pub(super) struct Places {
    pub numbers: Vec<usize>,
    /// The index in `numbers` of each place; `u8::MAX` for places of other kinds.
    pub index_of: [u8; PIECES],
}

impl Places {
    fn new(is_of_kind: impl Fn(Coordinates) -> bool) -> Self {
        let layout = Layout::get();
        let numbers: Vec<usize> = (0..PIECES).filter(|place| is_of_kind(layout.places[*place])).collect();
        let mut index_of = [u8::MAX; PIECES];
        for (n, place) in numbers.iter().enumerate() {
            index_of[*place] = n as u8;
        }
        Self { numbers, index_of }
    }
}

/// The kinds of pieces that moves of G1 carry among themselves: each piece of an outer slab has a W sticker.
pub(super) struct PlacesByKind {
    /// Four colours: the corners of the outer slabs.
    pub corners: Places,
    /// Three colours without W: the corners of the inner slab.
    pub inner: Places,
    /// Three colours with W: the edges of the outer slabs.
    pub edges: Places,
    /// Two colours with W: the centres of the outer slabs.
    pub centres: Places,
    /// Two colours without W: the edges of the inner slab.
    pub middle_edges: Places,
}

impl PlacesByKind {
    pub fn new() -> Self {
        let kind = |count: usize, is_inner: bool| {
            Places::new(move |place| colours(place) == count && (place[W] == 0) == is_inner)
        };
        Self {
            corners: kind(4, false),
            inner: kind(3, true),
            edges: kind(3, false),
            centres: kind(2, false),
            middle_edges: kind(2, true),
        }
    }
}

/// The orientations of pieces by their codes, in states of G1.
pub(super) struct Orientations {
    /// By piece and code: the shift of a corner's or inner piece's stickers from their home axes, `0 <= twist < 3`. Counted forwards or
    /// backwards depending on the place, so that the change by a move depends on the place alone.
    pub twist: Vec<[u8; MAX_CODES]>,
    /// By code: true if an inner piece is mirrored.
    pub is_mirrored: [bool; MAX_CODES],
    /// By code: true if an edge of an outer slab is flipped.
    pub is_flipped: [bool; MAX_CODES],
}

impl Orientations {
    pub fn new() -> Self {
        let (table, layout) = (CodeTable::shared(), Layout::get());
        let mut is_mirrored = [false; MAX_CODES];
        let mut is_flipped = [false; MAX_CODES];
        for (code, lying) in table.placements[1].iter().enumerate() {
            let place = layout.places[usize::from(lying.place)];
            if place[W] == 0 {
                is_mirrored[code] = perm::is_odd(&lying.axes[..3]) ^ is_odd_place(place);
            } else {
                is_flipped[code] = lying.axes[0] > lying.axes[1];
            }
        }
        Self { twist: (0..PIECES).map(twists).collect(), is_mirrored, is_flipped }
    }
}

/// Returns the twist of a piece by its code; 0 for pieces of two colours and for codes outside G1.
fn twists(piece: usize) -> [u8; MAX_CODES] {
    let (table, home) = (CodeTable::shared(), Layout::get().places[piece]);
    let mut out = [0; MAX_CODES];
    if colours(home) < 3 {
        return out;
    }
    for (out, lying) in out.iter_mut().zip(&table.placements[kind(piece)]) {
        let mut on = [0; 3];
        for (made_for, axis) in table.stickers[piece].iter().zip(lying.axes).take(kind(piece) + 2) {
            if usize::from(*made_for) < W && usize::from(axis) < W {
                on[usize::from(*made_for)] = axis;
            }
        }
        if perm::is_permutation(&on) {
            let is_backwards = perm::is_odd(&on) ^ is_odd_place(home);
            *out = if is_backwards { (TWISTS as u8 - on[0]) % TWISTS as u8 } else { on[0] };
        }
    }
    out
}

/// True for a place with an odd number of negative sides.
pub(super) fn is_odd_place(place: Coordinates) -> bool {
    place.iter().filter(|side| **side < 0).count() % 2 == 1
}

/// Numbering of the halves of 16, 12 and 24 places, given as bit sets.
pub(super) struct HalfNumbering {
    /// The number of each half of sixteen places; `u16::MAX` for other sets.
    pub of_16: Vec<u16>,
    /// The number of each half of twelve places; `u16::MAX` for other sets.
    pub of_12: Vec<u16>,
    /// The half of sixteen places with each number.
    pub sets_of_16: Vec<u16>,
    /// The number of a half of 24 places is `upper` of its upper twelve bits plus `lower` of its lower twelve.
    upper: Vec<u32>,
    lower: Vec<u16>,
    /// The sets of twelve places by number of members, in the order of `lower`.
    sets_by_count: [Vec<u32>; 13],
}

impl HalfNumbering {
    pub fn new() -> Self {
        let (of_16, of_12) = (half_numbers(16), half_numbers(12));
        let sets_of_16 = (0..of_16.len()).filter(|set| of_16[*set] != u16::MAX).map(|set| set as u16).collect();
        let mut sets_by_count: [Vec<u32>; 13] = Default::default();
        let mut lower = Vec::with_capacity(1 << 12);
        for set in 0..1u32 << 12 {
            let alike = &mut sets_by_count[set.count_ones() as usize];
            lower.push(alike.len() as u16);
            alike.push(set);
        }
        let mut sum = 0;
        let mut upper = Vec::with_capacity(1 << 12);
        for set in 0..1u32 << 12 {
            upper.push(sum);
            sum += sets_by_count[12 - set.count_ones() as usize].len() as u32;
        }
        assert_eq!(sum as usize, HALVES_OF_24, "the halves of 24 places are numbered without gaps");
        Self { of_16, of_12, sets_of_16, upper, lower, sets_by_count }
    }

    /// Returns the number of a half of 24 places.
    #[inline(always)]
    pub fn number_of_24(&self, set: u32) -> usize {
        (self.upper[(set >> 12 & 0xfff) as usize] + u32::from(self.lower[(set & 0xfff) as usize])) as usize
    }

    /// Returns the half of 24 places with this number.
    pub fn set_of_24(&self, number: usize) -> u32 {
        let upper = self.upper.partition_point(|first| *first as usize <= number) - 1;
        let rest = 12 - (upper as u32).count_ones();
        (upper as u32) << 12 | self.sets_by_count[rest as usize][number - self.upper[upper] as usize]
    }
}

/// Numbers the sets that contain half of `places <= 16` places, in increasing order; `u16::MAX` for sets of another size.
fn half_numbers(places: usize) -> Vec<u16> {
    let mut out = vec![u16::MAX; 1 << places];
    let halves = (0..1usize << places).filter(|set| set.count_ones() as usize == places / 2);
    for (number, set) in halves.enumerate() {
        out[set] = number as u16;
    }
    out
}

/// Returns the indices of the bits set among the lowest `places` bits of `set`, in increasing order.
pub(super) fn members(set: usize, places: usize) -> impl Iterator<Item = usize> + Clone {
    (0..places).filter(move |nth| set >> nth & 1 == 1)
}

/// Orders of the six centres of an outer slab, in classes up to rotations of the slab.
pub(super) struct CentreOrders {
    /// Class by [`order_number`].
    pub class: Vec<u8>,
    /// By [`order_number`] of a reordering and class before: the class after the reordering.
    pub next: Vec<[u8; ORDER_CLASSES]>,
    /// By [`order_number`]: true for an odd permutation.
    pub is_odd: Vec<bool>,
}

impl CentreOrders {
    pub fn new(centres: &Places) -> Self {
        let mut orders: Vec<[u8; 6]> = Vec::with_capacity(ORDERS_OF_6);
        perm::each_permutation(6, |order| orders.push(std::array::from_fn(|n| order[n])));
        let rotations = slab_rotations(centres);
        let mut class = vec![u8::MAX; ORDERS_OF_6];
        let mut representatives = Vec::new();
        for order in &orders {
            if class[order_number(order)] == u8::MAX {
                for rotation in &rotations {
                    let alike = order.map(|piece| rotation[usize::from(piece)]);
                    class[order_number(&alike)] = representatives.len() as u8;
                }
                representatives.push(*order);
            }
        }
        assert_eq!(representatives.len(), ORDER_CLASSES, "six centres have thirty orders up to rotations");
        let class_after = |by: &[u8; 6], before: &[u8; 6]| class[order_number(&by.map(|n| before[usize::from(n)]))];
        let next =
            orders.iter().map(|by| std::array::from_fn(|before| class_after(by, &representatives[before]))).collect();
        Self { class, next, is_odd: orders.iter().map(|order| perm::is_odd(order)).collect() }
    }
}

/// Returns the permutations of the first slab's six centres under the rotations that fix W.
fn slab_rotations(centres: &Places) -> Vec<[u8; 6]> {
    let layout = Layout::get();
    let of_slab: Vec<usize> = centres.numbers.iter().copied().filter(|place| layout.places[*place][W] > 0).collect();
    let carried = |rotation: &crate::puzzle::geometry::SignedPerm, place: usize| {
        let to = layout.image(rotation, place);
        of_slab.iter().position(|place| *place == to).expect("a rotation that fixes W keeps each slab") as u8
    };
    let rotations = hypercube::rotations3();
    rotations.iter().map(|rotation| std::array::from_fn(|n| carried(rotation, of_slab[n]))).collect()
}

/// Returns the lexicographic rank of a permutation of six.
pub(super) fn order_number(order: &[u8; 6]) -> usize {
    perm::rank(order) as usize
}
