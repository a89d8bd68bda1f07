//! The cube with opposite faces coloured alike, the part of a state that the optimal solver's table distinguishes.
//!
//! Such a cube has only three colours. Its state is determined by the slice that the edge at each place comes from, the flipped edges, the
//! tetrad that the corner at each place comes from, and the twists of the corners. Half turns made before the state change none of this,
//! and all 48 symmetries of the cube, reflections included, map these patterns to each other. A pattern is looked up by the symmetry class
//! of its corners, and by its edges as seen through the symmetry that maps the corners to the first of their class.
//!
//! Ideas: Shuang Chen's cube48opt and Sebastiano Tronto's nissy (h48), which describe an index of this size. The pattern of three colours,
//! and its numbering, are our own.

use super::cubie_bytes::{CubieBytes, CubieLanes, ORBIT_SIZE, corner_number, edge_number, kociemba_edge};
use crate::puzzle::geometry::SignedPerm;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES, Symmetry};
use crate::tables::simd::{CanPortable, LaneRows, Lanes, Portable};

/// Number of ways to choose the places of one tetrad.
const TETRADS: usize = 70;
/// Number of ways to twist the corners.
const TWISTS: usize = 2187;
/// Number of assignments of edge places to the slices.
pub const SLICES: u32 = 34_650;
/// Number of ways to flip the edges.
pub const FLIPS: u32 = 2048;
/// Number of symmetry classes of corner patterns.
pub const CLASSES: u32 = 3393;
/// Number of symmetries of the cube, reflections included.
pub const SYMMETRIES: usize = 48;
/// Number of patterns, not reduced by symmetry.
pub const PATTERNS: u128 = TETRADS as u128 * TWISTS as u128 * SLICES as u128 * FLIPS as u128;

/// The pattern of a state when opposite faces have the same colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ThreeColourPattern {
    /// The class of the corner pattern, `class < CLASSES`.
    pub class: u32,
    /// The slices that the edges belong to, `slices < SLICES`.
    pub slices: u32,
    /// Bit `p < 12` is set if the edge at place `p` is flipped.
    pub flips: u32,
}

/// Tables for numbering patterns.
#[derive(Debug)]
pub struct ThreeColours {
    /// Rank of the places of the second tetrad, by their mask.
    tetrads: [u8; 256],
    /// `class * 64 + symmetry` by corner pattern; the symmetry maps it to the first of its class.
    classes: Vec<u32>,
    /// By mask of four places among twelve: rank of the mask, times 70.
    four_of_twelve: Box<[u16; 4096]>,
    /// By mask of four places among eight: rank of the mask.
    four_of_eight: [u8; 256],
    /// For each symmetry, the image of each edge.
    pieces: [[u8; 16]; SYMMETRIES],
    /// For each symmetry, the place that the edge at each place comes from.
    places: [[u8; 16]; SYMMETRIES],
    /// First member of each class, as [`CubieBytes::corners`], and the symmetries other than the identity that fix its pattern.
    representatives: Vec<([u8; 16], Vec<u8>)>,
    /// One bit per class, set if a symmetry other than the identity fixes its corner pattern. The bits fit in the cache, and few are set.
    symmetric: [u64; CLASSES.div_ceil(64) as usize],
    /// Masks of four places among twelve, by rank.
    masks_of_twelve: Vec<u16>,
    /// Masks of four places among eight, by rank.
    masks_of_eight: Vec<u8>,
}

/// Ranks of the masks below `1 << bits` with `ones` ones, in increasing order; 0 for other masks.
fn mask_ranks<const N: usize>(ones: u32, bits: u32) -> [u16; N] {
    let mut next = 0;
    std::array::from_fn(|mask| {
        let counts = (mask as u32).count_ones() == ones && mask < 1 << bits;
        next += u16::from(counts);
        if counts { next - 1 } else { 0 }
    })
}

/// The index in [`Symmetry::all`] of the inverse of each symmetry.
pub fn inverses() -> Vec<u32> {
    let symmetries = Symmetry::all();
    let inverse_of = |symmetry: &Symmetry| {
        let inverse: SignedPerm = symmetry.motion.inverse();
        symmetries.iter().position(|other| other.motion == inverse).expect("the symmetries are a group") as u32
    };
    symmetries.iter().map(inverse_of).collect()
}

impl ThreeColours {
    /// Computes the tables, in a few hundredths of a second.
    pub fn new() -> Self {
        let symmetries = Symmetry::all();
        let seen = |s: &Symmetry| {
            let (mut pieces, mut places) = (std::array::from_fn(|n| n as u8), std::array::from_fn(|n| n as u8));
            for (place, piece) in pieces.iter_mut().enumerate().take(EDGES) {
                let image = edge_number(s.edge(usize::from(kociemba_edge(place))));
                *piece = image as u8;
                places[image] = place as u8;
            }
            (pieces, places)
        };
        let tables: Vec<([u8; 16], [u8; 16])> = symmetries.iter().map(seen).collect();
        let mut out = Self {
            tetrads: mask_ranks::<256>(ORBIT_SIZE as u32, 8).map(|rank| rank as u8),
            classes: vec![u32::MAX; TETRADS * TWISTS],
            four_of_twelve: Box::new(mask_ranks(ORBIT_SIZE as u32, 12).map(|rank| rank * TETRADS as u16)),
            four_of_eight: mask_ranks::<256>(ORBIT_SIZE as u32, 8).map(|rank| rank as u8),
            pieces: std::array::from_fn(|s| tables[s].0),
            places: std::array::from_fn(|s| tables[s].1),
            representatives: Vec::new(),
            symmetric: [0; CLASSES.div_ceil(64) as usize],
            masks_of_twelve: (0..1 << EDGES).filter(|mask: &u16| mask.count_ones() == ORBIT_SIZE as u32).collect(),
            masks_of_eight: (0..=255).filter(|mask: &u8| mask.count_ones() == ORBIT_SIZE as u32).collect(),
        };
        let inverses = inverses();
        for first in 0..out.classes.len() {
            if out.classes[first] != u32::MAX {
                continue;
            }
            let (class, cube, mut same) =
                (out.representatives.len() as u32, out.with_corners(first as u32), Vec::new());
            for (s, symmetry) in symmetries.iter().enumerate() {
                let image = out.corners_of(&CubieBytes::from_cube(&symmetry.conjugate(&cube))) as usize;
                if out.classes[image] == u32::MAX {
                    out.classes[image] = class << 6 | inverses[s];
                } else if image == first {
                    same.push(s as u8);
                }
            }
            out.symmetric[class as usize / 64] |= u64::from(!same.is_empty()) << (class % 64);
            out.representatives.push((CubieBytes::from_cube(&cube).corners, same));
        }
        out
    }

    /// The number of the corner pattern (tetrads and twists), `0 <= number < 153090`.
    #[inline(always)]
    fn corner_pattern<L: Lanes>(&self, corners: L) -> u32 {
        let tetrads = self.tetrads[usize::from(corners.plane::<2>() as u8)];
        u32::from(tetrads) * TWISTS as u32 + corners.shift_right::<4>().base_three()[0]
    }

    fn corners_of(&self, bytes: &CubieBytes) -> u32 {
        self.corner_pattern(Portable::load(CanPortable, bytes.corners))
    }

    /// A state with this corner pattern and solved edges.
    fn with_corners(&self, pattern: u32) -> Cube3 {
        let (tetrads, mut twists) = (pattern / TWISTS as u32, pattern % TWISTS as u32);
        let mask = self.masks_of_eight[tetrads as usize];
        let (mut cube, mut next, mut sum) = (Cube3::SOLVED, [0, ORBIT_SIZE], 0);
        for place in 0..CORNERS {
            let old = (0..CORNERS as u8).find(|old| corner_number(*old) == place).expect("every place has a number");
            let tetrad = usize::from(mask >> place & 1);
            let piece = (0..CORNERS as u8).find(|old| corner_number(*old) == next[tetrad]);
            next[tetrad] += 1;
            // The last twist follows from the others.
            let twist = if place + 1 < CORNERS { (twists % 3) as u8 } else { (3 - sum % 3) % 3 };
            (twists, sum) = (twists / 3, sum + twist);
            cube.cp[usize::from(old)] = piece.expect("a tetrad has four corners");
            cube.co[usize::from(old)] = twist;
        }
        cube
    }

    /// Maps edges through a symmetry, `symmetry < 48`.
    #[inline(always)]
    pub fn map_edges<L: Lanes>(&self, can: L::Proof, edges: L, symmetry: usize) -> L {
        let pieces = L::load(can, self.pieces[symmetry]).shuffle(edges.and(L::load(can, [15; 16])));
        pieces.or(edges.and(L::load(can, [16; 16]))).shuffle(L::load(can, self.places[symmetry]))
    }

    /// The slices and flips of edges, as in [`ThreeColourPattern`].
    #[inline(always)]
    pub fn edge_pattern<L: Lanes>(&self, can: L::Proof, edges: L) -> (u32, u32) {
        let planes = [edges.plane::<2>(), edges.plane::<3>(), edges.plane::<4>()].map(u32::from);
        self.pattern_of_planes::<L>(can, planes)
    }

    /// Like [`edge_pattern`](Self::edge_pattern), from bits 2, 3 and 4 of the edges; bits beyond the twelfth edge are ignored.
    #[inline(always)]
    fn pattern_of_planes<L: Lanes>(&self, can: L::Proof, planes: [u32; 3]) -> (u32, u32) {
        const ALL: u32 = (1 << EDGES) - 1;
        let [second, third, flips] = planes.map(|plane| plane & ALL);
        let others = L::extract_bits(can, second, ALL & !third);
        let eighth = u32::from(self.four_of_eight[others as usize & 255]);
        let twelfth = u32::from(self.four_of_twelve[third as usize & 4095]);
        (twelfth + eighth, flips)
    }

    /// The patterns of two states, from one row of edges each and eight bytes of corners each.
    #[inline(always)]
    pub fn patterns<L: Lanes>(&self, can: L::Proof, edges: L::Rows, corners: L) -> [ThreeColourPattern; 2] {
        let [tetrads, twists] =
            [corners.plane::<2>().to_le_bytes().map(u32::from), corners.shift_right::<4>().base_three()];
        let entries: [u32; 2] = std::array::from_fn(|n| {
            let tetrads = u32::from(self.tetrads[tetrads[n] as usize]);
            self.classes[(tetrads * TWISTS as u32 + twists[n]) as usize]
        });
        let symmetries = entries.map(|entry| (entry & 63) as usize);
        let both = |byte: u8| L::Rows::load(can, [[byte; 16]; 2]);
        let pieces = L::Rows::load(can, symmetries.map(|s| self.pieces[s])).shuffle(edges.and(both(15)));
        let seen = pieces.or(edges.and(both(16))).shuffle(L::Rows::load(can, symmetries.map(|s| self.places[s])));
        let planes = [seen.plane::<2>(), seen.plane::<3>(), seen.plane::<4>()];
        std::array::from_fn(|n| {
            let (slices, flips) = self.pattern_of_planes::<L>(can, planes.map(|plane| plane >> (16 * n)));
            ThreeColourPattern { class: entries[n] >> 6, slices, flips }
        })
    }

    #[inline(always)]
    pub fn pattern<L: Lanes>(&self, can: L::Proof, cube: &CubieLanes<L>) -> ThreeColourPattern {
        let entry = self.classes[self.corner_pattern(cube.corners()) as usize];
        let (slices, flips) = self.edge_pattern(can, self.map_edges(can, cube.edges(), (entry & 63) as usize));
        ThreeColourPattern { class: entry >> 6, slices, flips }
    }

    /// True if a symmetry other than the identity fixes the corners of a class.
    #[inline(always)]
    pub fn is_symmetric(&self, class: u32) -> bool {
        self.symmetric[class as usize / 64] >> (class % 64) & 1 == 1
    }

    /// Calls `each` with the images of a state's pattern under the symmetries, other than the identity, that fix its corner pattern.
    #[inline(always)]
    pub fn for_each_equivalent<L: Lanes>(
        &self,
        can: L::Proof,
        cube: &CubieLanes<L>,
        mut each: impl FnMut(ThreeColourPattern),
    ) {
        let entry = self.classes[self.corner_pattern(cube.corners()) as usize];
        if !self.is_symmetric(entry >> 6) {
            return;
        }
        let (_, same) = &self.representatives[(entry >> 6) as usize];
        let edges = self.map_edges(can, cube.edges(), (entry & 63) as usize);
        for &symmetry in same {
            let (slices, flips) = self.edge_pattern(can, self.map_edges(can, edges, usize::from(symmetry)));
            each(ThreeColourPattern { class: entry >> 6, slices, flips });
        }
    }

    /// A state with this pattern; its corner and edge permutations may differ in parity.
    pub fn state(&self, pattern: ThreeColourPattern) -> CubieBytes {
        let corners = self.representatives[pattern.class as usize].0;
        let third = self.masks_of_twelve[pattern.slices as usize / TETRADS];
        let others = usize::from(self.masks_of_eight[pattern.slices as usize % TETRADS]);
        let (mut edges, mut next, mut nth): ([u8; 16], _, _) = (std::array::from_fn(|n| n as u8), [0, 4, 8], 0);
        for (place, edge) in edges.iter_mut().enumerate().take(EDGES) {
            let slice = if third >> place & 1 == 1 {
                2
            } else {
                nth += 1;
                others >> (nth - 1) & 1
            };
            *edge = next[slice] | ((pattern.flips >> place & 1) << 4) as u8;
            next[slice] += 1;
        }
        CubieBytes { edges, corners }
    }
}

#[cfg(test)]
mod tests {
    use super::super::cubie_bytes::{PremoveLanes, TurnPair};
    use super::*;
    use crate::puzzle::cubes::FACE_TURNS;
    use proptest::prelude::*;
    use std::sync::LazyLock;

    static COLOURS: LazyLock<ThreeColours> = LazyLock::new(ThreeColours::new);

    fn lanes(cube: &Cube3) -> CubieLanes<Portable> {
        CubieLanes::load(CanPortable, &CubieBytes::from_cube(cube))
    }

    /// The smallest pattern among a state's own and its equivalents.
    fn least(cube: &Cube3) -> ThreeColourPattern {
        let mut least = COLOURS.pattern(CanPortable, &lanes(cube));
        COLOURS.for_each_equivalent(CanPortable, &lanes(cube), |pattern| least = least.min(pattern));
        least
    }

    /// The facelets with opposite faces in the same colour.
    fn facelets(cube: &Cube3) -> Vec<u8> {
        cube.to_facelets().colours.iter().map(|colour| colour % 3).collect()
    }

    #[test]
    fn there_is_one_representative_per_class() {
        assert_eq!(COLOURS.representatives.len() as u32, CLASSES);
        let (slices, flips) = COLOURS.edge_pattern(CanPortable, lanes(&Cube3::SOLVED).edges());
        assert!(slices < SLICES && flips == 0);
    }

    proptest! {
        #[test]
        fn symmetries_keep_the_minimum_pattern(rank: u128, symmetry in 0..SYMMETRIES) {
            let cube = Cube3::unrank(rank);
            let image = Symmetry::all()[symmetry].conjugate(&cube);
            prop_assert_eq!(least(&cube), least(&image));
        }

        #[test]
        fn half_turns_before_a_state_keep_its_pattern(rank: u128, half in 0..6_usize) {
            let cube = Cube3::unrank(rank);
            let image = Cube3::turn(3 * half + 1).then(&cube);
            prop_assert_eq!(facelets(&cube), facelets(&image));
            prop_assert_eq!(COLOURS.pattern(CanPortable, &lanes(&cube)), COLOURS.pattern(CanPortable, &lanes(&image)));
        }

        #[test]
        fn a_pair_of_premoves_gives_the_pattern_of_each(rank: u128, first in 0..FACE_TURNS, second in 0..FACE_TURNS) {
            let (cube, turns) = (Cube3::unrank(rank), [first, second]);
            let bytes = turns.map(|turn| CubieBytes::from_cube(Cube3::turn(turn)));
            let before = PremoveLanes::<Portable>::new(CanPortable, &CubieBytes::from_cube(&cube));
            let (edges, corners) = before.after(CanPortable, &TurnPair::new([&bytes[0], &bytes[1]]));
            let one = |turn| COLOURS.pattern(CanPortable, &lanes(&Cube3::turn(turn).then(&cube)));
            prop_assert_eq!(COLOURS.patterns(CanPortable, edges, corners), turns.map(one));
        }

        #[test]
        fn a_state_has_the_pattern_it_was_made_from(class in 0..CLASSES, slices in 0..SLICES, flips in 0..FLIPS) {
            let odd = flips.count_ones() & 1;
            let pattern = ThreeColourPattern { class, slices, flips: flips | odd << 11 };
            let state = CubieLanes::<Portable>::load(CanPortable, &COLOURS.state(pattern));
            prop_assert_eq!(COLOURS.pattern(CanPortable, &state), pattern);
        }

        #[test]
        fn patterns_are_equal_exactly_when_facelets_are(one: u128, slices: u128, exchange in 0..EDGES, flip in 0..EDGES) {
            let cube = Cube3::unrank(one);
            // The same corners with other edges, and with two edges exchanged or flipped.
            let mut others = [cube, cube, Cube3 { cp: cube.cp, co: cube.co, ..Cube3::unrank(slices) }];
            others[0].ep.swap(0, exchange);
            others[1].eo[0] ^= 1;
            others[1].eo[flip] ^= 1;
            let pattern = |cube| COLOURS.pattern(CanPortable, &lanes(cube));
            for other in &others {
                prop_assert_eq!(facelets(&cube) == facelets(other), pattern(&cube) == pattern(other));
            }
        }
    }
}
