//! Parts of the 2×2×2 that methods solve separately.

use crate::puzzle::mask::SeenAs;
use crate::puzzle::masks::{PartGroup, PartKind, whole};
use crate::puzzle::part_places::{PartPlace, PlaceShape};

const fn kind(
    name: &'static str,
    usual: &'static [&'static str],
    seen: fn(&PartPlace, char, &str) -> SeenAs,
) -> PartKind {
    PartKind::new(name, PartGroup::Layers, (PlaceShape::Sides(1), usual), seen)
}

/// The kinds of parts. Unless a place says otherwise, U is the last layer.
pub(super) static KINDS: &[PartKind] = &[
    kind("layer", &["D"], |at, _, piece| whole(piece.contains(at.face()))),
    kind("face", &["D"], |at, letter, _| whole(letter == at.face())),
    kind("oll", &["U"], |at, letter, piece| whole(letter == at.face() || !piece.contains(at.face()))).with_free_turns(),
    kind("pll", &["U"], |_, _, _| SeenAs::Colour).with_free_turns(),
];
