//! Signed permutations of up to four axes, and the facelets of a size-`n` cube in `d` dimensions.
//!
//! All facelet data is derived here from coordinates, so that the cubie level can be tested against data that was not
//! typed by hand.

/// Number of axes of the largest puzzle: X, Y, Z, W.
pub const MAX_AXES: usize = 4;

/// A signed permutation of the axes: an element of the hyperoctahedral group of order `2^d * d!`.
///
/// Axis `i` is carried to axis `axis[i]`; afterwards the coordinates whose bit is set in `flip` change sign. Unused
/// axes of a puzzle of fewer dimensions are fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SignedPerm {
    /// `axis[i]` is the image of axis `i`, `0 <= axis[i] < 4`.
    pub axis: [u8; MAX_AXES],
    /// Bit `j` is set if the coordinate along the *target* axis `j` changes sign. `0 <= flip < 16`.
    pub flip: u8,
}

impl SignedPerm {
    /// Fixes every axis.
    pub const IDENTITY: Self = Self { axis: [0, 1, 2, 3], flip: 0 };

    /// Returns the right-handed rotation about axis `axis < 3` by `quarters` quarter turns, in the space of the axes X,
    /// Y, Z.
    pub fn about(axis: u8, quarters: usize) -> Self {
        let (a, b) = ((axis + 1) % 3, (axis + 2) % 3);
        let mut quarter = Self::IDENTITY;
        quarter.axis[usize::from(a)] = b;
        quarter.axis[usize::from(b)] = a;
        quarter.flip = 1 << a;
        (0..quarters % 4).fold(Self::IDENTITY, |turn, _| quarter.after(&turn))
    }

    /// Composition: `first`, then `self`.
    pub fn after(&self, first: &Self) -> Self {
        let mut axis = [0; MAX_AXES];
        for (i, a) in axis.iter_mut().enumerate() {
            *a = self.axis[first.axis[i] as usize];
        }
        Self { axis, flip: self.image_of_position(first.flip) }
    }

    /// Returns the inverse: `a.after(&a.inverse())` is the identity.
    pub fn inverse(&self) -> Self {
        let mut axis = [0; MAX_AXES];
        for (i, a) in self.axis.iter().enumerate() {
            axis[*a as usize] = i as u8;
        }
        let turned = Self { axis, flip: 0 };
        Self { flip: turned.image_of_position(self.flip), ..turned }
    }

    /// Returns the image of a corner of the cube; bit `i` of `image_of_position` is set for the positive side of axis `i`.
    pub fn image_of_position(&self, position: u8) -> u8 {
        let mut out = 0;
        for (i, a) in self.axis.iter().enumerate() {
            out |= ((position >> i) & 1) << a;
        }
        out ^ self.flip
    }

    /// Returns the image of a vector.
    pub fn image_of_vector(&self, v: [i8; MAX_AXES]) -> [i8; MAX_AXES] {
        let mut out = [0; MAX_AXES];
        for (i, a) in self.axis.iter().enumerate() {
            let sign = if (self.flip >> a) & 1 == 1 { -1 } else { 1 };
            out[*a as usize] = sign * v[i];
        }
        out
    }

    /// True for a rotation, false for a reflection.
    pub fn is_rotation(&self) -> bool {
        self.determinant() == 1
    }

    /// Returns the determinant: +1 for a rotation, -1 for a reflection.
    pub(crate) fn determinant(&self) -> i8 {
        let odd = super::perm::is_odd(&self.axis) ^ (self.flip.count_ones() % 2 == 1);
        if odd { -1 } else { 1 }
    }

    /// Returns all signed permutations of the first `dimensions` axes (`1 <= dimensions <= 4`), the identity first.
    ///
    /// # Panics
    /// If `dimensions > 4`.
    pub fn all(dimensions: usize) -> Vec<Self> {
        let mut axes = vec![Self::IDENTITY.axis];
        super::perm::each_permutation(dimensions, |p| {
            let mut axis = Self::IDENTITY.axis;
            axis[..dimensions].copy_from_slice(p);
            if axis != Self::IDENTITY.axis {
                axes.push(axis);
            }
        });
        let flips = 1u8 << dimensions;
        axes.iter().flat_map(|&axis| (0..flips).map(move |flip| Self { axis, flip })).collect()
    }

    /// Returns the rotations (determinant +1) among [`SignedPerm::all`], the identity first.
    ///
    /// # Panics
    /// If `dimensions > 4`.
    pub fn rotations(dimensions: usize) -> Vec<Self> {
        Self::all(dimensions).into_iter().filter(|s| s.determinant() == 1).collect()
    }

    /// Returns the motion with axes 0, 1, 2 renamed to the three axes other than `fixed`, in order, and axis `fixed`
    /// unmoved.
    pub(crate) fn embed(&self, fixed: u8) -> Self {
        let others = axes_without(fixed);
        let mut out = Self::IDENTITY;
        for i in 0..3 {
            out.axis[others[i] as usize] = others[self.axis[i] as usize];
            out.flip |= ((self.flip >> i) & 1) << others[i];
        }
        out
    }
}

/// Returns the three axes other than `axis`, in increasing order.
pub fn axes_without(axis: u8) -> [u8; 3] {
    let mut out = [0; 3];
    for (slot, a) in out.iter_mut().zip((0..4).filter(|&a| a != axis)) {
        *slot = a;
    }
    out
}

/// The place of a facelet: its side of the cube and its cubie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct FaceletPlace {
    /// The axis perpendicular to the facelet, `0 <= axis < d`.
    pub axis: u8,
    /// The end of that axis, +1 or -1.
    pub side: i8,
    /// The centre of the cubie. For size 2 every coordinate is -1 or 1; for size 3, -2, 0 or 2; 0 on unused axes.
    pub cubie: [i8; MAX_AXES],
}

impl FaceletPlace {
    /// Returns the image under a motion of the axes.
    pub fn image(&self, s: &SignedPerm) -> Self {
        let mut normal = [0; MAX_AXES];
        normal[self.axis as usize] = self.side;
        let normal = s.image_of_vector(normal);
        let axis = s.axis[self.axis as usize];
        Self { axis, side: normal[axis as usize], cubie: s.image_of_vector(self.cubie) }
    }
}

/// Returns the facelets of a size-`size` cube in `dimensions` dimensions: sides -X, +X, -Y, +Y, …, and within a side the
/// remaining coordinates from positive to negative, the lowest axis fastest. In four dimensions and for size 2, this is
/// the order of MC4D's stickers.
///
/// # Panics
/// If `size < 1` or `dimensions > 4`.
pub fn places(dimensions: usize, size: i8) -> Vec<FaceletPlace> {
    let levels: Vec<i8> = (0..size).map(|i| size - 1 - 2 * i).collect();
    let outer = levels[0];
    let mut out = Vec::new();
    for axis in 0..dimensions as u8 {
        for side in [-1, 1] {
            let others: Vec<u8> = (0..dimensions as u8).filter(|&a| a != axis).collect();
            for n in 0..levels.len().pow(others.len() as u32) {
                let mut cubie = [0; MAX_AXES];
                cubie[axis as usize] = side * outer;
                let mut rest = n;
                for &o in &others {
                    cubie[o as usize] = levels[rest % levels.len()];
                    rest /= levels.len();
                }
                out.push(FaceletPlace { axis, side, cubie });
            }
        }
    }
    out
}

/// A permutation of facelets: afterwards place `i` shows what place `map[i]` showed before.
pub type FaceletMap = Box<[u8]>;

/// Returns the facelet map of a rotation of the cubies for which `turns` is true.
///
/// `rotation` must carry that set of cubies to itself. `places.len() <= 256`.
///
/// # Panics
/// If `rotation` carries a turned facelet to a place that is not among `places`.
pub fn facelet_map(
    places: &[FaceletPlace],
    rotation: &SignedPerm,
    turns: impl Fn(&[i8; MAX_AXES]) -> bool,
) -> FaceletMap {
    let index: std::collections::HashMap<FaceletPlace, u8> =
        places.iter().enumerate().map(|(i, p)| (*p, i as u8)).collect();
    let mut from: FaceletMap = (0..places.len()).map(|i| i as u8).collect();
    for (i, place) in places.iter().enumerate() {
        if turns(&place.cubie) {
            from[index[&place.image(rotation)] as usize] = i as u8;
        }
    }
    from
}

/// Composition: `first`, then `second`, as a facelet map of `second.len()` facelets.
///
/// # Panics
/// If an entry of `second` is not below `first.len()`.
pub fn compose(first: &[u8], second: &[u8]) -> FaceletMap {
    second.iter().map(|&i| first[i as usize]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_permutations_form_the_hyperoctahedral_group() {
        let all = SignedPerm::all(4);
        assert_eq!(all.len(), 384);
        assert_eq!(all[0], SignedPerm::IDENTITY);
        assert_eq!(SignedPerm::rotations(4).len(), 192);
        assert_eq!(SignedPerm::rotations(3).len(), 24);
        for a in &all {
            assert_eq!(a.after(&a.inverse()), SignedPerm::IDENTITY);
            for b in all.iter().step_by(7) {
                let v = [1, 2, 3, 4];
                assert_eq!(a.after(b).image_of_vector(v), a.image_of_vector(b.image_of_vector(v)));
                assert_eq!(a.after(b).image_of_position(5), a.image_of_position(b.image_of_position(5)));
                assert_eq!(a.after(b).determinant(), a.determinant() * b.determinant());
            }
        }
    }

    #[test]
    fn facelet_counts() {
        assert_eq!(places(3, 3).len(), 54);
        assert_eq!(places(3, 2).len(), 24);
        assert_eq!(places(4, 2).len(), 64);
        assert_eq!(places(4, 3).len(), 216);
    }
}
