//! The parts of this puzzle that people solve by themselves.

use crate::puzzle::masks::{Holding, NamedMask, whole};
use crate::puzzle::pattern::SeenAs;

/// The face of the last layer, U.
const LAST: u8 = 0;

const fn mask(name: &'static str, free: Option<u8>, seen: fn(char, &str) -> SeenAs) -> NamedMask {
    NamedMask { name, free, holding: Holding::Any, centres: "", seen }
}

/// The masks: the last layer is that of U.
pub(super) const ALL: &[NamedMask] = &[
    mask("layer", None, |_, piece| whole(piece.contains('D'))),
    mask("face", None, |letter, _| whole(letter == 'D')),
    mask("oll", Some(LAST), |letter, piece| whole(letter == 'U' || !piece.contains('U'))),
    mask("pll", Some(LAST), |_, _| SeenAs::Colour),
];
