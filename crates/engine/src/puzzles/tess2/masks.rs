//! The parts of this puzzle that people solve by themselves.

use crate::puzzle::masks::{Holding, NamedMask, whole};
use crate::puzzle::pattern::SeenAs;

const fn mask(name: &'static str, seen: fn(char, &str) -> SeenAs) -> NamedMask {
    NamedMask { name, free: None, holding: Holding::Any, centres: "", seen }
}

/// The masks: the cell is that of I, and the block lies in it.
pub(super) const ALL: &[NamedMask] = &[
    mask("block", |_, piece| whole(piece.contains('I') && piece.contains('D'))),
    mask("cell", |letter, _| whole(letter == 'I')),
    mask("layer", |_, piece| whole(piece.contains('I'))),
];
