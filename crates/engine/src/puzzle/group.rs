//! Groups of orientations: S4 packed in a byte, its subgroups A4 and K4, and the quotient C3 = A4/K4.
//!
//! Source of the chain: Hypersolve's description of the 2×2×2×2 (orientations A4, A4/K4 = C3).

use super::geometry::SignedPerm;

/// A permutation of the four axes in one byte: bits `2i` and `2i+1` hold the image of axis `i`.
///
/// As an orientation: the sticker for axis `i` is on axis `image(i)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct AxisPerm(pub u8);

impl AxisPerm {
    /// Fixes every axis.
    pub const IDENTITY: Self = Self(0b11_10_01_00);

    /// Creates the permutation with these images, a permutation of 0, 1, 2, 3.
    pub fn new(images: [u8; 4]) -> Self {
        Self(images[0] | images[1] << 2 | images[2] << 4 | images[3] << 6)
    }

    /// True if each axis occurs once as an image.
    pub(crate) fn is_permutation(self) -> bool {
        super::perm::is_permutation(&self.images())
    }

    /// Returns the image of axis `i`, `0 <= i < 4`; larger values overflow the shift, which panics in debug builds.
    pub const fn image(self, i: usize) -> u8 {
        (self.0 >> (2 * i)) & 3
    }

    /// Returns the images of the axes 0 to 3.
    pub const fn images(self) -> [u8; 4] {
        [self.image(0), self.image(1), self.image(2), self.image(3)]
    }

    /// Composition: `first`, then `self`.
    pub fn after(self, first: Self) -> Self {
        Self::new(first.images().map(|a| self.image(a as usize)))
    }

    /// Returns the inverse permutation.
    pub fn inverse(self) -> Self {
        let mut out = [0; 4];
        for i in 0..4 {
            out[self.image(i) as usize] = i as u8;
        }
        Self::new(out)
    }

    /// True for an odd permutation, outside A4.
    pub fn is_odd(self) -> bool {
        super::perm::is_odd(&self.images())
    }

    /// Returns the class in C3 = A4/K4 of an even permutation, `0 <= class < 3`; classes add under composition.
    ///
    /// A4 permutes the three ways to pair off the axes cyclically; the class is the number of steps.
    pub(crate) fn c3(self) -> u8 {
        match (self.image(0), self.image(3)) {
            (a, 3) | (3, a) => a,
            (a, b) => 3 - a - b,
        }
    }

    /// Returns all 24 permutations, the identity first.
    pub fn all() -> Vec<Self> {
        let mut out = Vec::with_capacity(24);
        super::perm::each_permutation(4, |p| out.push(Self::new([p[0], p[1], p[2], p[3]])));
        out
    }

    /// Returns the 12 even permutations (A4), the identity first, ordered by class in C3 and then by packed value:
    /// elements `4 * c3..4 * c3 + 4`, `0 <= c3 < 3`, are those of class `c3`.
    pub fn even() -> [Self; 12] {
        let mut all: Vec<Self> = Self::all().into_iter().filter(|g| !g.is_odd()).collect();
        all.sort_by_key(|g| (g.c3(), *g != Self::IDENTITY, *g));
        let mut out = [Self::IDENTITY; 12];
        out.copy_from_slice(&all);
        out
    }
}

/// Applies a motion to the pieces and orientations at the positions for which `which` is true; the motion must carry
/// these positions to each other.
pub fn apply_motion<const N: usize>(
    pieces: (&[u8; N], &[AxisPerm; N]),
    motion: &SignedPerm,
    which: impl Fn(u8) -> bool,
) -> ([u8; N], [AxisPerm; N]) {
    let turn = AxisPerm::new(motion.axis);
    let (mut piece, mut ori) = (*pieces.0, *pieces.1);
    for p in (0..N).filter(|&p| which(p as u8)) {
        let to = motion.image_of_position(p as u8) as usize;
        piece[to] = pieces.0[p];
        ori[to] = turn.after(pieces.1[p]);
    }
    (piece, ori)
}

/// Returns the class in C3 of `piece` at `position` with orientation `ori`: a "twist" whose sum over all pieces is 0
/// modulo 3 in every reachable state. Odd positions and pieces have X and Y exchanged, which makes `ori` even.
pub fn twist(position: u8, piece: u8, ori: AxisPerm) -> u8 {
    frame(position).after(ori).after(frame(piece)).c3()
}

/// Returns the exchange of X and Y for a position or piece with an odd number of bits set, else the identity. It is its
/// own inverse.
pub(crate) fn frame(position: u8) -> AxisPerm {
    if position.count_ones() % 2 == 1 { AxisPerm::new([1, 0, 2, 3]) } else { AxisPerm::IDENTITY }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s4_is_a_group_and_c3_is_a_homomorphism() {
        let all = AxisPerm::all();
        assert_eq!(all.len(), 24);
        assert_eq!(all[0], AxisPerm::IDENTITY);
        for &a in &all {
            assert_eq!(a.after(a.inverse()), AxisPerm::IDENTITY);
            for &b in &all {
                assert_eq!(a.after(b).is_odd(), a.is_odd() ^ b.is_odd());
                if !a.is_odd() && !b.is_odd() {
                    assert_eq!(a.after(b).c3(), (a.c3() + b.c3()) % 3);
                }
            }
        }
    }

    #[test]
    fn even_elements_are_grouped_by_class() {
        for (i, g) in AxisPerm::even().iter().enumerate() {
            assert_eq!(g.c3() as usize, i / 4);
        }
    }
}
