//! Part kinds of the 2x2x2x2 that can be solved by themselves.

use crate::puzzle::masks::{PartGroup, PartKind, colour_if};
use crate::puzzle::part_places::PlaceShape;

/// All part kinds. Their usual places are the block DI, the cell I and the layer I.
pub(super) static KINDS: &[PartKind] = &[
    PartKind::new("block", PartGroup::Blocks, (PlaceShape::Sides(2), &["DI"]), |at, _, piece| {
        colour_if(at.letters_of_first().into_iter().all(|c| piece.contains(c)))
    }),
    PartKind::new("cell", PartGroup::Layers, (PlaceShape::Sides(1), &["I"]), |at, letter, _| {
        colour_if(letter == at.face())
    }),
    PartKind::new("layer", PartGroup::Layers, (PlaceShape::Sides(1), &["I"]), |at, _, piece| {
        colour_if(piece.contains(at.face()))
    }),
];
