//! The parts of this puzzle that people solve by themselves.

use crate::puzzle::masks::{PartGroup, PartKind, whole};
use crate::puzzle::part_places::PlaceShape;

/// The kinds. Unless a place says otherwise, the cell is that of I, and the block lies in it.
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
