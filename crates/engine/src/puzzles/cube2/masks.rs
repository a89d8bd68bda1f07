//! Parts of the 2×2×2 that methods solve separately.

use crate::puzzle::mask::StickerView;
use crate::puzzle::masks::{PartGroup, PartKind, colour_if};
use crate::puzzle::part_places::{PartPlace, PlaceShape};

const fn kind(
    name: &'static str,
    usual: &'static [&'static str],
    view: fn(&PartPlace, char, &str) -> StickerView,
) -> PartKind {
    PartKind::new(name, PartGroup::Layers, (PlaceShape::Sides(1), usual), view)
}

/// The kinds of parts. At their usual places, U is the last layer.
pub(super) static KINDS: &[PartKind] = &[
    kind("layer", &["D"], |at, _, piece| colour_if(piece.contains(at.face()))),
    kind("face", &["D"], |at, letter, _| colour_if(letter == at.face())),
    kind("oll", &["U"], |at, letter, piece| colour_if(letter == at.face() || !piece.contains(at.face())))
        .with_free_turns(),
    kind("pll", &["U"], |_, _, _| StickerView::Colour).with_free_turns(),
];
