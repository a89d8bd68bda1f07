//! Labels of the second stage: for each of the 16 positions, on which of the axes X, Y, Z one chosen sticker of the piece
//! there lies, and on which side of W the piece belongs. And the algebra of their halves.
//!
//! The W axis splits them in two halves of eight. Under the 48 symmetries of a cube and the exchange of the two sides the
//! 1,679,616 labelled halves fall into 17,892 classes, under the 24 rotations into orbits; a table indexed by (class of one half,
//! orbit of the other) answers for all 24 rotations at once, as in [`super::halves`]. As both ends of W are alike, the half
//! whose class has the lower number is the first of the two.

use super::halves::ROTATIONS;
use super::lanes::{Lanes, twins};
use super::pages::Pages;
use crate::puzzle::geometry::SignedPerm;

/// For each position: bits 0 and 1 hold the axis, `0 <= axis < 3`; bit 2 is set when the piece belongs on the positive side.
pub type Labels = [u8; 16];

/// Eight labels, those of one half.
type Half = [u8; 8];

/// Symmetries of a half: 48 of the cube, without and with the exchange of sides.
pub const SYMMETRIES: usize = 96;
/// Ways in which eight stickers can lie.
const AXES: usize = 6561;
/// All labelled halves: `key = sides * 6561 + axes`.
const HALVES: usize = 256 * AXES;
/// Marks halves that some rotation leaves alone.
const SYMMETRIC: u32 = 128;
/// The bit that tells the side.
const SIDE: u8 = 4;

/// Whom a half is like.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// The class.
    pub class: u32,
    /// The symmetry that carries the half to the class's representative, `0 <= symmetry < 96`; modulo 48 that of the cube.
    pub symmetry: u8,
}

/// Which pieces a half may be paired with: pieces that belong on the positive side (0 to 8), and the sum of twists.
const KINDS: usize = 9 * 3;

/// See the module.
#[derive(Debug)]
pub struct SidedHalves {
    /// For each half: class << 8 | symmetry.
    class_of: Pages<u32>,
    /// For each half: number among the orbits of its kind, which are sorted by class, << 8 | [`SYMMETRIC`] if it is so | the
    /// rotation that carries the orbit's representative to it.
    orbit_of: Pages<u32>,
    /// Keys of the classes' representatives.
    pub classes: Vec<u32>,
    /// Keys of the orbits' representatives, by kind.
    orbits: Vec<Vec<u32>>,
    symmetries: Vec<Symmetry>,
    /// As byte shuffles that leave in the upper eight bytes the half at the positive end of W, and from 96 on the other one.
    shuffles: Vec<[[u8; 16]; 2]>,
    powers: [u16; 256],
}

/// A symmetry as byte shuffles: whence each label comes, and what becomes of it.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    from: [u8; 8],
    relabel: [u8; 16],
}

impl Symmetry {
    /// A symmetry of the cube; `exchange` swaps the sides.
    fn new(s: &SignedPerm, exchange: bool) -> Self {
        let mut out = Self { from: [0; 8], relabel: [0; 16] };
        for p in 0..8 {
            out.from[usize::from(s.position(p))] = p;
        }
        for label in 0..8u8 {
            let side = (label & SIDE) ^ if exchange { SIDE } else { 0 };
            out.relabel[usize::from(label)] = s.axis[usize::from(label & 3)] | side;
        }
        out
    }

    fn of_half(&self, half: &Half) -> Half {
        std::array::from_fn(|p| self.relabel[usize::from(half[usize::from(self.from[p])])])
    }
}

/// `sum of 3^i` over the set bits of a byte.
fn powers() -> [u16; 256] {
    std::array::from_fn(|bits| (0..8).filter(|i| bits >> i & 1 == 1).map(|i| 3u16.pow(i)).sum())
}

fn half_of(key: u32) -> Half {
    let (sides, mut axes) = (key / AXES as u32, key % AXES as u32);
    std::array::from_fn(|p| {
        let axis = axes % 3;
        axes /= 3;
        axis as u8 | (sides >> p & 1) as u8 * SIDE
    })
}

fn key_of(half: &Half) -> u32 {
    let axes = half.iter().rev().fold(0, |key, label| key * 3 + u32::from(label & 3));
    let sides: u32 = (0..8).map(|p| u32::from(half[p] / SIDE) << p).sum();
    sides * AXES as u32 + axes
}

/// The kind of a half at the negative (`false`) or positive end of W.
///
/// Seen with X and Y exchanged at odd positions, the axes of all sixteen positions sum to 2 modulo 3 in every state that can
/// be reached: what is left of the twist of [`crate::puzzle::tess2::twist`] when W stickers lie on the W axis.
fn kind(half: &Half, positive: bool) -> usize {
    let twist: usize = (0..8u8)
        .map(|p| match (half[usize::from(p)] & 3, (p.count_ones() % 2 == 1) ^ positive) {
            (axis @ 0..2, true) => 1 - usize::from(axis),
            (axis, _) => usize::from(axis),
        })
        .sum();
    let sides: usize = half.iter().map(|label| usize::from(label / SIDE)).sum();
    sides * 3 + twist % 3
}

/// The kind of the half at the positive end that goes with a half of this kind at the negative end.
fn partner(kind: usize) -> usize {
    let (sides, twist) = (kind / 3, kind % 3);
    (8 - sides) * 3 + (5 - twist) % 3
}

impl Default for SidedHalves {
    fn default() -> Self {
        Self::new()
    }
}

impl SidedHalves {
    /// Computes everything from geometry, in about a tenth of a second.
    pub fn new() -> Self {
        const UNSEEN: u32 = u32::MAX;
        let cube = SignedPerm::all(3);
        let symmetries: Vec<Symmetry> =
            (0..SYMMETRIES).map(|n| Symmetry::new(&cube[n % cube.len()], n >= cube.len())).collect();
        let inverse: Vec<usize> = (0..SYMMETRIES)
            .map(|n| {
                let undone = cube[n % cube.len()].inverse();
                cube.iter().position(|s| *s == undone).unwrap_or(0) + n / cube.len() * cube.len()
            })
            .collect();
        let rotations: Vec<Symmetry> = SignedPerm::rotations(3).iter().map(|s| Symmetry::new(s, false)).collect();
        let (mut class_of, mut classes) = (vec![UNSEEN; HALVES], Vec::new());
        let (mut orbit_of, mut orbits) = (vec![UNSEEN; HALVES], vec![Vec::new(); KINDS]);
        for key in 0..HALVES {
            let half = half_of(key as u32);
            if class_of[key] == UNSEEN {
                for (n, s) in symmetries.iter().enumerate() {
                    let other = key_of(&s.of_half(&half)) as usize;
                    if class_of[other] == UNSEEN {
                        class_of[other] = (classes.len() << 8 | inverse[n]) as u32;
                    }
                }
                classes.push(key as u32);
            }
            if orbit_of[key] == UNSEEN {
                rotations.iter().for_each(|r| orbit_of[key_of(&r.of_half(&half)) as usize] = 0);
                orbits[kind(&half, true)].push(key as u32);
            }
        }
        for of_kind in &mut orbits {
            of_kind.sort_by_key(|&key| class_of[key as usize] >> 8);
            for (number, &key) in of_kind.iter().enumerate() {
                let half = half_of(key);
                let images: Vec<u32> = rotations.iter().map(|r| key_of(&r.of_half(&half))).collect();
                let symmetric = if images[1..].contains(&key) { SYMMETRIC } else { 0 };
                for (n, image) in images.into_iter().enumerate().rev() {
                    orbit_of[image as usize] = (number << 8 | n) as u32 | symmetric;
                }
            }
        }
        let shuffle = |n: usize| {
            let s = &symmetries[n % SYMMETRIES];
            let first = if n < SYMMETRIES { 8 } else { 0 };
            [std::array::from_fn(|p| if p < 8 { 0 } else { s.from[p - 8] + first }), s.relabel]
        };
        let shuffles = (0..2 * SYMMETRIES).map(shuffle).collect();
        let (class_of, orbit_of) = (Pages::of(class_of), Pages::of(orbit_of));
        Self { class_of, orbit_of, classes, orbits, shuffles, symmetries, powers: powers() }
    }

    /// The representatives of the orbits that go with a class, and the number of the first of them: those of no lower class.
    pub fn orbits_with(&self, class: usize) -> (u32, &[u32]) {
        let of_kind = &self.orbits[partner(kind(&half_of(self.classes[class]), false))];
        let first = of_kind.partition_point(|&key| (self.class(key).class as usize) < class);
        (first as u32, &of_kind[first..])
    }

    /// The class of a half, by key.
    #[inline]
    pub fn class(&self, key: u32) -> Class {
        let packed = self.class_of.get()[key as usize];
        Class { class: packed >> 8, symmetry: packed as u8 }
    }

    /// The number of a half's orbit among those of its kind, and the rotation that carries the orbit's representative to it.
    #[inline]
    pub fn orbit(&self, key: u32) -> (u32, u8) {
        let packed = self.orbit_of.get()[key as usize];
        (packed >> 8, (packed & (SYMMETRIC - 1)) as u8)
    }

    /// Whether some rotation leaves a half alone.
    pub fn is_symmetric(&self, key: u32) -> bool {
        self.orbit_of.get()[key as usize] & SYMMETRIC != 0
    }

    /// The labels with these halves at the negative and positive end of W, by key.
    pub fn labels(negative: u32, positive: u32) -> Labels {
        let (low, high) = (half_of(negative), half_of(positive));
        std::array::from_fn(|p| if p < 8 { low[p] } else { high[p - 8] })
    }

    /// The key of the positive half as seen through symmetry `s < 96`.
    pub fn seen(&self, positive: u32, s: usize) -> u32 {
        key_of(&self.symmetries[s].of_half(&half_of(positive)))
    }

    /// The symmetries that leave a half alone.
    pub fn stabiliser(&self, key: u32) -> Vec<u8> {
        (0..SYMMETRIES).filter(|&s| self.seen(key, s) == key).map(|s| s as u8).collect()
    }

    /// Keys of the halves at the negative and positive end of W.
    pub fn keys(&self, labels: &[Labels], out: &mut Vec<[u32; 2]>) {
        out.clear();
        out.resize(labels.len(), [0; 2]);
        keys(labels, &self.powers, out);
    }

    /// The view of two halves in which they stand in the table: the first one is that of the lower class.
    #[inline]
    pub fn view(&self, [negative, positive]: [u32; 2]) -> View {
        let classes = [negative, positive].map(|key| self.class(key));
        let exchanged = classes[1].class < classes[0].class;
        let Class { class, symmetry } = classes[usize::from(exchanged)];
        View { class, shuffle: symmetry + if exchanged { SYMMETRIES as u8 } else { 0 } }
    }

    /// Keys of the second halves of each view, seen through the symmetry of the first.
    pub fn second_keys(&self, labels: &[Labels], views: &[View], out: &mut Vec<u32>) {
        out.clear();
        out.resize(labels.len(), 0);
        second_keys(labels, views, self, out);
    }
}

/// Which half is the first, and through which symmetry the other is seen.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// The class of the first half.
    pub class: u32,
    /// The symmetry that carries it to the representative; 96 more when it is the half at the positive end of W.
    shuffle: u8,
}

impl View {
    /// That symmetry of the cube, `0 <= symmetry < 48`.
    #[inline]
    pub fn symmetry(self) -> u8 {
        self.shuffle % 48
    }

    /// Whether the first half is the one at the positive end of W.
    #[inline]
    pub fn exchanged(self) -> bool {
        usize::from(self.shuffle) >= SYMMETRIES
    }
}

#[inline(always)]
fn key_of_planes(planes: [u16; 3], shift: u32, powers: &[u16; 256]) -> u32 {
    let low = usize::from(planes[0] >> shift & 255);
    let high = usize::from(planes[1] >> shift & 255);
    let sides = u32::from(planes[2] >> shift & 255);
    sides * AXES as u32 + u32::from(powers[low]) + 2 * u32::from(powers[high])
}

#[inline(always)]
fn planes<L: Lanes>(lanes: L) -> [u16; 3] {
    [lanes.plane::<0>(), lanes.plane::<1>(), lanes.plane::<2>()]
}

// In what is made twice there are no closures: they would not be compiled for the wide lanes.

#[inline(always)]
fn keys_in<L: Lanes>(can: L::Can, labels: &[Labels], powers: &[u16; 256], out: &mut [[u32; 2]]) {
    for (labels, keys) in labels.iter().zip(out) {
        let planes = planes(L::of(can, *labels));
        *keys = [key_of_planes(planes, 0, powers), key_of_planes(planes, 8, powers)];
    }
}

#[inline(always)]
fn second_keys_in<L: Lanes>(can: L::Can, labels: &[Labels], views: &[View], halves: &SidedHalves, out: &mut [u32]) {
    for ((labels, view), key) in labels.iter().zip(views).zip(out) {
        let [from, relabel] = &halves.shuffles[usize::from(view.shuffle)];
        let lanes = L::of(can, *relabel).shuffled(L::of(can, *labels).shuffled(L::of(can, *from)));
        *key = key_of_planes(planes(lanes), 8, &halves.powers);
    }
}

twins! {
    fn keys(labels: &[Labels], powers: &[u16; 256], out: &mut [[u32; 2]]) = keys_in / keys_wide
}
twins! {
    fn second_keys(labels: &[Labels], views: &[View], halves: &SidedHalves, out: &mut [u32])
        = second_keys_in / second_keys_wide
}

/// Rotations of a half as its image under one of 24.
#[derive(Debug)]
pub struct Turned {
    rotations: Vec<Symmetry>,
}

impl Default for Turned {
    fn default() -> Self {
        Self { rotations: SignedPerm::rotations(3).iter().map(|s| Symmetry::new(s, false)).collect() }
    }
}

impl Turned {
    /// The key of a half turned by rotation `r < 24`.
    pub fn key(&self, key: u32, r: usize) -> u32 {
        key_of(&self.rotations[r % ROTATIONS].of_half(&half_of(key)))
    }
}
