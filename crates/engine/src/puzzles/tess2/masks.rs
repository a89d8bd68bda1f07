//! The parts of this puzzle that people solve by themselves.

use crate::puzzle::masks::{NamedMask, whole};

/// The masks: half of the puzzle, as a layer of a cube.
pub(super) const ALL: &[NamedMask] =
    &[NamedMask { name: "layer", free: None, centres: "", seen: |_, piece| whole(piece.contains('I')) }];
