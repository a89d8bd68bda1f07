//! Reduction of the coordinates by the sixteen upright symmetries, the first step of every look-up in the large tables.

use super::classes::{self, FLIP_SLICE_CLASSES, FLIP_SLICES, Group, UPRIGHT, conjugate_flip_slice, conjugate_twist};
use super::coords::{FLIP, MoveTables, TWIST};
use crate::control::Control;
use crate::puzzle::cubes::TURNS;
use crate::tables::{TableError, Tables, huge_pages::HugePages, spec::spec};

/// Name of the table of flip-slice classes.
pub const CLASSES: &str = "cube3-flip-slice-classes";

/// The classes of flip and slice under the sixteen upright symmetries, their moves, and the twists as seen from their representatives.
#[derive(Debug)]
pub struct SymmetryReduction {
    /// The sixteen symmetries.
    pub group: Group,
    /// [`classes::divide`] of flip and slice in 32 bits each, then the symmetries that fix each class in 16 bits each.
    flip_slice: HugePages<u64>,
    /// `goes[class * 18 + mv]`: flip and slice after a turn of the representative, `(class << 4) | symmetry`.
    pub goes: HugePages<u32>,
    /// `twist_seen[twist * 16 + s]`: the twist as seen from the representative that `s` maps here.
    pub twist_seen: Vec<u16>,
}

/// Values as seen from the representative that each symmetry maps to them: `seen[raw * 16 + symmetry]`.
pub(super) fn seen(group: &Group, size: u32, conjugate: impl Fn(u32, usize) -> u32) -> Vec<u16> {
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
    /// [`TableError`], but not for a file that cannot be written: [`Tables::take_unsaved`] reports that.
    pub fn load(moves: &MoveTables, store: &Tables, control: &Control) -> Result<Self, TableError> {
        let group = Group::new();
        let flip_slice = store.load_or_build(spec(CLASSES)?, control, || {
            let of = classes::divide(FLIP_SLICES, conjugate_flip_slice, control)?;
            let (representatives, alike) = classes::representatives(&of, conjugate_flip_slice, control)?;
            spec(CLASSES)?.check(&[representatives.len() as u64])?;
            let mut words = vec![0u64; of.len() / 2 + alike.len().div_ceil(4)];
            let (first, second) = words.split_at_mut(of.len() / 2);
            bytemuck::cast_slice_mut(first).copy_from_slice(&of);
            bytemuck::cast_slice_mut(second)[..alike.len()].copy_from_slice(&alike);
            Ok(words)
        })?;
        let goes = HugePages::of(goes(parts(&flip_slice).0, moves));
        let twist_seen = seen(&group, TWIST.size, conjugate_twist);
        Ok(Self { group, flip_slice, goes, twist_seen })
    }

    /// The class of a flip and slice, and the symmetry that maps its representative there: `(class << 4) | symmetry`.
    #[inline]
    pub fn class_of(&self, flip: u16, slice: u16) -> u32 {
        parts(&self.flip_slice).0[usize::from(slice) * FLIP.size as usize + usize::from(flip)]
    }

    /// Masks of the symmetries that fix each class of flip and slice.
    pub fn alike(&self) -> &[u16] {
        parts(&self.flip_slice).1
    }

    /// A twist as seen from the representative that a symmetry maps here.
    #[inline]
    pub fn twist_seen(&self, twist: u16, symmetry: u8) -> u16 {
        self.twist_seen[usize::from(twist) * UPRIGHT + usize::from(symmetry)]
    }
}

/// Splits the table into classes and symmetry masks.
fn parts(table: &HugePages<u64>) -> (&[u32], &[u16]) {
    let (of, alike) = table.get().split_at(FLIP_SLICES as usize / 2);
    (bytemuck::cast_slice(of), &bytemuck::cast_slice(alike)[..FLIP_SLICE_CLASSES])
}

/// The images of the representatives of flip and slice under each turn.
fn goes(of: &[u32], moves: &MoveTables) -> Vec<u32> {
    let mut goes = Vec::with_capacity(FLIP_SLICE_CLASSES * TURNS);
    for raw in (0..of.len() as u32).filter(|raw| of[*raw as usize].is_multiple_of(16)) {
        let (slice, flip) = (raw / FLIP.size, raw % FLIP.size);
        goes.extend((0..TURNS).map(|mv| {
            let after = moves.slice.after(slice, mv) * FLIP.size + moves.flip.after(flip, mv);
            of[after as usize]
        }));
    }
    goes
}
