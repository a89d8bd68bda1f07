//! Labels of the second phase, and the algebra of their halves. The label of each of the 16 positions holds the axis,
//! X, Y or Z, of one chosen sticker of the piece there, and the side of W where the piece belongs.
//!
//! The W axis splits them into two halves of eight. Under the 48 symmetries of a cube and the exchange of the two sides
//! the 1,679,616 labelled halves fall into 17,892 classes. Two halves are given by their classes and the symmetry between
//! their two views; a table indexed by the two classes, a flag for a reflection and a flag for exchanged sides has a row
//! for all 24 rotations. As both ends of W are alike, the half of the lower class comes first.
//!
//! The X axis splits them as well. Then only the 16 symmetries that keep the W axis are left, with and without the
//! exchange of sides, and eight rotations for each row.
//!
//! The data that a look-up needs before it accesses the table itself fits into a second-level cache: halves are first
//! brought to one of a few patterns of sides (14 for the W axis).

mod halves;
mod row_places;

use self::halves::{HalfSymmetry, Split, axes_of, half_of, kind, partner, powers, sides_of};
use super::axis_halves::ROTATIONS;
use crate::puzzle::geometry::SignedPerm;

/// For each position: bits 0 and 1 hold the axis, `0 <= axis < 3`; bit 2 is set if the piece belongs on the positive
/// side.
pub type Phase2Labels = [u8; 16];

/// The eight labels of one half.
pub type Phase2Half = [u8; 8];

/// Number of symmetries of a cube, all usable for the split along W.
pub const W_SYMMETRIES: usize = 48;
/// Number of symmetries of a cube usable for the split along X: those that keep the W axis.
pub(crate) const X_SYMMETRIES: usize = 16;
/// Number of ways to label the eight positions of a half with three axes: `3^8`.
const AXIS_LABELLINGS: usize = 6561;
/// Flag of halves that a symmetry other than the identity leaves unchanged.
const SYMMETRIC: u32 = 128;
/// The bit of a label that holds the side.
const SIDE_BIT: u8 = 4;
/// Number of kinds of halves; a kind is the number of pieces that belong on the positive side (0 to 8), and the sum of
/// twists. It decides which halves can occur together.
const KINDS: usize = 9 * 3;
/// Number of ways to turn the second half over against the first: by a reflection (1), an exchange of sides (2), both
/// or neither.
const TURN_OVERS: usize = 4;

/// The row of some labels, and the data to read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowPlace {
    /// The index of the row.
    pub row: u32,
    /// The entry of the labels themselves, `rotation < 24`, or `rotation < 8` for the split along X.
    pub rotation: u8,
    /// The symmetry of the cube that carries the first half to its class's representative, `symmetry < 48`, or `symmetry < 16` for the
    /// split along X.
    pub symmetry: u8,
    /// True if the first half is the one at the positive end of the axis that splits the labels.
    pub exchanged: bool,
    /// True if the labels may have more than one entry in the table.
    pub repeated: bool,
}

/// The symmetry that brings halves with given sides to their pattern, as a rearrangement of labels.
#[derive(Clone, Copy, Debug, Default)]
struct SidePattern {
    from: [u8; 8],
    relabel: [u8; 8],
    /// The offset of the pattern in `class_of`.
    first: u32,
    symmetry: u8,
}

/// The turns of the labelled halves of phase 2, their classes under `CUBE` symmetries with and without the exchange of
/// sides, and the row of any two of them.
#[derive(Debug)]
pub struct Phase2Halves<const CUBE: usize> {
    split: Split,
    /// The pattern of each mask of sides.
    sides: Vec<SidePattern>,
    /// For each half in its pattern: class << 8 | [`SYMMETRIC`] if some symmetry leaves it unchanged | the symmetry
    /// that carries it to the class's representative.
    class_of: Vec<u32>,
    /// `product[a * CUBE + b]`: symmetry a after b, of the cube.
    product: Vec<u8>,
    /// `quotient[a * CUBE + b]`: a after the inverse of b as a rotation, plus 32 if it comes after the reflection.
    quotient: Vec<u8>,
    /// For each class, the offset from the number of a second half to the row, modulo 2^32.
    offsets: Vec<u32>,
    /// For each class and way of turning over: its number among the second halves of its kind, which are sorted by
    /// class.
    numbers: Vec<u16>,
    powers: [u16; 256],
    /// The representative of each class.
    pub classes: Vec<Phase2Half>,
    /// The symmetries that leave each representative unchanged.
    pub stabilisers: Vec<Vec<u8>>,
    /// The second halves of each kind: class * 4 + the way of turning over.
    seconds: Vec<Vec<u32>>,
    symmetries: Vec<HalfSymmetry>,
    /// Number of rows in a table of these halves.
    pub rows: usize,
}

impl Phase2Halves<W_SYMMETRIES> {
    /// Computes the halves at both ends of W, in a few milliseconds. Byte `p` is the label at position `p`.
    pub fn along_w() -> Self {
        Self::new(Split::W, SignedPerm::all(3))
    }

    /// Returns the labels of entry `rotation` of a row: the representative of the first half's class, and `second` rotated.
    pub fn labels(&self, class: usize, second: &Phase2Half, rotation: usize, turned: &HalfRotations) -> Phase2Labels {
        let (first, second) = (&self.classes[class], turned.0[rotation % ROTATIONS].image(second));
        std::array::from_fn(|p| if p < 8 { first[p] } else { second[p - 8] })
    }
}

impl Phase2Halves<X_SYMMETRIES> {
    /// Computes the halves at both ends of X, in a few hundredths of a second. Byte `q < 8` is the label at position
    /// `2q`; the other half follows.
    pub(crate) fn along_x() -> Self {
        Self::new(Split::X, SignedPerm::all(3).into_iter().filter(|s| s.axis[2] == 2).collect())
    }
}

impl<const CUBE: usize> Phase2Halves<CUBE> {
    /// Number of symmetries of a half, with and without the exchange of sides.
    const SYMMETRIES: usize = 2 * CUBE;

    fn new(split: Split, cube: Vec<SignedPerm>) -> Self {
        const UNVISITED: u32 = u32::MAX;
        assert_eq!(cube.len(), CUBE, "the symmetries are those of the split");
        let index = |s: &SignedPerm| cube.iter().position(|other| other == s).unwrap_or(0);
        let inverse: Vec<usize> = cube.iter().map(|s| index(&s.inverse())).collect();
        let symmetries: Vec<HalfSymmetry> =
            (0..Self::SYMMETRIES).map(|n| HalfSymmetry::new(split, &cube[n % CUBE], n >= CUBE)).collect();
        let undo = |n: usize| inverse[n % CUBE] + n / CUBE * CUBE;

        let (mut sides, mut class_of) = (vec![None; 256], Vec::new());
        let (mut classes, mut stabilisers) = (Vec::new(), Vec::new());
        for pattern in 0..256 {
            if sides[pattern].is_some() {
                continue;
            }
            let first = class_of.len();
            class_of.resize(first + AXIS_LABELLINGS, UNVISITED);
            let image = |n: usize| sides_of(&symmetries[n].image(&half_of(pattern, 0)));
            for n in 0..Self::SYMMETRIES {
                let HalfSymmetry { from, relabel } = symmetries[undo(n)];
                let there = SidePattern { from, relabel, first: first as u32, symmetry: undo(n) as u8 };
                sides[image(n)].get_or_insert(there);
            }
            let kept: Vec<usize> = (0..Self::SYMMETRIES).filter(|&n| image(n) == pattern).collect();
            for axes in 0..AXIS_LABELLINGS {
                if class_of[first + axes] != UNVISITED {
                    continue;
                }
                let half = half_of(pattern, axes);
                let mut stabiliser = Vec::new();
                for &n in &kept {
                    let other = axes_of(&symmetries[n].image(&half));
                    if other == axes {
                        stabiliser.push(n as u8);
                    }
                    let slot = &mut class_of[first + other];
                    if *slot == UNVISITED {
                        *slot = (classes.len() << 8 | undo(n)) as u32;
                    }
                }
                if stabiliser.len() > 1 {
                    let class = classes.len() as u32;
                    class_of[first..].iter_mut().filter(|c| **c >> 8 == class).for_each(|c| *c |= SYMMETRIC);
                }
                classes.push(half);
                stabilisers.push(stabiliser);
            }
        }

        let reflection = SignedPerm { flip: 1, ..SignedPerm::IDENTITY };
        let rotations: Vec<SignedPerm> = rotations(&cube).collect();
        let pairs = || cube.iter().flat_map(|a| cube.iter().map(move |b| (a, b)));
        let product = pairs().map(|(a, b)| index(&a.after(b)) as u8).collect();
        let over = |s: SignedPerm| match rotations.iter().position(|r| *r == s) {
            Some(r) => r as u8,
            None => 32 | rotations.iter().position(|r| *r == s.after(&reflection)).unwrap_or(0) as u8,
        };
        let quotient = pairs().map(|(a, b)| over(a.after(&b.inverse()))).collect();

        let mut out = Self {
            split,
            sides: sides.into_iter().map(Option::unwrap_or_default).collect(),
            class_of,
            product,
            quotient,
            offsets: Vec::new(),
            numbers: vec![0; classes.len() * TURN_OVERS],
            powers: powers(),
            classes,
            stabilisers,
            seconds: vec![Vec::new(); KINDS],
            symmetries,
            rows: 0,
        };
        for second in 0..out.numbers.len() {
            let of_kind = kind(&out.turned_over(second as u32), true);
            out.seconds[of_kind].push(second as u32);
        }
        for of_kind in &out.seconds {
            for (number, &second) in of_kind.iter().enumerate() {
                out.numbers[second as usize] = number as u16;
            }
        }
        for class in 0..out.classes.len() {
            let (first, count) = (out.seconds_with(class).0, out.seconds_with(class).1.len());
            out.offsets.push((out.rows as u32).wrapping_sub(first));
            out.rows += count;
        }
        out
    }

    /// Number of second halves: each class's representative turned over in each way.
    pub(crate) fn second_halves(&self) -> u32 {
        (self.classes.len() * TURN_OVERS) as u32
    }

    /// Returns the class of the second half with this number.
    pub(crate) fn class_of_second(second: u32) -> usize {
        second as usize / TURN_OVERS
    }

    /// Returns the second half with this number: a class's representative, turned over in one of the `TURN_OVERS` ways.
    pub(crate) fn turned_over(&self, second: u32) -> Phase2Half {
        let [reflected, exchanged] = [1, 2].map(|bit| second & bit != 0);
        let reflection = SignedPerm { flip: u8::from(reflected), ..SignedPerm::IDENTITY };
        HalfSymmetry::new(self.split, &reflection, exchanged).image(&self.classes[second as usize / TURN_OVERS])
    }

    /// Returns the second halves compatible with a first half of this class, except those of lower classes, and the number
    /// of the first of them among those of its kind.
    fn seconds_with(&self, class: usize) -> (u32, &[u32]) {
        let of_kind = &self.seconds[partner(kind(&self.classes[class], false))];
        let first = of_kind.partition_point(|&second| (second as usize / TURN_OVERS) < class);
        (first as u32, &of_kind[first..])
    }

    /// Returns the rows with a first half of this class: the number of each, the class of its second half, and that half
    /// before any rotation.
    pub fn rows_of(&self, class: usize) -> impl Iterator<Item = (usize, usize, Phase2Half)> + '_ {
        let (start, seconds) = self.seconds_of(class);
        let row =
            move |(n, &second): (usize, &u32)| (start + n, Self::class_of_second(second), self.turned_over(second));
        seconds.iter().enumerate().map(row)
    }

    /// Returns the first row of a class, and the numbers of the second halves of its rows, in order.
    pub(crate) fn seconds_of(&self, class: usize) -> (usize, &[u32]) {
        let (first, seconds) = self.seconds_with(class);
        (self.offsets[class].wrapping_add(first) as usize, seconds)
    }

    /// Class and symmetry of both halves of some labels.
    fn halves(&self, labels: &Phase2Labels) -> [(u32, u8); 2] {
        [0, 8].map(|at| self.class_and_symmetry(&std::array::from_fn(|p| labels[at + p])))
    }

    /// Returns the class of a half, and the symmetry that carries it to the class's representative.
    pub fn class_and_symmetry(&self, half: &Phase2Half) -> (u32, u8) {
        let sides = &self.sides[sides_of(half)];
        let there = self.symmetries[usize::from(sides.symmetry)].image(half);
        let packed = self.class_of[sides.first as usize + axes_of(&there)];
        (packed >> 8, self.after((packed & (SYMMETRIC - 1)) as u8, sides.symmetry))
    }

    /// Returns the row and the rotation of the entry for two halves, each given by class and symmetry.
    #[inline]
    pub fn row_and_rotation(&self, a: (u32, u8), b: (u32, u8)) -> (u32, u8) {
        let ((first, f), (second, s)) = if b.0 < a.0 { (b, a) } else { (a, b) };
        let (number, rotation) = self.number(second, f, s);
        (self.offsets[first as usize].wrapping_add(u32::from(number)), rotation)
    }

    /// Returns the number of pairs of halves that each entry of a row represents, times `2 * CUBE`.
    ///
    /// A symmetry between two classes represents `2 * CUBE` pairs of halves, and each pair is represented by as many
    /// symmetries as the product of the orders of both stabilisers.
    pub fn weight(&self, class: usize, second: usize) -> u64 {
        let ways = if second == class { 1 } else { 2 };
        ways * self.class_size(class) * self.class_size(second)
    }

    /// Returns the number of halves in a class.
    pub fn class_size(&self, class: usize) -> u64 {
        Self::SYMMETRIES as u64 / self.stabilisers[class].len() as u64
    }

    /// Symmetry `a` after `b`.
    fn after(&self, a: u8, b: u8) -> u8 {
        let exchange = (usize::from(a) / CUBE + usize::from(b) / CUBE) % 2 * CUBE;
        self.product[usize::from(a) % CUBE * CUBE + usize::from(b) % CUBE] + exchange as u8
    }

    /// Writes all entries for the coset of these labels to `out`, as row and rotation: more than one if a half is
    /// symmetric, or if either half may come first.
    pub fn entries(&self, labels: &Phase2Labels, out: &mut Vec<(u32, u8)>) {
        out.clear();
        let [a, b] = self.halves(labels);
        let orders: &[_] = match a.0.cmp(&b.0) {
            std::cmp::Ordering::Less => &[(a, b)],
            std::cmp::Ordering::Greater => &[(b, a)],
            std::cmp::Ordering::Equal => &[(a, b), (b, a)],
        };
        for ((first, f), (second, s)) in orders {
            for of_first in &self.stabilisers[*first as usize] {
                for of_second in &self.stabilisers[*second as usize] {
                    let (f, s) = (self.after(*of_first, *f), self.after(*of_second, *s));
                    let (number, rotation) = self.number(*second, f, s);
                    out.push((self.offsets[*first as usize].wrapping_add(u32::from(number)), rotation));
                }
            }
        }
    }

    /// The number of a second half of this class as seen from a first one, and its rotation; `f` and `s` are their
    /// symmetries.
    #[inline(always)]
    fn number(&self, second: u32, f: u8, s: u8) -> (u16, u8) {
        let (f, s) = (usize::from(f), usize::from(s));
        let (cube_f, cube_s) = (if f < CUBE { f } else { f - CUBE }, if s < CUBE { s } else { s - CUBE });
        let quotient = self.quotient[cube_f * CUBE + cube_s];
        let exchanged = usize::from((f < CUBE) != (s < CUBE));
        let over = usize::from(quotient >> 5) + 2 * exchanged;
        (self.numbers[second as usize * TURN_OVERS + over], quotient & 31)
    }
}

/// The rotations among the symmetries of a cube, in the order of a row's entries.
fn rotations(cube: &[SignedPerm]) -> impl Iterator<Item = SignedPerm> + '_ {
    cube.iter().filter(|s| s.determinant() == 1).copied()
}

/// The 24 rotations of a half at an end of W.
#[derive(Debug)]
pub struct HalfRotations(Vec<HalfSymmetry>);

impl Default for HalfRotations {
    fn default() -> Self {
        Self(SignedPerm::rotations(3).iter().map(|s| HalfSymmetry::new(Split::W, s, false)).collect())
    }
}
