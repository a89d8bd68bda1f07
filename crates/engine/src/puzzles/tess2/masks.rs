//! Part kinds of the 2x2x2x2 that can be solved by themselves.

use crate::puzzle::masks::{PartGroup, PartKind, whole};
use crate::puzzle::part_places::PlaceShape;

/// The part kinds. Unless a place says otherwise, the cell is I, and the block lies in it.
pub(super) static KINDS: &[PartKind] = &[
    PartKind::new("block", PartGroup::Blocks, (PlaceShape::Sides(2), &["DI"]), |at, _, piece| {
        whole(at.letters_of_first().into_iter().all(|c| piece.contains(c)))
    }),
    PartKind::new("cell", PartGroup::Layers, (PlaceShape::Sides(1), &["I"]), |at, letter, _| {
        whole(letter == at.face())
    }),
    PartKind::new("layer", PartGroup::Layers, (PlaceShape::Sides(1), &["I"]), |at, _, piece| {
        whole(piece.contains(at.face()))
    }),
];
