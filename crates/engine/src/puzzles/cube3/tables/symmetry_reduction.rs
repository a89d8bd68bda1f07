//! Reduction of the coordinates by the sixteen upright symmetries, the first step of every look-up in the large tables.

use super::classes::{
    self, FLIP_SLICE_CLASSES, FLIP_SLICES, UPRIGHT, UprightGroup, conjugate_flip_slice, conjugate_twist,
};
use super::coords::{FLIP, MoveTables, TWIST};
use crate::control::Control;
use crate::puzzle::cubes::FACE_TURNS;
use crate::tables::{TableError, Tables, huge_pages::HugePages, spec::require};

/// Name of the table of flip-slice classes.
pub const CLASSES_NAME: &str = "cube3-flip-slice-classes";

/// The classes of flip and slice under the sixteen upright symmetries, their moves, and the twists as seen from the representatives.
#[derive(Debug)]
pub struct SymmetryReduction {
    pub group: UprightGroup,
    /// [`classes::classify`] of flip and slice in 32 bits each, then for each class the symmetries that fix its representative, in 16 bits
    /// each.
    flip_slice: HugePages<u64>,
    /// `class_after[class * 18 + mv]`: flip and slice after a turn of the representative, `(class << 4) | symmetry`.
    pub class_after: HugePages<u32>,
    /// `twist_seen[twist * 16 + s]`: the twist conjugated by the inverse of `s`, where `s` maps the representative to the flip and slice.
    pub twist_seen: Vec<u16>,
}

/// Each raw value conjugated by the inverse of each symmetry, at `raw * 16 + symmetry`.
pub(super) fn as_seen_by_symmetry(group: &UprightGroup, size: u32, conjugate: impl Fn(u32, usize) -> u32) -> Vec<u16> {
    let back = |s: usize| usize::from(group.inverse[s]);
    (0..size)
        .flat_map(|raw| (0..UPRIGHT).map(move |s| (raw, s)))
        .map(|(raw, s)| conjugate(raw, back(s)) as u16)
        .collect()
}

impl SymmetryReduction {
    /// Opens or builds the reduction.
    ///
    /// # Errors
    /// [`TableError`], except that a failed write is reported by [`Tables::take_errors`].
    pub fn load(moves: &MoveTables, tables: &Tables, control: &Control) -> Result<Self, TableError> {
        let group = UprightGroup::new();
        let flip_slice = tables.load_or_build(require(CLASSES_NAME)?, control, || {
            let of = classes::classify(FLIP_SLICES, conjugate_flip_slice, control)?;
            let (representatives, alike) = classes::representatives(&of, conjugate_flip_slice, control)?;
            require(CLASSES_NAME)?.check(&[representatives.len() as u64])?;
            let mut words = vec![0u64; of.len() / 2 + alike.len().div_ceil(4)];
            let (first, second) = words.split_at_mut(of.len() / 2);
            bytemuck::cast_slice_mut(first).copy_from_slice(&of);
            bytemuck::cast_slice_mut(second)[..alike.len()].copy_from_slice(&alike);
            Ok(words)
        })?;
        let class_after = HugePages::from_vec(class_moves(parts(&flip_slice).0, moves));
        let twist_seen = as_seen_by_symmetry(&group, TWIST.size, conjugate_twist);
        Ok(Self { group, flip_slice, class_after, twist_seen })
    }

    /// The class of a flip and slice, with the symmetry that maps the representative to them: `(class << 4) | symmetry`.
    #[inline]
    pub fn class_of(&self, flip: u16, slice: u16) -> u32 {
        parts(&self.flip_slice).0[usize::from(slice) * FLIP.size as usize + usize::from(flip)]
    }

    /// For each class of flip and slice, a mask of the symmetries that fix its representative.
    pub fn stabilisers(&self) -> &[u16] {
        parts(&self.flip_slice).1
    }

    /// A state's twist as seen from the representative that `symmetry` maps to the state's flip and slice.
    #[inline]
    pub fn twist_seen(&self, twist: u16, symmetry: u8) -> u16 {
        self.twist_seen[usize::from(twist) * UPRIGHT + usize::from(symmetry)]
    }
}

/// Splits the table into classes and symmetry masks.
fn parts(table: &HugePages<u64>) -> (&[u32], &[u16]) {
    let (of, alike) = table.as_slice().split_at(FLIP_SLICES as usize / 2);
    (bytemuck::cast_slice(of), &bytemuck::cast_slice(alike)[..FLIP_SLICE_CLASSES])
}

/// The class and symmetry of each representative of flip and slice after each turn, for [`SymmetryReduction::class_after`].
fn class_moves(of: &[u32], moves: &MoveTables) -> Vec<u32> {
    let mut goes = Vec::with_capacity(FLIP_SLICE_CLASSES * FACE_TURNS);
    for raw in (0..of.len() as u32).filter(|raw| of[*raw as usize].is_multiple_of(16)) {
        let (slice, flip) = (raw / FLIP.size, raw % FLIP.size);
        goes.extend((0..FACE_TURNS).map(|mv| {
            let after = moves.slice.after(slice, mv) * FLIP.size + moves.flip.after(flip, mv);
            of[after as usize]
        }));
    }
    goes
}
