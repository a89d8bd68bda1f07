//! The effect of each move of G1 on the coordinates.
//!
//! A move carries each place regardless of the piece in it, and changes orientations by an amount that depends on the place alone. Both are
//! measured on the piece whose home is the place.

use super::numbering::{HalfNumbering, Orientations, Places, PlacesByKind, members, order_number};
use super::{HALVES_OF_12, HALVES_OF_16, HANDEDNESS_SETS, MOVES, TWISTS};
use crate::puzzle::perm;
use crate::puzzles::tess3::Tess3;
use crate::puzzles::tess3::codes::{CodeTable, Codes, Turn, kind};
use crate::puzzles::tess3::pieces::Layout;

/// Bits of `signs` that the order of each slab's corners affects: first, inner and last slab.
const SIGNS_OF_CORNERS: [u8; 3] = [0b11001, 0b01010, 0b10100];
/// Bits of `signs` that the orders of each slab's edges and centres affect.
const SIGNS_OF_EDGES_AND_CENTRES: [u8; 3] = [0b001, 0b010, 0b100];

/// Effect of a move on a set of edge places, looked up by byte of the set.
pub(super) struct EdgeMove {
    pub carried: [[u32; 256]; 3],
    pub flips: u32,
    /// For each byte of a set: the later places whose order changes against an odd number of its members.
    pub crossed: [[u32; 256]; 3],
}

/// The coordinates after each move. In flat tables the move is the fastest index.
pub(super) struct MoveTables {
    /// By `half * 3 + twist`.
    pub corners: Vec<u16>,
    /// By `hands * 3 + twist`.
    pub handedness: Vec<u16>,
    /// By the move alone.
    pub edges: Vec<EdgeMove>,
    /// By the half of the centres: the half after the move, and the number of the reordering of the centres of each outer slab.
    pub centre_halves: Vec<[u16; 3]>,
    /// By the half of the corners: changes of `signs` by corners, inner pieces and middle edges.
    pub corner_signs: Vec<u8>,
}

impl MoveTables {
    pub fn new(turns: &[u16], kinds: &PlacesByKind, orientations: &Orientations, halves: &HalfNumbering) -> Self {
        let mut out = Self {
            corners: vec![0; HALVES_OF_16 * TWISTS * MOVES],
            handedness: vec![0; HANDEDNESS_SETS * TWISTS * MOVES],
            edges: Vec::with_capacity(MOVES),
            centre_halves: vec![[0; 3]; HALVES_OF_12 * MOVES],
            corner_signs: vec![0; HALVES_OF_16 * MOVES],
        };
        let solved = CodeTable::shared().encode(&Tess3::solved());
        for (mv, &turn) in turns.iter().enumerate() {
            let effect = TurnEffect { turn: usize::from(turn), solved: &solved, orientations };
            out.add_corners(mv, &effect, kinds, halves);
            out.add_inner(mv, &effect, &kinds.inner);
            out.edges.push(edge_move(&effect, &kinds.edges));
            out.add_centres(mv, &effect, &kinds.centres, halves);
        }
        out
    }

    fn add_corners(&mut self, mv: usize, effect: &TurnEffect, kinds: &PlacesByKind, halves: &HalfNumbering) {
        let to = effect.images(&kinds.corners);
        let twists = effect.twists(&kinds.corners);
        let mut inner_signs = 0;
        if is_odd_among(&effect.images(&kinds.inner), 0xff) {
            inner_signs ^= SIGNS_OF_CORNERS[1];
        }
        if is_odd_among(&effect.images(&kinds.middle_edges), 0xfff) {
            inner_signs ^= SIGNS_OF_EDGES_AND_CENTRES[1];
        }
        for (half, &set) in halves.sets_of_16.iter().enumerate() {
            let set = usize::from(set);
            let mut signs = inner_signs;
            for (slab, corners) in [(0, set), (2, !set)] {
                if is_odd_among(&to, corners) {
                    signs ^= SIGNS_OF_CORNERS[slab];
                }
            }
            self.corner_signs[half * MOVES + mv] = signs;
            let after = members(set, 16).fold(0, |after, nth| after | 1 << to[nth]);
            let added: usize = members(set, 16).map(|nth| twists[nth]).sum();
            for twist in 0..TWISTS {
                self.corners[(half * TWISTS + twist) * MOVES + mv] =
                    halves.of_16[after] * TWISTS as u16 + ((twist + added) % TWISTS) as u16;
            }
        }
    }

    fn add_inner(&mut self, mv: usize, effect: &TurnEffect, inner: &Places) {
        let to = effect.images(inner);
        let twists = effect.twists(inner);
        let mirrors = effect.mirrors(inner);
        for hands in 0..HANDEDNESS_SETS {
            // An even number of the eight is mirrored, so seven determine the first.
            let set = hands << 1 | (hands.count_ones() as usize % 2);
            let (mut after, mut added) = (0, 0);
            for nth in 0..8 {
                let is_mirrored = set >> nth & 1 == 1;
                after |= usize::from(is_mirrored ^ mirrors[nth]) << to[nth];
                // A mirrored piece twists the other way.
                added += if is_mirrored { TWISTS - twists[nth] } else { twists[nth] };
            }
            for twist in 0..TWISTS {
                self.handedness[(hands * TWISTS + twist) * MOVES + mv] =
                    ((after >> 1) * TWISTS + (twist + added) % TWISTS) as u16;
            }
        }
    }

    fn add_centres(&mut self, mv: usize, effect: &TurnEffect, centres: &Places, halves: &HalfNumbering) {
        let to = effect.images(centres);
        for (set, &half) in halves.of_12.iter().enumerate().filter(|(_, half)| **half != u16::MAX) {
            let after = members(set, 12).fold(0usize, |after, nth| after | 1 << to[nth]);
            let [first, last] = [set, !set].map(|slab| order_number(&centre_reordering(&to, slab)) as u16);
            self.centre_halves[usize::from(half) * MOVES + mv] = [halves.of_12[after], first, last];
        }
    }
}

/// Returns the reordering of a slab's six centres, whose places among the twelve are the bits of `slab`: by new index, the old index of the
/// centre.
fn centre_reordering(to: &[usize], slab: usize) -> [u8; 6] {
    let mut carried: Vec<(usize, u8)> = members(slab, 12).map(|nth| to[nth]).zip(0..).collect();
    carried.sort_unstable();
    std::array::from_fn(|n| carried[n].1)
}

fn edge_move(effect: &TurnEffect, edges: &Places) -> EdgeMove {
    let mut out = EdgeMove { carried: [[0; 256]; 3], flips: 0, crossed: [[0; 256]; 3] };
    let to = effect.images(edges);
    let flips = effect.flips(edges);
    for nth in 0..24 {
        out.flips |= u32::from(flips[nth]) << nth;
        let crossed = (nth + 1..24).filter(|later| to[*later] < to[nth]).fold(0, |set, later| set | 1 << later);
        for byte in (0..256).filter(|byte| byte >> (nth % 8) & 1 == 1) {
            out.carried[nth / 8][byte] |= 1 << to[nth];
            out.crossed[nth / 8][byte] ^= crossed;
        }
    }
    out
}

/// True if the members of `set`, in increasing order, are carried to places whose order is an odd permutation.
fn is_odd_among(to: &[usize], set: usize) -> bool {
    let places: Vec<u8> = members(set, to.len()).map(|nth| to[nth] as u8).collect();
    perm::is_odd(&places)
}

/// The effect of a turn on the places of a kind.
struct TurnEffect<'a> {
    turn: usize,
    solved: &'a Codes,
    orientations: &'a Orientations,
}

impl TurnEffect<'_> {
    /// Returns, for each place, the index of the place that the turn carries it to.
    fn images(&self, places: &Places) -> Vec<usize> {
        let (turn, layout): (&Turn, _) = (&CodeTable::shared().turns[self.turn], Layout::get());
        let carried = |place: usize| {
            let layer = 1 - layout.places[place][usize::from(turn.axis)];
            if turn.layers >> layer & 1 == 0 { place } else { layout.image(&turn.motion, place) }
        };
        places.numbers.iter().map(|place| usize::from(places.index_of[carried(*place)])).collect()
    }

    /// Returns, for each place, the piece whose home it is, and the codes of that piece before and after the turn.
    fn codes(&self, places: &Places) -> impl Iterator<Item = (usize, [usize; 2])> {
        places.numbers.iter().map(|&piece| {
            let from = self.solved[piece];
            let to = CodeTable::shared().next(self.turn, kind(piece), from);
            (piece, [from, to].map(usize::from))
        })
    }

    /// Returns, for each place, the twist that the turn adds to an unmirrored piece there, `0 <= twist < 3`.
    fn twists(&self, places: &Places) -> Vec<usize> {
        let added = |(piece, codes): (usize, [usize; 2])| {
            let [from, to] = codes.map(|code| usize::from(self.orientations.twist[piece][code]));
            (to + TWISTS - from) % TWISTS
        };
        self.codes(places).map(added).collect()
    }

    /// Returns, for each place, true if the turn mirrors an inner piece there.
    fn mirrors(&self, inner: &Places) -> Vec<bool> {
        let is_mirrored = &self.orientations.is_mirrored;
        self.codes(inner).map(|(_, [from, to])| is_mirrored[from] ^ is_mirrored[to]).collect()
    }

    /// Returns, for each place, true if the turn flips an edge there.
    fn flips(&self, edges: &Places) -> Vec<bool> {
        self.codes(edges).map(|(_, [_, to])| self.orientations.is_flipped[to]).collect()
    }
}
